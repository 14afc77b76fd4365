-- The texts of items in the order in which they changed, for indexes in memory that follow them.

-- name: textchange.after
-- The items that changed or were deleted after a place, with the number of each text; a row without one if there are none. Other
-- texts have other numbers.
select s.generation # (d.oid::bigint << 20), e.change, e.id, e.gone, e.hash
from organization_state s
join pg_database d on d.datname = current_database()
left join (
    select change, id, gone, hash
    from (
        (select change, id, false as gone,
                hashtextextended(concat(title, e'\n', left(description, :length)), 0) as hash
         from feedback
         where organization = :organization and (change, id) > (:change::bigint, :id::bigint)
         order by change, id limit :limit)
        union all
        (select change, id, true, 0
         from tombstone
         where organization = :organization and kind = 'feedback' and change >= :change::bigint
           and (change, id) > (:change::bigint, :id::bigint)
         order by change, id limit :limit)) each_kind
    order by change, id limit :limit) e on true
where s.organization = :organization
order by e.change, e.id

-- name: textchange.start
-- The number of the history, the change of the oldest of the newest items, of which there are a given number, and the most
-- frequent language.
select s.generation # (d.oid::bigint << 20),
       coalesce((select change from feedback where organization = :organization
                 order by change desc, id desc offset :items limit 1), 0),
       (select language from language_total
        where organization = :organization and language <> 'und'
        order by feedback desc, language
        limit 1)
from organization_state s
join pg_database d on d.datname = current_database()
where s.organization = :organization

-- name: textchange.texts
select id, coalesce(title, ''), left(description, :length)
from feedback
where organization = :organization and id = any (:ids::bigint[])
