-- Items of which it was never asked whether they say the same as others.

-- name: backlog.organizations
select organization from duplicate_backlog order by random() limit :limit

-- name: backlog.next
-- The next items, newest first: a row for each that is open, at least one row with where the part begins and ends. A duplicate
-- is compared, too: it may stand for itself again later.
with part as materialized (
    select f.id, f.open_rank, f.title, f.description
    from duplicate_backlog b
    join lateral (
        select id, open_rank, title, description
        from feedback f
        where f.organization = b.organization and f.id < b.before
        order by id desc
        limit :limit
    ) f on true
    where b.organization = :organization
)
select b.before, (select case when count(*) = :limit then min(id) end from part), p.id, p.title, p.description
from duplicate_backlog b
left join (
    select p.id, coalesce(p.title, '') as title, p.description
    from part p
    where p.open_rank < 3
) p on true
where b.organization = :organization
order by p.id desc

-- name: backlog.advance
update duplicate_backlog
set before = coalesce(:rest::bigint, before)
where organization = :organization and before = :before
returning organization

-- name: backlog.end
delete from duplicate_backlog where organization = :organization
