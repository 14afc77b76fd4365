-- What waits to be put into the search index is put there by whoever finds that it is too much, in the middle of a
-- write, under the organization's lock; and every search reads it from end to end. Less of it, more often, keeps both
-- short. (kB)
alter index feedback_search_lexemes set (gin_pending_list_limit = 512);
