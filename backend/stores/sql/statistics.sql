-- Plots of what lies between times: those at which each day of a period begins in its time zone, and the end of the last one; or the
-- beginning and the end of a period. Days are numbers, counted from the first day of the period; arrays belong together. Buffer 0 is
-- all feedback. Items that say the same are counted once where that is wanted: those that are duplicates are taken off again.

-- name: statistics.reached
-- The time whose changes are counted: now, unless the newest change is not counted yet.
select case when p.change = s.change then clock_timestamp()
            else least(greatest(p.reached_at, o.created_at), clock_timestamp()) end
from organization_state s
join organization o on o.organization = s.organization
left join statistics_position p on p.organization = s.organization
where s.organization = :organization

-- name: statistics.behind
-- Those of the organizations with changes that are not counted, first those whose turn was longest ago.
select s.organization
from unnest(:organizations::bigint[]) as o (organization)
join organization_state s on s.organization = o.organization
left join statistics_position p on p.organization = o.organization
where p.change is distinct from s.change
order by p.reached_at nulls first, s.organization

-- name: statistics.next
-- The next organizations behind one, and whether they have changes that are not counted.
select s.organization, p.change is distinct from s.change
from (select organization, change
      from organization_state
      where organization > :after
      order by organization
      limit :limit) s
left join statistics_position p on p.organization = s.organization
order by s.organization

-- name: statistics.count
-- Nobody waits for the disk: what a crash of PostgreSQL takes back is counted again.
select count_statistics(:organization, :most)
from set_config('synchronous_commit', 'off', true) as unflushed

-- name: statistics.dueForSurges
-- Organizations in whose buffers surges are to be looked for: something was counted, and the last look is minutes ago. A look
-- that is further ahead than it can be was put there before the clock was set back.
select organization, change
from ((select organization, change, surge_due_at
       from statistics_position
       where surge_due_at <= now()
       order by surge_due_at
       limit :limit)
      union all
      (select organization, change, surge_due_at
       from statistics_position
       where surge_due_at > now() + interval '301 seconds'
       limit :limit)) as due
order by surge_due_at
limit :limit

-- name: statistics.recentHours
-- How much feedback live buffers of some organizations received in the last six hours, in the eighteen before, and in the same
-- hours of each of the 28 days before, oldest first. Leaves out buffers with little feedback, those whose surge was noticed
-- within a day, and organizations that another server has looked at since they were found to be due.
with moment as materialized (
    select date_bin('15 minutes', clock_timestamp(), timestamptz '2000-01-01 00:00:00Z') + interval '15 minutes' as ends_at
), times as materialized (
    select array_agg(m.ends_at - d.days * interval '24 hours' - h.hours * interval '1 hour'
                     order by d.days desc, h.hours desc) as edges
    from moment m, generate_series(0, 29) as d (days), unnest('{6,0}'::integer[]) as h (hours)
    where d.days < 29 or h.hours = 0
), busy as materialized (
    select b.organization, b.id
    from moment m
    cross join unnest(:organizations::bigint[]) as o (organization)
    cross join lateral (
        select organization, id
        from buffer
        where (select surge_due_at is not null from statistics_position where organization = o.organization)
          and organization = o.organization and deleted_at is null and not needs_review
          and (surged_at is null or surged_at <= clock_timestamp() - interval '24 hours')
        offset 0
    ) as b
    where (select sum(d.feedback)
           from statistics_day d
           where d.organization = b.organization and d.buffer = b.id
             and d.day >= ((m.ends_at - interval '24 hours') at time zone 'UTC')::date) >= :least
)
select b.organization, b.id, array_agg(c.number), array_agg(c.feedback)
from busy b
cross join times t
cross join lateral counts_of_pieces(b.organization, b.id, t.edges) as c
group by b.organization, b.id

-- name: statistics.surgesLookedFor
-- What was counted during the look has its own, later; what was half counted meanwhile has it when all is counted. Nobody waits for
-- the disk: a look that a crash of PostgreSQL forgets is made once more.
update statistics_position p
set surges_at = clock_timestamp(), surge_due_at = case when p.change <> l.change then clock_timestamp() + interval '5 minutes' end
from set_config('synchronous_commit', 'off', true) as unflushed,
     unnest(:organizations::bigint[], :changes::bigint[]) as l (organization, change)
where p.organization = l.organization
  and coalesce(p.surge_due_at > '-infinity', false) -- not as "is not null", for which the planner would read all that are due

