-- Moves of all items of a buffer into another one, a part at a time.

-- name: move.last
-- The last item of a buffer; null if it is empty.
select max(feedback) from feedback_buffer where organization = :organization and buffer = :source

-- name: move.insert
insert into buffer_move (organization, id, source, destination, member, activity, parts, done_to, last, moved, request, body,
                         created_at, due_at)
values (:organization, :id, :source, :destination, :member, :activity, :parts::json, :done_to, :last, :moved,
        decode(:request, 'hex'), decode(:body, 'hex'), :now, :now)

-- name: move.running
-- The moves with which one of these buffers is occupied.
select id, source, destination
from buffer_move
where organization = :organization and ended_at is null
  and (source in (:source, :destination) or destination = :source)
order by id

-- name: move.ofRequest
-- The move that a request with this key began.
select id, encode(body, 'hex')
from buffer_move
where organization = :organization and request = decode(:request, 'hex')
order by id desc
limit 1

-- name: move.progress
select moved, ended_at is not null
from buffer_move
where organization = :organization and id = :id

-- name: move.find
-- No row if the move has ended.
select source, destination, member, activity, parts, done_to, last, moved
from buffer_move
where organization = :organization and id = :id and ended_at is null

-- name: move.advance
update buffer_move
set done_to = :done_to, moved = :moved, ended_at = case when :ended then :now::timestamptz end
where organization = :organization and id = :id

-- name: move.items
-- Moves the next items in one statement, so that the triggers find every item counted: teaches that they belong into the
-- destination and not into the source, and adds one activity for each. Items that the destination holds already leave the
-- source, too. Returns the number of items and the last one.
with part as materialized (
    select feedback, row_number() over (order by feedback) - 1 as place
    from feedback_buffer
    where organization = :organization and buffer = :source and feedback > :done_to and feedback <= :last
    order by feedback
    limit :limit
), taught as (
    insert into routing_example (organization, feedback, buffer, positive, member, taught_at, change)
    select :organization, part.feedback, e.buffer, e.positive, :member, :now, :change
    from part, (values (:source::bigint, false), (:destination::bigint, true)) as e (buffer, positive)
    on conflict (organization, feedback, buffer)
    do update set positive = excluded.positive, accepted = false, withdrawn = false, member = excluded.member,
                  taught_at = excluded.taught_at, change = excluded.change
), noted as (
    insert into note (organization, id, feedback, text, kind, member, activity, created_at, change)
    select :organization, :first_note + place, feedback, :activity, 'activity', :member, :parts::json, :now, :change
    from part
), copied as (
    insert into feedback_buffer (organization, buffer, feedback, by_hand, confidence, assigned_at)
    select :organization, :destination, feedback, true, null, :now from part
    on conflict (organization, buffer, feedback) do update set by_hand = true
), emptied as (
    delete from feedback_buffer m
    using part
    where m.organization = :organization and m.buffer = :source and m.feedback = part.feedback
), counted as (
    update feedback f
    set change = :change,
        live_buffers = (select count(*)
                        from feedback_buffer h join buffer l on l.organization = h.organization and l.id = h.buffer
                        where h.organization = f.organization and h.feedback = f.id and l.deleted_at is null
                          and l.id not in (:source, :destination))
                       + (select count(*) from buffer l
                          where l.organization = :organization and l.id = :destination and l.deleted_at is null)
    from part
    where f.organization = :organization and f.id = part.feedback
)
select count(*), max(feedback) from part

-- name: move.purge
-- Removes moves whose requests are not repeated any more, few enough for one statement.
delete from buffer_move
where ctid = any (array(select ctid from buffer_move where ended_at < clock_timestamp() - interval '24 hours' limit :limit
                        for update skip locked))
