-- Triage: what people make of feedback.

-- An item has a row from the first time that somebody sets one of these; without a row it is open, nobody's, awake and without
-- tags, so that new feedback costs nothing.
create table feedback_triage (
    organization bigint not null,
    feedback bigint not null,
    owner bigint, -- a member; one who was removed counts as nobody
    state text not null default 'open' check (state in ('open', 'done', 'declined')),
    state_changed_at timestamptz,
    snoozed_until timestamptz,
    tags text[] not null default '{}', -- in their normal form, sorted
    language text collate "C", -- of the item
    duplicate_of bigint,
    duplicate_count integer not null default 0,
    merge bigint, -- the merge that made it a duplicate
    -- What the foreign key of duplicates compares: whether an item is one, and what it has to be where another one names it.
    is_duplicate boolean not null generated always as (duplicate_of is not null) stored,
    names_duplicate boolean not null default false check (not names_duplicate),
    updated_at timestamptz not null,
    primary key (organization, feedback),
    constraint feedback_triage_duplicate unique (organization, feedback, is_duplicate),
    -- Does not cascade: the records of items that are deleted together go together, so that none of them takes the place of another one.
    foreign key (organization, feedback) references feedback (organization, id),
    -- The item that stands for a duplicate is none itself, so that neither chains nor cycles can be stored.
    constraint feedback_triage_canonical foreign key (organization, duplicate_of, names_duplicate)
        references feedback_triage (organization, feedback, is_duplicate) deferrable initially deferred
);
comment on table feedback_triage is 'The triage record of an item: its state, its owner, its snooze, its tags and its original.';
create index feedback_triage_state on feedback_triage (organization, state, feedback);
create index feedback_triage_owner on feedback_triage (organization, owner, feedback) where owner is not null;
create index feedback_triage_snoozed on feedback_triage (organization, feedback) where snoozed_until is not null;
create index feedback_triage_due on feedback_triage (snoozed_until, organization) where snoozed_until is not null;
create index feedback_triage_wakes on feedback_triage (organization, snoozed_until) where snoozed_until is not null;
create index feedback_triage_duplicates on feedback_triage (organization, duplicate_of, feedback)
    where duplicate_of is not null;
create index feedback_triage_is_duplicate on feedback_triage (organization, feedback) where duplicate_of is not null;

create view triage_record as
select t.organization, t.feedback, m.id as owner, m.name as owner_name, t.state, t.state_changed_at, t.snoozed_until,
       array_to_json(t.tags) as tags, t.duplicate_of, t.duplicate_count, t.updated_at
from feedback_triage t
left join member m on m.organization = t.organization and m.id = t.owner;
comment on view triage_record is 'The triage record as readers see it, with the name of its owner.';

create function record_code_of(state text, snoozed boolean, owner bigint, duplicate boolean) returns smallint
language sql immutable as $$
    select (case state when 'open' then 0 when 'done' then 8 else 16 end + case when snoozed then 4 else 0 end
            + case when owner is not null then 2 else 0 end + case when duplicate then 1 else 0 end)::smallint
$$;
comment on function record_code_of is
    'Returns what lists compare of a triage record as a number from 0, that of an item without a record: 8 if it is done, 16 if '
    'it is declined, and 4 more if it sleeps, 2 if somebody has it, 1 if it is a duplicate. So it is open below 8, and awake and '
    'nobody''s besides below 2.';

create view open_item as
select f.organization, f.id as feedback
from feedback f
where f.record_code in (0, 2); -- somebody may have it
comment on view open_item is 'Items that are to be worked on: open, awake, and no duplicates of other items.';

create table feedback_tag (
    organization bigint not null,
    tag text collate "C" not null,
    feedback bigint not null,
    primary key (organization, tag, feedback)
);
comment on table feedback_tag is 'The items of each tag, in their order.';

create table record_total (
    organization bigint not null,
    tag text collate "C" not null, -- empty: of any tags
    buffer bigint not null, -- 0: of any buffers
    language text collate "C" not null default '', -- empty: of any language
    state text not null,
    snoozed boolean not null,
    owner bigint not null, -- 0: nobody's
    duplicate boolean not null default false,
    items bigint not null,
    primary key (organization, tag, buffer, language, state, snoozed, owner, duplicate)
) with (fillfactor = 50);
comment on table record_total is
    'How many items with a triage record there are of each kind: in all, by tag, by buffer and by both, each regardless of '
    'language and by language. Items without a record are those that remain of the count of all.';
create index record_total_none on record_total (organization) where items = 0;

create view triage_total as
select organization, tag, buffer, state, snoozed, owner, items, duplicate
from record_total
where language = '' and (tag = '' or buffer = 0);
comment on view triage_total is 'The counts by one tag or by one buffer, regardless of language.';

