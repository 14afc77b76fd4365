// SPDX-License-Identifier: GPL-3.0-or-later
// Filters for the lists that the marks of plots open.
#pragma once

#include "dashboard/dayspans.h"

namespace triage::app {

/// Returns when a day of the figures begins.
Timestamp beginOf(QDate day, const StatisticsQuery &query);
/// Returns the filter for all feedback that was created on those days, in whatever state: what bars count.
Filter filterOf(const DaySpan &span, const StatisticsQuery &query);
Filter filterOf(const StatisticsQuery &query);

} // namespace triage::app
