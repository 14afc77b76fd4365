-- Webhooks: who wants to be notified of which events, what happened, what was sent, and how that went.

create table webhook (
    organization bigint not null,
    id bigint not null,
    url text not null,
    events text[] not null, -- or {*}
    description text,
    format text not null check (format in ('standard', 'slack', 'mattermost', 'discord', 'template')),
    template text,
    buffer bigint, -- only what concerns items of this buffer
    thin boolean not null,
    enabled boolean not null,
    disabled_reason text, -- if the backend switched it off
    secret bytea not null, -- sealed under a key that is not in the database; so is the one before
    old_secret bytea,
    old_secret_until timestamptz,
    failing_since timestamptz, -- the first of the failures since the last success
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization, id)
);
comment on table webhook is 'The addresses that are notified of events.';
create index webhook_enabled on webhook (organization, id) where enabled;

create function sum_up_webhooks() returns trigger language plpgsql as $$
begin
    update organization_state s
    set webhook_events = coalesce((select array_agg(distinct e.event)
                                   from webhook w, unnest(w.events) as e (event)
                                   where w.organization = s.organization and w.enabled), '{}')
    where s.organization = coalesce(new.organization, old.organization);
    return null;
end $$;
comment on function sum_up_webhooks is 'Keeps the events that any enabled webhook of the organization wants.';

create trigger webhook_summed_up after insert or delete or update of events, enabled on webhook
    for each row execute function sum_up_webhooks();

create sequence webhook_number;
comment on sequence webhook_number is 'The last part of the identifiers of webhook_id().';

create function webhook_id() returns bigint language sql volatile as $$
    select ((floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1735689600000) << 21)
           + (nextval('webhook_number') & 2097151)
$$;
comment on function webhook_id is
    'Returns an identifier of the same form as others, without the organization''s lock: milliseconds since 2025, then a number.';

create table webhook_event (
    organization bigint not null,
    id bigint not null default webhook_id(),
    event text not null,
    subject bigint not null, -- the item, buffer, note or reaction
    buffer bigint, -- that the item was put into or taken out of
    happened_at timestamptz not null default clock_timestamp(),
    primary key (organization, id)
);
comment on table webhook_event is
    'What happened, written in the transaction of the change. Read at once, and deleted when the deliveries are there.';

create table webhook_delivery (
    organization bigint not null,
    id bigint not null default webhook_id(),
    webhook bigint not null,
    event text not null,
    subject bigint,
    buffer bigint,
    happened_at timestamptz,
    body bytea, -- the message, which is made when it is sent for the first time
    state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
    attempts integer not null default 0, -- of the schedule; a replay begins again
    due_at timestamptz, -- null unless it is pending
    delay_seconds double precision not null default 0,
    claimed_by text,
    last_error text,
    set_aside_at timestamptz,
    created_at timestamptz not null default clock_timestamp(),
    primary key (organization, id)
) with (fillfactor = 70);
-- Compressing a message of 250 KB as PostgreSQL does by default takes longer than all other work on it.
do $$
begin
    alter table webhook_delivery alter column body set compression lz4;
exception when feature_not_supported then -- PostgreSQL was built without it
    null;
end $$;
comment on table webhook_delivery is 'Messages for webhooks. The bytes of each stay the same over all attempts.';
create index webhook_delivery_log on webhook_delivery (organization, webhook, id);
create index webhook_delivery_due on webhook_delivery (organization, webhook, due_at) where state = 'pending';
create index webhook_delivery_claimed on webhook_delivery (organization, webhook) where claimed_by is not null;
create index webhook_delivery_set_aside on webhook_delivery (organization) where set_aside_at is not null;
create index webhook_delivery_age on webhook_delivery (created_at);

create table webhook_attempt (
    organization bigint not null,
    delivery bigint not null,
    id bigint not null default webhook_id(),
    at timestamptz not null,
    status integer, -- null: there was no answer
    duration_ms bigint not null,
    error text,
    primary key (organization, delivery, id)
);
comment on table webhook_attempt is 'The attempts to send a message, and how each went.';
create index webhook_attempt_age on webhook_attempt (at);

-- Events are recorded by triggers, so that no way of writing can leave them out.

