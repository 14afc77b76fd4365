-- Views: the filters and the order of a list under a name.

create table saved_view (
    organization bigint not null,
    id bigint not null,
    name text not null,
    icon text,
    filter json not null,
    buffer bigint, -- the one that the filter names
    sort_by text,
    sort_order text not null,
    visibility text not null check (visibility in ('private', 'shared')),
    was_shared boolean not null, -- others have seen it
    owner bigint, -- null: nobody, because that member was removed
    position integer not null,
    deleted_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    change bigint not null,
    primary key (organization, id)
) with (fillfactor = 50);
comment on table saved_view is 'Views. The row of a deleted one stays for the change feed, without its content.';
create index saved_view_feed on saved_view (organization, change, id);
create index saved_view_live on saved_view (organization, visibility, owner) where deleted_at is null;
create index saved_view_buffer on saved_view (organization, buffer) where buffer is not null and deleted_at is null;

create function views_leave_member() returns trigger language plpgsql as $$
begin
    update saved_view v
    set deleted_at = case when v.visibility = 'private' then clock_timestamp() end,
        name = case when v.visibility = 'private' then '' else v.name end,
        icon = case when v.visibility = 'shared' then v.icon end,
        filter = case when v.visibility = 'private' then '{}'::json else v.filter end,
        owner = null, change = s.change
    from organization_state s
    where v.organization = old.organization and v.owner = old.id and v.deleted_at is null
      and s.organization = old.organization;
    return null;
end $$;
comment on function views_leave_member is 'Deletes the private views of a removed member and leaves the shared ones to nobody.';

create trigger views_left after delete on member for each row execute function views_leave_member();

create function views_follow_buffer() returns trigger language plpgsql as $$
begin
    update saved_view v
    set change = s.change
    from organization_state s
    where v.organization = old.organization and v.buffer = old.id and v.deleted_at is null
      and s.organization = old.organization;
    return null;
end $$;
comment on function views_follow_buffer is
    'Shows views in the change feed when their buffer is deleted or restored, as they say that.';

create trigger views_followed after update on buffer
    for each row when (old.deleted_at is distinct from new.deleted_at) execute function views_follow_buffer();
create trigger views_followed_end after delete on buffer for each row execute function views_follow_buffer();
