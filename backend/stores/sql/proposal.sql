-- Proposals of buffers: the organizations to scan, their unassigned items, and earlier proposals.

-- name: proposal.claim
-- Claims one of the next organizations behind :after that want buffers created: one that has enough unassigned feedback for a
-- buffer and has changed since its last scan. No other worker scans it until the lease ends. Returns the last of those
-- organizations and their number, too, and how many of them it saw for the first time: those are claimed from the next time on.
with part as materialized (
    select organization, ai_routing_enabled
    from organization
    where auto_create_buffers and organization > :after
    order by organization
    limit :limit
), creating as (
    select p.organization, s.change
    from part p
    join organization_state s on s.organization = p.organization
    where p.ai_routing_enabled and s.unassigned >= :fewest
), added as (
    insert into proposal_look (organization, due_at, seen)
    select organization, '-infinity', 0 from creating
    on conflict (organization) do nothing
    returning organization
), due as (
    select l.organization, c.change
    from proposal_look l
    join creating c on c.organization = l.organization
    where (l.due_at <= statement_timestamp()
           or l.due_at > statement_timestamp() + make_interval(secs => l.delay_seconds + 1)) -- the clock was set back
      and l.seen < c.change
    order by l.organization
    limit 1
    for update of l skip locked
), claimed as (
    update proposal_look l
    set due_at = clock_timestamp() + make_interval(secs => :lease_seconds), delay_seconds = :lease_seconds
    from due
    where l.organization = due.organization
    returning l.organization, due.change
)
select walked.last, walked.number, (select count(*) from added), claimed.organization, claimed.change
from (select max(organization) as last, count(*) as number from part) walked
left join claimed on true

-- name: proposal.looked
-- Changes made by the scan itself count as scanned if there were no others.
update proposal_look l
set due_at = clock_timestamp() + make_interval(secs => :rest_seconds), delay_seconds = :rest_seconds,
    seen = case when s.change = :seen::bigint + :own::bigint then s.change else :seen::bigint end
from organization_state s
where l.organization = :organization and s.organization = l.organization

-- name: proposal.candidates
-- The newest unassigned items without a close candidate, those among them that routing skipped before there was anything to
-- route into.
select f.id, coalesce(f.title, ''), f.description
from feedback f
left join routing_decision d on d.organization = f.organization and d.feedback = f.id
where f.organization = :organization and f.live_buffers = 0 and f.routing_status <> 'pending'
  and f.routing_status in ('routed', 'skipped')
  and coalesce((d.candidates -> 0 ->> 'confidence')::double precision, 0) < :threshold
order by f.id desc
limit :limit

-- name: proposal.known
-- Earlier proposals, and whether they are still open.
select p.word_keys, p.language, p.feedback, b.id is not null and b.deleted_at is null and b.needs_review as is_open,
       b.id is null or (b.deleted_at is not null and b.needs_review) as is_refused
from buffer_proposal p
left join buffer b on b.organization = p.organization and b.id = p.buffer
where p.organization = :organization
order by p.buffer desc
limit 1000

-- name: proposal.insert
insert into buffer_proposal (organization, buffer, word_keys, language, feedback, proposed_at)
values (:organization, :buffer, :word_keys::bigint[], :language, :feedback::bigint[], :now)

-- name: proposal.assign
-- Assigns items to a proposed buffer as routing does, so that later decisions of people take precedence. Skips items that
-- were assigned or decided by people meanwhile.
with given as (
    select g.feedback, g.confidence
    from unnest(:feedback::bigint[], :confidences::double precision[]) as g (feedback, confidence)
    join feedback f on f.organization = :organization and f.id = g.feedback
    where f.live_buffers = 0 and f.routing_status in ('routed', 'skipped')
), assigned as (
    insert into feedback_buffer (organization, buffer, feedback, by_hand, confidence, assigned_at)
    select :organization, :buffer, feedback, false, confidence, :now from given
    on conflict (organization, buffer, feedback) do nothing
    returning feedback, confidence
), marked as (
    update feedback f
    set live_buffers = f.live_buffers + 1, routing_status = 'routed', updated_at = :now, change = :change
    from assigned a
    where f.organization = :organization and f.id = a.feedback
), decided as (
    update routing_decision d
    set reasoning = :reasoning::text, reason = null, assigned = d.assigned || :buffer::bigint,
        candidates = (select json_agg(c.candidate order by c.place)
                      from (select json_build_object('buffer_id', wire_id(:buffer), 'confidence', a.confidence,
                                                     'reasoning', :reasoning::text, 'reason', null) as candidate, 0 as place
                            union all
                            select e.candidate, e.place
                            from json_array_elements(d.candidates) with ordinality as e (candidate, place)
                            where e.place < 5) as c)
    from assigned a
    where d.organization = :organization and d.feedback = a.feedback
)
select feedback from assigned order by feedback
