-- Feedback. List statements are composed in lists/feedbacklist.cpp.

-- name: feedback.createMany
-- Stores items in their order, up to the lifetime limit, each with a routing job.
with quota as (
    select s.feedback_created, o.feedback_limit
    from organization_state s join organization o on o.organization = s.organization
    where s.organization = :organization
), item as (
    select *
    from unnest(:ids::bigint[], :titles::text[], :descriptions::text[], :submitters::text[], :clients::text[],
                :languages::text[], :lexemes::text[])
         with ordinality as i (id, title, description, submitted_by, client, language, lexemes, place)
    where place <= (select coalesce(feedback_limit - feedback_created, :count) from quota)
), stored as (
    insert into feedback (organization, id, title, description, language, submitted_by, client, routing_status,
                          created_at, updated_at, change)
    select :organization, id, title, description, language, submitted_by, client, 'pending', :now, :now, :change
    from item
    returning id
), indexed as (
    insert into feedback_search (organization, feedback, lexemes)
    select :organization, id, lexemes::tsvector from item
), queued as (
    insert into routing_job (organization, feedback, due_at)
    select :organization, id, :now from item
), counted as (
    update organization_state set feedback_created = feedback_created + (select count(*) from item)
    where organization = :organization
)
select count(*) from stored

-- name: feedback.splitOff
-- Stores an item that was a part of another one, unless the lifetime limit is reached. It has the sender, the time and the targets
-- of that item, and a routing job.
with stored as (
    insert into feedback (organization, id, title, description, language, submitted_by, client, routing_status,
                          created_at, updated_at, change)
    select f.organization, :id, :title, :description, :language, f.submitted_by, f.client, 'pending',
           f.created_at, :now, :change
    from feedback f
    join organization_state s on s.organization = f.organization
    join organization o on o.organization = f.organization
    where f.organization = :organization and f.id = :original
      and (o.feedback_limit is null or s.feedback_created < o.feedback_limit)
    returning id
), indexed as (
    insert into feedback_search (organization, feedback, lexemes)
    select :organization, id, :lexemes::tsvector from stored
), queued as (
    insert into routing_job (organization, feedback, due_at)
    select :organization, id, :now from stored
), pointed as (
    insert into feedback_target (organization, feedback, target, position)
    select t.organization, stored.id, t.target, t.position
    from feedback_target t, stored
    where t.organization = :organization and t.feedback = :original
), counted as (
    update organization_state set feedback_created = feedback_created + (select count(*) from stored)
    where organization = :organization
)
select count(*) from stored

-- name: feedback.learnWords
insert into vocabulary (organization, word)
select :organization, word
from unnest(:words::text[]) as word
on conflict (organization, word) do nothing

-- name: feedback.nextWithGoneTexts
-- The first organization behind :after that has texts that are gone; 0 if there is none.
select coalesce(min(organization), 0) from gone_text where organization > :after

