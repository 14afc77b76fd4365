-- Days of any time zone. A row of counts by day in UTC has its course, too: element n is how many of its items came in the first n
-- quarters of an hour. The days of every zone begin with a quarter, so that a day anywhere is the difference of two elements for each
-- of the two days in UTC that it touches, at the same cost at any size.

-- The quarter of an hour in its day in UTC, from 1 to 96.
create function quarter_of(at timestamptz) returns integer language sql immutable parallel safe
    return extract(hour from at at time zone 'UTC')::integer * 4 + extract(minute from at at time zone 'UTC')::integer / 15 + 1;

-- The same in its stretch of six hours, from 1 to 24.
create function stretch_quarter_of(at timestamptz) returns integer language sql immutable parallel safe
    return (quarter_of(at) - 1) % 24 + 1;

-- Adds items of a quarter to a course, which has that length where it is null.
create function add_to_course(course integer[], length integer, quarter integer, items bigint) returns integer[]
language plpgsql immutable parallel safe as $$
begin
    course := coalesce(course, array_fill(0, array[length]));
    for n in quarter..length loop
        course[n] := course[n] + items;
    end loop;
    return course;
end $$;

create aggregate course_of(length integer, quarter integer, items bigint) (sfunc = add_to_course, stype = integer[]);

create function add_courses(course integer[], other integer[]) returns integer[]
language plpgsql immutable parallel safe as $$
begin
    for n in 1..cardinality(course) loop
        course[n] := course[n] + other[n];
    end loop;
    return course;
end $$;

-- The items of a course from the end of one quarter to that of another, from 0.
create function between_quarters(course integer[], began integer, ended integer) returns bigint
language sql immutable parallel safe
    return coalesce(course[ended], 0) - coalesce(course[began], 0);

-- What the stretches between the given times have of days in UTC, as quarters: whole days from 0 to 96, and parts of others. The
-- number of the stretch that begins with the first time is 0.
create function pieces_of(times timestamptz[])
returns table (number integer, day date, began integer, ended integer, began_at timestamptz, ended_at timestamptz)
language sql immutable parallel safe as $$
    select n - 1, d.day, (extract(epoch from p.began_at - d.begins_at) / 900)::integer,
           (extract(epoch from p.ended_at - d.begins_at) / 900)::integer, p.began_at, p.ended_at
    from generate_series(1, cardinality(times) - 1) as n
    cross join lateral generate_series(date_trunc('day', times[n] at time zone 'UTC'),
                                       (times[n + 1] - interval '1 microsecond') at time zone 'UTC', interval '1 day') as at
    cross join lateral (select at::date as day, at at time zone 'UTC' as begins_at) as d
    cross join lateral (select greatest(times[n], d.begins_at) as began_at,
                               least(times[n + 1], d.begins_at + interval '1 day') as ended_at) as p
    where times[n] < times[n + 1]
$$;

alter table statistics_item add column quarter smallint; -- of its creation; see quarter_of()

-- Feedback by day, live buffer and outcome; 0: all feedback.
create table statistics_course (
    organization bigint not null,
    buffer bigint not null,
    day date not null,
    outcome text collate "C" not null,
    course integer[] not null,
    primary key (organization, buffer, day, outcome)
) with (fillfactor = 50);

alter table feedback_stretch add column course integer[] not null default array_fill(0, array[24]);
alter table work_stretch add column course integer[] not null default array_fill(0, array[24]);
alter table work_day add column course integer[] not null default array_fill(0, array[96]);
alter table work_wait add column course integer[] not null default array_fill(0, array[96]);

-- How much feedback was created between the given times.
create function feedback_of_pieces(of_organization bigint, times timestamptz[]) returns table (number integer, feedback bigint)
language sql stable as $$
    select p.number, sum(between_quarters(s.course, greatest(p.began - o.quarters, 0), least(p.ended - o.quarters, 24)))::bigint
    from pieces_of(times) as p
    join feedback_stretch s on s.organization = of_organization and s.began_at > p.began_at - interval '6 hours'
                               and s.began_at < p.ended_at
    cross join lateral (select quarter_of(s.began_at) - 1 as quarters) as o
    where stretch_of(p.began_at) <= s.began_at
    group by p.number
$$;

-- How much of that a buffer has, or each buffer, by outcome.
create function counts_of_pieces(of_organization bigint, of_buffer bigint, times timestamptz[])
returns table (buffer bigint, number integer, feedback bigint, assigned bigint, review bigint, nothing_matched bigint,
               failed bigint, pending bigint, by_hand bigint)
