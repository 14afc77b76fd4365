// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/feedbacklist.h"

#include "stores/lists/feedbacklistparts.h"

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
    select change, next_id, text_change, feedback_created, feedback, needs_review, assigned, unassigned, pending,
           failed, skipped, late_feedback
    from organization_state
    where organization = :organization
),)";

// The stretches that the period touches: between which identifiers its items are, how many are in those that
// lie in it as a whole, and about how many there are.
constexpr const char periodPart[] = R"(
period as materialized (
    select min(first_id) as first_id, max(last_id) as last_id, coalesce(sum(feedback), 0)::bigint as about,
           coalesce(sum(feedback) filter (where began_at >= :created_after::timestamptz
                        and began_at + interval '6 hours' <= :created_before::timestamptz), 0)::bigint as whole
    from feedback_stretch
    where organization = :organization and began_at > :created_after::timestamptz - interval '6 hours'
      and began_at < :created_before::timestamptz
),)";

// Each word of the query becomes the words of the vocabulary that it stands in: the shortest thousand of
// them, as PostgreSQL takes seconds for a tsquery of many thousands and cannot take one of tens of thousands
// at all. Where there may be more, new words may take the place of others.
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

// Not looked up where it is not wanted.
constexpr const char bufferList[] = R"(
       case when :with_buffers::boolean then (
           select array_agg(h.buffer order by h.buffer)
           from feedback_buffer h
           join buffer b on b.organization = h.organization and b.id = h.buffer and b.deleted_at is null
           where h.organization = :organization and h.feedback = f.id
       ) end)";

} // namespace

ListShape ListShape::of(const api::FeedbackFilter &filter)
{
    ListShape shape;
    shape.search = !filter.search.isEmpty();
    shape.buffer = filter.buffer.has_value();
    shape.client = !filter.clientGroup.isEmpty();
    shape.needsReview = filter.needsReview;
    shape.unassigned = filter.unassigned;
    shape.status = filter.routingStatus.has_value();
    shape.period = filter.hasPeriod();
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
    if (status)
        name += ".status";
    if (period)
        name += ".period";
    return name + '.' + toWord(sortBy) + '.' + toWord(order);
}

