-- Counts by day for plots, so that a plot costs the same at any size. Days are those on which feedback was created, in UTC.

-- Every write of an item counts it again, and corrects what differs.
create table statistics_item (
    organization bigint not null,
    feedback bigint not null,
    day date not null,
    client text collate "C" not null,
    outcome text collate "C" not null,
    band smallint, -- of the confidence of routing's decision, 0 to 9; null: routing was not sure of anything
    verdict text collate "C", -- kept, corrected; null: nobody has said anything to the decision
    acted_at timestamptz, -- when a person first did something about it
    waited integer, -- the seconds until then, as waiting_class() has them
    waiting boolean not null, -- for a person, who is needed
    buffers bigint[] not null, -- the live ones that hold it
    quarter smallint not null, -- of its creation; see quarter_of()
    primary key (organization, feedback)
);
comment on table statistics_item is
    'Items as they were last counted. An item without a row has waited for its routing ever since it came, and is in '
    'feedback_bin and statistics_client only.';

create table statistics_day (
    organization bigint not null,
    buffer bigint not null, -- 0: all feedback, in whatever buffers
    day date not null,
    feedback bigint not null, -- of buffer 0 this and pending are less than there is: feedback_bin has it all
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
select f.organization, f.id as feedback, day_of(f.created_at) as day, coalesce(f.client_group, '/') as client,
       f.created_at,
       case when m.by_hand then 'by_hand'
            when f.routing_status = 'pending' then 'pending'
            when m.buffers <> '{}' then case when f.needs_review then 'review' else 'assigned' end
            when f.routing_status = 'failed' then 'failed'
            else 'nothing_matched'
       end as outcome,
       case when k.confidence is not null then least(floor(k.confidence * 10), 9)::smallint end as band,
       case when d.outcome in ('kept', 'accepted') then 'kept' when d.outcome is not null then 'corrected' end as verdict,
       f.open_rank < 3 and (f.needs_review or (f.routing_status <> 'pending' and m.buffers = '{}')) as needs_person,
       m.buffers
from feedback f
left join routing_decision d on d.organization = f.organization and d.feedback = f.id
cross join lateral (
    -- Decisions of old have it among the candidates only.
    select coalesce(d.confidence::numeric, (d.candidates -> 0 ->> 'confidence')::numeric) as confidence) k
cross join lateral (
    select coalesce(array_agg(h.buffer order by h.buffer), '{}') as buffers, coalesce(bool_or(h.by_hand), false) as by_hand
    from live_membership h
    where h.organization = f.organization and h.feedback = f.id) m;
comment on view statistics_current is 'Items as they have to be counted now, except when people did something about them.';

create function count_statistics_now(of_organizations bigint[], items bigint[], acts timestamptz[] default null,
                                                are_gone boolean default false) returns void language plpgsql as $$
declare
    counted statistics_item[]; -- as they were
    current statistics_item[]; -- as they are; only those that are not as they were
begin
    if are_gone then
        select array_agg(p) into counted
        from unnest(of_organizations, items) as a (organization, feedback)
        join statistics_item p on p.organization = a.organization and p.feedback = a.feedback;
    else
        select array_agg(p) filter (where p.feedback is not null),
               array_agg(row(s.organization, s.feedback, s.day, s.client, s.outcome, s.band, s.verdict, t.acted_at, t.waited,
                             s.needs_person and t.acted_at is null, s.buffers, t.quarter)::statistics_item)
        into counted, current
        from (select organization, feedback, min(act) as act
              from unnest(of_organizations, items, acts) as a (organization, feedback, act)
              group by organization, feedback) a
        join statistics_current s on s.organization = a.organization and s.feedback = a.feedback
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
    if counted is null and current is null then
        return;
    end if;

    with steps as materialized (
        select organization, b.buffer, day, quarter, client, outcome, band, verdict, waited, waiting, 1 as step
        from unnest(current), unnest(buffers || 0::bigint) as b (buffer)
        union all
        select organization, b.buffer, day, quarter, client, outcome, band, verdict, waited, waiting, -1
        from unnest(counted), unnest(buffers || 0::bigint) as b (buffer)
    ), gone as (
        delete from statistics_item p
        using unnest(counted) as a
        where are_gone and p.organization = a.organization and p.feedback = a.feedback
    ), kept as (
        insert into statistics_item
        select * from unnest(current)
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
comment on function count_statistics_now is
    'Counts items as they are now instead of as they were last counted, or not at all where they are gone. acts: when a person '
    'did something about each, or null.';

create function count_statistics(of_organizations bigint[], items bigint[], acts timestamptz[] default null,
                                 are_gone boolean default false) returns void language plpgsql as $$
begin
    if are_gone or current_setting('triage.statistics', true) is distinct from 'later' then
        perform count_statistics_now(of_organizations, items, acts, are_gone);
    end if;
end $$;
comment on function count_statistics is
    'Counts items, unless the transaction counts them once, at its end, because it changes many items in several steps.';

create function recount_statistics(of_organization bigint) returns void language plpgsql as $$
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
comment on function recount_statistics is
    'Counts the items of an organization again, whatever was counted before. What people taught says when they last did it, '
    'their notes and activities say it of the first time.';

create function statistics_of_new() returns trigger language plpgsql as $$
begin
    insert into statistics_client as c (organization, buffer, day, client, feedback)
    select organization, 0, day_of(created_at), coalesce(client_group, '/'), count(*)
    from new_rows
    group by organization, day_of(created_at), coalesce(client_group, '/')
    on conflict (organization, buffer, day, client) do update set feedback = c.feedback + excluded.feedback;
    return null;
end $$;
comment on function statistics_of_new is 'Counts new items by client. They wait for their routing: there is nothing else to count.';

create function statistics_of_settled() returns trigger language plpgsql as $$
begin
    if not exists (select 1 from statistics_item where organization = new.organization and feedback = new.id) then
        perform count_statistics(array_agg(organization), array_agg(id))
        from new_rows
        where routing_status <> 'pending' or needs_review;
    end if;
    return null;
end $$;
comment on function statistics_of_settled is
    'Counts items that are stored in a finished state, as imports do: the first of them counts all of a statement.';

create function statistics_of_updated() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(organization), array_agg(id),
                             array_agg(case when needed_review and not needs_review and not is_decided then updated_at end))
    from (select organization, id, max(updated_at) filter (where is_new) as updated_at,
                 bool_or(needs_review) filter (where is_new) as needs_review,
                 bool_or(needs_review) filter (where not is_new) as needed_review,
                 count(distinct routing_status) > 1 as is_decided
          from (select organization, id, needs_review, routing_status, updated_at, true as is_new from new_rows
                union all
                select organization, id, needs_review, routing_status, updated_at, false from old_rows) r
          group by organization, id) n
    having count(*) > 0;
    return null;
end $$;
comment on function statistics_of_updated is
    'Counts changed items. A person who marks an item as reviewed has done something about it.';

create function statistics_of_deleted() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(organization), array_agg(id), are_gone => true) from old_rows having count(*) > 0;
    update statistics_client c
    set feedback = c.feedback - n.feedback
    from (select organization, day_of(created_at) as day, coalesce(client_group, '/') as client, count(*) as feedback
          from old_rows group by organization, day_of(created_at), coalesce(client_group, '/')) n
    where c.organization = n.organization and c.buffer = 0 and c.day = n.day and c.client = n.client;
    return null;
