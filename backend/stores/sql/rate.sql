-- Rate limits: when each bucket is full again, in microseconds since 1970.

-- name: rate.read
-- The requested buckets that are not full, by their index in the arrays.
select wanted.place, (extract(epoch from b.full_at) * 1000000)::bigint
from organization o,
     unnest(:tokens::bigint[], :addresses::text[]) with ordinality as wanted (token, address, place)
join rate_bucket b on b.token = wanted.token
where o.organization = :organization and b.organization = :organization
  and b.address = case wanted.address when '' then ''::bytea
                  else sha256(o.voter_salt || convert_to(wanted.address, 'UTF8')) end

-- name: rate.write
insert into rate_bucket (organization, token, address, full_at)
select o.organization, written.token,
       case written.address when '' then ''::bytea
       else sha256(o.voter_salt || convert_to(written.address, 'UTF8')) end,
       timestamptz 'epoch' + written.full_at * interval '1 microsecond'
from organization o,
     unnest(:tokens::bigint[], :addresses::text[], :full_at::bigint[]) as written (token, address, full_at)
where o.organization = :organization
on conflict (organization, token, address) do update set full_at = excluded.full_at

-- name: rate.purge
-- Full buckets need no row.
delete from rate_bucket
where ctid = any (array(select ctid from rate_bucket where full_at < now() limit :limit
                        for update skip locked))
  and full_at < now()
