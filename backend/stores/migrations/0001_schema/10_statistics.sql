-- Statistics: counts of items by day, so that a plot costs the same at any size. They follow the changes of an organization in the
-- background, each item as it is when it is counted: the order of writes does not matter, and counting an item twice is harmless.
-- Days are those on which feedback was created, in UTC.

create table statistics_position (
    organization bigint not null,
    change bigint not null default 0, -- all changes up to this one are counted
    horizon bigint not null default 0, -- the newest change when counting last began with the first one
    reached_at timestamptz not null default '-infinity', -- when the position was the newest change at the latest
    surges_at timestamptz not null default '-infinity', -- when surges were last looked for
    surge_due_at timestamptz, -- when to look for them; null: nothing was counted since, or only a part of the changes
    primary key (organization)
) with (fillfactor = 50);
comment on table statistics_position is
    'How far the statistics have come, written in the transaction that counts: what was counted is never counted again.';
create index statistics_position_surges on statistics_position (surge_due_at) where surge_due_at is not null;

create table statistics_item (
    organization bigint not null,
    feedback bigint not null,
    day date not null,
    quarter smallint not null, -- of its creation; see quarter_of()
    client text collate "C" not null,
    language text collate "C",
    outcome text collate "C" not null,
    band smallint, -- of the confidence of routing's decision, 0 to 9; null: routing was not sure of anything
    verdict text collate "C", -- kept, corrected; null: nobody has said anything to the decision
    acted_at timestamptz, -- when a person first did something about it
    waited integer, -- the seconds until then, as waiting_class() has them
    waiting boolean not null, -- for a person, who is needed
    buffers bigint[] not null, -- the live ones that hold it
    targets bigint[] not null,
    state text collate "C", -- done, declined; null: it is open, and so are the next three
    owner bigint, -- 0: nobody
    closed_at timestamptz,
    closed_after integer, -- the seconds from its creation until then, as waiting_class() has them
    primary key (organization, feedback)
);
comment on table statistics_item is 'Items as they were last counted. The next count corrects what differs.';

create table statistics_day (
    organization bigint not null,
    buffer bigint not null, -- 0: all feedback, in whatever buffers
    day date not null,
    feedback bigint not null,
    pending bigint not null,
    assigned bigint not null,
    review bigint not null,
    nothing_matched bigint not null,
    failed bigint not null,
    by_hand bigint not null,
    waiting bigint not null,
    primary key (organization, buffer, day)
) with (fillfactor = 50);
comment on table statistics_day is 'Feedback by day and live buffer.';

create table statistics_course (
    organization bigint not null,
    buffer bigint not null, -- 0: all feedback
    day date not null,
    outcome text collate "C" not null,
    course integer[] not null,
    primary key (organization, buffer, day, outcome)
) with (fillfactor = 50);
comment on table statistics_course is 'Feedback by day, live buffer and outcome, in the course of the day.';

create table statistics_client (
    organization bigint not null,
    buffer bigint not null,
    day date not null,
    client text collate "C" not null, -- the tool of the client header; /: there was none
    feedback bigint not null,
    primary key (organization, buffer, day, client)
) with (fillfactor = 50);
comment on table statistics_client is 'Feedback by day, live buffer and client.';

create table statistics_decision (
    organization bigint not null,
    buffer bigint not null,
    day date not null,
    band smallint not null,
    decisions bigint not null,
    kept bigint not null,
    corrected bigint not null,
    primary key (organization, buffer, day, band)
) with (fillfactor = 50);
comment on table statistics_decision is 'Decisions of routing by day, live buffer and confidence, and what people made of them.';

create table statistics_wait (
    organization bigint not null,
    buffer bigint not null,
    day date not null,
    waited integer not null,
    feedback bigint not null,
    primary key (organization, buffer, day, waited)
) with (fillfactor = 50);
comment on table statistics_wait is 'How long feedback waited until a person did something about it, by day and live buffer.';

create table statistics_target (
    organization bigint not null,
    target bigint not null,
    day date not null,
    feedback bigint not null,
    primary key (organization, target, day)
) with (fillfactor = 50);
comment on table statistics_target is 'Feedback by day and target.';

