-- Lists of one language: an index in whose order they are read, and the number of items of each language by buffer and by record.
-- Memberships and records have the language of their item, so that each is counted by itself, in whatever order rows are written.
-- Nothing that takes long is done here, as readers of older backends wait for the changed tables: what is there already gets its
-- languages in parts (0039), and the index of all texts is made last (0040).

-- Null if nobody told it yet. Only the lexeme of a language begins with an @, and a quote inside of a lexeme is doubled. This is
-- one expression, which PostgreSQL evaluates in place.
create or replace function language_of(lexemes tsvector) returns text language sql immutable parallel safe
    return nullif(split_part(split_part(' ' || lexemes::text, ' ''@', 2), '''', 1), '');

alter table feedback_buffer add column language text collate "C"; -- of the item; null if nobody told it yet
create index feedback_buffer_language on feedback_buffer (organization, buffer, language, feedback) where language is not null;

create table language_buffer_total (
    organization bigint not null,
    buffer bigint not null,
    language text collate "C" not null,
    feedback bigint not null,
    primary key (organization, buffer, language)
) with (fillfactor = 50);

-- Records are counted twice: regardless of their language, and by it.
alter table feedback_triage add column language text collate "C"; -- of the item; null if nobody told it yet
alter table triage_total rename to record_total;
alter table record_total add column language text collate "C" not null default ''; -- empty: of any
alter table record_total drop constraint triage_total_pkey;
alter table record_total add primary key (organization, tag, buffer, language, state, snoozed, owner, duplicate);
alter index triage_total_none rename to record_total_none;

-- The counts regardless of language.
create view triage_total as
select organization, tag, buffer, state, snoozed, owner, items, duplicate from record_total where language = '';

create or replace function forget_empty_triage_totals(organizations bigint[]) returns void language sql as $$
    delete from record_total where organization = any (organizations) and items = 0
$$;

-- Where a record is counted.
drop function triage_cells(bigint, bigint, text[]);
create function triage_cells(of_organization bigint, of_feedback bigint, of_tags text[], of_language text)
returns table (tag text, buffer bigint, language text) language sql stable as $$
    select c.tag, c.buffer, l.language
    from (select '' as tag, 0::bigint as buffer
          union all
          select t.tag, 0 from unnest(of_tags) as t (tag)
          union all
          select '', m.buffer from feedback_buffer m where m.organization = of_organization and m.feedback = of_feedback) c
    cross join (values (''), (of_language)) as l (language)
    where l.language is not null
$$;

create or replace function count_triage_inserted() returns trigger language plpgsql as $$
begin
    insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
    select n.organization, p.tag, p.buffer, p.language, n.state, n.snoozed_until is not null, coalesce(n.owner, 0),
           n.is_duplicate, count(*)
    from new_rows n cross join lateral triage_cells(n.organization, n.feedback, n.tags, n.language) p
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (organization, tag, buffer, language, state, snoozed, owner, duplicate)
    do update set items = c.items + excluded.items;
    insert into feedback_tag (organization, tag, feedback)
    select organization, unnest(tags), feedback from new_rows;
    update feedback f
    set standing = standing_of(n.state, n.snoozed_until is not null, n.owner), change = s.change
    from new_rows n join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback;
    return null;
end $$;

-- A language that is told later changes nothing that anybody reads of the item.
create or replace function count_triage_updated() returns trigger language plpgsql as $$
begin
    insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
    select r.organization, p.tag, p.buffer, p.language, r.state, r.snoozed, r.owner, r.duplicate, sum(r.sign)
    from (select organization, feedback, tags, language, state, snoozed_until is not null as snoozed,
                 coalesce(owner, 0) as owner, is_duplicate as duplicate, 1 as sign
          from new_rows
          union all
          select organization, feedback, tags, language, state, snoozed_until is not null, coalesce(owner, 0), is_duplicate, -1
          from old_rows) r
    cross join lateral triage_cells(r.organization, r.feedback, r.tags, r.language) p
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(r.sign) <> 0
    on conflict (organization, tag, buffer, language, state, snoozed, owner, duplicate)
    do update set items = c.items + excluded.items;
    perform forget_empty_triage_totals(array(select distinct organization from new_rows));
    delete from feedback_tag t
    using (select organization, unnest(tags) as tag, feedback from old_rows
           except
           select organization, unnest(tags), feedback from new_rows) gone
    where t.organization = gone.organization and t.tag = gone.tag and t.feedback = gone.feedback;
    insert into feedback_tag (organization, tag, feedback)
    select organization, unnest(tags), feedback from new_rows
    except
    select organization, unnest(tags), feedback from old_rows;
    update feedback f
    set standing = standing_of(n.state, n.is_snoozed, n.owner), change = s.change
    from (select organization, feedback, state, snoozed_until is not null as is_snoozed, owner
          from (select organization, feedback, state, snoozed_until, owner, tags, state_changed_at, duplicate_of, duplicate_count,
                       updated_at
                from new_rows
                except
                select organization, feedback, state, snoozed_until, owner, tags, state_changed_at, duplicate_of,
                       duplicate_count, updated_at
                from old_rows) changed) n
    join organization_state s on s.organization = n.organization
    where f.organization = n.organization and f.id = n.feedback;
    return null;
end $$;

create or replace function count_triage_deleted() returns trigger language plpgsql as $$
begin
    insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
    select o.organization, p.tag, p.buffer, p.language, o.state, o.snoozed_until is not null, coalesce(o.owner, 0),
           o.is_duplicate, -count(*)
    from old_rows o cross join lateral triage_cells(o.organization, o.feedback, o.tags, o.language) p
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (organization, tag, buffer, language, state, snoozed, owner, duplicate)
    do update set items = c.items + excluded.items;
    perform forget_empty_triage_totals(array(select distinct organization from old_rows));
    delete from feedback_tag t using old_rows o
    where t.organization = o.organization and t.tag = any (o.tags) and t.feedback = o.feedback;
    return null;
end $$;

create or replace function count_triage_joined() returns trigger language plpgsql as $$
begin
    insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
    select t.organization, '', m.buffer, l.language, t.state, t.snoozed_until is not null, coalesce(t.owner, 0), t.is_duplicate,
           count(*)
    from new_rows m
    join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
    cross join lateral (values (''), (t.language)) as l (language)
    where l.language is not null
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (organization, tag, buffer, language, state, snoozed, owner, duplicate)
    do update set items = c.items + excluded.items;
    return null;
end $$;

create or replace function count_triage_left() returns trigger language plpgsql as $$
begin
    update record_total c
    set items = c.items - n.items
    from (select t.organization, m.buffer, l.language, t.state, t.snoozed_until is not null as snoozed,
                 coalesce(t.owner, 0) as owner, t.is_duplicate as duplicate, count(*) as items
          from old_rows m
          join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
          cross join lateral (values (''), (t.language)) as l (language)
          where l.language is not null
          group by 1, 2, 3, 4, 5, 6, 7) n
    where c.organization = n.organization and c.tag = '' and c.buffer = n.buffer and c.language = n.language
      and c.state = n.state and c.snoozed = n.snoozed and c.owner = n.owner and c.duplicate = n.duplicate;
    if found then
        perform forget_empty_triage_totals(array(select distinct organization from old_rows));
    end if;
    return null;
end $$;

create function count_buffer_languages() returns trigger language plpgsql as $$
begin
    if tg_op = 'INSERT' then
        insert into language_buffer_total as t (organization, buffer, language, feedback)
        select organization, buffer, language, count(*) from new_rows where language is not null group by 1, 2, 3
        on conflict (organization, buffer, language) do update set feedback = t.feedback + excluded.feedback;
    elsif tg_op = 'DELETE' then
        insert into language_buffer_total as t (organization, buffer, language, feedback)
        select organization, buffer, language, -count(*) from old_rows where language is not null group by 1, 2, 3
        on conflict (organization, buffer, language) do update set feedback = t.feedback + excluded.feedback;
    else
        insert into language_buffer_total as t (organization, buffer, language, feedback)
        select organization, buffer, language, sum(sign)
        from (select organization, buffer, language, 1 as sign from new_rows
              union all
              select organization, buffer, language, -1 from old_rows) r
        where language is not null
        group by 1, 2, 3
        having sum(sign) <> 0
        on conflict (organization, buffer, language) do update set feedback = t.feedback + excluded.feedback;
    end if;
    return null;
end $$;
create trigger languages_joined after insert on feedback_buffer
    referencing new table as new_rows for each statement execute function count_buffer_languages();
create trigger languages_moved after update on feedback_buffer
    referencing old table as old_rows new table as new_rows for each statement execute function count_buffer_languages();
create trigger languages_left after delete on feedback_buffer
    referencing old table as old_rows for each statement execute function count_buffer_languages();

-- A membership or a record takes the language of its item; one that the same statement stores gives it to them afterwards.
create function take_language() returns trigger language plpgsql as $$
begin
    new.language := (select language_of(s.lexemes) from feedback_search s
                     where s.organization = new.organization and s.feedback = new.feedback);
    return new;
end $$;
create trigger language_taken before insert on feedback_buffer for each row execute function take_language();
create trigger language_taken before insert on feedback_triage for each row execute function take_language();

create function give_languages(of_organizations bigint[], items bigint[], languages text[]) returns void language sql as $$
    update feedback_buffer m
    set language = n.language
    from unnest(of_organizations, items, languages) as n (organization, feedback, language)
    where m.organization = n.organization and m.feedback = n.feedback and m.language is distinct from n.language;
    update feedback_triage t
    set language = n.language
    from unnest(of_organizations, items, languages) as n (organization, feedback, language)
    where t.organization = n.organization and t.feedback = n.feedback and t.language is distinct from n.language;
$$;

create or replace function count_languages() returns trigger language plpgsql as $$
begin
    if tg_op = 'INSERT' then
        perform add_languages(array_agg(organization), array_agg(feedback), array_agg(language_of(lexemes)), array_agg(1))
        from new_rows;
        -- New feedback has neither.
        perform give_languages(array_agg(n.organization), array_agg(n.feedback), array_agg(language_of(n.lexemes)))
        from new_rows n
        where exists (select from feedback_buffer m where m.organization = n.organization and m.feedback = n.feedback)
           or exists (select from feedback_triage t where t.organization = n.organization and t.feedback = n.feedback)
        having count(*) > 0;
    elsif tg_op = 'DELETE' then
        perform add_languages(array_agg(organization), array_agg(feedback), array_agg(language_of(lexemes)), array_agg(-1))
        from old_rows;
    else
        perform add_languages(array_agg(organization), array_agg(feedback), array_agg(language), array_agg(step))
        from (select organization, feedback, language_of(lexemes) as language, 1 as step from new_rows
              union all
              select organization, feedback, language_of(lexemes), -1 from old_rows) changed;
        perform give_languages(array_agg(organization), array_agg(feedback), array_agg(language))
        from (select organization, feedback, language_of(lexemes) as language from new_rows
              except
              select organization, feedback, language_of(lexemes) from old_rows) changed
        having count(*) > 0;
    end if;
    return null;
end $$;
