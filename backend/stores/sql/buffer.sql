-- Buffers. A live buffer is one that is not deleted.

-- name: buffer.list
with page as (
    select id, name, slug, description, icon, routing_instructions, needs_review, feedback_count, created_at, updated_at,
           surged_at
    from buffer
    where organization = :organization and deleted_at is null and id < :before
    order by id desc
    limit :limit offset :offset
)
select (select count(*) from buffer where organization = :organization and deleted_at is null) as total,
       page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: buffer.listDeleted
-- Deleted buffers that can still be restored, the last deleted first, each with its time of deletion.
with page as (
    select id, name, slug, description, icon, routing_instructions, needs_review, feedback_count, created_at, updated_at,
           surged_at, deleted_at
    from buffer
    where organization = :organization and deleted_at is not null and purging_at is null
    order by deleted_at desc, id desc
    limit :limit offset :offset
)
select (select count(*) from buffer
        where organization = :organization and deleted_at is not null and purging_at is null) as total,
       page.*
from (select 1) as one left join page on true
order by page.deleted_at desc, page.id desc

-- name: buffer.find
select id, name, slug, description, icon, routing_instructions, needs_review, feedback_count, created_at, updated_at,
       surged_at
from buffer
where organization = :organization and deleted_at is null and (id = :id or slug = :slug)

-- name: buffer.findDeleted
select id, name, slug, description, icon, routing_instructions, needs_review, feedback_count, created_at, updated_at,
       surged_at
from buffer
where organization = :organization and deleted_at is not null and purging_at is null and (id = :id or slug = :slug)
order by deleted_at desc, id desc
limit 1

-- name: buffer.all
-- The texts of every live buffer, for classifiers.
select id, name, slug, coalesce(description, ''), coalesce(routing_instructions, '')
from buffer
where organization = :organization and deleted_at is null
order by id

-- name: buffer.slugsLike
-- The slugs in use among a base and its numbered forms.
select slug
from buffer
where organization = :organization and deleted_at is null and starts_with(slug, :base)

-- name: buffer.insert
insert into buffer (organization, id, name, slug, description, icon, routing_instructions, needs_review,
                    created_at, updated_at, change)
values (:organization, :id, :name, :slug, :description, :icon, :routing_instructions, :needs_review,
        :now, :now, :change)

-- name: buffer.update
update buffer
set name = :name, slug = :slug, description = :description, icon = :icon,
    routing_instructions = :routing_instructions, needs_review = :needs_review, updated_at = :now, change = :change
where organization = :organization and id = :id

-- name: buffer.surge
-- Another server may have noticed the same.
update buffer set surged_at = :now, change = :change
where organization = :organization and id = any (:ids::bigint[]) and deleted_at is null
  and (surged_at is null or surged_at <= :now::timestamptz - interval '24 hours')

-- name: buffer.delete
update buffer set deleted_at = :now, change = :change
where organization = :organization and id = :id and deleted_at is null

-- name: buffer.restore
update buffer set deleted_at = null, slug = :slug, updated_at = :now, change = :change
where organization = :organization and id = :id

-- name: buffer.expired
-- Deleted buffers that are due to be removed, after the first :stayed, which could not be. buffer.beginPurge decides.
select organization, id
from buffer
where deleted_at < now() - make_interval(secs => :retention_seconds)
order by deleted_at, organization, id
limit :limit offset :stayed

-- name: buffer.beginPurge
-- Begins every part of a removal, under the organization's lock: no row if the buffer is not to be removed, because it was
-- restored or its items are moved. The first part makes the removal final: the buffer cannot be restored any more.
update buffer b
set purging_at = coalesce(purging_at, :now)
where organization = :organization and id = :id
  and (purging_at is not null or deleted_at < clock_timestamp() - make_interval(secs => :retention_seconds))
  and not exists (select 1 from buffer_move v
                  where v.organization = b.organization and v.ended_at is null and b.id in (v.source, v.destination))
returning id

-- name: buffer.purge
with gone as (
    delete from buffer
    where organization = :organization and id = :id and deleted_at is not null
    returning id
)
insert into tombstone (organization, kind, id, change)
select :organization, 'buffer', id, :change from gone

-- name: buffer.purgeItems
with part as materialized (
    select feedback from feedback_buffer where organization = :organization and buffer = :id limit :limit
)
delete from feedback_buffer m
using part
where m.organization = :organization and m.buffer = :id and m.feedback = part.feedback

-- name: buffer.purgeExamples
with part as materialized (
    select feedback from routing_example where organization = :organization and buffer = :id limit :limit
)
delete from routing_example e
using part
where e.organization = :organization and e.buffer = :id and e.feedback = part.feedback

-- name: buffer.assign
insert into feedback_buffer (organization, buffer, feedback, by_hand, language, assigned_at)
values (:organization, :buffer, :feedback, true,
        (select language from feedback where organization = :organization and id = :feedback), :now)
on conflict (organization, buffer, feedback) do nothing

-- name: buffer.keep
-- Turns an assignment of the classifier into one of a person, which the statistics follow.
with kept as (
    update feedback_buffer set by_hand = true
    where organization = :organization and buffer = :buffer and feedback = :feedback and not by_hand
    returning organization, feedback
)
update feedback f
set change = s.change
from kept k join organization_state s on s.organization = k.organization
where f.organization = k.organization and f.id = k.feedback

-- name: buffer.remove
delete from feedback_buffer
where organization = :organization and buffer = :buffer and feedback = :feedback

-- name: buffer.ofFeedback
select b.id, b.name, b.slug
from feedback_buffer m
join buffer b on b.organization = m.organization and b.id = m.buffer
where m.organization = :organization and m.feedback = :feedback and b.deleted_at is null
order by b.id
