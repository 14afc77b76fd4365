-- Statistics of what is stored in a finished state, as imports do: the item first, then where it is, without touching the
-- item again.

-- A membership that its item was not counted with is counted now, one that is gone no more.
create function statistics_of_joined() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(n.organization), array_agg(n.feedback))
    from new_rows n
    left join statistics_item p on p.organization = n.organization and p.feedback = n.feedback
    where p.feedback is null or n.buffer <> all (p.buffers)
    having count(*) > 0;
    return null;
end $$;

create function statistics_of_left() returns trigger language plpgsql as $$
begin
    perform count_statistics(array_agg(o.organization), array_agg(o.feedback))
    from old_rows o
    join statistics_item p on p.organization = o.organization and p.feedback = o.feedback
    where o.buffer = any (p.buffers)
    having count(*) > 0;
    return null;
end $$;

create trigger statistics_joined after insert on feedback_buffer
    referencing new table as new_rows for each statement execute function statistics_of_joined();
create trigger statistics_left after delete on feedback_buffer
    referencing old table as old_rows for each statement execute function statistics_of_left();

-- The first of the items that a statement stored in a finished state counts all of them.
create or replace function statistics_of_settled() returns trigger language plpgsql as $$
begin
    if not exists (select 1 from statistics_item where organization = new.organization and feedback = new.id) then
        perform count_statistics(array_agg(organization), array_agg(id))
        from new_rows
        where routing_status <> 'pending' or needs_review;
    end if;
    return null;
end $$;

drop trigger statistics_settled on feedback;
create trigger statistics_settled after insert on feedback
    referencing new table as new_rows
    for each row when (new.routing_status <> 'pending' or new.needs_review) execute function statistics_of_settled();