language sql stable as $$
    select c.buffer, p.number, c.feedback, c.assigned, c.review, c.nothing_matched, c.failed, c.pending, c.by_hand
    from pieces_of(times) as p
    join statistics_day c on c.organization = of_organization and c.day = p.day
                             and (of_buffer is null or c.buffer = of_buffer)
                             and c.day between (times[1] at time zone 'UTC')::date
                                           and (times[cardinality(times)] at time zone 'UTC')::date
    where (p.began, p.ended) = (0, 96)
    union all
    select buffer, number, sum(items), coalesce(sum(items) filter (where outcome = 'assigned'), 0),
           coalesce(sum(items) filter (where outcome = 'review'), 0),
           coalesce(sum(items) filter (where outcome = 'nothing_matched'), 0),
           coalesce(sum(items) filter (where outcome = 'failed'), 0),
           coalesce(sum(items) filter (where outcome = 'pending'), 0),
           coalesce(sum(items) filter (where outcome = 'by_hand'), 0)
    from (select c.buffer, p.number, c.outcome, between_quarters(c.course, p.began, p.ended) as items
          from pieces_of(times) as p
          join statistics_course c on c.organization = of_organization and c.day = p.day
                                      and (of_buffer is null or c.buffer = of_buffer)
                                      and c.day between (times[1] at time zone 'UTC')::date
                                                    and (times[cardinality(times)] at time zone 'UTC')::date
          where (p.began, p.ended) <> (0, 96)) n
    group by buffer, number
$$;

-- The feedback that was created between two times on days in UTC that are not between them as a whole.
create function feedback_of_edges(of_organization bigint, times timestamptz[]) returns table (id bigint, client_group text)
language sql stable as $$
    select f.id, f.client_group
    from pieces_of(times) as p
    cross join lateral (
        select min(first_id) as first_id, max(last_id) as last_id
        from feedback_stretch
        where organization = of_organization and began_at > p.began_at - interval '6 hours' and began_at < p.ended_at
    ) as s
    join feedback f on f.organization = of_organization and f.id between s.first_id and s.last_id
                       and f.created_at >= p.began_at and f.created_at < p.ended_at
    where (p.began, p.ended) <> (0, 96)
$$;

create or replace function count_feedback_inserted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback + n.feedback, needs_review = s.needs_review + n.needs_review,
        pending = s.pending + n.pending, failed = s.failed + n.failed, skipped = s.skipped + n.skipped,
        assigned = s.assigned + n.assigned, unassigned = s.unassigned + n.unassigned,
        late_feedback = s.late_feedback + n.late,
        text_change = case when n.late > 0 then s.change else s.text_change end
    from (select r.organization, count(*) as feedback, count(*) filter (where r.needs_review) as needs_review,
                 count(*) filter (where r.routing_status = 'pending') as pending,
                 count(*) filter (where r.routing_status = 'failed') as failed,
                 count(*) filter (where r.routing_status = 'skipped') as skipped,
                 count(*) filter (where r.live_buffers > 0) as assigned,
                 count(*) filter (where r.live_buffers = 0 and r.routing_status <> 'pending') as unassigned,
                 -- A transaction takes its identifiers from a block of 4096 that ends at next_id.
                 count(*) filter (where r.id < o.next_id - 4096) as late
          from new_rows r
          join organization_state o on o.organization = r.organization
          group by r.organization) n
    where s.organization = n.organization;
    insert into feedback_stretch as s (organization, began_at, feedback, first_id, last_id, course)
    select organization, began_at, sum(feedback), min(first_id), max(last_id), course_of(24, quarter, feedback)
    from (select organization, stretch_of(created_at) as began_at, stretch_quarter_of(created_at) as quarter,
                 count(*) as feedback, min(id) as first_id, max(id) as last_id
          from new_rows group by 1, 2, 3) n
    group by organization, began_at
    on conflict (organization, began_at)
    do update set feedback = s.feedback + excluded.feedback, first_id = least(s.first_id, excluded.first_id),
                  last_id = greatest(s.last_id, excluded.last_id), course = add_courses(s.course, excluded.course);
    return null;
end $$;