create function queue_webhook_feedback_inserted() returns trigger language plpgsql as $$
begin
    insert into webhook_event (organization, event, subject)
    select n.organization, 'feedback.created', n.id
    from organization_state s join new_rows n on n.organization = s.organization
    where s.organization in (select organization from new_rows)
      and s.webhook_events && '{*,feedback.created}'::text[]
    order by n.id;
    return null;
end $$;
comment on function queue_webhook_feedback_inserted is 'Records feedback.created.';

create trigger feedback_inserted_queued after insert on feedback
    referencing new table as new_rows for each statement execute function queue_webhook_feedback_inserted();

create function queue_webhook_feedback_updated() returns trigger language plpgsql as $$
begin
    perform from organization_state
    where organization in (select organization from new_rows) and webhook_events <> '{}';
    if not found then
        return null;
    end if;
    insert into webhook_event (organization, event, subject)
    select n.organization, n.event, n.id
    from (select organization, id, 'feedback.routed' as event
          from (select organization, id from old_rows where routing_status = 'pending'
                intersect
                select organization, id from new_rows where routing_status <> 'pending') routed
          union
          select organization, id, 'feedback.updated'
          from (select organization, id, title, description, submitted_by from new_rows
                except
                select organization, id, title, description, submitted_by from old_rows) edited
          union
          select organization, id, 'feedback.updated'
          from (select organization, id, needs_review, routing_status from new_rows
                intersect
                select organization, id, not needs_review, routing_status from old_rows) reviewed) n
    join organization_state s on s.organization = n.organization
    where s.webhook_events && array['*', n.event]
    order by n.id, n.event;
    return null;
end $$;
comment on function queue_webhook_feedback_updated is 'Records feedback.routed and feedback.updated.';

create trigger feedback_updated_queued after update on feedback
    referencing old table as old_rows new table as new_rows for each statement execute function queue_webhook_feedback_updated();

create function queue_webhook_feedback_deleted() returns trigger language plpgsql as $$
begin
    insert into webhook_event (organization, event, subject)
    select o.organization, 'feedback.deleted', o.id
    from organization_state s join old_rows o on o.organization = s.organization
    where s.organization in (select organization from old_rows)
      and s.webhook_events && '{*,feedback.deleted}'::text[]
    order by o.id;
    return null;
end $$;
comment on function queue_webhook_feedback_deleted is 'Records feedback.deleted.';

create trigger feedback_deleted_queued after delete on feedback
    referencing old table as old_rows for each statement execute function queue_webhook_feedback_deleted();

create function queue_webhook_assigned() returns trigger language plpgsql as $$
begin
    insert into webhook_event (organization, event, subject, buffer)
    select n.organization, 'feedback.assigned', n.feedback, n.buffer
    from organization_state s join new_rows n on n.organization = s.organization
    where s.organization in (select organization from new_rows)
      and s.webhook_events && '{*,feedback.assigned}'::text[] and n.by_hand
    order by n.feedback;
    return null;
end $$;
comment on function queue_webhook_assigned is 'Records feedback.assigned. What the classifier assigns is part of feedback.routed.';

create trigger assigned_queued after insert on feedback_buffer
    referencing new table as new_rows for each statement execute function queue_webhook_assigned();

create function queue_webhook_unassigned() returns trigger language plpgsql as $$
begin
    perform from organization_state
    where organization in (select organization from old_rows) and webhook_events && '{*,feedback.unassigned}'::text[];
    if not found then
        return null;
    end if;
    insert into webhook_event (organization, event, subject, buffer)
    select o.organization, 'feedback.unassigned', o.feedback, o.buffer
    from old_rows o
    join feedback f on f.organization = o.organization and f.id = o.feedback and f.routing_status <> 'pending'
    join buffer b on b.organization = o.organization and b.id = o.buffer and b.deleted_at is null
    join organization_state s on s.organization = o.organization
    where s.webhook_events && '{*,feedback.unassigned}'::text[]
    order by o.feedback;
    return null;
end $$;
comment on function queue_webhook_unassigned is 'Records feedback.unassigned.';

create trigger unassigned_queued after delete on feedback_buffer
    referencing old table as old_rows for each statement execute function queue_webhook_unassigned();

