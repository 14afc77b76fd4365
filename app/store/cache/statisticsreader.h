// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the dashboard's numbers from the cache, by the rules of the server's statistics.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/values/statisticsquery.h"

namespace triage::app {

/// What the cache holds of it; for the reader's thread, as it looks at every item of the period. Items up to
/// newestEvicted may be missing.
LocalFigures readStatistics(LocalDatabase &database, Statistic statistic, const StatisticsQuery &query,
                            FeedbackId newestEvicted);

} // namespace triage::app
