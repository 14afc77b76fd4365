-- Suggestions of duplicates.

-- name: suggestion.facts
-- What is compared of items beside their texts.
select f.id, coalesce(f.submitted_by, ''), f.created_at,
       array(select t.target from feedback_target t
             where t.organization = :organization and t.feedback = f.id
             order by t.target)
from feedback f
where f.organization = :organization and f.id = any (:ids::bigint[])

-- name: suggestion.candidates
-- For each item the older ones that share words with it, those with most of them, and of these those with most of its best
-- words. Elements of the same index in the arrays belong together. Targets are read only where the item has some.
select i.id, f.id, coalesce(f.title, ''), left(f.description, :length), coalesce(f.submitted_by, ''), f.created_at,
       case when i.targeted then array(select t.target from feedback_target t
                                       where t.organization = :organization and t.feedback = f.id
                                       order by t.target)
            else '{}' end
from unnest(:ids::bigint[], :words::text[], :best::text[], :targeted::boolean[]) as i (id, words, best, targeted)
cross join lateral (select s.feedback
                    from feedback_search s
                    where s.organization = :organization and s.lexemes @@ i.words::tsquery and s.feedback < i.id
                    order by ts_rank(s.lexemes, i.words::tsquery) desc, ts_rank(s.lexemes, i.best::tsquery) desc,
                             s.feedback desc
                    limit :limit) found
-- A limit lets each be looked up by its key: the planner may take the items for few, and search for each pair of them.
cross join lateral (select * from feedback where organization = :organization and id = found.feedback limit 1) f
where not exists (select from not_duplicate d
                  where d.organization = :organization and d.feedback = f.id and d.other = i.id)
order by i.id

-- name: suggestion.compared
-- The older items that an index found for items, in the order in which they are given. Elements of the same index in the
-- arrays belong together.
select i.id, f.id, coalesce(f.title, ''), left(f.description, :length), coalesce(f.submitted_by, ''), f.created_at,
       case when i.targeted then array(select t.target from feedback_target t
                                       where t.organization = :organization and t.feedback = f.id
                                       order by t.target)
            else '{}' end
from unnest(:ids::bigint[], :others::bigint[], :targeted::boolean[]) with ordinality as i (id, other, targeted, place)
join feedback f on f.organization = :organization and f.id = i.other and f.id < i.id
where not exists (select from not_duplicate d
                  where d.organization = :organization and d.feedback = f.id and d.other = i.id)
order by i.place

-- name: suggestion.items
-- How many texts the statistics of words are about.
select greatest(reltuples, 0)::double precision from pg_class where oid = 'feedback_search'::regclass

-- name: suggestion.store
-- Replaces the suggestions of items, except those that people have answered. Items may be gone meanwhile.
with given as materialized (
    select g.*
    from unnest(:feedback::bigint[], :others::bigint[], :scores::real[], :probabilities::real[], :terms::text[])
         as g (feedback, other, score, probability, terms)
), outdated as (
    delete from duplicate_suggestion s
    where s.organization = :organization and s.feedback = any (:items::bigint[]) and s.outcome is null
      and not exists (select from given g where g.feedback = s.feedback and g.other = s.other)
)
insert into duplicate_suggestion as s (organization, feedback, other, score, probability, terms, made_at)
select :organization, g.feedback, g.other, g.score, g.probability,
       array(select json_array_elements_text(g.terms::json)), :now
from given g
where (select count(*) from feedback f where f.organization = :organization and f.id in (g.feedback, g.other)) = 2
on conflict (organization, feedback, other)
do update set score = excluded.score, probability = excluded.probability, terms = excluded.terms
where s.outcome is null

-- name: suggestion.forget
-- Items of several organizations. Elements of the same index in the arrays belong together.
delete from duplicate_suggestion
where ctid = any (array(
    select s.ctid
    from unnest(:organizations::bigint[], :items::bigint[]) as i (organization, feedback)
    cross join lateral (
        select ctid from duplicate_suggestion
        where organization = i.organization and feedback = i.feedback and outcome is null
        for update
    ) as s))