create function queue_webhook_woken() returns trigger language plpgsql as $$
begin
    perform from organization_state
    where organization in (select organization from new_rows) and webhook_events && '{*,feedback.woken}'::text[];
    if not found then
        return null;
    end if;
    insert into webhook_event (organization, event, subject)
    select n.organization, 'feedback.woken', n.feedback
    from (select organization, feedback from old_rows where snoozed_until is not null
          intersect
          select organization, feedback from new_rows where state = 'open' and snoozed_until is null) n
    join organization_state s on s.organization = n.organization
    where s.webhook_events && '{*,feedback.woken}'::text[]
    order by n.feedback;
    return null;
end $$;
comment on function queue_webhook_woken is 'Records feedback.woken, however the snooze of an open item ends.';

create trigger woken_queued after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function queue_webhook_woken();

create function queue_webhook_merged() returns trigger language plpgsql as $$
begin
    perform from organization_state
    where organization in (select organization from new_rows)
      and webhook_events && '{*,feedback.merged,feedback.unmerged}'::text[];
    if not found then
        return null;
    end if;
    insert into webhook_event (organization, event, subject)
    select n.organization, e.event, n.feedback
    from (select organization, feedback, duplicate_of from new_rows
          except
          select organization, feedback, duplicate_of from old_rows) n
    join organization_state s on s.organization = n.organization
    cross join lateral (select case when n.duplicate_of is null then 'feedback.unmerged' else 'feedback.merged' end) as e (event)
    where s.webhook_events && array['*', e.event]
    order by n.feedback;
    return null;
end $$;
comment on function queue_webhook_merged is
    'Records feedback.merged for each item that becomes a duplicate, of another item too, and feedback.unmerged for each that '
    'no longer is one.';

create trigger merged_queued after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function queue_webhook_merged();

create function queue_webhook_note() returns trigger language plpgsql as $$
begin
    insert into webhook_event (organization, event, subject)
    select s.organization, 'note.created', new.id
    from organization_state s
    where s.organization = new.organization and s.webhook_events && '{*,note.created}'::text[];
    return null;
end $$;
comment on function queue_webhook_note is 'Records note.created.';

create trigger note_queued after insert on note for each row when (new.kind = 'note') execute function queue_webhook_note();

create function queue_webhook_buffer() returns trigger language plpgsql as $$
declare
    told text := case when tg_op = 'INSERT' or (old.deleted_at is not null and new.deleted_at is null) then 'buffer.created'
                      when new.deleted_at is not null then 'buffer.deleted'
                      else 'buffer.updated' end;
begin
    insert into webhook_event (organization, event, subject)
    select s.organization, told, new.id
    from organization_state s
    where s.organization = new.organization and s.webhook_events && array['*', told];
    return null;
end $$;
comment on function queue_webhook_buffer is 'Records buffer.created, buffer.updated and buffer.deleted.';

create trigger buffer_inserted_queued after insert on buffer for each row execute function queue_webhook_buffer();
create trigger buffer_updated_queued after update on buffer for each row
    when ((old.deleted_at is null) <> (new.deleted_at is null)
          or (new.deleted_at is null
              and (old.name, old.description, old.icon, old.routing_instructions, old.needs_review)
                  is distinct from (new.name, new.description, new.icon, new.routing_instructions, new.needs_review)))
    execute function queue_webhook_buffer();

create function queue_webhook_reaction() returns trigger language plpgsql as $$
begin
    insert into webhook_event (organization, event, subject)
    select s.organization, 'reaction.created', new.id
    from organization_state s
    where s.organization = new.organization and s.webhook_events && '{*,reaction.created}'::text[];
    return null;
end $$;
comment on function queue_webhook_reaction is 'Records reaction.created.';

create trigger reaction_inserted_queued after insert on reaction for each row execute function queue_webhook_reaction();
create trigger reaction_updated_queued after update of value on reaction for each row
    when (old.value <> new.value) execute function queue_webhook_reaction();

create function queue_webhook_research() returns trigger language plpgsql as $$
begin
    insert into webhook_event (organization, event, subject)
    select s.organization, 'research.answered', new.id
    from organization_state s
    where s.organization = new.organization and s.webhook_events && '{*,research.answered}'::text[];
    return null;
end $$;
comment on function queue_webhook_research is 'Records research.answered.';

create trigger research_queued after update of status on research for each row
    when (old.status <> new.status and new.status = 'answered') execute function queue_webhook_research();
