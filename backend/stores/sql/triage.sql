-- Triage records.

-- name: triage.find
select f.id, t.owner, t.owner_name, coalesce(t.state, 'open'), t.state_changed_at, t.snoozed_until,
       coalesce(t.tags, '[]'), t.duplicate_of, coalesce(t.duplicate_count, 0), t.updated_at
from feedback f
left join triage_record t on t.organization = f.organization and t.feedback = f.id
where f.organization = :organization and f.id = :id

-- name: triage.store
insert into feedback_triage (organization, feedback, owner, state, state_changed_at, snoozed_until, tags, language, updated_at)
values (:organization, :id, :owner, :state, :state_changed_at, :snoozed_until, :tags::text[],
        (select language from feedback where organization = :organization and id = :id), :now)
on conflict (organization, feedback)
do update set owner = excluded.owner, state = excluded.state, state_changed_at = excluded.state_changed_at,
              snoozed_until = excluded.snoozed_until, tags = excluded.tags, updated_at = excluded.updated_at

-- name: triage.create
-- Elements of the same index in the arrays belong together.
insert into feedback_triage (organization, feedback, tags, updated_at)
select :organization, id, array(select json_array_elements_text(n.tags::json)), :now
from unnest(:ids::bigint[], :tags::text[]) as n (id, tags)

-- name: triage.next
-- The oldest item that is open, awake and nobody's, and not one of those passed over. Comparing rows keeps the planner at the index of statuses.
select id
from ((select id
       from feedback
       where organization = :organization and record_code < 2 and routing_status <> 'pending'
         and id <> all (:passed_over::bigint[])
       order by id
       limit 1)
      union all
      (select id
       from feedback
       where organization = :organization and record_code < 2 and (routing_status, id) >= ('pending', 0)
         and (routing_status, id) <= ('pending', 9223372036854775807)
         and id <> all (:passed_over::bigint[])
       order by routing_status, id
       limit 1)) as f
order by id
limit 1

-- name: triage.nextInBuffer
select m.feedback
from feedback_buffer m
where m.organization = :organization and m.buffer = :buffer
  and (select f.record_code from feedback f where f.organization = :organization and f.id = m.feedback) < 2
  and m.feedback <> all (:passed_over::bigint[])
order by m.feedback
limit 1

-- name: triage.due
select feedback
from feedback_triage
where organization = :organization and snoozed_until <= :now
order by snoozed_until
limit :limit

-- name: triage.dueOrganizations
-- The first snooze of all tells whether the others, which may be many, are read at all.
select organization
from (select organization
      from feedback_triage
      where (select min(snoozed_until) from feedback_triage) <= (select clock_timestamp())
        and snoozed_until <= (select clock_timestamp())
      order by snoozed_until offset 0) as due -- in the order of the index of times
group by organization
order by random() -- so that all have their turn
limit :limit

-- name: triage.wake
-- Ends snoozes. Returns the items that are open.
update feedback_triage
set snoozed_until = null, updated_at = :now
where organization = :organization and feedback = any (:ids::bigint[]) and snoozed_until is not null
returning feedback, state = 'open'

-- name: triage.tags
-- Steps from tag to tag, because each has counts by buffer and language, too.
with recursive known (tag) as (
    select min(tag) from record_total where organization = :organization and tag > ''
    union all
    select (select min(t.tag) from record_total t where t.organization = :organization and t.tag > known.tag)
    from known
    where known.tag is not null
)
select known.tag, total.items
from known
cross join lateral (
    select sum(items)::bigint as items
    from triage_total t
    where t.organization = :organization and t.tag = known.tag and t.buffer = 0
) total
where total.items > 0
order by known.tag

-- name: triage.tagsWith
-- How many different tags there are with these.
with recursive known (tag) as (
    select min(tag) from record_total where organization = :organization and tag > ''
    union all
    select (select min(t.tag) from record_total t where t.organization = :organization and t.tag > known.tag)
    from known
    where known.tag is not null
)
select count(*)
from (select tag from known where tag is not null
      union
      select tag from unnest(:tags::text[]) as t (tag)) as known
