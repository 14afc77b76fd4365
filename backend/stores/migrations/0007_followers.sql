-- What followers of the change feed must notice, and what is kept of voters no longer than it is needed.

-- Which history the organization's change numbers belong to. A database that was set back and written to again counts
-- the same numbers once more for other changes: restoring gives every organization a new one, and cursors of the old
-- history are refused.
alter table organization_state add column generation bigint not null
    default floor(random() * 9007199254740992)::bigint;

-- The notes of a member, which show the member's name.
create index note_member on note (organization, member, id) where member is not null;

-- Votes by address whose voter is still known. After 24 hours the address may vote again, and nobody needs its hash.
create index reaction_address_age on reaction (created_at) where by_address and voter <> '';

-- Forgetting a voter changes no count: nothing is to be written then.
create or replace function count_reactions_updated() returns trigger language plpgsql as $$
begin
    insert into reaction_day as d (organization, target, day, thumbs_up, thumbs_down)
    select organization, target, (created_at at time zone 'UTC')::date as day,
           sum(sign * (value = 1)::int), sum(sign * (value = -1)::int)
    from (select organization, target, created_at, value, 1 as sign from new_rows
          union all
          select organization, target, created_at, value, -1 from old_rows) votes
    group by organization, target, day
    having sum(sign * value) <> 0
    on conflict (organization, target, day)
    do update set thumbs_up = d.thumbs_up + excluded.thumbs_up, thumbs_down = d.thumbs_down + excluded.thumbs_down;
    return null;
end $$;
