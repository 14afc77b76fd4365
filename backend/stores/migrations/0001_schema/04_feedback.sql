-- Feedback: its text and languages, the buffers that hold it, its notes, and what its lists are counted by.

create table feedback (
    organization bigint not null,
    id bigint not null,
    title text,
    description text not null,
    language text collate "C", -- ISO 639-1; und: unknown
    needs_review boolean not null default false,
    review_by_routing boolean not null default false, -- while the item needs review: routing asked, and withdraws only that
    submitted_by text,
    client text,
    -- The tool of the client header: the part before the first slash or space, as far as an index takes it.
    client_group text generated always as (lower(left(substring(client from '^[^/ ]*'), 255))) stored,
    routing_status text not null check (routing_status in ('pending', 'routed', 'skipped', 'failed')),
    live_buffers integer not null default 0, -- how many buffers hold it that are not deleted
    record_code smallint not null default 0, -- what lists compare of its triage record: see record_code_of()
    reviewed_at timestamptz, -- when a person first ended a review
    created_at timestamptz not null,
    updated_at timestamptz not null,
    change bigint not null,
    -- With what lists compare, so that those of several filters are counted without reading the texts.
    primary key (organization, id)
        include (created_at, live_buffers, record_code, needs_review, routing_status, language, client_group)
);
comment on table feedback is 'The items of feedback.';
create index feedback_change on feedback (organization, change, id);
create index feedback_updated on feedback (organization, updated_at, id);
create index feedback_title on feedback (organization, (coalesce(title, '')) collate "und-x-icu", id);
create index feedback_language on feedback (organization, language, id);
create index feedback_client on feedback (organization, client_group, id);
create index feedback_submitter on feedback (organization, submitted_by, id) where submitted_by is not null;
create index feedback_status on feedback (organization, routing_status, id);
create index feedback_needs_review on feedback (organization, id) where needs_review;
create index feedback_unassigned on feedback (organization, id)
    where live_buffers = 0 and routing_status <> 'pending';
create index feedback_assigned on feedback (organization, id) where live_buffers > 0;
-- New items are found by their routing status, so that these cost nothing where feedback is created.
create index feedback_open on feedback (organization, id) where record_code < 8 and routing_status <> 'pending';
create index feedback_free on feedback (organization, id) where record_code < 2 and routing_status <> 'pending';

-- Texts.

create table feedback_search (
    organization bigint not null,
    feedback bigint not null,
    lexemes tsvector not null, -- with the language of the item as @de or @und, for searches: no word begins with an @
    primary key (organization, feedback),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade
);
comment on table feedback_search is 'The search index of the texts.';
create index feedback_search_lexemes on feedback_search using gin (organization, lexemes);
-- What waits to be put into the index is put there by the writer that finds that it is too much, under the organization's
-- lock; and every search reads it from end to end. Less of it, more often, keeps both short. (kB)
alter index feedback_search_lexemes set (gin_pending_list_limit = 512);

create table vocabulary (
    organization bigint not null,
    word text collate "C" not null,
    primary key (organization, word)
);
comment on table vocabulary is 'Every word of an organization''s feedback, for finding the words that contain a part of a word.';
create index vocabulary_parts on vocabulary using gin (organization, word gin_trgm_ops);

create table gone_text (
    organization bigint not null,
    number bigint generated always as identity,
    words text[] not null,
    primary key (organization, number)
);
comment on table gone_text is
    'The words that texts lost when they were deleted or edited, until those that no text has any more have left the vocabulary.';

create function words_of(lexemes tsvector) returns setof text language sql immutable as $$
    -- Words have positions; stems, signs and languages have none.
    select w.lexeme from unnest(lexemes) as w where w.positions is not null
$$;
comment on function words_of is 'Returns the words of a text as people wrote them, from its index.';

create function text_deleted() returns trigger language plpgsql as $$
begin
    insert into gone_text (organization, words) select organization, array(select word from words_of(lexemes) as word) from old_rows;
    return null;
end $$;
comment on function text_deleted is 'Keeps the words of a text that was deleted until the vocabulary has followed.';

create trigger text_deleted after delete on feedback_search
    referencing old table as old_rows for each statement execute function text_deleted();

