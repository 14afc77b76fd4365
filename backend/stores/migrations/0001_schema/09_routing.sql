-- Routing: its queue, its decisions, and what people taught it.

-- Queues of work in the background have one form. attempts: claims since the last success. due_at: when the work may be claimed,
-- or when its lease ends. delay_seconds: how far ahead due_at was set; what is due further ahead is due at once, because the
-- clock was set back. claimed_by: the session and the transaction of the claim. set_aside_at: since when the work fails again
-- and again. Organizations take turns: an index finds the work of each by the time when it is due.

create table routing_job (
    organization bigint not null,
    feedback bigint not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    delay_seconds double precision not null default 0,
    claimed_by text,
    last_error text,
    set_aside_at timestamptz,
    primary key (organization, feedback),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade
) with (fillfactor = 50);
comment on table routing_job is 'The items that wait to be routed.';
create index routing_job_turn on routing_job (organization, due_at);
create index routing_job_due on routing_job (due_at);
create index routing_job_set_aside on routing_job (organization) where set_aside_at is not null;

create table routing_decision (
    organization bigint not null,
    feedback bigint not null,
    change bigint not null default 0,
    attempts integer not null,
    decided_at timestamptz,
    classifier text,
    reasoning text,
    reason json, -- the same as a code with its parts
    candidates json not null default '[]',
    -- These arrays belong together.
    assigned bigint[] not null default '{}', -- the buffers that it put the item into
    weighed bigint[] not null default '{}', -- all that it weighed, best first
    scores real[] not null default '{}', -- what their confidences were made from
    confidence real, -- the best one's
    -- Whether routing asked people about it. It follows from the threshold at that time, and calibration depends on it, so that
    -- it must not change with the threshold.
    asked boolean,
    -- kept: assigned to the same buffers by hand; accepted: "looks right"; corrected: put where routing had not put it;
    -- removed: only taken out of where routing had put it. Null: nobody has said anything yet.
    outcome text check (outcome in ('kept', 'accepted', 'corrected', 'removed')),
    resolved_at timestamptz,
    primary key (organization, feedback),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade
);
comment on table routing_decision is 'What routing last decided about an item, why, and what people made of it.';
create index routing_decision_resolved on routing_decision (organization, resolved_at) where outcome is not null;

create table routing_tally (
    organization bigint not null,
    week date not null, -- its Monday
    buffer bigint not null, -- 0: none
    items bigint not null,
    primary key (organization, week, buffer)
) with (fillfactor = 50);
comment on table routing_tally is 'How many items routing put into each buffer in each week.';

-- An acceptance ("looks right") can be taken back. Such an example is withdrawn and not deleted, so that models that learnt it
-- notice that.
create table routing_example (
    organization bigint not null,
    feedback bigint not null,
    buffer bigint not null,
    positive boolean not null,
    accepted boolean not null default false,
    withdrawn boolean not null default false,
    member bigint,
    taught_at timestamptz not null,
    change bigint not null, -- that taught it
    written bigint not null default 0, -- the last change that wrote it, which models follow
    primary key (organization, feedback, buffer),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade,
    foreign key (organization, buffer) references buffer (organization, id) on delete cascade
);
comment on table routing_example is
    'What people taught by hand: assigned (positive) or removed (negative). An example outlives the membership.';
create index routing_example_buffer on routing_example (organization, buffer, feedback);
create index routing_example_newest on routing_example (organization, buffer, positive, change) where not withdrawn;
create index routing_example_written on routing_example (organization, written);

create function example_numbered() returns trigger language plpgsql as $$
begin
    select change into new.written from organization_state where organization = new.organization;
    return new;
end $$;
comment on function example_numbered is 'Numbers an example that is written.';

create trigger example_numbered before insert or update on routing_example
    for each row execute function example_numbered();

create function example_changed() returns trigger language plpgsql as $$
begin
    update organization_state
    set example_change = change
    where organization = coalesce(new.organization, old.organization) and example_change <> change;
    return null;
