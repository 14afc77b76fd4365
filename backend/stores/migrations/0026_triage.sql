-- What people make of feedback: its state, who has it, until when it sleeps, its tags. An item has a row from the first
-- time that somebody sets one of these; without a row it is open, nobody's, awake and without tags, so that new feedback
-- costs nothing.

create table feedback_triage (
    organization bigint not null,
    feedback bigint not null,
    owner bigint, -- a member; one who was removed counts as nobody
    state text not null default 'open' check (state in ('open', 'done', 'declined')),
    state_changed_at timestamptz,
    snoozed_until timestamptz,
    tags text[] not null default '{}', -- in their normal form, sorted
    duplicate_of bigint,
    duplicate_count integer not null default 0,
    updated_at timestamptz not null,
    primary key (organization, feedback),
    foreign key (organization, feedback) references feedback (organization, id)
);
create index feedback_triage_state on feedback_triage (organization, state, feedback);
create index feedback_triage_owner on feedback_triage (organization, owner, feedback) where owner is not null;
create index feedback_triage_snoozed on feedback_triage (organization, feedback) where snoozed_until is not null;
create index feedback_triage_due on feedback_triage (snoozed_until) where snoozed_until is not null;

-- The record as readers see it.
create view triage_record as
select t.organization, t.feedback, m.id as owner, m.name as owner_name, t.state, t.state_changed_at, t.snoozed_until,
       array_to_json(t.tags) as tags, t.duplicate_of, t.duplicate_count, t.updated_at
from feedback_triage t
left join member m on m.organization = t.organization and m.id = t.owner;

-- The items of a tag, in their order.
create table feedback_tag (
    organization bigint not null,
    tag text collate "C" not null,
    feedback bigint not null,
    primary key (organization, tag, feedback)
);

-- How many items with a record there are of each kind: in all, by tag, and by buffer. The others are those that remain
-- of the count of all.
create table triage_total (
    organization bigint not null,
    tag text collate "C" not null, -- empty: of any tags
    buffer bigint not null, -- 0: of any buffers
    state text not null,
    snoozed boolean not null,
    owner bigint not null, -- 0: nobody's
    items bigint not null,
    primary key (organization, tag, buffer, state, snoozed, owner)
) with (fillfactor = 50);
create index triage_total_none on triage_total (organization) where items = 0;

-- How far an item is, for lists of what is open: 0 awake and nobody's, 1 awake, 2 asleep, 3 no longer open. New items are
-- found by their routing status, so that these indexes cost nothing where feedback is created.
alter table feedback add column standing smallint not null default 0;
create index feedback_open on feedback (organization, id) where standing < 3 and routing_status <> 'pending';
create index feedback_free on feedback (organization, id) where standing = 0 and routing_status <> 'pending';

create function standing_of(state text, snoozed boolean, owner bigint) returns smallint language sql immutable as $$
    select case when state <> 'open' then 3 when snoozed then 2 when owner is not null then 1 else 0 end::smallint
$$;

-- Where a record is counted.
create function triage_cells(of_organization bigint, of_feedback bigint, of_tags text[])
returns table (tag text, buffer bigint) language sql stable as $$
    select '', 0::bigint
    union all
    select t.tag, 0 from unnest(of_tags) as t (tag)
    union all
    select '', m.buffer from feedback_buffer m where m.organization = of_organization and m.feedback = of_feedback
$$;

create function forget_empty_triage_totals(organizations bigint[]) returns void language sql as $$
    delete from triage_total where organization = any (organizations) and items = 0
$$;

create function count_triage_inserted() returns trigger language plpgsql as $$
begin
    insert into triage_total as c (organization, tag, buffer, state, snoozed, owner, items)
    select n.organization, p.tag, p.buffer, n.state, n.snoozed_until is not null, coalesce(n.owner, 0), count(*)
    from new_rows n cross join lateral triage_cells(n.organization, n.feedback, n.tags) p
    group by 1, 2, 3, 4, 5, 6
    on conflict (organization, tag, buffer, state, snoozed, owner) do update set items = c.items + excluded.items;
    insert into feedback_tag (organization, tag, feedback)
    select organization, unnest(tags), feedback from new_rows;
    update feedback f
    set standing = standing_of(n.state, n.snoozed_until is not null, n.owner), change = s.change
    from new_rows n join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback;
    return null;
