-- The usage of the language model by organization.

-- name: languagemodel.spend
-- Adds to today's usage and returns the sum of all backends.
insert into language_model_usage as u (organization, day, calls, prompt_tokens, answer_tokens)
values (:organization, (clock_timestamp() at time zone 'UTC')::date, :calls, :prompt_tokens, :answer_tokens)
on conflict (organization, day)
do update set calls = u.calls + excluded.calls, prompt_tokens = u.prompt_tokens + excluded.prompt_tokens,
              answer_tokens = u.answer_tokens + excluded.answer_tokens
returning prompt_tokens + answer_tokens

-- name: languagemodel.spent
select coalesce(sum(prompt_tokens + answer_tokens), 0)::bigint
from language_model_usage
where organization = :organization and day = (clock_timestamp() at time zone 'UTC')::date
