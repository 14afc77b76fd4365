-- Counts by day for plots, so that a plot costs the same at any size. As before: keys start with the organization, and
-- counts are kept by triggers under the organization's lock. Days are those on which feedback was created, in UTC.

-- An item as it was counted last; whoever touches it counts it again, and what differs is corrected. An item without a
-- row has waited for its routing ever since it came, and is in feedback_stretch and statistics_client only.
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
    primary key (organization, feedback)
);

-- Feedback by day and live buffer; 0: all feedback, in whatever buffers.
create table statistics_day (
    organization bigint not null,
    buffer bigint not null,
    day date not null,
    feedback bigint not null, -- of buffer 0 this and pending are less than there is: feedback_stretch has it all
    pending bigint not null,
    assigned bigint not null,
    review bigint not null,
    nothing_matched bigint not null,
    failed bigint not null,
    by_hand bigint not null,
    waiting bigint not null,
    primary key (organization, buffer, day)
) with (fillfactor = 50);

create table statistics_client (
    organization bigint not null,
    buffer bigint not null,
    day date not null,
    client text collate "C" not null, -- the tool of the client header; /: there was none
    feedback bigint not null,
    primary key (organization, buffer, day, client)
) with (fillfactor = 50);

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

create table statistics_wait (
    organization bigint not null,
    buffer bigint not null,
    day date not null,
    waited integer not null,
    feedback bigint not null,
    primary key (organization, buffer, day, waited)
) with (fillfactor = 50);

create table statistics_target (
    organization bigint not null,
    target bigint not null,
    day date not null,
    feedback bigint not null,
    primary key (organization, target, day)
) with (fillfactor = 50);

-- Votes of a period, on whichever target: whole months, and the days before and after them.
create index reaction_day_day on reaction_day (organization, day);
create table reaction_month (
    organization bigint not null,
    month date not null, -- its first day
    target bigint not null,
    thumbs_up bigint not null,
    thumbs_down bigint not null,
    primary key (organization, month, target)
) with (fillfactor = 50);

create function day_of(at timestamptz) returns date language sql immutable
    return (at at time zone 'UTC')::date;

-- Until when somebody waited, in whole seconds. What takes longer than half a minute is rounded up, by at most a
-- sixteenth, but never into another band of the plot: so there are a few hundred different ones.
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

-- Items as they have to be counted now, but for what people did when.
create view statistics_standing as
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
       f.needs_review or (f.routing_status <> 'pending' and m.buffers = '{}') as needs_person,
       m.buffers
from feedback f
left join routing_decision d on d.organization = f.organization and d.feedback = f.id
cross join lateral (
    -- Decisions of old have it among the candidates only.
    select coalesce(d.confidence::numeric, (d.candidates -> 0 ->> 'confidence')::numeric) as confidence) k
cross join lateral (
    select coalesce(array_agg(h.buffer order by h.buffer), '{}') as buffers, coalesce(bool_or(h.by_hand), false) as by_hand
    from feedback_buffer h
    join buffer b on b.organization = h.organization and b.id = h.buffer and b.deleted_at is null
    where h.organization = f.organization and h.feedback = f.id) m;

