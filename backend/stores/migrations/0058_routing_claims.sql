-- The process ID of the PostgreSQL session that claimed a job: when the session is gone, so is the worker, and the job is
-- due again before its lease ends.
alter table routing_job add column claimed_by integer;