-- name: statistics.postponeSurges
update statistics_position set surge_due_at = now() + interval '5 minutes'
where organization = :organization and surge_due_at is not null

-- name: statistics.feedbackPerDay
-- A row for each buffer with feedback, the one with the most first, and for the requested one.
with duplicate as materialized (
    select b.buffer, d.number, count(*) as feedback, count(*) filter (where p.outcome in ('nothing_matched', 'failed')) as unassigned
    from feedback_triage t
    join statistics_item p on p.organization = t.organization and p.feedback = t.feedback
    join pieces_of(:times::timestamptz[]) as d on d.day = p.day and p.quarter > d.began and p.quarter <= d.ended
    cross join lateral unnest(p.buffers || 0::bigint) as b (buffer)
    where :once::boolean and t.organization = :organization and t.duplicate_of is not null
    group by 1, 2
), counted as materialized (
    select buffer, number, sum(feedback) as feedback, sum(unassigned) as unassigned
    from (select buffer, number, feedback, nothing_matched + failed as unassigned
          from counts_of_pieces(:organization, :buffer::bigint, :times::timestamptz[])
          union all
          select buffer, number, -feedback, -unassigned from duplicate) each_count
    group by 1, 2
)
select 'total', null::bigint, null::text, array_agg(number), array_agg(feedback)
from counted
where :buffer::bigint is null and buffer = 0
union all
(select 'buffer', b.id, b.name, d.days, d.counts
 from buffer b
 left join (select buffer, array_agg(number) as days, array_agg(feedback) as counts, sum(feedback) as items
            from counted
            where feedback > 0
            group by buffer) d on d.buffer = b.id
 where b.organization = :organization and b.deleted_at is null and (:buffer::bigint is null or b.id = :buffer::bigint)
   and (d.days is not null or :buffer::bigint is not null)
 order by d.items desc, b.id)
union all
select 'unassigned', null, null, array_agg(number), array_agg(unassigned)
from counted
where :buffer::bigint is null and buffer = 0

-- name: statistics.buffers
-- The requested buffers, the one with the most first, and a row for no buffer. Stretch 0 is the period before, 1 the period.
with duplicate as materialized (
    select b.buffer, d.number, count(*) as feedback, count(*) filter (where p.outcome in ('nothing_matched', 'failed')) as unassigned
    from feedback_triage t
    join statistics_item p on p.organization = t.organization and p.feedback = t.feedback
    join pieces_of(:times::timestamptz[]) as d on d.day = p.day and p.quarter > d.began and p.quarter <= d.ended
    cross join lateral unnest(p.buffers || 0::bigint) as b (buffer)
    where :once::boolean and t.organization = :organization and t.duplicate_of is not null
    group by 1, 2
), counted as materialized (
    select buffer, number, sum(feedback) as feedback, sum(nothing_matched + failed) as unassigned
    from counts_of_pieces(:organization, :buffer::bigint, :times::timestamptz[])
    group by 1, 2
    union all
    select buffer, number, -feedback, -unassigned from duplicate
)
(select b.id, b.name, d.now, d.before
 from buffer b
 cross join lateral (
     select coalesce(sum(feedback) filter (where number = 1), 0)::bigint as now,
            coalesce(sum(feedback) filter (where number = 0), 0)::bigint as before
     from counted
     where buffer = b.id) d
 where b.organization = :organization and b.deleted_at is null and (:buffer::bigint is null or b.id = :buffer::bigint)
 order by d.now desc, b.id)
union all
select null, null, coalesce(sum(unassigned) filter (where number = 1), 0)::bigint,
       coalesce(sum(unassigned) filter (where number = 0), 0)::bigint
from counted
where :buffer::bigint is null and buffer = 0

-- name: statistics.routing
select number, sum(assigned), sum(review), sum(nothing_matched), sum(failed), sum(pending), sum(by_hand)
from counts_of_pieces(:organization, coalesce(:buffer::bigint, 0), :times::timestamptz[])
group by 1

-- name: statistics.confidence
with whole as materialized (
    select min(day) as first, max(day) as last from pieces_of(:times::timestamptz[]) where (began, ended) = (0, 96)
)
select band, sum(decisions)::bigint, sum(kept)::bigint, sum(corrected)::bigint
from (select band, decisions, kept, corrected
      from statistics_decision
      where organization = :organization and buffer = coalesce(:buffer::bigint, 0)
        and day between (select first from whole) and (select last from whole)
      union all
      select p.band, 1, (p.verdict is not distinct from 'kept')::int, (p.verdict is not distinct from 'corrected')::int
      from feedback_of_edges(:organization, :times::timestamptz[]) as f (id)
      join statistics_item p on p.organization = :organization and p.feedback = f.id
      where p.band is not null and (:buffer::bigint is null or :buffer::bigint = any (p.buffers))) counted
