// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/listedview.h"

#include "store/localstore.h"
#include "store/values/clock.h"
#include "views/savedfilter.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns the time that it means for the person: days begin in the person's zone.
std::optional<Timestamp> timeOf(const std::optional<FilterTime> &bound)
{
    if (!bound)
        return std::nullopt;
    return bound->daysAgo ? beginningOfPeriod(*bound->daysAgo + 1) : bound->time;
}

/// Returns the time as the view had it where it still means the same, so that what was relative stays so.
std::optional<FilterTime> boundOf(const std::optional<Timestamp> &time,
                                  const std::optional<FilterTime> &before)
{
    return timeOf(before) == time ? before : time;
}

/// Sets the place by what the view says of buffers, review and routing. Returns false if no place has all of
/// it.
bool readPlace(const ListFilter &from, Filter &filter)
{
    bool isExact = true;
    const auto choose = [&](Place place) {
        isExact = isExact && filter.place == Place::All;
        filter.place = filter.place == Place::All ? place : filter.place;
    };
    if (from.buffer) {
        choose(Place::Buffer);
        filter.buffer = from.buffer->id.value_or(BufferId());
    }
    if (from.routingStatus == RoutingStatus::Failed || from.routingStatus == RoutingStatus::Pending)
        choose(from.routingStatus == RoutingStatus::Failed ? Place::RoutingFailed : Place::Pending);
    else
        isExact = isExact && !from.routingStatus;
    if (from.unassigned == true)
        choose(Place::Unassigned);
    if (from.needsReview == true && filter.place == Place::All)
        choose(Place::NeedsReview);
    else
        filter.onlyNeedsReview = from.needsReview.value_or(false);
    return isExact && from.unassigned.value_or(true) && from.needsReview.value_or(true);
}

/// The filters for items that are no longer open.
constexpr std::array closedStates{
    std::pair{ TriageStates{ TriageState::Done, TriageState::Declined }, WorkState::Closed },
    std::pair{ TriageStates{ TriageState::Done }, WorkState::Done },
    std::pair{ TriageStates{ TriageState::Declined }, WorkState::Declined },
};

bool readWork(const ListFilter &from, Filter &filter)
{
    const DuplicatesFilter duplicates = from.duplicates.value_or(DuplicatesFilter::Include);
    if (duplicates == DuplicatesFilter::Only) {
        filter.work = WorkState::Duplicates;
        return !from.states && !from.snoozed;
    }
    filter.isGrouped = duplicates == DuplicatesFilter::Hide;
    const TriageStates states = from.states.value_or(TriageStates());
    if (states == TriageStates{ TriageState::Open }) {
        // What is to be worked on has no duplicates here in any case, but for searches.
        if (from.snoozed == false && !from.search)
            filter.isGrouped = false;
        filter.work = !from.snoozed ? WorkState::Unfinished
            : *from.snoozed         ? WorkState::Snoozed
                                    : WorkState::Open;
        return true;
    }
    for (const auto &[closed, work] : closedStates) {
        if (states != closed)
            continue;
        filter.work = work;
        return !from.snoozed;
    }
    filter.work = from.snoozed == true ? WorkState::Snoozed : WorkState::Any;
    return states.isAll() && from.snoozed.value_or(true);
}

void readOwner(const ListFilter &from, std::optional<MemberId> self, Filter &filter)
{
    if (!from.owner)
        return;
    const bool isMe = from.owner->isCaller || (self && from.owner->member == *self);
    if (isMe && filter.place == Place::All)
        filter.place = Place::Mine;
    else if (isMe)
        filter.owner = self;
    else
        filter.owner = from.owner->member;
}

void writePlace(const Filter &filter, ListFilter &to)
{
    switch (filter.place) {
    case Place::All:
    case Place::Done:
    case Place::Snoozed:
        break;
    case Place::NeedsReview:
        to.needsReview = true;
        break;
    case Place::Unassigned:
        to.unassigned = true;
        break;
    case Place::RoutingFailed:
        to.routingStatus = RoutingStatus::Failed;
        break;
    case Place::Pending:
        to.routingStatus = RoutingStatus::Pending;
        break;
    case Place::Buffer:
        to.buffer = BufferKey{ filter.buffer, {} };
        break;
    case Place::Mine:
        to.owner = OwnerRef::caller();
        break;
    }
    if (filter.onlyNeedsReview)
        to.needsReview = true;
}

