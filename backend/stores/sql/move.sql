-- Moves of all items of a buffer into another one, a part at a time.

-- name: move.last
-- The last item of a buffer; null if it is empty.
select max(feedback) from feedback_buffer where organization = :organization and buffer = :source

-- name: move.openItems
-- The last item of a buffer, null if none of its items is open, and the number of those that are: all but the items whose records
-- are counted as others.
select case when c.open > 0 then (select max(feedback) from feedback_buffer
                                  where organization = :organization and buffer = :source) end,
       c.open
from (select b.feedback_count
             - (select coalesce(sum(items), 0)::bigint
                from triage_total
                where organization = :organization and tag = '' and buffer = :source
                  and (state <> 'open' or snoozed or duplicate)) as open
      from buffer b
      where b.organization = :organization and b.id = :source) c

-- name: move.insert
insert into buffer_move (organization, id, source, destination, member, activity, parts, done_to, last, only_open, moved, total,
                         request, body, created_at, due_at, ended_at)
values (:organization, :id, :source, :destination, :member, :activity, :parts::json, :done_to, :last, :only_open, :moved,
        :total, decode(:request, 'hex'), decode(:body, 'hex'), :now, :now, case when :ended then :now::timestamptz end)

-- name: move.running
-- The moves with which one of these buffers is occupied.
select id, source, destination, undone_at is not null, only_open
from buffer_move
where organization = :organization and ended_at is null
  and (source in (:source, :destination) or destination = :source)
order by id

-- name: move.ofRequest
-- The move that a request with this key began in the last day.
select id, encode(body, 'hex')
-- The offset lets it be looked up by its request, also by a plan that was made while there were few.
from (select * from buffer_move where organization = :organization and request = decode(:request, 'hex') offset 0) as begun
where created_at > clock_timestamp() - interval '24 hours'
order by id desc
limit 1

-- name: move.get
select v.id, v.source, v.destination, v.only_open,
       case when v.ended_at is null then 'running' when v.undone_at is null then 'done' else 'undone' end as status,
       v.moved, v.total, v.restored, v.stayed, v.created_at, m.id
from buffer_move v
left join member m on m.organization = v.organization and m.id = v.member
where v.organization = :organization and v.id = :id and v.purging_at is null

-- name: move.list
with page as (
    select v.id, v.source, v.destination, v.only_open,
           case when v.ended_at is null then 'running' when v.undone_at is null then 'done' else 'undone' end as status,
           v.moved, v.total, v.restored, v.stayed, v.created_at, m.id as member
    from buffer_move v
    left join member m on m.organization = v.organization and m.id = v.member
    where v.organization = :organization and v.purging_at is null and v.id < :before
    order by v.id desc
    limit :limit offset :offset
)
select (select count(*) from buffer_move where organization = :organization and purging_at is null) as total, page.*
from (select 1) as one left join page on true
order by page.id desc

-- name: move.find
-- A move as it is worked on: with the names of its buffers when it began.
select source, destination, coalesce(undone_by, member), activity, parts, done_to, last, moved, restored, stayed,
       undone_at is not null, ended_at is not null, parts->'buffers'->>0, parts->'buffers'->>1, only_open
from buffer_move
where organization = :organization and id = :id and purging_at is null

-- name: move.advance
update buffer_move
set done_to = :done_to, moved = :moved, restored = :restored, stayed = :stayed,
    ended_at = case when :ended then :now::timestamptz end, set_aside_at = case when :ended then null else set_aside_at end
where organization = :organization and id = :id

-- name: move.beginUndo
update buffer_move
set undone_at = :now, undone_by = :member, done_to = 0, ended_at = null, due_at = clock_timestamp(), delay_seconds = 0,
    claimed_by = null, attempts = 0, last_error = null, set_aside_at = null
where organization = :organization and id = :id

