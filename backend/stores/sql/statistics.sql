-- Plots. Days are numbers, counted from the first day of the period; arrays belong together. Buffer 0 is all feedback.
-- Items that say the same are counted once where that is wanted: those that are duplicates are taken off again.

-- name: statistics.feedbackPerDay
-- A row for each buffer with feedback, the one with the most first, and for the requested one.
select 'total', null::bigint, null::text, array_agg(day), array_agg(feedback)
from (select (began_at at time zone 'UTC')::date - :from::date as day, sum(feedback) as feedback
      from feedback_stretch
      where organization = :organization and began_at >= :from::date::timestamp at time zone 'UTC'
        and began_at < (:to::date + 1)::timestamp at time zone 'UTC'
      group by 1) all_feedback
where :buffer::bigint is null
union all
(select 'buffer', b.id, b.name, d.days, d.counts
 from buffer b
 cross join lateral (
     select array_agg(day - :from::date) as days, array_agg(feedback) as counts, sum(feedback) as items
     from statistics_day
     where organization = :organization and buffer = b.id and day between :from::date and :to::date and feedback > 0) d
 where b.organization = :organization and b.deleted_at is null and (:buffer::bigint is null or b.id = :buffer::bigint)
   and (d.days is not null or :buffer::bigint is not null)
 order by d.items desc, b.id)
union all
select 'unassigned', null, null, array_agg(day - :from::date), array_agg(nothing_matched + failed)
from statistics_day
where :buffer::bigint is null and organization = :organization and buffer = 0 and day between :from::date and :to::date

-- name: statistics.distinctFeedbackPerDay
-- The same without the items that are duplicates of others. A statement of its own: taking them off costs more than reading
-- the counts, even where nothing is taken off.
with duplicate as materialized (
    select b.buffer, p.day, count(*) as feedback, count(*) filter (where p.outcome in ('nothing_matched', 'failed')) as unassigned
    from feedback_triage t
    join statistics_item p on p.organization = t.organization and p.feedback = t.feedback
    cross join lateral unnest(p.buffers || 0::bigint) as b (buffer)
    where t.organization = :organization and t.duplicate_of is not null and p.day between :from::date and :to::date
    group by 1, 2
), counted as materialized (
    select buffer, day, sum(feedback) as feedback, sum(unassigned) as unassigned
    from (select s.buffer, s.day, s.feedback, s.nothing_matched + s.failed as unassigned
          from statistics_day s
          where s.organization = :organization and s.day between :from::date and :to::date
            and (:buffer::bigint is null or s.buffer = :buffer::bigint)
            and s.buffer in (select 0 union all select id from buffer where organization = :organization and deleted_at is null)
          union all
          select buffer, day, -feedback, -unassigned from duplicate) each_count
    group by 1, 2
)
select 'total', null::bigint, null::text, array_agg(day), array_agg(feedback)
from (select day, sum(feedback) as feedback
      from (select (began_at at time zone 'UTC')::date - :from::date as day, feedback
            from feedback_stretch
            where organization = :organization and began_at >= :from::date::timestamp at time zone 'UTC'
              and began_at < (:to::date + 1)::timestamp at time zone 'UTC'
            union all
            select day - :from::date, -feedback from duplicate where buffer = 0) each_count
      group by 1) all_feedback
where :buffer::bigint is null
union all
(select 'buffer', b.id, b.name, d.days, d.counts
 from buffer b
 left join (select buffer, array_agg(day - :from::date) as days, array_agg(feedback) as counts, sum(feedback) as items
            from counted
            where feedback > 0
            group by buffer) d on d.buffer = b.id
 where b.organization = :organization and b.deleted_at is null and (:buffer::bigint is null or b.id = :buffer::bigint)
   and (d.days is not null or :buffer::bigint is not null)
 order by d.items desc, b.id)
union all
select 'unassigned', null, null, array_agg(day - :from::date), array_agg(unassigned)
from counted
where :buffer::bigint is null and buffer = 0

