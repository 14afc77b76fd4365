-- Changes of any size: what concerns many rows is done a part at a time, each part in a transaction of its own, and goes on after
-- a crash. Rows of these tables are the work that is left; the columns of queues are those of routing_job.

create table import (
    organization bigint not null,
    id bigint not null,
    member bigint, -- who imports; null: an operator
    source text not null,
    state text not null check (state in ('running', 'done', 'undoing', 'undone')),
    encoding text not null default 'utf-8',
    dates text not null default 'unknown', -- the order of day and month, except in columns that name theirs
    first_line bigint not null default 1,
    line bigint not null default 0, -- the last line of the file that is done
    created bigint not null default 0,
    unchanged bigint not null default 0,
    skipped bigint not null default 0, -- records whose lines were stored already
    failed bigint not null default 0,
    ignored bigint not null default 0, -- columns and values that were passed over
    removed bigint not null default 0,
    kept bigint not null default 0,
    problems json not null default '[]',
    created_at timestamptz not null,
    ended_at timestamptz,
    attempts integer not null default 0,
    due_at timestamptz, -- of undoing
    delay_seconds double precision not null default 0,
    claimed_by text,
    last_error text,
    set_aside_at timestamptz,
    primary key (organization, id)
) with (fillfactor = 50);
comment on table import is 'Imports, which can be undone.';
create index import_turn on import (organization, due_at) where state = 'undoing';
create index import_set_aside on import (organization) where set_aside_at is not null;

create table import_row (
    organization bigint not null,
    kind text not null check (kind in ('feedback', 'buffer', 'target')),
    id bigint not null,
    import bigint not null,
    external_id text,
    change bigint not null, -- the one that made it: what people did came later
    made_at timestamptz not null,
    kept boolean not null default false, -- undoing left it, as people had worked on it
    primary key (organization, kind, id),
    foreign key (organization, import) references import (organization, id) on delete cascade
);
comment on table import_row is 'What imports made, and by which foreign names it is known. A row is deleted with what it names.';
create unique index import_row_external on import_row (organization, external_id) where external_id is not null;
create index import_row_import on import_row (organization, import, kind, id);

create function analyze_new_tables() returns void language plpgsql as $$
declare
    names text;
begin
    select string_agg(oid::regclass::text, ', ' order by oid) into names
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and reltuples <= 0 and pg_relation_size(oid) > 0;
    if names is not null then
        execute 'analyze ' || names;
    end if;
end
$$;
comment on function analyze_new_tables is
    'Counts the tables that have rows and no statistics of them. Autovacuum comes a minute later, when an import is far.';

create table follow_up (
    organization bigint not null,
    kind text not null check (kind in ('buffer', 'member', 'owner', 'tag')),
    subject bigint not null, -- the buffer, the member or the change of a tag
    done_to bigint not null default 0, -- the last identifier that has followed
    attempts integer not null default 0,
    due_at timestamptz not null default clock_timestamp(),
    delay_seconds double precision not null default 0,
    claimed_by text,
    last_error text,
    set_aside_at timestamptz,
    primary key (organization, kind, subject)
) with (fillfactor = 50);
comment on table follow_up is
    'Rows that have to follow a change: the items of a buffer that was deleted or restored, the notes and records of a member '
    'that was renamed or deleted, the items of a changed tag. Readers see the change itself at once; what follows are counts, '
    'and the place in the change feed.';
create index follow_up_turn on follow_up (organization, due_at);
create index follow_up_set_aside on follow_up (organization) where set_aside_at is not null;

create table buffer_move (
    organization bigint not null,
    id bigint not null,
    source bigint not null,
    destination bigint not null,
    member bigint not null,
    activity text not null, -- of each item
    parts json not null, -- of the activity
    done_to bigint not null, -- the last item that was moved, or looked at
    last bigint not null, -- the last item to move
    only_open boolean not null, -- leaves closed and snoozed items and duplicates where they are
    total bigint not null,
    moved bigint not null,
    request bytea, -- SHA-256 of the path and the Idempotency-Key
    body bytea, -- SHA-256 of the request's body
    created_at timestamptz not null,
    ended_at timestamptz,
    undone_at timestamptz, -- while ended_at is null, items are still brought back
    undone_by bigint,
    restored bigint not null default 0,
    stayed bigint not null default 0, -- items that were not brought back, as they were elsewhere by then
    purging_at timestamptz,
    attempts integer not null default 0,
    due_at timestamptz not null,
    delay_seconds double precision not null default 0,
    claimed_by text,
    last_error text,
    set_aside_at timestamptz,
    primary key (organization, id)
) with (fillfactor = 50);
comment on table buffer_move is
    'Moves of all items of a buffer into another one. Those that ended can be undone for some time, and answer a request that '
    'is sent again.';
create index buffer_move_running on buffer_move (organization, source) where ended_at is null;
create index buffer_move_turn on buffer_move (organization, due_at) where ended_at is null;
create index buffer_move_set_aside on buffer_move (organization) where set_aside_at is not null;
create index buffer_move_request on buffer_move (organization, request) where request is not null;
create index buffer_move_age on buffer_move (ended_at) where ended_at is not null;

create table buffer_move_item (
    organization bigint not null,
    move bigint not null,
    feedback bigint not null,
    by_hand boolean not null,
    confidence double precision,
    assigned_at timestamptz not null,
    moved_at timestamptz not null,
    was_there_by_hand boolean, -- null: the destination did not hold it
    primary key (organization, move, feedback)
);
comment on table buffer_move_item is 'What the membership of a moved item was before.';
