-- Backends cache accounts, and must drop the cache before a change is answered. A backend that caches holds a shared lock;
-- a change waits until no backend holds it.

-- name: trust.take
-- No row if this session does not listen; false while trust is being revoked.
select pg_try_advisory_lock_shared(6113902744)
from (select count(*) as listened from pg_listening_channels()) l
where l.listened = :channels

-- name: trust.drop
select pg_advisory_unlock_shared(6113902744)

-- name: trust.takeBack
-- Asks every holder to release the lock.
select pg_notify('triage_account', :organization::text)

-- name: trust.await
-- Waits until every holder has released the lock; in a transaction with a lock_timeout.
select pg_advisory_xact_lock(6113902744)
