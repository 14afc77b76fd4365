// SPDX-License-Identifier: GPL-3.0-or-later
// The plots with a time axis: new feedback, routing outcomes and the share that needs review.
#pragma once

#include "dashboard/plotdata.h"

#include <QCoreApplication>

namespace triage::app {

/// Builds plots whose categories are days, or weeks where there are too many days.
class TimePlots
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::TimePlots)
public:
    static PlotData perDay(const statistics::FeedbackPerDay &figures, const StatisticsQuery &query);
    static PlotData routing(const statistics::RoutingPerDay &figures, const StatisticsQuery &query);
    static PlotData reviewShare(const statistics::RoutingPerDay &figures, const StatisticsQuery &query);

private:
    static QString outcome(statistics::Outcome result);
};

} // namespace triage::app
