-- Questions about the feedback, the queue of those that wait for an answer, and the answers.

create table research (
    organization bigint not null,
    id bigint not null,
    member bigint, -- who asked
    question text not null,
    buffer bigint, -- limits what is looked at; so do the two times
    created_after timestamptz,
    created_before timestamptz,
    status text not null default 'pending' check (status in ('pending', 'answered', 'failed')),
    answer text,
    themes json not null default '[]', -- as the API shows them
    citations json not null default '[]',
    items_considered bigint not null default 0,
    answered_by text,
    error text,
    created_at timestamptz not null,
    answered_at timestamptz,
    change bigint not null,
    primary key (organization, id)
);

-- One row per question that waits for its answer; due_at is the lease of whoever works on it, as in routing_job.
create table research_job (
    organization bigint not null,
    research bigint not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    last_error text,
    primary key (organization, research)
) with (fillfactor = 50);
create index research_job_due on research_job (due_at);

-- Which items an answer names or quotes: what is deleted for good must not live on in an answer.
create table research_source (
    organization bigint not null,
    feedback bigint not null,
    research bigint not null,
    primary key (organization, feedback, research)
);
create index research_source_research on research_source (organization, research);

-- An identifier as the API shows it: 13 characters of Crockford's base 32.
create function wire_id(id bigint) returns text language sql immutable as $$
    select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', ((id >> (5 * (12 - n))) & 31)::integer + 1, 1), ''
                      order by n)
    from generate_series(0, 12) as n
$$;

-- The answers that name items which are gone: without their quotes, and without them among the items of a theme.
create function forget_sources() returns trigger language plpgsql as $$
begin
    with gone as (
        delete from research_source s
        using old_rows o
        where s.organization = o.organization and s.feedback = o.id
        returning s.organization, s.research, wire_id(s.feedback) as feedback
    ), touched as (
        select organization, research, array_agg(feedback) as feedback from gone group by organization, research
    )
    update research r
    set citations = (select coalesce(json_agg(c.citation order by c.place), '[]')
                     from json_array_elements(r.citations) with ordinality as c (citation, place)
                     where c.citation ->> 'feedback_id' <> all (t.feedback)),
        themes = (select coalesce(json_agg(json_build_object('label', m.theme -> 'label', 'count', kept.number,
                                                             'feedback_ids', kept.ids) order by m.place), '[]')
                  from json_array_elements(r.themes) with ordinality as m (theme, place),
                       lateral (select count(*) as number, coalesce(json_agg(i.id order by i.place), '[]') as ids
                                from json_array_elements_text(m.theme -> 'feedback_ids') with ordinality
                                     as i (id, place)
                                where i.id <> all (t.feedback)) as kept
                  where kept.number > 0)
    from touched t
    where r.organization = t.organization and r.id = t.research;
    return null;
end $$;

create trigger research_sources_deleted after delete on feedback
    referencing old table as old_rows for each statement execute function forget_sources();

-- The items that a term is found in, up to a number of them, through the index of texts and never along the items: how
-- many there are cannot be known when the statement is planned.
create function items_with(of_organization bigint, term tsquery, most integer) returns setof bigint
language plpgsql stable rows 1000
set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
    return query
    select s.feedback
    from feedback_search s
    where s.organization = of_organization and s.lexemes @@ term
    limit most;
end $$;