-- name: feedback.forgetWords
-- Takes the next texts that are gone, until these have ten times :most_words, because few of their words are rare, and removes from
-- the vocabulary those words that no other text has. Words of the :sample newest items, of as many oldest ones and of as many in the
-- middle, up to :sample_bytes of each, stay without a look-up. Of the others, :most_words are looked up, and the rest is kept for the
-- next time. A look-up reads the places of all items with its word from the index of texts. Words that are in no sample are rare,
-- except for those that people wrote only in between.
with gone as materialized (
    select place, words
    from (select place, words, sum(cardinality(words)) over (order by number) - cardinality(words) as before
          from (select ctid as place, number, words from gone_text where organization = :organization order by number limit :most_texts)
               as next) as summed
    where before < 10 * :most_words
), taken as (
    delete from gone_text where ctid = any (array(select place from gone))
), middle as materialized (
    select min(feedback) + (max(feedback) - min(feedback)) / 2 as feedback from feedback_search where organization = :organization
), sampled as (
    select lexemes
    -- The stored size is known without reading a long text.
    from (select lexemes, sum(pg_column_size(lexemes)) over (partition by part order by place) as bytes
          from ((select 1 as part, -feedback as place, lexemes
                 from feedback_search
                 where organization = :organization
                 order by feedback desc
                 limit :sample)
                union all
                (select 2, feedback, lexemes
                 from feedback_search
                 where organization = :organization
                 order by feedback
                 limit :sample)
                union all
                (select 3, feedback, lexemes
                 from feedback_search
                 where organization = :organization and feedback >= (select feedback from middle)
                 order by feedback
                 limit :sample)) as next) as summed
    where bytes <= :sample_bytes
), candidate as materialized (
    select word, row_number() over () <= :most_words as is_looked_up
    from (select unnest(words) collate "C" as word from gone
          except
          select unnest(tsvector_to_array(lexemes)) collate "C" from sampled) as rare
), kept as (
    insert into gone_text (organization, words)
    select :organization, array_agg(word) from candidate where not is_looked_up having count(*) > 0
), removed as (
    delete from vocabulary
    where organization = :organization
      and word = any (array(select c.word
                            from candidate c
                            where c.is_looked_up
                              and not exists (select from items_with(:organization, ('''' || c.word || '''')::tsquery, 1))))
    returning word
)
update organization_state set vocabulary_change = :change
where organization = :organization and exists (select from removed)

-- name: feedback.wordsLike
-- Words of about these lengths with these beginnings, or like these endings; each with the index of its look-up. The
-- look-ups are few, and each finds 5,000 words at most: a vocabulary with more of them corrects some errors less. Words with digits
-- are codes, which are not corrected.
select term.place, found.word
from unnest(:beginnings::text[], :endings::text[], :lengths::bigint[]) with ordinality as term (beginning, ending, size, place)
cross join lateral (
    (select word from vocabulary
     where organization = :organization and word >= term.beginning and word < term.beginning || chr(1114111)
       and length(word) between term.size - 1 and term.size + 1 and word !~ '[0-9]'
     order by word
     limit 5000)
    union
    (select word from vocabulary
     where organization = :organization and word like term.ending
       and length(word) between term.size - 1 and term.size + 1 and word !~ '[0-9]'
     limit 5000)
) as found

-- name: feedback.find
select id, title, description, needs_review, submitted_by, client, routing_status, created_at, updated_at
from feedback
where organization = :organization and id = :id

-- name: feedback.findMany
-- Items of any organizations, each with its index in the request.
select asked.place, f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, f.routing_status,
       f.created_at, f.updated_at
from unnest(:organizations::bigint[], :ids::bigint[]) with ordinality as asked (organization, id, place)
join feedback f on f.organization = asked.organization and f.id = asked.id

-- name: feedback.exists
select 1 from feedback where organization = :organization and id = :id

-- name: feedback.update
-- A review that is asked for here is a person's: routing does not withdraw it.
update feedback
set title = :title, description = :description, needs_review = :needs_review,
    reviewed_at = coalesce(reviewed_at, case when needs_review and not :needs_review then :now::timestamptz end),
    review_by_routing = review_by_routing and needs_review and :needs_review, submitted_by = :submitted_by, updated_at = :now, change = :change
where organization = :organization and id = :id

-- name: feedback.endReview
-- Ends a review; affects no row if nobody was asked to look.
update feedback set needs_review = false, reviewed_at = coalesce(reviewed_at, :now), updated_at = :now, change = :change
where organization = :organization and id = :id and needs_review

-- name: feedback.reindex
-- Replaces the index of a text, and its language. Writes the examples of the item again, because its text has changed, and keeps the
-- words that the text lost until the vocabulary has followed.
with gone as (
    insert into gone_text (organization, words)
    select s.organization, lost.words
    from feedback_search s
    cross join lateral (
        select array_agg(word) as words from words_of(ts_delete(s.lexemes, tsvector_to_array(:lexemes::tsvector))) as word
    ) as lost
    where s.organization = :organization and s.feedback = :id and lost.words is not null
), example as (
    update routing_example set written = :change where organization = :organization and feedback = :id
), item as (
    update feedback set language = :language::text
    where organization = :organization and id = :id and language is distinct from :language::text
)
update feedback_search set lexemes = :lexemes::tsvector
where organization = :organization and feedback = :id

-- name: feedback.deleteMemberships
delete from feedback_buffer where organization = :organization and feedback = any (:ids::bigint[])

-- name: feedback.deleteTriage
with target as (delete from feedback_target where organization = :organization and feedback = any (:ids::bigint[]))
delete from feedback_triage where organization = :organization and feedback = any (:ids::bigint[])

-- name: feedback.delete
-- Deletes items with everything that belongs to them, and says so of the items and their notes in the change feed. An item that an
-- import brought back may have been deleted before.
with written as materialized (
    select id from note where organization = :organization and feedback = any (:ids::bigint[])
), gone as (
    delete from feedback where organization = :organization and id = any (:ids::bigint[]) returning id
)
insert into tombstone (organization, kind, id, change)
select :organization, 'feedback', id, :change::bigint from gone
union all
select :organization, 'note', id, :change::bigint from written
on conflict (organization, kind, id) do update set change = excluded.change, deleted_at = excluded.deleted_at

-- name: feedback.targets
select t.id, t.type, t.display_name, t.metadata
from feedback_target p
join target t on t.organization = p.organization and t.id = p.target
where p.organization = :organization and p.feedback = :feedback
order by p.position, t.id
