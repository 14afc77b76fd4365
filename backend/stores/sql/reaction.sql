-- Reactions. A trigger maintains the counts.

-- name: reaction.byUser
-- The vote of a user, which a new one repeats or changes.
select id, value, created_at
from reaction
where organization = :organization and target = :target and not by_address
  and voter = (select sha256(o.voter_salt || convert_to(:voter, 'UTF8')) from organization o
               where o.organization = :organization)

-- name: reaction.byAddress
-- The vote of a client address in the last 24 hours.
select id, value, created_at
from reaction
where organization = :organization and target = :target and by_address
  and voter = (select sha256(o.voter_salt || convert_to(:voter, 'UTF8')) from organization o
               where o.organization = :organization)
  and created_at > :now::timestamptz - interval '24 hours'
order by created_at desc
limit 1

-- name: reaction.insert
insert into reaction (organization, id, target, voter, by_address, value, created_at, change)
select o.organization, :id, :target, sha256(o.voter_salt || convert_to(:voter, 'UTF8')), :by_address, :value, :now,
       :change
from organization o
where o.organization = :organization

-- name: reaction.change
update reaction set value = :value, change = :change
where organization = :organization and id = :id

-- name: reaction.forgetAddresses
-- Removes the hashes of some addresses that may vote again.
update reaction set voter = ''
where ctid = any (array(select ctid from reaction
                        where by_address and voter <> '' and created_at < now() - interval '24 hours'
                        limit :limit for update skip locked))
  and by_address and voter <> '' and created_at < now() - interval '24 hours'

-- name: reaction.summary
-- The last 30 days by the database's clock, each with the total votes.
with votes as materialized (
    select day, thumbs_up, thumbs_down
    from reaction_day
    where organization = :organization and target = :target
)
select (select coalesce(sum(thumbs_up), 0) from votes), (select coalesce(sum(thumbs_down), 0) from votes),
       to_char(days.day, 'YYYY-MM-DD'), coalesce(v.thumbs_up, 0), coalesce(v.thumbs_down, 0)
from (select (clock_timestamp() at time zone 'UTC')::date - back as day
      from generate_series(29, 0, -1) as back) as days
left join votes v on v.day = days.day
order by days.day