-- Counts items as they are now instead of as they were counted last, or not at all where they are gone. acts: when a person
-- did something about each, or null.
create function count_statistics(of_organizations bigint[], items bigint[], acts timestamptz[] default null,
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
                             s.needs_person and t.acted_at is null, s.buffers)::statistics_item)
        into counted, standing
        from (select organization, feedback, min(act) as act
              from unnest(of_organizations, items, acts) as a (organization, feedback, act)
              group by organization, feedback) a
        join statistics_standing s on s.organization = a.organization and s.feedback = a.feedback
        left join statistics_item p on p.organization = a.organization and p.feedback = a.feedback
        cross join lateral (
            select least(p.acted_at, a.act) as acted_at, waiting_class(s.created_at, least(p.acted_at, a.act)) as waited
        ) t
        where p.feedback is null
           or (s.day, s.client, s.outcome, s.band, s.verdict, t.acted_at, t.waited, s.needs_person and t.acted_at is null,
               s.buffers)
              is distinct from (p.day, p.client, p.outcome, p.band, p.verdict, p.acted_at, p.waited, p.waiting, p.buffers);
    end if;
    if counted is null and standing is null then
        return;
    end if;

    with steps as materialized (
        select organization, b.buffer, day, client, outcome, band, verdict, waited, waiting, 1 as step
        from unnest(standing), unnest(buffers || 0::bigint) as b (buffer)
        union all
        select organization, b.buffer, day, client, outcome, band, verdict, waited, waiting, -1
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
                      waiting = excluded.waiting, buffers = excluded.buffers
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

-- Counts an organization's items anew, whatever was counted before. What people taught tells when they did it last, their
-- notes and what was noted of them tell the first time.
create function recount_statistics(of_organization bigint) returns void language plpgsql as $$
declare
    done bigint := 0;
    items bigint[];
    acts timestamptz[];
begin
    delete from statistics_item where organization = of_organization;
    delete from statistics_day where organization = of_organization;
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

select recount_statistics(organization) from organization_state;

-- What comes waits for its routing: all that there is to count is where it came from.
create function statistics_of_new() returns trigger language plpgsql as $$
begin
    insert into statistics_client as c (organization, buffer, day, client, feedback)
    select organization, 0, day_of(created_at), coalesce(client_group, '/'), count(*)
    from new_rows
    group by organization, day_of(created_at), coalesce(client_group, '/')
    on conflict (organization, buffer, day, client) do update set feedback = c.feedback + excluded.feedback;
    return null;
end $$;

create trigger statistics_new after insert on feedback
    referencing new table as new_rows for each statement execute function statistics_of_new();

create function statistics_of_settled() returns trigger language plpgsql as $$
begin
    perform count_statistics(array[new.organization], array[new.id]);
    return null;
end $$;

create trigger statistics_settled after insert on feedback
    for each row when (new.routing_status <> 'pending' or new.needs_review) execute function statistics_of_settled();

-- Whoever marks an item as reviewed has looked at it.
create function statistics_of_updated() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(n.organization), array_agg(n.id),
                             array_agg(case when o.needs_review and not n.needs_review then n.updated_at end))
    from new_rows n
    join old_rows o on o.organization = n.organization and o.id = n.id
    having count(*) > 0;
    return null;
end $$;

create trigger statistics_updated after update on feedback
    referencing old table as old_rows new table as new_rows
    for each statement execute function statistics_of_updated();

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

create trigger statistics_deleted after delete on feedback
    referencing old table as old_rows for each statement execute function statistics_of_deleted();

-- Nothing changes when an item came and from where; whoever sets it straight by hand leaves the counts right, too.
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

create trigger statistics_moved after update on feedback
    for each row when (old.created_at is distinct from new.created_at or old.client is distinct from new.client)
    execute function statistics_of_moved();

-- Memberships that come and go change the item itself. One that becomes a person's choice does not.
create function statistics_of_kept() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(n.organization), array_agg(n.feedback))
    from new_rows n
    join old_rows o on o.organization = n.organization and o.buffer = n.buffer and o.feedback = n.feedback
    where n.by_hand <> o.by_hand
    having count(*) > 0;
    return null;
end $$;

create trigger statistics_kept after update on feedback_buffer
    referencing old table as old_rows new table as new_rows
    for each statement execute function statistics_of_kept();

-- Deleting and restoring a buffer changes where its items are.
create function statistics_of_buffer() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(organization), array_agg(feedback))
    from feedback_buffer
    where organization = new.organization and buffer = new.id
    having count(*) > 0;
    return null;
end $$;

create trigger statistics_buffer after update of deleted_at on buffer
    for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function statistics_of_buffer();

