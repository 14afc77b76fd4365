-- Counts that cost less: written once by routing, and counted once for lists.

-- The number of the last change that edited or removed the text of an item, or where it came from. What was counted by
-- text since then has only grown by what came later.
alter table organization_state add column text_change bigint not null default 0;

create function note_text_change() returns trigger language plpgsql as $$
begin
    update organization_state s
    set text_change = s.change
    from (select distinct organization from old_rows) n
    where s.organization = n.organization and s.text_change <> s.change;
    return null;
end $$;

create trigger texts_updated after update on feedback_search
    referencing old table as old_rows for each statement execute function note_text_change();
create trigger texts_deleted after delete on feedback_search
    referencing old table as old_rows for each statement execute function note_text_change();

create function note_client_change() returns trigger language plpgsql as $$
begin
    update organization_state s
    set text_change = s.change
    where s.organization = new.organization and s.text_change <> s.change;
    return null;
end $$;

create trigger client_updated after update on feedback
    for each row when (old.client is distinct from new.client) execute function note_client_change();

-- Whoever writes memberships may count them into the items in the same statement, so that an item's row is written
-- once and not twice: the triggers then only correct what is not right yet. As before, no way of writing can leave the
-- counts wrong, or a changed item out of the change feed.

create or replace function count_members_inserted() returns trigger language plpgsql as $$
begin
    update buffer b
    set feedback_count = b.feedback_count + n.items, change = s.change
    from (select organization, buffer, count(*) as items from new_rows group by organization, buffer) n
         join organization_state s on s.organization = n.organization
    where b.organization = n.organization and b.id = n.buffer;
    update feedback f
    set live_buffers = n.buffers, change = s.change
    from (select m.organization, m.feedback,
                 (select count(*)
                  from feedback_buffer h join buffer l on l.organization = h.organization and l.id = h.buffer
                  where h.organization = m.organization and h.feedback = m.feedback
                    and l.deleted_at is null) as buffers
          from new_rows m join buffer b on b.organization = m.organization and b.id = m.buffer
          where b.deleted_at is null
          group by m.organization, m.feedback) n
         join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback
      and (f.live_buffers, f.change) is distinct from (n.buffers, s.change);
    return null;
end $$;

create or replace function count_members_deleted() returns trigger language plpgsql as $$
begin
    update buffer b
    set feedback_count = b.feedback_count - n.items, change = s.change
    from (select organization, buffer, count(*) as items from old_rows group by organization, buffer) n
         join organization_state s on s.organization = n.organization
    where b.organization = n.organization and b.id = n.buffer;
    update feedback f
    set live_buffers = n.buffers, change = s.change
    from (select m.organization, m.feedback,
                 (select count(*)
                  from feedback_buffer h join buffer l on l.organization = h.organization and l.id = h.buffer
                  where h.organization = m.organization and h.feedback = m.feedback
                    and l.deleted_at is null) as buffers
          from old_rows m join buffer b on b.organization = m.organization and b.id = m.buffer
          where b.deleted_at is null
          group by m.organization, m.feedback) n
         join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback
      and (f.live_buffers, f.change) is distinct from (n.buffers, s.change);
    return null;
end $$;
