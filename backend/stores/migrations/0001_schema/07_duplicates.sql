-- Items that say the same: merges, which keep the state before, so that each can be undone, and suggestions of the backend.

create table merge (
    organization bigint not null,
    id bigint not null,
    canonical bigint not null,
    feedback bigint[] not null, -- as they were named
    member bigint, -- null: the backend made it itself
    created_at timestamptz not null,
    undone_at timestamptz,
    primary key (organization, id)
);
comment on table merge is 'Merges of duplicates into the item that stands for them.';
create index merge_undone on merge (undone_at) where undone_at is not null;

create table merge_item (
    organization bigint not null,
    merge bigint not null,
    feedback bigint not null,
    is_moved boolean not null, -- it became a duplicate; otherwise one that gained or lost duplicates
    duplicate_of bigint,
    merged_by bigint, -- the merge that had made it one
    snoozed_until timestamptz,
    updated_at timestamptz, -- null: it had no record
    primary key (organization, merge, feedback),
    foreign key (organization, merge) references merge (organization, id) on delete cascade
);
comment on table merge_item is 'The items that a merge changed, and what they were before.';
create index merge_item_feedback on merge_item (organization, feedback, merge);
create index merge_item_before on merge_item (organization, duplicate_of) where duplicate_of is not null;

create table not_duplicate (
    organization bigint not null,
    feedback bigint not null,
    other bigint not null check (feedback < other),
    member bigint not null,
    created_at timestamptz not null,
    primary key (organization, feedback, other),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade,
    foreign key (organization, other) references feedback (organization, id) on delete cascade
);
comment on table not_duplicate is 'Pairs of items of which somebody said that they are not the same; the older one first.';
create index not_duplicate_other on not_duplicate (organization, other);

create table imported_duplicate (
    organization bigint not null,
    feedback bigint not null,
    original text not null, -- the identifier in the file
    number bigint not null, -- the same as a number, if it has the form of an identifier; otherwise 0
    primary key (organization, feedback),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade
);
comment on table imported_duplicate is 'Imported items whose original has not come yet: they become its duplicates when it does.';
create index imported_duplicate_original on imported_duplicate (organization, original);
create index imported_duplicate_number on imported_duplicate (organization, number) where number <> 0;

create function duplicates_changed(of_organizations bigint[], items bigint[], befores bigint[], afters bigint[],
                                   times timestamptz[]) returns void language plpgsql as $$
begin
    update feedback_triage t
    set duplicate_count = t.duplicate_count + c.change, updated_at = c.at
    from (select n.organization, r.original, sum(r.sign)::integer as change, max(n.at) as at
          from unnest(of_organizations, befores, afters, times) as n (organization, before, after, at)
          cross join lateral (values (n.after, 1), (n.before, -1)) as r (original, sign)
          where r.original is not null
          group by 1, 2
          having sum(r.sign) <> 0) c
    where t.organization = c.organization and t.feedback = c.original;
    perform resolve_suggestions_of(n.organization, array_agg(n.item))
    from unnest(of_organizations, items) as n (organization, item)
    group by n.organization;
    insert into webhook_event (organization, event, subject)
    select n.organization, e.event, n.item
    from unnest(of_organizations, items, befores, afters) as n (organization, item, before, after)
    join organization_state s on s.organization = n.organization
    cross join lateral (select case when n.after is null then 'feedback.unmerged' else 'feedback.merged' end) as e (event)
    where s.webhook_events && array['*', e.event]
    order by n.item;
end $$;
comment on function duplicates_changed is
    'Counts changed duplicates at their originals, resolves suggestions about them, and records feedback.merged for each item '
    'that becomes a duplicate, of another item too, and feedback.unmerged for each that no longer is one. Elements of the same '
    'index belong together.';

create function originals_deleted(of_organizations bigint[], items bigint[], originals bigint[]) returns void
language plpgsql as $$
declare
    now constant timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
    update feedback_triage t
    set duplicate_count = t.duplicate_count - c.items, updated_at = now
    from (select o.organization, o.original, count(*)::integer as items
          from unnest(of_organizations, originals) as o (organization, original)
          where o.original is not null
          group by 1, 2) c
    where t.organization = c.organization and t.feedback = c.original;
    update merge_item i
    set duplicate_of = s.successor
    from (select o.organization, o.item, min(t.feedback) as successor
          from unnest(of_organizations, items) as o (organization, item)
          join feedback_triage t on t.organization = o.organization and t.duplicate_of = o.item
          group by 1, 2) s
    where i.organization = s.organization and i.duplicate_of = s.item
      -- Where it was moved together with its duplicates, the oldest of these will take its place.
      and not exists (select from merge_item m
                      where m.organization = i.organization and m.merge = i.merge and m.feedback = s.item and m.is_moved);
    update feedback_triage t
    set duplicate_of = nullif(s.successor, t.feedback), merge = case when s.successor <> t.feedback then t.merge end,
        updated_at = now
    from (select t.organization, t.feedback, min(t.feedback) over (partition by t.organization, t.duplicate_of) as successor
          from unnest(of_organizations, items) as o (organization, item)
          join feedback_triage t on t.organization = o.organization and t.duplicate_of = o.item) s
    where t.organization = s.organization and t.feedback = s.feedback;
    perform resolve_suggestions_of(o.organization, array_agg(o.item))
    from unnest(of_organizations, items, originals) as o (organization, item, original)
    where o.original is not null
    group by o.organization;
end $$;
comment on function originals_deleted is
    'Counts deleted duplicates no longer, and lets the oldest duplicate of a deleted item take its place, also where a merge '
    'remembers it.';

create table duplicate_suggestion (
    organization bigint not null,
    feedback bigint not null,
    other bigint not null check (other < feedback),
    score real not null, -- what the probability is computed from; a calibration makes another one of it
    probability real not null,
    terms text[] not null, -- the words that decided, as the other item has them
    is_automatic boolean not null default false, -- the backend merged them itself: it must not confirm itself
    made_at timestamptz not null,
    outcome text check (outcome in ('accepted', 'refused')), -- null: nobody has said anything yet
    resolved_at timestamptz,
    primary key (organization, feedback, other),
    foreign key (organization, feedback) references feedback (organization, id) on delete cascade,
    foreign key (organization, other) references feedback (organization, id) on delete cascade
);
comment on table duplicate_suggestion is
    'Items that probably say the same. Each pair is stored once, at its newer item, of which there are at most five.';
create index duplicate_suggestion_other on duplicate_suggestion (organization, other, feedback);
create index duplicate_suggestion_open on duplicate_suggestion (organization, probability desc, feedback desc, other)
    where outcome is null;
create index duplicate_suggestion_resolved on duplicate_suggestion (organization, resolved_at)
    where outcome is not null;

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
comment on function resolve_suggestions_of is 'Notes whether the suggestions of items were right. What was undone is open again.';

create function not_duplicate_changed() returns trigger language plpgsql as $$
begin
    perform resolve_suggestions_of(organization, array_agg(feedback)) from changed_rows group by organization;
    perform resolve_suggestions_of(organization, array_agg(other)) from changed_rows group by organization;
    return null;
end $$;
comment on function not_duplicate_changed is 'Resolves suggestions where people say that items differ, or take that back.';

create trigger not_duplicate_inserted after insert on not_duplicate
    referencing new table as changed_rows for each statement execute function not_duplicate_changed();
create trigger not_duplicate_deleted after delete on not_duplicate
    referencing old table as changed_rows for each statement execute function not_duplicate_changed();
