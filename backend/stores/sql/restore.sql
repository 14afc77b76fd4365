-- Restoring a database from a backup.

-- name: restore.target
-- The server's version, whether the database has the program's tables, and the number of other sessions.
select current_setting('server_version_num')::integer / 10000,
       to_regclass('public.organization') is not null,
       (select count(*) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'),
       to_regclass('public.secret_key') is not null

-- name: restore.organizations
select count(*) from organization
