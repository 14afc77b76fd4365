// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listpage.h"

#include "stores/lists/liststarts.h"
#include "stores/lists/listtotal.h"

namespace triage::storage {

/// Skips the newest bins, whose numbers of items are known, as far as no older bin has an item among theirs.
QByteArray ListPage::walkedPage() const
{
    return R"(
place as materialized (
    select below, skipped
    from (select min(first_id) over newest as below, sum(feedback) over newest as skipped,
                 max(last_id) over (order by began_at rows between unbounded preceding and 1 preceding) as older
          from feedback_bin
          where organization = :organization and :offset::bigint >= 2000
          window newest as (order by began_at desc)) as bin
    where skipped <= :offset::bigint and below > coalesce(older, 0)
    order by skipped desc
    limit 1
),
page as (
    select f.id as id, 0 as key
    from feedback f
    where f.organization = :organization and f.id < coalesce((select below from place), 9223372036854775807)
    order by f.id desc
    limit :limit
    offset :offset::bigint - coalesce((select skipped from place), 0)
))";
}

/// Composes the first items in the wanted order, before the search is applied.
QByteArray ListPage::recent() const
{
    if (m_shape.period) {
        // The planner cannot know how long a period is. This reads it in its order, as far as needed, instead
        // of sorting it as a whole.
        const QByteArray first = m_shape.buffer ? "m.feedback" : "s.feedback";
        return "select one.id, found.lexemes\n    from (\n        select " + first + " as id from "
            + (m_shape.buffer
                   ? "feedback_buffer m where m.organization = :organization and m.buffer = (select id "
                     "from asked)"
                   : "feedback_search s where s.organization = :organization")
            + " and " + first + ListSource::periodIds + " order by " + first + m_source.direction()
            + " offset 0\n    ) as one\n    cross join lateral (\n        "
            + m_source.selected("s.lexemes", m_source.filters() + " and f.id = one.id")
            + " offset 0\n    ) as found\n    order by one.id" + m_source.direction() + " limit :window";
    }
    const QByteArray place = sortedFirst();
    return m_source.selected(m_source.id() + " as id, s.lexemes as lexemes"
                                 + (place.isEmpty() ? QByteArray() : ", " + place + " as place"),
                             m_source.filters())
        + "\n    order by " + (place.isEmpty() ? QByteArray() : place + m_source.direction() + ", ")
        + m_source.id() + m_source.direction() + " limit :window";
}

/// Returns the column before the identifier in the index of the first items; empty if there is none. All of
/// them have the same value there.
QByteArray ListPage::sortedFirst() const
{
    const QByteArray order = m_source.statusOrder();
    return m_shape.looksAtWindow() && m_shape.startsAtRecords() ? order.left(order.indexOf(' '))
                                                                : QByteArray();
}

/// Composes the items among the first ones for which a condition holds, as many as the page needs. Reading
/// ends where these are found.
QByteArray ListPage::soon(const QByteArray &condition) const
{
    return "select id\n    from (" + recent() + ") as recent\n    where " + condition + "\n    order by "
        + (sortedFirst().isEmpty() ? QByteArray() : "place" + m_source.direction() + ", ") + "id"
        + m_source.direction() + "\n    limit :limit::bigint + :offset::bigint";
}

/// Finds, too, what one of its duplicates is found for.
QByteArray ListPage::found() const
{
    const QByteArray found = QByteArray("lexemes @@ ") + ListSource::allWords;
    return m_shape.through ? '(' + found + " or id" + ListSource::isThrough + ')' : found;
}

/// A frequent word is found among the first items; with a rare one a list has few.
QByteArray ListPage::windowPage() const
{
    return "\nsoon as materialized (\n    " + soon(found()) + R"(
),
hit as (
    select id from soon where (select count(*) from soon) >= :limit::bigint + :offset::bigint
    union all
    select unnest(ids) from counted where (select count(*) from soon) < :limit::bigint + :offset::bigint
),
)" + m_name
        + " as (\n    select id, 0 as key from hit order by id" + m_source.direction()
        + "\n    limit :limit offset :offset\n)";
}