-- name: move.items
-- Moves the next items in one statement, so that the triggers find every item counted, and adds one activity for each. Nobody
-- looked at each of them: their reviews stay open, and nothing is taught. Items that the destination holds already leave the
-- source, too. To find the open ones, looks at :looks items at most: at those of the buffer, or at the open ones of the
-- organization, with snoozed ones and duplicates as the index has them, if these are fewer. Returns the number of items, the last one or the one that it looked at last, how many of them
-- moved, and whether these were the last.
with way as materialized (
    select :only_open::boolean
           and s.feedback - (select coalesce(sum(items), 0)
                             from triage_total
                             where organization = :organization and tag = '' and buffer = 0 and state <> 'open')
               < (select feedback_count from buffer where organization = :organization and id = :source) as along_open
    from organization_state s
    where s.organization = :organization
), looked as materialized (
    (select feedback
     from feedback_buffer
     -- Comparing rows keeps the planner from reading another index.
     where organization = :organization and (buffer, feedback) > (:source::bigint, :done_to::bigint)
       and (buffer, feedback) <= (:source::bigint, :last::bigint) and not (select along_open from way)
     order by buffer, feedback
     limit :looks)
    union all
    (select id
     -- The index of open items leaves out pending ones.
     from ((select id
            from feedback
            where organization = :organization and record_code < 8 and routing_status <> 'pending'
              and id > :done_to and id <= :last and (select along_open from way)
            order by id
            limit :looks)
           union all
           (select id
            from feedback
            where organization = :organization and (routing_status, id) > ('pending', :done_to::bigint)
              and (routing_status, id) <= ('pending', :last::bigint) and (select along_open from way)
            order by routing_status, id
            limit :looks)) as open
     order by id
     limit :looks)
), part as materialized (
    select feedback, membership, row_number() over (order by feedback) - 1 as place
    from (select l.feedback, b.membership
          from looked l
          -- A limit lets each row be looked up by its key, also by a plan that was made while there were few: others read all items
          -- of the organization for every part. So does it below, and the array there.
          cross join lateral (select ctid as membership from feedback_buffer
                              where organization = :organization and buffer = :source and feedback = l.feedback
                              limit 1) b
          where not :only_open::boolean
             or (select true from open_item o where o.organization = :organization and o.feedback = l.feedback)
          order by l.feedback
          limit :limit) as chosen
), remembered as (
    insert into routing_lesson (organization, feedback, change, member, buffers, memberships, examples)
    select t.organization, t.feedback, :change, :member, t.buffers, t.memberships, t.examples
    from part
    cross join lateral (select * from taught_state s where s.organization = :organization and s.feedback = part.feedback limit 1) t
), noted as (
    insert into note (organization, id, feedback, text, kind, member, activity, created_at, change)
    select :organization, :first_note + place, feedback, :activity, 'activity', :member, :parts::json, :now, :change
    from part
), kept as (
    insert into buffer_move_item (organization, move, feedback, by_hand, confidence, assigned_at, moved_at, was_there_by_hand)
    select :organization, :id, part.feedback, s.by_hand, s.confidence, s.assigned_at, :now, d.by_hand
    from part
    cross join lateral (select * from feedback_buffer b
                        where b.organization = :organization and b.buffer = :source and b.feedback = part.feedback
                        limit 1) s
    left join lateral (select * from feedback_buffer b
                       where b.organization = :organization and b.buffer = :destination and b.feedback = part.feedback
                       limit 1) d on true
), copied as (
    insert into feedback_buffer (organization, buffer, feedback, by_hand, confidence, assigned_at)
    select :organization, :destination, feedback, true, null, :now from part
    on conflict (organization, buffer, feedback) do update set by_hand = true
), emptied as (
    delete from feedback_buffer where ctid = any (array(select membership from part))
), counted as (
    update feedback f
    set change = :change,
        live_buffers = (select count(*) from live_membership l
                        where l.organization = f.organization and l.feedback = f.id and l.buffer not in (:source, :destination))
                       + (select count(*) from buffer l
                          where l.organization = :organization and l.id = :destination and l.deleted_at is null)
    where f.organization = :organization and f.id = any (array(select feedback from part))
)
select p.items, case when p.items < :limit then l.last else p.last end, p.items, p.items < :limit and l.items < :looks
from (select count(*) as items, max(feedback) as last from part) p, (select count(*) as items, max(feedback) as last from looked) l

-- name: move.takeBack
-- Brings the next items of a move back that are still where it put them: in the destination, since the move, and not in the
-- source. Each gets an activity; nothing is taught. Returns the number of items, the last one, how many came back, and whether these
-- were the last.
with part as materialized (
    select *
    from buffer_move_item
    where organization = :organization and move = :id and feedback > :done_to
    order by feedback
    limit :limit
), back as materialized (
    select p.*, d.ctid as membership, row_number() over (order by p.feedback) - 1 as place
    from part p
    cross join lateral (select b.ctid, b.assigned_at from feedback_buffer b
                        where b.organization = :organization and b.buffer = :destination and b.feedback = p.feedback
                        limit 1) d
    left join lateral (select true as is_back from feedback_buffer b
                       where b.organization = :organization and b.buffer = :source and b.feedback = p.feedback
                       limit 1) s on true
    -- An item that the move brought back to where it was has an earlier time; one that was assigned since has a later one.
    where s.is_back is null and (p.was_there_by_hand is not null or d.assigned_at <= p.moved_at)
), noted as (
    insert into note (organization, id, feedback, text, kind, member, activity, created_at, change)
    select :organization, :first_note + place, feedback, :activity, 'activity', :member, :parts::json, :now, :change
    from back
), copied as (
    insert into feedback_buffer (organization, buffer, feedback, by_hand, confidence, assigned_at)
    select :organization, :source, feedback, by_hand, confidence, assigned_at from back
), emptied as (
    delete from feedback_buffer
    where ctid = any (array(select membership from back where was_there_by_hand is null))
), released as (
    update feedback_buffer set by_hand = false
    where ctid = any (array(select membership from back where not was_there_by_hand))
), counted as (
    update feedback f
    set change = :change,
        live_buffers = (select count(*) from live_membership l
                        where l.organization = f.organization and l.feedback = f.id
                          and l.buffer <> :source and (l.buffer <> :destination or back.was_there_by_hand is not null))
                       + (select count(*) from buffer l
                          where l.organization = :organization and l.id = :source and l.deleted_at is null)
    from back
    where f.organization = :organization and f.id = back.feedback and f.id = any (array(select feedback from back))
)
select p.items, p.last, (select count(*) from back), p.items < :limit
from (select count(*) as items, max(feedback) as last from part) p

-- name: move.expired
-- Moves that are due to be removed, after the first :stayed, which could not be. move.beginPurge decides.
select organization, id
from buffer_move
where ended_at < now() - make_interval(secs => :retention_seconds)
order by ended_at, organization, id
limit :limit offset :stayed

-- name: move.beginPurge
-- Begins every part of a removal, under the organization's lock: no row if the move is being undone. The first part makes the
-- removal final: the move is not found any more.
update buffer_move
set purging_at = coalesce(purging_at, :now)
where organization = :organization and id = :id
  and (purging_at is not null or ended_at < clock_timestamp() - make_interval(secs => :retention_seconds))
returning id

-- name: move.purgeItems
delete from buffer_move_item
where organization = :organization and move = :id
  and feedback = any (array(select feedback from buffer_move_item
                            where organization = :organization and move = :id
                            limit :limit))

-- name: move.purge
delete from buffer_move where organization = :organization and id = :id