end $$;
comment on function example_changed is 'Remembers the change at which people taught something.';

-- Each row, because most statements write few examples or none; only the first row of a change writes.
create trigger example_changed after insert or update or delete on routing_example
    for each row execute function example_changed();

create table routing_lesson (
    organization bigint not null,
    feedback bigint not null,
    change bigint not null, -- of the gesture
    member bigint not null, -- who made it
    buffers bigint[] not null, -- that held the item before, in order
    memberships json not null, -- each of them: buffer, by_hand, confidence, assigned_at
    examples json not null, -- buffer, positive, accepted, member, taught_at, change
    primary key (organization, feedback, change),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade
);
comment on table routing_lesson is
    'What an item had taught before each gesture that taught something, so that the gesture can be taken back.';
create index routing_lesson_change on routing_lesson (organization, change);

create function examples_before(of_organization bigint, item bigint, before bigint) returns json language sql stable as $$
    select coalesce(json_agg(json_build_object('buffer', buffer, 'positive', positive, 'accepted', accepted, 'member', member,
                                               'taught_at', taught_at, 'change', change) order by buffer), '[]')
    from routing_example
    where organization = of_organization and feedback = item and not withdrawn and change < before
$$;
comment on function examples_before is
    'Returns the examples about an item that were taught before a change, as a lesson keeps them.';

create view taught_state as
select f.organization, f.id as feedback, h.buffers, h.memberships,
       examples_before(f.organization, f.id, 9223372036854775807) as examples
from feedback f
cross join lateral (
    select coalesce(array_agg(m.buffer order by m.buffer), '{}') as buffers,
           coalesce(json_agg(json_build_object('buffer', m.buffer, 'by_hand', m.by_hand, 'confidence', m.confidence,
                                               'assigned_at', m.assigned_at) order by m.buffer), '[]') as memberships
    from feedback_buffer m
    where m.organization = f.organization and m.feedback = f.id) h;
comment on view taught_state is 'Where items are, and what people taught with them.';

create view routed_state as
select d.organization, d.feedback, d.change, h.buffers, h.memberships,
       examples_before(d.organization, d.feedback, d.change) as examples
from routing_decision d
cross join lateral (
    select coalesce(array_agg(b.id order by b.id), '{}') as buffers,
           coalesce(json_agg(json_build_object(
               'buffer', b.id,
               'by_hand', exists (select from feedback_buffer m
                                  join routing_example e on e.organization = m.organization and e.feedback = m.feedback
                                      and e.buffer = m.buffer
                                  where m.organization = d.organization and m.feedback = d.feedback and m.buffer = b.id
                                    and m.by_hand and e.positive and not e.withdrawn and e.change < d.change),
               'confidence', (select (c.candidate ->> 'confidence')::double precision
                              from json_array_elements(d.candidates) as c (candidate)
                              where c.candidate ->> 'buffer_id' = wire_id(b.id)
                              limit 1),
               'assigned_at', d.decided_at) order by b.id), '[]') as memberships
    from buffer b
    where b.organization = d.organization and b.id = any (d.assigned)) h;
comment on view routed_state is 'Where routing put items, and what people had taught with them before.';

-- Buffers that the backend proposes by itself.

create table buffer_proposal (
    organization bigint not null,
    buffer bigint not null, -- outlives the buffer
    word_keys bigint[] not null, -- hashes of the stems of its words, without a salt, so that words can be tried
    language text collate "C" not null, -- of the stems; empty: unknown
    feedback bigint[] not null, -- the items that it was made for
    proposed_at timestamptz not null,
    primary key (organization, buffer)
);
comment on table buffer_proposal is 'What each proposed buffer was about, so that one that was refused is not made again.';

create table proposal_look (
    organization bigint not null,
    due_at timestamptz not null, -- when to look next, or when the lease of the one that looks ends
    delay_seconds double precision not null default 0,
    seen bigint not null, -- the change that was looked at last
    primary key (organization)
) with (fillfactor = 50);
comment on table proposal_look is 'The organizations that want buffers created.';
