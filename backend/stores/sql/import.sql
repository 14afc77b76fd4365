-- Imports and their undo. Elements of the same index in the arrays belong together.

-- name: import.insert
insert into import (organization, id, member, source, state, first_line, created_at)
values (:organization, :id, :member, :source, 'running', :first_line, :now)

-- name: import.find
select i.id, i.source, i.state, false as dry_run, i.encoding, i.dates, i.first_line, i.line, i.created, i.unchanged, i.skipped,
       i.failed, i.ignored,
       coalesce((select json_agg(b.name order by b.id)
                 from import_row r join buffer b on b.organization = r.organization and b.id = r.id
                 where r.organization = i.organization and r.import = i.id and r.kind = 'buffer'), '[]') as buffers,
       i.removed, i.kept, i.problems, i.created_at, i.ended_at
from import i
where i.organization = :organization and i.id = :id

-- name: import.page
with page as (
    select i.id, i.source, i.state, false as dry_run, i.encoding, i.dates, i.first_line, i.line, i.created, i.unchanged, i.skipped,
           i.failed, i.ignored,
           coalesce((select json_agg(b.name order by b.id)
                     from import_row r join buffer b on b.organization = r.organization and b.id = r.id
                     where r.organization = i.organization and r.import = i.id and r.kind = 'buffer'), '[]') as buffers,
           i.removed, i.kept, i.problems, i.created_at, i.ended_at
    from import i
    where i.organization = :organization and i.id < :before
    order by i.id desc
    limit :limit offset :offset
)
select (select count(*) from import where organization = :organization) as total,
       page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: import.advance
update import
set line = :line, created = :created, unchanged = :unchanged, skipped = :skipped, failed = :failed, ignored = :ignored,
    problems = :problems::json, encoding = :encoding, dates = :dates,
    state = :state, ended_at = :ended_at
where organization = :organization and id = :id

-- name: import.analyze
select analyze_new_tables()

-- name: import.reserve
-- Reserves identifiers in addition to those of the transaction.
update organization_state set next_id = next_id + :count where organization = :organization
returning next_id - :count

-- name: import.quota
-- The number of items that may still be created; null: any number.
select o.feedback_limit - s.feedback_created
from organization o join organization_state s on s.organization = o.organization
where o.organization = :organization

-- name: import.known
-- Those external ids that items of the organization have. A limit lets each be looked up by its key, also by a plan that was made
-- while there were few.
select sent.id
from unnest(:externals::text[]) as sent (id)
     cross join lateral (select from import_row r
                         where r.organization = :organization and r.external_id = sent.id
                         limit 1) known

-- name: import.feedbackIds
select id from feedback where organization = :organization and id = any (:ids::bigint[])

-- name: import.bufferIds
select id from buffer where organization = :organization and id = any (:ids::bigint[])

-- name: import.lastIds
-- The last identifier of a kind that is or was in use in each of some ranges. Only the table of that kind is read.
select r.place,
       greatest((select max(id) from tombstone
                 where organization = :organization and kind = :kind and id between r.first and r.last),
                case :kind
                    when 'feedback' then
                        (select max(id) from feedback where organization = :organization and id between r.first and r.last)
                    when 'buffer' then
                        (select max(id) from buffer where organization = :organization and id between r.first and r.last)
                    when 'target' then
                        (select max(id) from target where organization = :organization and id between r.first and r.last)
                    when 'note' then
                        (select max(id) from note where organization = :organization and id between r.first and r.last)
                end)
from unnest(:firsts::bigint[], :lasts::bigint[]) with ordinality as r (first, last, place)

-- name: import.buffers
-- Every live buffer, to find those that a file names.
select id, name, slug from buffer where organization = :organization and deleted_at is null order by id

-- name: import.madeBuffers
select count(*) from import_row where organization = :organization and import = :import and kind = 'buffer'

-- name: import.storeBuffer
with made as (
    insert into buffer (organization, id, name, slug, description, icon, routing_instructions, needs_review,
                        created_at, updated_at, change)
    values (:organization, :id, :name, :slug, :description, :icon, :routing_instructions, :needs_review,
            :created_at, :updated_at, :change)
), back as (
    delete from tombstone where organization = :organization and kind = 'buffer' and id = :id
)
insert into import_row (organization, kind, id, import, change, made_at)
values (:organization, 'buffer', :id, :import, :change, :now)

-- name: import.members
-- Members by address, to recognise the authors of notes.
select id, lower(email) from member where organization = :organization

