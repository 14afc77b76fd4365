-- Buffers. Deleted ones can be restored for some time, then they are removed for good.

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
    surged_at timestamptz, -- when more feedback than usual was last noticed
    deleted_at timestamptz,
    purging_at timestamptz, -- set by the first part of a removal, which is final: the buffer is not found any more
    change bigint not null,
    primary key (organization, id)
) with (fillfactor = 70);
comment on table buffer is 'Buffers, in which feedback is collected by topic.';
create unique index buffer_slug on buffer (organization, slug) where deleted_at is null;
create index buffer_change on buffer (organization, change, id);
create index buffer_deleted on buffer (deleted_at) where deleted_at is not null;

create function buffer_changed() returns trigger language plpgsql as $$
declare
    has_moved constant boolean := tg_op = 'UPDATE' and (old.deleted_at is null) <> (new.deleted_at is null);
    shown constant buffer := coalesce(new, old);
    event text;
begin
    -- Models know what live buffers say of themselves.
    if tg_op <> 'UPDATE' or has_moved
       or (old.name, old.slug, old.description, old.routing_instructions)
          is distinct from (new.name, new.slug, new.description, new.routing_instructions) then
        update organization_state s
        set profile_change = s.change
        where s.organization = shown.organization and s.profile_change <> s.change;
    end if;
    -- Views say whether their buffer is there; the items of a buffer are counted as those of a live one.
    if tg_op = 'DELETE' or has_moved then
        perform views_follow_buffer(shown.organization, shown.id);
    end if;
    if has_moved then
        insert into follow_up (organization, kind, subject)
        values (new.organization, 'buffer', new.id)
        on conflict (organization, kind, subject) do update set done_to = 0, due_at = clock_timestamp();
    end if;
    event := case when tg_op = 'INSERT' or (has_moved and new.deleted_at is null) then 'buffer.created'
                  when has_moved then 'buffer.deleted'
                  when tg_op = 'UPDATE' and new.deleted_at is null
                       and (old.name, old.description, old.icon, old.routing_instructions, old.needs_review)
                           is distinct from (new.name, new.description, new.icon, new.routing_instructions, new.needs_review)
                      then 'buffer.updated'
                  when tg_op = 'UPDATE' and new.deleted_at is null and old.surged_at is distinct from new.surged_at
                      then 'buffer.surge' end;
    insert into webhook_event (organization, event, subject)
    select organization, event, shown.id
    from organization_state
    where event is not null and organization = shown.organization and webhook_events && array['*', event];
    return null;
end $$;
comment on function buffer_changed is
    'Lets models, views and the items of a buffer follow it, and records buffer.created, buffer.updated, buffer.deleted and '
    'buffer.surge.';

-- Counting the items of a buffer names none of these columns.
create trigger buffer_changed
    after insert or delete or update of name, slug, description, icon, routing_instructions, needs_review, surged_at, deleted_at
    on buffer
    for each row execute function buffer_changed();
