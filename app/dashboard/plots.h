// SPDX-License-Identifier: GPL-3.0-or-later
// The plots that there are, and how each is made of its numbers: with words, order and the lists that its
// marks open.
#pragma once

#include "dashboard/plotdata.h"
#include "result.h"

#include <QCoreApplication>

#include <array>

namespace triage::app {

enum class PlotKind {
    FeedbackPerDay,
    Buffers,
    Routing,
    ReviewShare,
    TriageTime,
    Confidence,
    Clients,
    Targets
};
/// In the order of the dashboard.
inline constexpr std::array allPlots{ PlotKind::FeedbackPerDay, PlotKind::Buffers,    PlotKind::Routing,
                                      PlotKind::ReviewShare,    PlotKind::TriageTime, PlotKind::Confidence,
                                      PlotKind::Clients,        PlotKind::Targets };

class Plots
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::Plots)
public:
    /// Stable, for object names and files.
    static QString name(PlotKind kind);
    static QString title(PlotKind kind);
    /// What it shows and of what, in a sentence.
    static QString about(PlotKind kind);
    static QString icon(PlotKind kind);
    /// Which numbers it needs.
    static Statistic statistic(PlotKind kind);

    /// The plot of those numbers, which are those of its statistic.
    static PlotData plot(PlotKind kind, const Figures &figures, const StatisticsQuery &query);

    /// "23 Oct – 21 Nov", as the person's locale writes it.
    static QString period(QDate from, QDate to);

private:
    static PlotData perDay(const statistics::FeedbackPerDay &figures, const StatisticsQuery &query);
    static PlotData routing(const statistics::RoutingPerDay &figures, const StatisticsQuery &query);
    static PlotData reviewShare(const statistics::RoutingPerDay &figures, const StatisticsQuery &query);
    static PlotData buffers(const statistics::BufferCounts &figures, const StatisticsQuery &query);
    static PlotData confidence(const statistics::ConfidenceCounts &figures, const StatisticsQuery &query);
    static PlotData clients(const statistics::ClientCounts &figures, const StatisticsQuery &query);
    static PlotData targets(const statistics::TargetCounts &figures);
    static PlotData triageTime(const statistics::TriageTimes &figures, const StatisticsQuery &query);

    static QString outcome(statistics::Outcome result);
    static QString headlineOf(const statistics::BufferCounts &figures, const StatisticsQuery &query);
    static QString duration(qint64 seconds);
    static QString rounded(qint64 seconds);
    static QString waited(std::optional<qint64> from, std::optional<qint64> upto);
};

} // namespace triage::app