end $$;
comment on function statistics_of_deleted is 'Counts deleted items no longer.';

create trigger statistics_new after insert on feedback
    referencing new table as new_rows for each statement execute function statistics_of_new();
create trigger statistics_settled after insert on feedback
    referencing new table as new_rows
    for each row when (new.routing_status <> 'pending' or new.needs_review) execute function statistics_of_settled();
create trigger statistics_updated after update on feedback
    referencing old table as old_rows new table as new_rows
    for each statement execute function statistics_of_updated();
create trigger statistics_deleted after delete on feedback
    referencing old table as old_rows for each statement execute function statistics_of_deleted();

create function statistics_of_moved() returns trigger language plpgsql as $$
begin
    update statistics_client
    set feedback = feedback - 1
    where organization = old.organization and buffer = 0 and day = day_of(old.created_at)
      and client = coalesce(old.client_group, '/');
    insert into statistics_client as c (organization, buffer, day, client, feedback)
    values (new.organization, 0, day_of(new.created_at), coalesce(new.client_group, '/'), 1)
    on conflict (organization, buffer, day, client) do update set feedback = c.feedback + 1;
    with moved as (
        update statistics_target c
        set feedback = c.feedback - 1
        from feedback_target p
        where day_of(new.created_at) <> day_of(old.created_at) and p.organization = old.organization
          and p.feedback = old.id and c.organization = p.organization and c.target = p.target and c.day = day_of(old.created_at)
        returning c.target
    )
    insert into statistics_target as c (organization, target, day, feedback)
    select new.organization, target, day_of(new.created_at), 1 from moved
    on conflict (organization, target, day) do update set feedback = c.feedback + 1;
    return null;
end $$;
comment on function statistics_of_moved is 'Corrects the counts after somebody corrected by hand when or from where an item came.';

create trigger statistics_moved after update on feedback
    for each row when (old.created_at is distinct from new.created_at or old.client is distinct from new.client)
    execute function statistics_of_moved();

create function statistics_of_joined() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(n.organization), array_agg(n.feedback))
    from new_rows n
    left join statistics_item p on p.organization = n.organization and p.feedback = n.feedback
    where p.feedback is null or n.buffer <> all (p.buffers)
    having count(*) > 0;
    return null;