-- name: statistics.buffers
-- The requested buffers, the one with the most first, and a row for no buffer.
with duplicate as materialized (
    select b.buffer, p.day >= :from::date as is_now, count(*) as feedback,
           count(*) filter (where p.outcome in ('nothing_matched', 'failed')) as unassigned
    from feedback_triage t
    join statistics_item p on p.organization = t.organization and p.feedback = t.feedback
    cross join lateral unnest(p.buffers || 0::bigint) as b (buffer)
    where :once::boolean and t.organization = :organization and t.duplicate_of is not null
      and p.day between :from::date - :days::integer and :to::date
    group by 1, 2
), counted as materialized (
    select buffer, day >= :from::date as is_now, sum(feedback) as feedback, sum(nothing_matched + failed) as unassigned
    from statistics_day
    where organization = :organization and (:buffer::bigint is null or buffer = :buffer::bigint)
      and day between :from::date - :days::integer and :to::date
    group by 1, 2
    union all
    select buffer, is_now, -feedback, -unassigned from duplicate
)
(select b.id, b.name, d.now, d.before
 from buffer b
 cross join lateral (
     select coalesce(sum(feedback) filter (where is_now), 0)::bigint as now,
            coalesce(sum(feedback) filter (where not is_now), 0)::bigint as before
     from counted
     where buffer = b.id) d
 where b.organization = :organization and b.deleted_at is null and (:buffer::bigint is null or b.id = :buffer::bigint)
 order by d.now desc, b.id)
union all
select null, null, coalesce(sum(unassigned) filter (where is_now), 0)::bigint,
       coalesce(sum(unassigned) filter (where not is_now), 0)::bigint
from counted
where :buffer::bigint is null and buffer = 0

-- name: statistics.routing
-- For all feedback also the total of a day; items without an outcome are pending.
select day - :from::date, null::bigint, assigned, review, nothing_matched, failed, pending, by_hand
from statistics_day
where organization = :organization and buffer = coalesce(:buffer::bigint, 0) and day between :from::date and :to::date
union all
select (began_at at time zone 'UTC')::date - :from::date, sum(feedback), null, null, null, null, null, null
from feedback_stretch
where :buffer::bigint is null and organization = :organization
  and began_at >= :from::date::timestamp at time zone 'UTC' and began_at < (:to::date + 1)::timestamp at time zone 'UTC'
group by 1

-- name: statistics.confidence
select band, sum(decisions), sum(kept), sum(corrected)
from statistics_decision
where organization = :organization and buffer = coalesce(:buffer::bigint, 0) and day between :from::date and :to::date
group by band

-- name: statistics.clients
-- The clients that sent the most, each with the total of all clients.
select nullif(client, '/'), sum(feedback), sum(sum(feedback)) over ()
from statistics_client
where organization = :organization and buffer = coalesce(:buffer::bigint, 0) and day between :from::date and :to::date
group by client
having sum(feedback) > 0
order by 2 desc, client
limit :limit

-- name: statistics.languages
-- The languages with the most feedback, each with the total of all languages.
select language, sum(feedback), sum(sum(feedback)) over ()
from statistics_language
where organization = :organization and day between :from::date and :to::date
group by language
having sum(feedback) > 0
order by 2 desc, language
limit :limit

-- name: statistics.targets
-- Sums whole months from months, and the rest from days.
with whole as materialized (
    select (date_trunc('month', :from::date - 1) + interval '1 month')::date as begun,
           date_trunc('month', :to::date + 1)::date as ended
), voted as materialized (
    select target, sum(thumbs_up) as up, sum(thumbs_down) as down
    from (select target, thumbs_up, thumbs_down
          from reaction_month
          where organization = :organization and month >= (select begun from whole) and month < (select ended from whole)
          union all
          select target, thumbs_up, thumbs_down
          from reaction_day
          where organization = :organization
            and day between :from::date and least(:to::date, (select begun - 1 from whole))
          union all
          select target, thumbs_up, thumbs_down
          from reaction_day
          where organization = :organization
            and day between (select greatest(begun, ended) from whole) and :to::date) votes
    group by target
    having sum(thumbs_up + thumbs_down) > 0
    order by sum(thumbs_up + thumbs_down) desc, target
    limit :limit
)
select t.id, t.type, t.display_name, v.up, v.down,
       (select coalesce(sum(feedback), 0)
        from statistics_target
        where organization = :organization and target = v.target and day between :from::date and :to::date)
from voted v
join target t on t.organization = :organization and t.id = v.target
order by v.up + v.down desc, v.target

-- name: statistics.triageTimes
-- The number of items by waiting time, shortest first; the row without a time counts those that still wait.
select waited, sum(feedback)
from statistics_wait
where organization = :organization and buffer = coalesce(:buffer::bigint, 0) and day between :from::date and :to::date
group by waited
having sum(feedback) > 0
union all
select null, coalesce(sum(waiting), 0)
from statistics_day
where organization = :organization and buffer = coalesce(:buffer::bigint, 0) and day between :from::date and :to::date
order by 1

