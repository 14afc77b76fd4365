// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/viewlist.h"

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

std::optional<MemberId> ownerOf(const ViewFilter &filter, MemberId member)
{
    if (!filter.owner)
        return std::nullopt;
    if (*filter.owner == u"me"_s)
        return member;
    return idFromString<MemberTag>(*filter.owner).value_or(MemberId());
}

} // namespace

api::FeedbackFilter listFilterOf(const SavedView &view, MemberId member, Timestamp now)
{
    const ViewFilter &from = view.filter;
    api::FeedbackFilter filter;
    filter.sortBy = view.sortBy;
    filter.order = view.order;
    filter.needsReview = from.needsReview;
    filter.unassigned = from.unassigned;
    if (from.buffer)
        filter.buffer = BufferKey::parse(*from.buffer);
    filter.search = from.search.value_or(QString());
    filter.clientGroup = from.clientGroup.value_or(QString());
    filter.language = from.language.value_or(QString());
    filter.submittedBy = from.submittedBy.value_or(QString());
    filter.routingStatus = from.routingStatus;
    if (from.createdAfter)
        filter.createdAfter = filterTime(*from.createdAfter, now);
    if (from.createdBefore)
        filter.createdBefore = filterTime(*from.createdBefore, now);
    const auto states = from.state ? TriageStates::fromText(*from.state) : std::nullopt;
    filter.triage = { states.value_or(TriageStates()), ownerOf(from, member), from.snoozed, from.tags,
                      from.duplicates.value_or(DuplicatesFilter::Include) };
    return filter;
}

std::optional<api::FeedbackFilter> freeItemsOf(api::FeedbackFilter filter)
{
    api::TriageFilter &triage = filter.triage;
    if (!triage.states.has(TriageState::Open) || triage.snoozed.value_or(false)
        || (triage.owner && triage.owner->isValid()))
        return std::nullopt;
    triage.states = { TriageState::Open };
    triage.owner = MemberId();
    triage.snoozed = false;
    return filter;
}

} // namespace triage::services