create or replace function count_feedback_deleted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback - n.feedback, needs_review = s.needs_review - n.needs_review,
        pending = s.pending - n.pending, failed = s.failed - n.failed, skipped = s.skipped - n.skipped,
        assigned = s.assigned - n.assigned, unassigned = s.unassigned - n.unassigned
    from (select organization, count(*) as feedback, count(*) filter (where needs_review) as needs_review,
                 count(*) filter (where routing_status = 'pending') as pending,
                 count(*) filter (where routing_status = 'failed') as failed,
                 count(*) filter (where routing_status = 'skipped') as skipped,
                 count(*) filter (where live_buffers > 0) as assigned,
                 count(*) filter (where live_buffers = 0 and routing_status <> 'pending') as unassigned
          from old_rows group by organization) n
    where s.organization = n.organization;
    update feedback_stretch s
    set feedback = s.feedback - n.feedback, course = add_courses(s.course, n.course)
    from (select organization, began_at, sum(feedback) as feedback, course_of(24, quarter, -feedback) as course
          from (select organization, stretch_of(created_at) as began_at, stretch_quarter_of(created_at) as quarter,
                       count(*) as feedback
                from old_rows group by 1, 2, 3) q
          group by organization, began_at) n
    where s.organization = n.organization and s.began_at = n.began_at;
    return null;
end $$;

create or replace function note_other_stretch() returns trigger language plpgsql as $$
begin
    update feedback_stretch
    set feedback = feedback - 1, course = add_to_course(course, 24, stretch_quarter_of(old.created_at), -1)
    where organization = old.organization and began_at = stretch_of(old.created_at);
    insert into feedback_stretch as s (organization, began_at, feedback, first_id, last_id, course)
    values (new.organization, stretch_of(new.created_at), 1, new.id, new.id,
            add_to_course(null, 24, stretch_quarter_of(new.created_at), 1))
    on conflict (organization, began_at)
    do update set feedback = s.feedback + 1, first_id = least(s.first_id, excluded.first_id),
                  last_id = greatest(s.last_id, excluded.last_id), course = add_courses(s.course, excluded.course);
    update organization_state s
    set text_change = s.change
    where s.organization = new.organization and s.text_change <> s.change;
    return null;
end $$;

create or replace function count_work(organizations bigint[], feedbacks bigint[], states text[], owners bigint[],
                                      times timestamptz[], signs integer[])
returns void language plpgsql as $$
begin
    if organizations is null then
        return;
    end if;
    insert into work_day as w (organization, day, state, owner, items, course)
    select organization, day, state, owner, sum(items), course_of(96, quarter, items)
    from (select r.organization, day_of(r.closed_at) as day, r.state, r.owner, quarter_of(r.closed_at) as quarter,
                 sum(r.sign) as items
          from unnest(organizations, states, owners, times, signs) as r (organization, state, owner, closed_at, sign)
          group by 1, 2, 3, 4, 5
          having sum(r.sign) <> 0) n
    group by 1, 2, 3, 4
    on conflict (organization, day, state, owner)
    do update set items = w.items + excluded.items, course = add_courses(w.course, excluded.course);
    insert into work_wait as w (organization, day, waited, items, course)
    select organization, day, waited, sum(items), course_of(96, quarter, items)
    from (select r.organization, day_of(r.closed_at) as day, waiting_class(f.created_at, r.closed_at) as waited,
                 quarter_of(r.closed_at) as quarter, sum(r.sign) as items
          from unnest(organizations, feedbacks, states, times, signs) as r (organization, feedback, state, closed_at, sign)
          join feedback f on f.organization = r.organization and f.id = r.feedback
          where r.state = 'done'
          group by 1, 2, 3, 4
          having sum(r.sign) <> 0) n
    group by 1, 2, 3
    on conflict (organization, day, waited)
    do update set items = w.items + excluded.items, course = add_courses(w.course, excluded.course);
    insert into work_stretch as w (organization, began_at, items, course)
    select organization, began_at, sum(items), course_of(24, quarter, items)
    from (select r.organization, stretch_of(f.created_at) as began_at, stretch_quarter_of(f.created_at) as quarter,
                 sum(r.sign) as items
          from unnest(organizations, feedbacks, signs) as r (organization, feedback, sign)
          join feedback f on f.organization = r.organization and f.id = r.feedback
          group by 1, 2, 3
          having sum(r.sign) <> 0) n
    group by 1, 2
    on conflict (organization, began_at)
    do update set items = w.items + excluded.items, course = add_courses(w.course, excluded.course);
end $$;

create or replace function count_statistics_now(of_organizations bigint[], items bigint[], acts timestamptz[] default null,
                                                are_gone boolean default false) returns void language plpgsql as $$
declare
    counted statistics_item[]; -- as they were
    standing statistics_item[]; -- as they are; only those that are not as they were
