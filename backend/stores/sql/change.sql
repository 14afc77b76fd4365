-- The change feed: every object once, at its latest change, in the order of changes; within one change by kind, then id.
-- A reader's position is (change, kind, id); it has read all entries of that change of lower kinds.

-- name: change.after
-- With each entry, or alone if there is none: the newest change and its generation, and the change after which all deletions
-- are known. A database that was restored into a new one has another generation. Reads the kinds whose bits are set; those of
-- deletions are the bits of what is deleted.
select s.change, s.generation # (d.oid::bigint << 20), entry.change, entry.kind, entry.id, entry.gone, s.feed_floor
from organization_state s
join pg_database d on d.datname = current_database()
left join (
    select change, kind, id, gone
    from (
        (select change, 0 as kind, organization as id, false as gone
         from organization
         where :kinds::int & 1 <> 0 and organization = :organization and (change, organization) > (:change::bigint,
               case when :kind::int > 0 then 9223372036854775807 when :kind::int = 0 then :id::bigint else 0 end))
        union all
        (select change, 1, id, false
         from member
         where :kinds::int & 2 <> 0 and organization = :organization and (change, id) > (:change::bigint,
               case when :kind::int > 1 then 9223372036854775807 when :kind::int = 1 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 2, id, deleted_at is not null
         from buffer
         where :kinds::int & 4 <> 0 and organization = :organization and (change, id) > (:change::bigint,
               case when :kind::int > 2 then 9223372036854775807 when :kind::int = 2 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 3, id, false
         from target
         where :kinds::int & 8 <> 0 and organization = :organization and (change, id) > (:change::bigint,
               case when :kind::int > 3 then 9223372036854775807 when :kind::int = 3 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 4, id, false
         from feedback
         where :kinds::int & 16 <> 0 and organization = :organization and (change, id) > (:change::bigint,
               case when :kind::int > 4 then 9223372036854775807 when :kind::int = 4 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 5, id, false
         from note
         where :kinds::int & 32 <> 0 and organization = :organization and (change, id) > (:change::bigint,
               case when :kind::int > 5 then 9223372036854775807 when :kind::int = 5 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 6, id, true
         from tombstone
         where :kinds::int & 2 <> 0 and organization = :organization and kind = 'member' and (change, id) > (:change::bigint,
               case when :kind::int > 6 then 9223372036854775807 when :kind::int = 6 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 7, id, true
         from tombstone
         where :kinds::int & 4 <> 0 and organization = :organization and kind = 'buffer' and (change, id) > (:change::bigint,
               case when :kind::int > 7 then 9223372036854775807 when :kind::int = 7 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 8, id, true
         from tombstone
         where :kinds::int & 8 <> 0 and organization = :organization and kind = 'target' and (change, id) > (:change::bigint,
               case when :kind::int > 8 then 9223372036854775807 when :kind::int = 8 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 9, id, true
         from tombstone
         where :kinds::int & 16 <> 0 and organization = :organization and kind = 'feedback' and (change, id) > (:change::bigint,
               case when :kind::int > 9 then 9223372036854775807 when :kind::int = 9 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 10, id, true
         from tombstone
         where :kinds::int & 32 <> 0 and organization = :organization and kind = 'note' and (change, id) > (:change::bigint,
               case when :kind::int > 10 then 9223372036854775807 when :kind::int = 10 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 11, id, false
         from tag_change
         where :kinds::int & 2048 <> 0 and organization = :organization and (change, id) > (:change::bigint,
               case when :kind::int > 11 then 9223372036854775807 when :kind::int = 11 then :id::bigint else 0 end)
         order by change, id limit :limit)
        union all
        (select change, 12, id, deleted_at is not null
         from saved_view
         where :kinds::int & 4096 <> 0 and organization = :organization and (change, id) > (:change::bigint,
               case when :kind::int > 12 then 9223372036854775807 when :kind::int = 12 then :id::bigint else 0 end)
         order by change, id limit :limit)
    ) as changed
    order by change, kind, id
    limit :limit
) as entry on true
where s.organization = :organization
order by entry.change, entry.kind, entry.id

-- name: change.expired
-- The newest change of each organization whose deletions are due to be forgotten, after the first :stayed, where that failed.
select organization, max(change)
from tombstone
where deleted_at < now() - make_interval(secs => :retention_seconds)
group by organization
order by min(deleted_at), organization
limit :limit offset :stayed

-- name: change.raiseFloor
-- Begins every part in which deletions up to a change are forgotten, under the organization's lock.
update organization_state s
set feed_floor = greatest(feed_floor, :id)
where organization = :organization
  and exists (select from tombstone t
              where t.organization = s.organization and t.kind = any ('{member,buffer,target,feedback,note}')
                and t.change <= :id
                and t.deleted_at < clock_timestamp() - make_interval(secs => :retention_seconds))
returning organization

-- name: change.forget
-- Forgets deletions, and the merges of which no item is left that could be brought back.
with gone as materialized (
    delete from tombstone
    where organization = :organization
      and (kind, id) in (select kind, id from tombstone
                         where organization = :organization and kind = any ('{member,buffer,target,feedback,note}')
                           and change <= :id
                         limit :limit)
    returning kind, id
), items as (
    delete from merge_item i
    using gone
    where i.organization = :organization and i.feedback = gone.id and gone.kind = 'feedback'
    returning i.merge
), emptied as (
    delete from merge m
    where m.organization = :organization and m.id in (select merge from items)
      and not exists (select from merge_item l
                      where l.organization = m.organization and l.merge = m.id
                        and l.feedback not in (select id from gone where kind = 'feedback'))
)
select kind from gone

-- name: change.newest
select organization, change from organization_state where organization = any (:organizations::bigint[])

-- name: change.end
-- The newest change and its generation.
select s.change, s.generation # (d.oid::bigint << 20)
from organization_state s
join pg_database d on d.datname = current_database()
where s.organization = :organization

-- name: change.members
select id, name, email, role, created_at, updated_at
from member
where organization = :organization and id = any (:ids::bigint[])

-- name: change.buffers
select id, name, slug, description, icon, routing_instructions, needs_review, feedback_count, created_at, updated_at,
       surged_at
from buffer
where organization = :organization and id = any (:ids::bigint[]) and deleted_at is null

-- name: change.targets
select id, type, display_name, metadata
from target
where organization = :organization and id = any (:ids::bigint[])

-- name: change.tags
select c.id, c.tag, c.new_tag, c.items, m.id, c.created_at, c.ended_at, c.undone_at
from tag_change c
left join member m on m.organization = c.organization and m.id = c.member
where c.organization = :organization and c.id = any (:ids::bigint[])

-- name: change.views
-- Deleted ones, too. The last columns: whose it is alone, or null; whether others have ever seen it; whether it is
-- deleted.
select v.id, v.name, v.icon, v.filter, v.sort_by, v.sort_order, v.visibility, m.id, v.position,
       v.buffer is not null and not exists (select from buffer b
                                            where b.organization = v.organization and b.id = v.buffer
                                              and b.deleted_at is null),
       v.updated_at, case when v.visibility = 'private' then coalesce(v.owner, 0) end, v.was_shared,
       v.deleted_at is not null
from saved_view v
left join member m on m.organization = v.organization and m.id = v.owner
where v.organization = :organization and v.id = any (:ids::bigint[])

-- name: change.feedback
select f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, f.routing_status, f.created_at,
       f.updated_at,
       (select array_agg(m.buffer order by m.buffer)
        from feedback_buffer m
        join buffer b on b.organization = m.organization and b.id = m.buffer and b.deleted_at is null
        where m.organization = f.organization and m.feedback = f.id),
       t.feedback, t.owner, t.owner_name, t.state, t.state_changed_at, t.snoozed_until, t.tags, t.duplicate_of,
       t.duplicate_count, t.updated_at
from feedback f
left join triage_record t on t.organization = f.organization and t.feedback = f.id
where f.organization = :organization and f.id = any (:ids::bigint[])

-- name: change.notes
select n.id, n.feedback, n.text, n.kind, n.member,
       case when n.member is null then 'System' else coalesce(m.name, n.author_name, n.author_email) end as author_name, n.created_at, n.activity
from note n
left join member m on m.organization = n.organization and m.id = n.member
where n.organization = :organization and n.id = any (:ids::bigint[])
