// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listtotal.h"

#include "stores/lists/listchanges.h"
#include "stores/lists/liststarts.h"

namespace triage::storage {

namespace {

/// The number of items that are looked up one by one.
const char mostLookedUp[] = "(select greatest(2000, least(20000, feedback / 50)) from state)::integer";

/// Tells whether the items with a word are few enough to be hashed in memory: each takes less than 100 bytes.
const char isHashed[] = "(select feedback <= 4000000 from state)";

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

QByteArray ListTotal::parts() const
{
    if (!m_shape.combinesWords())
        return {};
    const ListStarts starts(m_shape.withoutWords());
    return "\nrare as materialized (\n    select items_with(:organization::bigint, "
        + QByteArray(ListSource::allWords) + ", " + mostLookedUp + " + 1) as id\n)," + starts.sql({})
        + "\nlisted as not materialized (\n    " + starts.items() + "\n),";
}

/// Comparing the words of an item takes longer than looking up what else is known of it. What a set of any
/// size and a frequent word have in common is found without a join, in linear time, whatever the planner
/// expects of them: the condition of a case does not become a join, and the items with the words are hashed.
/// The statement names the other filters once, as planning takes as long as running does.
QByteArray ListTotal::allItems() const
{
    const QByteArray found
        = "select feedback as id from feedback_search where organization = :organization and lexemes @@ "
        + QByteArray(ListSource::allWords);
    if (!m_shape.combinesWords())
        return found;
    const auto orThrough = [this](const QByteArray &items) {
        return m_shape.through ? '(' + items + " union select unnest(ids) from through)" : items;
    };
    const ListSource other(m_shape.withoutWords(), ListStart::All);
    const QByteArray isRare = "(select count(*) from rare) <= " + QByteArray(mostLookedUp);
    const QByteArray isSmall = "2 * (select items from start) <= " + QByteArray(mostLookedUp);
    const QByteArray isLookedUp = isSmall + " or not " + isHashed;
    return "select one.id from (" + orThrough("select id from rare") + ") as c " + other.lookedUp("c.id")
        + " where " + isRare + "\n    union all\n    select id from listed where not " + isRare
        + " and case when " + isLookedUp + " then " + m_source.hasWords("listed.id") + " else id in ("
        + orThrough(found) + ") end";
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
    if (m_shape.hasStarts() && m_shape.hasKeptTotal)
        return "(select total from start)";
    return m_shape.counts() ? ListChanges::total() : keptTotal();
}

} // namespace triage::storage
