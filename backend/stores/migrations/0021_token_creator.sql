-- A token may represent another member than the one who created it. Null means that both are the same. The creator may
-- have been removed since, so it is no foreign key.
alter table token add column created_by bigint;
