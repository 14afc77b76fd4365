-- Memberships and records that were there before 0037 get the language of their item, in parts, so that writers of older backends wait
-- for one part and not for all: the migrator runs this file again, in a transaction of its own each time, while its last statement
-- returns a row. Triggers give new rows their language meanwhile.

create table if not exists language_walk ( -- how far the parts got; it goes with the last one
    organization bigint primary key,
    feedback bigint not null
);

do $$
declare
    reached record;
    organizations bigint[];
    items bigint[];
    languages text[];
begin
    select coalesce(max(organization), 0) as organization, coalesce(max(feedback), 0) as feedback into reached from language_walk;
    select array_agg(organization), array_agg(feedback), array_agg(language)
    into organizations, items, languages
    from (select organization, feedback, language_of(lexemes) as language
          from feedback_search
          where (organization, feedback) > (reached.organization, reached.feedback)
          order by organization, feedback
          limit 1000) part;
    if items is null then
        drop table language_walk;
        return;
    end if;
    perform give_languages(organizations, items, languages);
    delete from language_walk;
    insert into language_walk values (organizations[cardinality(items)], items[cardinality(items)]);
end $$;

select 'unfinished' where to_regclass('language_walk') is not null;