create table statistics_language (
    organization bigint not null,
    day date not null,
    language text collate "C" not null,
    feedback bigint not null,
    primary key (organization, day, language)
) with (fillfactor = 50);
comment on table statistics_language is 'Feedback by day and language.';

create table work_day (
    organization bigint not null,
    day date not null, -- in UTC, on which they were closed
    state text not null,
    owner bigint not null, -- 0: nobody's
    items bigint not null,
    course integer[] not null default array_fill(0, array[96]),
    primary key (organization, day, state, owner)
) with (fillfactor = 50);
comment on table work_day is 'Items that were done or declined, by day and owner.';

create table work_wait (
    organization bigint not null,
    day date not null,
    waited integer not null,
    items bigint not null,
    course integer[] not null default array_fill(0, array[96]),
    primary key (organization, day, waited)
) with (fillfactor = 50);
comment on table work_wait is 'How long it took until items were done, in the classes of waiting_class().';

create table open_bin (
    organization bigint not null,
    began_at timestamptz not null,
    items bigint not null,
    course integer[] not null default array_fill(0, array[24]),
    primary key (organization, began_at)
) with (fillfactor = 50);
comment on table open_bin is 'Open items by the six hours in which they were created.';

create function waiting_class(begun timestamptz, ended timestamptz) returns integer
language plpgsql immutable strict as $$
declare
    seconds integer := least(ceil(greatest(extract(epoch from ended - begun), 0)), 2000000000);
    shift integer := greatest(length(ltrim(seconds::bit(31)::text, '0')) - 5, 0);
begin
    return least((((seconds - 1) >> shift) + 1) << shift,
                 case when seconds <= 60 then 60 when seconds <= 300 then 300 when seconds <= 900 then 900
                      when seconds <= 3600 then 3600 when seconds <= 14400 then 14400 when seconds <= 86400 then 86400
                      when seconds <= 259200 then 259200 when seconds <= 604800 then 604800
                      when seconds <= 2592000 then 2592000 end);
end $$;
comment on function waiting_class is
    'Returns how long somebody waited, in whole seconds. What takes longer than half a minute is rounded up, by at most a '
    'sixteenth, but never into another band of the plot: so there are a few hundred different ones.';

create view statistics_current as
select f.organization, f.id as feedback, f.created_at, f.reviewed_at, coalesce(f.client_group, '/') as client,
       f.language,
       case when m.by_hand then 'by_hand'
            when f.routing_status = 'pending' then 'pending'
            -- Without a decision of routing, it came with a file that a person imported.
            when m.buffers <> '{}' and d.feedback is null then 'by_hand'
            when m.buffers <> '{}' then case when f.needs_review then 'review' else 'assigned' end
            when f.routing_status = 'failed' then 'failed'
            else 'nothing_matched'
       end as outcome,
       case when d.confidence is not null then least(floor(d.confidence::numeric * 10), 9)::smallint end as band,
       case when d.outcome in ('kept', 'accepted') then 'kept' when d.outcome is not null then 'corrected' end as verdict,
       f.record_code < 8 and (f.needs_review or (f.routing_status <> 'pending' and m.buffers = '{}')) as needs_person,
       m.buffers,
       array(select p.target
             from feedback_target p
             where p.organization = f.organization and p.feedback = f.id
             order by p.target) as targets,
       t.state, coalesce(t.owner, 0) as owner, coalesce(t.state_changed_at, t.updated_at) as closed_at
from feedback f
left join routing_decision d on d.organization = f.organization and d.feedback = f.id
left join feedback_triage t on t.organization = f.organization and t.feedback = f.id and t.state <> 'open'
cross join lateral (
    select coalesce(array_agg(h.buffer order by h.buffer), '{}') as buffers, coalesce(bool_or(h.by_hand), false) as by_hand
    from live_membership h
    where h.organization = f.organization and h.feedback = f.id) m;
comment on view statistics_current is 'Items as they have to be counted now, except when people did something about them.';

