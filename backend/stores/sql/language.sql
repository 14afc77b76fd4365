-- The languages of texts.

-- name: language.untold
-- Organizations with texts whose language nobody told yet.
with recursive one as (
    (select organization from feedback_search
     where not lexemes @@ '''@'':*'::tsquery
     order by organization limit 1)
    union all
    (select (select s.organization from feedback_search s
             where not s.lexemes @@ '''@'':*'::tsquery and s.organization > one.organization
             order by s.organization limit 1)
     from one
     where one.organization is not null)
)
select organization from one where organization is not null limit :limit

-- name: language.untoldTexts
-- The newest of an organization's texts whose language nobody told yet.
select s.feedback, f.change, coalesce(f.title, ''), f.description
from (
    select feedback
    from feedback_search
    where organization = :organization and not lexemes @@ '''@'':*'::tsquery
    order by feedback desc
    limit :limit
) s
join feedback f on f.organization = :organization and f.id = s.feedback
order by s.feedback desc

-- name: language.reindex
-- Replaces the index of texts whose language nobody told yet, unless their items changed since the texts were read.
-- Elements of the same index in the arrays belong together.
update feedback_search s
set lexemes = i.lexemes::tsvector
from unnest(:ids::bigint[], :changes::bigint[], :lexemes::text[]) as i (id, change, lexemes)
join feedback f on f.organization = :organization and f.id = i.id and f.change = i.change
where s.organization = :organization and s.feedback = i.id and not s.lexemes @@ '''@'':*'::tsquery

-- name: language.common
-- The number of texts in each language.
select language, feedback
from language_total
where organization = :organization and feedback > 0
