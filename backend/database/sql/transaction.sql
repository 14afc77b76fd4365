-- The beginning of every write of an organization.

-- name: transaction.lock
-- Waits for the organization's other writers, then takes the next change number and a block of 4096 identifiers:
-- milliseconds since 2025 in the high 42 bits, 20 random bits below them, greater than every block before. Returns the roles
-- of the members of the writers' tokens if an access ended since they were looked up, or may end by time (access_ends is -1):
-- the row is that after the wait, and so is what the function finds, whereas a subquery would show what was there before it.
update organization_state
set change = change + 1,
    next_id = greatest(next_id,
                       ((floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1735689600000) << 21)
                       + floor(random() * 1048576)::bigint) + 4096
where organization = :organization
returning change, next_id - 4096, next_id, floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
          pg_current_xact_id(),
          case when access_ends > :access_ends::bigint then roles_of_tokens(organization, :tokens::bigint[]) end,
          vocabulary_change;

-- name: transaction.lockFree
-- Does the same for those of several organizations whose lock nobody holds. The server itself writes.
with free as materialized (
    select s.organization
    from unnest(:organizations::bigint[]) as o (organization)
    join organization_state s on s.organization = o.organization
    for update of s skip locked
)
update organization_state s
set change = change + 1,
    next_id = greatest(next_id,
                       ((floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1735689600000) << 21)
                       + floor(random() * 1048576)::bigint) + 4096
from free
where s.organization = free.organization
returning change, next_id - 4096, next_id, floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
          pg_current_xact_id(), s.organization, vocabulary_change;

-- name: transaction.status
-- The status of a transaction whose COMMIT was not answered.
select pg_xact_status((:xid::text)::xid8);

-- name: transaction.replicate
-- Commits a record that means nothing. The synchronous standby, if there is one, then has every commit before it.
select pg_logical_emit_message(true, 'triaged', '');

-- name: transaction.state
-- The change number and next identifier that the last write of an organization stored.
select change, next_id from organization_state where organization = :organization;

-- name: transaction.announce
-- Announces committed changes, in a transaction of its own. It holds the lock under which PostgreSQL commits notifications
-- only for a moment, because its commit is not flushed: if the server crashes, every listener connects and reads again.
select pg_notify(:channel, change)
from set_config('synchronous_commit', 'off', true) as unflushed, unnest(:changes::text[]) as change;