create function forget_statistics_of_buffer() returns trigger language plpgsql as $$
begin
    delete from statistics_day where organization = old.organization and buffer = old.id;
    delete from statistics_client where organization = old.organization and buffer = old.id;
    delete from statistics_decision where organization = old.organization and buffer = old.id;
    delete from statistics_wait where organization = old.organization and buffer = old.id;
    return null;
end $$;

create trigger statistics_buffer_gone after delete on buffer
    for each row execute function forget_statistics_of_buffer();

-- Routing writes its decision in the statement that changes the item. What people make of it comes later.
create function statistics_of_verdict() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(n.organization), array_agg(n.feedback))
    from new_rows n
    join old_rows o on o.organization = n.organization and o.feedback = n.feedback
    where (n.outcome, n.confidence) is distinct from (o.outcome, o.confidence)
    having count(*) > 0;
    return null;
end $$;

create trigger statistics_verdict after update on routing_decision
    referencing old table as old_rows new table as new_rows
    for each statement execute function statistics_of_verdict();

-- What people do about an item: they teach where it belongs, or write a note.
create function statistics_of_taught() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(n.organization), array_agg(n.feedback), array_agg(n.taught_at))
    from touched n
    left join statistics_item p on p.organization = n.organization and p.feedback = n.feedback
    where n.member is not null and not n.withdrawn and p.acted_at is null
    having count(*) > 0;
    return null;
end $$;

create trigger statistics_taught after insert on routing_example
    referencing new table as touched for each statement execute function statistics_of_taught();
create trigger statistics_taught_again after update on routing_example
    referencing new table as touched for each statement execute function statistics_of_taught();

create function statistics_of_note() returns trigger language plpgsql as $$
begin
    perform count_statistics(array[new.organization], array[new.feedback], array[new.created_at])
    where not exists (select 1 from statistics_item
                      where organization = new.organization and feedback = new.feedback and acted_at is not null);
    return null;
end $$;

create trigger statistics_note after insert on note
    for each row when (new.kind = 'note' and new.member is not null) execute function statistics_of_note();

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

create trigger statistics_pointed after insert on feedback_target
    referencing new table as new_rows for each statement execute function statistics_of_pointing();
create trigger statistics_unpointed after delete on feedback_target
    referencing old table as old_rows for each statement execute function statistics_of_unpointing();

create function statistics_of_voted() returns trigger language plpgsql as $$
begin
    insert into reaction_month as m (organization, month, target, thumbs_up, thumbs_down)
    select organization, date_trunc('month', day)::date as month, target, sum(thumbs_up), sum(thumbs_down)
    from new_rows
    group by organization, month, target
    on conflict (organization, month, target)
    do update set thumbs_up = m.thumbs_up + excluded.thumbs_up, thumbs_down = m.thumbs_down + excluded.thumbs_down;
    return null;
end $$;

create function statistics_of_revoted() returns trigger language plpgsql as $$
begin
    insert into reaction_month as m (organization, month, target, thumbs_up, thumbs_down)
    select organization, date_trunc('month', day)::date as month, target, sum(thumbs_up), sum(thumbs_down)
    from (select organization, day, target, thumbs_up, thumbs_down from new_rows
          union all
          select organization, day, target, -thumbs_up, -thumbs_down from old_rows) votes
    group by organization, month, target
    having (sum(thumbs_up), sum(thumbs_down)) <> (0, 0)
    on conflict (organization, month, target)
    do update set thumbs_up = m.thumbs_up + excluded.thumbs_up, thumbs_down = m.thumbs_down + excluded.thumbs_down;
    return null;
end $$;

create trigger statistics_voted after insert on reaction_day
    referencing new table as new_rows for each statement execute function statistics_of_voted();
create trigger statistics_revoted after update on reaction_day
    referencing old table as old_rows new table as new_rows
    for each statement execute function statistics_of_revoted();