/// Finds first the items with the words in their title, then the others, each as above.
QByteArray ListPage::rankedPage() const
{
    // The index has long lists for a common word, which are slow to read.
    const QByteArray titleWords = "(select case when :title_suffices::boolean then :title_query::tsquery"
                                  " else words && :title_query::tsquery end from query)";
    const QByteArray isTitled
        = QByteArray("lexemes @@ :title_query::tsquery and lexemes @@ ") + ListSource::allWords;
    const QByteArray inTitles
        = "(select feedback as id from feedback_search where organization = :organization and lexemes @@ "
        + titleWords
        + " and (select count(*) from first_titled) < :limit::bigint + :offset::bigint offset 0) as c ";
    const QByteArray titled = m_shape.combinesWords() ? "select one.id from " + inTitles
            + ListSource(m_shape.withoutWords(), ListStart::All).lookedUp("c.id")
                                                      : "select id from " + inTitles;
    return "\nfirst_titled as materialized (\n    " + soon(isTitled) + R"(
),
titled as materialized (
    select id from first_titled where (select count(*) from first_titled) >= :limit::bigint + :offset::bigint
    union all
    )" + titled
        + R"(
),
missing as materialized (
    select :limit::bigint + :offset::bigint - (select count(*) from titled) as number
),
soon as materialized (
    )" + soon(found() + " and not (" + isTitled + ") and (select number from missing) > 0")
        + R"(
),
other as (
    select id from soon where (select number from missing) between 1 and (select count(*) from soon)
    union all
    select id
    from (select unnest(ids) as id from counted union all select id from titled) as item
    where (select number from missing) > (select count(*) from soon)
    group by id
    having count(*) = 1
),
)" + m_name
        + R"( as (
    select id, key
    from (select id, true as key from titled union all select id, false from other) as hit
    order by key desc, id desc
    limit :limit offset :offset
))";
}

/// Reads each of two indexes in its order, as far as the page needs it.
QByteArray ListPage::openItems(const QByteArray &more, const QByteArray &wanted) const
{
    const QByteArray first = "(select f.id as id from feedback f where " + m_source.conditions();
    const QByteArray end = "f.id" + m_source.direction() + " limit " + wanted + ')';
    return first + " and f.routing_status <> 'pending'" + more + " order by " + end + "\n          union all "
        + first + ListSource::pendingItems + more + " order by f.routing_status" + m_source.direction() + ", "
        + end;
}

/// Reads each of the two states in its order, as far as the page needs it.
QByteArray ListPage::closedItems(const QByteArray &more, const QByteArray &wanted) const
{
    const auto ofState = [&](const QByteArray &state) {
        return "(select " + m_source.id() + " as id from " + m_source.tables() + " where "
            + m_source.conditions() + " and (d.state, d.feedback) >= ('" + state
            + "', 0) and (d.state, d.feedback) <= ('" + state + "', 9223372036854775807)" + more
            + " order by d.state" + m_source.direction() + ", d.feedback" + m_source.direction() + " limit "
            + wanted + ')';
    };
    return ofState("done") + "\n          union all " + ofState("declined");
}

/// Reads a source in its order, as far as the page needs it.
QByteArray ListPage::firstItems(const ListSource &source, const QByteArray &more,
                                const QByteArray &wanted) const
{
    return "(select " + source.id() + " as id from " + source.tables() + " where " + source.conditions()
        + more + " order by " + source.statusOrder() + source.id() + source.direction() + " limit " + wanted
        + ')';
}

QByteArray ListPage::joinedPage(const QByteArray &items) const
{
    return '\n' + m_name + " as (\n    select id, 0 as key\n    from (" + items
        + ") as found\n    order by id" + m_source.direction() + "\n    limit :limit offset :offset\n)";
}

/// Selects from several sets, of which only the smallest one is read. The rest is compared item by item.
QByteArray ListPage::startedItems(const QByteArray &more) const
{
    const ListStarts starts(m_shape);
    const char *const key = ListSource::sortColumn(m_shape.sortBy);
    QByteArray items;
    for (std::size_t i = 0; i < starts.sources().size(); ++i) {
        const ListSource &source = starts.sources()[i];
        const QByteArray chosen = ListStarts::startsAt(i) + more;
        if (i > 0)
            items += "\n          union all ";
        if (key)
            items
                += source.selected(source.id() + " as id, " + key + " as key", source.conditions() + chosen);
        else if (i == 0 && source.startsAtOpenItems())
            items += openItems(chosen, ListStarts::wanted);
        else if (i == 0 && m_shape.triage == TriagePath::Closed)
            items += closedItems(chosen, ListStarts::wanted);
        else
            items += firstItems(source, chosen, ListStarts::wanted);
    }
    return items;
}

QByteArray ListPage::startedPage() const
{
    const ListStarts starts(m_shape);
    const QByteArray parts = starts.sql(ListTotal(m_shape).keptTotal());
    if (!ListSource::sortColumn(m_shape.sortBy))
        return parts + joinedPage(startedItems({}));
    return parts + '\n' + m_name + " as (\n    select id, key\n    from (" + startedItems({})
        + ") as found\n    order by key" + m_source.direction() + ", id" + m_source.direction()
        + "\n    limit :limit offset :offset\n)";
}

