-- Counts of what texts say outlive edits: for some minutes it is kept what an edit changed, so that who counted before
-- it need not count everything again. What was edited before the kept ones is what text_change tells, as before.

create table text_edit (
    organization bigint not null,
    change bigint not null,
    feedback bigint not null,
    client_group text,
    before tsvector not null,
    after tsvector not null,
    kept_at timestamptz not null default clock_timestamp(),
    primary key (organization, change, feedback)
);

-- Keeps the newest thousand edits of an organization, for each of them costs a search a little.
create function forget_old_edits(of_organization bigint) returns void language plpgsql as $$
declare
    oldest bigint;
begin
    select change into oldest
    from text_edit
    where organization = of_organization
    order by change desc
    offset 1000
    limit 1;
    if found then
        delete from text_edit where organization = of_organization and change <= oldest;
        update organization_state
        set text_change = oldest
        where organization = of_organization and text_change < oldest;
    end if;
end $$;

create function keep_edited_texts() returns trigger language plpgsql as $$
begin
    insert into text_edit as kept (organization, change, feedback, client_group, before, after)
    select o.organization, s.change, o.feedback, f.client_group, o.lexemes, n.lexemes
    from old_rows o
    join new_rows n on n.organization = o.organization and n.feedback = o.feedback
    join organization_state s on s.organization = o.organization
    join feedback f on f.organization = o.organization and f.id = o.feedback
    on conflict (organization, change, feedback) do update set after = excluded.after;
    perform forget_old_edits(organization) from (select distinct organization from old_rows) as n;
    return null;
end $$;

-- Of what was removed nothing stays anywhere, in no earlier edit either.
create or replace function note_text_change() returns trigger language plpgsql as $$
begin
    update organization_state s
    set text_change = s.change
    from (select distinct organization from old_rows) n
    where s.organization = n.organization and s.text_change <> s.change;
    delete from text_edit e
    using (select distinct organization from old_rows) n
    where e.organization = n.organization;
    return null;
end $$;

drop trigger texts_updated on feedback_search;
create trigger texts_updated after update on feedback_search
    referencing old table as old_rows new table as new_rows
    for each statement execute function keep_edited_texts();
