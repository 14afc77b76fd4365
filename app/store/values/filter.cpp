// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/values/filter.h"

#include "store/values/clock.h"

#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr QLatin1StringView sortKey = "sort_by"_L1;
constexpr QLatin1StringView orderKey = "sort_order"_L1;

/// Returns what the list does about duplicates where nobody has chosen.
std::optional<DuplicatesFilter> usualDuplicates(const Filter &filter)
{
    const bool hides = filter.work() == work::open && !filter.isSearch();
    return hides ? std::optional(DuplicatesFilter::Hide) : std::nullopt;
}

/// The filters of a place: whether a list has them, and how they are set and dropped.
struct PlaceFilter
{
    Place place;
    bool (*isSet)(const Filter &filter);
    void (*set)(Filter &filter, bool isThere);
};

/// A list of several places is one of the first of them.
constexpr PlaceFilter placeFilters[] = {
    // Nothing but the row of the sidebar knows the items.
    { Place::Back, [](const Filter &filter) { return !filter.woken.empty(); },
      [](Filter &filter, bool is) {
          if (!is)
              filter.woken.clear();
      } },
    { Place::Buffer, [](const Filter &filter) { return filter.buffer.has_value(); },
      [](Filter &filter, bool) {
          filter.buffer.reset();
      } },
    { Place::Unassigned, [](const Filter &filter) { return filter.unassigned == true; },
      [](Filter &filter, bool is) {
          filter.unassigned = is ? std::optional(true) : std::nullopt;
      } },
    { Place::RoutingFailed,
      [](const Filter &filter) { return filter.routingStatus == RoutingStatus::Failed; },
      [](Filter &filter, bool is) {
          filter.routingStatus = is ? std::optional(RoutingStatus::Failed) : std::nullopt;
      } },
    { Place::Pending, [](const Filter &filter) { return filter.routingStatus == RoutingStatus::Pending; },
      [](Filter &filter, bool is) {
          filter.routingStatus = is ? std::optional(RoutingStatus::Pending) : std::nullopt;
      } },
    { Place::Mine, [](const Filter &filter) { return filter.owner && filter.owner->isCaller; },
      [](Filter &filter, bool is) {
          filter.owner = is ? std::optional(OwnerRef::caller()) : std::nullopt;
      } },
    { Place::Done, [](const Filter &filter) { return filter.work() == work::closed; },
      [](Filter &filter, bool is) {
          filter.show(is ? work::closed : work::open);
      } },
    { Place::Snoozed, [](const Filter &filter) { return filter.work() == work::snoozed; },
      [](Filter &filter, bool is) {
          filter.show(is ? work::snoozed : work::open);
      } },
    { Place::NeedsReview, [](const Filter &filter) { return filter.needsReview == true; },
      [](Filter &filter, bool is) {
          filter.needsReview = is ? std::optional(true) : std::nullopt;
      } },
    // The states stay: a list of all states may be narrowed to a buffer or to another place.
    { Place::Everything, [](const Filter &filter) { return filter.work() == work::any; },
      [](Filter &filter, bool is) {
          if (is)
              filter.show(work::any);
      } },
};

void setPlace(Filter &filter, Place place, bool isThere)
{
    for (const PlaceFilter &each : placeFilters) {
        if (each.place == place)
            each.set(filter, isThere);
    }
}

bool isFilterName(const QString &name)
{
    bool isKnown = false;
    forEachField<ListFilter>(
        [&](const auto &row) { isKnown = isKnown || name == QLatin1StringView(row.name); });
    return isKnown;
}

template <typename E>
bool readWord(const QString &text, E &value)
{
    const std::optional<E> known = fromWord<E>(text.toUtf8());
    value = known.value_or(value);
    return known.has_value();
}

} // namespace

Filter Filter::of(ListFilter list)
{
    Filter filter;
    static_cast<ListFilter &>(filter) = std::move(list);
    filter.unread.clear();
    std::sort(filter.tags.begin(), filter.tags.end());
    if (filter.states && filter.states->isAll())
        filter.states.reset();
    const DuplicatesFilter shown = filter.duplicates.value_or(DuplicatesFilter::Include);
    if (filter.duplicates != DuplicatesFilter::Only)
        filter.duplicates.reset();
    if (shown != usualDuplicates(filter).value_or(DuplicatesFilter::Include))
        filter.duplicates = shown;
    return filter;
}

ListFilter Filter::list() const
{
    ListFilter list = *this;
    list.unread.clear();
    if (!list.duplicates)
        list.duplicates = usualDuplicates(*this);
    if (list.duplicates == DuplicatesFilter::Include)
        list.duplicates.reset();
    list.search = isSearch() ? std::optional(search->trimmed()) : std::nullopt;
    return list;
}