end $$;
comment on function statistics_of_joined is 'Counts memberships with which their items were not counted yet.';

create function statistics_of_kept() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(organization), array_agg(feedback))
    from (select organization, buffer, feedback, by_hand from new_rows
          except
          select organization, buffer, feedback, by_hand from old_rows) changed
    having count(*) > 0;
    return null;
end $$;
comment on function statistics_of_kept is 'Counts memberships that became a person''s choice.';

create function statistics_of_left() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(o.organization), array_agg(o.feedback))
    from old_rows o
    join statistics_item p on p.organization = o.organization and p.feedback = o.feedback
    where o.buffer = any (p.buffers)
    having count(*) > 0;
    return null;
end $$;
comment on function statistics_of_left is 'Counts items that left a buffer.';

create trigger statistics_joined after insert on feedback_buffer
    referencing new table as new_rows for each statement execute function statistics_of_joined();
create trigger statistics_kept after update on feedback_buffer
    referencing old table as old_rows new table as new_rows
    for each statement execute function statistics_of_kept();
create trigger statistics_left after delete on feedback_buffer
    referencing old table as old_rows for each statement execute function statistics_of_left();

create function forget_statistics_of_buffer() returns trigger language plpgsql as $$
begin
    delete from statistics_day where organization = old.organization and buffer = old.id;
    delete from statistics_course where organization = old.organization and buffer = old.id;
    delete from statistics_client where organization = old.organization and buffer = old.id;
    delete from statistics_decision where organization = old.organization and buffer = old.id;
    delete from statistics_wait where organization = old.organization and buffer = old.id;
    return null;
end $$;
comment on function forget_statistics_of_buffer is 'Removes the counts of a removed buffer.';

create trigger statistics_buffer_gone after delete on buffer
    for each row execute function forget_statistics_of_buffer();

create function statistics_of_verdict() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(organization), array_agg(feedback))
    from (select organization, feedback, outcome, confidence from new_rows
          except
          select organization, feedback, outcome, confidence from old_rows) changed
    having count(*) > 0;
    return null;
end $$;
comment on function statistics_of_verdict is
    'Counts what people make of a decision. Routing writes its decision in the statement that changes the item.';

create trigger statistics_verdict after update on routing_decision
    referencing old table as old_rows new table as new_rows
    for each statement execute function statistics_of_verdict();

create function statistics_of_taught() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(n.organization), array_agg(n.feedback), array_agg(n.taught_at))
    from touched n
    left join statistics_item p on p.organization = n.organization and p.feedback = n.feedback
    where n.member is not null and not n.withdrawn and p.acted_at is null
    having count(*) > 0;
    return null;
end $$;
comment on function statistics_of_taught is 'Counts that people taught where an item belongs.';

create trigger statistics_taught after insert on routing_example
    referencing new table as touched for each statement execute function statistics_of_taught();
create trigger statistics_taught_again after update on routing_example
    referencing new table as touched for each statement execute function statistics_of_taught();

create function statistics_of_notes() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(n.organization), array_agg(n.feedback), array_agg(n.created_at))
    from new_rows n
    left join statistics_item p on p.organization = n.organization and p.feedback = n.feedback
    where n.kind = 'note' and n.member is not null and p.acted_at is null
    having count(*) > 0;
    return null;
end $$;
comment on function statistics_of_notes is 'Counts that people wrote notes.';

create trigger statistics_notes after insert on note
    referencing new table as new_rows for each statement execute function statistics_of_notes();

create function statistics_of_pointing() returns trigger language plpgsql as $$
begin
    insert into statistics_target as c (organization, target, day, feedback)
    select n.organization, n.target, day_of(f.created_at), count(*)
    from new_rows n
    join feedback f on f.organization = n.organization and f.id = n.feedback
    group by n.organization, n.target, day_of(f.created_at)
    on conflict (organization, target, day) do update set feedback = c.feedback + excluded.feedback;
    return null;
end $$;
comment on function statistics_of_pointing is 'Counts items that name a target.';

create function statistics_of_unpointing() returns trigger language plpgsql as $$
begin
    update statistics_target c
    set feedback = c.feedback - n.feedback
    from (select o.organization, o.target, day_of(f.created_at) as day, count(*) as feedback
          from old_rows o
          join feedback f on f.organization = o.organization and f.id = o.feedback
          group by o.organization, o.target, day_of(f.created_at)) n
    where c.organization = n.organization and c.target = n.target and c.day = n.day;
    return null;
end $$;
comment on function statistics_of_unpointing is 'Counts items that no longer name a target.';

create trigger statistics_pointed after insert on feedback_target
    referencing new table as new_rows for each statement execute function statistics_of_pointing();
