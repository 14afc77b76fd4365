-- Merges that the server makes itself where it is sure enough, if an organization wants that, and suggestions for what came
-- before the server made any.

alter table organization add column auto_merge_threshold double precision check (auto_merge_threshold between 0.95 and 1);

-- Nobody made a merge that the server made. Nobody has judged the suggestion either: it must not confirm itself.
alter table merge alter column member drop not null;
alter table duplicate_suggestion add column is_automatic boolean not null default false;

-- Organizations with items that no duplicates were looked for yet: those before this one, newest first.
create table duplicate_backlog (
    organization bigint primary key,
    before bigint not null
);
insert into duplicate_backlog (organization, before)
select organization, max(id) + 1 from feedback group by organization;
