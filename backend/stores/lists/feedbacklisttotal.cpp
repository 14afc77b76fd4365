// SPDX-License-Identifier: GPL-3.0-or-later
// How list statements find the exact total: kept by the database, counted, or what was counted earlier and
// what came since.
#include "stores/lists/feedbacklist.h"
#include "stores/lists/feedbacklistparts.h"

namespace triage::storage {

namespace {

const char statusTotal[] = R"((select case :routing_status::text
            when 'pending' then pending
            when 'failed' then failed
            when 'skipped' then skipped
            else feedback - pending - failed - skipped end from state))";

/// The stretches that are in the period as a whole, and the items of the one or two that are so in part.
QByteArray periodTotal()
{
    return R"((select whole from period) + (
           select coalesce(sum(part.items), 0)::bigint
           from feedback_stretch s
           cross join lateral (
               select count(*) as items
               from feedback f
               where f.organization = :organization and f.id between s.first_id and s.last_id
                 and f.created_at >= s.began_at and f.created_at < s.began_at + interval '6 hours'
                 and )"
        + inPeriod("f.created_at") + R"(
           ) part
           where s.organization = :organization
             and s.began_at in (stretch_of(:created_after::timestamptz), stretch_of(:created_before::timestamptz))
             and not (s.began_at >= :created_after::timestamptz
                      and s.began_at + interval '6 hours' <= :created_before::timestamptz)))";
}

} // namespace

bool ListShape::counts() const
{
    if (search)
        return looksAtWindow();
    const int others = int(needsReview.has_value()) + int(unassigned.has_value()) + int(status) + int(period);
    return client || int(buffer) + others > 1;
}

bool ListShape::addsNewer() const
{
    return counts() && !buffer && !needsReview && !unassigned && !status;
}

/// How many items came after an earlier count, where nothing else can have changed it.
QByteArray ListShape::newerTotal() const
{
    QByteArray newer = filters() + " and " + id() + " >= :known_next_id::bigint";
    if (search && period) // of both tables: it cannot be known from which one to begin
        newer += " and s.feedback >= :known_next_id::bigint";
    if (!search)
        return "(select count(*) from " + source() + " where " + newer + ')';
    // Never by the search index: it would go through all there are.
    return "(select count(*) from (" + selected("s.lexemes", newer)
        + " offset 0) as newer where newer.lexemes @@ (select words from query))";
}

/// How many more of the items that were counted earlier edits since then made match.
QByteArray ListShape::editedTotal() const
{
    QByteArray edits
        = "(select coalesce(sum(coalesce(e.after @@ (select words from query), false)::integer"
          " - coalesce(e.before @@ (select words from query), false)::integer), 0)::bigint from text_edit e";
    if (period)
        edits += " join feedback f on f.organization = e.organization and f.id = e.feedback and "
            + inPeriod("f.created_at");
    edits += " where e.organization = :organization and e.change > :known_change::bigint"
             " and e.feedback < :known_next_id::bigint";
    return edits + (client ? " and e.client_group = lower(:client_group))" : ")");
}

/// What was counted earlier where that helps, or else counted now.
QByteArray ListShape::countedTotal() const
{
    const QByteArray same = "(select change from state) = :known_change::bigint";
    const QByteArray grown = search ? "(select text_change from state) <= :known_change::bigint and (" + same
            + " or not (select cut from query))"
                                    : "(select text_change from state) <= :known_change::bigint";
    QByteArray known = ":known_total::bigint";
    if (addsNewer())
        known += " + " + newerTotal() + (search ? " + " + editedTotal() : QByteArray());
    return "case when " + (addsNewer() ? grown : same) + "\n       then " + known
        + "\n       else (select count(*) from (" + matching("1", allWords, {}) + ") as hit) end";
}

/// What triggers count whenever something is written.
QByteArray ListShape::keptTotal() const
{
    const QByteArray state = " from state)";
    if (buffer)
        return "(select coalesce(max(feedback_count), 0) from asked)";
    if (status)
        return statusTotal;
    if (period)
        return periodTotal();
    if (needsReview)
        return (*needsReview ? "(select needs_review" : "(select feedback - needs_review") + state;
    if (unassigned)
        return (*unassigned ? "(select unassigned" : "(select assigned") + state;
    return "(select feedback" + state;
}

QByteArray ListShape::total() const
{
    if (search && !looksAtWindow())
        return "(select count(*) from hit)";
    return counts() ? countedTotal() : keptTotal();
}

} // namespace triage::storage
