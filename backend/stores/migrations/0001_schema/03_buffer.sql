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
    deleted_at timestamptz,
    purging_at timestamptz, -- set by the first part of a removal, which is final: the buffer is not found any more
    change bigint not null,
    primary key (organization, id)
) with (fillfactor = 70);
comment on table buffer is 'Buffers, in which feedback is collected by topic.';
create unique index buffer_slug on buffer (organization, slug) where deleted_at is null;
create index buffer_change on buffer (organization, change, id);
create index buffer_deleted on buffer (deleted_at) where deleted_at is not null;

create function mark_profile_changed() returns trigger language plpgsql as $$
begin
    update organization_state s
    set profile_change = s.change
    where s.organization = coalesce(new.organization, old.organization) and s.profile_change <> s.change;
    return null;
end $$;
comment on function mark_profile_changed is
    'Remembers the change at which live buffers said something else of themselves. Only statements that name these columns '
    'count: not those that count the items of a buffer.';

create trigger profiles_added after insert or delete on buffer
    for each row execute function mark_profile_changed();
create trigger profiles_updated after update of name, slug, description, routing_instructions, deleted_at on buffer
    for each row execute function mark_profile_changed();
