// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listchanges.h"

namespace triage::storage {

namespace {

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
    : m_shape(withoutOrder(shape)), m_source(m_shape), m_byCreation(shape.sortBy == SortBy::CreatedAt)
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

QByteArray ListChanges::sql() const
{
    // A restored buffer has items that left it while it was deleted, which no list of then can tell.
    const QByteArray buffer = m_shape.buffer
        ? ", (select id from asked), (select extract(epoch from updated_at) from asked)"
        : "";
    const QByteArray sameWords = m_shape.search ? " and not (select cut from query)" : "";
    return changedParts() + R"(
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
    cross join lateral ()"
        + m_source.selected(m_source.id() + " as id",
                            m_source.conditions() + " and " + m_source.id() + " = c.id")
        + R"( offset 0) as one
    where (select kind from reuse) = 1
),)";
}

QByteArray ListChanges::counted(const QByteArray &all)
{
    return "\ncounted as materialized (\n    select count(*) as number, array_agg(id) filter (where "
           ":wants_items::boolean) as ids\n    from ("
        + all + ") as hit\n)";
}

QByteArray ListChanges::known() const
{
    const QByteArray counted = m_byCreation ? "\n    union all\n    select unnest((select ids from counted))"
                                              " where (select kind from reuse) = 0"
                                            : "";
    return "\nknown as materialized (\n    select id\n    from (select unnest(:known_ids::bigint[]) as id"
           " except select unnest((select ids from changed))) as unchanged\n"
           "    where (select kind from reuse) > 0\n    union all\n"
           "    select unnest((select ids from remaining))"
        + counted + "\n)";
}

QByteArray ListChanges::isKnown() const
{
    return m_byCreation ? "(:from_known::boolean or (:wants_items::boolean and (select kind from reuse) = 0))"
                        : ":from_known::boolean";
}

} // namespace triage::storage
