-- Items that say the same. A duplicate names the item that stands for it, which is none itself: a foreign key demands that,
-- so that neither chains nor cycles can be stored. Merges keep the state before, so that each can be undone.

-- What the foreign key compares: whether an item is a duplicate, and what it has to be where another one names it.
alter table feedback_triage
    add column merge bigint, -- the merge that made it a duplicate
    add column is_duplicate boolean not null generated always as (duplicate_of is not null) stored,
    add column names_duplicate boolean not null default false check (not names_duplicate),
    add constraint feedback_triage_duplicate unique (organization, feedback, is_duplicate);
alter table feedback_triage
    add constraint feedback_triage_canonical foreign key (organization, duplicate_of, names_duplicate)
        references feedback_triage (organization, feedback, is_duplicate) deferrable initially deferred;
create index feedback_triage_duplicates on feedback_triage (organization, duplicate_of, feedback)
    where duplicate_of is not null;

-- Records are counted by whether they are those of duplicates, too.
alter table triage_total add column duplicate boolean not null default false;
alter table triage_total drop constraint triage_total_pkey;
alter table triage_total add primary key (organization, tag, buffer, state, snoozed, owner, duplicate);
create index feedback_triage_is_duplicate on feedback_triage (organization, feedback) where duplicate_of is not null;

create or replace function count_triage_inserted() returns trigger language plpgsql as $$
begin
    insert into triage_total as c (organization, tag, buffer, state, snoozed, owner, duplicate, items)
    select n.organization, p.tag, p.buffer, n.state, n.snoozed_until is not null, coalesce(n.owner, 0), n.is_duplicate, count(*)
    from new_rows n cross join lateral triage_cells(n.organization, n.feedback, n.tags) p
    group by 1, 2, 3, 4, 5, 6, 7
    on conflict (organization, tag, buffer, state, snoozed, owner, duplicate) do update set items = c.items + excluded.items;
    insert into feedback_tag (organization, tag, feedback)
    select organization, unnest(tags), feedback from new_rows;
    update feedback f
    set standing = standing_of(n.state, n.snoozed_until is not null, n.owner), change = s.change
    from new_rows n join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback;
    return null;
end $$;

create or replace function count_triage_updated() returns trigger language plpgsql as $$
begin
    insert into triage_total as c (organization, tag, buffer, state, snoozed, owner, duplicate, items)
    select r.organization, p.tag, p.buffer, r.state, r.snoozed, r.owner, r.duplicate, sum(r.sign)
    from (select organization, feedback, tags, state, snoozed_until is not null as snoozed, coalesce(owner, 0) as owner,
                 is_duplicate as duplicate, 1 as sign
          from new_rows
          union all
          select organization, feedback, tags, state, snoozed_until is not null, coalesce(owner, 0), is_duplicate, -1
          from old_rows) r
    cross join lateral triage_cells(r.organization, r.feedback, r.tags) p
    group by 1, 2, 3, 4, 5, 6, 7
    having sum(r.sign) <> 0
    on conflict (organization, tag, buffer, state, snoozed, owner, duplicate) do update set items = c.items + excluded.items;
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

create or replace function count_triage_deleted() returns trigger language plpgsql as $$
begin
    insert into triage_total as c (organization, tag, buffer, state, snoozed, owner, duplicate, items)
    select o.organization, p.tag, p.buffer, o.state, o.snoozed_until is not null, coalesce(o.owner, 0),
           o.is_duplicate, -count(*)
    from old_rows o cross join lateral triage_cells(o.organization, o.feedback, o.tags) p
    group by 1, 2, 3, 4, 5, 6, 7
    on conflict (organization, tag, buffer, state, snoozed, owner, duplicate) do update set items = c.items + excluded.items;
    perform forget_empty_triage_totals(array(select distinct organization from old_rows));
    delete from feedback_tag t using old_rows o
    where t.organization = o.organization and t.tag = any (o.tags) and t.feedback = o.feedback;
    return null;
end $$;

create or replace function count_triage_joined() returns trigger language plpgsql as $$
begin
    insert into triage_total as c (organization, tag, buffer, state, snoozed, owner, duplicate, items)
    select t.organization, '', m.buffer, t.state, t.snoozed_until is not null, coalesce(t.owner, 0), t.is_duplicate,
           count(*)
    from new_rows m join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
    group by 1, 2, 3, 4, 5, 6, 7
    on conflict (organization, tag, buffer, state, snoozed, owner, duplicate) do update set items = c.items + excluded.items;
    return null;
end $$;

create or replace function count_triage_left() returns trigger language plpgsql as $$
begin
    update triage_total c
    set items = c.items - n.items
    from (select t.organization, m.buffer, t.state, t.snoozed_until is not null as snoozed, coalesce(t.owner, 0) as owner,
                 t.is_duplicate as duplicate, count(*) as items
          from old_rows m join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
          group by 1, 2, 3, 4, 5, 6) n
    where c.organization = n.organization and c.tag = '' and c.buffer = n.buffer and c.state = n.state
      and c.snoozed = n.snoozed and c.owner = n.owner and c.duplicate = n.duplicate;
    if found then
        perform forget_empty_triage_totals(array(select distinct organization from old_rows));
    end if;
    return null;
end $$;

create table merge (
    organization bigint not null,
    id bigint not null,
    canonical bigint not null,
    feedback bigint[] not null, -- as they were named
    member bigint not null,
    created_at timestamptz not null,
    undone_at timestamptz,
    primary key (organization, id)
);

