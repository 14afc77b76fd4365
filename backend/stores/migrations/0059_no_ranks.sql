-- A deep page starts below the bins that it skips: no rank of an item is remembered that an older item, stored later, would move.
create or replace function count_feedback_inserted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback + n.feedback, needs_review = s.needs_review + n.needs_review,
        pending = s.pending + n.pending, failed = s.failed + n.failed, skipped = s.skipped + n.skipped,
        assigned = s.assigned + n.assigned, unassigned = s.unassigned + n.unassigned
    from (select r.organization, count(*) as feedback, count(*) filter (where r.needs_review) as needs_review,
                 count(*) filter (where r.routing_status = 'pending') as pending,
                 count(*) filter (where r.routing_status = 'failed') as failed,
                 count(*) filter (where r.routing_status = 'skipped') as skipped,
                 count(*) filter (where r.live_buffers > 0) as assigned,
                 count(*) filter (where r.live_buffers = 0 and r.routing_status <> 'pending') as unassigned
          from new_rows r
          group by r.organization) n
    where s.organization = n.organization;
    insert into feedback_stretch as s (organization, began_at, feedback, first_id, last_id, course)
    select organization, began_at, sum(feedback), min(first_id), max(last_id), course_of(24, quarter, feedback)
    from (select organization, stretch_of(created_at) as began_at, stretch_quarter_of(created_at) as quarter,
                 count(*) as feedback, min(id) as first_id, max(id) as last_id
          from new_rows group by 1, 2, 3) n
    group by organization, began_at
    on conflict (organization, began_at)
    do update set feedback = s.feedback + excluded.feedback, first_id = least(s.first_id, excluded.first_id),
                  last_id = greatest(s.last_id, excluded.last_id), course = add_courses(s.course, excluded.course);
    return null;
end $$;

alter table organization_state drop column late_feedback;
