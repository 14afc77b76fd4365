-- The first schema. Every primary and unique key starts with the organization, so that a distributed PostgreSQL
-- can shard by it. Times come from the database's clock; order comes from identifiers, which grow with every
-- transaction of an organization. `change` is the number of the transaction that last changed a row, as the
-- change feed counts them.

create extension if not exists btree_gin; -- the organization as the first column of the search index
create extension if not exists pg_trgm; -- parts of words in the vocabulary

create table organization (
    organization bigint not null,
    name text not null,
    slug text not null,
    ai_routing_enabled boolean not null default true,
    auto_create_buffers boolean not null default false,
    assign_threshold double precision not null default 0.8,
    review_threshold double precision not null default 0.5,
    create_threshold double precision not null default 0.4,
    feedback_limit bigint,
    created_at timestamptz not null,
    change bigint not null,
    primary key (organization)
);
-- Slugs are unique: organizations are made under one advisory lock that checks it.
create index organization_by_slug on organization (slug);

-- What every write of an organization takes its lock on and its numbers from; and the exact counts that lists
-- answer without counting. Updated in place: no index beside the key, room on each page.
create table organization_state (
    organization bigint not null,
    change bigint not null default 0,
    next_id bigint not null default 0,
    feedback_created bigint not null default 0, -- ever, for the lifetime limit
    feedback bigint not null default 0,
    needs_review bigint not null default 0,
    pending bigint not null default 0,
    failed bigint not null default 0,
    assigned bigint not null default 0, -- in at least one live buffer
    unassigned bigint not null default 0, -- in none, routing finished
    primary key (organization)
) with (fillfactor = 20);

