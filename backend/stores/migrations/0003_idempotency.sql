-- What makes it safe to send a request again, and how fast feedback may come in. As before: keys start with the
-- organization, times come from the database's clock.

-- The answer to a request that came with an Idempotency-Key, written in the transaction of what the request did. Only
-- hashes are kept of the key and the body, and the answer is encrypted under the key, which is not kept.
create table receipt (
    organization bigint not null,
    key bytea not null, -- SHA-256 of the path and the key
    body bytea not null, -- SHA-256 of the request's body
    answer bytea not null,
    created_at timestamptz not null,
    primary key (organization, key)
);
alter table receipt alter column answer set storage external; -- what is encrypted cannot be compressed
create index receipt_age on receipt (created_at);

-- How full the buckets of the rate limits are, as the time at which each is full again; one that is missing is full.
-- Used and written under the organization's lock.
create table rate_bucket (
    organization bigint not null,
    token bigint not null,
    address bytea not null, -- salted SHA-256 of a client's address; empty: the token's own bucket
    full_at timestamptz not null,
    primary key (organization, token, address)
) with (fillfactor = 50);
create index rate_bucket_age on rate_bucket (full_at);
