// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listtotal.h"

#include "stores/lists/listchanges.h"
#include "stores/lists/liststarts.h"

namespace triage::storage {

namespace {

const char statusTotal[] = R"((select case :one_status::text
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
           from feedback_bin s
           cross join lateral (
               select count(*) as items
               from feedback f
               where f.organization = :organization and f.id between s.first_id and s.last_id
                 and f.created_at >= s.began_at and f.created_at < s.began_at + interval '6 hours'
                 and )"
        + ListSource::inPeriod("f.created_at") + R"(
           ) part
           where s.organization = :organization
             and s.began_at in (bin_of(:created_after::timestamptz), bin_of(:created_before::timestamptz))
             and not (s.began_at >= :created_after::timestamptz
                      and s.began_at + interval '6 hours' <= :created_before::timestamptz)))";
}

/// Sums the counts of records. Items without one are what remains of all.
QByteArray triageTotal(const QByteArray &all, const QByteArray &language, const QByteArray &tag,
                       const QByteArray &buffer)
{
    return R"((select (coalesce(sum(items) filter (
               where state = any (:state::text[])
                 and (:owner::bigint is null or owner = :owner::bigint)
                 and (:snoozed::boolean is null or snoozed = :snoozed::boolean)
                 and (:duplicates::boolean is null or duplicate = :duplicates::boolean)), 0)
           + case when :triage_default::boolean then )"
        + all + R"( - coalesce(sum(items), 0) else 0 end)::bigint
           from record_total
           where organization = :organization and language = )"
        + language + " and tag = " + tag + " and buffer = " + buffer + ')';
}

} // namespace

QByteArray ListTotal::allItems() const
{
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
    return m_shape.counts() ? ListChanges::total() : keptTotal();
}

} // namespace triage::storage
