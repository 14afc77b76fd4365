-- The usage of the language model by organization, on days of UTC by the clock of the database. A call that ends after its
-- organization was removed leaves nothing.

-- name: languagemodel.reserve
-- Sets tokens aside, unless what all backends used and set aside today would exceed the limit: no row then. Reservations that
-- nobody ended count for five minutes after the last one, longer than any call takes.
insert into language_model_usage as u (organization, day, reserved, reserved_until)
select organization, (clock_timestamp() at time zone 'UTC')::date, :tokens::bigint, clock_timestamp() + interval '5 minutes'
from organization_state
where organization = :organization and :tokens::bigint <= :limit::bigint
on conflict (organization, day) do update
set reserved = excluded.reserved + case when u.reserved_until > clock_timestamp() then u.reserved else 0 end,
    reserved_until = excluded.reserved_until
where u.prompt_tokens + u.answer_tokens + case when u.reserved_until > clock_timestamp() then u.reserved else 0 end
      + excluded.reserved <= :limit::bigint
returning reserved

-- name: languagemodel.spend
-- Adds to today's usage, and ends a reservation.
insert into language_model_usage as u (organization, day, calls, prompt_tokens, answer_tokens)
select organization, (clock_timestamp() at time zone 'UTC')::date, :calls, :prompt_tokens, :answer_tokens
from organization_state
where organization = :organization
on conflict (organization, day)
do update set calls = u.calls + excluded.calls, prompt_tokens = u.prompt_tokens + excluded.prompt_tokens,
              answer_tokens = u.answer_tokens + excluded.answer_tokens, reserved = greatest(u.reserved - :reserved::bigint, 0)

-- name: languagemodel.purge
-- Removes the usage of some days more than 90 days ago, few enough for one statement.
delete from language_model_usage
where ctid = any (array(select ctid from language_model_usage where day < (now() at time zone 'UTC')::date - 90 limit :limit
                        for update skip locked))
