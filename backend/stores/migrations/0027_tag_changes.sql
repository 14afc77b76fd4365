-- Tags that administrators rename or delete on all items, a part at a time; can be undone for a while. Items that wake are
-- told to webhooks.

-- A tag that was renamed or deleted. Items follow until it has ended; once it is undone, they follow back.
create table tag_change (
    organization bigint not null,
    id bigint not null,
    tag text collate "C" not null,
    new_tag text collate "C", -- null: it was deleted
    member bigint not null,
    last bigint not null, -- the last item to change
    items bigint not null default 0,
    created_at timestamptz not null,
    ended_at timestamptz,
    undone_at timestamptz,
    change bigint not null,
    primary key (organization, id)
) with (fillfactor = 50);
create index tag_change_feed on tag_change (organization, change, id);
create index tag_change_age on tag_change (created_at);

-- The items of such a change.
create table tag_change_item (
    organization bigint not null,
    tag_change bigint not null,
    feedback bigint not null,
    had_new boolean not null, -- it had the new tag before
    primary key (organization, tag_change, feedback)
);

-- Tags with one less and another one more, each of which may be null.
create function changed_tags(tags text[], gone text, added text) returns text[] language sql immutable as $$
    select coalesce(array_agg(distinct t.tag collate "C" order by t.tag collate "C"), '{}')
    from unnest(array_append(array_remove(tags, gone), added)) as t (tag)
    where t.tag is not null
$$;

alter table follow_up drop constraint follow_up_kind_check;
alter table follow_up add constraint follow_up_kind_check check (kind in ('buffer', 'member', 'owner', 'tag'));

-- However the snooze of an open item ends, webhooks are told.
create function tell_woken() returns trigger language plpgsql as $$
begin
    perform from organization_state
    where organization in (select organization from new_rows) and webhook_events && '{*,feedback.woken}'::text[];
    if not found then
        return null;
    end if;
    insert into webhook_event (organization, event, subject)
    select n.organization, 'feedback.woken', n.feedback
    from new_rows n
    join old_rows o on o.organization = n.organization and o.feedback = n.feedback
    join organization_state s on s.organization = n.organization
    where s.webhook_events && '{*,feedback.woken}'::text[]
      and n.state = 'open' and o.snoozed_until is not null and n.snoozed_until is null
    order by n.feedback;
    return null;
end $$;
create trigger woken_told after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function tell_woken();
