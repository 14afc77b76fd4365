-- Rows that follow a change of a buffer or a member, a part at a time.

-- name: part.replan
-- A large change fills tables for which plans were made while they were small.
discard plans

-- name: followUp.insert
-- Begins again if the rows are following an earlier change.
insert into follow_up (organization, kind, subject)
values (:organization, :kind, :subject)
on conflict (organization, kind, subject) do update set done_to = 0, due_at = clock_timestamp(), delay_seconds = 0, claimed_by = null

-- name: followUp.find
-- No row if everything has followed.
select done_to from follow_up where organization = :organization and kind = :kind and subject = :subject

-- name: followUp.any
select exists (select from follow_up where organization = :organization and kind = any (:kinds::text[]))

-- name: followUp.buffer
-- Counts the buffers of the next items again, and shows them in the change feed. Returns the number of items and the last.
with part as materialized (
    select feedback
    from feedback_buffer
    where organization = :organization and buffer = :subject and feedback > :done_to
    order by feedback
    limit :limit
), counted as (
    update feedback f
    set change = :change,
        live_buffers = (select count(*) from live_membership l where l.organization = f.organization and l.feedback = f.id)
    from part
    where f.organization = :organization and f.id = part.feedback
)
select count(*), max(feedback) from part

-- name: followUp.member
-- Shows the next notes in the change feed again, with the present name of their author. Returns their number and the last.
with part as materialized (
    select id
    from note
    where organization = :organization and member = :subject and id > :done_to
    order by id
    limit :limit
), shown as (
    update note n set change = :change from part where n.organization = :organization and n.id = part.id
)
select count(*), max(id) from part

-- name: followUp.owner
-- Shows the next items of an owner in the change feed again, with its present name; those of a removed member become
-- nobody's, with an activity each. Returns their number and the last.
with part as materialized (
    select feedback, row_number() over (order by feedback) - 1 as place
    from feedback_triage
    where organization = :organization and owner = :subject and feedback > :done_to
    order by feedback
    limit :limit
), shown as (
    update feedback f set change = :change
    from part
    where f.organization = :organization and f.id = part.feedback
      and exists (select from member where organization = :organization and id = :subject)
), freed as (
    update feedback_triage t set owner = null, updated_at = :now
    from part
    where t.organization = :organization and t.feedback = part.feedback
      and not exists (select from member where organization = :organization and id = :subject)
), noted as (
    insert into note (organization, id, feedback, text, kind, activity, created_at, change)
    select :organization, :first_note + place, feedback, :activity, 'activity', :parts::json, :now, :change
    from part
    where not exists (select from member where organization = :organization and id = :subject)
)
select count(*), max(feedback) from part

-- name: followUp.advance
update follow_up
set done_to = :done_to
where organization = :organization and kind = :kind and subject = :subject

-- name: followUp.end
delete from follow_up where organization = :organization and kind = :kind and subject = :subject
