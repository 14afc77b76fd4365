-- The key that seals the secrets of webhooks.

-- name: secretKey.find
select fingerprint from secret_key

-- name: secretKey.claim
-- The update changes nothing: it makes the row of another server visible.
insert into secret_key (fingerprint) values (:fingerprint)
on conflict (is_only) do update set fingerprint = secret_key.fingerprint
returning fingerprint

-- name: secretKey.replace
insert into secret_key (fingerprint) values (:fingerprint)
on conflict (is_only) do update set fingerprint = excluded.fingerprint