create trigger statistics_unpointed after delete on feedback_target
    referencing old table as old_rows for each statement execute function statistics_of_unpointing();

-- What was done and declined.

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

create table closed_bin (
    organization bigint not null,
    began_at timestamptz not null,
    items bigint not null,
    course integer[] not null default array_fill(0, array[24]),
    primary key (organization, began_at)
) with (fillfactor = 50);
comment on table closed_bin is 'Items that are closed, by the time of their creation. What remains of feedback_bin is open.';

create function count_work(organizations bigint[], feedbacks bigint[], states text[], owners bigint[],
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
    insert into closed_bin as w (organization, began_at, items, course)
    select organization, began_at, sum(items), course_of(24, quarter, items)
    from (select r.organization, bin_of(f.created_at) as began_at, bin_quarter_of(f.created_at) as quarter,
                 sum(r.sign) as items
          from unnest(organizations, feedbacks, signs) as r (organization, feedback, sign)
          join feedback f on f.organization = r.organization and f.id = r.feedback
          group by 1, 2, 3
          having sum(r.sign) <> 0) n
    group by 1, 2
    on conflict (organization, began_at)
    do update set items = w.items + excluded.items, course = add_courses(w.course, excluded.course);
end $$;
comment on function count_work is 'Counts items that are closed, or no longer are. Elements of the same index belong together.';

create function count_work_inserted() returns trigger language plpgsql as $$
begin
    perform count_work(array_agg(organization), array_agg(feedback), array_agg(state), array_agg(coalesce(owner, 0)),
                       array_agg(coalesce(state_changed_at, updated_at)), array_agg(1))
    from new_rows
    where state <> 'open';
    return null;
end $$;
comment on function count_work_inserted is 'Counts new records of closed items.';

create function count_work_updated() returns trigger language plpgsql as $$
begin
    perform count_work(array_agg(organization), array_agg(feedback), array_agg(state), array_agg(coalesce(owner, 0)),
                       array_agg(coalesce(state_changed_at, updated_at)), array_agg(sign))
    from (select organization, feedback, state, owner, state_changed_at, updated_at, 1 as sign from new_rows
          union all
          select organization, feedback, state, owner, state_changed_at, updated_at, -1 from old_rows) r
    where state <> 'open';
    return null;
end $$;
comment on function count_work_updated is 'Counts items that were closed or opened again.';

create function count_work_deleted() returns trigger language plpgsql as $$
begin
    perform count_work(array_agg(organization), array_agg(feedback), array_agg(state), array_agg(coalesce(owner, 0)),
                       array_agg(coalesce(state_changed_at, updated_at)), array_agg(-1))
    from old_rows
    where state <> 'open';
    return null;
end $$;
comment on function count_work_deleted is 'Counts deleted records of closed items no longer. A record goes before its item.';

create trigger work_inserted after insert on feedback_triage
    referencing new table as new_rows for each statement execute function count_work_inserted();
create trigger work_updated after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function count_work_updated();
create trigger work_deleted after delete on feedback_triage
    referencing old table as old_rows for each statement execute function count_work_deleted();

-- Parts of days in any time zone.

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
comment on function pieces_of is
    'Returns what the periods between times have of days in UTC, as quarters: whole days from 0 to 96, and parts of others. '
    'The number of the period that begins with the first time is 0.';

create function feedback_of_pieces(of_organization bigint, times timestamptz[]) returns table (number integer, feedback bigint)
language sql stable as $$
    select p.number, sum(between_quarters(s.course, greatest(p.began - o.quarters, 0), least(p.ended - o.quarters, 24)))::bigint
    from pieces_of(times) as p
    join feedback_bin s on s.organization = of_organization and s.began_at > p.began_at - interval '6 hours'
                               and s.began_at < p.ended_at
    cross join lateral (select quarter_of(s.began_at) - 1 as quarters) as o
    where bin_of(p.began_at) <= s.began_at
    group by p.number
$$;
comment on function feedback_of_pieces is 'Returns how much feedback was created between times.';

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
comment on function counts_of_pieces is 'Returns how much of the feedback between times a buffer has, or each buffer, by outcome.';

create function feedback_of_edges(of_organization bigint, times timestamptz[]) returns table (id bigint, client_group text)
language sql stable as $$
    select f.id, f.client_group
    from pieces_of(times) as p
    cross join lateral (
        select min(first_id) as first_id, max(last_id) as last_id
        from feedback_bin
        where organization = of_organization and began_at > p.began_at - interval '6 hours' and began_at < p.ended_at
    ) as s
    join feedback f on f.organization = of_organization and f.id between s.first_id and s.last_id
                       and f.created_at >= p.began_at and f.created_at < p.ended_at
    where (p.began, p.ended) <> (0, 96)
$$;
comment on function feedback_of_edges is
    'Returns the feedback that was created between two times on days in UTC that are not between them as a whole.';
