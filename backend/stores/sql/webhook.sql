-- Webhooks, their events, deliveries and attempts.

-- name: webhook.page
with page as (
    select id, url, array_to_json(events) as events, description, format, template,
           case when num_nonnulls(buffer, tag, state) > 0
                then json_build_object('buffer_id', wire_id(buffer), 'tag', tag, 'state', state) end as filter,
           buffer is not null and not exists (select from buffer b
                                              where b.organization = w.organization and b.id = w.buffer
                                                and b.deleted_at is null) as buffer_deleted,
           thin, enabled, disabled_reason, null::text as secret, failing_since, created_at, updated_at
    from webhook w
    where organization = :organization and id < :before
    order by id desc
    limit :limit offset :offset
)
select (select count(*) from webhook where organization = :organization) as total, page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: webhook.find
select id, url, array_to_json(events), description, format, template,
       case when num_nonnulls(buffer, tag, state) > 0
            then json_build_object('buffer_id', wire_id(buffer), 'tag', tag, 'state', state) end,
       buffer is not null and not exists (select from buffer b
                                          where b.organization = w.organization and b.id = w.buffer
                                            and b.deleted_at is null),
       thin, enabled, disabled_reason, null::text as secret, failing_since, created_at, updated_at
from webhook w
where organization = :organization and id = :id

-- name: webhook.organization
-- Across organizations, for operators: identifiers are practically unique.
select organization from webhook where id = :id

-- name: webhook.count
select count(*) from webhook where organization = :organization

-- name: webhook.insert
insert into webhook (organization, id, url, events, description, format, template, buffer, tag, state, thin, enabled, secret,
                     created_at, updated_at)
values (:organization, :id, :url, :events::text[], :description, :format, :template, :buffer, :tag, :state, :thin, :enabled,
        :secret, :now, :now)

-- name: webhook.update
-- Whoever switches a webhook on begins with a clean record.
update webhook
set url = :url, events = :events::text[], description = :description, format = :format, template = :template,
    buffer = :buffer, tag = :tag, state = :state, thin = :thin, enabled = :enabled, disabled_reason = case when :enabled then null else disabled_reason end,
    failing_since = case when :enabled and not enabled then null else failing_since end, updated_at = :now
where organization = :organization and id = :id

-- name: webhook.delete
delete from webhook where organization = :organization and id = :id

-- name: webhook.rotate
update webhook
set old_secret = secret, old_secret_until = :now::timestamptz + interval '24 hours', secret = :secret, updated_at = :now
where organization = :organization and id = :id

-- name: webhook.replaceSecret
update webhook
set secret = :secret, old_secret = null, old_secret_until = null, updated_at = :now
where organization = :organization and id = :id

-- name: webhook.restoreSecrets
update webhook
set secret = :secret, old_secret = :old_secret, old_secret_until = :old_secret_until, updated_at = :now
where organization = :organization and id = :id

-- name: webhook.secrets
-- The secret, and the one before while it counts, with its end.
select secret, case when old_secret_until > clock_timestamp() then old_secret end, old_secret_until
from webhook
where organization = :organization and id = :id

-- name: webhook.deliveries
with page as (
    select d.*
    from delivery_log d
    where d.organization = :organization and d.webhook = :webhook and d.state = coalesce(:state::text, d.state) and d.id < :before
    order by d.id desc
    limit :limit offset :offset
)
select (select count(*) from webhook_delivery
        where organization = :organization and webhook = :webhook and state = coalesce(:state::text, state)) as total,
       page.id, page.webhook, page.event, page.feedback, page.state, page.attempts, page.due_at, page.created_at
from (select 1) as one left join page on true
order by page.id desc

-- name: webhook.delivery
select d.id, d.webhook, d.event, d.feedback, d.state, d.attempts, d.due_at, d.created_at
from delivery_log d
join webhook w on w.organization = d.organization and w.id = d.webhook
where d.organization = :organization and d.id = :id

-- name: webhook.replayOne
-- Sends the same bytes again under the same id. One that is being sent stays as it is.
update webhook_delivery
set state = 'pending', attempts = 0, due_at = :now, delay_seconds = 0, set_aside_at = null
where organization = :organization and id = :id and claimed_by is null

