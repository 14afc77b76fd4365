-- The schema, by noun. Every primary and unique key starts with the organization, so that a distributed PostgreSQL can shard by
-- it. Times come from the database's clock; order comes from identifiers, which grow with every transaction of an organization.
-- `change` is the number of the transaction that last changed a row, as the change feed counts them.
--
-- A row that belongs to another one references it, and is deleted with it. Where the triggers of the row need the other one, it has
-- to be deleted first: that reference does not cascade. Counts, and what outlives its subject, reference nothing.
--
-- Triggers keep the counts of lists, one statement at a time, so that no way of writing can leave them wrong; statistics follow the
-- changes afterwards. Every writer holds the organization's row in organization_state: the counts of one organization never race.
-- Triggers compare the rows before a statement with those after it by set operations or groups, whose cost grows with the number
-- of rows in every plan.
-- They join a table by its whole key to one source of rows: a second source of the organization, such as its state, lets a plan that
-- was made while the table was empty read all rows of the organization for each row.

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
    auto_merge_threshold double precision check (auto_merge_threshold between 0.95 and 1), -- null: never
    feedback_limit bigint, -- of the whole lifetime; null: none
    -- What voters are hashed with: random, and known to this database only.
    voter_salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
    created_at timestamptz not null,
    change bigint not null,
    primary key (organization)
);
comment on table organization is 'Organizations and their settings.';
-- Slugs are unique: organizations are made under one advisory lock that checks it.
create index organization_by_slug on organization (slug);
create index organization_creates_buffers on organization (organization) where auto_create_buffers;

-- Updated in place: no index over what most changes write, room on each page.
create table organization_state (
    organization bigint not null,
    change bigint not null default 0,
    next_id bigint not null default 0,
    -- Which history the change numbers belong to. A database that was set back and written to again counts the same numbers
    -- once more for other changes: restoring gives every organization a new one, and cursors of the old history are refused.
    generation bigint not null default floor(random() * 9007199254740992)::bigint,
    feed_floor bigint not null default 0, -- a reader whose cursor is older has to read from the beginning
    access_ends bigint not null default 0, -- how often a token, a member or a role ended; callers known at this number are known
    -- Exact counts, which lists return without counting. Routed feedback is what remains of all.
    feedback_created bigint not null default 0, -- ever, for the lifetime limit
    feedback bigint not null default 0,
    needs_review bigint not null default 0,
    pending bigint not null default 0,
    failed bigint not null default 0,
    skipped bigint not null default 0,
    assigned bigint not null default 0, -- in at least one live buffer
    unassigned bigint not null default 0, -- in none, routing finished
    targets bigint not null default 0,
    -- The last changes of certain kinds. They say whether what a server has in memory of the organization is still the newest.
    text_change bigint not null default 0, -- that the change feed does not show: lists count all items again after it
    profile_change bigint not null default 0, -- of what live buffers say of themselves
    example_change bigint not null default 0, -- of what people taught, or of such an item's text
    vocabulary_change bigint not null default 0, -- that removed words: those that a server knew before may be gone
    resolved_decisions bigint not null default 0, -- how many of routing's decisions people have looked at
    webhook_events text[] not null default '{}', -- that any enabled webhook wants; without webhooks nothing is recorded
    primary key (organization)
) with (fillfactor = 20);
create index organization_state_failed on organization_state (organization) include (failed) where failed > 0;
comment on table organization_state is
    'What every write of an organization takes its lock on and its numbers from, and the exact counts of its lists.';

create table tombstone (
    organization bigint not null,
    kind text not null check (kind in ('feedback', 'buffer', 'note', 'target', 'member')),
    id bigint not null,
    change bigint not null,
    deleted_at timestamptz not null default now(),
    primary key (organization, kind, id)
);
comment on table tombstone is 'What was deleted for good, for readers of the change feed.';
create index tombstone_change on tombstone (organization, kind, change, id); -- readers of some kinds pass over the others
create index tombstone_age on tombstone (deleted_at);

create table report (
    organization bigint not null,
    id bigint not null,
    member bigint,
    message text not null,
    context json,
    created_at timestamptz not null,
    primary key (organization, id)
);
comment on table report is 'What people report about the service itself, for its operators.';

create function wire_id(id bigint) returns text language sql immutable as $$
    select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', ((id >> (5 * (12 - n))) & 31)::integer + 1, 1), ''
                      order by n)
    from generate_series(0, 12) as n
$$;
comment on function wire_id is 'An identifier as the API shows it: 13 characters of Crockford''s base 32.';
