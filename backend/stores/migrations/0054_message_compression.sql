-- Compressing a message of 250 KB as PostgreSQL does by default takes longer than all other work on it.
do $$
begin
    alter table webhook_delivery alter column body set compression lz4;
exception when feature_not_supported then -- PostgreSQL was built without it
    null;
end $$;
