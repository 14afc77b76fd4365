// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listchanges.h"

#include "stores/lists/listmemory.h"

namespace triage::storage {

namespace {

constexpr char itemsOfPart[] = "4096"; // 80 KB
constexpr char before[] = "(part.number - 1) * 4096"; // items in earlier parts

/// In any order: each item is looked up by its identifier.
ListShape withoutOrder(ListShape shape)
{
    shape.sortBy = SortBy::CreatedAt;
    return shape;
}

/// Selects the first items that changed, one more than are compared.
QByteArray firstChanged(const QByteArray &table, const QByteArray &more = {})
{
    return "(select id from " + table
        + " where organization = :organization and change > :known_change::bigint" + more
        + " order by change limit 1001)";
}

} // namespace

ListChanges::ListChanges(const ListShape &shape)
    : m_shape(withoutOrder(shape)), m_source(m_shape, shape.counted ? ListStart::All : ListStart::Filter),
      m_sortBy(shape.sortBy), m_looksAtWindow(shape.looksAtWindow())
{
}

QByteArray ListChanges::changedParts() const
{
    // An item may be found by the words of a duplicate.
    const QByteArray originals = m_shape.through
        ? " union select duplicate_of from feedback_triage where organization = :organization"
          " and feedback = any (array(select id from touched)) and duplicate_of is not null"
        : "";
    return "\ntouched as materialized (\n    " + firstChanged("feedback") + "\n    union all\n    "
        + firstChanged("tombstone", " and kind = 'feedback'")
        + "\n),\nchanged as materialized (\n    select (select count(*) from touched) as number, "
          "array_agg(id) as ids\n"
          "    from (select distinct id from touched"
        + originals + ") as each_one\n),";
}

/// Composes the parts that tell what helps.
QByteArray ListChanges::reuse() const
{
    // A restored buffer has items that left it while it was deleted, which no list of then can tell.
    const QByteArray buffer = m_shape.buffer
        ? ", (select id from asked), (select extract(epoch from updated_at) from asked)"
        : "";
    const QByteArray sameWords = m_shape.search ? " and not (select cut from query)" : "";
    return R"(
reuse as materialized (
    select case when mark <> :known_mark::text or change < :known_change::bigint then 0
                when change = :known_change::bigint then 2
                when :has_items::boolean and greatest(text_change, feed_floor) <= :known_change::bigint)"
        + sameWords + R"( and (select number from changed) <= 1000 then 1
                else 0 end as kind, mark
    from (select change, text_change, feed_floor,
                 concat_ws('/', generation # (select oid::bigint << 20 from pg_database where datname = current_database()))"
        + buffer + R"() as mark
          from state) as marked
),
remaining as materialized (
    select array_agg(one.id) as ids
    from unnest((select ids from changed)) as c (id)
    )" + m_source.lookedUp("c.id")
        + R"(
    where (select kind from reuse) = 1
),)";
}

/// Composes the part with those of the given items that are in the list. Those of a search that was counted
/// now are among them.
QByteArray ListChanges::known() const
{
    const QByteArray counted = m_looksAtWindow
        ? "\n    union all\n    select unnest((select ids from counted))"
          " where (select kind from reuse) = 0"
        : "";
    return "\nknown as materialized (\n    select id\n    from (select unnest(:known_ids::bigint[]) as id"
           " except select unnest((select ids from changed))) as unchanged\n"
           "    where (select kind from reuse) > 0\n    union all\n"
           "    select unnest((select ids from remaining))"
        + counted + "\n),";
}

/// Holds if the page is among the known items. Those of a search were counted now if they are few, or if the
/// page is the first of them.
QByteArray ListChanges::isKnown() const
{
    if (!m_looksAtWindow)
        return "(:from_known::boolean and (select kind from reuse) > 0)";
    return m_sortBy == SortBy::CreatedAt
        ? "(select case when kind > 0 then :from_known::boolean else :wants_items::boolean end from reuse)"
        : "(select case when kind > 0 then :from_known::boolean else (select number from counted) <= 2000 end"
          " from reuse)";
}

