-- Moving all items of a buffer used to label routing's decisions about each of them as corrected, although nobody looked at
-- each. One change that taught about more than one item after its decision was such a move: other acts concern one item.

with moved as materialized (
    select organization, change
    from routing_example
    where not accepted
    group by organization, change
    having count(distinct feedback) > 1
)
update routing_decision d
set outcome = null, resolved_at = null
where d.outcome is not null
  and exists (select
              from routing_example e
              join moved m on m.organization = e.organization and m.change = e.change
              where e.organization = d.organization and e.feedback = d.feedback and e.change > d.change);
