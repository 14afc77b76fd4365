// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/listedview.h"

#include "store/localstore.h"

#include <algorithm>

namespace triage::app {

ListedView listedView(const SavedView &view)
{
    ListedView listed{ view, Filter::of(view.filter), view.filter.unread.isEmpty() };
    Filter &filter = listed.filter;
    filter.sortBy = view.sortBy.value_or(filter.isSearch() ? SortBy::Relevance : SortBy::CreatedAt);
    filter.order = view.order;
    return listed;
}

std::vector<ListedView> listedViews(const LocalStore &store)
{
    std::vector<ListedView> views;
    for (const ViewRecord &record : store.views()) {
        views.push_back(listedView(record.view));
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
    if (filter.tags.empty() || store.isEmpty())
        return std::nullopt;
    const std::vector<TagCount> known = store.tags();
    for (const QString &tag : filter.tags) {
        if (std::none_of(known.begin(), known.end(),
                         [&tag](const TagCount &each) { return each.name == tag; }))
            return tag;
    }
    return std::nullopt;
}

NewView newViewOf(const QString &name, const Filter &filter)
{
    NewView view;
    view.name = name;
    view.filter = filter.list();
    if (filter.sortBy != SortBy::Relevance)
        view.sortBy = filter.sortBy;
    view.order = filter.order;
    return view;
}

} // namespace triage::app