/// Selects items with the key of their order, however many others are among them.
QByteArray ListChanges::withKey(const QByteArray &items, const QByteArray &condition) const
{
    const char *const key = ListSource::sortColumn(m_sortBy);
    const auto joined = [](const QByteArray &table, const QByteArray &id) {
        return " cross join lateral (select * from " + table + " where organization = :organization and " + id
            + " = one.id offset 0)";
    };
    QByteArray tables = items + " as one";
    if (m_sortBy == SortBy::Relevance)
        tables += joined("feedback_search", "feedback") + " s";
    else if (key)
        tables += joined("feedback", "id") + " f";
    return "select one.id, " + QByteArray(key ? key : "0") + " as key from " + tables + " where " + condition;
}

QByteArray ListChanges::searchedPage() const
{
    const char *const key = ListSource::sortColumn(m_sortBy);
    return "\npage as (\n    select id, key from searched where not " + isKnown() + "\n    union all\n    ("
        + withKey("known", isKnown()) + "\n     order by "
        + (key ? "key" + m_source.direction() + ", " : QByteArray()) + "one.id" + m_source.direction()
        + "\n     limit :limit offset :offset)\n)";
}

QByteArray ListChanges::items(const QByteArray &needsAll) const
{
    const QByteArray needed = " where not " + isKnown() + " and " + needsAll;
    const QByteArray counted = "select unnest((select ids from counted)) as id" + needed;
    const QByteArray known = withKey("known", isKnown()) + "\n          union all\n          ";
    if (m_sortBy != SortBy::Relevance)
        return known + withKey('(' + counted + ')', "true");
    // Texts of many items are not looked up one by one.
    const QByteArray areMany = "(select number from counted) > 2000";
    return known + withKey('(' + counted + " and not " + areMany + ')', "true") + R"(
          union all
          select id, count(*) = 2 as key
          from (select unnest((select ids from counted)) as id, true as is_listed)"
        + needed + " and " + areMany + R"(
                union all
                select feedback, false from feedback_search)"
        + needed + " and " + areMany
        + R"( and organization = :organization and lexemes @@ :title_query::tsquery) as item
          group by id
          having bool_or(is_listed))";
}

QByteArray ListChanges::totalToPick()
{
    return "(select case when kind = 0 then (select number from counted) when :from_known::boolean then 0"
           " else :known_total::bigint end from reuse)";
}

QByteArray ListChanges::parts(const QByteArray &all) const
{
    return changedParts() + reuse()
        + "\ncounted as materialized (\n    select count(*) as number, array_agg(id) as ids\n    from (" + all
        + ") as hit\n),\ntracked as materialized (\n    select case kind when 0 then (select ids from "
          "counted where "
          ":wants_items::boolean and number <= "
        + QByteArray::number(ListMemory::maxTracked)
        + ")\n                     when 1 then (select ids from remaining) end as ids\n    from reuse\n),"
        + known();
}

QByteArray ListChanges::total()
{
    return "(select case kind when 2 then :known_total::bigint when 0 then (select number from counted) end "
           "from reuse)";
}

QByteArray ListChanges::columns(const QByteArray &order)
{
    const QByteArray isFirst = "row_number() over (order by part.number, " + order + ") = 1";
    return "(select kind from reuse), (select mark from reuse),\n       case when " + isFirst
        + " or part.number > 1 then (select ids from tracked)[" + before + " + 1 : " + before + " + "
        + itemsOfPart + "] end,\n       case when " + isFirst
        + " then (select case kind when 1 then (select ids from changed) end from reuse) end";
}

QByteArray ListChanges::rows()
{
    return QByteArray("generate_series(1, greatest(1, (select (cardinality(ids) + ") + itemsOfPart
        + " - 1) / " + itemsOfPart + " from tracked))) as part (number)";
}

} // namespace triage::storage
