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

create function count_targets() returns trigger language plpgsql as $$
begin
    if tg_op = 'INSERT' then
        update organization_state s
        set targets = s.targets + n.targets
        from (select organization, count(*) as targets from new_rows group by organization) n
        where s.organization = n.organization;
    else
        update organization_state s
        set targets = s.targets - n.targets
        from (select organization, count(*) as targets from old_rows group by organization) n
        where s.organization = n.organization;
    end if;
    return null;
end $$;
comment on function count_targets is 'Counts targets.';

create trigger target_inserted after insert on target
    referencing new table as new_rows for each statement execute function count_targets();
create trigger target_deleted after delete on target
    referencing old table as old_rows for each statement execute function count_targets();

create table feedback_target (
    organization bigint not null,
    feedback bigint not null,
    target bigint not null,
    position integer not null,
    primary key (organization, feedback, target),
    -- Neither cascades: the writer deletes these rows first, and targets are removed by age.
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

create table reaction_month (
    organization bigint not null,
    month date not null, -- its first day
    target bigint not null,
    thumbs_up bigint not null,
    thumbs_down bigint not null,
    primary key (organization, month, target)
) with (fillfactor = 50);
comment on table reaction_month is 'The votes on a target by month: a period is whole months, and the days before and after them.';

create function add_votes(of_organizations bigint[], targets bigint[], times timestamptz[], votes smallint[], steps integer[])
returns void language plpgsql as $$
begin
    with step as materialized (
        select *
        from (select organization, target, (at at time zone 'UTC')::date as day, sum(step * (vote = 1)::int) as up,
                     sum(step * (vote = -1)::int) as down
              from unnest(of_organizations, targets, times, votes, steps) as v (organization, target, at, vote, step)
              group by 1, 2, 3) n
        where (n.up, n.down) <> (0, 0)
    ), days as (
        insert into reaction_day as d (organization, target, day, thumbs_up, thumbs_down)
        select organization, target, day, up, down from step
        on conflict (organization, target, day)
        do update set thumbs_up = d.thumbs_up + excluded.thumbs_up, thumbs_down = d.thumbs_down + excluded.thumbs_down
    )
    insert into reaction_month as m (organization, month, target, thumbs_up, thumbs_down)
    select organization, date_trunc('month', day)::date, target, sum(up), sum(down) from step group by 1, 2, 3
    on conflict (organization, month, target)
    do update set thumbs_up = m.thumbs_up + excluded.thumbs_up, thumbs_down = m.thumbs_down + excluded.thumbs_down;
end $$;
comment on function add_votes is
    'Adds votes to the counts by day and month, or subtracts them. Elements of the same index belong together.';

create function reaction_changed() returns trigger language plpgsql as $$
begin
    if tg_op = 'INSERT' then
        perform add_votes(array_agg(organization), array_agg(target), array_agg(created_at), array_agg(value), array_agg(1))
        from new_rows;
        insert into webhook_event (organization, event, subject)
        select n.organization, 'reaction.created', n.id
        from new_rows n join organization_state s on s.organization = n.organization
        where s.webhook_events && '{*,reaction.created}'::text[];
    elsif tg_op = 'DELETE' then
        perform add_votes(array_agg(organization), array_agg(target), array_agg(created_at), array_agg(value), array_agg(-1))
        from old_rows;
    else
        -- Forgetting a voter changes no count.
        perform add_votes(array_agg(organization), array_agg(target), array_agg(created_at), array_agg(value), array_agg(step))
        from (select organization, target, created_at, value, 1 as step from new_rows
              union all
              select organization, target, created_at, value, -1 from old_rows) votes;
        insert into webhook_event (organization, event, subject)
        select n.organization, 'reaction.created', n.id
        from organization_state s
        join (select organization, id, value from new_rows
              except
              select organization, id, value from old_rows) n on n.organization = s.organization
        where s.organization in (select organization from new_rows) and s.webhook_events && '{*,reaction.created}'::text[];
    end if;
    return null;
end $$;
comment on function reaction_changed is 'Counts votes, and records reaction.created for a new vote and for a changed one.';

create trigger reaction_inserted after insert on reaction
    referencing new table as new_rows for each statement execute function reaction_changed();
create trigger reaction_updated after update on reaction
    referencing old table as old_rows new table as new_rows for each statement execute function reaction_changed();
create trigger reaction_deleted after delete on reaction
    referencing old table as old_rows for each statement execute function reaction_changed();