end $$;
create trigger triage_inserted after insert on feedback_triage
    referencing new table as new_rows for each statement execute function count_triage_inserted();

create function count_triage_updated() returns trigger language plpgsql as $$
begin
    insert into triage_total as c (organization, tag, buffer, state, snoozed, owner, items)
    select r.organization, p.tag, p.buffer, r.state, r.snoozed, r.owner, sum(r.sign)
    from (select organization, feedback, tags, state, snoozed_until is not null as snoozed, coalesce(owner, 0) as owner,
                 1 as sign
          from new_rows
          union all
          select organization, feedback, tags, state, snoozed_until is not null, coalesce(owner, 0), -1 from old_rows) r
    cross join lateral triage_cells(r.organization, r.feedback, r.tags) p
    group by 1, 2, 3, 4, 5, 6
    having sum(r.sign) <> 0
    on conflict (organization, tag, buffer, state, snoozed, owner) do update set items = c.items + excluded.items;
    perform forget_empty_triage_totals(array(select distinct organization from new_rows));
    delete from feedback_tag t
    using old_rows o join new_rows n on n.organization = o.organization and n.feedback = o.feedback
    where n.tags <> o.tags and t.organization = o.organization and t.feedback = o.feedback
      and t.tag = any (o.tags) and t.tag <> all (n.tags);
    insert into feedback_tag (organization, tag, feedback)
    select n.organization, t.tag, n.feedback
    from new_rows n
    join old_rows o on o.organization = n.organization and o.feedback = n.feedback
    cross join lateral unnest(n.tags) as t (tag)
    where n.tags <> o.tags and t.tag <> all (o.tags);
    update feedback f
    set standing = standing_of(n.state, n.snoozed_until is not null, n.owner), change = s.change
    from new_rows n join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback;
    return null;
end $$;
create trigger triage_updated after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function count_triage_updated();

-- A record goes only together with its item.
create function count_triage_deleted() returns trigger language plpgsql as $$
begin
    insert into triage_total as c (organization, tag, buffer, state, snoozed, owner, items)
    select o.organization, p.tag, p.buffer, o.state, o.snoozed_until is not null, coalesce(o.owner, 0), -count(*)
    from old_rows o cross join lateral triage_cells(o.organization, o.feedback, o.tags) p
    group by 1, 2, 3, 4, 5, 6
    on conflict (organization, tag, buffer, state, snoozed, owner) do update set items = c.items + excluded.items;
    perform forget_empty_triage_totals(array(select distinct organization from old_rows));
    delete from feedback_tag t using old_rows o
    where t.organization = o.organization and t.tag = any (o.tags) and t.feedback = o.feedback;
    return null;
end $$;
create trigger triage_deleted after delete on feedback_triage
    referencing old table as old_rows for each statement execute function count_triage_deleted();

-- Items with a record that come into a buffer or leave it.
create function count_triage_joined() returns trigger language plpgsql as $$
begin
    insert into triage_total as c (organization, tag, buffer, state, snoozed, owner, items)
    select t.organization, '', m.buffer, t.state, t.snoozed_until is not null, coalesce(t.owner, 0), count(*)
    from new_rows m join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
    group by 1, 2, 3, 4, 5, 6
    on conflict (organization, tag, buffer, state, snoozed, owner) do update set items = c.items + excluded.items;
    return null;
end $$;
create trigger triage_joined after insert on feedback_buffer
    referencing new table as new_rows for each statement execute function count_triage_joined();

create function count_triage_left() returns trigger language plpgsql as $$
begin
    update triage_total c
    set items = c.items - n.items
    from (select t.organization, m.buffer, t.state, t.snoozed_until is not null as snoozed, coalesce(t.owner, 0) as owner,
                 count(*) as items
          from old_rows m join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
          group by 1, 2, 3, 4, 5) n
    where c.organization = n.organization and c.tag = '' and c.buffer = n.buffer and c.state = n.state
      and c.snoozed = n.snoozed and c.owner = n.owner;
    if found then
        perform forget_empty_triage_totals(array(select distinct organization from old_rows));
    end if;
    return null;
end $$;
create trigger triage_left after delete on feedback_buffer
    referencing old table as old_rows for each statement execute function count_triage_left();

-- Records show the name of their owner: they follow its changes.
alter table follow_up drop constraint follow_up_kind_check;
alter table follow_up add constraint follow_up_kind_check check (kind in ('buffer', 'member', 'owner'));