/// Looks through all items in the wanted order if a fourth of the list's number of them would do where they
/// were spread evenly, and at most through as many as it has. Otherwise, or if too few are found
/// there, its items are sorted. wanted, total: expressions; items: selects them with their keys, where a
/// condition holds.
template <typename Items>
QByteArray ListPage::picked(const QByteArray &wanted, const QByteArray &total, const Items &items) const
{
    const SortBy sortBy = m_shape.sortBy;
    const bool isByColumn = sortBy == SortBy::Title || sortBy == SortBy::UpdatedAt;
    const QByteArray key = isByColumn ? "f.place" : sortBy == SortBy::Relevance ? "false" : "0";
    const QByteArray order = m_source.direction();
    ListShape plain = m_shape.search ? m_shape.withoutWords() : m_shape;
    plain.sortBy = isByColumn ? sortBy : SortBy::CreatedAt;
    plain.order = m_shape.order;
    const ListSource all(plain, ListStart::Order);
    return R"(
reach as materialized (
    select wanted, case when 4::numeric * wanted * (select feedback from state) <= total::numeric * total then total else 0 end as items
    from (select )"
        + wanted + " as wanted, total from (select (" + total + R"()::bigint as total) as known) as sizes
),
picked as materialized (
    )"
        + all.selected("f.id as id, " + key + " as key",
                       all.conditions()
                           + (m_shape.search ? " and " + m_source.hasWords("f.id") : QByteArray()))
        + "\n    order by " + (isByColumn ? "f.place" + order + ", " : QByteArray()) + "f.id" + order + R"(
    limit (select wanted from reach)
),
taken as materialized (
    select count(*) as number from picked
),
page as (
    select id, key
    from (select id, key from picked where (select number from taken) >= (select wanted from reach)
          union all
          )"
        + items("(select number from taken) < (select wanted from reach)") + ") as found\n    order by key"
        + order + ", id" + order + "\n    limit :limit offset :offset\n)";
}

/// The total is kept, so that the items are not needed to count them.
QByteArray ListPage::pickedPage() const
{
    const ListStarts starts(m_shape);
    const QByteArray kept = ListTotal(m_shape).keptTotal();
    const QByteArray total = m_shape.hasStarts() ? QByteArray("(select total from start)") : kept;
    return (m_shape.hasStarts() ? starts.sql(kept) : QByteArray())
        + picked("least(:limit::bigint + :offset::bigint, total)", total,
                 [this](const QByteArray &condition) {
                     if (m_shape.hasStarts())
                         return startedItems(" and " + condition);
                     const QByteArray column = ListSource::sortColumn(m_shape.sortBy);
                     return m_source.selected(m_source.id() + " as id, " + column + " as key",
                                              m_source.conditions() + " and " + condition);
                 });
}

QByteArray ListPage::countedPage() const
{
    ListShape plain = m_shape;
    plain.sortBy = SortBy::CreatedAt;
    const ListStarts starts(plain);
    const ListChanges changes(m_shape);
    return starts.sql({}) + changes.parts(starts.items()) + foundPage(changes);
}

QByteArray ListPage::sql() const
{
    if (!m_shape.counts())
        return searched();
    if (m_shape.counted)
        return countedPage();
    const ListTotal total(m_shape);
    const ListChanges changes(m_shape);
    const QByteArray parts = total.parts() + changes.parts(total.allItems());
    return parts + (m_shape.looksAtWindow() ? searched() + ',' + changes.searchedPage() : foundPage(changes));
}

/// The items are counted first, if they are not known, and then sorted. An order by relevance has no index.
QByteArray ListPage::foundPage(const ListChanges &changes) const
{
    const bool isRanked = m_shape.sortBy == SortBy::Relevance;
    return picked(":limit::bigint + :offset::bigint", isRanked ? "0" : ListChanges::totalToPick(),
                  [&changes](const QByteArray &condition) { return changes.items(condition); });
}

QByteArray ListPage::searched() const
{
    if (m_shape.walks())
        return walkedPage();
    if (m_shape.picks())
        return pickedPage();
    if (m_shape.hasStarts())
        return startedPage();
    const QByteArray wanted = ":limit::bigint + :offset::bigint";
    if (m_shape.triage == TriagePath::Closed && !m_shape.search && !m_shape.language
        && m_shape.sortBy == SortBy::CreatedAt)
        return joinedPage(closedItems({}, wanted));
    if (m_source.startsAtOpenItems() && !m_shape.language)
        return joinedPage(openItems({}, wanted));
    if (m_shape.looksAtWindow())
        return m_shape.sortBy == SortBy::Relevance ? rankedPage() : windowPage();
    const char *const key = ListSource::sortColumn(m_shape.sortBy);
    const QByteArray byKey
        = (key ? "key" + m_source.direction() + ", " : m_source.statusOrder()) + "id" + m_source.direction();
    const QByteArray window = "\n    order by " + byKey + "\n    limit :limit offset :offset\n";
    const QByteArray columns
        = m_source.id() + " as id, " + (key ? QByteArray(key) : QByteArray("0")) + " as key";
    return '\n' + m_name + " as (\n    " + m_source.selected(columns, m_source.conditions()) + window + ")";
}

} // namespace triage::storage
