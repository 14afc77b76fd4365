-- Vectors of texts from a server of embeddings: what they mean, as a direction, in a byte for each component.

-- The vectors of one model are comparable with each other only.
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

create table feedback_vector (
    organization bigint not null,
    space bigint not null,
    feedback bigint not null,
    vector bytea not null,
    primary key (organization, space, feedback),
    foreign key (organization, space) references vector_space (organization, id) on delete cascade,
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade
);
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
create index buffer_vector_buffer on buffer_vector (organization, buffer);

create table embedding_usage (
    organization bigint not null,
    day date not null, -- in UTC
    tokens bigint not null,
    primary key (organization, day)
) with (fillfactor = 50);

-- The vector of a text that was changed is made again: the item is seen again, because its change number grew.
create function forget_vectors() returns trigger language plpgsql as $$
begin
    delete from feedback_vector where organization = new.organization and feedback = new.id;
    return null;
end $$;
create trigger vectors_forgotten after update of title, description on feedback for each row
    when (old.title is distinct from new.title or old.description is distinct from new.description)
    execute function forget_vectors();
