-- The languages of texts. The search index has the language of each text as a lexeme: @de, or @und where it is unknown. A text
-- without one was indexed by an earlier version; a background job indexes it again. No word begins with an @.

create table language_total (
    organization bigint not null,
    language text collate "C" not null, -- ISO 639-1; und: unknown
    feedback bigint not null,
    primary key (organization, language)
) with (fillfactor = 50);

create table statistics_language (
    organization bigint not null,
    day date not null, -- on which the feedback was created, in UTC
    language text collate "C" not null,
    feedback bigint not null,
    primary key (organization, day, language)
) with (fillfactor = 50);

-- Null if nobody told it yet.
create function language_of(lexemes tsvector) returns text language sql immutable strict parallel safe
    return (select substring(lexeme from 2) from unnest(tsvector_to_array(lexemes)) as l (lexeme)
            where lexeme like '@%' limit 1);

-- The day of an identifier (common/domain/idtime.h): milliseconds since 2025 above 21 bits; below the first of these are the
-- identifiers of 2025, above 18 bits, and before them those of earlier times, above 15 bits.
create function day_of_id(id bigint) returns date language sql immutable strict parallel safe
    return day_of(to_timestamp(case when id >= 31536000000::bigint << 21 then 1735689600000 + (id >> 21)
                                    when id >= 1735689600000::bigint << 15
                                        then 1735689600000 + ((id - (1735689600000::bigint << 15)) >> 18)
                                    else id >> 15
                               end / 1000.0));

-- Adds up the steps of counts; elements of the same index belong together.
create function add_languages(of_organizations bigint[], items bigint[], languages text[], steps integer[]) returns void
language sql as $$
    with step as materialized (
        select organization, day_of_id(item) as day, language, sum(step) as feedback
        from unnest(of_organizations, items, languages, steps) as s (organization, item, language, step)
        where language is not null
        group by 1, 2, 3
        having sum(step) <> 0
    ), totals as (
        insert into language_total as t (organization, language, feedback)
        select organization, language, sum(feedback) from step group by 1, 2
        on conflict (organization, language) do update set feedback = t.feedback + excluded.feedback
    )
    insert into statistics_language as t (organization, day, language, feedback)
    select organization, day, language, feedback from step
    on conflict (organization, day, language) do update set feedback = t.feedback + excluded.feedback
$$;

create function count_languages() returns trigger language plpgsql as $$
begin
    if tg_op = 'INSERT' then
        perform add_languages(array_agg(organization), array_agg(feedback), array_agg(language_of(lexemes)), array_agg(1))
        from new_rows;
    elsif tg_op = 'DELETE' then
        perform add_languages(array_agg(organization), array_agg(feedback), array_agg(language_of(lexemes)), array_agg(-1))
        from old_rows;
    else
        perform add_languages(array_agg(organization), array_agg(feedback), array_agg(language), array_agg(step))
        from (select organization, feedback, language_of(lexemes) as language, 1 as step from new_rows
              union all
              select organization, feedback, language_of(lexemes), -1 from old_rows) changed;
    end if;
    return null;
end $$;
create trigger languages_created after insert on feedback_search
    referencing new table as new_rows
    for each statement execute function count_languages();
create trigger languages_updated after update on feedback_search
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_languages();
create trigger languages_deleted after delete on feedback_search
    referencing old table as old_rows
    for each statement execute function count_languages();
