// SPDX-License-Identifier: GPL-3.0-or-later
// The server's views as lists of this program.
#pragma once

#include "domain/savedview.h"
#include "store/values/filter.h"

#include <optional>
#include <vector>

namespace triage::app {

class LocalStore;

/// A view as the person sees it today.
struct ListedView
{
    SavedView view;
    Filter filter;
    bool isExact = true; ///< False if a later version wrote filters that cannot be read here.
    std::optional<qint64> serverCount = {}; ///< As in ViewRecord.

    friend bool operator==(const ListedView &, const ListedView &) = default;
};

ListedView listedView(const SavedView &view);
/// Returns the views of the store, the shared ones first.
std::vector<ListedView> listedViews(const LocalStore &store);
/// Returns the view whose list that is, if there is one.
std::optional<ListedView> viewOf(const Filter &filter, const LocalStore &store);

/// Returns the first tag of the filter that the organization does not have any more, as far as is known here.
/// A tag that is not sent yet looks the same: ask for empty lists only.
std::optional<QString> missingTagOf(const Filter &filter, const LocalStore &store);

/// Returns a new view of that list.
NewView newViewOf(const QString &name, const Filter &filter);

} // namespace triage::app
