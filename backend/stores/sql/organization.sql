-- The organization, as the API shows and changes it.

-- name: organization.find
select o.organization, o.name, o.slug, o.created_at,
       o.ai_routing_enabled, o.auto_create_buffers, o.assign_threshold, o.review_threshold, o.create_threshold,
       o.auto_merge_threshold,
       s.feedback_created, o.feedback_limit,
       (select count(*) from buffer b where b.organization = o.organization and b.deleted_at is null) as buffers,
       (select count(*) from member m where m.organization = o.organization) as members,
       (select count(*) from webhook w where w.organization = o.organization and not w.enabled and w.disabled_reason is not null)
           as webhooks_switched_off
from organization o
join organization_state s on s.organization = o.organization
where o.organization = :organization

-- name: organization.touch
-- Lets the organization appear in the change feed, for what is counted in its usage.
update organization set change = :change where organization = :organization

-- name: organization.update
update organization
set name = :name, ai_routing_enabled = :ai_routing_enabled, auto_create_buffers = :auto_create_buffers,
    assign_threshold = :assign_threshold, review_threshold = :review_threshold,
    create_threshold = :create_threshold, auto_merge_threshold = :auto_merge_threshold, change = :change
where organization = :organization

-- name: organization.judgedSuggestions
-- How many suggestions of duplicates people have judged, and accepted. What was merged automatically is judged by nobody.
select count(*), count(*) filter (where outcome = 'accepted')
from duplicate_suggestion
where organization = :organization and outcome is not null and not (outcome = 'accepted' and is_automatic)
