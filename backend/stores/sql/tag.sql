-- Tags that are renamed or deleted on all items.

-- name: tagChange.last
-- The last item that has a tag.
select feedback from feedback_tag where organization = :organization and tag = :tag order by feedback desc limit 1

-- name: tagChange.running
-- Whether items still follow a change of one of these tags.
select exists(select
              from tag_change
              where organization = :organization and ended_at is null
                and (tag in (:tag::text, :new_tag::text) or new_tag in (:tag::text, :new_tag::text)))

-- name: tagChange.later
-- What became of the new name of a tag later.
select tag, new_tag
from tag_change
where organization = :organization and id > :id and tag = :new_tag and undone_at is null
order by id
limit 1

-- name: tagChange.insert
insert into tag_change (organization, id, tag, new_tag, member, last, created_at, change)
values (:organization, :id, :tag, :new_tag, :member, :last, :now, :change)

-- name: tagChange.moveFilters
-- Lets the filters of webhooks and views follow a new name. Those that had it already stay with it if that is undone.
with views as materialized (
    select id, jsonb_exists(filter::jsonb -> 'tag', :new_tag::text) as had_new
    from saved_view
    where organization = :organization and deleted_at is null and jsonb_exists(filter::jsonb -> 'tag', :tag::text)
), moved as (
    update saved_view v
    set filter = filter_with_tag(v.filter, :tag::text, :new_tag::text), updated_at = :now, change = :change
    where v.organization = :organization and v.id in (select id from views)
), webhooks as (
    update webhook
    set tag = :new_tag, updated_at = :now
    where organization = :organization and tag = :tag
    returning id
)
update tag_change
set filters = array(select id from views where not had_new union all select id from webhooks)
where organization = :organization and id = :id

-- name: tagChange.moveFiltersBack
-- Gives the filters that followed the tag back, unless somebody changed them since.
with change as materialized (
    select tag, new_tag, filters from tag_change where organization = :organization and id = :id
), views as (
    update saved_view v
    set filter = filter_with_tag(v.filter, c.new_tag, c.tag), updated_at = :now, change = :change
    from change c
    where v.organization = :organization and v.id = any (c.filters) and v.deleted_at is null
      and jsonb_exists(v.filter::jsonb -> 'tag', c.new_tag)
)
update webhook w
set tag = c.tag, updated_at = :now
from change c
where w.organization = :organization and w.id = any (c.filters) and w.tag = c.new_tag

-- name: tagChange.find
select c.id, c.tag, c.new_tag, c.items, m.id, c.created_at, c.ended_at, c.undone_at, c.last, c.member
from tag_change c
left join member m on m.organization = c.organization and m.id = c.member
where c.organization = :organization and c.id = :id and c.purging_at is null

-- name: tagChange.list
with page as (
    select c.id, c.tag, c.new_tag, c.items, m.id as member, c.created_at, c.ended_at, c.undone_at
    from tag_change c
    left join member m on m.organization = c.organization and m.id = c.member
    where c.organization = :organization and c.purging_at is null and c.id < :before
    order by c.id desc
    limit :limit offset :offset
)
select (select count(*) from tag_change where organization = :organization and purging_at is null) as total, page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: tagChange.apply
-- Changes the next items, and says so in their timelines. Returns their number and the last one.
with part as materialized (
    select t.feedback, row_number() over (order by t.feedback) - 1 as place,
           exists(select from feedback_tag n
                  where n.organization = t.organization and n.tag = :new_tag::text and n.feedback = t.feedback) as had_new
    from feedback_tag t
    where t.organization = :organization and t.tag = :tag and t.feedback > :done_to and t.feedback <= :last
    order by t.feedback
    limit :limit
), kept as (
    insert into tag_change_item (organization, tag_change, feedback, had_new)
    select :organization, :id, feedback, had_new from part
    on conflict (organization, tag_change, feedback) do nothing
), changed as (
    update feedback_triage t
    set tags = changed_tags(t.tags, :tag, :new_tag::text), updated_at = :now
    from part
    where t.organization = :organization and t.feedback = part.feedback
), noted as (
    insert into note (organization, id, feedback, text, kind, member, activity, created_at, change)
    select :organization, :first_note + 2 * part.place + a.place, part.feedback, a.text, 'activity', :member,
           a.activity::json, :now, :change
    from part
    cross join (values (0, :untagged_text::text, :untagged::text), (1, :tagged_text::text, :tagged::text))
               as a (place, text, activity)
    where a.place = 0 or (:new_tag::text is not null and not part.had_new)
)
select count(*), max(feedback) from part

-- name: tagChange.revert
-- Gives the next items their tag back, unless somebody changed the new one since. Returns the number of items and the last.
with part as materialized (
    select feedback, had_new, row_number() over (order by feedback) - 1 as place
    from tag_change_item
    where organization = :organization and tag_change = :id and feedback > :done_to
    order by feedback
    limit :limit
), affected as materialized (
    select part.*
    from part
    join feedback_triage t on t.organization = :organization and t.feedback = part.feedback
    where :tag <> all (t.tags) and (:new_tag::text is null or :new_tag::text = any (t.tags))
      and (cardinality(t.tags) < :max_tags or (:new_tag::text is not null and not part.had_new))
), changed as (
    update feedback_triage t
    set tags = changed_tags(t.tags, case when not a.had_new then :new_tag::text end, :tag), updated_at = :now
    from affected a
    where t.organization = :organization and t.feedback = a.feedback
), noted as (
    insert into note (organization, id, feedback, text, kind, member, activity, created_at, change)
    select :organization, :first_note + 2 * p.place + a.place, p.feedback, a.text, 'activity', :member,
           a.activity::json, :now, :change
    from affected p
    cross join (values (1, :untagged_text::text, :untagged::text), (0, :tagged_text::text, :tagged::text))
               as a (place, text, activity)
    where a.place = 0 or (:new_tag::text is not null and not p.had_new)
)
select count(*), max(feedback) from part

-- name: tagChange.advance
update tag_change
set items = items + :items, ended_at = case when :ended then :now::timestamptz end,
    change = case when :ended then :change else change end
where organization = :organization and id = :id

-- name: tagChange.undo
update tag_change
set undone_at = :now, ended_at = null, items = 0, change = :change
where organization = :organization and id = :id

-- name: tagChange.expired
-- Changes that are due to be removed, after the first :stayed, which could not be. tagChange.beginPurge decides.
select organization, id
from tag_change
where created_at < now() - make_interval(secs => :retention_seconds) and ended_at is not null
order by created_at, organization, id
limit :limit offset :stayed

-- name: tagChange.beginPurge
-- Begins every part of a removal, under the organization's lock: no row if the change is not to be removed, because it is
-- being undone. The first part makes the removal final: the change cannot be undone any more.
update tag_change
set purging_at = coalesce(purging_at, :now)
where organization = :organization and id = :id and ended_at is not null
  and (purging_at is not null or created_at < clock_timestamp() - make_interval(secs => :retention_seconds))
returning id

-- name: tagChange.purgeItems
delete from tag_change_item
where organization = :organization and tag_change = :id
  and feedback = any (array(select feedback from tag_change_item
                            where organization = :organization and tag_change = :id
                            limit :limit))

-- name: tagChange.purge
delete from tag_change where organization = :organization and id = :id
