-- The removal of an organization.

-- name: removal.tables
-- The tables of organizations in the order in which their rows can be deleted: tokens first, which end all access, then
-- webhooks, which would be sent the rest, then each table before those that it refers to. Statistics come last: without them all
-- items that are left would be counted once more.
with recursive owned as (
    select c.oid, c.relname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('organization', 'organization_state')
), walk as (
    select oid, 0 as depth from owned
    union
    select r.confrelid, w.depth + 1
    from walk w
    join pg_constraint r on r.conrelid = w.oid and r.contype = 'f' and r.confrelid <> r.conrelid
)
select quote_ident(o.relname)
from owned o
join walk w on w.oid = o.oid
group by o.relname
order by o.relname <> 'token', o.relname <> 'webhook', o.relname like 'statistics%', max(w.depth), o.relname
