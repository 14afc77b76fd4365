// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the sidebar, as values.
#pragma once

#include "models/sidebarmodel.h"
#include "views/listedview.h"

#include <array>

namespace triage::app {

enum class Section { Places, Suggested, Buffers, Views };
inline constexpr int sectionCount = 4;

struct SidebarRow
{
    Place place = Place::All;
    BufferId buffer;
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

    /// Returns whether both rows show the same list, perhaps with other counts.
    bool isSame(const SidebarRow &other) const
    {
        return place == other.place && buffer == other.buffer && view == other.view;
    }
    friend bool operator==(const SidebarRow &, const SidebarRow &) = default;
};

using SidebarRows = std::array<std::vector<SidebarRow>, sectionCount>;

/// A view with the number of its items; -1 if it is not known.
struct CountedView
{
    ListedView listed;
    qint64 count = -1;
};

/// Returns the rows whose name contains the text.
SidebarRows sidebarRows(const LocalStore &store, const Pins &pins, const std::vector<CountedView> &views,
                        const QString &text);
/// Returns the row of the list that the filter shows: that of a view that is equal, otherwise that of its
/// place.
SidebarRow rowOf(const Filter &filter, const LocalStore &store);
/// Returns the first nine buffers by name.
Pins defaultPins(const LocalStore &store);
QString headingOf(Section section);

} // namespace triage::app
