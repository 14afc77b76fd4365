-- Records that were there before 0041 are counted by tag and buffer, in parts, so that writers of older backends wait for one part
-- and not for all. The migrator runs this file again, in a transaction of its own each time, while its last statement returns a row.

do $$
declare
    reached record;
begin
    select organization, feedback into reached from tag_walk;
    with part as materialized (
        select organization, feedback, tags, language, state, snoozed_until is not null as snoozed, coalesce(owner, 0) as owner,
               is_duplicate
        from feedback_triage
        where (organization, feedback) > (reached.organization, reached.feedback)
        order by organization, feedback
        limit 1000
    ), counted as (
        insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
        select p.organization, t.tag, m.buffer, l.language, p.state, p.snoozed, p.owner, p.is_duplicate, count(*)
        from part p
        cross join lateral unnest(p.tags) as t (tag)
        join feedback_buffer m on m.organization = p.organization and m.feedback = p.feedback
        cross join lateral (values (''), (p.language)) as l (language)
        where l.language is not null
        group by 1, 2, 3, 4, 5, 6, 7, 8
        on conflict (organization, tag, buffer, language, state, snoozed, owner, duplicate)
        do update set items = c.items + excluded.items
    )
    update tag_walk w
    set organization = n.organization, feedback = n.feedback
    from (select organization, feedback from part order by organization desc, feedback desc limit 1) n;
    if not found then -- all are counted, and no trigger has to ask any more
        create or replace function tags_in_buffers(of_organization bigint, of_feedback bigint, of_tags text[])
        returns table (tag text) language sql stable as 'select '''' union all select t.tag from unnest(of_tags) as t (tag)';
        drop table tag_walk;
    end if;
end $$;

select 'unfinished' where to_regclass('tag_walk') is not null;
