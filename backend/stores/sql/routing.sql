-- Routing: the queue, the decisions and their effects.

-- name: routing.settings
select o.ai_routing_enabled, o.auto_create_buffers, o.assign_threshold, o.review_threshold, o.create_threshold,
       (select count(*) from buffer b where b.organization = o.organization and b.deleted_at is null),
       o.auto_merge_threshold is not null, s.generation, s.profile_change, s.example_change
from organization o
join organization_state s on s.organization = o.organization
where o.organization = :organization

-- name: routing.learningStates
select s.organization, s.generation, s.profile_change, s.example_change
from unnest(:organizations::bigint[]) as o (organization)
join organization_state s on s.organization = o.organization

-- name: routing.settle
-- Completes the jobs of claimed items and stores the decisions in one statement. Returns a row for each item and buffer that
-- holds it through routing, and whether that asks for a review; items have the places that they are given in. Skips deleted items
-- and those whose lease was lost to another worker or a retry. Each row is looked up by its whole key, however many rows the
-- organizations have.
with given as materialized (
    select *
    from unnest(:organizations::bigint[], :changes::bigint[], :feedback::bigint[], :attempts::integer[], :owners::text[],
                :statuses::text[], :classifiers::text[], :reasonings::text[], :reasons::text[], :candidates::text[],
                :weighed::text[], :scores::text[], :bests::double precision[]) with ordinality
         as g (organization, change, feedback, attempts, owner, status, classifier, reasoning, reason, candidates, weighed,
               scores, confidence, place)
), held as materialized (
    select g.place, j.job
    from given g
    cross join lateral (
        select ctid as job from routing_job
        where organization = g.organization and feedback = g.feedback and claimed_by = g.owner
        for update
    ) as j
), mine as (
    delete from routing_job j
    using held
    where j.ctid = held.job
    returning j.organization, j.feedback, held.place
), chosen as materialized (
    -- Never a buffer that is gone or that a person took the item out of. A doubtful one asks for a review, unless a person
    -- put the item there or confirmed it. outcomeOf() in routinginsightservice.cpp follows the same rules.
    select mine.organization, mine.feedback, c.place, c.buffer, c.confidence, m.feedback is not null as held,
           c.is_doubtful and not coalesce(m.by_hand, false) and e.feedback is null as asks_review
    from unnest(:chosen_places::bigint[], :chosen_buffers::bigint[], :confidences::double precision[],
                :doubtful::boolean[])
         as c (place, buffer, confidence, is_doubtful)
    join mine on mine.place = c.place
    cross join lateral (select from buffer
                        where organization = mine.organization and id = c.buffer and deleted_at is null
                        limit 1) b
    left join lateral (select feedback, by_hand from feedback_buffer
                       where organization = mine.organization and feedback = mine.feedback and buffer = c.buffer
                       limit 1) m on true
    left join lateral (select feedback, positive from routing_example
                       where organization = mine.organization and feedback = mine.feedback and buffer = c.buffer and not withdrawn
                       limit 1) e on true
    where coalesce(e.positive, true)
), asked as (
    select distinct place from chosen where asks_review
), withdrawn as (
    -- What routing had assigned and does not assign any more. What people assigned stays.
    delete from feedback_buffer m
    using mine
    where m.organization = mine.organization and m.feedback = mine.feedback and not m.by_hand
      and not exists (select 1
                      from unnest(:chosen_places::bigint[], :chosen_buffers::bigint[]) as c (place, buffer)
                      where c.place = mine.place and c.buffer = m.buffer)
    returning m.organization, m.buffer, mine.place
), assigned as (
    -- Never over a person's choice.
    insert into feedback_buffer (organization, buffer, feedback, by_hand, confidence, language, assigned_at)
    select organization, buffer, feedback, false, confidence,
           (select f.language from feedback f where f.organization = chosen.organization and f.id = chosen.feedback), :now
    from chosen
    on conflict (organization, buffer, feedback) do update set confidence = excluded.confidence
), moved as (
    -- How many live buffers more or less hold each item.
    select place, sum(step) as step
    from (select place, (not held)::integer as step from chosen
          union all
          select w.place, -1
          from withdrawn w
          cross join lateral (select from buffer
                              where organization = w.organization and id = w.buffer and deleted_at is null
                              limit 1) b
         ) as steps
    group by place
), marked as (
    update feedback f
    set routing_status = g.status,
        -- Withdraws what routing asked for before, and nothing else.
        needs_review = (f.needs_review and not f.review_by_routing) or asked.place is not null,
        review_by_routing = asked.place is not null and not (f.needs_review and not f.review_by_routing),
        live_buffers = f.live_buffers + coalesce(moved.step, 0), updated_at = :now, change = g.change
    from mine
    join given g on g.place = mine.place
    left join moved on moved.place = mine.place
    left join asked on asked.place = mine.place
    where f.organization = mine.organization and f.id = mine.feedback
), decided as (
    insert into routing_decision (organization, feedback, attempts, decided_at, classifier, reasoning, reason,
                                  candidates, change, assigned, weighed, scores, confidence, asked)
    select g.organization, g.feedback, g.attempts, :now, g.classifier, g.reasoning,
           nullif(g.reason, 'null')::json, g.candidates::json, g.change,
           coalesce((select array_agg(c.buffer) from chosen c where c.place = g.place), '{}'),
           g.weighed::bigint[], g.scores::real[], nullif(g.confidence, -1),
           exists (select 1 from asked where asked.place = g.place)
    from mine join given g on g.place = mine.place
    on conflict (organization, feedback)
    do update set attempts = excluded.attempts, decided_at = excluded.decided_at, classifier = excluded.classifier,
                  reasoning = excluded.reasoning, reason = excluded.reason, candidates = excluded.candidates, change = excluded.change,
                  assigned = excluded.assigned, weighed = excluded.weighed, scores = excluded.scores,
                  confidence = excluded.confidence, asked = excluded.asked, outcome = null, resolved_at = null
), forgotten as (
    -- A new decision is a new beginning.
    delete from routing_lesson l using mine where l.organization = mine.organization and l.feedback = mine.feedback
), tallied as (
    insert into routing_tally as t (organization, week, buffer, items)
    select n.organization, date_trunc('week', :now::timestamptz at time zone 'UTC')::date, n.buffer, n.items
    from (select mine.organization, coalesce(chosen.buffer, 0) as buffer, count(*) as items
          from mine join given g on g.place = mine.place left join chosen on chosen.place = mine.place
          where g.status = 'routed'
          group by mine.organization, coalesce(chosen.buffer, 0)) n
    on conflict (organization, week, buffer) do update set items = t.items + excluded.items
)
select mine.place, chosen.buffer, coalesce(chosen.asks_review, false)
from mine left join chosen on chosen.place = mine.place
order by mine.place

