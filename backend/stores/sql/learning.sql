-- Training examples for classifiers, and the corrections of routing decisions.

-- name: learning.keep
-- Keeps where an item is and what it teaches, before a person changes that.
insert into routing_lesson (organization, feedback, change, member, buffers, memberships, examples)
select organization, feedback, :change, :member, buffers, memberships, examples
from taught_state
where organization = :organization and feedback = :feedback
on conflict (organization, feedback, change) do nothing

-- name: learning.forget
-- Forgets what was kept before a gesture that taught nothing.
delete from routing_lesson where organization = :organization and feedback = :feedback and change = :change

-- name: learning.restore
-- Of the items that this change concerns, those that are again in the buffers that held them before an earlier gesture, or into
-- which routing had put them, teach again what they taught then. The newest such moment counts; with a member, only if it
-- is that before a gesture of the member. Returns the items.
with place as materialized (
    select g.feedback,
           array(select m.buffer from feedback_buffer m
                 where m.organization = :organization and m.feedback = g.feedback order by m.buffer) as buffers
    from routing_lesson g
    where g.organization = :organization and g.change = :change
), moment as materialized (
    select p.feedback, n.change, n.memberships, n.examples
    from place p
    cross join lateral (
        select l.change, l.member, l.memberships, l.examples
        from routing_lesson l
        where l.organization = :organization and l.feedback = p.feedback and l.buffers = p.buffers and l.change < :change
        union all
        select r.change, null, r.memberships, r.examples
        from routed_state r
        where r.organization = :organization and r.feedback = p.feedback and r.buffers = p.buffers
        order by change desc
        limit 1) n
    where :member::bigint is null or n.member = :member
), kept as materialized (
    select o.feedback, x.*
    from moment o
    cross join lateral json_to_recordset(o.examples)
         as x (buffer bigint, positive boolean, accepted boolean, member bigint, taught_at timestamptz, change bigint)
), restored as (
    update routing_example e
    set positive = k.positive, accepted = k.accepted, withdrawn = false, member = k.member, taught_at = k.taught_at,
        change = k.change
    from kept k
    where e.organization = :organization and e.feedback = k.feedback and e.buffer = k.buffer
      and (e.positive, e.accepted, e.withdrawn, e.member, e.taught_at, e.change)
          is distinct from (k.positive, k.accepted, false, k.member, k.taught_at, k.change)
), withdrawn as (
    update routing_example e
    set withdrawn = true
    from moment o
    where e.organization = :organization and e.feedback = o.feedback and not e.withdrawn
      and not exists (select from kept k where k.feedback = e.feedback and k.buffer = e.buffer)
), held as (
    update feedback_buffer m
    set by_hand = x.by_hand, confidence = x.confidence, assigned_at = x.assigned_at
    from moment o
    cross join lateral json_to_recordset(o.memberships)
         as x (buffer bigint, by_hand boolean, confidence double precision, assigned_at timestamptz)
    where m.organization = :organization and m.feedback = o.feedback and m.buffer = x.buffer
      and (m.by_hand, m.confidence, m.assigned_at) is distinct from (x.by_hand, x.confidence, x.assigned_at)
), forgotten as (
    delete from routing_lesson l
    using moment o
    where l.organization = :organization and l.feedback = o.feedback and l.change >= o.change
)
select feedback from moment

-- name: learning.teach
-- The item belongs into the buffer, or not. Changes no row if a person has said so since routing decided.
insert into routing_example as e (organization, feedback, buffer, positive, member, taught_at, change)
values (:organization, :feedback, :buffer, :positive, :member, :now, :change)
on conflict (organization, feedback, buffer)
do update set positive = excluded.positive, accepted = false, withdrawn = false, member = excluded.member,
              taught_at = excluded.taught_at, change = excluded.change
where e.positive <> excluded.positive or e.accepted or e.withdrawn
   or e.change < (select d.change from routing_decision d where d.organization = e.organization and d.feedback = e.feedback)

-- name: learning.accept
-- "Looks right": the item belongs into the buffers that hold it. What people have said since routing decided remains.
insert into routing_example as e (organization, feedback, buffer, positive, accepted, member, taught_at, change)
select m.organization, m.feedback, m.buffer, true, true, :member, :now, :change
from feedback_buffer m
join buffer b on b.organization = m.organization and b.id = m.buffer and b.deleted_at is null
where m.organization = :organization and m.feedback = :feedback
on conflict (organization, feedback, buffer)
do update set positive = true, accepted = true, withdrawn = false, member = excluded.member,
              taught_at = excluded.taught_at, change = excluded.change
