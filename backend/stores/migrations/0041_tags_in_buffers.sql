-- A tag in a buffer is counted like a tag and like a buffer, so that such a list has its exact total at any size. Records that are
-- there already are counted in parts (0042). Until a part has reached a record, nothing counts it by tag and buffer; from then on,
-- triggers do. Every writer and every part has the lock of the organization, so that nothing is counted twice or left out.

create table tag_walk ( -- the last record that was reached; it goes with the last part
    organization bigint not null,
    feedback bigint not null
);
insert into tag_walk values (0, 0);

-- By which tags a record is counted in a buffer; empty: of any.
create function tags_in_buffers(of_organization bigint, of_feedback bigint, of_tags text[]) returns table (tag text)
language sql stable as $$
    select ''
    union all
    select t.tag from unnest(of_tags) as t (tag)
    where not exists (select from tag_walk w where (w.organization, w.feedback) < (of_organization, of_feedback))
$$;

-- Where a record is counted.
create or replace function triage_cells(of_organization bigint, of_feedback bigint, of_tags text[], of_language text)
returns table (tag text, buffer bigint, language text) language sql stable as $$
    select c.tag, c.buffer, l.language
    from (select '' as tag, 0::bigint as buffer
          union all
          select t.tag, 0 from unnest(of_tags) as t (tag)
          union all
          select b.tag, m.buffer
          from feedback_buffer m
          cross join lateral tags_in_buffers(of_organization, of_feedback, of_tags) b
          where m.organization = of_organization and m.feedback = of_feedback) c
    cross join (values (''), (of_language)) as l (language)
    where l.language is not null
$$;

-- The counts by one tag or by one buffer. Older backends read all counts of a tag as those of any buffer.
create or replace view triage_total as
select organization, tag, buffer, state, snoozed, owner, items, duplicate
from record_total
where language = '' and (tag = '' or buffer = 0);

create or replace function count_triage_joined() returns trigger language plpgsql as $$
begin
    insert into record_total as c (organization, tag, buffer, language, state, snoozed, owner, duplicate, items)
    select t.organization, b.tag, m.buffer, l.language, t.state, t.snoozed_until is not null, coalesce(t.owner, 0), t.is_duplicate,
           count(*)
    from new_rows m
    join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
    cross join lateral tags_in_buffers(t.organization, t.feedback, t.tags) b
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
    from (select t.organization, b.tag, m.buffer, l.language, t.state, t.snoozed_until is not null as snoozed,
                 coalesce(t.owner, 0) as owner, t.is_duplicate as duplicate, count(*) as items
          from old_rows m
          join feedback_triage t on t.organization = m.organization and t.feedback = m.feedback
          cross join lateral tags_in_buffers(t.organization, t.feedback, t.tags) b
          cross join lateral (values (''), (t.language)) as l (language)
          where l.language is not null
          group by 1, 2, 3, 4, 5, 6, 7, 8) n
    where c.organization = n.organization and c.tag = n.tag and c.buffer = n.buffer and c.language = n.language
      and c.state = n.state and c.snoozed = n.snoozed and c.owner = n.owner and c.duplicate = n.duplicate;
    if found then
        perform forget_empty_triage_totals(array(select distinct organization from old_rows));
    end if;
    return null;
end $$;
