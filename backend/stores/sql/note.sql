-- Notes and activities.

-- name: note.list
select n.id, n.feedback, n.text, n.kind, n.member,
       case when n.member is null then 'System' else coalesce(m.name, n.author_name, n.author_email) end as author_name, n.created_at, n.activity
from note n
left join member m on m.organization = n.organization and m.id = n.member
where n.organization = :organization and n.feedback = :feedback
order by n.id

-- name: note.insert
insert into note (organization, id, feedback, text, kind, member, activity, created_at, change)
values (:organization, :id, :feedback, :text, :kind, :member, :activity::json, :now, :change)

-- name: note.insertActivities
-- Adds one activity for each item of organizations, of a member or of the system. Elements of the same index in the arrays belong
-- together.
insert into note (organization, id, feedback, text, kind, member, activity, created_at, change)
select organization, id, feedback, text, 'activity', :member, activity::json, :now, change
from unnest(:organizations::bigint[], :changes::bigint[], :ids::bigint[], :feedback::bigint[], :texts::text[], :activities::text[])
     as a (organization, change, id, feedback, text, activity)
