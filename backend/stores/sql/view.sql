-- Views, in the order of their positions. The buffer of a filter is deleted if it is not there alive.

-- name: view.list
select v.id, v.name, v.icon, v.filter, v.sort_by, v.sort_order, v.visibility, m.id, v.position,
       v.buffer is not null and not exists (select from buffer b
                                            where b.organization = v.organization and b.id = v.buffer
                                              and b.deleted_at is null),
       v.updated_at
from saved_view v
left join member m on m.organization = v.organization and m.id = v.owner
where v.organization = :organization and v.deleted_at is null
  and (:everybody::boolean or v.visibility = 'shared' or (v.visibility = 'private' and v.owner = :member))
order by v.position, v.id

-- name: view.find
-- Private views of others are unknown.
select v.id, v.name, v.icon, v.filter, v.sort_by, v.sort_order, v.visibility, m.id, v.position,
       v.buffer is not null and not exists (select from buffer b
                                            where b.organization = v.organization and b.id = v.buffer
                                              and b.deleted_at is null),
       v.updated_at
from saved_view v
left join member m on m.organization = v.organization and m.id = v.owner
where v.organization = :organization and v.id = :id and v.deleted_at is null
  and (v.visibility = 'shared' or v.owner = :member)

-- name: view.numbers
-- The number of shared views, of private ones of the member, and the last position among both.
select count(*) filter (where visibility = 'shared'), count(*) filter (where visibility = 'private'), max(position)
from saved_view
where organization = :organization and deleted_at is null
  and (visibility = 'shared' or (visibility = 'private' and owner = :member))

-- name: view.insert
insert into saved_view (organization, id, name, icon, filter, buffer, sort_by, sort_order, visibility, was_shared, owner,
                        position, created_at, updated_at, change)
values (:organization, :id, :name, :icon, :filter, :buffer, :sort_by, :sort_order, :visibility::text,
        :visibility::text = 'shared', :owner, :position, :now, :now, :change)

-- name: view.update
update saved_view
set name = :name, icon = :icon, filter = :filter, buffer = :buffer, sort_by = :sort_by, sort_order = :sort_order,
    visibility = :visibility::text, was_shared = was_shared or :visibility::text = 'shared', position = :position,
    updated_at = :now, change = :change
where organization = :organization and id = :id

-- name: view.delete
update saved_view
set deleted_at = :now, name = '', icon = null, filter = '{}', buffer = null, change = :change
where organization = :organization and id = :id

-- name: view.limit
-- Sets the time that a statement may take, in milliseconds or with a unit. Returns the one before.
select before.value, set_config('statement_timeout', :limit, false)
from (select current_setting('statement_timeout') as value offset 0) as before