-- name: webhook.replaySince
with again as (
    select id
    from webhook_delivery
    where organization = :organization and webhook = :webhook and id >= :first_id and state <> 'pending'
    order by id
    limit :limit
)
update webhook_delivery d
set state = 'pending', attempts = 0, due_at = :now, delay_seconds = 0, set_aside_at = null
from again
where d.organization = :organization and d.id = again.id

-- name: webhook.dispatch
-- Takes the next events of the organizations behind :after out of their queue, and queues a delivery for each webhook that wants
-- one. The message is made when it is sent. Returns the last organization, their number and that of the events.
with recursive waiting as (
    (select organization from webhook_event where organization > :after order by organization limit 1)
    union all
    select following.organization
    from waiting
    cross join lateral (select organization
                        from webhook_event e
                        where e.organization > waiting.organization
                        order by organization
                        limit 1) as following
), turns as materialized (
    select organization from waiting limit :turns
), next as materialized (
    select e.organization, e.id
    from turns
    cross join lateral (select organization, id
                        from webhook_event w
                        where w.organization = turns.organization
                        order by id
                        limit (select ceil(:limit::numeric / count(*)) from turns)
                        for update skip locked) as e
), taken as (
    delete from webhook_event e
    using next
    where e.organization = next.organization and e.id = next.id
    returning e.organization, e.id, e.event, e.subject, e.buffer, e.changed, e.happened_at
), queued as (
    insert into webhook_delivery (organization, webhook, event, subject, buffer, changed, happened_at, due_at)
    select t.organization, w.id, t.event, t.subject, t.buffer, t.changed, t.happened_at, clock_timestamp()
    from taken t
    join webhook w on w.organization = t.organization and w.enabled and w.events && array[t.event, '*']
    cross join lateral item_of_event(t.organization, t.event, t.subject) i
    left join feedback_triage r on r.organization = t.organization and r.feedback = i.feedback
    where (w.buffer is null or t.event in ('feedback.deleted', 'reaction.created', 'research.answered')
           or case when t.buffer is not null then t.buffer = w.buffer
                   when t.event like 'buffer.%' then t.subject = w.buffer
                   else exists (select from feedback_buffer m
                                join buffer b on b.organization = m.organization and b.id = m.buffer and b.deleted_at is null
                                where m.organization = t.organization and m.buffer = w.buffer and m.feedback = i.feedback) end)
      and (i.feedback is null or t.event = 'feedback.deleted'
           or ((w.tag is null or w.tag = any (r.tags)
                -- An item that still follows a renamed tag has that name already, or, if that is undone, the old one again.
                or exists (select from tag_change c
                           where c.organization = w.organization and c.ended_at is null
                             and w.tag = case when c.undone_at is null then c.new_tag else c.tag end
                             and case when c.undone_at is null then c.tag else c.new_tag end = any (r.tags)))
               and (w.state is null or w.state = coalesce(r.state, 'open'))))
    order by t.id, w.id
)
select (select max(organization) from turns), (select count(*) from turns), (select count(*) from taken)

-- name: webhook.nextWithEvents
-- The first organization behind :after that has events.
select coalesce(min(organization), 0) from webhook_event where organization > :after

-- name: webhook.withdrawUnwanted
-- Removes queued messages of webhooks that are gone, and takes those of webhooks that are off out of the queue. Steps from webhook
-- to webhook. Returns a row for each.
with recursive lane as (
    (select organization, webhook
     from webhook_delivery
     where state = 'pending' and due_at is not null
     order by organization, webhook, due_at
     limit 1)
    union all
    select following.*
    from lane
    cross join lateral (select organization, webhook
                        from webhook_delivery d
                        where d.state = 'pending' and d.due_at is not null
                          and (d.organization, d.webhook) > (lane.organization, lane.webhook)
                        order by organization, webhook, due_at
                        limit 1) as following
), idle as materialized (
    select lane.organization, lane.webhook, w.id is null as is_gone
    from lane
    left join webhook w on w.organization = lane.organization and w.id = lane.webhook
    where w.enabled is not true
), unwanted as materialized (
    select queued.place, idle.is_gone
    from idle
    cross join lateral (select ctid as place
                        from webhook_delivery d
                        where d.organization = idle.organization and d.webhook = idle.webhook
                          and d.state = 'pending' and d.due_at is not null
                          and (d.claimed_by is null or d.due_at <= statement_timestamp()) -- nobody sends it
                        limit :limit
                        for update skip locked) as queued
    limit :limit
), removed as (
    delete from webhook_delivery where ctid = any (array(select place from unwanted where is_gone))
), withdrawn as (
    update webhook_delivery
    set due_at = null, claimed_by = null, set_aside_at = null
    where ctid = any (array(select place from unwanted where not is_gone))
)
select from unwanted

