-- Tokens, as the API shows them, without revoked ones.

-- name: token.page
with page as (
    select id, name, kind, last_four, allowed_origins, member, coalesce(created_by, member) as created_by, created_at,
           last_used_at, read_only, expires_at
    from token
    where organization = :organization and revoked_at is null and id < :before
    order by id desc
    limit :limit offset :offset
)
select (select count(*) from token where organization = :organization and revoked_at is null) as total,
       page.id, page.name, page.kind,
       case page.kind when 'widget' then :widget_prefix::text else :full_access_prefix::text end as prefix,
       page.last_four, array_to_json(page.allowed_origins), page.member, page.created_by, page.created_at,
       page.last_used_at, page.read_only, page.expires_at
from (select 1) as one left join page on true
order by page.id desc

-- name: token.exists
select 1
from token
where organization = :organization and id = :id and revoked_at is null

-- name: token.find
select id, name, kind,
       case kind when 'widget' then :widget_prefix::text else :full_access_prefix::text end as prefix,
       last_four, array_to_json(allowed_origins), member, coalesce(created_by, member), created_at, last_used_at, read_only,
       expires_at
from token
where organization = :organization and id = :id and revoked_at is null

-- name: token.expire
-- A token that ends earlier by itself does so. Returns when its successor ends.
update token set expires_at = least(expires_at, :expires_at::timestamptz)
where organization = :organization and id = :id
returning :now::timestamptz + lifetime

-- name: token.restoreEnd
update token set expires_at = :expires_at
where organization = :organization and id = :id
