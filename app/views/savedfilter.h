// SPDX-License-Identifier: GPL-3.0-or-later
// A filter that a person named, and periods that end today.
#pragma once

#include "store/values/filter.h"

#include <QString>

#include <array>
#include <optional>

namespace triage::app {

/// The periods that a person can choose, in days until today: 1 is today, 0 means no limit.
inline constexpr std::array periodDays{ 0, 1, 7, 30, 90, 365 };

/// Returns the beginning of a day, so that equal filters stay equal all day.
std::optional<Timestamp> beginningOfPeriod(int days);

/// Returns the period of the filter in days until today, or 0 if it has no such period.
int periodOf(const Filter &filter);

/// A period like "last 7 days" is stored as such, so it means the same every day.
struct SavedFilter
{
    QString name;
    Filter filter; ///< With the period as of today; see refresh().
    int days = 0; ///< The period in days until today, or 0 if the filter has dates or no period.

    static SavedFilter of(const QString &name, const Filter &filter);
    /// Moves the beginning of the period to today's.
    void refresh();

    friend bool operator==(const SavedFilter &, const SavedFilter &) = default;
};

} // namespace triage::app
