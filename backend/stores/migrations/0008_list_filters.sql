-- Lists by how far routing has come and by when feedback came, at the same cost at any size.

create index feedback_status on feedback (organization, routing_status, id);

-- With the other counts of statuses: routed is what remains.
alter table organization_state add column skipped bigint not null default 0;
update organization_state s
set skipped = n.skipped
from (select organization, count(*) as skipped from feedback where routing_status = 'skipped' group by organization) n
where s.organization = n.organization;

-- How many items came in each stretch of six hours, and between which identifiers theirs lie: a period is counted by
-- adding up stretches, and found among the identifiers, in whose order lists are read anyway. Items that are removed
-- leave the identifiers as they are.
create table feedback_stretch (
    organization bigint not null,
    began_at timestamptz not null,
    feedback bigint not null,
    first_id bigint not null,
    last_id bigint not null,
    primary key (organization, began_at)
) with (fillfactor = 50);

create function stretch_of(at timestamptz) returns timestamptz language sql immutable
    return date_bin('6 hours', at, '2000-01-01 00:00:00+00');

insert into feedback_stretch (organization, began_at, feedback, first_id, last_id)
select organization, stretch_of(created_at), count(*), min(id), max(id)
from feedback
group by organization, stretch_of(created_at);

create or replace function count_feedback_inserted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback + n.feedback, needs_review = s.needs_review + n.needs_review,
        pending = s.pending + n.pending, failed = s.failed + n.failed, skipped = s.skipped + n.skipped,
        assigned = s.assigned + n.assigned, unassigned = s.unassigned + n.unassigned
    from (select organization, count(*) as feedback, count(*) filter (where needs_review) as needs_review,
                 count(*) filter (where routing_status = 'pending') as pending,
                 count(*) filter (where routing_status = 'failed') as failed,
                 count(*) filter (where routing_status = 'skipped') as skipped,
                 count(*) filter (where live_buffers > 0) as assigned,
                 count(*) filter (where live_buffers = 0 and routing_status <> 'pending') as unassigned
          from new_rows group by organization) n
    where s.organization = n.organization;
    insert into feedback_stretch as s (organization, began_at, feedback, first_id, last_id)
    select organization, stretch_of(created_at), count(*), min(id), max(id)
    from new_rows
    group by organization, stretch_of(created_at)
    on conflict (organization, began_at)
    do update set feedback = s.feedback + excluded.feedback, first_id = least(s.first_id, excluded.first_id),
                  last_id = greatest(s.last_id, excluded.last_id);
    return null;
end $$;

create or replace function count_feedback_deleted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback - n.feedback, needs_review = s.needs_review - n.needs_review,
        pending = s.pending - n.pending, failed = s.failed - n.failed, skipped = s.skipped - n.skipped,
        assigned = s.assigned - n.assigned, unassigned = s.unassigned - n.unassigned
    from (select organization, count(*) as feedback, count(*) filter (where needs_review) as needs_review,
                 count(*) filter (where routing_status = 'pending') as pending,
                 count(*) filter (where routing_status = 'failed') as failed,
                 count(*) filter (where routing_status = 'skipped') as skipped,
                 count(*) filter (where live_buffers > 0) as assigned,
                 count(*) filter (where live_buffers = 0 and routing_status <> 'pending') as unassigned
          from old_rows group by organization) n
    where s.organization = n.organization;
    update feedback_stretch s
    set feedback = s.feedback - n.feedback
    from (select organization, stretch_of(created_at) as began_at, count(*) as feedback
          from old_rows group by organization, stretch_of(created_at)) n
    where s.organization = n.organization and s.began_at = n.began_at;
    return null;
end $$;

create or replace function count_feedback_updated() returns trigger language plpgsql as $$
begin
    update organization_state s
    set needs_review = s.needs_review + n.needs_review, pending = s.pending + n.pending,
        failed = s.failed + n.failed, skipped = s.skipped + n.skipped, assigned = s.assigned + n.assigned,
        unassigned = s.unassigned + n.unassigned
    from (select organization, sum(sign * needs_review::int) as needs_review,
                 sum(sign * (routing_status = 'pending')::int) as pending,
                 sum(sign * (routing_status = 'failed')::int) as failed,
                 sum(sign * (routing_status = 'skipped')::int) as skipped,
                 sum(sign * (live_buffers > 0)::int) as assigned,
                 sum(sign * (live_buffers = 0 and routing_status <> 'pending')::int) as unassigned
          from (select organization, needs_review, routing_status, live_buffers, 1 as sign from new_rows
                union all
                select organization, needs_review, routing_status, live_buffers, -1 from old_rows) rows
          group by organization) n
    where s.organization = n.organization
      and (n.needs_review, n.pending, n.failed, n.skipped, n.assigned, n.unassigned) <> (0, 0, 0, 0, 0, 0);
    return null;
end $$;

-- Nothing changes when an item came; whoever sets it straight by hand leaves the counts right, too, and makes totals be
-- counted anew.
create function note_other_stretch() returns trigger language plpgsql as $$
begin
    update feedback_stretch
    set feedback = feedback - 1
    where organization = old.organization and began_at = stretch_of(old.created_at);
    insert into feedback_stretch as s (organization, began_at, feedback, first_id, last_id)
    values (new.organization, stretch_of(new.created_at), 1, new.id, new.id)
    on conflict (organization, began_at)
    do update set feedback = s.feedback + 1, first_id = least(s.first_id, excluded.first_id),
                  last_id = greatest(s.last_id, excluded.last_id);
    update organization_state s
    set text_change = s.change
    where s.organization = new.organization and s.text_change <> s.change;
    return null;
end $$;

create trigger stretch_updated after update on feedback
    for each row when (old.created_at is distinct from new.created_at) execute function note_other_stretch();
