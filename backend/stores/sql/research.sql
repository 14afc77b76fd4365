-- Research: questions, their queue, candidate items and answers.

-- name: research.insert
with queued as (
    insert into research_job (organization, research, due_at) values (:organization, :id, :now)
)
insert into research (organization, id, member, question, buffer, created_after, created_before, created_at, change)
values (:organization, :id, :member, :question, :buffer, :created_after, :created_before, :now, :change)

-- name: research.page
with page as (
    select id, question, buffer, created_after, created_before, status, answer, themes, citations, items_considered,
           answered_by, error, created_at, answered_at
    from research
    where organization = :organization and id < :before
    order by id desc
    limit :limit offset :offset
)
select (select count(*) from research where organization = :organization) as total,
       page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: research.find
select id, question, buffer, created_after, created_before, status, answer, themes, citations, items_considered,
       answered_by, error, created_at, answered_at
from research
where organization = :organization and id = :id

-- name: research.delete
delete from research where organization = :organization and id = :id

-- name: research.settle
-- Changes nothing if the lease was lost or the question was deleted. References to items deleted meanwhile are not stored.
with mine as (
    delete from research_job
    where organization = :organization and research = :research and claimed_by = :owner
    returning research
), sources as (
    insert into research_source (organization, feedback, research)
    select :organization, s.feedback, mine.research
    from mine, unnest(:sources::bigint[]) as s (feedback)
    on conflict do nothing
)
update research r
set status = :status, answer = :answer, themes = :themes::json, citations = :citations::json,
    items_considered = :items_considered, answered_by = :answered_by, error = :error, answered_at = :now,
    change = :change
from mine
where r.organization = :organization and r.id = mine.research
returning r.id

-- name: research.candidates
-- The best matching items, at most :limit, at a cost that does not grow with the amount of feedback. Rare terms are looked up
-- in the index, frequent ones only among the newest items. Rarer terms give an item a higher rank.
with asked as materialized (
    select a.number, a.term::tsquery as term
    from unnest(:terms::text[]) with ordinality as a (term, number)
), found as materialized (
    select a.number, m.feedback
    from asked a cross join lateral items_with(:organization::bigint, a.term, :max_of_rare + 1) as m (feedback)
), weighed as materialized (
    select number, count(*) > :max_of_rare as is_common,
           ln(2 + (select feedback from organization_state where organization = :organization)
                  / count(*)::double precision) as weight
    from found
    group by number
), newest as materialized (
    select r.feedback, s.lexemes
    from ((select feedback
           from feedback_search
           where :buffer::bigint is null and organization = :organization
             and feedback between :first_id::bigint and :last_id::bigint
             and exists (select 1 from weighed where is_common)
           order by feedback desc
           limit :window)
          union all
          (select feedback
           from feedback_buffer
           where organization = :organization and buffer = :buffer::bigint
             and feedback between :first_id::bigint and :last_id::bigint
             and exists (select 1 from weighed where is_common)
           order by feedback desc
           limit :window)) as r
    -- One by one: looked up by what it has, each would be sought among all that have it.
    cross join lateral (select i.lexemes
                        from feedback_search i
                        where i.organization = :organization and i.feedback = r.feedback
                        offset 0) as s
    where s.lexemes @@ :any_term::tsquery
), fitting as (
    select f.feedback, f.number
    from found f join weighed w on w.number = f.number and not w.is_common
    union
    select n.feedback, a.number
    from newest n join asked a on n.lexemes @@ a.term
), scored as materialized (
    select f.feedback, sum(w.weight) as score
    from fitting f join weighed w on w.number = f.number
    where :buffer::bigint is null
       or exists (select 1 from feedback_buffer m
                  where m.organization = :organization and m.buffer = :buffer::bigint and m.feedback = f.feedback)
    group by f.feedback
)
select count(*) over (), exists (select 1 from weighed where is_common), i.id, coalesce(i.title, ''), i.description,
       i.created_at
from scored s
join feedback i on i.organization = :organization and i.id = s.feedback
where i.created_at between coalesce(:created_after::timestamptz, '-infinity')
                       and coalesce(:created_before::timestamptz, 'infinity')
order by s.score desc, i.id desc
limit :limit

-- name: research.newest
-- The newest items, for questions without search terms.
select -1::bigint, false, i.id, coalesce(i.title, ''), i.description, i.created_at
from feedback i
where i.organization = :organization
  and i.id between :first_id::bigint and :last_id::bigint
  and i.created_at between coalesce(:created_after::timestamptz, '-infinity')
                       and coalesce(:created_before::timestamptz, 'infinity')
order by i.id desc
limit :limit

-- name: research.newestOfBuffer
select -1::bigint, false, i.id, coalesce(i.title, ''), i.description, i.created_at
from feedback_buffer m
join feedback i on i.organization = m.organization and i.id = m.feedback
where m.organization = :organization and m.buffer = :buffer::bigint
  and m.feedback between :first_id::bigint and :last_id::bigint
  and i.created_at between coalesce(:created_after::timestamptz, '-infinity')
                       and coalesce(:created_before::timestamptz, 'infinity')
order by m.feedback desc
limit :limit