-- name: import.store
-- Stores items with their memberships in one statement, so that triggers count both at once.
with item as materialized (
    select *
    from unnest(:ids::bigint[], :externals::text[], :titles::text[], :descriptions::text[], :submitters::text[],
                :clients::text[], :reviews::boolean[], :statuses::text[], :live::bigint[], :created::text[],
                :updated::text[], :languages::text[], :lexemes::text[])
         as i (id, external_id, title, description, submitted_by, client, needs_review, status, live, created, updated,
               language, lexemes)
), stored as (
    insert into feedback (organization, id, title, description, language, needs_review, submitted_by, client, routing_status,
                          live_buffers, created_at, updated_at, change)
    select :organization, id, title, description, language, needs_review, submitted_by, client, status, live,
           created::timestamptz, updated::timestamptz, :change
    from item
), assigned as (
    insert into feedback_buffer (organization, buffer, feedback, by_hand, confidence, language, assigned_at)
    select :organization, buffer, feedback, by_hand, nullif(confidence, -1), item.language, assigned::timestamptz
    from unnest(:buffers::bigint[], :held::bigint[], :by_hand::boolean[], :confidences::double precision[],
                :assigned::text[]) as m (buffer, feedback, by_hand, confidence, assigned)
    join item on item.id = m.feedback
), indexed as (
    insert into feedback_search (organization, feedback, lexemes)
    select :organization, id, lexemes::tsvector from item
), queued as (
    insert into routing_job (organization, feedback, due_at)
    select :organization, id, :now from item where status = 'pending'
), back as (
    -- One that was deleted is there again. Each is looked up by its key, also by a plan that was made while there were few.
    delete from tombstone
    where ctid = any (array(select t.at
                            from item cross join lateral (select ctid as at from tombstone
                                                          where organization = :organization and kind = 'feedback'
                                                            and id = item.id
                                                          offset 0) t))
), named as (
    insert into import_row (organization, kind, id, import, external_id, change, made_at)
    select :organization, 'feedback', id, :import, external_id, :change, :now from item
)
update organization_state set feedback_created = feedback_created + (select count(*) from item)
where organization = :organization

-- name: import.teach
-- Stores the decisions of people in the file as examples for the classifier.
insert into routing_example (organization, feedback, buffer, positive, member, taught_at, change)
select :organization, feedback, buffer, true, :member, assigned::timestamptz, :change
from unnest(:buffers::bigint[], :held::bigint[], :by_hand::boolean[], :assigned::text[])
     as m (buffer, feedback, by_hand, assigned)
where by_hand

-- name: import.triage
insert into feedback_triage (organization, feedback, owner, state, state_changed_at, snoozed_until, tags, updated_at)
select :organization, id, nullif(owner, 0), state, changed::timestamptz, snoozed::timestamptz,
       array(select json_array_elements_text(t.tags::json)), :now
from unnest(:ids::bigint[], :owners::bigint[], :states::text[], :changed::text[], :snoozed::text[], :tags::text[])
     as t (id, owner, state, changed, snoozed, tags)

-- name: import.keepDuplicates
insert into imported_duplicate (organization, feedback, original, number)
select :organization, id, original, number
from unnest(:ids::bigint[], :originals::text[], :numbers::bigint[]) as d (id, original, number)

-- name: import.findOriginals
-- Imported items that can become duplicates now, because they or their originals are among these: each with the item that
-- its original stands for, or that stands for its original. Originals that wait themselves are left for later.
with waiting as ( -- by itself, by its original's identifier in a file, by its original's number
    select feedback, original, number
    from imported_duplicate
    where organization = :organization and feedback = any (:ids::bigint[])
    union
    select d.feedback, d.original, d.number
    from unnest(:ids::bigint[]) as i (id)
    -- Limits and offsets let each be looked up by its key, also by a plan that was made while there were few.
    cross join lateral (select external_id from import_row r
                        where r.organization = :organization and r.kind = 'feedback' and r.id = i.id
                        limit 1) r
    cross join lateral (select feedback, original, number from imported_duplicate d
                        where d.organization = :organization and d.original = r.external_id
                        offset 0) d
    union
    select feedback, original, number
    from imported_duplicate
    where organization = :organization and number = any (:ids::bigint[]) and number <> 0
), named as (
    select w.feedback, coalesce(r.id, f.id) as original
    from waiting w
    left join lateral (select id from import_row r
                       where r.organization = :organization and r.external_id = w.original and r.kind = 'feedback'
                       limit 1) r on true
    left join lateral (select id from feedback f
                       where f.organization = :organization and f.id = w.number
                       limit 1) f on true
)
select n.feedback, coalesce(o.duplicate_of, n.original)
from named n
cross join lateral (select from feedback f
                    where f.organization = :organization and f.id = n.original
                    limit 1) f
