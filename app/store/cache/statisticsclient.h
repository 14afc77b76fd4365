// SPDX-License-Identifier: GPL-3.0-or-later
// Requests the server's statistics and reads them as figures.
#pragma once

#include "client/request.h"
#include "result.h"
#include "store/values/statisticsquery.h"

namespace triage::app {

/// Returns the request for a plot's figures. The server does not filter by client.
Request requestFor(Statistic statistic, const StatisticsQuery &query);
/// Reads the figures of an answer. An answer of another form, or one whose parts do not fit together, is an
/// InternalError.
Result<Figures> readFigures(Statistic statistic, const Answer &answer);

} // namespace triage::app
