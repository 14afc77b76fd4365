-- What is kept for a time: moves of whole buffers, which can be followed and undone; deletions and undone merges.

-- The age of a deletion; null for those that are older than this column. The change feed knows all deletions after
-- feed_floor: who last read before it has to read from the beginning.
alter table tombstone add column deleted_at timestamptz;
alter table tombstone alter column deleted_at set default now();
alter table organization_state add column feed_floor bigint not null default 0;

-- The total is null for moves that an earlier version began; these cannot be undone.
alter table buffer_move
    add column total bigint,
    add column undone_at timestamptz, -- while ended_at is null, items are still brought back
    add column undone_by bigint,
    add column restored bigint not null default 0,
    add column stayed bigint not null default 0, -- items that were not brought back, as they were elsewhere by then
    add column purging_at timestamptz;

-- What the membership of a moved item was before.
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
