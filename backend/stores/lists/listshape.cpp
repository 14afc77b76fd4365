// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listshape.h"

#include <algorithm>
#include <array>
#include <string_view>

using namespace std::string_view_literals;

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

/// Returns true if there is a filter that shapes do not know by name.
bool hasOthers(const ListFilter &filter)
{
    constexpr std::array known{ "routing_status"sv, "created_after"sv, "created_before"sv, "submitted_by"sv,
                                "owner"sv,          "state"sv,         "snoozed"sv,        "tag"sv,
                                "duplicates"sv,     "needs_review"sv,  "unassigned"sv,     "buffer_id"sv,
                                "search"sv,         "client_group"sv,  "language"sv };
    bool has = false;
    forEachFilter(filter, [&](const auto &row, const auto &) {
        has = has || std::ranges::find(known, row.name) == known.end();
    });
    return has;
}

} // namespace

ListShape ListShape::of(const api::FeedbackListRequest &list)
{
    ListShape shape = of(static_cast<const ListFilter &>(list));
    if (!list.search && (shape.search || shape.counts()))
        shape = shape.withoutWords();
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
    return shape;
}

ListShape ListShape::of(const ListFilter &filter)
{
    const bool hasSeveralStatuses = filter.routingStatus && filter.routingStatus->values().size() > 1;
    // The refined lists of submitters and records compare any number of statuses.
    const bool isRefined = filter.submittedBy || filter.hasTriage();
    if (hasOthers(filter) || (hasSeveralStatuses && !isRefined))
        return byRows(filter);
    ListShape shape;
    shape.buffer = filter.buffer.has_value();
    shape.client = filter.clientGroup.has_value();
    shape.needsReview = filter.needsReview;
    shape.unassigned = filter.unassigned;
    shape.status = filter.routingStatus.has_value();
    shape.period = filter.hasPeriod();
    shape.submitter = shape.ofSubmitter = filter.submittedBy.has_value();
    shape.triage = pathOf(filter);
    shape.comparesRecords = isOfRecords(shape.triage);
    shape.language = filter.language && !filter.search && !shape.client && !shape.needsReview
        && !shape.unassigned && !shape.status && !shape.period && !shape.submitter;
    shape.search = !shape.language && (filter.search || filter.language);
    shape.through = filter.findsGroups();
    const bool isTriaged = shape.triage != TriagePath::None;
    if (shape.submitter || isTriaged) {
        shape.refined = shape.client || shape.needsReview || shape.unassigned || shape.status || shape.period
            || (isTriaged && shape.submitter);
        shape.client = shape.status = shape.period = false;
        shape.submitter = shape.submitter && !isTriaged;
        // Records are counted by each tag, not by several.
        shape.summed = isTriaged && !shape.search && !shape.refined && filter.tags.size() <= 1;
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
            + (summed ? ".summed" : "") + (through ? ".through" : "");
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

bool ListShape::counts() const
{
    if (search)
        return true;
    if (triage != TriagePath::None)
        return !summed;
    const int others = int(needsReview.has_value()) + int(unassigned.has_value()) + int(status) + int(period);
    return submitter || client || refined || int(buffer) + others > 1;
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