create function record_counters(of_organization bigint, of_feedback bigint, of_tags text[], of_language text)
returns table (tag text, buffer bigint, language text) language sql stable as $$
    select t.tag, b.buffer, l.language
    from unnest(array_append(of_tags, '')) as t (tag)
    cross join (select 0::bigint as buffer
                union all
                select m.buffer
                from feedback_buffer m
                where m.organization = of_organization and m.feedback = of_feedback) b
    cross join (values (''), (of_language)) as l (language)
    where l.language is not null
$$;
comment on function record_counters is 'Returns the tags, buffers and languages by which a record is counted.';

create function triage_inserted() returns trigger language plpgsql as $$
begin
    if not exists (select from new_rows) then
        return null;
    end if;
    insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
    select n.organization, p.tag, p.buffer, p.language, n.state, n.snoozed_until is not null, coalesce(n.owner, 0),
           n.is_duplicate, count(*)
    from new_rows n cross join lateral record_counters(n.organization, n.feedback, n.tags, n.language) p
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (organization, tag, buffer, language, state, snoozed, owner, duplicate)
    do update set items = c.items + excluded.items;
    insert into feedback_tag (organization, tag, feedback)
    select organization, unnest(tags), feedback from new_rows;
    -- Before the items are updated: until then those of this transaction are those that it created. For the same reason nothing
    -- may update an item before its record is inserted.
    insert into webhook_event (organization, event, subject, changed)
    select n.organization, 'feedback.state', n.feedback, n.changed
    from (select organization, feedback,
                 array_remove(array[case when state <> 'open' then 'state' end, case when owner is not null then 'owner_id' end,
                                    case when snoozed_until is not null then 'snoozed_until' end,
                                    case when tags <> '{}' then 'tags' end], null) as changed
          from new_rows) n
    join organization_state s on s.organization = n.organization
    where s.webhook_events && '{*,feedback.state}'::text[] and n.changed <> '{}'
      and (select f.xmin from feedback f where f.organization = n.organization and f.id = n.feedback)
          is distinct from pg_current_xact_id()::xid
    order by n.feedback;
    update feedback f
    set record_code = record_code_of(n.state, n.snoozed_until is not null, n.owner, n.is_duplicate),
        change = (select s.change from organization_state s where s.organization = n.organization)
    from new_rows n
    where f.organization = n.organization and f.id = n.feedback;
    perform duplicates_changed(array_agg(organization), array_agg(feedback), array_agg(null::bigint), array_agg(duplicate_of),
                               array_agg(updated_at))
    from new_rows
    where duplicate_of is not null
    having count(*) > 0;
    return null;
end $$;
comment on function triage_inserted is
    'Counts new records, stores their tags, shows their items in the change feed, lets originals follow their duplicates, and '
    'records feedback.state for items that were not created together with their record.';

create function triage_updated() returns trigger language plpgsql as $$
begin
    if not exists (select from new_rows) then
        return null;
    end if;
    insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
    select r.organization, p.tag, p.buffer, p.language, r.state, r.snoozed, r.owner, r.duplicate, sum(r.sign)
    from (select organization, feedback, tags, language, state, snoozed_until is not null as snoozed,
                 coalesce(owner, 0) as owner, is_duplicate as duplicate, 1 as sign
          from new_rows
          union all
          select organization, feedback, tags, language, state, snoozed_until is not null, coalesce(owner, 0), is_duplicate, -1
          from old_rows) r
    cross join lateral record_counters(r.organization, r.feedback, r.tags, r.language) p
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(r.sign) <> 0
    on conflict (organization, tag, buffer, language, state, snoozed, owner, duplicate)
    do update set items = c.items + excluded.items;
    delete from record_total where organization in (select organization from new_rows) and items = 0;
    delete from feedback_tag t
    using (select organization, unnest(tags) as tag, feedback from old_rows
           except
           select organization, unnest(tags), feedback from new_rows) gone
    where t.organization = gone.organization and t.tag = gone.tag and t.feedback = gone.feedback;
    insert into feedback_tag (organization, tag, feedback)
    select organization, unnest(tags), feedback from new_rows
    except
    select organization, unnest(tags), feedback from old_rows;
    update feedback f
    set record_code = record_code_of(n.state, n.is_snoozed, n.owner, n.duplicate_of is not null),
        change = (select s.change from organization_state s where s.organization = n.organization)
    from (select organization, feedback, state, snoozed_until is not null as is_snoozed, owner, duplicate_of
          from (select organization, feedback, state, snoozed_until, owner, tags, state_changed_at, duplicate_of, duplicate_count,
                       updated_at
                from new_rows
                except
                select organization, feedback, state, snoozed_until, owner, tags, state_changed_at, duplicate_of,
                       duplicate_count, updated_at
                from old_rows) changed) n
    where f.organization = n.organization and f.id = n.feedback;
    perform duplicates_changed(array_agg(organization), array_agg(feedback), array_agg(before), array_agg(after), array_agg(at))
    from (select organization, feedback, max(updated_at) filter (where is_new) as at,
                 max(duplicate_of) filter (where is_new) as after, max(duplicate_of) filter (where not is_new) as before
          from (select organization, feedback, duplicate_of, updated_at, true as is_new from new_rows
                union all
                select organization, feedback, duplicate_of, updated_at, false from old_rows) each_row
          group by organization, feedback) n
    where after is distinct from before
    having count(*) > 0;
    insert into webhook_event (organization, event, subject)
    select n.organization, 'feedback.woken', n.feedback
    from organization_state s
    join (select organization, feedback from old_rows where snoozed_until is not null
          intersect
          select organization, feedback from new_rows where state = 'open' and snoozed_until is null) n
        on n.organization = s.organization
    where s.organization in (select organization from new_rows) and s.webhook_events && '{*,feedback.woken}'::text[]
    order by n.feedback;
    insert into webhook_event (organization, event, subject, changed)
    select n.organization, 'feedback.state', n.feedback, n.changed
    from (select organization, feedback,
                 array_remove(array[case when min(state) <> max(state) then 'state' end,
                                    case when min(owner) <> max(owner) then 'owner_id' end,
                                    case when min(snoozed_until) <> max(snoozed_until) then 'snoozed_until' end,
                                    case when min(tags) <> max(tags) then 'tags' end], null) as changed
          from (select organization, feedback, state, coalesce(owner, 0) as owner,
                       coalesce(snoozed_until, 'infinity') as snoozed_until, tags
                from new_rows
                union all
                select organization, feedback, state, coalesce(owner, 0), coalesce(snoozed_until, 'infinity'), tags
                from old_rows) r
          where organization in (select s.organization from organization_state s
                                 where s.organization in (select organization from new_rows)
                                   and s.webhook_events && '{*,feedback.state}'::text[])
          group by organization, feedback) n
    where n.changed <> '{}'
    order by n.feedback;
    return null;
