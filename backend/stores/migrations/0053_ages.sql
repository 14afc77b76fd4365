-- Indexes by age, and that of texts without a language, which an upgrade from far back does not have yet. An index that was not
-- finished is of no use, and stays where a program is killed.
drop index concurrently if exists tombstone_age;
create index concurrently tombstone_age on tombstone (deleted_at);
drop index concurrently if exists merge_undone;
create index concurrently merge_undone on merge (undone_at) where undone_at is not null;
do $$ begin if exists (select from pg_index where indexrelid = to_regclass('feedback_search_untold') and not indisvalid) then drop index feedback_search_untold; end if; end $$;
create index concurrently if not exists feedback_search_untold on feedback_search (organization, feedback) where not lexemes @@ '''@'':*'::tsquery;
