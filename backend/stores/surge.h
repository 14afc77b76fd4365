// SPDX-License-Identifier: GPL-3.0-or-later
// Decides whether a buffer receives more feedback than usual: a pure function of counts.
#pragma once

#include <QtGlobal>

#include <span>

namespace triage::storage {

/// Fewer items within a day are never a surge.
inline constexpr int minSurge = 5;
/// The days before that the last hours are compared with: four weeks.
inline constexpr int surgeHistory = 28;
/// The number of counts that isSurge() takes: eighteen hours and the six after them, of each day.
inline constexpr int surgePeriods = 2 * (surgeHistory + 1);

/// Returns true if the last six hours, or the last day, have clearly more items than the same hours of the
/// days before: by a Poisson test, with room for what those days differ by among themselves. A buffer of less
/// than a week has nothing to be compared with. The counts are those of eighteen hours and the six hours
/// after them, day by day, oldest first.
bool isSurge(std::span<const qint64> counts);

} // namespace triage::storage