-- The items that a merge changed, and what they were before.
create table merge_item (
    organization bigint not null,
    merge bigint not null,
    feedback bigint not null,
    is_moved boolean not null, -- it became a duplicate; otherwise one that gained or lost duplicates
    duplicate_of bigint,
    merged_by bigint, -- the merge that had made it one
    snoozed_until timestamptz,
    updated_at timestamptz, -- null: it had no record
    primary key (organization, merge, feedback)
);
create index merge_item_feedback on merge_item (organization, feedback, merge);
create index merge_item_before on merge_item (organization, duplicate_of) where duplicate_of is not null;

-- Pairs of items of which somebody said that they are not the same; the older one first.
create table not_duplicate (
    organization bigint not null,
    feedback bigint not null,
    other bigint not null check (feedback < other),
    member bigint not null,
    created_at timestamptz not null,
    primary key (organization, feedback, other),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade,
    foreign key (organization, other) references feedback (organization, id) on delete cascade
);
create index not_duplicate_other on not_duplicate (organization, other);

-- Imported items whose original has not come yet: they become its duplicates when it does.
create table imported_duplicate (
    organization bigint not null,
    feedback bigint not null,
    original text not null, -- the identifier in the file
    number bigint not null, -- the same as a number, if it has the form of an identifier; otherwise 0
    primary key (organization, feedback),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade
);
create index imported_duplicate_original on imported_duplicate (organization, original);
create index imported_duplicate_number on imported_duplicate (organization, number);

-- Every change of duplicates is counted at the items that stand for them, however it comes about.
create function count_duplicates() returns trigger language plpgsql as $$
begin
    perform from new_rows n join old_rows o on o.organization = n.organization and o.feedback = n.feedback
    where n.duplicate_of is distinct from o.duplicate_of
    limit 1;
    if not found then
        return null;
    end if;
    update feedback_triage t
    set duplicate_count = t.duplicate_count + c.change, updated_at = c.at
    from (select organization, duplicate_of, sum(sign)::integer as change, max(updated_at) as at
          from (select n.organization, n.duplicate_of, 1 as sign, n.updated_at
                from new_rows n
                union all
                select o.organization, o.duplicate_of, -1, n.updated_at
                from old_rows o join new_rows n on n.organization = o.organization and n.feedback = o.feedback) r
          where duplicate_of is not null
          group by 1, 2
          having sum(sign) <> 0) c
    where t.organization = c.organization and t.feedback = c.duplicate_of;
    return null;
end $$;
create trigger duplicates_counted after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function count_duplicates();

create function count_duplicates_inserted() returns trigger language plpgsql as $$
begin
    update feedback_triage t
    set duplicate_count = t.duplicate_count + c.items, updated_at = c.at
    from (select organization, duplicate_of, count(*)::integer as items, max(updated_at) as at
          from new_rows
          where duplicate_of is not null
          group by 1, 2) c
    where t.organization = c.organization and t.feedback = c.duplicate_of;
    return null;
end $$;
create trigger duplicates_inserted after insert on feedback_triage
    referencing new table as new_rows for each statement execute function count_duplicates_inserted();

-- However items are deleted: the oldest duplicate of one takes its place, also where a merge remembers it.
create function succeed_deleted() returns trigger language plpgsql as $$
declare
    at timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
    perform from old_rows where duplicate_of is not null or duplicate_count > 0 limit 1;
    if not found then
        return null;
    end if;
    update feedback_triage t
    set duplicate_count = t.duplicate_count - c.items, updated_at = at
    from (select organization, duplicate_of, count(*)::integer as items
          from old_rows
          where duplicate_of is not null
          group by 1, 2) c
    where t.organization = c.organization and t.feedback = c.duplicate_of;
    update merge_item i
    set duplicate_of = s.successor
    from (select o.organization, o.feedback, min(t.feedback) as successor
          from old_rows o
          join feedback_triage t on t.organization = o.organization and t.duplicate_of = o.feedback
          group by 1, 2) s
    where i.organization = s.organization and i.duplicate_of = s.feedback
      -- Where it was moved together with its duplicates, the oldest of these will take its place.
      and not exists (select from merge_item m
                      where m.organization = i.organization and m.merge = i.merge and m.feedback = s.feedback and m.is_moved);
    update feedback_triage t
    set duplicate_of = nullif(s.successor, t.feedback), merge = case when s.successor <> t.feedback then t.merge end,
        updated_at = at
    from (select t.organization, t.feedback, min(t.feedback) over (partition by t.organization, t.duplicate_of) as successor
          from old_rows o
          join feedback_triage t on t.organization = o.organization and t.duplicate_of = o.feedback) s
    where t.organization = s.organization and t.feedback = s.feedback;
    return null;
end $$;
create trigger deleted_succeeded after delete on feedback_triage
    referencing old table as old_rows for each statement execute function succeed_deleted();

-- Webhooks are told of each item that becomes a duplicate, of another item too, and of each that no longer is one.
create function tell_merged() returns trigger language plpgsql as $$
begin
    perform from organization_state
    where organization in (select organization from new_rows)
      and webhook_events && '{*,feedback.merged,feedback.unmerged}'::text[];
    if not found then
        return null;
    end if;
    insert into webhook_event (organization, event, subject)
    select n.organization, e.event, n.feedback
    from new_rows n
    join old_rows o on o.organization = n.organization and o.feedback = n.feedback
    join organization_state s on s.organization = n.organization
    cross join lateral (select case when n.duplicate_of is null then 'feedback.unmerged' else 'feedback.merged' end) as e (event)
    where n.duplicate_of is distinct from o.duplicate_of and s.webhook_events && array['*', e.event]
    order by n.feedback;
    return null;
end $$;
create trigger merged_told after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function tell_merged();
