-- The routing queue, for monitoring.

-- name: queue.state
select count(*) filter (where due_at <= clock_timestamp())::double precision,
       count(*) filter (where due_at > clock_timestamp())::double precision,
       greatest(extract(epoch from clock_timestamp() - min(due_at)), 0)::double precision
from routing_job
