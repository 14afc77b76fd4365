// SPDX-License-Identifier: GPL-3.0-or-later
// How list statements find the items of a page: from a known place, through the first items in order, or by
// an index.
#include "stores/lists/feedbacklist.h"
#include "stores/lists/feedbacklistparts.h"

namespace triage::storage {

const char *column(SortBy sortBy)
{
    switch (sortBy) {
    case SortBy::CreatedAt:
        return nullptr; // identifiers grow with time
    case SortBy::UpdatedAt:
        return "f.updated_at";
    case SortBy::Title:
        return "coalesce(f.title, '') collate \"und-x-icu\"";
    case SortBy::Relevance:
        return "s.lexemes @@ :title_query::tsquery";
    }
    Q_UNREACHABLE();
}

/// The source read from the search index on, whatever the planner thinks of the rest.
QByteArray ListShape::byWords(const QByteArray &words) const
{
    QByteArray source
        = "(select feedback, lexemes, organization from feedback_search where organization = :organization"
          " and lexemes @@ "
        + words + " offset 0) s";
    if (buffer)
        source += " cross join lateral (select m.organization, m.buffer, m.feedback from feedback_buffer m"
                  " where m.organization = :organization and m.buffer = (select id from asked)"
                  " and m.feedback = s.feedback offset 0) m";
    return source
        + " cross join lateral (select * from feedback f where f.organization = :organization"
          " and f.id = s.feedback offset 0) f";
}

/// What the search finds. Of a short period all items are looked at; for a long one the index has fewer rows.
QByteArray ListShape::matching(const QByteArray &columns, const QByteArray &words,
                               const QByteArray &more) const
{
    const QByteArray where = filters() + (search ? " and s.lexemes @@ " + words : QByteArray()) + more;
    if (!search || !period)
        return selected(columns, where);
    const QByteArray about = " and (select about from period)";
    return selected(columns, where + about + " <= 20000") + "\n    union all\n    select " + columns
        + "\n    from " + byWords(words) + "\n    where " + where + about + " > 20000";
}

/// Starts at a known place. While nothing was removed, and nothing was stored that is older than what is
/// there, an item keeps its rank, counted from the oldest.
QByteArray ListShape::walkedPage() const
{
    return R"(
place as materialized (
    select feedback_created - feedback + late_feedback = :known_position_removed::bigint and :known_position_rank::bigint >= feedback - :offset
               as known, feedback
    from state
),
page as (
    select f.id as id, 0 as key
    from feedback f
    where f.organization = :organization
      and f.id <= (select case when known then :known_position_id::bigint else 9223372036854775807 end from place)
    order by f.id desc
    limit :limit
    offset (select case when known then :known_position_rank::bigint - feedback + :offset else :offset end from place)
))";
}

/// The first items in the wanted order, whether or not they are found.
QByteArray ListShape::recent() const
{
    if (period) {
        // Nobody can know beforehand how long a period is: this says to read it in its order, as far as is
        // needed, and not to sort it as a whole.
        const QByteArray first = buffer ? "m.feedback" : "s.feedback";
        return "\nrecent as (\n    select one.id, found.lexemes\n    from (\n        select " + first
            + " as id from "
            + (buffer ? "feedback_buffer m where m.organization = :organization and m.buffer = (select id "
                        "from asked)"
                      : "feedback_search s where s.organization = :organization")
            + " and " + first + periodIds + " order by " + first + direction() + " offset 0\n    ) as one\n"
            + "    cross join lateral (\n        " + selected("s.lexemes", filters() + " and f.id = one.id")
            + " offset 0\n    ) as found\n    order by one.id" + direction() + "\n    limit :window\n),";
    }
    return "\nrecent as (\n    " + selected(id() + " as id, s.lexemes as lexemes", filters())
        + "\n    order by " + id() + direction() + "\n    limit :window\n),";
}

/// A word that is not rare is found soon; for any other one the index has few rows.
QByteArray ListShape::windowPage() const
{
    return recent() + R"(
soon as materialized (
    select id from recent where lexemes @@ (select words from query)
),
hit as (
    select id from soon where (select count(*) from soon) >= :limit::bigint + :offset::bigint
    union all
    )" + matching(id(), allWords, " and (select count(*) from soon) < :limit::bigint + :offset::bigint")
        + "\n),\npage as (\n    select id, 0 as key from hit order by id" + direction()
        + "\n    limit :limit offset :offset\n)";
}

/// First what has the words in its title, then the rest; each of them as above.
QByteArray ListShape::rankedPage() const
{
    // Of a common word the index has long lists, which are better not read.
    const QByteArray titleWords = "(select case when :title_suffices::boolean then :title_query::tsquery"
                                  " else words && :title_query::tsquery end from query)";
    return recent() + R"(
soon as materialized (
    select id, lexemes @@ :title_query::tsquery as titled
    from recent
    where lexemes @@ (select words from query)
),
titled as materialized (
    select id from soon where titled and (select count(*) from soon where titled) >= :limit::bigint + :offset::bigint
    union all
    )"
        + matching(id(), titleWords,
                   " and (select count(*) from soon where titled) < :limit::bigint + :offset::bigint")
        + R"(
),
missing as materialized (
    select :limit::bigint + :offset::bigint - (select count(*) from titled) as number
),
other as (
    select id
    from soon
    where not titled and (select number from missing) between 1 and (select count(*) from soon where not titled)
    union all
    )"
        + matching(id(), allWords,
                   " and not s.lexemes @@ :title_query::tsquery"
                   " and (select number from missing) > (select count(*) from soon where not titled)")
        + R"(
),
page as (
    select id, key
    from (select id, true as key from titled union all select id, false from other) as hit
    order by key desc, id desc
    limit :limit offset :offset
))";
}

QByteArray ListShape::page() const
{
    if (walks())
        return walkedPage();
    if (looksAtWindow())
        return sortBy == SortBy::Relevance ? rankedPage() : windowPage();
    const char *const key = column(sortBy);
    const QByteArray byKey = (key ? "key" + direction() + ", " : statusOrder()) + "id" + direction();
    const QByteArray window = "\n    order by " + byKey + "\n    limit :limit offset :offset\n";
    const QByteArray select
        = selected(id() + " as id, " + (key ? QByteArray(key) : QByteArray("0")) + " as key", conditions());
    if (!search)
        return "\npage as (\n    " + select + window + ")";
    // All matches once: the page and the exact total come from the same set.
    return "\nhit as materialized (\n    " + select + "\n),\npage as (\n    select id, key from hit" + window
        + ")";
}

} // namespace triage::storage
