-- Organizations take turns in routing: the jobs of each are found by the time when they are due.

lock table organization_state in exclusive mode;
drop index routing_job_due;
create index routing_job_turn on routing_job (organization, due_at);