create function add_statistics(of_organization bigint, came statistics_item[], went statistics_item[]) returns void
language plpgsql as $$
begin
    with step as materialized (
        select *, 1 as step from unnest(came)
        union all
        select *, -1 from unnest(went)
    ), placed as materialized (
        -- The counts of what was removed are removed with it.
        select b.buffer, s.*
        from step s, unnest(s.buffers || 0::bigint) as b (buffer)
        where b.buffer = 0 or exists (select from buffer o where o.organization = of_organization and o.id = b.buffer)
    ), kept as (
        insert into statistics_item
        select * from unnest(came)
        on conflict (organization, feedback)
        do update set day = excluded.day, quarter = excluded.quarter, client = excluded.client, language = excluded.language,
                      outcome = excluded.outcome, band = excluded.band, verdict = excluded.verdict,
                      acted_at = excluded.acted_at, waited = excluded.waited, waiting = excluded.waiting,
                      buffers = excluded.buffers, targets = excluded.targets, state = excluded.state, owner = excluded.owner,
                      closed_at = excluded.closed_at, closed_after = excluded.closed_after
    ), days as (
        insert into statistics_day as c (organization, buffer, day, feedback, pending, assigned, review, nothing_matched,
                                         failed, by_hand, waiting)
        select of_organization, *
        from (select buffer, day, sum(step) as feedback, sum(step * (outcome = 'pending')::int) as pending,
                     sum(step * (outcome = 'assigned')::int) as assigned, sum(step * (outcome = 'review')::int) as review,
                     sum(step * (outcome = 'nothing_matched')::int) as nothing_matched,
                     sum(step * (outcome = 'failed')::int) as failed, sum(step * (outcome = 'by_hand')::int) as by_hand,
                     sum(step * waiting::int) as waiting
              from placed
              group by buffer, day) n
        where (n.feedback, n.pending, n.assigned, n.review, n.nothing_matched, n.failed, n.by_hand, n.waiting)
              <> (0, 0, 0, 0, 0, 0, 0, 0)
        on conflict (organization, buffer, day)
        do update set feedback = c.feedback + excluded.feedback, pending = c.pending + excluded.pending,
                      assigned = c.assigned + excluded.assigned, review = c.review + excluded.review,
                      nothing_matched = c.nothing_matched + excluded.nothing_matched,
                      failed = c.failed + excluded.failed, by_hand = c.by_hand + excluded.by_hand,
                      waiting = c.waiting + excluded.waiting
    ), courses as (
        insert into statistics_course as c (organization, buffer, day, outcome, course)
        select of_organization, buffer, day, outcome, course_of(96, quarter, feedback)
        from (select buffer, day, outcome, quarter, sum(step) as feedback
              from placed
              group by buffer, day, outcome, quarter
              having sum(step) <> 0) n
        group by buffer, day, outcome
        on conflict (organization, buffer, day, outcome) do update set course = add_courses(c.course, excluded.course)
    ), clients as (
        insert into statistics_client as c (organization, buffer, day, client, feedback)
        select of_organization, buffer, day, client, sum(step)
        from placed
        group by buffer, day, client
        having sum(step) <> 0
        on conflict (organization, buffer, day, client) do update set feedback = c.feedback + excluded.feedback
    ), decisions as (
        insert into statistics_decision as c (organization, buffer, day, band, decisions, kept, corrected)
        select of_organization, *
        from (select buffer, day, band, sum(step) as decisions,
                     sum(step * (verdict is not distinct from 'kept')::int) as kept,
                     sum(step * (verdict is not distinct from 'corrected')::int) as corrected
              from placed
              where band is not null
              group by buffer, day, band) n
        where (n.decisions, n.kept, n.corrected) <> (0, 0, 0)
        on conflict (organization, buffer, day, band)
        do update set decisions = c.decisions + excluded.decisions, kept = c.kept + excluded.kept,
                      corrected = c.corrected + excluded.corrected
    ), waits as (
        insert into statistics_wait as c (organization, buffer, day, waited, feedback)
        select of_organization, buffer, day, waited, sum(step)
        from placed
        where waited is not null
        group by buffer, day, waited
        having sum(step) <> 0
        on conflict (organization, buffer, day, waited) do update set feedback = c.feedback + excluded.feedback
    ), targets as (
        insert into statistics_target as c (organization, target, day, feedback)
        select of_organization, p.target, day, sum(step)
        from step, unnest(targets) as p (target)
        where exists (select from target o where o.organization = of_organization and o.id = p.target)
        group by p.target, day
        having sum(step) <> 0
        on conflict (organization, target, day) do update set feedback = c.feedback + excluded.feedback
    ), languages as (
        insert into statistics_language as c (organization, day, language, feedback)
        select of_organization, day, language, sum(step)
        from step
        where language is not null
        group by day, language
        having sum(step) <> 0
        on conflict (organization, day, language) do update set feedback = c.feedback + excluded.feedback
    ), closed as (
        insert into work_day as c (organization, day, state, owner, items, course)
        select of_organization, closed_on, state, owner, sum(items), course_of(96, quarter, items)
        from (select day_of(closed_at) as closed_on, state, owner, quarter_of(closed_at) as quarter, sum(step) as items
              from step
              where state is not null
              group by 1, 2, 3, 4
              having sum(step) <> 0) n
        group by closed_on, state, owner
        on conflict (organization, day, state, owner)
        do update set items = c.items + excluded.items, course = add_courses(c.course, excluded.course)
    ), closing_times as (
        insert into work_wait as c (organization, day, waited, items, course)
        select of_organization, closed_on, closed_after, sum(items), course_of(96, quarter, items)
        from (select day_of(closed_at) as closed_on, closed_after, quarter_of(closed_at) as quarter, sum(step) as items
              from step
              where state = 'done'
              group by 1, 2, 3
              having sum(step) <> 0) n
        group by closed_on, closed_after
        on conflict (organization, day, waited)
        do update set items = c.items + excluded.items, course = add_courses(c.course, excluded.course)
    )
    insert into open_bin as c (organization, began_at, items, course)
    select of_organization, began_at, sum(items), course_of(24, quarter, items)
    from (select (day + (quarter - 1) / 24 * interval '6 hours') at time zone 'UTC' as began_at,
                 (quarter - 1) % 24 + 1 as quarter, sum(step) as items
          from step
          where state is null
          group by 1, 2
          having sum(step) <> 0) n
    group by began_at
    on conflict (organization, began_at)
    do update set items = c.items + excluded.items, course = add_courses(c.course, excluded.course);
