-- Routing jobs of items that were deleted before they were queued again. Nothing else would remove them, and workers would
-- claim them for ever.
delete from routing_job j
where not exists (select 1 from feedback f where f.organization = j.organization and f.id = j.feedback);
