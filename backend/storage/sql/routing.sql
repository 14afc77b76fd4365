-- Routing: the queue, the decisions and what they do.

-- name: routing.claim
-- Takes due jobs for a while: until then no other worker gets them, and after it they are taken up again.
with due as (
    select organization, feedback
    from routing_job
    where due_at <= clock_timestamp()
    order by due_at
    limit :limit
    for update skip locked
), claimed as (
    update routing_job j
    set due_at = clock_timestamp() + make_interval(secs => :lease_seconds), attempts = j.attempts + 1
    from due
    where j.organization = due.organization and j.feedback = due.feedback
    returning j.organization, j.feedback, j.attempts
)
select c.organization, c.feedback, c.attempts, coalesce(f.title, ''), f.description
from claimed c
join feedback f on f.organization = c.organization and f.id = c.feedback
order by c.organization, c.feedback

-- name: routing.nextDue
-- Seconds until the next job is due; no row where none waits.
select greatest(extract(epoch from due_at - clock_timestamp()), 0)::double precision
from routing_job
order by due_at
limit 1

-- name: routing.settings
select o.ai_routing_enabled, o.auto_create_buffers, o.assign_threshold, o.review_threshold, o.create_threshold,
       (select count(*) from buffer b where b.organization = o.organization and b.deleted_at is null)
from organization o
where o.organization = :organization

-- name: routing.finishJob
-- Nothing is deleted where the job's lease was lost to another worker or a retry.
delete from routing_job
where organization = :organization and feedback = :feedback and attempts = :attempts
returning feedback

-- name: routing.postpone
update routing_job
set due_at = clock_timestamp() + make_interval(secs => :delay_seconds), last_error = :error
where organization = :organization and feedback = :feedback and attempts = :attempts

-- name: routing.enqueue
insert into routing_job (organization, feedback, due_at)
values (:organization, :feedback, :now)
on conflict (organization, feedback) do update set due_at = excluded.due_at, attempts = 0, last_error = null

-- name: routing.withdraw
-- What routing had assigned and does not assign any more. What people assigned stays.
delete from feedback_buffer
where organization = :organization and feedback = :feedback and not by_hand and buffer <> all (:buffers::bigint[])

-- name: routing.assign
-- Never into a buffer that is gone or that a person took the item out of; never over a person's choice.
insert into feedback_buffer (organization, buffer, feedback, by_hand, confidence, assigned_at)
select :organization, b.id, :feedback, false, chosen.confidence, :now
from unnest(:buffers::bigint[], :confidences::double precision[]) as chosen (buffer, confidence)
join buffer b on b.organization = :organization and b.id = chosen.buffer and b.deleted_at is null
where not exists (select 1 from routing_example e
                  where e.organization = :organization and e.feedback = :feedback and e.buffer = b.id
                    and not e.positive)
on conflict (organization, buffer, feedback) do update set confidence = excluded.confidence
returning buffer

-- name: routing.setStatus
update feedback
set routing_status = :status, needs_review = needs_review or :needs_review, updated_at = :now, change = :change
where organization = :organization and id = :feedback

-- name: routing.decide
insert into routing_decision (organization, feedback, attempts, decided_at, classifier, reasoning, candidates)
values (:organization, :feedback, :attempts, :now, :classifier, :reasoning, :candidates)
on conflict (organization, feedback)
do update set attempts = excluded.attempts, decided_at = excluded.decided_at, classifier = excluded.classifier,
              reasoning = excluded.reasoning, candidates = excluded.candidates

-- name: routing.details
select f.routing_status, coalesce(j.attempts, d.attempts, 0), d.decided_at, d.classifier, d.reasoning,
       coalesce(d.candidates, '[]')
from feedback f
left join routing_decision d on d.organization = f.organization and d.feedback = f.id
left join routing_job j on j.organization = f.organization and j.feedback = f.id
where f.organization = :organization and f.id = :feedback

-- name: routing.failedItems
select id from feedback where organization = :organization and routing_status = 'failed' order by id limit :limit
