// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the sidebar, as values.
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
    QString saved; ///< The name of a saved filter; empty: none.
    QString name;
    QString icon; ///< Name of an icon, or what the buffer has.
    qint64 count = -1; ///< -1: not known.
    qint64 newItems = 0;
    int pin = 0;
    bool suggestion = false;
    Filter filter;

    /// Whether both stand for the same list, perhaps with other counts.
    bool isSame(const SidebarRow &other) const
    {
        return place == other.place && buffer == other.buffer && saved == other.saved;
    }
    friend bool operator==(const SidebarRow &, const SidebarRow &) = default;
};

using SidebarRows = std::array<std::vector<SidebarRow>, sectionCount>;

/// Names are filtered by text; counts of saved filters come from the caller, by position.
SidebarRows sidebarRows(const LocalStore &store, const Pins &pins, const std::vector<SavedFilter> &saved,
                        const std::vector<qint64> &savedCounts, const QString &text);
/// The nine first by name.
Pins defaultPins(const LocalStore &store);
QString headingOf(Section section);

} // namespace triage::app
