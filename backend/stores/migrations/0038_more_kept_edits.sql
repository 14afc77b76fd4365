-- More kept edits in organizations with many items. While texts of an earlier version are indexed again, each of them counts as an
-- edit: a thousand are made within seconds, and then every search counts all of its items again. That costs as much as many edits,
-- the more the more items there are.

create or replace function forget_old_edits(of_organization bigint) returns void language plpgsql as $$
declare
    oldest bigint;
begin
    select change into oldest
    from text_edit
    where organization = of_organization
    order by change desc
    offset (select greatest(1000, feedback / 50) from organization_state where organization = of_organization)
    limit 1;
    if found then
        delete from text_edit where organization = of_organization and change <= oldest;
        update organization_state
        set text_change = oldest
        where organization = of_organization and text_change < oldest;
    end if;
end $$;
