-- Reactions. Counts are kept by a trigger.

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

-- name: reaction.summary
-- The last 30 days by the database's clock, each with the votes of all time beside it.
select coalesce(c.thumbs_up, 0), coalesce(c.thumbs_down, 0), to_char(days.day, 'YYYY-MM-DD'),
       coalesce(d.thumbs_up, 0), coalesce(d.thumbs_down, 0)
from (select (clock_timestamp() at time zone 'UTC')::date - back as day
      from generate_series(29, 0, -1) as back) as days
left join reaction_count c on c.organization = :organization and c.target = :target
left join reaction_day d on d.organization = :organization and d.target = :target and d.day = days.day
order by days.day
