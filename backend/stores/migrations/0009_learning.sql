-- Routing that learns: what has to be read anew and when, what became of each decision, how much was decided.

-- Who keeps a model of the organization reads these with the settings, and knows whether it is still the newest one.
alter table organization_state
    add column profile_change bigint not null default 0, -- the last one of what live buffers say of themselves
    add column example_change bigint not null default 0, -- the last one of what people taught, or of such an item's text
    add column resolved_decisions bigint not null default 0; -- how many of routing's decisions people have looked at

-- An acceptance ("looks right") can be taken back. Such an example is withdrawn and not deleted, so that who learnt it
-- hears of it.
alter table routing_example
    add column accepted boolean not null default false,
    add column withdrawn boolean not null default false;

-- The newest examples of a buffer; for what concerns all of them its beginning serves as well as the old index.
create index routing_example_newest on routing_example (organization, buffer, positive, change) where not withdrawn;

create function note_taught() returns trigger language plpgsql as $$
begin
    update organization_state s
    set example_change = s.change
    from (select distinct organization from touched) n
    where s.organization = n.organization and s.example_change <> s.change;
    return null;
end $$;

create trigger examples_inserted after insert on routing_example
    referencing new table as touched for each statement execute function note_taught();
create trigger examples_updated after update on routing_example
    referencing new table as touched for each statement execute function note_taught();
create trigger examples_deleted after delete on routing_example
    referencing old table as touched for each statement execute function note_taught();

-- Only statements that name these columns count: not those that count a buffer's items.
create function note_profile() returns trigger language plpgsql as $$
begin
    update organization_state s
    set profile_change = s.change
    where s.organization = coalesce(new.organization, old.organization) and s.profile_change <> s.change;
    return null;
end $$;

create trigger profiles_added after insert or delete on buffer
    for each row execute function note_profile();
create trigger profiles_updated after update of name, slug, description, routing_instructions, deleted_at on buffer
    for each row execute function note_profile();

-- What routing did, beside what it thought, and what people made of it. The arrays belong together.
alter table routing_decision
    add column change bigint not null default 0,
    add column assigned bigint[] not null default '{}', -- the buffers that it put the item into
    add column weighed bigint[] not null default '{}', -- all that it weighed, best first
    add column scores real[] not null default '{}', -- what their confidences were made from
    add column confidence real, -- the best one's
    -- kept: assigned to the same buffers by hand; accepted: "looks right"; corrected: put where routing had not put it;
    -- removed: only taken out of where routing had put it. Null: nobody has said anything yet.
    add column outcome text check (outcome in ('kept', 'accepted', 'corrected', 'removed')),
    add column resolved_at timestamptz;
create index routing_decision_resolved on routing_decision (organization, resolved_at) where outcome is not null;

-- How many items routing put into each buffer in each week (of which Monday), 0: into none.
create table routing_tally (
    organization bigint not null,
    week date not null,
    buffer bigint not null,
    items bigint not null,
    primary key (organization, week, buffer)
) with (fillfactor = 50);
