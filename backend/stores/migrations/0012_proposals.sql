-- Buffers that the backend proposed by itself: what each was about, so that one that was refused is not made again.

create table buffer_proposal (
    organization bigint not null,
    buffer bigint not null, -- outlives the buffer
    words text[] not null,
    feedback bigint[] not null, -- the items that it was made for
    proposed_at timestamptz not null,
    primary key (organization, buffer)
);

-- One row per organization that wants buffers created; due_at is when to look next, and the lease of whoever looks.
create table proposal_look (
    organization bigint not null,
    due_at timestamptz not null,
    seen bigint not null, -- the change that was looked at last
    primary key (organization)
) with (fillfactor = 50);

create index organization_creates_buffers on organization (organization) where auto_create_buffers;
