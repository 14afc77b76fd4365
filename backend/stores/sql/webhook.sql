-- Webhooks, their events, deliveries and attempts.

-- name: webhook.page
with page as (
    select id, url, array_to_json(events) as events, description, format, template,
           case when buffer is not null then json_build_object('buffer_id', wire_id(buffer)) end as filter,
           buffer is not null and not exists (select from buffer b
                                              where b.organization = w.organization and b.id = w.buffer
                                                and b.deleted_at is null) as buffer_deleted,
           thin, enabled, disabled_reason, null::text as secret, failing_since, created_at, updated_at
    from webhook w
    where organization = :organization
    order by id desc
    limit :limit offset :offset
)
select (select count(*) from webhook where organization = :organization) as total, page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: webhook.find
select id, url, array_to_json(events), description, format, template,
       case when buffer is not null then json_build_object('buffer_id', wire_id(buffer)) end,
       buffer is not null and not exists (select from buffer b
                                          where b.organization = w.organization and b.id = w.buffer
                                            and b.deleted_at is null),
       thin, enabled, disabled_reason, null::text as secret, failing_since, created_at, updated_at
from webhook w
where organization = :organization and id = :id

-- name: webhook.count
select count(*) from webhook where organization = :organization

-- name: webhook.insert
insert into webhook (organization, id, url, events, description, format, template, buffer, thin, enabled, secret, created_at,
                     updated_at)
values (:organization, :id, :url, :events::text[], :description, :format, :template, :buffer, :thin, :enabled, :secret, :now,
        :now)

-- name: webhook.update
-- Whoever switches a webhook on begins with a clean record.
update webhook
set url = :url, events = :events::text[], description = :description, format = :format, template = :template,
    buffer = :buffer, thin = :thin, enabled = :enabled, disabled_reason = case when :enabled then null else disabled_reason end,
    failing_since = case when :enabled and not enabled then null else failing_since end, updated_at = :now
where organization = :organization and id = :id

-- name: webhook.delete
delete from webhook where organization = :organization and id = :id

-- name: webhook.rotate
update webhook
set old_secret = secret, old_secret_until = :now::timestamptz + interval '24 hours', secret = :secret, updated_at = :now
where organization = :organization and id = :id

-- name: webhook.secrets
-- The secret, and the one before while it counts.
select secret, case when old_secret_until > clock_timestamp() then old_secret end
from webhook
where organization = :organization and id = :id

-- name: webhook.deliveries
with page as (
    select d.id, d.webhook, d.event, d.state,
           (select json_agg(json_build_object(
                                'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', a.status,
                                'duration_ms', a.duration_ms, 'error', a.error) order by a.id)
            from webhook_attempt a
            where a.organization = d.organization and a.delivery = d.id) as attempts,
           d.due_at, d.created_at
    from webhook_delivery d
    where d.organization = :organization and d.webhook = :webhook and d.state = coalesce(:state::text, d.state)
    order by d.id desc
    limit :limit offset :offset
)
select (select count(*) from webhook_delivery
        where organization = :organization and webhook = :webhook and state = coalesce(:state::text, state)) as total,
       page.id, page.webhook, page.event, page.state, coalesce(page.attempts, '[]'::json), page.due_at, page.created_at
from (select 1) as one left join page on true
order by page.id desc

-- name: webhook.delivery
select d.id, d.webhook, d.event, d.state,
       coalesce((select json_agg(json_build_object(
                            'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', a.status,
                            'duration_ms', a.duration_ms, 'error', a.error) order by a.id)
                 from webhook_attempt a
                 where a.organization = d.organization and a.delivery = d.id), '[]'::json),
       d.due_at, d.created_at
from webhook_delivery d
join webhook w on w.organization = d.organization and w.id = d.webhook
where d.organization = :organization and d.id = :id

-- name: webhook.replayOne
-- Sends the same bytes again under the same id. One that is being sent stays as it is.
update webhook_delivery
set state = 'pending', attempts = 0, due_at = :now
where organization = :organization and id = :id and leased_until is null

-- name: webhook.replaySince
with again as (
    select id
    from webhook_delivery
    where organization = :organization and webhook = :webhook and id >= :first_id and state <> 'pending'
    order by id
    limit :limit
)
update webhook_delivery d
set state = 'pending', attempts = 0, due_at = :now
from again
where d.organization = :organization and d.id = again.id

-- name: webhook.claimEvents
-- Takes events out of the queue, in the transaction that writes their deliveries.
delete from webhook_event e
using (select organization, id from webhook_event order by id limit :limit for update skip locked) as next
where e.organization = next.organization and e.id = next.id
returning e.organization, e.id, e.event, e.subject, e.buffer, e.happened_at

-- name: webhook.wanting
-- The enabled webhooks of some organizations.
select w.organization, w.id, array_to_json(w.events), w.format, w.template, w.buffer, w.thin, o.slug
from webhook w
join organization o on o.organization = w.organization
where w.organization = any (:organizations::bigint[]) and w.enabled

-- name: webhook.queue
insert into webhook_delivery (organization, webhook, event, body, due_at)
select m.organization, m.webhook, m.event, decode(m.body, 'hex'), clock_timestamp()
from unnest(:organizations::bigint[], :webhooks::bigint[], :events::text[], :bodies::text[]) with ordinality
     as m (organization, webhook, event, body, place)