where not e.positive or e.withdrawn
   or e.change < (select d.change from routing_decision d where d.organization = e.organization and d.feedback = e.feedback)

-- name: learning.takeBack
-- The item needs review again: withdraws that it looked right.
update routing_example
set withdrawn = true
where organization = :organization and feedback = :feedback and accepted and not withdrawn

-- name: learning.keepRest
-- A person who removes an item from one buffer and leaves it in others has confirmed the others.
insert into routing_example as e (organization, feedback, buffer, positive, member, taught_at, change)
select m.organization, m.feedback, m.buffer, true, :member, :now, :change
from feedback_buffer m
join buffer b on b.organization = m.organization and b.id = m.buffer and b.deleted_at is null
where m.organization = :organization and m.feedback = :feedback
on conflict (organization, feedback, buffer)
do update set positive = true, accepted = false, withdrawn = false, member = excluded.member,
              taught_at = excluded.taught_at, change = excluded.change
where e.withdrawn

-- name: learning.resolve
-- Labels the decisions about items that this change taught something about. Examples from before a decision do not label it.
with touched as (
    select distinct feedback from routing_example where organization = :organization and written = :change
), judged as materialized (
    select d.feedback, d.outcome as before,
           case when t.feedback is null then null
                when not (t.fits <@ d.assigned) then 'corrected'
                when t.fits_not && d.assigned then 'removed'
                when t.fits = '{}' then null
                when t.accepted then 'accepted'
                else 'kept'
           end as outcome
    from touched
    join routing_decision d on d.organization = :organization and d.feedback = touched.feedback
    join feedback f on f.organization = :organization and f.id = touched.feedback and f.routing_status = 'routed'
    left join lateral (
        select e.feedback, coalesce(array_agg(e.buffer) filter (where e.positive), '{}') as fits,
               coalesce(array_agg(e.buffer) filter (where not e.positive), '{}') as fits_not,
               bool_or(e.accepted) as accepted
        from routing_example e
        where e.organization = :organization and e.feedback = d.feedback and not e.withdrawn and e.change > d.change
        group by e.feedback) t on true
)
update routing_decision d
set outcome = j.outcome, resolved_at = case when j.outcome is not null then coalesce(d.resolved_at, :now) end
from judged j
where d.organization = :organization and d.feedback = j.feedback and j.outcome is distinct from j.before

-- name: learning.newestExamples
-- The items with the newest examples, for each live buffer and each kind up to a limit.
with newest as (
    select e.feedback, max(e.change) as change
    from buffer b
    cross join (values (true), (false)) as kind (positive)
    cross join lateral (
        select feedback, change
        from routing_example
        where organization = :organization and buffer = b.id and positive = kind.positive and not withdrawn
        order by change desc
        limit :per_buffer) e
    where b.organization = :organization and b.deleted_at is null
    group by e.feedback
    order by max(e.change) desc
    limit :limit
)
select f.id, coalesce(f.title, ''), f.description, t.fits, t.fits_not
from newest n
join feedback f on f.organization = :organization and f.id = n.feedback
cross join lateral (
    select coalesce(array_agg(e.buffer) filter (where e.positive), '{}') as fits,
           coalesce(array_agg(e.buffer) filter (where not e.positive), '{}') as fits_not
    from routing_example e
    where e.organization = :organization and e.feedback = n.feedback and not e.withdrawn) t
order by n.change, f.id

-- name: learning.examplesSince
-- The items with examples added, edited or withdrawn since a change; deleted items have no buffers.
with changed as (
    select feedback from routing_example where organization = :organization and written > :since
    union
    select id from tombstone where organization = :organization and kind = 'feedback' and change > :since
    limit :limit
)
select c.feedback, coalesce(f.title, ''), coalesce(f.description, ''), t.fits, t.fits_not
from changed c
left join feedback f on f.organization = :organization and f.id = c.feedback
cross join lateral (
    select coalesce(array_agg(e.buffer) filter (where e.positive), '{}') as fits,
           coalesce(array_agg(e.buffer) filter (where not e.positive), '{}') as fits_not
    from routing_example e
    where e.organization = :organization and e.feedback = c.feedback and not e.withdrawn) t
