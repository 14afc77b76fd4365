-- Counted lists compare the items that changed since, which the change feed names; edited ones are among them. text_change is the
-- last change that the feed does not show: all items are counted again after a text got its language, or after somebody set straight by
-- hand from where or when an item came.
drop trigger texts_updated on feedback_search;
drop trigger texts_deleted on feedback_search;
drop trigger submitter_updated on feedback;
drop function keep_edited_texts();
drop function forget_old_edits(bigint);
drop function note_other_submitter();
drop table text_edit;

create or replace function note_text_change() returns trigger language plpgsql as $$
begin
    update organization_state s
    set text_change = s.change
    from (select distinct f.organization
          from new_rows n
          join feedback f on f.organization = n.organization and f.id = n.feedback
          join organization_state o on o.organization = n.organization
          where f.change <> o.change) n
    where s.organization = n.organization and s.text_change <> s.change;
    return null;
end $$;
create trigger texts_updated after update on feedback_search
    referencing new table as new_rows for each statement execute function note_text_change();