-- name: suggestion.ofItem
-- The items that are probably the same as one, surest first: of a group the item that stands for it, without the item's own
-- group and without what was refused.
with own as (
    select :feedback::bigint as id,
           coalesce((select t.duplicate_of from feedback_triage t
                     where t.organization = :organization and t.feedback = :feedback), :feedback) as canonical
), pair as (
    select s.other as id, s.probability, s.terms
    from duplicate_suggestion s
    where s.organization = :organization and s.feedback = :feedback and s.outcome is null
    union all
    select s.feedback, s.probability, s.terms
    from duplicate_suggestion s
    where s.organization = :organization and s.other = :feedback and s.outcome is null
), grouped as (
    select distinct on (1) coalesce(t.duplicate_of, p.id) as id, p.probability, p.terms
    from pair p
    left join feedback_triage t on t.organization = :organization and t.feedback = p.id
    where p.probability >= :least
    order by 1, p.probability desc
)
select g.id, g.probability::double precision, array_to_json(g.terms)
from grouped g, own
where g.id <> own.canonical and g.id <> own.id
  and not exists (select from not_duplicate d
                  where d.organization = :organization and d.feedback = least(g.id, own.id) and d.other = greatest(g.id, own.id))
order by g.probability desc, g.id
limit :limit

-- name: suggestion.resolved
-- What people made of suggestions, newest first.
select s.score::double precision, s.outcome = 'accepted'
from duplicate_suggestion s
where s.organization = :organization and s.outcome is not null and not (s.outcome = 'accepted' and s.is_automatic)
order by s.resolved_at desc, s.feedback desc, s.other desc
limit :limit

-- name: suggestion.groups
-- The items that are probably the same as older ones, by the item that stands for those. An item is in the group of which it
-- is surest.
with pair as (
    select coalesce(a.duplicate_of, s.feedback) as id, coalesce(b.duplicate_of, s.other) as root, s.probability, s.terms
    from duplicate_suggestion s
    left join feedback_triage a on a.organization = s.organization and a.feedback = s.feedback
    left join feedback_triage b on b.organization = s.organization and b.feedback = s.other
    where s.organization = :organization and s.outcome is null and s.probability >= :least
), best as (
    select distinct on (id) id, root, probability, terms
    from pair
    where id <> root
    order by id, probability desc, root
), suggested as (
    select root, (array_agg(wire_id(id) order by probability desc, id))[1:100] as items, max(probability) as probability,
           (array_agg(array_to_json(terms)::text order by probability desc, id))[1] as terms
    from best
    group by root
), page as (
    select root, array_to_json(items) as items, probability::double precision as probability, terms
    from suggested
    order by suggested.probability desc, root
    limit :limit offset :offset
)
select (select count(*) from suggested) as total, page.*
from (select 1) as one left join page on true
order by page.probability desc, page.root

-- name: suggestion.cameAgain
-- The items that were suggested just now as the same as one that is done, or as one of its duplicates. They need review,
-- wherever routing puts them.
with again as (
    select distinct on (s.feedback) s.feedback, done.feedback as root
    from duplicate_suggestion s
    left join feedback_triage t on t.organization = s.organization and t.feedback = s.other
    join feedback_triage done on done.organization = s.organization and done.state = 'done'
        and done.feedback = coalesce(t.duplicate_of, s.other)
    where s.organization = :organization and s.feedback = any (:items::bigint[]) and s.outcome is null and s.made_at = :now
    order by s.feedback, s.probability desc, s.other
)
update feedback f
set needs_review = true, review_by_routing = false, updated_at = :now, change = :change
from again
where f.organization = :organization and f.id = again.feedback
returning f.id, again.root

-- name: suggestion.certain
-- Of the items those that are surely the same as an older one, if the organization wants them to be merged: open items that
-- stand for themselves only, into an open item or group, and each only once, so that what people undo stays so.
select distinct on (s.feedback) s.feedback, s.other
from organization o
join duplicate_suggestion s on s.organization = o.organization
left join feedback_triage own on own.organization = o.organization and own.feedback = s.feedback
left join feedback_triage t on t.organization = o.organization and t.feedback = s.other
left join feedback_triage root on root.organization = o.organization and root.feedback = coalesce(t.duplicate_of, s.other)
where o.organization = :organization and s.feedback = any (:items::bigint[]) and s.outcome is null and not s.is_automatic
  and s.probability >= o.auto_merge_threshold::real
  and coalesce(own.state, 'open') = 'open' and own.duplicate_of is null and coalesce(own.duplicate_count, 0) = 0
  and coalesce(root.state, 'open') = 'open'
  and not exists (select from not_duplicate d
                  where d.organization = o.organization
                    and d.feedback = least(s.feedback, root.feedback) and d.other = greatest(s.feedback, root.feedback))
order by s.feedback, s.probability desc, s.other
limit :limit

-- name: suggestion.markAutomatic
-- What an automatic merge of an item accepted, or could not accept.
update duplicate_suggestion
set is_automatic = true
where organization = :organization and not is_automatic
  and (feedback = :feedback and (outcome = 'accepted' or other = :other) or other = :feedback and outcome = 'accepted')
