-- The order in which lists of one language are read. An index that was not finished is of no use, and stays where a program is killed.
drop index concurrently if exists feedback_search_language;
create index concurrently feedback_search_language on feedback_search (organization, language_of(lexemes), feedback);