void writeWork(const Filter &filter, ListFilter &to)
{
    const WorkState work = filter.shownWork();
    const TriageStates states = statesOf(work);
    if (!states.isAll())
        to.states = states;
    if (work == WorkState::Open || work == WorkState::Snoozed)
        to.snoozed = work == WorkState::Snoozed;
    if (filter.hidesDuplicates())
        to.duplicates = DuplicatesFilter::Hide;
    if (work == WorkState::Duplicates)
        to.duplicates = DuplicatesFilter::Only;
}

std::optional<QString> textOrNothing(const QString &text)
{
    return text.trimmed().isEmpty() ? std::nullopt : std::optional(text.trimmed());
}

} // namespace

ListedView listedView(const SavedView &view, std::optional<MemberId> self)
{
    const ListFilter &from = view.filter;
    ListedView listed{ view, {}, true };
    Filter &filter = listed.filter;
    const bool hasPlace = readPlace(from, filter);
    const bool hasWork = readWork(from, filter);
    listed.isExact = hasPlace && hasWork;
    readOwner(from, self, filter);
    filter.search = from.search.value_or(QString());
    filter.createdAfter = timeOf(from.createdAfter);
    filter.createdBefore = timeOf(from.createdBefore);
    filter.clientGroup = from.clientGroup.value_or(QString());
    filter.language = from.language ? from.language->code : QString();
    filter.submittedBy = from.submittedBy.value_or(QString());
    filter.tags = from.tags;
    std::sort(filter.tags.begin(), filter.tags.end());
    filter.sortBy = view.sortBy.value_or(filter.isSearch() ? SortBy::Relevance : SortBy::CreatedAt);
    filter.order = view.order;
    return listed;
}

std::vector<ListedView> listedViews(const LocalStore &store)
{
    const std::optional<Me> me = store.me();
    const std::optional<MemberId> self = me ? std::optional(me->member.id) : std::nullopt;
    std::vector<ListedView> views;
    for (const ViewRecord &record : store.views()) {
        views.push_back(listedView(record.view, self));
        views.back().serverCount = record.count;
    }
    return views;
}

std::optional<ListedView> viewOf(const Filter &filter, const LocalStore &store)
{
    std::vector<ListedView> views = listedViews(store);
    const auto found = std::find_if(views.begin(), views.end(),
                                    [&filter](const ListedView &each) { return each.filter == filter; });
    return found == views.end() ? std::nullopt : std::optional(std::move(*found));
}

std::optional<QString> missingTagOf(const Filter &filter, const LocalStore &store)
{
    if (filter.tags.empty() || !store.keepsTriage())
        return std::nullopt;
    const std::vector<TagCount> known = store.tags();
    for (const QString &tag : filter.tags) {
        if (std::none_of(known.begin(), known.end(),
                         [&tag](const TagCount &each) { return each.name == tag; }))
            return tag;
    }
    return std::nullopt;
}

ListFilter viewFilterOf(const Filter &filter, std::optional<MemberId> self, const ListFilter &before)
{
    ListFilter to;
    writePlace(filter, to);
    writeWork(filter, to);
    if (filter.owner)
        to.owner = filter.owner == self ? OwnerRef::caller() : *filter.owner;
    const int days = periodOf(filter);
    to.createdAfter = boundOf(filter.createdAfter, before.createdAfter);
    if (days > 0 && !(to.createdAfter && to.createdAfter->daysAgo))
        to.createdAfter = FilterTime::fromText(u"-%1d"_s.arg(days - 1));
    to.createdBefore = boundOf(filter.createdBefore, before.createdBefore);
    to.search = textOrNothing(filter.search);
    to.clientGroup = textOrNothing(filter.clientGroup);
    to.language = LanguageCode::fromText(filter.language);
    to.submittedBy = textOrNothing(filter.submittedBy);
    to.tags = filter.tags;
    return to;
}

NewView newViewOf(const QString &name, const Filter &filter, std::optional<MemberId> self)
{
    NewView view;
    view.name = name;
    view.filter = viewFilterOf(filter, self);
    if (filter.sortBy != SortBy::Relevance)
        view.sortBy = filter.sortBy;
    view.order = filter.order;
    return view;
}

} // namespace triage::app
