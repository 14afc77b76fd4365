-- Targets.

-- name: target.ensure
-- Finds or creates the target of that identity.
with made as (
    insert into target (organization, id, type, display_name, metadata, identity, created_at, change)
    values (:organization, :new_id, :type, :name, :metadata::json, decode(:identity, 'hex'), :now, :change)
    on conflict (organization, identity) do nothing
    returning id, type, display_name, metadata
)
select id, type, display_name, metadata from made
union all
select id, type, display_name, metadata
from target
where organization = :organization and identity = decode(:identity, 'hex')

-- name: target.find
select id, type, display_name, metadata
from target
where organization = :organization and id = :id

-- name: target.exists
select 1 from target where organization = :organization and id = :id

-- name: target.list
with page as (
    select id, type, display_name, metadata
    from target
    where organization = :organization and id < :before
    order by id desc
    limit :limit offset :offset
)
select (select targets from organization_state where organization = :organization) as total,
       page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: target.listOfType
with page as (
    select id, type, display_name, metadata
    from target
    where organization = :organization and type = :type and id < :before
    order by id desc
    limit :limit offset :offset
)
select (select count(*) from target where organization = :organization and type = :type) as total,
       page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: target.search
-- The name contains every word; the longest one is looked up in the index. NULL is any type.
with hit as materialized (
    select id
    from target
    where organization = :organization and (:type::text is null or type = :type)
      and folded_name like :longest and folded_name like all (:others::text[])
), page as (
    select id
    from hit
    where id < :before
    order by id desc
    limit :limit offset :offset
)
select (select count(*) from hit) as total, t.id, t.type, t.display_name, t.metadata
from (select 1) as one
left join (page join target t on t.organization = :organization and t.id = page.id) on true
order by page.id desc

-- name: target.feedback
with page as (
    select feedback as id
    from feedback_target
    where organization = :organization and target = :target and feedback < :before
    order by feedback desc
    limit :limit offset :offset
)
select (select count(*) from feedback_target where organization = :organization and target = :target) as total,
       f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, f.routing_status, f.created_at,
       f.updated_at
from (select 1) as one
left join (page join feedback f on f.organization = :organization and f.id = page.id) on true
order by page.id desc

-- name: target.point
-- Finds or creates targets and links feedback to them. A new target has the time of the oldest item that names it. Elements of the
-- same index in the arrays belong together.
with wanted as materialized (
    select *
    from unnest(:feedback::bigint[], :positions::bigint[], :new_ids::bigint[], :types::text[], :names::text[],
                :metadata::text[], :identities::text[], :created::text[])
         as w (feedback, position, new_id, type, name, metadata, identity, created)
), made as (
    insert into target (organization, id, type, display_name, metadata, identity, created_at, change)
    select distinct on (identity) :organization, new_id, type, name, metadata::json, decode(identity, 'hex'),
           created::timestamptz, :change
    from wanted
    order by identity, new_id
    on conflict (organization, identity) do nothing
    returning id, identity
), named as (
    insert into import_row (organization, kind, id, import, change, made_at)
    select :organization, 'target', id, :import::bigint, :change, :now from made where :import::bigint is not null
), known as (
    select id, identity from made
    union all
    select t.id, t.identity
    from target t
    where t.organization = :organization
      and t.identity in (select decode(identity, 'hex') from wanted)
)
insert into feedback_target (organization, feedback, target, position)
select distinct on (w.feedback, k.id) :organization, w.feedback, k.id, w.position
from wanted w join known k on k.identity = decode(w.identity, 'hex')
order by w.feedback, k.id, w.position