create function items_with(of_organization bigint, term tsquery, most integer) returns setof bigint
language plpgsql stable rows 1000
set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
    return query
    select s.feedback
    from feedback_search s
    where s.organization = of_organization and s.lexemes @@ term
    limit most;
end $$;
comment on function items_with is
    'Returns the items that contain a term, up to a number of them, through the index of texts and never along the items: how '
    'many there are cannot be known when the statement is planned.';

-- Languages.

create table language_total (
    organization bigint not null,
    language text collate "C" not null,
    feedback bigint not null,
    primary key (organization, language)
) with (fillfactor = 50);
comment on table language_total is 'The number of items in each language.';

-- Times.

create function day_of(at timestamptz) returns date language sql immutable
    return (at at time zone 'UTC')::date;
comment on function day_of is 'Returns the day in UTC.';

create function bin_of(at timestamptz) returns timestamptz language sql immutable
    return date_bin('6 hours', at, '2000-01-01 00:00:00+00');
comment on function bin_of is 'Returns the beginning of the six hours to which a time belongs.';

create function quarter_of(at timestamptz) returns integer language sql immutable parallel safe
    return extract(hour from at at time zone 'UTC')::integer * 4 + extract(minute from at at time zone 'UTC')::integer / 15 + 1;
comment on function quarter_of is
    'Returns the number of the quarter of an hour in its day in UTC, from 1 to 96. The days of every time zone begin with a '
    'quarter, so that a day anywhere is the difference of two elements of a course for each of the two days in UTC that it '
    'touches.';

create function bin_quarter_of(at timestamptz) returns integer language sql immutable parallel safe
    return (quarter_of(at) - 1) % 24 + 1;
comment on function bin_quarter_of is 'Returns the number of the quarter of an hour in its six hours, from 1 to 24.';

-- Element n of a course is how many of the items of a row came in the first n quarters of an hour.

create function add_to_course(course integer[], length integer, quarter integer, items bigint) returns integer[]
language plpgsql immutable parallel safe as $$
begin
    course := coalesce(course, array_fill(0, array[length]));
    for n in quarter..length loop
        course[n] := course[n] + items;
    end loop;
    return course;
end $$;
comment on function add_to_course is 'Adds the items of a quarter to a course, which gets that length if it is null.';

create aggregate course_of(length integer, quarter integer, items bigint) (sfunc = add_to_course, stype = integer[]);
comment on aggregate course_of (integer, integer, bigint) is 'Sums items by quarter into a course.';

create function add_courses(course integer[], other integer[]) returns integer[]
language plpgsql immutable parallel safe as $$
begin
    for n in 1..cardinality(course) loop
        course[n] := course[n] + other[n];
    end loop;
    return course;
end $$;
comment on function add_courses is 'Returns the sum of two courses.';

create function between_quarters(course integer[], began integer, ended integer) returns bigint
language sql immutable parallel safe
    return coalesce(course[ended], 0) - coalesce(course[began], 0);
comment on function between_quarters is 'Returns the items of a course from the end of one quarter to that of another, from 0.';

-- Counts of lists.

create table feedback_bin (
    organization bigint not null,
    began_at timestamptz not null,
    feedback bigint not null,
    first_id bigint not null,
    last_id bigint not null,
    primary key (organization, began_at)
) with (fillfactor = 50);
comment on table feedback_bin is
    'How many items came in each six hours, and between which identifiers theirs are. Items that are deleted leave the '
    'identifiers as they are.';

