-- Who asked for a review: routing withdraws what it asked for itself, and nothing else. The column means something only while
-- the item needs review.
alter table feedback add column if not exists review_by_routing boolean not null default false;

with part as materialized (
    select f.organization, f.id
    from feedback f
    where f.needs_review and not f.review_by_routing
      and exists (select from routing_decision d
                  where d.organization = f.organization and d.feedback = f.id and d.assigned <> '{}')
      and not exists (select from note n
                      where n.organization = f.organization and n.feedback = f.id
                        and n.activity ->> 'code' in ('review_requested', 'came_again'))
    limit 10000
), marked as (
    update feedback f
    set review_by_routing = true
    from part
    where f.organization = part.organization and f.id = part.id
    returning f.id
)
select 'unfinished' from marked limit 1;
