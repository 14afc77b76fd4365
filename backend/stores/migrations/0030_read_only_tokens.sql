-- A read-only token reads what its member may read and changes nothing.
alter table token add column read_only boolean not null default false;
