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

/// Returns the first day of a period, which is relative, so that the period means the same every day.
inline std::optional<FilterTime> beginningOfPeriod(int days)
{
    return days == 0 ? std::nullopt : std::optional(FilterTime::ago(days - 1));
}

struct SavedFilter
{
    QString name;
    Filter filter;

    friend bool operator==(const SavedFilter &, const SavedFilter &) = default;
};

} // namespace triage::app