ListFilter Filter::listNow() const
{
    ListFilter now = list();
    for (std::optional<FilterTime> *bound : { &now.createdAfter, &now.createdBefore }) {
        if (*bound)
            *bound = timeOf(**bound);
    }
    return now;
}

Work Filter::work() const
{
    return { states.value_or(TriageStates()), snoozed, duplicates == DuplicatesFilter::Only };
}

void Filter::show(const Work &work)
{
    states = work.states.isAll() ? std::nullopt : std::optional(work.states);
    snoozed = work.snoozed;
    if (work.isDuplicate)
        duplicates = DuplicatesFilter::Only;
    else if (!isGrouped())
        duplicates.reset();
}

Place Filter::place() const
{
    const auto row = std::find_if(std::begin(placeFilters), std::end(placeFilters),
                                  [this](const PlaceFilter &each) { return each.isSet(*this); });
    return row == std::end(placeFilters) ? Place::All : row->place;
}

BufferId Filter::bufferId() const
{
    return buffer ? buffer->id.value_or(BufferId()) : BufferId();
}

Filter Filter::wholePlace() const
{
    return buffer ? inBuffer({}, bufferId()) : inPlace({}, place());
}

Filter Filter::cleared() const
{
    Filter all = woken.empty() ? wholePlace() : Filter();
    all.woken = woken;
    return all;
}

bool Filter::isWholePlace() const
{
    Filter whole = wholePlace();
    whole.sortBy = sortBy;
    whole.order = order;
    return *this == whole;
}

Filter Filter::withTag(const QString &tag) const
{
    Filter tagged = *this;
    if (std::find(tags.begin(), tags.end(), tag) == tags.end())
        tagged.tags.insert(std::upper_bound(tagged.tags.begin(), tagged.tags.end(), tag), tag);
    return tagged;
}

Filter inPlace(Filter filter, Place place)
{
    if (place != Place::NeedsReview || !filter.buffer)
        setPlace(filter, filter.place(), false);
    setPlace(filter, place, true);
    return filter;
}

Filter inBuffer(Filter filter, BufferId buffer)
{
    setPlace(filter, filter.place(), false);
    filter.buffer = BufferKey{ buffer, {} };
    return filter;
}

Timestamp timeOf(const FilterTime &bound)
{
    return bound.daysAgo ? startOfDay(today().addDays(-*bound.daysAgo)) : bound.time;
}

GivenParameters parametersOf(const ListFilter &list, SortBy sortBy, SortOrder order)
{
    GivenParameters parameters = list.toQuery();
    if (sortBy != SortBy::Relevance || list.search)
        parameters.emplace_back(sortKey.data(), QString::fromLatin1(toWord(sortBy)));
    parameters.emplace_back(orderKey.data(), QString::fromLatin1(toWord(order)));
    return parameters;
}

std::optional<Filter> filterFrom(const QList<std::pair<QString, QString>> &parameters)
{
    SortBy sortBy = SortBy::CreatedAt;
    SortOrder order = SortOrder::Descending;
    for (const auto &[name, value] : parameters) {
        const bool isRead = name == sortKey ? readWord(value, sortBy)
            : name == orderKey              ? readWord(value, order)
                                            : isFilterName(name);
        if (!isRead)
            return std::nullopt;
    }
    const auto valuesOf = [&parameters](const char *name, bool) {
        std::vector<QString> values;
        for (const auto &[each, value] : parameters) {
            if (each == QLatin1StringView(name))
                values.push_back(value);
        }
        return Result(std::move(values));
    };
    Result<ListFilter> list = ListFilter::parse(valuesOf);
    if (!list || !list->normalise({}) || (list->buffer && !list->buffer->id))
        return std::nullopt;
    Filter filter = Filter::of(std::move(*list));
    filter.sortBy = sortBy;
    filter.order = order;
    return filter;
}

QString toQueryText(const Filter &filter)
{
    QUrlQuery query;
    for (const auto &[name, value] : parametersOf(filter.list(), filter.sortBy, filter.order))
        query.addQueryItem(QString::fromLatin1(name), QString::fromLatin1(QUrl::toPercentEncoding(value)));
    return query.toString(QUrl::FullyEncoded);
}

std::optional<Filter> filterFromQueryText(const QString &text)
{
    return filterFrom(QUrlQuery(text).queryItems(QUrl::FullyDecoded));
}

} // namespace triage::app
