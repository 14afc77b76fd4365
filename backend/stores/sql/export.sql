-- Data for exports, with names instead of identifiers for entities that another organization knows by name.

-- name: export.buffers
select id, name, slug, description, icon, routing_instructions, needs_review, created_at, updated_at
from buffer
where organization = :organization and deleted_at is null
order by id

-- name: export.feedback
-- Items by identifier, in the given order, with all their data as JSON.
select f.id, r.external_id, f.title, f.description, f.submitted_by, f.client, f.needs_review, f.routing_status,
       f.created_at, f.updated_at,
       (select '[' || coalesce(string_agg(row_to_json(x)::text, ',' order by x.buffer), '') || ']'
        from (select b.slug as buffer, m.by_hand, m.confidence,
                     to_char(m.assigned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as assigned_at
              from feedback_buffer m
              join buffer b on b.organization = m.organization and b.id = m.buffer and b.deleted_at is null
              where m.organization = f.organization and m.feedback = f.id) x) as buffers,
       (select '[' || coalesce(string_agg('{"type":"' || t.type || '","metadata":' || t.metadata::text || '}', ','
                                          order by p.position, t.id), '') || ']'
        from feedback_target p
        join target t on t.organization = p.organization and t.id = p.target
        where p.organization = f.organization and p.feedback = f.id) as targets,
       (select '[' || coalesce(string_agg(row_to_json(x)::text, ',' order by n.id), '') || ']'
        from note n
        left join member m on m.organization = n.organization and m.id = n.member
        cross join lateral (
            select n.text, n.kind, n.activity, case when n.member is null then 'system' else wire_id(n.member) end as author_id,
                   coalesce(m.name, n.author_name) as author_name, coalesce(m.email, n.author_email) as author_email,
                   to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at) x
        where n.organization = f.organization and n.feedback = f.id) as notes,
       t.state, t.state_changed_at, o.email, t.snoozed_until, array_to_json(t.tags),
       (select coalesce(original.external_id, wire_id(t.duplicate_of))
        from (select 1) as one
        left join import_row original on original.organization = t.organization and original.kind = 'feedback'
             and original.id = t.duplicate_of)
from feedback f
left join feedback_triage t on t.organization = f.organization and t.feedback = f.id
left join member o on o.organization = t.organization and o.id = t.owner
left join import_row r on r.organization = f.organization and r.kind = 'feedback' and r.id = f.id
where f.organization = :organization and f.id = any (:ids::bigint[])
order by f.id
