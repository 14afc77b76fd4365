-- Reactions on targets, and what the lists of targets are searched by. As before: keys start with the organization,
-- times come from the database's clock, counts are kept by triggers under the organization's lock.

-- What voters are hashed with: random, known to this database only, another one for each organization.
alter table organization add column voter_salt bytea not null
    default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());

create table reaction (
    organization bigint not null,
    id bigint not null,
    target bigint not null,
    voter bytea not null, -- SHA-256 of the salt and the user id or the client address
    by_address boolean not null,
    value smallint not null check (value in (1, -1)),
    created_at timestamptz not null,
    change bigint not null,
    primary key (organization, id),
    foreign key (organization, target) references target (organization, id)
);
create unique index reaction_user on reaction (organization, target, voter) where not by_address;
create index reaction_address on reaction (organization, target, voter, created_at) where by_address;

-- The votes on a target by the day (UTC) on which they were first given: a summary reads a row per day, however many
-- votes there are.
create table reaction_day (
    organization bigint not null,
    target bigint not null,
    day date not null,
    thumbs_up bigint not null default 0,
    thumbs_down bigint not null default 0,
    primary key (organization, target, day)
) with (fillfactor = 50);

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

create function count_reactions_updated() returns trigger language plpgsql as $$
begin
    insert into reaction_day as d (organization, target, day, thumbs_up, thumbs_down)
    select organization, target, (created_at at time zone 'UTC')::date as day,
           sum(sign * (value = 1)::int), sum(sign * (value = -1)::int)
    from (select organization, target, created_at, value, 1 as sign from new_rows
          union all
          select organization, target, created_at, value, -1 from old_rows) votes
    group by organization, target, day
    on conflict (organization, target, day)
    do update set thumbs_up = d.thumbs_up + excluded.thumbs_up, thumbs_down = d.thumbs_down + excluded.thumbs_down;
    return null;
end $$;

create trigger reactions_inserted after insert on reaction
    referencing new table as new_rows for each statement execute function count_reactions_inserted();
create trigger reactions_deleted after delete on reaction
    referencing old table as old_rows for each statement execute function count_reactions_deleted();
create trigger reactions_updated after update on reaction
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_reactions_updated();

-- Targets are listed with exact totals and searched by parts of their names, in whatever case.
alter table target add column folded_name text not null
    generated always as (lower(display_name collate "und-x-icu")) stored;
create index target_name on target using gin (organization, folded_name gin_trgm_ops);
create index target_type on target (organization, type, id);

alter table organization_state add column targets bigint not null default 0;
update organization_state s
set targets = n.targets
from (select organization, count(*) as targets from target group by organization) n
where s.organization = n.organization;

create function count_targets_inserted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set targets = s.targets + n.targets
    from (select organization, count(*) as targets from new_rows group by organization) n
    where s.organization = n.organization;
    return null;
end $$;

create function count_targets_deleted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set targets = s.targets - n.targets
    from (select organization, count(*) as targets from old_rows group by organization) n
    where s.organization = n.organization;
    return null;
end $$;

create trigger targets_inserted after insert on target
    referencing new table as new_rows for each statement execute function count_targets_inserted();
create trigger targets_deleted after delete on target
    referencing old table as old_rows for each statement execute function count_targets_deleted();
