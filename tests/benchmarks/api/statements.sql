-- The statements of the benchmark's peer and of pgbench: those of the backend, with one item per write, like a server that
-- does not batch writes. $1 is the organization.

-- name: create
-- One round trip and one commit for everything a create does: the organization's lock, its change number, an identifier,
-- the item, its index, new words, its routing job, the counts and the notification. No worker takes the jobs, because they
-- are due in 2100.
with tx as (
    update organization_state
    set change = change + 1, feedback_created = feedback_created + 1,
        next_id = greatest(next_id, ((floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1735689600000) << 21)
                                    + floor(random() * 1048576)::bigint) + 4096
    where organization = $1
    returning organization, change, next_id - 4096 as id, clock_timestamp() as now
), stored as (
    insert into feedback (organization, id, title, description, submitted_by, client, routing_status, created_at,
                          updated_at, change)
    select organization, id, $2, $3, $4, $5, 'pending', now, now, change from tx
    returning id, created_at
), indexed as (
    insert into feedback_search (organization, feedback, lexemes) select organization, id, $6::text::tsvector from tx
), learnt as (
    insert into vocabulary (organization, word) select $1, word from unnest($7::text[]) as word
    on conflict (organization, word) do nothing
), queued as (
    insert into routing_job (organization, feedback, due_at) select organization, id, '2100-01-01' from tx
)
select stored.id, stored.created_at, pg_notify('triage_change', tx.organization || ' ' || tx.change) from stored, tx

-- name: find
select f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, f.routing_status, f.created_at,
       f.updated_at
from feedback f
where f.organization = $1 and f.id = $2

-- name: list
with page as (
    select f.id from feedback f where f.organization = $1 order by id desc limit $2 offset $3
)
select (select feedback from organization_state where organization = $1) as total,
       f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, f.routing_status, f.created_at,
       f.updated_at
from (select 1) as one left join (page join feedback f on f.organization = $1 and f.id = page.id) on true
order by page.id desc

-- name: list.review
with page as (
    select f.id from feedback f where f.organization = $1 and f.needs_review order by id desc limit $2 offset $3
)
select (select needs_review from organization_state where organization = $1) as total,
       f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, f.routing_status, f.created_at,
       f.updated_at
from (select 1) as one left join (page join feedback f on f.organization = $1 and f.id = page.id) on true
order by page.id desc

-- name: list.buffer
with asked as materialized (
    select id, feedback_count from buffer where organization = $1 and deleted_at is null and slug = $4
), page as (
    select m.feedback as id
    from feedback_buffer m
    where m.organization = $1 and m.buffer = (select id from asked)
    order by id desc limit $2 offset $3
)
select (select coalesce(max(feedback_count), 0) from asked) as total,
       f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, f.routing_status, f.created_at,
       f.updated_at
from (select 1) as one left join (page join feedback f on f.organization = $1 and f.id = page.id) on true
order by page.id desc

-- name: list.search
with query as materialized (
    select string_agg('(' || term.query || coalesce(inside.words, '') || ')', ' & ')::tsquery as words
    from unnest($4::text[], $5::text[]) as term (query, pattern)
    left join lateral (
        select string_agg(' | ''' || word || '''', '') as words
        from (select word from vocabulary where organization = $1 and word like term.pattern
              order by length(word), word limit 1000) as longer
    ) as inside on true
),
hit as materialized (
    select s.feedback as id, s.lexemes @@ $6::tsquery as key
    from feedback_search s
    where s.organization = $1 and s.lexemes @@ (select words from query)
), page as (
    select id, key from hit order by key desc, id desc limit $2 offset $3
)
select (select count(*) from hit) as total,
       f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, f.routing_status, f.created_at,
       f.updated_at
from (select 1) as one left join (page join feedback f on f.organization = $1 and f.id = page.id) on true
order by page.key desc, page.id desc

-- name: stem
select (ts_lexize('english_stem', $1))[1] as stem
