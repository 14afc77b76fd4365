// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the sidebar, as values.
#pragma once

#include "models/sidebarmemo.h"

#include <array>

namespace triage::app {

enum class Section { Places, Suggested, Buffers, Saved };
inline constexpr int sectionCount = 4;

struct SidebarRow
{
    Place place = Place::All;
    BufferId buffer;
    QString saved; ///< The name of a saved filter; empty for other rows.
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
        return place == other.place && buffer == other.buffer && saved == other.saved;
    }
    friend bool operator==(const SidebarRow &, const SidebarRow &) = default;
};

using SidebarRows = std::array<std::vector<SidebarRow>, sectionCount>;

/// Returns the rows whose name contains the text. The caller provides the counts of saved filters, by
/// position.
SidebarRows sidebarRows(const LocalStore &store, const Pins &pins, const std::vector<SavedFilter> &saved,
                        const std::vector<qint64> &savedCounts, const QString &text);
/// Returns the row of the list that the filter shows: that of a saved filter that is equal, otherwise that of
/// its place.
SidebarRow rowOf(const Filter &filter, const LocalStore &store, const std::vector<SavedFilter> &saved);
/// Returns the first nine buffers by name.
Pins defaultPins(const LocalStore &store);
QString headingOf(Section section);

} // namespace triage::app
