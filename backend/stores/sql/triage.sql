-- Triage records.

-- name: triage.find
select f.id, t.owner, t.owner_name, coalesce(t.state, 'open'), t.state_changed_at, t.snoozed_until,
       coalesce(t.tags, '[]'), t.duplicate_of, coalesce(t.duplicate_count, 0), t.updated_at
from feedback f
left join triage_record t on t.organization = f.organization and t.feedback = f.id
where f.organization = :organization and f.id = :id

-- name: triage.store
insert into feedback_triage (organization, feedback, owner, state, state_changed_at, snoozed_until, tags, updated_at)
values (:organization, :id, :owner, :state, :state_changed_at, :snoozed_until, :tags::text[], :now)
on conflict (organization, feedback)
do update set owner = excluded.owner, state = excluded.state, state_changed_at = excluded.state_changed_at,
              snoozed_until = excluded.snoozed_until, tags = excluded.tags, updated_at = excluded.updated_at

-- name: triage.tagsWith
-- How many different tags there are with these.
select count(*)
from (select tag from triage_total where organization = :organization and tag <> ''
      union
      select tag from unnest(:tags::text[]) as t (tag)) as known
