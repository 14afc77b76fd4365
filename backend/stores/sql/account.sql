-- Organizations, members and tokens.

-- name: organization.create
insert into organization (organization, name, slug, feedback_limit, created_at, change)
values (:id, :name, :slug, :feedback_limit, :now, 1)

-- name: organization.createState
insert into organization_state (organization, change, next_id) values (:id, 1, 0)

-- name: organization.list
select o.organization, o.name, o.slug, o.created_at, o.feedback_limit, s.feedback_created, s.feedback,
       o.ai_routing_enabled, o.auto_create_buffers
from organization o join organization_state s on s.organization = o.organization
order by o.organization

-- name: organization.bySlug
select o.organization, o.name, o.slug, o.created_at, o.feedback_limit, s.feedback_created, s.feedback,
       o.ai_routing_enabled, o.auto_create_buffers
from organization o join organization_state s on s.organization = o.organization
where o.slug = :slug

-- name: organization.set
update organization
set name = :name, feedback_limit = :feedback_limit, ai_routing_enabled = :ai_routing_enabled,
    auto_create_buffers = :auto_create_buffers, change = :change
where organization = :organization

-- name: organization.lockSlugs
select pg_advisory_xact_lock(7483647229)

-- name: organization.now
select floor(extract(epoch from clock_timestamp()) * 1000)::bigint

-- name: member.list
select id, name, email, role, created_at, updated_at
from member
where organization = :organization
order by id desc

-- name: member.byEmail
select id, name, email, role, created_at, updated_at
from member
where organization = :organization and lower(email) = lower(:email)

-- name: member.insert
insert into member (organization, id, name, email, role, created_at, updated_at, change)
values (:organization, :id, :name, :email, :role, :now, :now, :change)

-- name: token.insert
-- A read-only token is stored under another hash, so that a backend that knows no read-only tokens, which runs beside this
-- one during an upgrade, refuses it instead of letting it write.
insert into token (organization, id, member, created_by, name, kind, hash, last_four, allowed_origins, read_only,
                   expires_at, lifetime, created_at)
values (:organization, :id, :member, :created_by, :name, :kind,
        case when :read_only then sha256('read-only:'::bytea || decode(:hash, 'hex')) else decode(:hash, 'hex') end,
        :last_four, :allowed_origins::text[],
        :read_only, :expires_at, :expires_at::timestamptz - :now::timestamptz, :now)

-- name: token.list
select t.id, t.name, t.kind, t.last_four, array_to_json(t.allowed_origins), m.email, t.created_at, t.last_used_at,
       t.expires_at, t.read_only
from token t join member m on m.organization = t.organization and m.id = t.member
where t.organization = :organization and t.revoked_at is null
order by t.id desc

-- name: token.byId
-- Across organizations, for operators: identifiers are practically unique.
select organization, id, name from token where id = :id and revoked_at is null

-- name: token.revoke
update token set revoked_at = :now
where organization = :organization and id = :id and revoked_at is null

-- name: token.callers
-- The callers of tokens, each with the place of its token in the list. Times are in milliseconds.
select asked.place, t.organization, o.slug, m.id, m.name, m.role, t.id, t.kind, array_to_json(t.allowed_origins),
       t.read_only, s.access_ends, floor(extract(epoch from t.expires_at) * 1000)::bigint,
       ceil(extract(epoch from clock_timestamp()) * 1000)::bigint
from unnest(:hashes::text[]) with ordinality as asked (hash, place)
-- Limits let each row be looked up by its key, also by a plan that was made while there were few.
cross join lateral (select * from token t
                    where t.hash = any (array[decode(asked.hash, 'hex'),
                                              sha256('read-only:'::bytea || decode(asked.hash, 'hex'))])
                      and t.revoked_at is null
                    limit 2) t
cross join lateral (select * from member m where m.organization = t.organization and m.id = t.member limit 1) m
cross join lateral (select slug from organization o where o.organization = t.organization limit 1) o
cross join lateral (select access_ends from organization_state s where s.organization = t.organization limit 1) s

-- name: token.revokedAmong
select asked.id
from unnest(:ids::bigint[]) as asked (id)
where not exists (
    select
    from token t
    join member m on m.organization = t.organization and m.id = t.member
    where t.organization = :organization and t.id = asked.id and t.revoked_at is null
      and (t.expires_at is null or t.expires_at > clock_timestamp()))

-- name: token.used
update token t set last_used_at = now()
from unnest(:organizations::bigint[], :ids::bigint[]) as u (organization, id)
where t.organization = u.organization and t.id = u.id

-- name: account.changed
-- Notifies every backend that the organization's tokens have changed.
select pg_notify('triage_account', :organization::text)

-- name: report.list
select r.organization, o.slug, r.id, m.email, r.message, r.context, r.created_at
from report r
join organization o on o.organization = r.organization
left join member m on m.organization = r.organization and m.id = r.member
order by r.created_at desc, r.id desc
limit :limit

-- name: report.insert
insert into report (organization, id, member, message, context, created_at)
values (:organization, :id, :member, :message, :context::json, :now)
