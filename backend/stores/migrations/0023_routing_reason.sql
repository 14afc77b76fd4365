-- The reason of a decision as a code with its parts, beside the text.
alter table routing_decision add column reason json;
