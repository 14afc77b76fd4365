// SPDX-License-Identifier: GPL-3.0-or-later
// From the server's statistics to figures, and from a question to a request.
#pragma once

#include "client/request.h"
#include "result.h"
#include "store/values/statisticsquery.h"

namespace triage::app {

/// The request for a plot's numbers; the server does not keep to a client.
Request requestFor(Statistic statistic, const StatisticsQuery &query);
/// What the answer holds. One whose parts do not fit together is an InternalError, as one of another form is.
Result<Figures> readFigures(Statistic statistic, const Answer &answer);

} // namespace triage::app
