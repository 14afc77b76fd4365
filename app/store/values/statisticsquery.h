// SPDX-License-Identifier: GPL-3.0-or-later
// A question for the dashboard's numbers: which of them, and of which feedback.
#pragma once

#include "domain/ids.h"
#include "domain/statistics.h"
#include "timestamp.h"

#include <QDate>
#include <QString>

#include <optional>
#include <variant>

namespace triage::app {

/// What there is a plot of.
enum class Statistic { FeedbackPerDay, Buffers, Routing, Confidence, Clients, Targets, TriageTime };
inline constexpr int statisticCount = int(Statistic::TriageTime) + 1;
/// The numbers, in the order of Statistic.
using Figures = std::variant<statistics::FeedbackPerDay, statistics::BufferCounts, statistics::RoutingPerDay,
                             statistics::ConfidenceCounts, statistics::ClientCounts, statistics::TargetCounts,
                             statistics::TriageTimes>;
static_assert(std::variant_size_v<Figures> == std::size_t(statisticCount));

/// Of which feedback. Days are those of UTC, as the server counts them; both belong to the period.
struct StatisticsQuery
{
    QDate from;
    QDate to;
    std::optional<BufferId> buffer; ///< Only what is in this buffer now.
    QString client; ///< Empty: any. Only the local store can keep to one.

    int days() const { return int(from.daysTo(to)) + 1; }
    friend bool operator==(const StatisticsQuery &, const StatisticsQuery &) = default;
};

/// What the local store knows of a question.
struct LocalFigures
{
    std::optional<Figures> figures; ///< Nothing: only the server knows.
    bool complete = true; ///< False: the cache gave older items of the period up.
};

/// The first moment of a day in UTC.
Timestamp beginOf(QDate day);

} // namespace triage::app