begin
    if are_gone then
        select array_agg(p) into counted
        from unnest(of_organizations, items) as a (organization, feedback)
        join statistics_item p on p.organization = a.organization and p.feedback = a.feedback;
    else
        select array_agg(p) filter (where p.feedback is not null),
               array_agg(row(s.organization, s.feedback, s.day, s.client, s.outcome, s.band, s.verdict, t.acted_at, t.waited,
                             s.needs_person and t.acted_at is null, s.buffers, t.quarter)::statistics_item)
        into counted, standing
        from (select organization, feedback, min(act) as act
              from unnest(of_organizations, items, acts) as a (organization, feedback, act)
              group by organization, feedback) a
        join statistics_standing s on s.organization = a.organization and s.feedback = a.feedback
        left join statistics_item p on p.organization = a.organization and p.feedback = a.feedback
        cross join lateral (
            select least(p.acted_at, a.act) as acted_at, waiting_class(s.created_at, least(p.acted_at, a.act)) as waited,
                   quarter_of(s.created_at)::smallint as quarter
        ) t
        where p.feedback is null
           or (s.day, s.client, s.outcome, s.band, s.verdict, t.acted_at, t.waited, s.needs_person and t.acted_at is null,
               s.buffers, t.quarter)
              is distinct from (p.day, p.client, p.outcome, p.band, p.verdict, p.acted_at, p.waited, p.waiting, p.buffers,
                                p.quarter);
    end if;
    if counted is null and standing is null then
        return;
    end if;

    with steps as materialized (
        select organization, b.buffer, day, quarter, client, outcome, band, verdict, waited, waiting, 1 as step
        from unnest(standing), unnest(buffers || 0::bigint) as b (buffer)
        union all
        select organization, b.buffer, day, quarter, client, outcome, band, verdict, waited, waiting, -1
        from unnest(counted), unnest(buffers || 0::bigint) as b (buffer)
    ), gone as (
        delete from statistics_item p
        using unnest(counted) as a
        where are_gone and p.organization = a.organization and p.feedback = a.feedback
    ), kept as (
        insert into statistics_item
        select * from unnest(standing)
        on conflict (organization, feedback)
        do update set day = excluded.day, client = excluded.client, outcome = excluded.outcome, band = excluded.band,
                      verdict = excluded.verdict, acted_at = excluded.acted_at, waited = excluded.waited,
                      waiting = excluded.waiting, buffers = excluded.buffers, quarter = excluded.quarter
    ), days as (
        insert into statistics_day as c (organization, buffer, day, feedback, pending, assigned, review, nothing_matched,
                                         failed, by_hand, waiting)
        select organization, buffer, day, sum(step), sum(step * (outcome = 'pending')::int),
               sum(step * (outcome = 'assigned')::int), sum(step * (outcome = 'review')::int),
               sum(step * (outcome = 'nothing_matched')::int), sum(step * (outcome = 'failed')::int),
               sum(step * (outcome = 'by_hand')::int), sum(step * waiting::int)
        from steps
        group by organization, buffer, day
        on conflict (organization, buffer, day)
        do update set feedback = c.feedback + excluded.feedback, pending = c.pending + excluded.pending,
                      assigned = c.assigned + excluded.assigned, review = c.review + excluded.review,
                      nothing_matched = c.nothing_matched + excluded.nothing_matched,
                      failed = c.failed + excluded.failed, by_hand = c.by_hand + excluded.by_hand,
                      waiting = c.waiting + excluded.waiting
    ), courses as (
        insert into statistics_course as c (organization, buffer, day, outcome, course)
        select organization, buffer, day, outcome, course_of(96, quarter, feedback)
        from (select organization, buffer, day, outcome, quarter, sum(step) as feedback
              from steps
              group by organization, buffer, day, outcome, quarter
              having sum(step) <> 0) n
        group by organization, buffer, day, outcome
        on conflict (organization, buffer, day, outcome) do update set course = add_courses(c.course, excluded.course)
    ), clients as (
        -- Of all feedback they are counted when it comes and goes.
        insert into statistics_client as c (organization, buffer, day, client, feedback)
        select organization, buffer, day, client, sum(step)
        from steps
        where buffer <> 0
        group by organization, buffer, day, client
        having sum(step) <> 0
        on conflict (organization, buffer, day, client) do update set feedback = c.feedback + excluded.feedback
    ), decisions as (
        insert into statistics_decision as c (organization, buffer, day, band, decisions, kept, corrected)
        select organization, buffer, day, band, sum(step), sum(step * (verdict is not distinct from 'kept')::int),
               sum(step * (verdict is not distinct from 'corrected')::int)
        from steps
        where band is not null
        group by organization, buffer, day, band
        having (sum(step), sum(step * (verdict is not distinct from 'kept')::int),
                sum(step * (verdict is not distinct from 'corrected')::int)) <> (0, 0, 0)
        on conflict (organization, buffer, day, band)
        do update set decisions = c.decisions + excluded.decisions, kept = c.kept + excluded.kept,
                      corrected = c.corrected + excluded.corrected
    )
    insert into statistics_wait as c (organization, buffer, day, waited, feedback)
    select organization, buffer, day, waited, sum(step)
    from steps
    where waited is not null
    group by organization, buffer, day, waited
    having sum(step) <> 0
    on conflict (organization, buffer, day, waited) do update set feedback = c.feedback + excluded.feedback;
