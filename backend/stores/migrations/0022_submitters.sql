-- Lists of one submitter's feedback, at the same cost at any size.
create index feedback_submitter on feedback (organization, submitted_by, id) where submitted_by is not null;

-- A counted total grows by newer items only. After an item got another submitter, totals are counted again.
create function note_other_submitter() returns trigger language plpgsql as $$
begin
    update organization_state s
    set text_change = s.change
    where s.organization = new.organization and s.text_change <> s.change;
    return null;
end $$;

create trigger submitter_updated after update on feedback
    for each row when (old.submitted_by is distinct from new.submitted_by) execute function note_other_submitter();
