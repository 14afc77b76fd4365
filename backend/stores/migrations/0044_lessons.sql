-- What people teach can be taken back: each gesture keeps what its item had taught before.

create table routing_lesson (
    organization bigint not null,
    feedback bigint not null,
    change bigint not null, -- of the gesture
    member bigint not null, -- who made it
    buffers bigint[] not null, -- that held the item before, in order
    memberships json not null, -- each of them: buffer, by_hand, confidence, assigned_at
    examples json not null, -- buffer, positive, accepted, member, taught_at, change
    primary key (organization, feedback, change)
);
create index routing_lesson_change on routing_lesson (organization, change);

-- An example that is restored has the number of the change that taught it. Models follow the number of the last change that
-- wrote it.
alter table routing_example add column written bigint not null default 0;

create function number_example() returns trigger language plpgsql as $$
begin
    select change into new.written from organization_state where organization = new.organization;
    return new;
end $$;
create trigger example_numbered before insert or update on routing_example
    for each row execute function number_example();

create index routing_example_written on routing_example (organization, written);
drop index routing_example_change;

-- The examples about an item that were taught before a change, as a lesson keeps them.
create function examples_before(of_organization bigint, item bigint, before bigint) returns json language sql stable as $$
    select coalesce(json_agg(json_build_object('buffer', buffer, 'positive', positive, 'accepted', accepted, 'member', member,
                                               'taught_at', taught_at, 'change', change) order by buffer), '[]')
    from routing_example
    where organization = of_organization and feedback = item and not withdrawn and change < before
$$;

-- Where items are, and what people taught with them.
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

-- Where routing put items, and what people had taught with them before.
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