-- name: routing.enqueue
-- Queues the items for routing again, from the first attempt. Items that were deleted meanwhile get no job.
with wanted as materialized (
    select id from feedback where organization = :organization and id = any (:feedback::bigint[])
), queued as (
    insert into routing_job (organization, feedback, due_at)
    select :organization, id, :now from wanted
    on conflict (organization, feedback) do update set due_at = excluded.due_at, attempts = 0, delay_seconds = 0,
                                                         claimed_by = null, last_error = null
)
update feedback f
set routing_status = 'pending', updated_at = :now, change = :change
from wanted w
where f.organization = :organization and f.id = w.id

-- name: routing.details
select f.routing_status, coalesce(j.attempts, d.attempts, 0), d.decided_at, d.classifier, d.reasoning, d.reason,
       coalesce(d.candidates, '[]'), d.outcome
from feedback f
left join routing_decision d on d.organization = f.organization and d.feedback = f.id
left join routing_job j on j.organization = f.organization and j.feedback = f.id
where f.organization = :organization and f.id = :feedback

-- name: routing.failedItems
select id from feedback where organization = :organization and routing_status = 'failed' order by id limit :limit

-- name: routing.fallbacks
-- Items that the embedded classifier routed instead of the language model, without those that people judged.
select d.feedback
from routing_decision d
join feedback f on f.organization = d.organization and f.id = d.feedback and f.routing_status = 'routed'
where d.organization = :organization and d.feedback > :after and right(d.classifier, 10) = '(fallback)' and d.outcome is null
order by d.feedback
limit :limit

-- name: routing.pendingOf
select count(*) from routing_job where organization = :organization and feedback = any (:items::bigint[])
