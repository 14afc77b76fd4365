-- Counts of what was done and declined, kept by triggers, so that statistics cost the same however much feedback there is,
-- and creating it costs nothing more.

create table work_day (
    organization bigint not null,
    day date not null, -- in UTC, on which they were closed
    state text not null,
    owner bigint not null, -- 0: nobody's
    items bigint not null,
    primary key (organization, day, state, owner)
) with (fillfactor = 50);

-- How long it took until items were done, in the classes of waiting_class().
create table work_wait (
    organization bigint not null,
    day date not null,
    waited integer not null,
    items bigint not null,
    primary key (organization, day, waited)
) with (fillfactor = 50);

-- Items that are closed, by the time of their creation. What remains of feedback_stretch is open.
create table work_stretch (
    organization bigint not null,
    began_at timestamptz not null,
    items bigint not null,
    primary key (organization, began_at)
) with (fillfactor = 50);

-- Counts items that are closed, or no longer are: elements of the same index belong together.
create function count_work(organizations bigint[], feedbacks bigint[], states text[], owners bigint[], times timestamptz[],
                           signs integer[])
returns void language plpgsql as $$
begin
    if organizations is null then
        return;
    end if;
    insert into work_day as w (organization, day, state, owner, items)
    select r.organization, day_of(r.closed_at), r.state, r.owner, sum(r.sign)
    from unnest(organizations, states, owners, times, signs) as r (organization, state, owner, closed_at, sign)
    group by 1, 2, 3, 4
    having sum(r.sign) <> 0
    on conflict (organization, day, state, owner) do update set items = w.items + excluded.items;
    insert into work_wait as w (organization, day, waited, items)
    select r.organization, day_of(r.closed_at), waiting_class(f.created_at, r.closed_at), sum(r.sign)
    from unnest(organizations, feedbacks, states, times, signs) as r (organization, feedback, state, closed_at, sign)
    join feedback f on f.organization = r.organization and f.id = r.feedback
    where r.state = 'done'
    group by 1, 2, 3
    having sum(r.sign) <> 0
    on conflict (organization, day, waited) do update set items = w.items + excluded.items;
    insert into work_stretch as w (organization, began_at, items)
    select r.organization, stretch_of(f.created_at), sum(r.sign)
    from unnest(organizations, feedbacks, signs) as r (organization, feedback, sign)
    join feedback f on f.organization = r.organization and f.id = r.feedback
    group by 1, 2
    having sum(r.sign) <> 0
    on conflict (organization, began_at) do update set items = w.items + excluded.items;
end $$;

select count_work(array_agg(organization), array_agg(feedback), array_agg(state), array_agg(coalesce(owner, 0)),
                  array_agg(coalesce(state_changed_at, updated_at)), array_agg(1))
from feedback_triage
where state <> 'open';

create function count_work_inserted() returns trigger language plpgsql as $$
begin
    perform count_work(array_agg(organization), array_agg(feedback), array_agg(state), array_agg(coalesce(owner, 0)),
                       array_agg(coalesce(state_changed_at, updated_at)), array_agg(1))
    from new_rows
    where state <> 'open';
    return null;
end $$;
create trigger work_inserted after insert on feedback_triage
    referencing new table as new_rows for each statement execute function count_work_inserted();

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
create trigger work_updated after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function count_work_updated();

-- A record goes before its item.
create function count_work_deleted() returns trigger language plpgsql as $$
begin
    perform count_work(array_agg(organization), array_agg(feedback), array_agg(state), array_agg(coalesce(owner, 0)),
                       array_agg(coalesce(state_changed_at, updated_at)), array_agg(-1))
    from old_rows
    where state <> 'open';
    return null;
end $$;
create trigger work_deleted after delete on feedback_triage
    referencing old table as old_rows for each statement execute function count_work_deleted();
