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

create function filter_with_tag(filter json, gone text, added text) returns json language sql immutable as $$
    select jsonb_set(filter::jsonb, '{tag}',
                     to_jsonb(changed_tags(array(select jsonb_array_elements_text(filter::jsonb -> 'tag')), gone, added)))::json
$$;
comment on function filter_with_tag is 'Returns the filter of a view with one tag in place of another one.';

create function views_leave_member(of_organization bigint, member bigint) returns void language sql as $$
    update saved_view v
    set deleted_at = case when v.visibility = 'private' then clock_timestamp() end,
        name = case when v.visibility = 'private' then '' else v.name end,
        icon = case when v.visibility = 'shared' then v.icon end,
        filter = case when v.visibility = 'private' then '{}'::json else v.filter end,
        owner = null, change = s.change
    from organization_state s
    where v.organization = of_organization and v.owner = member and v.deleted_at is null
      and s.organization = of_organization
$$;
comment on function views_leave_member is 'Deletes the private views of a removed member and leaves the shared ones to nobody.';

create function views_follow_buffer(of_organization bigint, of_buffer bigint) returns void language sql as $$
    update saved_view v
    set change = s.change
    from organization_state s
    where v.organization = of_organization and v.buffer = of_buffer and v.deleted_at is null
      and s.organization = of_organization
$$;
comment on function views_follow_buffer is
    'Shows views in the change feed when their buffer is deleted or restored, as they say that.';
