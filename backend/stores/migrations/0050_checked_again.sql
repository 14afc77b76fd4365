-- What was true when a change began is looked at again under the organization's lock.

-- Set by the first part of a removal, which is final: from then on the thing is not found.
alter table buffer add column purging_at timestamptz;
alter table tag_change add column purging_at timestamptz;

-- How often a token, a member or a role of the organization ended. Who knew a caller at this number knows it still.
alter table organization_state add column access_ends bigint not null default 0;

create function count_access_ends() returns trigger language plpgsql as $$
begin
    update organization_state set access_ends = access_ends + 1 where organization = old.organization;
    return null;
end $$;
create trigger token_revoked after update of revoked_at on token
    for each row when (new.revoked_at is not null) execute function count_access_ends();
create trigger token_deleted after delete on token for each row execute function count_access_ends();
create trigger role_changed after update of role on member
    for each row when (new.role <> old.role) execute function count_access_ends();
create trigger member_removed after delete on member for each row execute function count_access_ends();

-- The present roles of the members of tokens, in the order of the tokens, separated by commas; empty for a token that does
-- not exist or is revoked. It is volatile, so that a statement that has waited for a lock finds what was committed meanwhile.
create function roles_of_tokens(of_organization bigint, tokens bigint[]) returns text language plpgsql volatile as $$
declare
    roles text := '';
    present_role text;
begin
    for i in 1 .. cardinality(tokens) loop
        select m.role into present_role
        from token t join member m on m.organization = t.organization and m.id = t.member
        where t.organization = of_organization and t.id = tokens[i] and t.revoked_at is null;
        roles := roles || case when i > 1 then ',' else '' end || coalesce(present_role, '');
    end loop;
    return roles;
end $$;