create function feedback_inserted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback + n.feedback, needs_review = s.needs_review + n.needs_review,
        pending = s.pending + n.pending, failed = s.failed + n.failed, skipped = s.skipped + n.skipped,
        assigned = s.assigned + n.assigned, unassigned = s.unassigned + n.unassigned
    from (select r.organization, count(*) as feedback, count(*) filter (where r.needs_review) as needs_review,
                 count(*) filter (where r.routing_status = 'pending') as pending,
                 count(*) filter (where r.routing_status = 'failed') as failed,
                 count(*) filter (where r.routing_status = 'skipped') as skipped,
                 count(*) filter (where r.live_buffers > 0) as assigned,
                 count(*) filter (where r.live_buffers = 0 and r.routing_status <> 'pending') as unassigned
          from new_rows r
          group by r.organization) n
    where s.organization = n.organization;
    insert into feedback_bin as s (organization, began_at, feedback, first_id, last_id)
    select organization, bin_of(created_at), count(*), min(id), max(id) from new_rows group by 1, 2
    on conflict (organization, began_at)
    do update set feedback = s.feedback + excluded.feedback, first_id = least(s.first_id, excluded.first_id),
                  last_id = greatest(s.last_id, excluded.last_id);
    insert into language_total as t (organization, language, feedback)
    select organization, language, count(*) from new_rows where language is not null group by 1, 2
    on conflict (organization, language) do update set feedback = t.feedback + excluded.feedback;
    insert into webhook_event (organization, event, subject)
    select n.organization, 'feedback.created', n.id
    from organization_state s join new_rows n on n.organization = s.organization
    where s.organization in (select organization from new_rows)
      and s.webhook_events && '{*,feedback.created}'::text[]
    order by n.id;
    return null;
end $$;
comment on function feedback_inserted is 'Counts new items in organization_state, by six hours and by language, and records feedback.created.';

create function feedback_updated() returns trigger language plpgsql as $$
begin
    if not exists (select from new_rows) then
        return null;
    end if;
    update organization_state s
    set needs_review = s.needs_review + n.needs_review, pending = s.pending + n.pending,
        failed = s.failed + n.failed, skipped = s.skipped + n.skipped, assigned = s.assigned + n.assigned,
        unassigned = s.unassigned + n.unassigned
    from (select organization, sum(sign * needs_review::int) as needs_review,
                 sum(sign * (routing_status = 'pending')::int) as pending,
                 sum(sign * (routing_status = 'failed')::int) as failed,
                 sum(sign * (routing_status = 'skipped')::int) as skipped,
                 sum(sign * (live_buffers > 0)::int) as assigned,
                 sum(sign * (live_buffers = 0 and routing_status <> 'pending')::int) as unassigned
          from (select organization, needs_review, routing_status, live_buffers, 1 as sign from new_rows
                union all
                select organization, needs_review, routing_status, live_buffers, -1 from old_rows) rows
          group by organization) n
    where s.organization = n.organization
      and (n.needs_review, n.pending, n.failed, n.skipped, n.assigned, n.unassigned) <> (0, 0, 0, 0, 0, 0);
    perform from organization_state
    where organization in (select organization from new_rows) and webhook_events <> '{}';
    if not found then
        return null;
    end if;
    insert into webhook_event (organization, event, subject)
    select n.organization, n.event, n.id
    from (select organization, id, 'feedback.routed' as event
          from (select organization, id from old_rows where routing_status = 'pending'
                intersect
                select organization, id from new_rows where routing_status <> 'pending') routed
          union
          select organization, id, 'feedback.updated'
          from (select organization, id, title, description, submitted_by from new_rows
                except
                select organization, id, title, description, submitted_by from old_rows) edited
          union
          select organization, id, 'feedback.updated'
          from (select organization, id, needs_review, routing_status from new_rows
                intersect
                select organization, id, not needs_review, routing_status from old_rows) reviewed) n
    join organization_state s on s.organization = n.organization
    where s.webhook_events && array['*', n.event]
    order by n.id, n.event;
    return null;
end $$;
comment on function feedback_updated is
    'Counts items by their new state, and records feedback.routed and feedback.updated.';

create function feedback_edited() returns trigger language plpgsql as $$
begin
    if (old.title, old.description) is distinct from (new.title, new.description) then
        -- They are made again: the item is seen again, because its change number grew.
        delete from feedback_vector where organization = new.organization and feedback = new.id;
    end if;
    if old.language is distinct from new.language then
        update language_total
        set feedback = feedback - 1
        where organization = old.organization and language = old.language;
        insert into language_total as t (organization, language, feedback)
        select new.organization, new.language, 1 where new.language is not null
        on conflict (organization, language) do update set feedback = t.feedback + 1;
        update feedback_buffer set language = new.language where organization = new.organization and feedback = new.id;
        update feedback_triage set language = new.language where organization = new.organization and feedback = new.id;
    end if;
    if old.created_at <> new.created_at then
        update feedback_bin
        set feedback = feedback - 1
        where organization = old.organization and began_at = bin_of(old.created_at);
        insert into feedback_bin as s (organization, began_at, feedback, first_id, last_id)
        values (new.organization, bin_of(new.created_at), 1, new.id, new.id)
        on conflict (organization, began_at)
        do update set feedback = s.feedback + 1, first_id = least(s.first_id, excluded.first_id),
                      last_id = greatest(s.last_id, excluded.last_id);
    end if;
    if old.created_at <> new.created_at or old.client is distinct from new.client then
        update organization_state s
        set text_change = s.change
        where s.organization = new.organization and s.text_change <> s.change;
    end if;
    return null;
