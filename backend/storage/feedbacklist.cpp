#include "storage/feedbacklist.h"

namespace triage::storage {

namespace {

constexpr const char bufferPart[] = R"(
asked as materialized (
    select id, feedback_count
    from buffer
    where organization = :organization and deleted_at is null and (id = :buffer_id or slug = :buffer_slug)
),)";

constexpr const char statePart[] = R"(
state as materialized (
    select change, next_id, text_change, feedback_created, feedback, needs_review, assigned, unassigned
    from organization_state
    where organization = :organization
),)";

// Each word of the query becomes the words of the vocabulary that it stands in: the shortest thousand of them, as
// PostgreSQL takes seconds for a tsquery of many thousands and cannot take one of tens of thousands at all. Where there
// may be more, new words may take the place of others.
constexpr const char searchPart[] = R"(
query as materialized (
    select string_agg('(' || term.query || coalesce(inside.words, '') || ')', ' & ')::tsquery as words,
           coalesce(bool_or(inside.number >= 1000), false) as cut
    from unnest(:queries::text[], :patterns::text[]) as term (query, pattern)
    left join lateral (
        select string_agg(' | ''' || word || '''', '') as words, count(*) as number
        from (
            select word
            from vocabulary
            where organization = :organization and word like term.pattern
            order by length(word), word
            limit 1000
        ) as longer
    ) as inside on true
),)";

constexpr const char fieldList[] = "f.id, f.title, f.description, f.needs_review, f.submitted_by, f.client, "
                                   "f.routing_status, f.created_at, f.updated_at";

const char *column(SortBy sortBy)
{
    switch (sortBy) {
    case SortBy::CreatedAt: return nullptr; // identifiers grow with time
    case SortBy::UpdatedAt: return "f.updated_at";
    case SortBy::Title: return "coalesce(f.title, '') collate \"und-x-icu\"";
    case SortBy::Relevance: return "s.lexemes @@ :title_query::tsquery";
    }
    Q_UNREACHABLE();
}

} // namespace

ListShape ListShape::of(const api::FeedbackFilter &filter)
{
    ListShape shape;
    shape.search = !filter.search.isEmpty();
    shape.buffer = filter.buffer.has_value();
    shape.client = !filter.clientGroup.isEmpty();
    shape.needsReview = filter.needsReview;
    shape.unassigned = filter.unassigned;
    shape.sortBy = filter.sortBy.value_or(shape.search ? SortBy::Relevance : SortBy::CreatedAt);
    shape.order = filter.order;
    return shape;
}

QByteArray ListShape::statementName() const
{
    QByteArray name = "feedback.list";
    if (search)
        name += ".search";
    if (buffer)
        name += ".buffer";
    if (client)
        name += ".client";
    if (needsReview)
        name += *needsReview ? ".review" : ".reviewed";
    if (unassigned)
        name += *unassigned ? ".unassigned" : ".assigned";
    return name + '.' + toWord(sortBy) + '.' + toWord(order);
}

bool ListShape::needsFeedbackTable() const
{
    const bool sortsByFeedback = sortBy == SortBy::UpdatedAt || sortBy == SortBy::Title;
    return !(search || buffer) || client || needsReview || unassigned || sortsByFeedback;
}

QByteArray ListShape::source() const
{
    if (!search && !buffer)
        return "feedback f";
    if (search && !buffer)
        return needsFeedbackTable()
            ? "feedback_search s join feedback f on f.organization = s.organization and f.id = s.feedback"
            : "feedback_search s";
    QByteArray source = "feedback_buffer m";
    if (search)
        source += " join feedback_search s on s.organization = m.organization and s.feedback = m.feedback";
    if (needsFeedbackTable())
        source += " join feedback f on f.organization = m.organization and f.id = m.feedback";
    return source;
}

QByteArray ListShape::id() const
{
    return needsFeedbackTable() ? "f.id" : buffer ? "m.feedback" : "s.feedback";
}

QByteArray ListShape::direction() const
{
    return order == SortOrder::Descending ? " desc" : " asc";
}

/// What limits the list, but for the search.
QByteArray ListShape::filters() const
{
    const QByteArray first = buffer ? "m" : search ? "s" : "f";
    QByteArray where = first + ".organization = :organization";
    if (buffer)
        where += " and m.buffer = (select id from asked)";
    if (search)
        where += " and s.organization = :organization";
    if (needsFeedbackTable() && first != "f")
        where += " and f.organization = :organization";
    if (client)
        where += " and f.client_group = lower(:client_group)";
    if (needsReview)
        where += *needsReview ? " and f.needs_review" : " and not f.needs_review";
    if (unassigned)
        where += *unassigned ? " and f.live_buffers = 0 and f.routing_status <> 'pending'"
                             : " and f.live_buffers > 0";
    return where;
}

QByteArray ListShape::conditions() const
{
    return search ? filters() + " and s.lexemes @@ (select words from query)" : filters();
}

QByteArray ListShape::selected(const QByteArray &columns, const QByteArray &where) const
{
    return "select " + columns + "\n    from " + source() + "\n    where " + where;
}

bool ListShape::counts() const
{
    if (search)
        return looksAtWindow();
    const int others = int(needsReview.has_value()) + int(unassigned.has_value());
    return client || int(buffer) + others > 1;
}

bool ListShape::addsNewer() const
{
    return counts() && !buffer && !needsReview && !unassigned;
}

bool ListShape::looksAtWindow() const
{
    return search
        && (sortBy == SortBy::CreatedAt || (sortBy == SortBy::Relevance && order == SortOrder::Descending));
}

bool ListShape::walks() const
{
    return !search && !buffer && !client && !needsReview && !unassigned && sortBy == SortBy::CreatedAt
        && order == SortOrder::Descending;
}

/// How many items came after an earlier count, where nothing else can have changed it.
QByteArray ListShape::newerTotal() const
{
    const QByteArray newer = filters() + " and " + id() + " >= :known_next_id::bigint";
    if (!search)
        return "(select count(*) from " + source() + " where " + newer + ')';
    // Never by the search index: it would go through all there are.
    return "(select count(*) from (" + selected("s.lexemes", newer)
        + " offset 0) as newer where newer.lexemes @@ (select words from query))";
}

QByteArray ListShape::total() const
{
    const QByteArray state = " from state)";
    if (search && !looksAtWindow())
        return "(select count(*) from hit)";
    if (counts()) {
        const QByteArray same = "(select change from state) = :known_change::bigint";
        const QByteArray grown = search ? "(select text_change from state) <= :known_change::bigint and (" + same
                + " or not (select cut from query))"
                                        : "(select text_change from state) <= :known_change::bigint";
        const QByteArray known = addsNewer() ? ":known_total::bigint + " + newerTotal() : ":known_total::bigint";
        return "case when " + (addsNewer() ? grown : same) + "\n       then " + known
            + "\n       else (select count(*) from " + source() + " where " + conditions() + ") end";
    }
    if (buffer)
        return "(select coalesce(max(feedback_count), 0) from asked)";
    if (needsReview)
        return (*needsReview ? "(select needs_review" : "(select feedback - needs_review") + state;
    if (unassigned)
        return (*unassigned ? "(select unassigned" : "(select assigned") + state;
    return "(select feedback" + state;
}

/// Starts at a known place. While nothing was removed an item keeps its rank, counted from the oldest.
QByteArray ListShape::walkedPage() const
{
    return R"(
place as materialized (
    select feedback_created - feedback = :anchor_removed::bigint and :anchor_rank::bigint >= feedback - :offset
               as known, feedback
    from state
),
page as (
    select f.id as id, 0 as key
    from feedback f
    where f.organization = :organization
      and f.id <= (select case when known then :anchor_id::bigint else 9223372036854775807 end from place)
    order by f.id desc
    limit :limit
    offset (select case when known then :anchor_rank::bigint - feedback + :offset else :offset end from place)
))";
}

/// The first items in the wanted order, whether or not they are found.
QByteArray ListShape::recent() const
{
    return "\nrecent as (\n    " + selected(id() + " as id, s.lexemes as lexemes", filters()) + "\n    order by "
        + id() + direction() + "\n    limit :window\n),";
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
    )" + selected(id(), conditions() + " and (select count(*) from soon) < :limit::bigint + :offset::bigint")
        + "\n),\npage as (\n    select id, 0 as key from hit order by id" + direction()
        + "\n    limit :limit offset :offset\n)";
}

/// First what has the words in its title, then the rest; each of them as above.
QByteArray ListShape::rankedPage() const
{
    // Of a common word the index has long lists, which are better not read.
    const QByteArray titled = "s.lexemes @@ (select case when :title_suffices::boolean then :title_query::tsquery"
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
    )" + selected(id(), filters() + " and " + titled
                            + " and (select count(*) from soon where titled) < :limit::bigint + :offset::bigint")
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
    )" + selected(id(), conditions() + " and not s.lexemes @@ :title_query::tsquery"
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
    const QByteArray byKey = (key ? "key" + direction() + ", " : QByteArray()) + "id" + direction();
    const QByteArray window = "\n    order by " + byKey + "\n    limit :limit offset :offset\n";
    const QByteArray select
        = selected(id() + " as id, " + (key ? QByteArray(key) : QByteArray("0")) + " as key", conditions());
    if (!search)
        return "\npage as (\n    " + select + window + ")";
    // All matches once: the page and the exact total come from the same set.
    return "\nhit as materialized (\n    " + select + "\n),\npage as (\n    select id, key from hit" + window + ")";
}

QByteArray ListShape::sql() const
{
    QByteArray sql = QByteArray("with") + statePart;
    if (buffer)
        sql += bufferPart;
    if (search)
        sql += searchPart;
    return sql + page() + "\nselect " + total() + " as total, "
        + (buffer ? "(select id from asked)" : "null::bigint")
        + " as buffer,\n       state.change, state.next_id, state.feedback, state.feedback_created - state.feedback, "
        + fieldList
        // One look-up for each row of the page, whatever the planner thinks of the page's size.
        + "\nfrom (select 1) as one\nleft join state on true\nleft join (page cross join lateral (\n"
          "    select * from feedback f where f.organization = :organization and f.id = page.id offset 0\n"
          ") f) on true\norder by "
        + (column(sortBy) ? "page.key" + direction() + ", " : QByteArray()) + "page.id" + direction();
}

std::vector<std::pair<QByteArray, QByteArray>> listStatements()
{
    std::vector<std::pair<QByteArray, QByteArray>> all;
    const std::optional<bool> choices[] = {std::nullopt, false, true};
    const auto addOrders = [&all](ListShape shape) {
        for (const auto &[sortBy, word] : EnumText<SortBy>::words) {
            if (sortBy == SortBy::Relevance && !shape.search)
                continue;
            for (const SortOrder order : {SortOrder::Ascending, SortOrder::Descending}) {
                shape.sortBy = sortBy;
                shape.order = order;
                all.emplace_back(shape.statementName(), shape.sql());
            }
        }
    };
    for (int flags = 0; flags < 8; ++flags) {
        for (const auto &needsReview : choices) {
            for (const auto &unassigned : choices)
                addOrders({.search = (flags & 1) != 0, .buffer = (flags & 2) != 0, .client = (flags & 4) != 0,
                           .needsReview = needsReview, .unassigned = unassigned});
        }
    }
    return all;
}

QByteArray questionOf(OrganizationId organization, const api::FeedbackFilter &filter)
{
    const QByteArray separator(1, '\0');
    QByteArray question = QByteArray::number(organization.value()) + ListShape::of(filter).statementName();
    if (filter.buffer)
        question += separator
            + (filter.buffer->id ? QByteArray::number(filter.buffer->id->value()) : filter.buffer->slug.toUtf8());
    return question + separator + filter.clientGroup.toUtf8() + separator + filter.search.toUtf8();
}

} // namespace triage::storage