end $$;
comment on function add_statistics is 'Counts items as they are now, and no longer as they were.';

create function count_items(of_organization bigint, touched bigint[], acts timestamptz[], deleted bigint[]) returns void
language plpgsql as $$
declare
    counted statistics_item[]; -- as they were
    current statistics_item[]; -- as they are; only those that are not as they were
begin
    select array_agg(i.p) filter (where (i.p).feedback is not null), array_agg(c) into counted, current
    from unnest(touched, acts) as a (feedback, act)
    -- Each item is looked up by its key, also by a plan that was made while there were few.
    cross join lateral (select *
                        from statistics_current
                        where organization = of_organization and feedback = a.feedback
                        offset 0) s
    left join lateral (select p
                       from statistics_item p
                       where p.organization = of_organization and p.feedback = a.feedback
                       offset 0) i on true
    cross join lateral (select least((i.p).acted_at, s.reviewed_at, a.act) as acted_at) t
    cross join lateral (
        select row(s.organization, s.feedback, day_of(s.created_at), quarter_of(s.created_at), s.client, s.language, s.outcome,
                   s.band, s.verdict, t.acted_at, waiting_class(s.created_at, t.acted_at), s.needs_person and t.acted_at is null,
                   s.buffers, s.targets, s.state, case when s.state is not null then s.owner end, s.closed_at,
                   waiting_class(s.created_at, s.closed_at))::statistics_item as c
        offset 0) n -- so that it is computed once
    where c is distinct from i.p;
    with gone as (
        delete from statistics_item p
        where p.organization = of_organization and p.feedback = any (deleted)
          and not exists (select from feedback f where f.organization = of_organization and f.id = p.feedback)
        returning p
    )
    select counted || array_agg(p) into counted from gone;
    if counted is not null or current is not null then
        perform add_statistics(of_organization, current, counted);
    end if;
