-- Where in its file an import began, and how many records were passed over because their lines were stored already.
alter table import
    add column first_line bigint not null default 1,
    add column skipped bigint not null default 0;
