-- The memberships of items in live buffers. Each buffer is looked up by its key: on tables without statistics the planner
-- started at all buffers of the organization, and looked for a membership in each of them for every item.
create view live_membership as
select h.organization, h.feedback, h.buffer, h.by_hand
from feedback_buffer h
cross join lateral (select from buffer b
                    where b.organization = h.organization and b.id = h.buffer and b.deleted_at is null
                    offset 0) b;

create or replace function count_members_inserted() returns trigger language plpgsql as $$
begin
    update buffer b
    set feedback_count = b.feedback_count + n.items, change = s.change
    from (select organization, buffer, count(*) as items from new_rows group by organization, buffer) n
         join organization_state s on s.organization = n.organization
    where b.organization = n.organization and b.id = n.buffer;
    update feedback f
    set live_buffers = n.buffers, change = s.change
    from (select m.organization, m.feedback,
                 (select count(*) from live_membership l
                  where l.organization = m.organization and l.feedback = m.feedback) as buffers
          from new_rows m join buffer b on b.organization = m.organization and b.id = m.buffer
          where b.deleted_at is null
          group by m.organization, m.feedback) n
         join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback
      and (f.live_buffers, f.change) is distinct from (n.buffers, s.change);
    return null;
end $$;

create or replace function count_members_deleted() returns trigger language plpgsql as $$
begin
    update buffer b
    set feedback_count = b.feedback_count - n.items, change = s.change
    from (select organization, buffer, count(*) as items from old_rows group by organization, buffer) n
         join organization_state s on s.organization = n.organization
    where b.organization = n.organization and b.id = n.buffer;
    update feedback f
    set live_buffers = n.buffers, change = s.change
    from (select m.organization, m.feedback, bool_or(b.deleted_at is null) as was_shown,
                 (select count(*) from live_membership l
                  where l.organization = m.organization and l.feedback = m.feedback) as buffers
          from old_rows m join buffer b on b.organization = m.organization and b.id = m.buffer
          group by m.organization, m.feedback) n
         join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback
      and (f.live_buffers <> n.buffers or (n.was_shown and f.change <> s.change));
    return null;
end $$;

create or replace view statistics_standing as
select f.organization, f.id as feedback, day_of(f.created_at) as day, coalesce(f.client_group, '/') as client,
       f.created_at,
       case when m.by_hand then 'by_hand'
            when f.routing_status = 'pending' then 'pending'
            when m.buffers <> '{}' then case when f.needs_review then 'review' else 'assigned' end
            when f.routing_status = 'failed' then 'failed'
            else 'nothing_matched'
       end as outcome,
       case when k.confidence is not null then least(floor(k.confidence * 10), 9)::smallint end as band,
       case when d.outcome in ('kept', 'accepted') then 'kept' when d.outcome is not null then 'corrected' end as verdict,
       f.standing < 3 and (f.needs_review or (f.routing_status <> 'pending' and m.buffers = '{}')) as needs_person,
       m.buffers
from feedback f
left join routing_decision d on d.organization = f.organization and d.feedback = f.id
cross join lateral (
    -- Decisions of old have it among the candidates only.
    select coalesce(d.confidence::numeric, (d.candidates -> 0 ->> 'confidence')::numeric) as confidence) k
cross join lateral (
    select coalesce(array_agg(h.buffer order by h.buffer), '{}') as buffers, coalesce(bool_or(h.by_hand), false) as by_hand
    from live_membership h
    where h.organization = f.organization and h.feedback = f.id) m;
