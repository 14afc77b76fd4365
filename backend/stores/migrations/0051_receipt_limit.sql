-- The receipts of an organization have a limit in bytes: the oldest are forgotten first.

-- Null for receipts of earlier versions, which are not counted; all of them are gone after a day.
alter table receipt add column bytes integer;

create table receipt_total (
    organization bigint primary key,
    bytes bigint not null
) with (fillfactor = 50);

-- At the limit the oldest eighth is forgotten, so that this is rare.
create function count_receipts() returns trigger language plpgsql as $$
declare
    max_bytes constant bigint := 32 * 1024 * 1024;
    changed record;
begin
    if tg_op = 'DELETE' then
        update receipt_total t set bytes = t.bytes - gone.bytes
        from (select k.organization, s.bytes
              from receipt_total k
              join (select organization, sum(bytes) as bytes from old_rows where bytes is not null group by 1) s
                  on s.organization = k.organization
              order by k.organization
              for update of k) gone
        where t.organization = gone.organization;
        return null;
    end if;
    if tg_op = 'INSERT' then
        insert into receipt_total as t (organization, bytes)
        select organization, sum(bytes) from new_rows where bytes is not null group by 1
        on conflict (organization) do update set bytes = t.bytes + excluded.bytes;
    else
        insert into receipt_total as t (organization, bytes)
        select organization, sum(bytes)
        from (select organization, bytes from new_rows
              union all
              select organization, -bytes from old_rows) r
        where bytes is not null
        group by 1
        on conflict (organization) do update set bytes = t.bytes + excluded.bytes;
    end if;
    for changed in select t.organization, t.bytes
                   from receipt_total t
                   where t.organization in (select organization from new_rows) and t.bytes > max_bytes loop
        -- Those that are being removed by age are left alone.
        delete from receipt
        where ctid = any (array(
            select r.ctid
            from (select key, sum(bytes) over (order by created_at, key) - bytes as before
                  from receipt
                  where organization = changed.organization and bytes is not null) oldest
            join receipt r on r.organization = changed.organization and r.key = oldest.key
            where oldest.before < changed.bytes - max_bytes / 8 * 7
            for update of r skip locked));
    end loop;
    return null;
end $$;

create trigger receipts_inserted after insert on receipt
    referencing new table as new_rows
    for each statement execute function count_receipts();
create trigger receipts_updated after update on receipt
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_receipts();
create trigger receipts_deleted after delete on receipt
    referencing old table as old_rows
    for each statement execute function count_receipts();
