-- What organizations use of the language model, by UTC days: limits are kept across restarts and by all backends
-- together.
create table language_model_usage (
    organization bigint not null,
    day date not null,
    calls bigint not null default 0,
    prompt_tokens bigint not null default 0,
    answer_tokens bigint not null default 0,
    primary key (organization, day)
);
