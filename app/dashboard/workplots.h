// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of the work on feedback: opened and closed by day, age of what is open, time to done, and owners.
#pragma once

#include "dashboard/plotdata.h"
#include "domain/workstatistics.h"

#include <QCoreApplication>

namespace triage::app {

class WorkPlots
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::WorkPlots)
public:
    static PlotData flow(const statistics::WorkCounts &figures, const StatisticsQuery &query);
    static PlotData ages(const statistics::WorkCounts &figures, const StatisticsQuery &query);
    static PlotData timeToDone(const statistics::WorkCounts &figures);
    static PlotData owners(const statistics::WorkCounts &figures, const StatisticsQuery &query);

private:
    static QString ageText(std::optional<int> from, std::optional<int> upTo);
};

} // namespace triage::app
