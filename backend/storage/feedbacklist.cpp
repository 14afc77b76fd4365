#include "storage/feedbacklist.h"

namespace triage::storage {

namespace {

constexpr const char bufferPart[] = R"(
asked as materialized (
    select id, feedback_count
    from buffer
    where organization = :organization and deleted_at is null and (id = :buffer_id or slug = :buffer_slug)
),)";

// Each word of the query becomes the words of the vocabulary that it stands in: the shortest thousand of them, as
// PostgreSQL takes seconds for a tsquery of many thousands and cannot take one of tens of thousands at all.
constexpr const char searchPart[] = R"(
query as materialized (
    select string_agg('(' || term.query || coalesce(inside.words, '') || ')', ' & ')::tsquery as words
    from unnest(:queries::text[], :patterns::text[]) as term (query, pattern)
    left join lateral (
        select string_agg(' | ''' || word || '''', '') as words
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

QByteArray ListShape::conditions() const
{
    const QByteArray first = buffer ? "m" : search ? "s" : "f";
    QByteArray where = first + ".organization = :organization";
    if (buffer)
        where += " and m.buffer = (select id from asked)";
    if (search)
        where += " and s.organization = :organization and s.lexemes @@ (select words from query)";
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

QByteArray ListShape::total() const
{
    if (search)
        return "(select count(*) from hit)";
    const QByteArray state = " from organization_state where organization = :organization)";
    const int filters = int(buffer) + int(client) + int(needsReview.has_value()) + int(unassigned.has_value());
    if (filters == 0)
        return "(select feedback" + state;
    if (filters == 1 && buffer)
        return "(select coalesce(max(feedback_count), 0) from asked)";
    if (filters == 1 && needsReview)
        return (*needsReview ? "(select needs_review" : "(select feedback - needs_review") + state;
    if (filters == 1 && unassigned)
        return (*unassigned ? "(select unassigned" : "(select assigned") + state;
    return "(select count(*) from " + source() + " where " + conditions() + ')';
}

QByteArray ListShape::sql() const
{
    const QByteArray direction = order == SortOrder::Descending ? " desc" : " asc";
    const QByteArray id = needsFeedbackTable() ? "f.id" : buffer ? "m.feedback" : "s.feedback";
    const char *const key = column(sortBy);
    const QByteArray keyColumn = key ? QByteArray(key) : QByteArray("0");
    const QByteArray byKey = (key ? "key" + direction + ", " : QByteArray()) + "id" + direction;
    const QByteArray select = "select " + id + " as id, " + keyColumn + " as key\n    from " + source()
        + "\n    where " + conditions();
    const QByteArray window = "\n    order by " + byKey + "\n    limit :limit offset :offset\n";

    QByteArray sql = "with";
    if (buffer)
        sql += bufferPart;
    if (search) {
        // All matches once: the page and the exact total come from the same set.
        sql += searchPart;
        sql += "\nhit as materialized (\n    " + select + "\n),\npage as (\n    select id, key from hit" + window + ")";
    } else {
        sql += "\npage as (\n    " + select + window + ")";
    }
    return sql + "\nselect " + total() + " as total, " + (buffer ? "(select id from asked)" : "null::bigint")
        + " as buffer, " + fieldList
        + "\nfrom (select 1) as one\nleft join (page join feedback f on f.organization = :organization and f.id = page.id)"
          " on true\norder by "
        + (key ? "page.key" + direction + ", " : QByteArray()) + "page.id" + direction;
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

} // namespace triage::storage
