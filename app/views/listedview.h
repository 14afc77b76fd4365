// SPDX-License-Identifier: GPL-3.0-or-later
// The server's views as lists of this program, and lists as filters of views.
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
    Filter filter; ///< With relative periods as of today.
    bool isExact = true; ///< False if the view has filters that lists here do not have.
    std::optional<qint64> serverCount = {}; ///< As in ViewRecord.

    friend bool operator==(const ListedView &, const ListedView &) = default;
};

/// Returns the list of a view, in which `self` is "me".
ListedView listedView(const SavedView &view, std::optional<MemberId> self);
/// Returns the views of the store, the shared ones first.
std::vector<ListedView> listedViews(const LocalStore &store);
/// Returns the view whose list that is, if there is one.
std::optional<ListedView> viewOf(const Filter &filter, const LocalStore &store);

/// Returns the first tag of the filter that the organization does not have any more, as far as is known here.
/// A tag that is not sent yet looks the same: ask for empty lists only.
std::optional<QString> missingTagOf(const Filter &filter, const LocalStore &store);

/// Returns a list as the filter of a view. Periods that end today stay relative, the person stays "me".
/// `before` is the filter that the view has: what lists here do not have stays as it is there.
ListFilter viewFilterOf(const Filter &filter, std::optional<MemberId> self, const ListFilter &before = {});
/// Returns a new view of that list.
NewView newViewOf(const QString &name, const Filter &filter, std::optional<MemberId> self);

} // namespace triage::app