end $$;
comment on function feedback_edited is
    'Removes the vectors of a text that was edited, and gives its new language to memberships and records. Corrects the counts '
    'where somebody corrected by hand when or from where an item came, and makes lists count all items again then.';

create function feedback_deleted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback - n.feedback, needs_review = s.needs_review - n.needs_review,
        pending = s.pending - n.pending, failed = s.failed - n.failed, skipped = s.skipped - n.skipped,
        assigned = s.assigned - n.assigned, unassigned = s.unassigned - n.unassigned
    from (select organization, count(*) as feedback, count(*) filter (where needs_review) as needs_review,
                 count(*) filter (where routing_status = 'pending') as pending,
                 count(*) filter (where routing_status = 'failed') as failed,
                 count(*) filter (where routing_status = 'skipped') as skipped,
                 count(*) filter (where live_buffers > 0) as assigned,
                 count(*) filter (where live_buffers = 0 and routing_status <> 'pending') as unassigned
          from old_rows group by organization) n
    where s.organization = n.organization;
    update feedback_bin s
    set feedback = s.feedback - n.feedback
    from (select organization, bin_of(created_at) as began_at, count(*) as feedback from old_rows group by 1, 2) n
    where s.organization = n.organization and s.began_at = n.began_at;
    update language_total t
    set feedback = t.feedback - n.items
    from (select organization, language, count(*) as items from old_rows group by 1, 2) n
    where t.organization = n.organization and t.language = n.language;
    delete from import_row r
    using old_rows o
    where r.organization = o.organization and r.kind = 'feedback' and r.id = o.id;
    perform forget_sources(organization, array_agg(id)) from old_rows group by organization;
    insert into webhook_event (organization, event, subject)
    select o.organization, 'feedback.deleted', o.id
    from organization_state s join old_rows o on o.organization = s.organization
    where s.organization in (select organization from old_rows)
      and s.webhook_events && '{*,feedback.deleted}'::text[]
    order by o.id;
    return null;
end $$;
comment on function feedback_deleted is
    'Counts deleted items no longer, removes what imports and answers know of them, and records feedback.deleted.';

create trigger feedback_inserted after insert on feedback
    referencing new table as new_rows for each statement execute function feedback_inserted();
create trigger feedback_updated after update on feedback
    referencing old table as old_rows new table as new_rows
    for each statement execute function feedback_updated();
create trigger feedback_edited after update on feedback for each row
    when ((old.title, old.description, old.language, old.client, old.created_at)
          is distinct from (new.title, new.description, new.language, new.client, new.created_at))
    execute function feedback_edited();
create trigger feedback_deleted after delete on feedback
    referencing old table as old_rows for each statement execute function feedback_deleted();

-- Buffers of items.

create table feedback_buffer (
    organization bigint not null,
    buffer bigint not null,
    feedback bigint not null,
    by_hand boolean not null, -- assigned by a person: survives every later routing
    confidence double precision, -- the classifier's, where it was routed
    language text collate "C", -- of the item
    assigned_at timestamptz not null,
    primary key (organization, buffer, feedback),
    -- Neither cascades: a removed membership is counted, and its webhook events are recorded, while both are there.
    foreign key (organization, buffer) references buffer (organization, id),
    foreign key (organization, feedback) references feedback (organization, id)
);
comment on table feedback_buffer is 'Which buffers hold which items.';
create index feedback_buffer_feedback on feedback_buffer (organization, feedback, buffer);
create index feedback_buffer_language on feedback_buffer (organization, buffer, language, feedback) where language is not null;

