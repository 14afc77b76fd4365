-- Members, their tokens, and what makes their requests safe to repeat and slow enough.

create table member (
    organization bigint not null,
    id bigint not null,
    name text not null,
    email text not null,
    role text not null check (role in ('admin', 'member')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    change bigint not null,
    primary key (organization, id)
);
comment on table member is 'The people of an organization.';
create unique index member_email on member (organization, lower(email));
create index member_change on member (organization, change, id);

create table token (
    organization bigint not null,
    id bigint not null,
    member bigint not null, -- the one that it represents
    created_by bigint, -- null: the same member; the creator may have been removed since
    name text not null,
    kind text not null check (kind in ('full_access', 'widget')),
    read_only boolean not null default false, -- it reads what its member may read and changes nothing
    hash bytea not null, -- SHA-256 of the token; the token itself is never stored
    last_four text not null,
    allowed_origins text[] not null default '{}',
    created_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz,
    expires_at timestamptz, -- null: not by itself
    lifetime interval, -- that it was created for, and that its successors have
    primary key (organization, id),
    foreign key (organization, member) references member (organization, id) on delete cascade
);
comment on table token is 'The access tokens of members and of widgets.';
create index token_by_hash on token (hash);
create index token_by_member on token (organization, member);

create function token_ended() returns trigger language plpgsql as $$
begin
    if tg_op = 'DELETE' or new.revoked_at is not null or new.expires_at is distinct from old.expires_at then
        update organization_state set access_ends = access_ends + 1 where organization = old.organization;
    end if;
    return null;
end $$;
comment on function token_ended is
    'Counts that a token was revoked or removed, or ends at another time, so that no backend trusts a caller that it remembers.';

create trigger token_ended after delete or update of revoked_at, expires_at on token for each row execute function token_ended();

create function member_changed() returns trigger language plpgsql as $$
begin
    if tg_op = 'DELETE' or new.role <> old.role then
        update organization_state set access_ends = access_ends + 1 where organization = old.organization;
    end if;
    if tg_op = 'DELETE' then
        perform views_leave_member(old.organization, old.id);
    end if;
    return null;
end $$;
comment on function member_changed is
    'Counts that a member was removed or has another role, as token_ended() does, and lets views follow a removed one.';

create trigger member_changed after delete or update of role on member for each row execute function member_changed();

create function roles_of_tokens(of_organization bigint, tokens bigint[]) returns text language plpgsql volatile as $$
declare
    roles text := '';
    present_role text;
begin
    for i in 1 .. cardinality(tokens) loop
        select m.role into present_role
        from token t join member m on m.organization = t.organization and m.id = t.member
        where t.organization = of_organization and t.id = tokens[i] and t.revoked_at is null
          and (t.expires_at is null or t.expires_at > clock_timestamp());
        roles := roles || case when i > 1 then ',' else '' end || coalesce(present_role, '');
    end loop;
    return roles;
end $$;
comment on function roles_of_tokens is
    'Returns the present roles of the members of tokens, in their order, separated by commas; empty for a token that does not '
    'exist, is revoked or has expired. It is volatile, so that a statement that has waited for a lock finds what was committed meanwhile.';

-- Only hashes are kept of the key and the body, and the answer is encrypted under the key, which is not kept.
create table receipt (
    organization bigint not null,
    key bytea not null, -- SHA-256 of the path and the key
    body bytea not null, -- SHA-256 of the request's body
    answer bytea not null,
    bytes integer not null, -- of the answer, as the limit of an organization counts them
    created_at timestamptz not null,
    primary key (organization, key)
);
alter table receipt alter column answer set storage external; -- what is encrypted cannot be compressed
comment on table receipt is
    'The answers to requests with an Idempotency-Key, each written in the transaction of what the request did.';
create index receipt_age on receipt (created_at);

create table receipt_total (
    organization bigint primary key,
    bytes bigint not null
) with (fillfactor = 50);
comment on table receipt_total is 'The bytes of the receipts of an organization.';

create function count_receipts() returns trigger language plpgsql as $$
declare
    max_bytes constant bigint := 32 * 1024 * 1024;
    changed record;
begin
    if tg_op = 'UPDATE' then -- an expired one was replaced
        update receipt_total t set bytes = t.bytes + n.bytes
        from (select organization, sum(bytes) as bytes
              from (select organization, bytes from new_rows
                    union all
                    select organization, -bytes from old_rows) r
              group by 1) n
        where t.organization = n.organization;
        return null;
    end if;
    if tg_op = 'DELETE' then
        update receipt_total t set bytes = t.bytes - gone.bytes
        from (select k.organization, s.bytes
              from receipt_total k
              join (select organization, sum(bytes) as bytes from old_rows group by 1) s
                  on s.organization = k.organization
              order by k.organization
              for update of k) gone
        where t.organization = gone.organization;
        return null;
    end if;
    insert into receipt_total as t (organization, bytes)
    select organization, sum(bytes) from new_rows group by 1
    on conflict (organization) do update set bytes = t.bytes + excluded.bytes;
    for changed in select t.organization, t.bytes
                   from receipt_total t
                   where t.organization in (select organization from new_rows) and t.bytes > max_bytes loop
        -- Those that are being removed by age are left alone.
        delete from receipt
        where ctid = any (array(
            select r.ctid
            from (select key, sum(bytes) over (order by created_at, key) - bytes as before
                  from receipt
                  where organization = changed.organization) oldest
            join receipt r on r.organization = changed.organization and r.key = oldest.key
            where oldest.before < changed.bytes - max_bytes / 8 * 7
            for update of r skip locked));
    end loop;
    return null;
end $$;
comment on function count_receipts is
    'Keeps receipt_total; at the limit it removes the oldest eighth of the receipts, so that this is rare.';

create trigger receipts_inserted after insert on receipt
    referencing new table as new_rows
    for each statement execute function count_receipts();
create trigger receipts_updated after update on receipt
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_receipts();
create trigger receipts_deleted after delete on receipt
    referencing old table as old_rows
    for each statement execute function count_receipts();

create table rate_bucket (
    organization bigint not null,
    token bigint not null,
    address bytea not null, -- salted SHA-256 of a client's address; empty: the token's own bucket
    full_at timestamptz not null,
    primary key (organization, token, address)
) with (fillfactor = 50);
comment on table rate_bucket is
    'How full the buckets of the rate limits are, as the time at which each is full again; one that is missing is full.';
create index rate_bucket_age on rate_bucket (full_at);
