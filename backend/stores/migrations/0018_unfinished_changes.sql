-- Changes of any size: what concerns many rows is done a part at a time, each part in a transaction of its own, and goes
-- on after a crash. Rows of these tables are the work that is left.

-- Rows that have to follow a change: the items of a buffer that was deleted or restored, or the notes of a member that was
-- renamed or deleted. Readers see the change itself at once; what follows are counts, and the place in the change feed.
create table follow_up (
    organization bigint not null,
    kind text not null check (kind in ('buffer', 'member')),
    subject bigint not null, -- the buffer or member
    done_to bigint not null default 0, -- the last identifier that has followed
    due_at timestamptz not null default clock_timestamp(), -- or the lease of who works on it
    primary key (organization, kind, subject)
) with (fillfactor = 50);
create index follow_up_due on follow_up (due_at);

-- Moves of all items of a buffer into another one. Moves that ended are kept for some time, for whoever sends the request
-- again.
create table buffer_move (
    organization bigint not null,
    id bigint not null,
    source bigint not null,
    destination bigint not null,
    member bigint not null,
    activity text not null, -- of each item
    done_to bigint not null, -- the last item that was moved
    last bigint not null, -- the last item to move
    moved bigint not null,
    request bytea, -- SHA-256 of the path and the Idempotency-Key
    body bytea, -- SHA-256 of the request's body
    created_at timestamptz not null,
    ended_at timestamptz,
    due_at timestamptz not null, -- or the lease of who works on it
    primary key (organization, id)
) with (fillfactor = 50);
create index buffer_move_running on buffer_move (organization, source) where ended_at is null;
create index buffer_move_due on buffer_move (due_at) where ended_at is null;
create index buffer_move_request on buffer_move (organization, request) where request is not null;
create index buffer_move_age on buffer_move (ended_at) where ended_at is not null;

-- However a buffer is deleted or restored, its items follow.
create function follow_buffer() returns trigger language plpgsql as $$
begin
    insert into follow_up (organization, kind, subject)
    values (new.organization, 'buffer', new.id)
    on conflict (organization, kind, subject) do update set done_to = 0, due_at = clock_timestamp();
    return null;
end $$;

drop trigger statistics_buffer on buffer;
drop function statistics_of_buffer();
create trigger buffer_followed after update of deleted_at on buffer
    for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function follow_buffer();

-- An item that leaves a deleted buffer before it has followed the deletion is counted then. Other items that leave a
-- deleted buffer do not change.
create or replace function count_members_deleted() returns trigger language plpgsql as $$
begin
    update buffer b
    set feedback_count = b.feedback_count - n.items, change = s.change
    from (select organization, buffer, count(*) as items from old_rows group by organization, buffer) n
         join organization_state s on s.organization = n.organization
    where b.organization = n.organization and b.id = n.buffer;
    update feedback f
    set live_buffers = n.buffers, change = s.change
    from (select m.organization, m.feedback, bool_or(b.deleted_at is null) as was_shown,
                 (select count(*)
                  from feedback_buffer h join buffer l on l.organization = h.organization and l.id = h.buffer
                  where h.organization = m.organization and h.feedback = m.feedback
                    and l.deleted_at is null) as buffers
          from old_rows m join buffer b on b.organization = m.organization and b.id = m.buffer
          group by m.organization, m.feedback) n
         join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback
      and (f.live_buffers <> n.buffers or (n.was_shown and f.change <> s.change));
    return null;
end $$;
