-- Members, as the API shows and changes them.

-- name: member.page
with page as (
    select id, name, email, role, created_at, updated_at
    from member
    where organization = :organization and id < :before
    order by id desc
    limit :limit offset :offset
)
select (select count(*) from member where organization = :organization) as total, page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: member.find
select id, name, email, role, created_at, updated_at
from member
where organization = :organization and id = :id

-- name: member.otherAdmins
select 1 from member where organization = :organization and role = 'admin' and id <> :id limit 1

-- name: member.update
update member
set name = :name, email = :email, role = :role, updated_at = :now, change = :change
where organization = :organization and id = :id

-- name: member.delete
-- Deletes a member with its tokens. Notes keep the identifier of who wrote them; they show no name any more.
with gone as (
    delete from member
    where organization = :organization and id = :id
    returning id
)
insert into tombstone (organization, kind, id, change)
select :organization, 'member', id, :change from gone