end $$;
comment on function count_items is
    'Counts items as they are now instead of as they were last counted, and deleted ones no longer. acts: when a person did '
    'something about each, or null.';

create function forget_statistics_of(of_organization bigint, buffers bigint[], targets bigint[]) returns void
language sql as $$
    delete from statistics_day where organization = of_organization and buffer = any (buffers);
    delete from statistics_course where organization = of_organization and buffer = any (buffers);
    delete from statistics_client where organization = of_organization and buffer = any (buffers);
    delete from statistics_decision where organization = of_organization and buffer = any (buffers);
    delete from statistics_wait where organization = of_organization and buffer = any (buffers);
    delete from statistics_target where organization = of_organization and target = any (targets);
$$;
comment on function forget_statistics_of is 'Removes the counts of removed buffers and targets.';

create function recount_statistics(of_organization bigint) returns void language plpgsql as $$
begin
    -- First, because the counter holds this row while it counts. In a function in SQL, the next statements would not see what the
    -- counter wrote.
    insert into statistics_position (organization) values (of_organization)
    on conflict (organization) do update set change = 0;
    delete from statistics_item where organization = of_organization;
    delete from statistics_day where organization = of_organization;
    delete from statistics_course where organization = of_organization;
    delete from statistics_client where organization = of_organization;
    delete from statistics_decision where organization = of_organization;
    delete from statistics_wait where organization = of_organization;
    delete from statistics_target where organization = of_organization;
    delete from statistics_language where organization = of_organization;
    delete from work_day where organization = of_organization;
    delete from work_wait where organization = of_organization;
    delete from open_bin where organization = of_organization;
end $$;
comment on function recount_statistics is
    'Forgets the statistics of an organization, so that count_statistics() counts all items again. What people taught says when '
    'they last did it, notes, activities and reviews say it of the first time.';

create function count_statistics(of_organization bigint, most integer) returns boolean language plpgsql as $$
declare
    began_at constant timestamptz := clock_timestamp();
    done statistics_position;
    newest bigint;
    feed_begins bigint;
    reached bigint;
    last_change bigint; -- of those whose items are counted
    has_more boolean;
begin
    insert into statistics_position (organization)
    select organization from organization_state where organization = of_organization -- none of one that was removed since
    on conflict (organization) do nothing;
    select * into done from statistics_position where organization = of_organization for update skip locked;
    if not found then -- another one counts, or the organization is gone
        return null;
    end if;
    select change, feed_floor into newest, feed_begins from organization_state where organization = of_organization;
    if done.change > 0 and greatest(done.change, done.horizon) < feed_begins then
        -- It is no longer known what was deleted since.
        perform recount_statistics(of_organization);
        done.change := 0;
    end if;
    if done.change = 0 then
        done.horizon := newest;
    end if;

    -- A change is one transaction, and is counted as a whole.
    select max(change), count(*) = most into reached, has_more
    from (select change
          from ((select change from feedback
                 where organization = of_organization and change > done.change order by change limit most)
                union all
                (select change from note
                 where organization = of_organization and change > done.change order by change limit most)
                union all
                (select written from routing_example
                 where organization = of_organization and written > done.change order by written limit most)
                union all
                (select change from tombstone
                 where organization = of_organization and kind = 'feedback' and change > done.change
                 order by change limit most)) as changed
          order by change
          limit most) as part;
    last_change := reached;
    if not has_more then
        reached := newest;
        -- An item that has changed again since would otherwise be missing until the next count, which counts it once more.
        last_change := 9223372036854775807;
    end if;

    perform count_items(of_organization, array_agg(feedback), array_agg(act),
                        array(select id
                              from tombstone
                              where organization = of_organization and kind = 'feedback'
                                and change > done.change and change <= reached))
    from (select feedback, min(act) as act
          from (select id as feedback, null::timestamptz as act
                from feedback
                where organization = of_organization and change > done.change and change <= last_change
                union all
                select feedback, created_at
                from note
                where organization = of_organization and change > done.change and change <= last_change and member is not null
                  and (kind = 'note' or activity ->> 'code' in ('assigned', 'removed', 'moved', 'reviewed'))
                union all
                select feedback, case when member is not null and not withdrawn then taught_at end
                from routing_example
                where organization = of_organization and written > done.change and written <= last_change) as act
          group by feedback) as item;
    perform forget_statistics_of(of_organization, array_agg(id) filter (where kind = 'buffer'),
                                 array_agg(id) filter (where kind = 'target'))
    from tombstone t
    where organization = of_organization and change > done.change and change <= reached
      and kind in ('buffer', 'target')
    having count(*) > 0;

    update statistics_position
    set change = reached, horizon = done.horizon, reached_at = case when has_more then reached_at else began_at end,
        -- What is half counted would look like a surge.
        surge_due_at = case when not has_more
                            then coalesce(surge_due_at, greatest(began_at, least(surges_at, began_at) + interval '5 minutes')) end
    where organization = of_organization;
    return has_more;