-- Each buffer is looked up by its key: on tables without statistics the planner started at all buffers of the organization, and
-- looked for a membership in each of them for every item. Whether it is deleted is compared outside, because the index of the
-- live ones begins with the organization, too.
create view live_membership as
select h.organization, h.feedback, h.buffer, h.by_hand
from feedback_buffer h
cross join lateral (select b.deleted_at from buffer b
                    where b.organization = h.organization and b.id = h.buffer
                    offset 0) b
where b.deleted_at is null;
comment on view live_membership is 'The memberships of items in buffers that are not deleted.';

create table language_buffer_total (
    organization bigint not null,
    buffer bigint not null,
    language text collate "C" not null,
    feedback bigint not null,
    primary key (organization, buffer, language)
) with (fillfactor = 50);
comment on table language_buffer_total is 'The number of items of each language in each buffer.';

create function copy_language() returns trigger language plpgsql as $$
begin
    new.language := (select f.language from feedback f where f.organization = new.organization and f.id = new.feedback);
    return new;
end $$;
comment on function copy_language is 'Gives a new membership or record the language of its item.';

-- Writers of memberships may count them into the items in the same statement, so that an item's row is written once and not
-- twice: the triggers then only correct what is not right yet.

create function membership_inserted() returns trigger language plpgsql as $$
begin
    if not exists (select from new_rows) then
        return null;
    end if;
    update buffer b
    set feedback_count = b.feedback_count + n.items, change = s.change
    from (select organization, buffer, count(*) as items from new_rows group by organization, buffer) n
         join organization_state s on s.organization = n.organization
    where b.organization = n.organization and b.id = n.buffer;
    update feedback f
    set live_buffers = n.buffers, change = n.change
    from (select m.organization, m.feedback,
                 (select count(*) from live_membership l
                  where l.organization = m.organization and l.feedback = m.feedback) as buffers,
                 (select s.change from organization_state s where s.organization = m.organization) as change
          from new_rows m join buffer b on b.organization = m.organization and b.id = m.buffer
          where b.deleted_at is null
          group by m.organization, m.feedback) n
    where f.organization = n.organization and f.id = n.feedback
      and (f.live_buffers, f.change) is distinct from (n.buffers, n.change);
    insert into language_buffer_total as t (organization, buffer, language, feedback)
    select organization, buffer, language, count(*) from new_rows where language is not null group by 1, 2, 3
    on conflict (organization, buffer, language) do update set feedback = t.feedback + excluded.feedback;
    insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
    select t.organization, b.tag, m.buffer, l.language, t.state, t.snoozed_until is not null, coalesce(t.owner, 0), t.is_duplicate,
           count(*)
    from new_rows m
    join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
    cross join lateral unnest(array_append(t.tags, '')) as b (tag)
    cross join lateral (values (''), (t.language)) as l (language)
    where l.language is not null
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (organization, tag, buffer, language, state, snoozed, owner, duplicate)
    do update set items = c.items + excluded.items;
    -- What the classifier assigns is part of feedback.routed.
    insert into webhook_event (organization, event, subject, buffer)
    select n.organization, 'feedback.assigned', n.feedback, n.buffer
    from organization_state s join new_rows n on n.organization = s.organization
    where s.organization in (select organization from new_rows)
      and s.webhook_events && '{*,feedback.assigned}'::text[] and n.by_hand
    order by n.feedback;
    return null;
end $$;
comment on function membership_inserted is
    'Counts memberships at their buffers and items, which changes both for the change feed, by language and by triage record, '
    'and records feedback.assigned.';

create function membership_updated() returns trigger language plpgsql as $$
begin
    if not exists (select from new_rows) then
        return null;
    end if;
    insert into language_buffer_total as t (organization, buffer, language, feedback)
    select organization, buffer, language, sum(sign)
    from (select organization, buffer, language, 1 as sign from new_rows
          union all
          select organization, buffer, language, -1 from old_rows) r
    where language is not null
    group by 1, 2, 3
    having sum(sign) <> 0
    on conflict (organization, buffer, language) do update set feedback = t.feedback + excluded.feedback;
    return null;
end $$;
comment on function membership_updated is 'Counts memberships by their new language.';

