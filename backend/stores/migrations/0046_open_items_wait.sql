-- Only open items wait for a person, and a review that routing withdraws is nobody's act.
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
    from feedback_buffer h
    join buffer b on b.organization = h.organization and b.id = h.buffer and b.deleted_at is null
    where h.organization = f.organization and h.feedback = f.id) m;

create or replace function statistics_of_updated() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(organization), array_agg(id),
                             array_agg(case when needed_review and not needs_review and not is_decided then updated_at end))
    from (select organization, id, max(updated_at) filter (where is_new) as updated_at,
                 bool_or(needs_review) filter (where is_new) as needs_review,
                 bool_or(needs_review) filter (where not is_new) as needed_review,
                 count(distinct routing_status) > 1 as is_decided
          from (select organization, id, needs_review, routing_status, updated_at, true as is_new from new_rows
                union all
                select organization, id, needs_review, routing_status, updated_at, false from old_rows) r
          group by organization, id) n
    having count(*) > 0;
    return null;
end $$;

with part as materialized (
    select p.organization, p.feedback
    from statistics_item p
    join feedback f on f.organization = p.organization and f.id = p.feedback
    where p.waiting and f.standing = 3
    limit 10000
), counted as (
    select count(*) as items, count_statistics(array_agg(organization), array_agg(feedback)) from part having count(*) > 0
)
select 'unfinished' from counted where items > 0;
