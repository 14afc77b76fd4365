-- Items that say the same: merges, what they changed, and pairs that are not the same. Elements of the same index in the
-- arrays belong together.

-- name: merge.items
-- Those of the items that there are, each with the item that it is a duplicate of.
select f.id, t.duplicate_of
from feedback f
left join feedback_triage t on t.organization = f.organization and t.feedback = f.id
where f.organization = :organization and f.id = any (:ids::bigint[])

-- name: merge.members
select t.feedback, t.merge, g.created_at, m.id
from feedback_triage t
left join merge g on g.organization = t.organization and g.id = t.merge
left join member m on m.organization = g.organization and m.id = g.member
where t.organization = :organization and t.duplicate_of = :canonical
order by t.feedback

-- name: merge.find
select g.id, g.canonical, g.feedback, m.id, g.created_at, g.undone_at
from merge g
left join member m on m.organization = g.organization and m.id = g.member
where g.organization = :organization and g.id = :id

-- name: merge.expired
-- Undone merges that are due to be removed, after the first :stayed, which could not be. They cannot be undone again.
select organization, id
from merge
where undone_at < now() - make_interval(secs => :retention_seconds)
order by undone_at, organization, id
limit :limit offset :stayed

-- name: merge.beginPurge
select id
from merge
where organization = :organization and id = :id
  and undone_at < clock_timestamp() - make_interval(secs => :retention_seconds)

-- name: merge.purgeItems
delete from merge_item
where organization = :organization and merge = :id
  and feedback = any (array(select feedback from merge_item where organization = :organization and merge = :id limit :limit))

-- name: merge.purge
delete from merge where organization = :organization and id = :id

-- name: merge.insert
insert into merge (organization, id, canonical, feedback, member, created_at)
values (:organization, :id, :canonical, :ids::bigint[], :member, :now)

-- name: merge.keep
-- Remembers what is to change: the items that are not yet duplicates of the canonical one, with their own duplicates; and the
-- items that gain or lose them. Returns the moved ones, each with the item that it was a duplicate of.
with moved as materialized (
    select f.id as feedback, t.duplicate_of
    from feedback f
    left join feedback_triage t on t.organization = f.organization and t.feedback = f.id
    where f.organization = :organization and f.id = any (:ids::bigint[]) and t.duplicate_of is distinct from :canonical
    union
    select feedback, duplicate_of
    from feedback_triage
    where organization = :organization and duplicate_of = any (:ids::bigint[])
), touched as (
    select feedback, true as is_moved from moved
    union all
    select :canonical, false where exists (select from moved)
    union all
    select duplicate_of, false
    from moved
    where duplicate_of is not null and duplicate_of not in (select feedback from moved)
    group by duplicate_of
), kept as (
    insert into merge_item (organization, merge, feedback, is_moved, duplicate_of, merged_by, snoozed_until, updated_at)
    select :organization, :id, i.feedback, i.is_moved, t.duplicate_of, t.merge, t.snoozed_until, t.updated_at
    from touched i
    left join feedback_triage t on t.organization = :organization and t.feedback = i.feedback
)
select feedback, duplicate_of from moved order by feedback

-- name: merge.makeRecords
-- Gives the items of a merge that have no record yet one.
insert into feedback_triage (organization, feedback, updated_at)
select organization, feedback, :now
from merge_item
where organization = :organization and merge = :id and updated_at is null

-- name: merge.apply
update feedback_triage t
set duplicate_of = :canonical, merge = :id, updated_at = :now
from merge_item i
where i.organization = :organization and i.merge = :id and i.is_moved
  and t.organization = i.organization and t.feedback = i.feedback

-- name: merge.bringsBack
-- Whether earlier merges that still count had moved all the same items to the same canonical one: then they are back.
select not exists (select from merge_item i
                   where i.organization = :organization and i.merge = :id and i.is_moved
                     and not exists (select from merge_item b
                                     join merge o on o.organization = b.organization and o.id = b.merge
                                         and o.canonical = :canonical and o.undone_at is null
                                     where b.organization = i.organization and b.feedback = i.feedback
                                       and b.merge < i.merge and b.is_moved))

-- name: merge.later
-- The newest merge that changed one of the same items later and still counts. One that only brought items back that this one
-- had merged, after they were taken out, is none; nor is one that did so for another merge, with other items.
select max(g.id)
from merge_item i
join merge m on m.organization = i.organization and m.id = i.merge
join merge_item l on l.organization = i.organization and l.feedback = i.feedback and l.merge > i.merge
join merge g on g.organization = l.organization and g.id = l.merge and g.undone_at is null
where i.organization = :organization and i.merge = :id
  and (g.canonical <> m.canonical
       or exists (select from merge_item other
                  where other.organization = g.organization and other.merge = g.id and other.feedback <> g.canonical
                    and not exists (select from merge_item mine
                                    where mine.organization = m.organization and mine.merge = m.id
                                      and mine.feedback = other.feedback and mine.is_moved)))
  and not exists (select from merge_item back
                  join merge_item b on b.organization = back.organization and b.feedback = back.feedback and b.merge < back.merge
                      and b.is_moved
                  join merge o on o.organization = b.organization and o.id = b.merge and o.canonical = g.canonical
                      and o.undone_at is null
                  where back.organization = g.organization and back.merge = g.id and back.is_moved
                    and not exists (select from merge_item other
                                    where other.organization = g.organization and other.merge = g.id
                                      and other.feedback <> g.canonical
                                      and (exists (select from merge_item mine
                                                   where mine.organization = m.organization and mine.merge = m.id
                                                     and mine.feedback = other.feedback)
                                           or not exists (select from merge_item its
                                                          where its.organization = o.organization and its.merge = o.id
                                                            and its.feedback = other.feedback and its.is_moved))))

