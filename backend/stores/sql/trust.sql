-- What backends remember of accounts, and how they are made to forget it before a change is answered: who remembers holds
-- a lock that many may have, and who takes something back waits until nobody holds it any more.

-- name: trust.take
-- No row where this session does not listen (any more); false while somebody takes something back.
select pg_try_advisory_lock_shared(6113902744)
from (select count(*) as listened from pg_listening_channels()) l
where l.listened = :channels

-- name: trust.drop
select pg_advisory_unlock_shared(6113902744)

-- name: trust.takeBack
-- Tells everybody to let go.
select pg_notify('triage_account', :organization::text)

-- name: trust.await
-- In a transaction with a lock_timeout: until everybody has let go.
select pg_advisory_xact_lock(6113902744)
