// SPDX-License-Identifier: GPL-3.0-or-later
// Describes each kind of plot, and builds a plot from the numbers of its statistic.
#pragma once

#include "dashboard/plotdata.h"

#include <QCoreApplication>

#include <array>

namespace triage::app {

/// The kinds of plots that the dashboard shows.
enum class PlotKind {
    FeedbackPerDay,
    Buffers,
    Routing,
    ReviewShare,
    TriageTime,
    Confidence,
    Clients,
    Languages,
    Targets,
    WorkFlow,
    OpenAges,
    TimeToDone,
    Owners
};
/// All kinds, in the order of the dashboard.
inline constexpr std::array allPlots{ PlotKind::FeedbackPerDay, PlotKind::Buffers,    PlotKind::Routing,
                                      PlotKind::ReviewShare,    PlotKind::TriageTime, PlotKind::Confidence,
                                      PlotKind::Clients,        PlotKind::Languages,  PlotKind::Targets,
                                      PlotKind::WorkFlow,       PlotKind::OpenAges,   PlotKind::TimeToDone,
                                      PlotKind::Owners };

class PlotCatalog
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::PlotCatalog)
public:
    /// Returns a stable name for object names and files.
    static QString name(PlotKind kind);
    static QString title(PlotKind kind);
    /// Returns a sentence that says what the plot shows.
    static QString about(PlotKind kind);
    static QString icon(PlotKind kind);
    /// Returns the statistic that the plot needs.
    static Statistic statistic(PlotKind kind);

    /// Builds the plot. The figures must be those of its statistic.
    static PlotData plot(PlotKind kind, const Figures &figures, const StatisticsQuery &asked);
};

} // namespace triage::app
