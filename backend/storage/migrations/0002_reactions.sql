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

-- The votes of a target, and those of each day (UTC) on which there were some.
create table reaction_count (
    organization bigint not null,
    target bigint not null,
    thumbs_up bigint not null default 0,
    thumbs_down bigint not null default 0,
    primary key (organization, target)
) with (fillfactor = 50);

create table reaction_day (
    organization bigint not null,
    target bigint not null,
    day date not null,
    thumbs_up bigint not null default 0,
    thumbs_down bigint not null default 0,
    primary key (organization, target, day)
) with (fillfactor = 50);

create function add_reaction(vote reaction, votes integer) returns void language plpgsql as $$
declare
    up integer := case when vote.value = 1 then votes else 0 end;
    down integer := case when vote.value = -1 then votes else 0 end;
begin
    insert into reaction_count as c (organization, target, thumbs_up, thumbs_down)
    values (vote.organization, vote.target, up, down)
    on conflict (organization, target)
    do update set thumbs_up = c.thumbs_up + up, thumbs_down = c.thumbs_down + down;
    insert into reaction_day as d (organization, target, day, thumbs_up, thumbs_down)
    values (vote.organization, vote.target, (vote.created_at at time zone 'UTC')::date, up, down)
    on conflict (organization, target, day)
    do update set thumbs_up = d.thumbs_up + up, thumbs_down = d.thumbs_down + down;
end $$;

create function count_reaction() returns trigger language plpgsql as $$
begin
    if tg_op <> 'INSERT' then
        perform add_reaction(old, -1);
    end if;
    if tg_op <> 'DELETE' then
        perform add_reaction(new, 1);
    end if;
    return null;
end $$;

create trigger reaction_counted after insert or update or delete on reaction
    for each row execute function count_reaction();

create index target_name on target
    using gin (organization, lower(display_name collate "und-x-icu") gin_trgm_ops);