order by c.feedback

-- name: learning.anyOf
-- Whether any of these buffers has examples.
select exists (select 1 from routing_example where organization = :organization and buffer = any (:buffers::bigint[]))

-- name: learning.decisions
-- The newest decisions of a classifier, oldest first: the score of the best candidate, whether the item belongs there (null:
-- nobody has said anything), and whether people were asked. The outcome of a decision is what is known now, so that the
-- order of the acts that led to it does not matter. Of ten times as many of all classifiers, so that a classifier that
-- decides rarely costs no search through all decisions.
select d.scores[1],
       case when d.outcome is not null
            then d.weighed[1] = any (t.fits) or (d.weighed[1] = any (d.assigned) and not d.weighed[1] = any (t.fits_not))
       end,
       coalesce(d.asked, d.assigned <> '{}' and d.confidence < o.assign_threshold)
from (select feedback, change, scores, weighed, assigned, confidence, asked, outcome
      from (select * from routing_decision where organization = :organization order by feedback desc limit 10 * :limit) newest
      where classifier = :classifier
      order by feedback desc
      limit :limit) d
join organization o on o.organization = :organization
cross join lateral (
    select coalesce(array_agg(e.buffer) filter (where e.positive), '{}') as fits,
           coalesce(array_agg(e.buffer) filter (where not e.positive), '{}') as fits_not
    from routing_example e
    where e.organization = :organization and e.feedback = d.feedback and not e.withdrawn and e.change > d.change
      and d.outcome is not null) t
where d.scores[1] >= :least_score
order by d.feedback

-- name: learning.leftAlone
-- The newest items that people left where a classifier put them, newest first: the beginnings of their texts, the surest buffer,
-- and whether people were asked. Of as many decisions as learning.decisions.
select left(f.title, :length), left(f.description, :length), d.weighed[1],
       coalesce(d.asked, d.confidence < o.assign_threshold)
from (select feedback, weighed, assigned, confidence, asked, outcome
      from (select * from routing_decision where organization = :organization order by feedback desc limit 10 * :among) newest
      where classifier = :classifier
      order by feedback desc
      limit :among) d
join organization o on o.organization = :organization
join feedback f on f.organization = :organization and f.id = d.feedback and f.routing_status = 'routed'
join feedback_buffer m on m.organization = :organization and m.feedback = d.feedback and m.buffer = d.weighed[1]
where d.outcome is null and d.weighed[1] = any (d.assigned)
order by d.feedback desc
limit :limit

-- name: learning.standing
-- The live buffers that hold items, those of them where people put them, the buffers that people decided about, and whether
-- the items need review for another reason than routing's.
select f.id, h.held, h.by_hand, t.fits, t.fits_not, f.needs_review and not f.review_by_routing,
       f.routing_status = 'pending'
from feedback f
cross join lateral (
    select coalesce(array_agg(m.buffer order by m.buffer), '{}') as held,
           coalesce(array_agg(m.buffer order by m.buffer) filter (where m.by_hand), '{}') as by_hand
    from feedback_buffer m
    join buffer b on b.organization = m.organization and b.id = m.buffer and b.deleted_at is null
    where m.organization = :organization and m.feedback = f.id) h
cross join lateral (
    select coalesce(array_agg(e.buffer) filter (where e.positive), '{}') as fits,
           coalesce(array_agg(e.buffer) filter (where not e.positive), '{}') as fits_not
    from routing_example e
    where e.organization = :organization and e.feedback = f.id and not e.withdrawn) t
where f.organization = :organization and f.id = any (:feedback::bigint[])

