-- Queues of work in the background have one form: the same columns, and an index by the turns of the organizations.
-- attempts: claims since the last success. due_at: when the work may be claimed, or when its lease ends. delay_seconds: how far
-- ahead due_at was set; what is due further ahead is due at once, because the clock was set back. claimed_by: the session and the
-- transaction of the claim. set_aside_at: since when the work fails again and again.

lock table organization_state in exclusive mode;

alter table routing_job add column delay_seconds double precision not null default 0, add column claimed_by text,
    add column set_aside_at timestamptz;
alter table research_job add column delay_seconds double precision not null default 0, add column claimed_by text,
    add column set_aside_at timestamptz;
alter table import add column attempts integer not null default 0, add column delay_seconds double precision not null default 0,
    add column claimed_by text, add column last_error text, add column set_aside_at timestamptz;
alter table buffer_move add column attempts integer not null default 0,
    add column delay_seconds double precision not null default 0, add column claimed_by text, add column last_error text,
    add column set_aside_at timestamptz;
alter table follow_up add column attempts integer not null default 0,
    add column delay_seconds double precision not null default 0, add column claimed_by text, add column last_error text,
    add column set_aside_at timestamptz;
alter table proposal_look add column delay_seconds double precision not null default 0;

-- A delivery keeps its event; its message is made when it is sent for the first time. A server of the version before claims no
-- deliveries from now on, because the column of its leases is gone.
alter table webhook_delivery add column subject bigint, add column buffer bigint, add column happened_at timestamptz,
    alter column body drop not null, drop column leased_until,
    add column delay_seconds double precision not null default 0, add column claimed_by text, add column last_error text,
    add column set_aside_at timestamptz;