-- name: statistics.workDays
-- What was created, done and declined on each day of the period.
select 'opened', (began_at at time zone 'UTC')::date - :from::date, sum(feedback)::bigint
from feedback_stretch
where organization = :organization and began_at >= :from::date::timestamp at time zone 'UTC'
  and began_at < (:to::date + 1)::timestamp at time zone 'UTC'
group by 2
union all
select state, day - :from::date, sum(items)::bigint
from work_day
where organization = :organization and day between :from::date and :to::date
group by 1, 2
union all
select 'opened', day_of(f.created_at) - :from::date, -count(*)
from feedback_triage t
join feedback f on f.organization = t.organization and f.id = t.feedback
where :once::boolean and t.organization = :organization and t.duplicate_of is not null
  and day_of(f.created_at) between :from::date and :to::date
group by 2
union all
select t.state, day_of(coalesce(t.state_changed_at, t.updated_at)) - :from::date, -count(*)
from feedback_triage t
where :once::boolean and t.organization = :organization and t.duplicate_of is not null and t.state <> 'open'
  and day_of(coalesce(t.state_changed_at, t.updated_at)) between :from::date and :to::date
group by 1, 2

-- name: statistics.workAges
-- The open items by the band of their age, from 0.
select width_bucket(day_of(now()) - day_of(began_at), :ends::integer[]), sum(feedback)::bigint
from (select s.began_at, s.feedback - coalesce(w.items, 0) as feedback
      from feedback_stretch s
      left join work_stretch w on w.organization = s.organization and w.began_at = s.began_at
      where s.organization = :organization
      union all
      select stretch_of(f.created_at), -1
      from feedback_triage t
      join feedback f on f.organization = t.organization and f.id = t.feedback
      where :once::boolean and t.organization = :organization and t.duplicate_of is not null and t.state = 'open') counted
group by 1

-- name: statistics.workWaits
select waited, sum(items)::bigint
from (select waited, items
      from work_wait
      where organization = :organization and day between :from::date and :to::date
      union all
      select waiting_class(f.created_at, coalesce(t.state_changed_at, t.updated_at)), -1
      from feedback_triage t
      join feedback f on f.organization = t.organization and f.id = t.feedback
      where :once::boolean and t.organization = :organization and t.duplicate_of is not null and t.state = 'done'
        and day_of(coalesce(t.state_changed_at, t.updated_at)) between :from::date and :to::date) counted
group by waited
having sum(items) > 0
order by waited

-- name: statistics.workOwners
-- The owners of open items, and of those that were closed in the period; those without one in one row. What nobody has
-- worked on is open, too.
with work as materialized (
    select owner, sum(items) as open, 0 as done, 0 as declined
    from triage_total
    where organization = :organization and tag = '' and buffer = 0 and state = 'open' and not (:once::boolean and duplicate)
    group by owner
    union all
    select 0, s.feedback - (select coalesce(sum(items), 0) from triage_total
                            where organization = :organization and tag = '' and buffer = 0), 0, 0
    from organization_state s
    where s.organization = :organization
    union all
    select owner, 0, sum(items) filter (where state = 'done'), sum(items) filter (where state = 'declined')
    from work_day
    where organization = :organization and day between :from::date and :to::date
    group by owner
    union all
    select coalesce(t.owner, 0), 0, -count(*) filter (where t.state = 'done'), -count(*) filter (where t.state = 'declined')
    from feedback_triage t
    where :once::boolean and t.organization = :organization and t.duplicate_of is not null and t.state <> 'open'
      and day_of(coalesce(t.state_changed_at, t.updated_at)) between :from::date and :to::date
    group by 1
)
select m.id, m.name, coalesce(sum(w.open), 0)::bigint, coalesce(sum(w.done), 0)::bigint,
       coalesce(sum(w.declined), 0)::bigint
from work w
left join member m on m.organization = :organization and m.id = w.owner
group by m.id, m.name
having coalesce(sum(w.open), 0) + coalesce(sum(w.done), 0) + coalesce(sum(w.declined), 0) > 0
order by coalesce(sum(w.open), 0) + coalesce(sum(w.done), 0) + coalesce(sum(w.declined), 0) desc, m.id
limit :limit

-- name: statistics.defer
select set_config('triage.statistics', 'later', true)

-- name: statistics.resume
select set_config('triage.statistics', '', true)

-- name: statistics.countActs
-- Counts the items of which this change says in their timelines what a member did.
select count_statistics(array_agg(:organization::bigint), array_agg(feedback), array_agg(created_at))
from (select distinct feedback, created_at from note
      where organization = :organization and change = :change and kind = 'activity' and member is not null) acted
having count(*) > 0