order by m.place

-- name: webhook.reactions
select r.id, r.target, r.value, r.created_at
from reaction r
where r.organization = :organization and r.id = any (:ids::bigint[])

-- name: webhook.research
select id, question, buffer, created_after, created_before, status, answer, themes, citations, items_considered,
       answered_by, error, created_at, answered_at
from research
where organization = :organization and id = any (:ids::bigint[])

-- name: webhook.claim
-- Claims what is due, up to a number of messages for each webhook that are under way at a time. Nobody waits for the disk: a
-- claim that a crash of PostgreSQL takes back is made again.
with hurry as materialized (
    select set_config('synchronous_commit', 'off', true)
), endpoint as materialized (
    select w.organization, w.id, w.url, w.secret,
           case when w.old_secret_until > clock_timestamp() then w.old_secret end as old_secret,
           :per_webhook - (select count(*) from webhook_delivery d
                           where d.organization = w.organization and d.webhook = w.id
                             and d.leased_until > statement_timestamp()) as free
    from webhook w
    cross join hurry
    where w.enabled
      and exists (select from webhook_delivery d
                  where d.organization = w.organization and d.webhook = w.id and d.state = 'pending'
                    and d.due_at <= statement_timestamp())
    for update of w skip locked
), next as (
    select d.organization, d.id, e.url, e.secret, e.old_secret
    from endpoint e
    cross join lateral (select d.organization, d.id
                        from webhook_delivery d
                        where d.organization = e.organization and d.webhook = e.id and d.state = 'pending'
                          and d.due_at <= statement_timestamp()
                          and coalesce(d.leased_until, '-infinity') <= statement_timestamp()
                        order by d.due_at
                        limit greatest(e.free, 0)
                        for update skip locked) as d
    limit :limit
)
update webhook_delivery d
set leased_until = clock_timestamp() + make_interval(secs => :lease_seconds), attempts = d.attempts + 1
from next n
where d.organization = n.organization and d.id = n.id
returning d.organization, d.id, d.webhook, d.attempts, d.body, n.url, n.secret, n.old_secret

-- name: webhook.settle
-- Stores how attempts went. Leaves out those whose lease another backend has by now. Returns what remains to be judged:
-- how long each webhook that failed has done nothing but that. Nobody waits for the disk: an attempt that a crash of
-- PostgreSQL forgets is made once more, with the same bytes.
with hurry as materialized (
    select set_config('synchronous_commit', 'off', true)
), outcome as (
    select o.*
    from hurry, unnest(:organizations::bigint[], :ids::bigint[], :attempts::bigint[], :begun::bigint[], :statuses::bigint[],
                :durations::bigint[], :errors::text[], :states::text[], :delays::double precision[])
         as o (organization, id, attempts, begun, status, duration, error, state, delay)
), mine as (
    update webhook_delivery d
    set state = o.state, leased_until = null,
        due_at = case when o.state = 'pending' then clock_timestamp() + make_interval(secs => o.delay) end
    from outcome o
    where d.organization = o.organization and d.id = o.id and d.attempts = o.attempts and d.state = 'pending'
      and d.leased_until is not null
    returning d.organization, d.id, d.webhook, o.begun, o.status, o.duration, o.error, o.state
), logged as (
    insert into webhook_attempt (organization, delivery, at, status, duration_ms, error)
    select organization, id, to_timestamp(begun / 1000.0), nullif(status, 0), duration, nullif(error, '')
    from mine
), standing as (
    select organization, webhook, bool_or(state = 'delivered') as has_succeeded, bool_or(status = 410) as is_gone
    from mine
    group by organization, webhook
), judged as (
    update webhook w
    set failing_since = case when s.has_succeeded then null else coalesce(w.failing_since, clock_timestamp()) end
    from standing s
    where w.organization = s.organization and w.id = s.webhook
      and (w.failing_since is null) <> s.has_succeeded
)
select s.organization, s.webhook, s.is_gone
from standing s
join webhook w on w.organization = s.organization and w.id = s.webhook
where s.is_gone or (not s.has_succeeded and w.failing_since < clock_timestamp() - interval '5 days')

-- name: webhook.disable
update webhook set enabled = false, disabled_reason = :reason, updated_at = :now
where organization = :organization and id = :id and enabled

-- name: webhook.nextDue
-- Seconds until something is to be done; no row if there is nothing.
select greatest(extract(epoch from min(d.due) - clock_timestamp()), 0)::double precision
from webhook w
cross join lateral (select greatest(d.due_at, d.leased_until) as due
                    from webhook_delivery d
                    where d.organization = w.organization and d.webhook = w.id and d.state = 'pending'
                    order by d.due_at limit 1) as d
where w.enabled
having min(d.due) is not null

-- name: webhook.purge
delete from webhook_delivery
where ctid = any (array(select ctid from webhook_delivery where created_at < clock_timestamp() - interval '30 days'
                        limit :limit for update skip locked))
  and created_at < clock_timestamp() - interval '30 days'

-- name: webhook.purgeAttempts
delete from webhook_attempt
where ctid = any (array(select ctid from webhook_attempt where at < clock_timestamp() - interval '30 days' limit :limit
                        for update skip locked))
  and at < clock_timestamp() - interval '30 days'
