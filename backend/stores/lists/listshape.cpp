// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listshape.h"

namespace triage::storage {

namespace {

TriagePath pathOf(const api::TriageFilter &filter)
{
    if (filter.isEmpty())
        return TriagePath::None;
    if (!filter.tags.empty())
        return TriagePath::Tag;
    if (filter.owner && filter.owner->isValid())
        return TriagePath::Owner;
    if (filter.snoozed.value_or(false))
        return TriagePath::Snoozed;
    if (filter.duplicates == DuplicatesFilter::Only)
        return TriagePath::Duplicates;
    if (filter.states == TriageStates{ TriageState::Done, TriageState::Declined })
        return TriagePath::Closed;
    if (filter.states == TriageStates{ TriageState::Done }
        || filter.states == TriageStates{ TriageState::Declined })
        return TriagePath::State;
    if (filter.states != TriageStates{ TriageState::Open })
        return TriagePath::Any;
    return filter.owner && filter.snoozed ? TriagePath::Free : TriagePath::Open;
}

QByteArray wordOf(TriagePath path)
{
    switch (path) {
    case TriagePath::None:
        return {};
    case TriagePath::Free:
        return "free";
    case TriagePath::Open:
        return "open";
    case TriagePath::State:
        return "state";
    case TriagePath::Closed:
        return "closed";
    case TriagePath::Owner:
        return "owner";
    case TriagePath::Snoozed:
        return "snoozed";
    case TriagePath::Tag:
        return "tag";
    case TriagePath::Duplicates:
        return "duplicates";
    case TriagePath::Any:
        return "any";
    }
    Q_UNREACHABLE();
}

} // namespace

ListShape ListShape::of(const api::FeedbackFilter &filter)
{
    ListShape shape;
    const bool hasWords = !filter.search.isEmpty();
    shape.buffer = filter.buffer.has_value();
    shape.client = !filter.clientGroup.isEmpty();
    shape.needsReview = filter.needsReview;
    shape.unassigned = filter.unassigned;
    shape.status = filter.routingStatus.has_value();
    shape.period = filter.hasPeriod();
    shape.sortBy = filter.sortBy.value_or(hasWords ? SortBy::Relevance : SortBy::CreatedAt);
    shape.order = filter.order;
    shape.hasRecords = filter.withTriage;
    shape.submitter = !filter.submittedBy.isEmpty();
    shape.triage = pathOf(filter.triage);
    shape.language = !filter.language.isEmpty() && !hasWords && !shape.client && !shape.needsReview
        && !shape.unassigned && !shape.status && !shape.period && !shape.submitter;
    shape.search = !shape.language && (hasWords || !filter.language.isEmpty());
    shape.through = hasWords && filter.triage.duplicates == DuplicatesFilter::Hide;
    const bool isTriaged = shape.triage != TriagePath::None;
    if (shape.submitter || isTriaged) {
        shape.refined = shape.client || shape.needsReview || shape.unassigned || shape.status || shape.period
            || (isTriaged && shape.submitter);
        shape.client = shape.status = shape.period = false;
        shape.submitter = shape.submitter && !isTriaged;
        // Records are counted by each tag, not by several.
        shape.summed = isTriaged && !shape.search && !shape.refined && filter.triage.tags.size() <= 1;
        shape.needsReview = shape.unassigned = std::nullopt;
    }
    return shape;
}

QByteArray ListShape::statementName() const
{
    QByteArray name = "feedback.list";
    if (search)
        name += ".search";
    if (language)
        name += ".language";
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
    if (triage != TriagePath::None)
        name += ".triage." + wordOf(triage) + (refined ? ".refined" : "") + (summed ? ".summed" : "")
            + (through ? ".through" : "");
    return name + '.' + toWord(sortBy) + '.' + toWord(order) + (hasRecords ? "" : ".bare");
}

QByteArray ListShape::idsStatementName() const
{
    ListShape plain = *this;
    plain.sortBy = SortBy::CreatedAt;
    plain.order = SortOrder::Ascending;
    plain.hasRecords = true;
    return plain.statementName() + ".ids";
}

bool ListShape::counts() const
{
    if (search)
        return looksAtWindow();
    if (triage != TriagePath::None)
        return !summed;
    const int others = int(needsReview.has_value()) + int(unassigned.has_value()) + int(status) + int(period);
    return submitter || client || int(buffer) + others > 1;
}

bool ListShape::addsNewer() const
{
    return counts() && !buffer && !needsReview && !unassigned && !status && !refined
        && triage == TriagePath::None;
}

bool ListShape::looksAtWindow() const
{
    return search && !submitter
        && (sortBy == SortBy::CreatedAt || (sortBy == SortBy::Relevance && order == SortOrder::Descending));
}

bool ListShape::startsAtRecords() const
{
    return triage == TriagePath::State || triage == TriagePath::Closed || triage == TriagePath::Owner
        || triage == TriagePath::Snoozed || triage == TriagePath::Tag || triage == TriagePath::Duplicates;
}

bool ListShape::hasStarts() const
{
    if (search || triage == TriagePath::None)
        return false;
    const bool isOpen = triage == TriagePath::Open || triage == TriagePath::Free;
    return refined || startsAtRecords() || (language && isOpen && !buffer);
}

bool ListShape::walks() const
{
    return triage == TriagePath::None && !search && !language && !buffer && !client && !needsReview
        && !unassigned && !status && !period && !submitter && sortBy == SortBy::CreatedAt
        && order == SortOrder::Descending;
}

bool ListShape::picks() const
{
    return (sortBy == SortBy::Title || sortBy == SortBy::UpdatedAt) && !search && !counts()
        && (language || buffer || startsAtRecords() || needsReview || unassigned || status);
}

QByteArray listKeyOf(OrganizationId organization, const api::FeedbackFilter &filter)
{
    const QByteArray separator(1, '\0');
    QByteArray key = QByteArray::number(organization.value()) + ListShape::of(filter).statementName();
    if (filter.buffer)
        key += separator
            + (filter.buffer->id ? QByteArray::number(filter.buffer->id->value())
                                 : filter.buffer->slug.toUtf8());
    const api::TriageFilter &triage = filter.triage;
    if (!triage.isEmpty()) {
        key += separator + triage.states.toText().toLatin1();
        key += separator + (triage.owner ? QByteArray::number(triage.owner->value()) : QByteArray());
        key += separator + (triage.snoozed ? QByteArray(*triage.snoozed ? "true" : "false") : QByteArray());
        key += separator + QByteArray::number(int(triage.duplicates));
        key += separator + QStringList(triage.tags.begin(), triage.tags.end()).join(u',').toUtf8();
    }
    if (!filter.submittedBy.isEmpty() || !triage.isEmpty()) { // the shape does not tell these
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
    return key + separator + filter.clientGroup.toUtf8() + separator + filter.search.toUtf8() + separator
        + filter.language.toUtf8();
}

QByteArray totalKeyOf(OrganizationId organization, const api::FeedbackFilter &filter)
{
    api::FeedbackFilter unordered = filter;
    unordered.sortBy = SortBy::CreatedAt;
    unordered.order = SortOrder::Descending;
    unordered.withTriage = false;
    return listKeyOf(organization, unordered);
}

} // namespace triage::storage
