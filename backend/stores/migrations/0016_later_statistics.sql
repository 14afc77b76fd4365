-- A transaction that changes many items in several steps counts them once, at its end: until then what is counted waits.

alter function count_statistics(bigint[], bigint[], timestamptz[], boolean) rename to count_statistics_now;

create function count_statistics(of_organizations bigint[], items bigint[], acts timestamptz[] default null,
                                 are_gone boolean default false) returns void language plpgsql as $$
begin
    if are_gone or current_setting('triage.statistics', true) is distinct from 'later' then
        perform count_statistics_now(of_organizations, items, acts, are_gone);
    end if;
end $$;