end $$;
comment on function triage_updated is
    'Counts records by what they are now, stores their tags, shows their items in the change feed, lets originals follow their '
    'duplicates, and records feedback.woken, however the snooze of an open item ends, and feedback.state with what changed. '
    'Another language of the item changes nothing that anybody reads of it.';

create function triage_deleted() returns trigger language plpgsql as $$
begin
    insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
    select o.organization, p.tag, p.buffer, p.language, o.state, o.snoozed_until is not null, coalesce(o.owner, 0),
           o.is_duplicate, -count(*)
    from old_rows o cross join lateral record_counters(o.organization, o.feedback, o.tags, o.language) p
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (organization, tag, buffer, language, state, snoozed, owner, duplicate)
    do update set items = c.items + excluded.items;
    delete from record_total where organization in (select organization from old_rows) and items = 0;
    delete from feedback_tag t using old_rows o
    where t.organization = o.organization and t.tag = any (o.tags) and t.feedback = o.feedback;
    perform originals_deleted(array_agg(organization), array_agg(feedback), array_agg(duplicate_of))
    from old_rows
    where duplicate_of is not null or duplicate_count > 0
    having count(*) > 0;
    return null;
end $$;
comment on function triage_deleted is
    'Counts deleted records no longer, and lets duplicates and originals follow. Items are not shown in the change feed: they go '
    'with their records, or a merge is undone, which shows them.';

create trigger language_copied before insert on feedback_triage
    for each row when (new.language is null) execute function copy_language();
create trigger triage_inserted after insert on feedback_triage
    referencing new table as new_rows for each statement execute function triage_inserted();
create trigger triage_updated after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function triage_updated();
create trigger triage_deleted after delete on feedback_triage
    referencing old table as old_rows for each statement execute function triage_deleted();

-- Tags that administrators rename or delete on all items, a part at a time; both can be undone for a while.

create table tag_change (
    organization bigint not null,
    id bigint not null,
    tag text collate "C" not null,
    new_tag text collate "C", -- null: it was deleted
    member bigint not null,
    last bigint not null, -- the last item to change
    items bigint not null default 0,
    filters bigint[] not null default '{}', -- the webhooks and views whose filters followed a new name
    created_at timestamptz not null,
    ended_at timestamptz,
    undone_at timestamptz,
    purging_at timestamptz,
    change bigint not null,
    primary key (organization, id)
) with (fillfactor = 50);
comment on table tag_change is
    'Tags that were renamed or deleted. Items follow until it has ended; once it is undone, they follow back.';
create index tag_change_feed on tag_change (organization, change, id);
create index tag_change_age on tag_change (created_at);

create table tag_change_item (
    organization bigint not null,
    tag_change bigint not null,
    feedback bigint not null,
    had_new boolean not null, -- it had the new tag before
    primary key (organization, tag_change, feedback),
    foreign key (organization, tag_change) references tag_change (organization, id) on delete cascade
);
comment on table tag_change_item is 'The items that had a changed tag.';

create function changed_tags(tags text[], gone text, added text) returns text[] language sql immutable as $$
    select coalesce(array_agg(distinct t.tag collate "C" order by t.tag collate "C"), '{}')
    from unnest(array_append(array_remove(tags, gone), added)) as t (tag)
    where t.tag is not null
$$;
comment on function changed_tags is 'Returns tags without one and with another one, each of which may be null.';