end $$;

create or replace function forget_statistics_of_buffer() returns trigger language plpgsql as $$
begin
    delete from statistics_day where organization = old.organization and buffer = old.id;
    delete from statistics_course where organization = old.organization and buffer = old.id;
    delete from statistics_client where organization = old.organization and buffer = old.id;
    delete from statistics_decision where organization = old.organization and buffer = old.id;
    delete from statistics_wait where organization = old.organization and buffer = old.id;
    return null;
end $$;

create or replace function recount_statistics(of_organization bigint) returns void language plpgsql as $$
declare
    done bigint := 0;
    items bigint[];
    acts timestamptz[];
begin
    delete from statistics_item where organization = of_organization;
    delete from statistics_day where organization = of_organization;
    delete from statistics_course where organization = of_organization;
    delete from statistics_client where organization = of_organization;
    delete from statistics_decision where organization = of_organization;
    delete from statistics_wait where organization = of_organization;
    delete from statistics_target where organization = of_organization;
    delete from reaction_month where organization = of_organization;
    insert into reaction_month (organization, month, target, thumbs_up, thumbs_down)
    select organization, date_trunc('month', day)::date, target, sum(thumbs_up), sum(thumbs_down)
    from reaction_day
    where organization = of_organization
    group by organization, date_trunc('month', day)::date, target;
    insert into statistics_client (organization, buffer, day, client, feedback)
    select organization, 0, day_of(created_at), coalesce(client_group, '/'), count(*)
    from feedback
    where organization = of_organization
    group by organization, day_of(created_at), coalesce(client_group, '/');
    insert into statistics_target (organization, target, day, feedback)
    select p.organization, p.target, day_of(f.created_at), count(*)
    from feedback_target p
    join feedback f on f.organization = p.organization and f.id = p.feedback
    where p.organization = of_organization
    group by p.organization, p.target, day_of(f.created_at);
    loop
        select array_agg(f.id order by f.id), array_agg(a.act order by f.id), max(f.id) into items, acts, done
        from (select id from feedback where organization = of_organization and id > done order by id limit 10000) f
        cross join lateral (
            select min(act) as act
            from (select taught_at as act
                  from routing_example
                  where organization = of_organization and feedback = f.id and member is not null and not withdrawn
                  union all
                  select created_at
                  from note
                  where organization = of_organization and feedback = f.id and member is not null
                    and (kind = 'note' or text ~ '^(Assigned to|Removed from|Moved from|Marked as reviewed)')) known
        ) a;
        exit when done is null;
        perform count_statistics(array_fill(of_organization, array[cardinality(items)]), items, acts);
    end loop;
end $$;

-- What was counted before.
update statistics_item p
set quarter = quarter_of(f.created_at)
from feedback f
where f.organization = p.organization and f.id = p.feedback;

insert into statistics_course (organization, buffer, day, outcome, course)
select organization, buffer, day, outcome, course_of(96, quarter, items)
from (select p.organization, b.buffer, p.day, p.outcome, p.quarter, count(*) as items
      from statistics_item p
      cross join lateral unnest(p.buffers || 0::bigint) as b (buffer)
      group by 1, 2, 3, 4, 5) n
group by 1, 2, 3, 4;

update feedback_stretch s
set course = n.course
from (select organization, began_at, course_of(24, quarter, items) as course
      from (select organization, stretch_of(created_at) as began_at, stretch_quarter_of(created_at) as quarter, count(*) as items
            from feedback
            group by 1, 2, 3) q
      group by 1, 2) n
where s.organization = n.organization and s.began_at = n.began_at;

delete from work_day;
delete from work_wait;
delete from work_stretch;
select count_work(array_agg(organization), array_agg(feedback), array_agg(state), array_agg(coalesce(owner, 0)),
                  array_agg(coalesce(state_changed_at, updated_at)), array_agg(1))
from feedback_triage
where state <> 'open';

alter table statistics_item alter column quarter set not null;

-- The votes of a part of a day.
create index reaction_created on reaction (organization, created_at);