group by band
having sum(decisions) > 0

-- name: statistics.clients
-- The clients that sent the most, each with the total of all clients.
with whole as materialized (
    select min(day) as first, max(day) as last from pieces_of(:times::timestamptz[]) where (began, ended) = (0, 96)
)
select nullif(client, '/'), sum(feedback)::bigint, (sum(sum(feedback)) over ())::bigint
from (select client, feedback
      from statistics_client
      where organization = :organization and buffer = coalesce(:buffer::bigint, 0)
        and day between (select first from whole) and (select last from whole)
      union all
      select p.client, 1
      from feedback_of_edges(:organization, :times::timestamptz[]) as f (id)
      join statistics_item p on p.organization = :organization and p.feedback = f.id
      where :buffer::bigint is null or :buffer::bigint = any (p.buffers)) counted
group by client
having sum(feedback) > 0
order by 2 desc, client collate "C"
limit :limit

-- name: statistics.languages
-- The languages with the most feedback, each with the total of all languages.
with whole as materialized (
    select min(day) as first, max(day) as last from pieces_of(:times::timestamptz[]) where (began, ended) = (0, 96)
)
select language, sum(feedback)::bigint, (sum(sum(feedback)) over ())::bigint
from (select language, feedback
      from statistics_language
      where organization = :organization and day between (select first from whole) and (select last from whole)
      union all
      select p.language, 1
      from feedback_of_edges(:organization, :times::timestamptz[]) as f (id)
      join statistics_item p on p.organization = :organization and p.feedback = f.id
      where p.language is not null) counted
group by language
having sum(feedback) > 0
order by 2 desc, language collate "C"
limit :limit

-- name: statistics.targets
-- Sums whole months from months, the rest from days, and parts of days from votes.
with whole_days as materialized (
    select min(day) as first, max(day) as last from pieces_of(:times::timestamptz[]) where (began, ended) = (0, 96)
), whole as materialized (
    select (date_trunc('month', first - 1) + interval '1 month')::date as begun, date_trunc('month', last + 1)::date as ended,
           first, last
    from whole_days
), voted as materialized (
    select target, sum(thumbs_up)::bigint as up, sum(thumbs_down)::bigint as down
    from (select target, thumbs_up, thumbs_down
          from reaction_month
          where organization = :organization and month >= (select begun from whole) and month < (select ended from whole)
          union all
          select target, thumbs_up, thumbs_down
          from reaction_day
          where organization = :organization
            and day between (select first from whole) and (select least(last, begun - 1) from whole)
          union all
          select target, thumbs_up, thumbs_down
          from reaction_day
          where organization = :organization
            and day between (select greatest(begun, ended) from whole) and (select last from whole)
          union all
          select r.target, (r.value = 1)::int, (r.value = -1)::int
          from pieces_of(:times::timestamptz[]) as p
          join reaction r on r.organization = :organization and r.created_at >= p.began_at and r.created_at < p.ended_at
          where (p.began, p.ended) <> (0, 96)) votes
    group by target
    having sum(thumbs_up + thumbs_down) > 0
    order by sum(thumbs_up + thumbs_down) desc, target
    limit :limit
), pointed as materialized (
    select t.target, count(*) as feedback
    from feedback_of_edges(:organization, :times::timestamptz[]) as f (id)
    join feedback_target t on t.organization = :organization and t.feedback = f.id
    group by 1
)
select t.id, t.type, t.display_name, v.up, v.down,
       (select coalesce(sum(feedback), 0)::bigint
        from statistics_target
        where organization = :organization and target = v.target
          and day between (select first from whole) and (select last from whole))
       + coalesce((select feedback from pointed p where p.target = v.target), 0)
from voted v
join target t on t.organization = :organization and t.id = v.target
order by v.up + v.down desc, v.target

