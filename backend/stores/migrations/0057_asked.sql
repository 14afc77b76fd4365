-- Whether routing asked people about a decision. It follows from the threshold at that time, and calibration depends on it, so
-- that it must not change with the threshold. Null for earlier decisions, for which it follows from today's.
alter table routing_decision add column asked boolean;