-- name: webhook.queueAgain
-- Queues the messages of webhooks that are on again.
update webhook_delivery
set due_at = clock_timestamp(), delay_seconds = 0
where ctid = any (array(select waiting.place
                        from webhook w
                        cross join lateral (select ctid as place
                                            from webhook_delivery d
                                            where d.organization = w.organization and d.webhook = w.id
                                              and d.state = 'pending' and d.due_at is null
                                            limit :limit
                                            for update skip locked) as waiting
                        where w.enabled
                        limit :limit))

-- name: webhook.keepBodies
-- Stores the messages of claimed deliveries, so that every attempt sends the same bytes.
update webhook_delivery d
set body = convert_to(m.body, 'UTF8')
from unnest(:organizations::bigint[], :ids::bigint[], :bodies::text[]) as m (organization, id, body)
where d.organization = m.organization and d.id = m.id and d.body is null

-- name: webhook.body
select body from webhook_delivery where organization = :organization and id = :id

-- name: webhook.withdraw
-- Removes claimed deliveries whose subject is gone: a later event tells of its end.
delete from webhook_delivery
where ctid = any (array(
    select d.ctid
    from unnest(:organizations::bigint[], :ids::bigint[], :owners::text[]) as m (organization, id, owner)
    cross join lateral (
        select ctid from webhook_delivery
        where organization = m.organization and id = m.id and claimed_by = m.owner
        for update
    ) as d))

-- name: webhook.reactions
select r.id, r.target, r.value, r.created_at
from reaction r
where r.organization = :organization and r.id = any (:ids::bigint[])

-- name: webhook.research
select id, question, buffer, created_after, created_before, status, answer, themes, citations, items_considered,
       answered_by, error, created_at, answered_at
from research
where organization = :organization and id = any (:ids::bigint[])

-- name: webhook.settle
-- Stores how attempts went. Leaves out those whose lease another worker has by now. Returns what remains to be judged:
-- how long each webhook that failed has done nothing but that. Nobody waits for the disk: an attempt that a crash of
-- PostgreSQL forgets is made once more, with the same bytes.
with hurry as materialized (
    select set_config('synchronous_commit', 'off', true)
), outcome as materialized (
    select o.*, d.held
    from hurry, unnest(:organizations::bigint[], :ids::bigint[], :owners::text[], :begun::text[], :statuses::bigint[],
                :durations::bigint[], :errors::text[], :states::text[], :delays::double precision[])
         as o (organization, id, owner, begun, status, duration, error, state, delay)
    cross join lateral (
        select ctid as held from webhook_delivery d
        where d.organization = o.organization and d.id = o.id and d.state = 'pending' and d.claimed_by = o.owner
        for update
    ) as d
), mine as (
    update webhook_delivery d
    set state = o.state, claimed_by = null, delay_seconds = o.delay, set_aside_at = null,
        due_at = case when o.state = 'pending' then clock_timestamp() + make_interval(secs => o.delay) end
    from outcome o
    where d.ctid = o.held
    returning d.organization, d.id, d.webhook, o.begun, o.status, o.duration, o.error, o.state
), logged as (
    insert into webhook_attempt (organization, delivery, at, status, duration_ms, error)
    select organization, id, begun::timestamptz, nullif(status, 0), duration, nullif(error, '')
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

-- name: webhook.purge
delete from webhook_delivery
where ctid = any (array(select ctid from webhook_delivery where created_at < now() - interval '30 days'
                        limit :limit for update skip locked))
  and created_at < now() - interval '30 days'

-- name: webhook.purgeAttempts
delete from webhook_attempt
where ctid = any (array(select ctid from webhook_attempt where at < now() - interval '30 days' limit :limit
                        for update skip locked))
  and at < now() - interval '30 days'
