// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the sidebar, as values.
#pragma once

#include "models/sidebarmemo.h"
#include "views/listedview.h"

#include <array>

namespace triage::app {

enum class Section { Places, Suggested, Buffers, Views, Saved };
inline constexpr int sectionCount = 5;

struct SidebarRow
{
    Place place = Place::All;
    BufferId buffer;
    QString saved; ///< The name of a saved filter; empty for other rows.
    ViewId view; ///< Invalid for other rows.
    QString tip; ///< Describes a view.
    QString name;
    QString icon; ///< The name of an icon, or the buffer's icon.
    qint64 count = -1; ///< The items to work on; -1 if unknown.
    qint64 total = -1; ///< With what is done, declined or snoozed; -1 if there is no difference to tell.
    qint64 newItems = 0;
    int pin = 0;
    bool suggestion = false;
    Filter filter;

    /// Returns whether the row stands for a list with filters, rather than for a place.
    bool isNamedList() const { return !saved.isEmpty() || view.isValid(); }
    /// Returns whether both rows show the same list, perhaps with other counts.
    bool isSame(const SidebarRow &other) const
    {
        return place == other.place && buffer == other.buffer && saved == other.saved && view == other.view;
    }
    friend bool operator==(const SidebarRow &, const SidebarRow &) = default;
};

using SidebarRows = std::array<std::vector<SidebarRow>, sectionCount>;

/// Named lists with the numbers of their items, by position; -1 where a number is not known.
struct NamedLists
{
    std::vector<SavedFilter> saved;
    std::vector<qint64> savedCounts;
    std::vector<ListedView> views;
    std::vector<qint64> viewCounts;
};

/// Returns the rows whose name contains the text.
SidebarRows sidebarRows(const LocalStore &store, const Pins &pins, const NamedLists &lists,
                        const QString &text);
/// Returns the row of the list that the filter shows: that of a view or a saved filter that is equal,
/// otherwise that of its place.
SidebarRow rowOf(const Filter &filter, const LocalStore &store, const std::vector<SavedFilter> &saved);
/// Returns the first nine buffers by name.
Pins defaultPins(const LocalStore &store);
QString headingOf(Section section);

} // namespace triage::app
