-- The languages of texts.

-- name: language.common
-- The number of texts in each language.
select language, feedback
from language_total
where organization = :organization and feedback > 0