-- name: learning.quality
-- Rows of several kinds, the name of the kind first; learningstore.cpp reads them.
with period as (
    select date_trunc('week', clock_timestamp() at time zone 'UTC')::date - 7 * (:weeks - 1) as first
), week as (
    select (first + 7 * n)::date as week from period, generate_series(0, :weeks - 1) as n
), tally as materialized (
    select t.week, t.buffer, t.items
    from routing_tally t
    where t.organization = :organization and t.week >= (select first from period)
), judged as materialized (
    select d.outcome, d.confidence, d.assigned, t.fits, t.fits_not,
           date_trunc('week', d.resolved_at at time zone 'UTC')::date as week,
           d.weighed[1] = any (t.fits)
               or (d.weighed[1] = any (d.assigned) and not d.weighed[1] = any (t.fits_not)) as is_best_right
    from routing_decision d
    cross join lateral (
        select coalesce(array_agg(e.buffer) filter (where e.positive), '{}') as fits,
               coalesce(array_agg(e.buffer) filter (where not e.positive), '{}') as fits_not
        from routing_example e
        where e.organization = :organization and e.feedback = d.feedback and not e.withdrawn and e.change > d.change) t
    where d.organization = :organization and d.outcome is not null
      and d.resolved_at >= (select first from period)::timestamp at time zone 'UTC'
)
select 'totals', null::bigint, null::date, (select coalesce(sum(items), 0) from tally)::bigint,
       (select coalesce(sum(items), 0) from tally where buffer = 0)::bigint, count(*),
       count(*) filter (where outcome = 'kept'), count(*) filter (where outcome = 'accepted'),
       count(*) filter (where outcome = 'corrected'), count(*) filter (where outcome = 'removed'), null::double precision
from judged
union all
(select 'buffer', b.id, null, coalesce((select sum(items) from tally t where t.buffer = b.id), 0)::bigint,
        (select count(*) from judged j where b.id = any (j.assigned)),
        (select count(*) from judged j where b.id = any (j.assigned) and not b.id = any (j.fits_not)),
        (select count(*) from judged j where b.id = any (j.fits) and not b.id = any (j.assigned)),
        0, 0, 0, null
 from buffer b
 where b.organization = :organization and b.deleted_at is null
 order by b.id)
union all
(select 'bin', bin, null, count(*), count(*) filter (where is_best_right), 0, 0, 0, 0, 0, sum(confidence)
 from (select least(floor(confidence * 10), 9)::bigint as bin, confidence::double precision, is_best_right
       from judged where confidence is not null) best
 group by bin
 order by bin)
union all
(select 'week', null, w.week, coalesce((select sum(items) from tally t where t.week = w.week), 0)::bigint,
        coalesce((select sum(items) from tally t where t.week = w.week and t.buffer = 0), 0)::bigint,
        (select count(*) from judged j where j.week = w.week),
        (select count(*) from judged j where j.week = w.week and j.outcome in ('kept', 'accepted')),
        0, 0, 0, null
 from week w
 order by w.week)

-- name: learning.text
-- The text of an item, and the number of items.
select coalesce(f.title, ''), f.description, s.feedback
from feedback f
join organization_state s on s.organization = f.organization
where f.organization = :organization and f.id = :feedback

-- name: learning.wordShares
-- The share of all feedback that contains each frequent word, from PostgreSQL's statistics.
select word, share
from pg_stats p,
     unnest(p.most_common_elems::text::text[], p.most_common_elem_freqs[1 : cardinality(p.most_common_elems::text::text[])])
         as w (word, share)
where p.schemaname = current_schema() and p.tablename = 'feedback_search' and p.attname = 'lexemes'

-- name: learning.countTexts
select count(*) from (select 1 from feedback where organization = :organization limit :limit) counted

-- name: learning.newestTexts
select left(title, :length), left(description, :length)
from feedback
where organization = :organization
order by id desc
limit :limit

-- name: learning.withRareWords
-- Items with some of these words, those with most of them first; for rare words.
select f.id, f.title, f.description
from (select feedback, ts_rank(lexemes, :words::tsquery) as rank
      from feedback_search
      where organization = :organization and lexemes @@ :words::tsquery and feedback <> :feedback
      order by rank desc, feedback desc
      limit :limit) found
join feedback f on f.organization = :organization and f.id = found.feedback
order by found.rank desc, f.id desc

-- name: learning.withWordsLately
-- The same among the newest items; for frequent words.
select f.id, f.title, f.description
from (select feedback, ts_rank(lexemes, :words::tsquery) as rank
      from (select feedback, lexemes
            from feedback_search
            where organization = :organization
            order by feedback desc
            limit :newest) lately
      where lexemes @@ :words::tsquery and feedback <> :feedback
      order by rank desc, feedback desc
      limit :limit) found
join feedback f on f.organization = :organization and f.id = found.feedback
order by found.rank desc, f.id desc
