-- Items that probably say the same, as the routing job found them. Each pair is stored once, at its newer item, of which
-- there are at most five.
create table duplicate_suggestion (
    organization bigint not null,
    feedback bigint not null,
    other bigint not null check (other < feedback),
    score real not null, -- what the probability is computed from; a calibration makes another one of it
    probability real not null,
    terms text[] not null, -- the words that decided, as the other item has them
    made_at timestamptz not null,
    outcome text check (outcome in ('accepted', 'refused')), -- null: nobody has said anything yet
    resolved_at timestamptz,
    primary key (organization, feedback, other),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade,
    foreign key (organization, other) references feedback (organization, id) on delete cascade
);
create index duplicate_suggestion_other on duplicate_suggestion (organization, other, feedback);
create index duplicate_suggestion_open on duplicate_suggestion (organization, probability desc, feedback desc, other)
    where outcome is null;
create index duplicate_suggestion_resolved on duplicate_suggestion (organization, resolved_at)
    where outcome is not null;

-- However items are merged or called different: the suggestion was right or not. What was undone is open again.
create function resolve_suggestions() returns trigger language plpgsql as $$
begin
    perform from new_rows n join old_rows o on o.organization = n.organization and o.feedback = n.feedback
    where n.duplicate_of is distinct from o.duplicate_of
    limit 1;
    if not found then
        return null;
    end if;
    perform resolve_suggestions_of(n.organization, array_agg(n.feedback))
    from new_rows n join old_rows o on o.organization = n.organization and o.feedback = n.feedback
    where n.duplicate_of is distinct from o.duplicate_of
    group by n.organization;
    return null;
end $$;

create function resolve_suggestions_of_rows() returns trigger language plpgsql as $$
begin
    perform resolve_suggestions_of(organization, array_agg(feedback))
    from changed_rows
    where duplicate_of is not null
    group by organization;
    return null;
end $$;

create function resolve_suggestions_refused() returns trigger language plpgsql as $$
begin
    perform resolve_suggestions_of(organization, array_agg(feedback)) from changed_rows group by organization;
    perform resolve_suggestions_of(organization, array_agg(other)) from changed_rows group by organization;
    return null;
end $$;

create function resolve_suggestions_of(of_organization bigint, items bigint[]) returns void language sql as $$
    update duplicate_suggestion s
    set outcome = n.outcome, resolved_at = case when n.outcome is not null then clock_timestamp() end
    from (select p.feedback, p.other,
                 case when exists (select from not_duplicate d
                                   where d.organization = of_organization and d.feedback = p.other and d.other = p.feedback)
                           then 'refused'
                      when coalesce(a.duplicate_of, p.feedback) = coalesce(b.duplicate_of, p.other) then 'accepted'
                 end as outcome
          from duplicate_suggestion p
          left join feedback_triage a on a.organization = of_organization and a.feedback = p.feedback
          left join feedback_triage b on b.organization = of_organization and b.feedback = p.other
          where p.organization = of_organization and (p.feedback = any (items) or p.other = any (items))) n
    where s.organization = of_organization and s.feedback = n.feedback and s.other = n.other
      and s.outcome is distinct from n.outcome
$$;

create trigger suggestions_resolved after update on feedback_triage
    referencing old table as old_rows new table as new_rows for each statement execute function resolve_suggestions();
create trigger suggestions_inserted after insert on feedback_triage
    referencing new table as changed_rows for each statement execute function resolve_suggestions_of_rows();
create trigger suggestions_left after delete on feedback_triage
    referencing old table as changed_rows for each statement execute function resolve_suggestions_of_rows();
create trigger suggestions_refused after insert on not_duplicate
    referencing new table as changed_rows for each statement execute function resolve_suggestions_refused();
create trigger suggestions_allowed after delete on not_duplicate
    referencing old table as changed_rows for each statement execute function resolve_suggestions_refused();
