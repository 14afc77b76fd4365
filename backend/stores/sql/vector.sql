-- Vectors of texts, and how far they are made.

-- name: vector.lead
-- One backend makes vectors in the background. The lock is held until its connection ends.
select pg_try_advisory_lock(5260347113)

-- name: vector.next
-- The next organizations behind one, and whether something changed in them since their space was brought up to date.
select o.organization,
       (o.change, 9223372036854775807) > (coalesce(s.seen_change, 0), coalesce(s.seen_item, 0)) -- items of a change are many
from (select organization, change
      from organization_state
      where organization > :after
      order by organization
      limit :limit) o
left join lateral (
    select seen_change, seen_item
    from vector_space
    where organization = o.organization and model = :model and version = :version and dimension = :dimension
    limit 1
) s on true
order by o.organization

-- name: vector.addSpace
insert into vector_space (organization, model, version, dimension)
select organization, :model, :version, :dimension
from organization_state
where organization = :organization -- none of one that was removed since
on conflict (organization, model, version, dimension) do nothing

-- name: vector.spaces
-- The newest last.
select id, model, version, dimension, completed_at is not null, seen_change, seen_item
from vector_space
where organization = :organization
order by completed_at nulls last, id

-- name: vector.change
select coalesce(max(change), 0) from organization_state where organization = :organization

-- name: vector.page
-- Items behind a place in the order of changes, and the texts of those that need a vector. Routing makes
-- those of the items that it has not decided on: made here too, they are paid for twice. Its decision is a
-- change, which brings the item back.
select f.id, f.change, has.vector,
       case when has.vector then '' else coalesce(f.title, '') end,
       case when has.vector then '' else f.description end
from feedback f
left join feedback_vector v on v.organization = f.organization and v.space = :space and v.feedback = f.id
cross join lateral (select v.feedback is not null or f.routing_status = 'pending') as has (vector)
where f.organization = :organization and (f.change, f.id) > (:seen_change::bigint, :seen_item::bigint)
  and f.change <= :until
order by f.change, f.id
limit :limit

-- name: vector.store
-- Stores vectors of items whose texts are still the same. Items that somebody is changing are left out.
with given as materialized (
    select g.feedback, g.title, g.description, g.vector
    from unnest(:items::bigint[], :titles::text[], :descriptions::text[], :vectors::text[])
         as g (feedback, title, description, vector)
), unchanged as materialized (
    select f.id
    from feedback f
    join given g on g.feedback = f.id
    where f.organization = :organization and coalesce(f.title, '') = g.title and f.description = g.description
    for share of f skip locked
), stored as (
    insert into feedback_vector (organization, space, feedback, vector)
    select :organization, :space, g.feedback, decode(g.vector, 'hex')
    from given g
    join unchanged u on u.id = g.feedback
    on conflict (organization, space, feedback) do nothing
)
select id from unchanged

-- name: vector.buffers
-- Live buffers whose description has no vector, or that of other texts.
select b.id, b.name, b.description, b.hash
from (select id, name, concat_ws(E'\n', nullif(description, ''), nullif(routing_instructions, '')) as description,
             md5(concat_ws(E'\n', name, description, routing_instructions)) as hash
      from buffer
      where organization = :organization and deleted_at is null) b
where not exists (select from buffer_vector v
                  where v.organization = :organization and v.space = :space and v.buffer = b.id and v.hash = b.hash)
order by b.id
limit :limit

-- name: vector.storeBuffers
insert into buffer_vector (organization, space, buffer, hash, vector)
select :organization, :space, g.buffer, g.hash, decode(g.vector, 'hex')
from unnest(:buffers::bigint[], :hashes::text[], :vectors::text[]) as g (buffer, hash, vector)
join buffer b on b.organization = :organization and b.id = g.buffer
on conflict (organization, space, buffer) do update set hash = excluded.hash, vector = excluded.vector

-- name: vector.see
update vector_space
set seen_change = :seen_change, seen_item = :seen_item,
    completed_at = coalesce(completed_at, case when :complete then now() end)
where organization = :organization and id = :space

-- name: vector.forgetOthers
-- Deletes vectors of other spaces, a part at a time, and a space with its last vector.
with part as (
    select space, feedback
    from feedback_vector
    where organization = :organization and space in (select id from vector_space
                                                     where organization = :organization and id <> :space)
    limit :limit
), deleted as (
    delete from feedback_vector v
    using part
    where v.organization = :organization and v.space = part.space and v.feedback = part.feedback
    returning v.feedback
), emptied as (
    delete from vector_space s
    where s.organization = :organization and s.id <> :space and not exists (select from part)
)
select count(*) from deleted

-- name: vector.with
-- Which of the items have a vector.
select feedback from feedback_vector
where organization = :organization and space = :space and feedback = any (:items::bigint[])

-- name: vector.control
-- An item of which the vector is known, with a text that no server has to shorten.
select v.feedback, coalesce(f.title, ''), f.description, v.vector
from feedback_vector v
join feedback f on f.organization = v.organization and f.id = v.feedback
where v.organization = :organization and v.space = :space and length(f.description) <= 200
limit 1

-- name: vector.ofItems
select feedback, vector from feedback_vector
where organization = :organization and space = :space and feedback = any (:items::bigint[])

-- name: vector.ofBuffers
select v.buffer, v.vector
from buffer_vector v
join buffer b on b.organization = v.organization and b.id = v.buffer and b.deleted_at is null
where v.organization = :organization and v.space = :space

-- name: vector.stateOfBuffers
-- Another text for other vectors: a vector that is made again is a new row version.
select count(*) || '/' || coalesce(sum(v.xmin::text::bigint), 0)
from buffer_vector v
where v.organization = :organization and v.space = :space

-- name: vector.spent
-- Tokens that were used or set aside today.
select coalesce(sum(tokens + case when reserved_until > clock_timestamp() then reserved else 0 end), 0)::bigint
from embedding_usage
where organization = :organization and day = (clock_timestamp() at time zone 'UTC')::date

-- name: vector.reserve
-- As languagemodel.reserve.
insert into embedding_usage as u (organization, day, tokens, reserved, reserved_until)
select organization, (clock_timestamp() at time zone 'UTC')::date, 0, :tokens::bigint,
       clock_timestamp() + interval '5 minutes'
from organization_state
where organization = :organization and :tokens::bigint <= :limit::bigint
on conflict (organization, day) do update
set reserved = excluded.reserved + case when u.reserved_until > clock_timestamp() then u.reserved else 0 end,
    reserved_until = excluded.reserved_until
where u.tokens + case when u.reserved_until > clock_timestamp() then u.reserved else 0 end + excluded.reserved
      <= :limit::bigint
returning reserved

-- name: vector.spend
-- Adds to today's usage, and ends a reservation.
insert into embedding_usage as u (organization, day, tokens)
select organization, (clock_timestamp() at time zone 'UTC')::date, :tokens
from organization_state
where organization = :organization
on conflict (organization, day)
do update set tokens = u.tokens + excluded.tokens, reserved = greatest(u.reserved - :reserved::bigint, 0)

-- name: vector.purgeUsage
-- Removes the usage of some days more than 90 days ago, few enough for one statement.
delete from embedding_usage
where ctid = any (array(select ctid from embedding_usage where day < (now() at time zone 'UTC')::date - 90 limit :limit
                        for update skip locked))
