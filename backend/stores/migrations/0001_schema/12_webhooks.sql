-- Webhooks: who wants to be notified of which events, what happened, what was sent, and how that went.

create table webhook (
    organization bigint not null,
    id bigint not null,
    url text not null,
    events text[] not null, -- or {*}
    description text,
    format text not null check (format in ('standard', 'slack', 'mattermost', 'discord', 'template')),
    template text,
    buffer bigint, -- only what concerns items of this buffer, with this tag and in this state
    tag text collate "C",
    state text check (state in ('open', 'done', 'declined')),
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
create index webhook_switched_off on webhook (organization) where disabled_reason is not null;

create function webhook_changed() returns trigger language plpgsql as $$
begin
    update organization_state s
    set webhook_events = coalesce((select array_agg(distinct e.event)
                                   from webhook w, unnest(w.events) as e (event)
                                   where w.organization = s.organization and w.enabled), '{}')
    where s.organization = coalesce(new.organization, old.organization);
    return null;
end $$;
comment on function webhook_changed is 'Keeps the events that any enabled webhook of the organization wants.';

create trigger webhook_changed after insert or delete or update of events, enabled on webhook
    for each row execute function webhook_changed();

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
    changed text[], -- the members of the triage record that changed
    happened_at timestamptz not null default clock_timestamp(),
    primary key (organization, id)
);
comment on table webhook_event is
    'What happened, written in the transaction of the change by the triggers of what changed, so that no way of writing can '
    'leave it out. Read at once, and deleted when the deliveries are there.';

-- A function in FROM becomes part of the statement.
create function item_of_event(of_organization bigint, event text, subject bigint) returns table (feedback bigint)
language sql stable rows 1 as $$
    select case when event = 'note.created'
                    then (select n.feedback from note n where n.organization = of_organization and n.id = subject)
                when event like 'feedback.%' then subject
           end
$$;
comment on function item_of_event is
    'Returns the item that an event is about, or that its note belongs to; null for other events, and if the note is gone. The '
    'item of feedback.deleted is gone.';

create table webhook_delivery (
    organization bigint not null,
    id bigint not null default webhook_id(),
    webhook bigint not null,
    event text not null,
    subject bigint,
    buffer bigint,
    changed text[],
    happened_at timestamptz,
    body bytea, -- the message, which is made when it is sent for the first time
    state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
    attempts integer not null default 0, -- of the schedule; a replay begins again
    due_at timestamptz, -- null unless it is pending and queued: while the webhook is off, it is not
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
create index webhook_delivery_turn on webhook_delivery (organization, webhook, due_at)
    where state = 'pending' and due_at is not null;
create index webhook_delivery_due on webhook_delivery (due_at)
    where state = 'pending' and due_at is not null;
create index webhook_delivery_oldest on webhook_delivery (created_at)
    where state = 'pending' and due_at is not null;
-- When it was delayed; as an interval, because a time less an interval depends on the time zone for PostgreSQL.
create index webhook_delivery_delayed on webhook_delivery
    ((due_at - timestamptz '2025-01-01 00:00:00+00' - delay_seconds * interval '1 s')) where state = 'pending' and due_at is not null;
create index webhook_delivery_not_queued on webhook_delivery (organization, webhook) where state = 'pending' and due_at is null;
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

create view delivery_log as
select d.organization, d.id, d.webhook, d.event, i.feedback, d.state,
       coalesce((select json_agg(json_build_object(
                            'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', a.status,
                            'duration_ms', a.duration_ms, 'error', a.error) order by a.id)
                 from webhook_attempt a
                 where a.organization = d.organization and a.delivery = d.id), '[]'::json) as attempts,
       case when d.claimed_by is null then d.due_at else d.due_at - make_interval(secs => d.delay_seconds) end as due_at,
       d.created_at
from webhook_delivery d
cross join lateral item_of_event(d.organization, d.event, d.subject) i;
comment on view delivery_log is 'Messages for webhooks as administrators see them: with their items and attempts.';

create table secret_key (
    is_only boolean not null default true check (is_only),
    fingerprint text not null,
    primary key (is_only)
);
comment on table secret_key is
    'The fingerprint of the key that seals the secrets of webhooks, in one row. The key is a file of the servers.';
