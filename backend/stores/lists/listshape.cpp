// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listshape.h"

#include <array>

namespace triage {

template <>
struct EnumText<storage::TriagePath>
{
    using P = storage::TriagePath;
    static constexpr std::array words{ std::pair{ P::None, "" },
                                       std::pair{ P::Free, "free" },
                                       std::pair{ P::Open, "open" },
                                       std::pair{ P::State, "state" },
                                       std::pair{ P::Closed, "closed" },
                                       std::pair{ P::Owner, "owner" },
                                       std::pair{ P::Snoozed, "snoozed" },
                                       std::pair{ P::Tag, "tag" },
                                       std::pair{ P::Duplicates, "duplicates" },
                                       std::pair{ P::Any, "any" } };
};

namespace storage {

namespace {

TriagePath pathOf(const ListFilter &filter)
{
    if (!filter.hasTriage())
        return TriagePath::None;
    if (!filter.tags.empty())
        return TriagePath::Tag;
    if (filter.owner && filter.owner->member.isValid())
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

/// Returns true if the list has an owner or tags, which are in the records alone.
bool isOfRecords(TriagePath path)
{
    return path == TriagePath::Tag || path == TriagePath::Owner;
}

/// Returns true if a filter has neither a count nor an index.
bool comparesItems(const ListFilter &filter)
{
    bool compares = false;
    forEachFilter(filter, [&](const auto &row, const auto &) {
        compares = compares || row.column.counter == FilterCounter::None;
    });
    return compares;
}

/// Returns the counts that all filters have, or std::nullopt if they have different ones. The number of all
/// items is one of the counts of records.
std::optional<FilterCounter> counterOf(const ListFilter &filter)
{
    std::optional<FilterCounter> first;
    bool isShared = true;
    forEachFilter(filter, [&](const auto &row, const auto &) {
        isShared = isShared && first.value_or(row.column.counter) == row.column.counter;
        first = row.column.counter;
    });
    return isShared ? std::optional(first.value_or(FilterCounter::Records)) : std::nullopt;
}

} // namespace

ListShape ListShape::of(const api::FeedbackListRequest &list)
{
    return of(static_cast<const ListFilter &>(list)).ofPage(list);
}

ListShape ListShape::ofPage(const api::FeedbackListRequest &list) const
{
    ListShape shape = !list.search && (search || counts()) ? withoutWords() : *this;
    shape.sortBy = list.sortBy.value_or(list.search ? SortBy::Relevance : SortBy::CreatedAt);
    shape.order = list.order;
    shape.hasRecords = list.withTriage;
    return shape;
}

ListShape ListShape::withoutWords() const
{
    ListShape shape;
    shape.buffer = buffer;
    shape.submitter = shape.ofSubmitter = ofSubmitter;
    shape.refined = shape.counted = true;
    shape.triage = triage == TriagePath::None ? TriagePath::Any : triage;
    shape.comparesRecords = comparesRecords;
    shape.hasKeptTotal = false;
    return shape;
}

ListShape ListShape::byRows(const ListFilter &filter)
{
    ListShape shape;
    shape.buffer = filter.buffer.has_value();
    shape.search = filter.search || filter.language;
    shape.through = filter.findsGroups();
    shape.refined = true;
    shape.ofSubmitter = filter.submittedBy.has_value();
    shape.triage = filter.hasTriage() ? TriagePath::Any : TriagePath::None;
    shape.comparesRecords = filter.hasTriage();
    shape.hasKeptTotal = false;
    return shape;
}

ListShape ListShape::of(const ListFilter &filter)
{
    const bool hasSeveralStatuses = filter.routingStatus && filter.routingStatus->values().size() > 1;
    // The refined lists of submitters and records compare any number of statuses.
    const bool isRefined = filter.submittedBy || filter.hasTriage();
    if (comparesItems(filter) || (hasSeveralStatuses && !isRefined))
        return byRows(filter);
    const std::optional<FilterCounter> counter = counterOf(filter);
    ListShape shape;
    // Records are counted by each tag, not by several.
    shape.hasKeptTotal = counter && *counter != FilterCounter::Index && filter.tags.size() <= 1;
    shape.buffer = filter.buffer.has_value();
    shape.client = filter.clientGroup.has_value();
    shape.needsReview = filter.needsReview;
    shape.unassigned = filter.unassigned;
    shape.status = filter.routingStatus.has_value();
    shape.period = filter.hasPeriod();
    shape.submitter = shape.ofSubmitter = filter.submittedBy.has_value();
    shape.triage = pathOf(filter);
    shape.comparesRecords = isOfRecords(shape.triage);
    shape.language = filter.language && counter == FilterCounter::Records;
    shape.search = !shape.language && (filter.search || filter.language);
    shape.through = filter.findsGroups();
    const bool isTriaged = shape.triage != TriagePath::None;
    if (shape.submitter || isTriaged) {
        shape.refined = shape.client || shape.needsReview || shape.unassigned || shape.status || shape.period
            || (isTriaged && shape.submitter);
        shape.client = shape.status = shape.period = false;
        shape.submitter = shape.submitter && !isTriaged;
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
    else if (refined && triage == TriagePath::None)
        name += ".refined";
    if (triage != TriagePath::None)
        name += ".triage." + QByteArray(toWord(triage)) + (refined ? ".refined" : "")
            + (comparesRecords && !isOfRecords(triage) ? ".rows" : "") + (counted ? ".counted" : "")
            + (hasKeptTotal ? ".summed" : "") + (through ? ".through" : "");
    if (search && ofSubmitter && !submitter)
        name += ".of_submitter";
    return name + '.' + toWord(sortBy) + '.' + toWord(order) + (hasRecords ? "" : ".bare");
}

QByteArray ListShape::idsStatementName() const
{
    ListShape plain = *this;
    plain.sortBy = SortBy::CreatedAt;
    plain.hasRecords = true;
    return plain.statementName() + ".ids";
}

bool ListShape::looksAtWindow() const
{
    return search && !submitter
        && (sortBy == SortBy::CreatedAt || (sortBy == SortBy::Relevance && order == SortOrder::Descending));
}

bool ListShape::combinesWords() const
{
    return search
        && (buffer || client || needsReview || unassigned || status || period || submitter || refined
            || triage != TriagePath::None);
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
        && !unassigned && !status && !period && !submitter && !refined && sortBy == SortBy::CreatedAt
        && order == SortOrder::Descending;
}

bool ListShape::picks() const
{
    return (sortBy == SortBy::Title || sortBy == SortBy::UpdatedAt) && !search && !counts()
        && (language || buffer || triage != TriagePath::None || needsReview || unassigned || status);
}

} // namespace storage
} // namespace triage
