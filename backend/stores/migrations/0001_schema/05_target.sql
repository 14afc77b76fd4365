-- Targets that feedback and reactions refer to, and the reactions on them.

create table target (
    organization bigint not null,
    id bigint not null,
    type text not null check (type in ('rest_endpoint', 'documentation', 'cli_command')),
    display_name text not null,
    folded_name text not null generated always as (lower(display_name collate "und-x-icu")) stored, -- for searches
    metadata json not null,
    identity bytea not null, -- SHA-256 of the type and the normalised metadata
    created_at timestamptz not null,
    change bigint not null,
    primary key (organization, id)
);
comment on table target is 'What feedback and reactions are about: endpoints, pages and commands.';
create unique index target_identity on target (organization, identity);
create index target_change on target (organization, change, id);
create index target_name on target using gin (organization, folded_name gin_trgm_ops);
create index target_type on target (organization, type, id);

create function count_targets_inserted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set targets = s.targets + n.targets
    from (select organization, count(*) as targets from new_rows group by organization) n
    where s.organization = n.organization;
    return null;
end $$;
comment on function count_targets_inserted is 'Counts new targets.';

create function count_targets_deleted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set targets = s.targets - n.targets
    from (select organization, count(*) as targets from old_rows group by organization) n
    where s.organization = n.organization;
    return null;
end $$;
comment on function count_targets_deleted is 'Counts deleted targets no longer.';

create trigger targets_inserted after insert on target
    referencing new table as new_rows for each statement execute function count_targets_inserted();
create trigger targets_deleted after delete on target
    referencing old table as old_rows for each statement execute function count_targets_deleted();

create table feedback_target (
    organization bigint not null,
    feedback bigint not null,
    target bigint not null,
    position integer not null,
    primary key (organization, feedback, target),
    -- Neither cascades: what no longer names a target is counted by the day of the item.
    foreign key (organization, feedback) references feedback (organization, id),
    foreign key (organization, target) references target (organization, id)
);
comment on table feedback_target is 'Which targets items are about, in their order.';
create index feedback_target_target on feedback_target (organization, target, feedback);

create table reaction (
    organization bigint not null,
    id bigint not null,
    target bigint not null,
    voter bytea not null, -- SHA-256 of the salt and the user id or the client address; empty: forgotten
    by_address boolean not null,
    value smallint not null check (value in (1, -1)),
    created_at timestamptz not null,
    change bigint not null,
    primary key (organization, id),
    foreign key (organization, target) references target (organization, id)
);
comment on table reaction is 'Votes on targets.';
create unique index reaction_user on reaction (organization, target, voter) where not by_address;
create index reaction_address on reaction (organization, target, voter, created_at) where by_address;
-- Votes by address whose voter is still known. After 24 hours the address may vote again, and nobody needs its hash.
create index reaction_address_age on reaction (created_at) where by_address and voter <> '';
create index reaction_created on reaction (organization, created_at);

create table reaction_day (
    organization bigint not null,
    target bigint not null,
    day date not null, -- in UTC, on which they were first given
    thumbs_up bigint not null default 0,
    thumbs_down bigint not null default 0,
    primary key (organization, target, day)
) with (fillfactor = 50);
comment on table reaction_day is 'The votes on a target by day: a summary reads a row per day, however many votes there are.';
create index reaction_day_day on reaction_day (organization, day);

create function count_reactions_inserted() returns trigger language plpgsql as $$
begin
    insert into reaction_day as d (organization, target, day, thumbs_up, thumbs_down)
    select organization, target, (created_at at time zone 'UTC')::date as day,
           count(*) filter (where value = 1), count(*) filter (where value = -1)
    from new_rows
    group by organization, target, day
    on conflict (organization, target, day)
    do update set thumbs_up = d.thumbs_up + excluded.thumbs_up, thumbs_down = d.thumbs_down + excluded.thumbs_down;
    return null;
end $$;
comment on function count_reactions_inserted is 'Counts new votes by day.';

create function count_reactions_deleted() returns trigger language plpgsql as $$
begin
    update reaction_day d
    set thumbs_up = d.thumbs_up - n.thumbs_up, thumbs_down = d.thumbs_down - n.thumbs_down
    from (select organization, target, (created_at at time zone 'UTC')::date as day,
                 count(*) filter (where value = 1) as thumbs_up, count(*) filter (where value = -1) as thumbs_down
          from old_rows
          group by organization, target, day) n
    where d.organization = n.organization and d.target = n.target and d.day = n.day;
    return null;
end $$;
comment on function count_reactions_deleted is 'Counts deleted votes no longer.';

create function count_reactions_updated() returns trigger language plpgsql as $$
begin
    insert into reaction_day as d (organization, target, day, thumbs_up, thumbs_down)
    select organization, target, (created_at at time zone 'UTC')::date as day,
           sum(sign * (value = 1)::int), sum(sign * (value = -1)::int)
    from (select organization, target, created_at, value, 1 as sign from new_rows
          union all
          select organization, target, created_at, value, -1 from old_rows) votes
    group by organization, target, day
    having sum(sign * value) <> 0
    on conflict (organization, target, day)
    do update set thumbs_up = d.thumbs_up + excluded.thumbs_up, thumbs_down = d.thumbs_down + excluded.thumbs_down;
    return null;
end $$;
comment on function count_reactions_updated is
    'Counts votes by their new value. Forgetting a voter changes no count, and nothing is written then.';

create trigger reactions_inserted after insert on reaction
    referencing new table as new_rows for each statement execute function count_reactions_inserted();
create trigger reactions_deleted after delete on reaction
    referencing old table as old_rows for each statement execute function count_reactions_deleted();
create trigger reactions_updated after update on reaction
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_reactions_updated();

create table reaction_month (
    organization bigint not null,
    month date not null, -- its first day
    target bigint not null,
    thumbs_up bigint not null,
    thumbs_down bigint not null,
    primary key (organization, month, target)
) with (fillfactor = 50);
comment on table reaction_month is 'The votes on a target by month: a period is whole months, and the days before and after them.';

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
comment on function statistics_of_voted is 'Counts votes of new days by month.';

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
comment on function statistics_of_revoted is 'Counts votes of changed days by month.';

create trigger statistics_voted after insert on reaction_day
    referencing new table as new_rows for each statement execute function statistics_of_voted();
create trigger statistics_revoted after update on reaction_day
    referencing old table as old_rows new table as new_rows
    for each statement execute function statistics_of_revoted();
