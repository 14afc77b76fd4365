-- Receipts: answers to repeated requests.

-- name: receipt.find
-- The requested receipts that exist and have not expired.
select encode(key, 'hex'), encode(body, 'hex'), answer
from receipt
where organization = :organization
  and key = any (select decode(wanted, 'hex') from unnest(:keys::text[]) as wanted)
  and created_at > clock_timestamp() - interval '24 hours'

-- name: receipt.insert
-- Replaces an expired receipt.
insert into receipt (organization, key, body, answer, bytes, created_at)
select :organization, decode(key, 'hex'), decode(body, 'hex'), decode(answer, 'hex'), length(answer) / 2, :now
from unnest(:keys::text[], :bodies::text[], :answers::text[]) as r (key, body, answer)
on conflict (organization, key) do update
set body = excluded.body, answer = excluded.answer, bytes = excluded.bytes, created_at = excluded.created_at

-- name: receipt.purge
-- Removes some expired receipts, few enough for one statement.
delete from receipt
where ctid = any (array(select ctid from receipt where created_at < now() - interval '24 hours' limit :limit
                        for update skip locked))
  and created_at < now() - interval '24 hours'
