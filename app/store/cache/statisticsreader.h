// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the dashboard's numbers from the cache, by the rules of the server's statistics.
#pragma once

#include "store/cache/database.h"
#include "store/values/statistics.h"

namespace triage::app {

/// What the cache holds of it; for the reader's thread, as it looks at every item of the period. Items up to
/// lastGivenUp may be missing.
LocalFigures readStatistics(Database &database, Statistic statistic, const StatisticsQuery &query,
                            FeedbackId lastGivenUp);

} // namespace triage::app