bool ListShape::needsFeedbackTable() const
{
    const bool sortsByFeedback = sortBy == SortBy::UpdatedAt || sortBy == SortBy::Title;
    return !(search || buffer) || client || needsReview || unassigned || status || period || sortsByFeedback;
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

/// With nothing but a status its index is read in its own order. This is said so that no other index can give
/// that order: where nearly all items have one status, going through all of them for another one would look
/// as cheap.
QByteArray ListShape::statusOrder() const
{
    const bool alone = status && !search && !buffer && !client && !needsReview && !unassigned && !period;
    return alone && sortBy == SortBy::CreatedAt ? "f.routing_status" + direction() + ", " : QByteArray();
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
    if (!statusOrder().isEmpty())
        where += " and (f.routing_status, f.id) >= (:routing_status::text, 0)"
                 " and (f.routing_status, f.id) <= (:routing_status::text, 9223372036854775807)";
    else if (status)
        where += " and f.routing_status = :routing_status";
    if (period) {
        where += " and " + inPeriod("f.created_at") + " and f.id" + periodIds;
        if (first != "f")
            where += " and " + first + ".feedback" + periodIds;
    }
    return where;
}

QByteArray ListShape::conditions() const
{
    return search ? filters() + " and s.lexemes @@ " + allWords : filters();
}

QByteArray ListShape::selected(const QByteArray &columns, const QByteArray &where) const
{
    return "select " + columns + "\n    from " + source() + "\n    where " + where;
}

bool ListShape::looksAtWindow() const
{
    return search
        && (sortBy == SortBy::CreatedAt || (sortBy == SortBy::Relevance && order == SortOrder::Descending));
}

bool ListShape::walks() const
{
    return !search && !buffer && !client && !needsReview && !unassigned && !status && !period
        && sortBy == SortBy::CreatedAt && order == SortOrder::Descending;
}

QByteArray ListShape::sql() const
{
    QByteArray sql = QByteArray("with") + statePart;
    if (period)
        sql += periodPart;
    if (buffer)
        sql += bufferPart;
    if (search)
        sql += searchPart;
    return sql + page() + "\nselect " + total() + " as total, "
        + (buffer ? "(select id from asked)" : "null::bigint")
        + " as buffer,\n       state.change, state.next_id, "
        + (period ? "(select about from period)" : "state.feedback")
        + ", state.feedback_created - state.feedback + state.late_feedback, " + fieldList + ","
        + bufferList
        // One look-up for each row of the page, whatever the planner thinks of the page's size.
        + "\nfrom (select 1) as one\nleft join state on true\nleft join (page cross join lateral (\n"
          "    select * from feedback f where f.organization = :organization and f.id = page.id offset 0\n"
          ") f) on true\norder by "
        + (column(sortBy) ? "page.key" + direction() + ", " : QByteArray()) + "page.id" + direction();
}

QByteArray ListShape::idsStatementName() const
{
    ListShape plain = *this;
    plain.sortBy = SortBy::CreatedAt;
    plain.order = SortOrder::Ascending;
    return plain.statementName() + ".ids";
}

QByteArray ListShape::idsSql() const
{
    QByteArray parts;
    if (period)
        parts += periodPart;
    if (buffer)
        parts += bufferPart;
    if (search)
        parts += searchPart;
    return "with" + parts + "\nhit as (\n    " + selected(id() + " as id", conditions()) + " and " + id()
        + " > :after::bigint\n    order by " + id() + "\n    limit :limit\n)\nselect hit.id, "
        + (buffer ? "(select id from asked)" : "null::bigint")
        + "\nfrom (select 1) as one left join hit on true\norder by hit.id";
}

std::vector<std::pair<QByteArray, QByteArray>> listStatements()
{
    std::vector<std::pair<QByteArray, QByteArray>> all;
    const std::optional<bool> choices[] = { std::nullopt, false, true };
    const auto addOrders = [&all](ListShape shape) {
        all.emplace_back(shape.idsStatementName(), shape.idsSql());
        for (const auto &[sortBy, word] : EnumText<SortBy>::words) {
            if (sortBy == SortBy::Relevance && !shape.search)
                continue;
            for (const SortOrder order : { SortOrder::Ascending, SortOrder::Descending }) {
                shape.sortBy = sortBy;
                shape.order = order;
                all.emplace_back(shape.statementName(), shape.sql());
            }
        }
    };
    for (int flags = 0; flags < 32; ++flags) {
        for (const auto &needsReview : choices) {
            for (const auto &unassigned : choices)
                addOrders({ .search = (flags & 1) != 0,
                            .buffer = (flags & 2) != 0,
                            .client = (flags & 4) != 0,
                            .needsReview = needsReview,
                            .unassigned = unassigned,
                            .status = (flags & 8) != 0,
                            .period = (flags & 16) != 0 });
        }
    }
    return all;
}

QByteArray listKeyOf(OrganizationId organization, const api::FeedbackFilter &filter)
{
    const QByteArray separator(1, '\0');
    QByteArray question = QByteArray::number(organization.value()) + ListShape::of(filter).statementName();
    if (filter.buffer)
        question += separator
            + (filter.buffer->id ? QByteArray::number(filter.buffer->id->value())
                                 : filter.buffer->slug.toUtf8());
    if (filter.routingStatus)
        question += separator + toWord(*filter.routingStatus);
    for (const std::optional<Timestamp> &time : { filter.createdAfter, filter.createdBefore }) {
        if (filter.hasPeriod())
            question += separator + (time ? QByteArray::number(time->milliseconds()) : QByteArray());
    }
    return question + separator + filter.clientGroup.toUtf8() + separator + filter.search.toUtf8();
}

} // namespace triage::storage