left join lateral (select duplicate_of from feedback_triage o
                   where o.organization = :organization and o.feedback = n.original
                   limit 1) o on true
left join lateral (select duplicate_of, duplicate_count from feedback_triage t
                   where t.organization = :organization and t.feedback = n.feedback
                   limit 1) t on true
where n.feedback <> n.original and coalesce(o.duplicate_of, n.original) <> n.feedback
  and coalesce(t.duplicate_count, 0) = 0 and t.duplicate_of is null
  and (select count(*) from imported_duplicate w
       where w.organization = :organization and w.feedback in (n.original, o.duplicate_of)) = 0

-- name: import.makeRecords
insert into feedback_triage (organization, feedback, updated_at)
select :organization, id, :now
from (select unnest(:ids::bigint[]) union select unnest(:originals::bigint[])) as i (id)
on conflict (organization, feedback) do nothing

-- name: import.linkDuplicates
update feedback_triage t
set duplicate_of = d.original, updated_at = :now
from unnest(:ids::bigint[], :originals::bigint[]) as d (id, original)
where t.organization = :organization and t.feedback = d.id

-- name: import.forgetDuplicates
delete from imported_duplicate where organization = :organization and feedback = any (:ids::bigint[])

-- name: import.write
insert into note (organization, id, feedback, text, kind, member, author_name, author_email, created_at, activity, change)
select :organization, id, feedback, text, kind, nullif(member, 0), author_name, author_email, created::timestamptz,
       activity::json, :change
from unnest(:ids::bigint[], :feedback::bigint[], :texts::text[], :kinds::text[], :members::bigint[],
            :author_names::text[], :author_emails::text[], :created::text[], :activities::text[])
     as n (id, feedback, text, kind, member, author_name, author_email, created, activity)

-- name: import.beginUndo
update import
set state = 'undoing', due_at = clock_timestamp() + make_interval(secs => :delay_seconds),
    delay_seconds = :delay_seconds, ended_at = null
where organization = :organization and id = :id and state in ('running', 'done')

-- name: import.undoable
-- The next items of an import, and whether people have worked on each since.
select r.id,
       exists (select 1 from note n
               where n.organization = r.organization and n.feedback = r.id and n.member is not null
                 and n.change > r.change)
from import_row r
where r.organization = :organization and r.import = :import and r.kind = 'feedback' and not r.kept
order by r.id desc
limit :limit

-- name: import.keep
update import_row set kept = true
where organization = :organization and kind = :kind and id = any (:ids::bigint[])

-- name: import.countUndone
update import
set removed = removed + :removed, kept = kept + :kept
where organization = :organization and id = :id

-- name: import.undoBuffers
-- Deletes the import's buffers, except those that hold items or that people changed. They can be restored for a while.
with mine as materialized (
    select r.id, b.deleted_at is null as is_live,
           b.updated_at > r.made_at
           or exists (select 1 from feedback_buffer m where m.organization = r.organization and m.buffer = r.id) as is_used
    from import_row r join buffer b on b.organization = r.organization and b.id = r.id
    where r.organization = :organization and r.import = :import and r.kind = 'buffer'
), marked as (
    update import_row r set kept = true
    from mine
    where r.organization = :organization and r.kind = 'buffer' and r.id = mine.id and mine.is_used
), gone as (
    update buffer b set deleted_at = :now, change = :change
    from mine
    where b.organization = :organization and b.id = mine.id and mine.is_live and not mine.is_used
)
select count(*) from mine where is_live and is_used

-- name: import.undoTargets
-- Deletes targets of the import without items and reactions, and forgets which targets the import created.
with gone as (
    delete from target t
    using import_row r
    where r.organization = :organization and r.import = :import and r.kind = 'target'
      and t.organization = r.organization and t.id = r.id
      and not exists (select 1 from feedback_target p where p.organization = t.organization and p.target = t.id)
      and not exists (select 1 from reaction v where v.organization = t.organization and v.target = t.id)
    returning t.id
), named as (
    delete from import_row r
    where r.organization = :organization and r.import = :import and r.kind = 'target'
)
insert into tombstone (organization, kind, id, change)
select :organization, 'target', id, :change from gone
on conflict (organization, kind, id) do update set change = excluded.change, deleted_at = excluded.deleted_at

-- name: import.endUndo
update import set state = 'undone', due_at = null, claimed_by = null, set_aside_at = null, ended_at = :now
where organization = :organization and id = :id
