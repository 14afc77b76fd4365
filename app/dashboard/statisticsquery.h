// SPDX-License-Identifier: GPL-3.0-or-later
// A query for the dashboard's figures: which figures, of which feedback.
#pragma once

#include "domain/ids.h"
#include "domain/statistics.h"
#include "domain/workstatistics.h"

#include <QDate>

#include <optional>
#include <variant>

namespace triage::app {

/// The kinds of plots.
enum class Statistic {
    FeedbackPerDay,
    Buffers,
    Routing,
    Confidence,
    Clients,
    Languages,
    Targets,
    TriageTime,
    Work
};
inline constexpr int statisticCount = int(Statistic::Work) + 1;
/// The figures of a plot, in the order of Statistic.
using Figures
    = std::variant<statistics::FeedbackPerDay, statistics::BufferCounts, statistics::RoutingPerDay,
                   statistics::ConfidenceCounts, statistics::ClientCounts, statistics::LanguageCounts,
                   statistics::TargetCounts, statistics::TriageTimes, statistics::WorkCounts>;
static_assert(std::variant_size_v<Figures> == std::size_t(statisticCount));

/// The feedback to count. Days are those of the person's time zone, as in lists; both days belong to the
/// period.
struct StatisticsQuery
{
    QDate from;
    QDate to;
    std::optional<BufferId>
        buffer; ///< Only feedback that is in this buffer now, in the plots of canCountBuffer().
    bool once = false; ///< Without duplicates, in the plots of canCountOnce().
    bool isInUtc = false; ///< The server answered with days of UTC: it does not know the person's time zone.

    int days() const { return int(from.daysTo(to)) + 1; }
    friend bool operator==(const StatisticsQuery &, const StatisticsQuery &) = default;
};

/// Returns whether the plot can count the feedback of one buffer. Votes are on targets; languages and work
/// are counted of all feedback.
constexpr bool canCountBuffer(Statistic statistic)
{
    return statistic != Statistic::Targets && statistic != Statistic::Languages
        && statistic != Statistic::Work;
}

/// Returns whether the plot can count items that say the same once.
constexpr bool canCountOnce(Statistic statistic)
{
    return statistic == Statistic::FeedbackPerDay || statistic == Statistic::Buffers
        || statistic == Statistic::Work;
}

} // namespace triage::app