end $$;
comment on function count_statistics is
    'Counts what changed since the last time, about as many rows as given at most, and returns whether there is more: null if '
    'another session counts it just now, perhaps without what was committed meanwhile. People do something about an item when '
    'they write a note, put it somewhere, end its review or teach routing with it.';

-- Parts of days in any time zone.

create function pieces_of(times timestamptz[])
returns table (number integer, day date, began integer, ended integer, began_at timestamptz, ended_at timestamptz)
language plpgsql immutable parallel safe rows 400 as $$
begin
    return query
    select n - 1, d.day, (extract(epoch from p.began_at - d.begins_at) / 900)::integer,
           (extract(epoch from p.ended_at - d.begins_at) / 900)::integer, p.began_at, p.ended_at
    from generate_series(1, cardinality(times) - 1) as n
    cross join lateral generate_series(date_trunc('day', times[n] at time zone 'UTC'),
                                       (times[n + 1] - interval '1 microsecond') at time zone 'UTC', interval '1 day') as at
    cross join lateral (select at::date as day, at at time zone 'UTC' as begins_at) as d
    cross join lateral (select greatest(times[n], d.begins_at) as began_at,
                               least(times[n + 1], d.begins_at + interval '1 day') as ended_at) as p
    where times[n] < times[n + 1];
end
$$;
comment on function pieces_of is
    'Returns what the periods between times have of days in UTC, as quarters: whole days from 0 to 96, and parts of others. '
    'The number of the period that begins with the first time is 0. No plan takes it apart: one that did made the pieces of a year '
    'again for each row of counts.';

create function counts_of_pieces(of_organization bigint, of_buffer bigint, times timestamptz[])
returns table (buffer bigint, number integer, feedback bigint, assigned bigint, review bigint, nothing_matched bigint,
               failed bigint, pending bigint, by_hand bigint)
language sql stable as $$
    select c.buffer, p.number, c.feedback, c.assigned, c.review, c.nothing_matched, c.failed, c.pending, c.by_hand
    from pieces_of(times) as p
    join statistics_day c on c.organization = of_organization and c.day = p.day
                             and (of_buffer is null or c.buffer = of_buffer)
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
          where (p.began, p.ended) <> (0, 96)) n
    group by buffer, number
$$;
comment on function counts_of_pieces is 'Returns how much of the feedback between times a buffer has, or each buffer, by outcome.';

create function feedback_of_edges(of_organization bigint, times timestamptz[]) returns setof bigint
language sql stable as $$
    select f.id
    from (select began_at, ended_at from pieces_of(times) where (began, ended) <> (0, 96) limit 2) as p
    cross join lateral (
        select min(first_id) as first_id, max(last_id) as last_id
        from feedback_bin
        where organization = of_organization and began_at > p.began_at - interval '6 hours' and began_at < p.ended_at
    ) as s
    cross join lateral (
        select id
        from feedback
        where organization = of_organization and id between s.first_id and s.last_id
          and created_at >= p.began_at and created_at < p.ended_at
        offset 0
    ) as f
$$;
comment on function feedback_of_edges is
    'Returns the feedback that was created between two times on days in UTC that are not between them as a whole: the first and '
    'the last one at most. The limits say so to the planner, which took them for all and read every item of the organization.';
