// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the dashboard's figures from the cache, by the rules of the server's statistics.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/values/statisticsquery.h"

namespace triage::app {

/// Counts the figures in the cache. Runs in a reader's thread, because it reads every item of the period.
/// Items up to newestEvicted may be missing.
LocalFigures readStatistics(LocalDatabase &database, Statistic statistic, const StatisticsQuery &query,
                            FeedbackId newestEvicted);

} // namespace triage::app