-- name: statistics.triageTimes
-- The number of items by waiting time, shortest first; the row without a time counts those that still wait.
with whole as materialized (
    select min(day) as first, max(day) as last from pieces_of(:times::timestamptz[]) where (began, ended) = (0, 96)
), edge as materialized (
    select p.waited, p.waiting
    from feedback_of_edges(:organization, :times::timestamptz[]) as f (id)
    join statistics_item p on p.organization = :organization and p.feedback = f.id
    where :buffer::bigint is null or :buffer::bigint = any (p.buffers)
)
select waited, sum(feedback)::bigint
from (select waited, feedback
      from statistics_wait
      where organization = :organization and buffer = coalesce(:buffer::bigint, 0)
        and day between (select first from whole) and (select last from whole)
      union all
      select waited, 1 from edge where waited is not null) counted
group by waited
having sum(feedback) > 0
union all
select null, (select coalesce(sum(waiting), 0)
              from statistics_day
              where organization = :organization and buffer = coalesce(:buffer::bigint, 0)
                and day between (select first from whole) and (select last from whole))::bigint
             + (select count(*) from edge where waiting)
order by 1

-- name: statistics.workDays
-- What was created, done and declined on each day of the period.
select 'opened', number, feedback from counts_of_pieces(:organization, 0, :times::timestamptz[])
union all
select w.state, d.number, sum(between_quarters(w.course, d.began, d.ended))::bigint
from pieces_of(:times::timestamptz[]) as d
join work_day w on w.organization = :organization and w.day = d.day
group by 1, 2
union all
select s.kind, d.number, -count(*)
from feedback_triage t
join feedback f on f.organization = t.organization and f.id = t.feedback
join statistics_item p on p.organization = t.organization and p.feedback = t.feedback
cross join lateral (values ('opened', f.created_at), (p.state, p.closed_at)) as s (kind, at)
join pieces_of(:times::timestamptz[]) as d on s.at >= d.began_at and s.at < d.ended_at
where :once::boolean and t.organization = :organization and t.duplicate_of is not null
group by 1, 2

-- name: statistics.workAges
-- How many of the open items were created at each of the given times or later.
select t.number - 1, sum(s.items)::bigint
from unnest(:times::timestamptz[]) with ordinality as t (at, number)
cross join lateral (
    select between_quarters(c.course, case when c.began_at >= t.at then 0 else bin_quarter_of(t.at) - 1 end, 24) as items
    from open_bin c
    where c.organization = :organization and c.began_at > t.at - interval '6 hours'
    union all
    select -1
    from feedback_triage d
    join feedback f on f.organization = d.organization and f.id = d.feedback
    join statistics_item p on p.organization = d.organization and p.feedback = d.feedback
    where :once::boolean and d.organization = :organization and d.duplicate_of is not null and p.state is null
      and f.created_at >= t.at) s
group by 1

-- name: statistics.workWaits
select waited, sum(items)::bigint
from (select w.waited, between_quarters(w.course, d.began, d.ended) as items
      from pieces_of(:times::timestamptz[]) as d
      join work_wait w on w.organization = :organization and w.day = d.day
      union all
      select p.closed_after, -1
      from feedback_triage t
      join statistics_item p on p.organization = t.organization and p.feedback = t.feedback
      join pieces_of(:times::timestamptz[]) as d on p.closed_at >= d.began_at and p.closed_at < d.ended_at
      where :once::boolean and t.organization = :organization and t.duplicate_of is not null and p.state = 'done') counted
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
    select w.owner, 0, case w.state when 'done' then n.items end, case w.state when 'declined' then n.items end
    from pieces_of(:times::timestamptz[]) as d
    join work_day w on w.organization = :organization and w.day = d.day
    cross join lateral (select between_quarters(w.course, d.began, d.ended) as items) as n
    union all
    select p.owner, 0, -(p.state = 'done')::int, -(p.state = 'declined')::int
    from feedback_triage t
    join statistics_item p on p.organization = t.organization and p.feedback = t.feedback
    join pieces_of(:times::timestamptz[]) as d on p.closed_at >= d.began_at and p.closed_at < d.ended_at
    where :once::boolean and t.organization = :organization and t.duplicate_of is not null
)
select m.id, m.name, coalesce(sum(w.open), 0)::bigint, coalesce(sum(w.done), 0)::bigint,
       coalesce(sum(w.declined), 0)::bigint
from work w
left join member m on m.organization = :organization and m.id = w.owner
group by m.id, m.name
having coalesce(sum(w.open), 0) + coalesce(sum(w.done), 0) + coalesce(sum(w.declined), 0) > 0
order by coalesce(sum(w.open), 0) + coalesce(sum(w.done), 0) + coalesce(sum(w.declined), 0) desc, m.id
limit :limit