-- name: merge.unchanged
-- The items of a merge whose records are as it left them.
select i.feedback
from merge g
join merge_item i on i.organization = g.organization and i.merge = g.id
join feedback_triage t on t.organization = i.organization and t.feedback = i.feedback and t.updated_at = g.created_at
where g.organization = :organization and g.id = :id

-- name: merge.revert
-- Gives the moved items of a merge the canonical items that they had. Where one of those has become a duplicate since, they
-- follow it; where it is gone, the oldest of its items takes its place. Items that became duplicates of a moved one since,
-- because it took the place of a deleted one, stay together. Returns the items that changed, with what they were and are.
with mine as materialized (
    select i.feedback, i.duplicate_of as former, i.merged_by
    from merge_item i
    join feedback_triage t on t.organization = i.organization and t.feedback = i.feedback
    where i.organization = :organization and i.merge = :id and i.is_moved
), wanted as (
    select m.feedback, m.merged_by,
           case when m.former in (select feedback from mine) then m.former
                when t.feedback is not null then coalesce(t.duplicate_of, t.feedback)
                else min(m.feedback) over (partition by m.former) end as canonical,
           m.former
    from mine m
    left join feedback_triage t on t.organization = :organization and t.feedback = m.former
), settled as materialized (
    select feedback, case when former is not null then nullif(canonical, feedback) end as canonical, merged_by
    from wanted
    union all
    select t.feedback, nullif(min(t.feedback) over (partition by t.duplicate_of), t.feedback), t.merge
    from feedback_triage t
    where t.organization = :organization and t.duplicate_of in (select feedback from mine)
      and t.feedback not in (select feedback from mine)
), before as materialized (
    select t.feedback, t.duplicate_of
    from settled s
    join feedback_triage t on t.organization = :organization and t.feedback = s.feedback
), changed as (
    update feedback_triage t
    set duplicate_of = s.canonical, merge = case when s.canonical is not null then s.merged_by end, updated_at = :now
    from settled s
    where t.organization = :organization and t.feedback = s.feedback
    returning t.feedback, t.duplicate_of
)
select c.feedback, b.duplicate_of, c.duplicate_of
from changed c
join before b on b.feedback = c.feedback
where c.duplicate_of is distinct from b.duplicate_of
order by c.feedback

-- name: merge.restore
-- Gives records that nobody has changed since a merge the time of their last change back. What it woke sleeps again.
update feedback_triage t
set snoozed_until = coalesce(t.snoozed_until, i.snoozed_until),
    updated_at = case when i.feedback = any (:unchanged::bigint[]) then i.updated_at else :now end
from merge_item i
where i.organization = :organization and i.merge = :id and i.updated_at is not null
  and t.organization = i.organization and t.feedback = i.feedback
  and (i.feedback = any (:unchanged::bigint[]) or (t.snoozed_until is null and i.snoozed_until is not null and not i.is_moved))

-- name: merge.removeRecords
-- Removes the records that a merge made, which say nothing and which nobody has changed since, and shows their items in the
-- change feed.
with gone as (
    delete from feedback_triage t
    using merge_item i
    where i.organization = :organization and i.merge = :id and i.feedback = any (:unchanged::bigint[]) and i.updated_at is null
      and t.organization = i.organization and t.feedback = i.feedback and t.duplicate_of is null and t.duplicate_count = 0
      and t.state = 'open' and t.owner is null and t.snoozed_until is null and t.tags = '{}'
    returning t.feedback
)
update feedback f set change = :change from gone where f.organization = :organization and f.id = gone.feedback

-- name: merge.undo
-- With it go the later ones that only brought items back that it had merged, after they were taken out.
with mine as materialized (
    select feedback from merge_item where organization = :organization and merge = :id and is_moved
), back as materialized (
    select distinct l.merge
    from mine
    join merge_item l on l.organization = :organization and l.feedback = mine.feedback and l.merge > :id
)
update merge g
set undone_at = :now
where g.organization = :organization
  and g.id in (select :id::bigint
               union all
               select b.merge
               from back b
               join merge later on later.organization = :organization and later.id = b.merge and later.undone_at is null
               join merge m on m.organization = :organization and m.id = :id and m.canonical = later.canonical
               where not exists (select from merge_item other
                                 where other.organization = :organization and other.merge = b.merge
                                   and other.feedback <> later.canonical
                                   and other.feedback not in (select feedback from mine)))

-- name: merge.leave
-- Lets a duplicate stand for itself. Returns the item that it was a duplicate of.
with before as materialized (
    select duplicate_of from feedback_triage
    where organization = :organization and feedback = :feedback and duplicate_of is not null
)
update feedback_triage t
set duplicate_of = null, merge = null, updated_at = :now
from before b
where t.organization = :organization and t.feedback = :feedback
returning b.duplicate_of

-- name: merge.successors
-- The duplicates of items that are about to be deleted, each with the one that will take their place.
select feedback, min(feedback) over (partition by duplicate_of)
from feedback_triage
where organization = :organization and duplicate_of = any (:ids::bigint[]) and feedback <> all (:ids::bigint[])
order by duplicate_of, feedback

-- name: merge.reject
insert into not_duplicate (organization, feedback, other, member, created_at)
values (:organization, :feedback, :other, :member, :now)
on conflict (organization, feedback, other) do nothing

-- name: merge.forgetRejected
delete from not_duplicate where organization = :organization and feedback = :feedback and other = :other