create function membership_deleted() returns trigger language plpgsql as $$
begin
    if not exists (select from old_rows) then
        return null;
    end if;
    update buffer b
    set feedback_count = b.feedback_count - n.items, change = s.change
    from (select organization, buffer, count(*) as items from old_rows group by organization, buffer) n
         join organization_state s on s.organization = n.organization
    where b.organization = n.organization and b.id = n.buffer;
    update feedback f
    set live_buffers = n.buffers, change = n.change
    from (select m.organization, m.feedback, bool_or(b.deleted_at is null) as was_shown,
                 (select count(*) from live_membership l
                  where l.organization = m.organization and l.feedback = m.feedback) as buffers,
                 (select s.change from organization_state s where s.organization = m.organization) as change
          from old_rows m join buffer b on b.organization = m.organization and b.id = m.buffer
          group by m.organization, m.feedback) n
    where f.organization = n.organization and f.id = n.feedback
      and (f.live_buffers <> n.buffers or (n.was_shown and f.change <> n.change));
    update language_buffer_total t
    set feedback = t.feedback - n.items
    from (select organization, buffer, language, count(*) as items from old_rows group by 1, 2, 3) n
    where t.organization = n.organization and t.buffer = n.buffer and t.language = n.language;
    update record_total c
    set items = c.items - n.items
    from (select t.organization, b.tag, m.buffer, l.language, t.state, t.snoozed_until is not null as snoozed,
                 coalesce(t.owner, 0) as owner, t.is_duplicate as duplicate, count(*) as items
          from old_rows m
          join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
          cross join lateral unnest(array_append(t.tags, '')) as b (tag)
          cross join lateral (values (''), (t.language)) as l (language)
          where l.language is not null
          group by 1, 2, 3, 4, 5, 6, 7, 8) n
    where c.organization = n.organization and c.tag = n.tag and c.buffer = n.buffer and c.language = n.language
      and c.state = n.state and c.snoozed = n.snoozed and c.owner = n.owner and c.duplicate = n.duplicate;
    if found then
        delete from record_total where organization in (select organization from old_rows) and items = 0;
    end if;
    insert into webhook_event (organization, event, subject, buffer)
    select o.organization, 'feedback.unassigned', o.feedback, o.buffer
    from organization_state s
    join old_rows o on o.organization = s.organization
    where s.organization in (select organization from old_rows)
      and s.webhook_events && '{*,feedback.unassigned}'::text[]
      and (select f.routing_status from feedback f where f.organization = o.organization and f.id = o.feedback) <> 'pending'
      and (select b.deleted_at is null from buffer b where b.organization = o.organization and b.id = o.buffer)
    order by o.feedback;
    return null;
end $$;
comment on function membership_deleted is
    'Counts ended memberships no longer, and records feedback.unassigned. An item that leaves a deleted buffer before it has '
    'followed the deletion is counted then; other items that leave a deleted buffer do not change.';

-- Writers of single rows give the language themselves.
create trigger language_copied before insert on feedback_buffer
    for each row when (new.language is null) execute function copy_language();
create trigger membership_inserted after insert on feedback_buffer
    referencing new table as new_rows for each statement execute function membership_inserted();
create trigger membership_updated after update on feedback_buffer
    referencing old table as old_rows new table as new_rows for each statement execute function membership_updated();
create trigger membership_deleted after delete on feedback_buffer
    referencing old table as old_rows for each statement execute function membership_deleted();

-- Notes.

create table note (
    organization bigint not null,
    id bigint not null,
    feedback bigint not null,
    text text not null,
    kind text not null check (kind in ('note', 'activity')),
    activity json, -- what an activity says, as a code with its parts, beside the text
    member bigint, -- who wrote it or did it; null: the system, or an author who is not a member here
    author_name text,
    author_email text,
    created_at timestamptz not null,
    change bigint not null,
    primary key (organization, id),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade
);
comment on table note is 'What people wrote about items, and what happened to them.';
create index note_feedback on note (organization, feedback, id);
create index note_change on note (organization, change, id);
-- They show the member's name, and follow its changes.
create index note_member on note (organization, member, id) where member is not null;

create function note_inserted() returns trigger language plpgsql as $$
begin
    insert into webhook_event (organization, event, subject)
    select s.organization, 'note.created', new.id
    from organization_state s
    where s.organization = new.organization and s.webhook_events && '{*,note.created}'::text[];
    return null;
end $$;
comment on function note_inserted is 'Records note.created.';

create trigger note_inserted after insert on note for each row when (new.kind = 'note') execute function note_inserted();
