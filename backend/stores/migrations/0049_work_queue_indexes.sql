-- What the turns of the organizations and the counts of what is set aside read. An index that was not finished is of no use, and
-- stays where a program is killed.
drop index concurrently if exists research_job_turn;
create index concurrently research_job_turn on research_job (organization, due_at);
drop index concurrently if exists research_job_due;
drop index concurrently if exists import_turn;
create index concurrently import_turn on import (organization, due_at) where state = 'undoing';
drop index concurrently if exists import_due;
drop index concurrently if exists buffer_move_turn;
create index concurrently buffer_move_turn on buffer_move (organization, due_at) where ended_at is null;
drop index concurrently if exists buffer_move_due;
drop index concurrently if exists follow_up_turn;
create index concurrently follow_up_turn on follow_up (organization, due_at);
drop index concurrently if exists follow_up_due;
drop index concurrently if exists webhook_delivery_claimed;
create index concurrently webhook_delivery_claimed on webhook_delivery (organization, webhook) where claimed_by is not null;
drop index concurrently if exists webhook_delivery_set_aside;
create index concurrently webhook_delivery_set_aside on webhook_delivery (organization) where set_aside_at is not null;
drop index concurrently if exists webhook_event_order;