create table member (
    organization bigint not null,
    id bigint not null,
    name text not null,
    email text not null,
    role text not null check (role in ('admin', 'member')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    change bigint not null,
    primary key (organization, id)
);
create unique index member_email on member (organization, lower(email));
create index member_change on member (organization, change, id);

create table token (
    organization bigint not null,
    id bigint not null,
    member bigint not null,
    name text not null,
    kind text not null check (kind in ('full_access', 'widget')),
    hash bytea not null, -- SHA-256 of the token; the token itself is never stored
    last_four text not null,
    allowed_origins text[] not null default '{}',
    created_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz,
    primary key (organization, id),
    foreign key (organization, member) references member (organization, id)
);
create index token_by_hash on token (hash);
create index token_by_member on token (organization, member);

create table buffer (
    organization bigint not null,
    id bigint not null,
    name text not null,
    slug text not null,
    description text,
    icon text,
    routing_instructions text,
    needs_review boolean not null default false,
    feedback_count bigint not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    change bigint not null,
    primary key (organization, id)
) with (fillfactor = 70);
create unique index buffer_slug on buffer (organization, slug) where deleted_at is null;
create index buffer_change on buffer (organization, change, id);
create index buffer_deleted on buffer (deleted_at) where deleted_at is not null;

create table feedback (
    organization bigint not null,
    id bigint not null,
    title text,
    description text not null,
    needs_review boolean not null default false,
    submitted_by text,
    client text,
    -- The tool of the client header: what stands before the first slash or space.
    client_group text generated always as (lower(substring(client from '^[^/ ]*'))) stored,
    routing_status text not null check (routing_status in ('pending', 'routed', 'skipped', 'failed')),
    live_buffers integer not null default 0, -- how many buffers hold it that are not deleted
    created_at timestamptz not null,
    updated_at timestamptz not null,
    change bigint not null,
    primary key (organization, id)
);
create index feedback_change on feedback (organization, change, id);
create index feedback_updated on feedback (organization, updated_at, id);
create index feedback_title on feedback (organization, (coalesce(title, '')) collate "und-x-icu", id);
create index feedback_client on feedback (organization, client_group, id);
create index feedback_needs_review on feedback (organization, id) where needs_review;
create index feedback_unassigned on feedback (organization, id)
    where live_buffers = 0 and routing_status <> 'pending';
create index feedback_assigned on feedback (organization, id) where live_buffers > 0;
create index feedback_failed on feedback (organization, id) where routing_status = 'failed';

create table feedback_search (
    organization bigint not null,
    feedback bigint not null,
    lexemes tsvector not null,
    primary key (organization, feedback)
);
create index feedback_search_lexemes on feedback_search using gin (organization, lexemes);

-- Every word that an organization's feedback has, for finding the words that a part of a word stands in.
create table vocabulary (
    organization bigint not null,
    word text collate "C" not null,
    primary key (organization, word)
);
create index vocabulary_parts on vocabulary using gin (organization, word gin_trgm_ops);

create table feedback_buffer (
    organization bigint not null,
    buffer bigint not null,
    feedback bigint not null,
    by_hand boolean not null, -- assigned by a person: survives every later routing
    confidence double precision, -- the classifier's, where it was routed
    assigned_at timestamptz not null,
    primary key (organization, buffer, feedback),
    foreign key (organization, buffer) references buffer (organization, id),
    foreign key (organization, feedback) references feedback (organization, id)
);
create index feedback_buffer_feedback on feedback_buffer (organization, feedback, buffer);

create table note (
    organization bigint not null,
    id bigint not null,
    feedback bigint not null,
    text text not null,
    kind text not null check (kind in ('note', 'activity')),
    member bigint, -- who wrote it or did it; null: the system
    created_at timestamptz not null,
    change bigint not null,
    primary key (organization, id),
    foreign key (organization, feedback) references feedback (organization, id)
);
create index note_feedback on note (organization, feedback, id);
create index note_change on note (organization, change, id);

create table target (
    organization bigint not null,
    id bigint not null,
    type text not null check (type in ('rest_endpoint', 'documentation', 'cli_command')),
    display_name text not null,
    metadata json not null,
    identity bytea not null, -- SHA-256 of the type and the normalised metadata
    created_at timestamptz not null,
    change bigint not null,
    primary key (organization, id)
);
create unique index target_identity on target (organization, identity);
create index target_change on target (organization, change, id);

create table feedback_target (
    organization bigint not null,
    feedback bigint not null,
    target bigint not null,
    position integer not null,
    primary key (organization, feedback, target),
    foreign key (organization, feedback) references feedback (organization, id),
    foreign key (organization, target) references target (organization, id)
);
create index feedback_target_target on feedback_target (organization, target, feedback);

-- What people taught by hand: assigned (positive) or removed (negative). Outlives the membership.
create table routing_example (
    organization bigint not null,
    feedback bigint not null,
    buffer bigint not null,
    positive boolean not null,
    member bigint,
    taught_at timestamptz not null,
    change bigint not null,
    primary key (organization, feedback, buffer)
);
create index routing_example_buffer on routing_example (organization, buffer, feedback);
create index routing_example_change on routing_example (organization, change);

-- One row per item that waits to be routed. due_at is also the lease of whoever works on it: claiming moves it into
-- the future, and the number of the attempt is what finishing must still find.
create table routing_job (
    organization bigint not null,
    feedback bigint not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    last_error text,
    primary key (organization, feedback)
) with (fillfactor = 50);
create index routing_job_due on routing_job (due_at);

-- What the classifier decided last, and why.
create table routing_decision (
    organization bigint not null,
    feedback bigint not null,
    attempts integer not null,
    decided_at timestamptz,
    classifier text,
    reasoning text,
    candidates json not null default '[]',
    primary key (organization, feedback)
);

-- What people report about the service itself; operators read it.
create table report (
    organization bigint not null,
    id bigint not null,
    member bigint,
    message text not null,
    context json,
    created_at timestamptz not null,
    primary key (organization, id)
);

-- What was deleted for good, for those who follow the change feed.
create table tombstone (
    organization bigint not null,
    kind text not null check (kind in ('feedback', 'buffer', 'note', 'target', 'member')),
    id bigint not null,
    change bigint not null,
    primary key (organization, kind, id)
);
create index tombstone_change on tombstone (organization, change, kind, id);

-- Counts are kept by triggers, one statement at a time, so that no way of writing can leave them wrong. Whoever
-- writes holds the organization's row in organization_state: the counts of one organization never race.

create function count_feedback_inserted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback + n.feedback, needs_review = s.needs_review + n.needs_review,
        pending = s.pending + n.pending, failed = s.failed + n.failed,
        assigned = s.assigned + n.assigned, unassigned = s.unassigned + n.unassigned
    from (select organization, count(*) as feedback, count(*) filter (where needs_review) as needs_review,
                 count(*) filter (where routing_status = 'pending') as pending,
                 count(*) filter (where routing_status = 'failed') as failed,
                 count(*) filter (where live_buffers > 0) as assigned,
                 count(*) filter (where live_buffers = 0 and routing_status <> 'pending') as unassigned
          from new_rows group by organization) n
    where s.organization = n.organization;
    return null;
end $$;

create function count_feedback_deleted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback - n.feedback, needs_review = s.needs_review - n.needs_review,
        pending = s.pending - n.pending, failed = s.failed - n.failed,
        assigned = s.assigned - n.assigned, unassigned = s.unassigned - n.unassigned
    from (select organization, count(*) as feedback, count(*) filter (where needs_review) as needs_review,
                 count(*) filter (where routing_status = 'pending') as pending,
                 count(*) filter (where routing_status = 'failed') as failed,
                 count(*) filter (where live_buffers > 0) as assigned,
                 count(*) filter (where live_buffers = 0 and routing_status <> 'pending') as unassigned
          from old_rows group by organization) n
    where s.organization = n.organization;
    return null;
end $$;

create function count_feedback_updated() returns trigger language plpgsql as $$
begin
    update organization_state s
    set needs_review = s.needs_review + n.needs_review, pending = s.pending + n.pending,
        failed = s.failed + n.failed, assigned = s.assigned + n.assigned,
        unassigned = s.unassigned + n.unassigned
    from (select organization, sum(sign * needs_review::int) as needs_review,
                 sum(sign * (routing_status = 'pending')::int) as pending,
                 sum(sign * (routing_status = 'failed')::int) as failed,
                 sum(sign * (live_buffers > 0)::int) as assigned,
                 sum(sign * (live_buffers = 0 and routing_status <> 'pending')::int) as unassigned
          from (select organization, needs_review, routing_status, live_buffers, 1 as sign from new_rows
                union all
                select organization, needs_review, routing_status, live_buffers, -1 from old_rows) rows
          group by organization) n
    where s.organization = n.organization
      and (n.needs_review, n.pending, n.failed, n.assigned, n.unassigned) <> (0, 0, 0, 0, 0);
    return null;
end $$;

create trigger feedback_inserted after insert on feedback
    referencing new table as new_rows for each statement execute function count_feedback_inserted();
create trigger feedback_deleted after delete on feedback
    referencing old table as old_rows for each statement execute function count_feedback_deleted();
create trigger feedback_updated after update on feedback
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_feedback_updated();

-- A membership that comes or goes changes the buffer's count, the item's number of live buffers, and so both for
-- the change feed.
create function count_members_inserted() returns trigger language plpgsql as $$
begin
    update buffer b
    set feedback_count = b.feedback_count + n.items, change = s.change
    from (select organization, buffer, count(*) as items from new_rows group by organization, buffer) n
         join organization_state s on s.organization = n.organization
    where b.organization = n.organization and b.id = n.buffer;
    update feedback f
    set live_buffers = f.live_buffers + n.buffers, change = s.change
    from (select m.organization, m.feedback, count(*) filter (where b.deleted_at is null) as buffers
          from new_rows m join buffer b on b.organization = m.organization and b.id = m.buffer
          group by m.organization, m.feedback) n
         join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback and n.buffers > 0;
    return null;
end $$;

create function count_members_deleted() returns trigger language plpgsql as $$
begin
    update buffer b
    set feedback_count = b.feedback_count - n.items, change = s.change
    from (select organization, buffer, count(*) as items from old_rows group by organization, buffer) n
         join organization_state s on s.organization = n.organization
    where b.organization = n.organization and b.id = n.buffer;
    update feedback f
    set live_buffers = f.live_buffers - n.buffers, change = s.change
    from (select m.organization, m.feedback, count(*) filter (where b.deleted_at is null) as buffers
          from old_rows m join buffer b on b.organization = m.organization and b.id = m.buffer
          group by m.organization, m.feedback) n
         join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback and n.buffers > 0;
    return null;
end $$;

create trigger members_inserted after insert on feedback_buffer
    referencing new table as new_rows for each statement execute function count_members_inserted();
create trigger members_deleted after delete on feedback_buffer
    referencing old table as old_rows for each statement execute function count_members_deleted();
