-- Tokens that calls in progress may use, so that calls at the same time stay within the day's limit together.
alter table language_model_usage
    add column reserved bigint not null default 0,
    add column reserved_until timestamptz not null default '-infinity';
alter table embedding_usage
    add column reserved bigint not null default 0,
    add column reserved_until timestamptz not null default '-infinity';
