// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listshape.h"

namespace triage::storage {

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
    shape.submitter = !filter.submittedBy.isEmpty();
    if (shape.submitter) {
        shape.refined = shape.client || shape.needsReview || shape.unassigned || shape.status || shape.period;
        shape.client = shape.status = shape.period = false;
        shape.needsReview = shape.unassigned = std::nullopt;
    }
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
    if (submitter)
        name += refined ? ".submitter.refined" : ".submitter";
    return name + '.' + toWord(sortBy) + '.' + toWord(order);
}

QByteArray ListShape::idsStatementName() const
{
    ListShape plain = *this;
    plain.sortBy = SortBy::CreatedAt;
    plain.order = SortOrder::Ascending;
    return plain.statementName() + ".ids";
}

bool ListShape::counts() const
{
    if (search)
        return looksAtWindow();
    const int others = int(needsReview.has_value()) + int(unassigned.has_value()) + int(status) + int(period);
    return submitter || client || int(buffer) + others > 1;
}

bool ListShape::addsNewer() const
{
    return counts() && !buffer && !needsReview && !unassigned && !status && !refined;
}

bool ListShape::looksAtWindow() const
{
    return search && !submitter
        && (sortBy == SortBy::CreatedAt || (sortBy == SortBy::Relevance && order == SortOrder::Descending));
}

bool ListShape::walks() const
{
    return !search && !buffer && !client && !needsReview && !unassigned && !status && !period && !submitter
        && sortBy == SortBy::CreatedAt && order == SortOrder::Descending;
}

QByteArray listKeyOf(OrganizationId organization, const api::FeedbackFilter &filter)
{
    const QByteArray separator(1, '\0');
    QByteArray key = QByteArray::number(organization.value()) + ListShape::of(filter).statementName();
    if (filter.buffer)
        key += separator
            + (filter.buffer->id ? QByteArray::number(filter.buffer->id->value())
                                 : filter.buffer->slug.toUtf8());
    if (!filter.submittedBy.isEmpty()) { // its shape does not tell these
        for (const std::optional<bool> &flag : { filter.needsReview, filter.unassigned })
            key += separator + (flag ? QByteArray(*flag ? "true" : "false") : QByteArray());
        key += separator + filter.submittedBy.toUtf8();
    }
    if (filter.routingStatus)
        key += separator + toWord(*filter.routingStatus);
    for (const std::optional<Timestamp> &time : { filter.createdAfter, filter.createdBefore }) {
        if (filter.hasPeriod())
            key += separator + (time ? QByteArray::number(time->milliseconds()) : QByteArray());
    }
    return key + separator + filter.clientGroup.toUtf8() + separator + filter.search.toUtf8();
}

} // namespace triage::storage
