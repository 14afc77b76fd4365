-- Imports: what each made and what it can be undone by, and items that are older than those that are there already.

create table import (
    organization bigint not null,
    id bigint not null,
    member bigint, -- who imports; null: an operator
    source text not null,
    state text not null check (state in ('running', 'done', 'undoing', 'undone')),
    line bigint not null default 0, -- the last line of the file that is done
    created bigint not null default 0,
    unchanged bigint not null default 0,
    failed bigint not null default 0,
    removed bigint not null default 0,
    kept bigint not null default 0,
    problems json not null default '[]',
    created_at timestamptz not null,
    ended_at timestamptz,
    due_at timestamptz, -- of undoing: the lease of whoever does it
    primary key (organization, id)
) with (fillfactor = 50);
create index import_due on import (due_at) where state = 'undoing';

-- What imports made, and by which names of elsewhere it is known. A row goes with what it stands for.
create table import_row (
    organization bigint not null,
    kind text not null check (kind in ('feedback', 'buffer', 'target')),
    id bigint not null,
    import bigint not null,
    external_id text,
    change bigint not null, -- the one that made it: what people did came later
    made_at timestamptz not null,
    kept boolean not null default false, -- undoing left it, as people had worked on it
    primary key (organization, kind, id)
);
create unique index import_row_external on import_row (organization, external_id) where external_id is not null;
create index import_row_import on import_row (organization, import, kind, id);

create function forget_imported() returns trigger language plpgsql as $$
begin
    delete from import_row r
    using old_rows o
    where r.organization = o.organization and r.kind = 'feedback' and r.id = o.id;
    return null;
end $$;

create trigger imported_deleted after delete on feedback
    referencing old table as old_rows for each statement execute function forget_imported();

-- An author who is no member here.
alter table note
    add column author_name text,
    add column author_email text;

-- Identifiers grow with the time at which an item was created, also where it is stored later: an imported item of last
-- year gets an identifier of last year. What lists keep in mind of ranks and totals holds only for as long as everything
-- that is stored is newer than what is there; how many items were not is counted here.
alter table organization_state add column late_feedback bigint not null default 0;

create or replace function count_feedback_inserted() returns trigger language plpgsql as $$
begin
    update organization_state s
    set feedback = s.feedback + n.feedback, needs_review = s.needs_review + n.needs_review,
        pending = s.pending + n.pending, failed = s.failed + n.failed, skipped = s.skipped + n.skipped,
        assigned = s.assigned + n.assigned, unassigned = s.unassigned + n.unassigned,
        late_feedback = s.late_feedback + n.late,
        text_change = case when n.late > 0 then s.change else s.text_change end
    from (select r.organization, count(*) as feedback, count(*) filter (where r.needs_review) as needs_review,
                 count(*) filter (where r.routing_status = 'pending') as pending,
                 count(*) filter (where r.routing_status = 'failed') as failed,
                 count(*) filter (where r.routing_status = 'skipped') as skipped,
                 count(*) filter (where r.live_buffers > 0) as assigned,
                 count(*) filter (where r.live_buffers = 0 and r.routing_status <> 'pending') as unassigned,
                 -- A transaction takes its identifiers from a block of 4096 that ends at next_id.
                 count(*) filter (where r.id < o.next_id - 4096) as late
          from new_rows r
          join organization_state o on o.organization = r.organization
          group by r.organization) n
    where s.organization = n.organization;
    insert into feedback_stretch as s (organization, began_at, feedback, first_id, last_id)
    select organization, stretch_of(created_at), count(*), min(id), max(id)
    from new_rows
    group by organization, stretch_of(created_at)
    on conflict (organization, began_at)
    do update set feedback = s.feedback + excluded.feedback, first_id = least(s.first_id, excluded.first_id),
                  last_id = greatest(s.last_id, excluded.last_id);
    return null;
end $$;

-- Notes that come many at a time are counted for plots together, as everything else is.

create function statistics_of_notes() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(n.organization), array_agg(n.feedback), array_agg(n.created_at))
    from new_rows n
    left join statistics_item p on p.organization = n.organization and p.feedback = n.feedback
    where n.kind = 'note' and n.member is not null and p.acted_at is null
    having count(*) > 0;
    return null;
end $$;

drop trigger statistics_note on note;
drop function statistics_of_note();
create trigger statistics_notes after insert on note
    referencing new table as new_rows for each statement execute function statistics_of_notes();
