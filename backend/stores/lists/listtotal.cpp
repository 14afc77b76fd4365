// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listtotal.h"

#include "stores/lists/listchanges.h"
#include "stores/lists/liststarts.h"

namespace triage::storage {

namespace {

const char statusTotal[] = R"((select case :routing_status::text
            when 'pending' then pending
            when 'failed' then failed
            when 'skipped' then skipped
            else feedback - pending - failed - skipped end from state))";

/// Sums the bins that lie in the period as a whole and counts the items of the one or two that overlap its
/// ends.
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
        + ListSource::inPeriod("f.created_at") + R"(
           ) part
           where s.organization = :organization
             and s.began_at in (stretch_of(:created_after::timestamptz), stretch_of(:created_before::timestamptz))
             and not (s.began_at >= :created_after::timestamptz
                      and s.began_at + interval '6 hours' <= :created_before::timestamptz)))";
}

/// Sums the counts of records. Items without one are what remains of all.
QByteArray triageTotal(const QByteArray &all, const QByteArray &language, const QByteArray &tag,
                       const QByteArray &buffer)
{
    return R"((select (coalesce(sum(items) filter (
               where state = any (:triage_states::text[])
                 and (:triage_owner::bigint is null or owner = :triage_owner::bigint)
                 and (:triage_snoozed::boolean is null or snoozed = :triage_snoozed::boolean)
                 and (:triage_duplicate::boolean is null or duplicate = :triage_duplicate::boolean)), 0)
           + case when :triage_default::boolean then )"
        + all + R"( - coalesce(sum(items), 0) else 0 end)::bigint
           from record_total
           where organization = :organization and language = )"
        + language + " and tag = " + tag + " and buffer = " + buffer + ')';
}

} // namespace

/// Counts the items created after an earlier count.
QByteArray ListTotal::newerTotal() const
{
    QByteArray newer = m_source.filters() + " and " + m_source.id() + " >= :known_next_id::bigint";
    if (m_shape.search && m_shape.period) // for both tables, because the planner may start with either
        newer += " and s.feedback >= :known_next_id::bigint";
    if (!m_shape.search)
        return "(select count(*) from " + m_source.tables() + " where " + newer + ')';
    // Never by the search index, which would read all matches.
    return "(select count(*) from (" + m_source.selected("s.lexemes", newer)
        + " offset 0) as newer where newer.lexemes @@ (select words from query))";
}

/// Computes by how much edits since an earlier count changed the number of matches among its items.
QByteArray ListTotal::editedTotal() const
{
    QByteArray edits
        = "(select coalesce(sum(coalesce(e.after @@ (select words from query), false)::integer"
          " - coalesce(e.before @@ (select words from query), false)::integer), 0)::bigint from text_edit e";
    if (m_shape.period)
        edits += " join feedback f on f.organization = e.organization and f.id = e.feedback and "
            + ListSource::inPeriod("f.created_at");
    edits += " where e.organization = :organization and e.change > :known_change::bigint"
             " and e.feedback < :known_next_id::bigint";
    return edits + (m_shape.client ? " and e.client_group = lower(:client_group))" : ")");
}

/// Composes the total from an earlier count if that is valid, otherwise counts.
QByteArray ListTotal::countedTotal() const
{
    const QByteArray grown = m_shape.search
        ? "(select text_change from state) <= :known_change::bigint and ((select change from state) = "
          ":known_change::bigint or not (select cut from query))"
        : "(select text_change from state) <= :known_change::bigint";
    return "case when " + grown + "\n       then :known_total::bigint + " + newerTotal()
        + (m_shape.search ? " + " + editedTotal() : QByteArray()) + "\n       else (select count(*) from ("
        + allItems() + ") as hit) end";
}

QByteArray ListTotal::allItems() const
{
    if (m_shape.hasStarts())
        return ListStarts(m_shape).items();
    const QByteArray id = m_source.id() + " as id";
    return m_source.matching(id, ListSource::allWords, {}) + m_source.andThrough(id, {});
}

QByteArray ListTotal::keptTotal() const
{
    const QByteArray state = " from state)";
    const QByteArray all = ListStarts::heldItems(m_shape);
    if (m_shape.triage != TriagePath::None)
        return triageTotal(all, m_shape.language ? ":language::text" : "''",
                           m_shape.triage == TriagePath::Tag ? ListSource::rarestTag : "''",
                           m_shape.buffer ? "(select id from asked)" : "0");
    if (m_shape.language || m_shape.buffer)
        return all;
    if (m_shape.status)
        return statusTotal;
    if (m_shape.period)
        return periodTotal();
    if (m_shape.needsReview)
        return (*m_shape.needsReview ? "(select needs_review" : "(select feedback - needs_review") + state;
    if (m_shape.unassigned)
        return (*m_shape.unassigned ? "(select unassigned" : "(select assigned") + state;
    return all;
}

QByteArray ListTotal::sql() const
{
    if (m_shape.search && !m_shape.looksAtWindow())
        return "(select count(*) from hit)";
    if (m_shape.hasStarts() && m_shape.summed)
        return "(select total from start)";
    if (m_shape.tracks())
        return ListChanges::total;
    return m_shape.counts() ? countedTotal() : keptTotal();
}

} // namespace triage::storage
