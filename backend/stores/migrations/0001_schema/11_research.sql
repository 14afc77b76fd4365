-- Questions about the feedback, and what models of language and of meaning are used for.

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
comment on table research is 'Questions about the feedback, and their answers.';

create function research_answered() returns trigger language plpgsql as $$
begin
    insert into webhook_event (organization, event, subject)
    select s.organization, 'research.answered', new.id
    from organization_state s
    where s.organization = new.organization and s.webhook_events && '{*,research.answered}'::text[];
    return null;
end $$;
comment on function research_answered is 'Records research.answered.';

create trigger research_answered after update of status on research for each row
    when (old.status <> new.status and new.status = 'answered') execute function research_answered();

create table research_job (
    organization bigint not null,
    research bigint not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    delay_seconds double precision not null default 0,
    claimed_by text,
    last_error text,
    set_aside_at timestamptz,
    primary key (organization, research),
    foreign key (organization, research) references research (organization, id) on delete cascade
) with (fillfactor = 50);
comment on table research_job is 'The questions that wait for an answer.';
create index research_job_turn on research_job (organization, due_at);
create index research_job_set_aside on research_job (organization) where set_aside_at is not null;

create table research_source (
    organization bigint not null,
    feedback bigint not null,
    research bigint not null,
    primary key (organization, feedback, research),
    foreign key (organization, research) references research (organization, id) on delete cascade
);
comment on table research_source is
    'Which items an answer names or quotes: what is deleted for good must not live on in an answer.';
create index research_source_research on research_source (organization, research);

create function forget_sources(of_organization bigint, items bigint[]) returns void language plpgsql as $$
begin
    with gone as (
        delete from research_source s
        where s.organization = of_organization and s.feedback = any (items)
        returning s.research, wire_id(s.feedback) as feedback
    ), touched as (
        select research, array_agg(feedback) as feedback from gone group by research
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
    where r.organization = of_organization and r.id = t.research;
end $$;
comment on function forget_sources is
    'Removes deleted items from the answers that name them: their quotes, and themselves among the items of a theme.';

create table language_model_usage (
    organization bigint not null,
    day date not null, -- in UTC
    calls bigint not null default 0,
    prompt_tokens bigint not null default 0,
    answer_tokens bigint not null default 0,
    reserved bigint not null default 0, -- tokens that calls in progress may use, so that together they stay within the limit
    reserved_until timestamptz not null default '-infinity',
    primary key (organization, day)
);
comment on table language_model_usage is
    'What organizations use of the language model by day: limits are kept across restarts and by all backends together.';
create index language_model_usage_age on language_model_usage (day);

create table embedding_usage (
    organization bigint not null,
    day date not null, -- in UTC
    tokens bigint not null,
    reserved bigint not null default 0, -- as in language_model_usage
    reserved_until timestamptz not null default '-infinity',
    primary key (organization, day)
) with (fillfactor = 50);
comment on table embedding_usage is 'What organizations use of the server of embeddings by day.';
create index embedding_usage_age on embedding_usage (day);

create table vector_space (
    organization bigint not null,
    id bigint generated always as identity,
    model text not null,
    version integer not null, -- of what is done with texts and vectors
    dimension integer not null,
    -- Items that changed up to here were looked at.
    seen_change bigint not null default 0,
    seen_item bigint not null default 0,
    completed_at timestamptz, -- when it first had the vectors of all items
    primary key (organization, id),
    unique (organization, model, version, dimension)
) with (fillfactor = 50);
comment on table vector_space is 'The models of which there are vectors: only vectors of one model are comparable with each other.';

create table feedback_vector (
    organization bigint not null,
    space bigint not null,
    feedback bigint not null,
    vector bytea not null,
    primary key (organization, space, feedback),
    foreign key (organization, space) references vector_space (organization, id) on delete cascade,
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade
);
comment on table feedback_vector is 'What the texts of items mean, as a direction, in a byte for each component.';
create index feedback_vector_feedback on feedback_vector (organization, feedback);

create table buffer_vector (
    organization bigint not null,
    space bigint not null,
    buffer bigint not null,
    hash text not null, -- of the texts that it was made of
    vector bytea not null,
    primary key (organization, space, buffer),
    foreign key (organization, space) references vector_space (organization, id) on delete cascade,
    foreign key (organization, buffer) references buffer (organization, id) on delete cascade
);
comment on table buffer_vector is 'What the texts of buffers mean.';
create index buffer_vector_buffer on buffer_vector (organization, buffer);
