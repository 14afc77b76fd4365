// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on statistics of the feedback of a period.
#pragma once

#include "domain/caller.h"
#include "domain/statistics.h"
#include "domain/workstatistics.h"
#include "services/servicetask.h"

#include <optional>

namespace triage::services {

/// A plot, the time up to which changes are counted in it, and the buffer that it is restricted to.
template <typename Plot>
struct PlotAnswer
{
    Plot plot;
    Timestamp reachedAt;
    std::optional<BufferId> buffer;
};

class StatisticsService
{
public:
    explicit StatisticsService(storage::Database &database) : m_database(database) { }

    /// BufferNotFound if a requested buffer does not exist; the same holds for the functions below.
    DatabaseTask<PlotAnswer<statistics::FeedbackPerDay>>
    feedbackPerDay(const Caller &caller, const statistics::PlotRequest &question);
    DatabaseTask<PlotAnswer<statistics::BufferCounts>> buffers(const Caller &caller,
                                                               const statistics::PlotRequest &question);
    DatabaseTask<PlotAnswer<statistics::RoutingPerDay>> routing(const Caller &caller,
                                                                const statistics::PlotRequest &question);
    DatabaseTask<PlotAnswer<statistics::ConfidenceCounts>>
    confidence(const Caller &caller, const statistics::PlotRequest &question);
    DatabaseTask<PlotAnswer<statistics::ClientCounts>> clients(const Caller &caller,
                                                               const statistics::PlotRequest &question);
    DatabaseTask<PlotAnswer<statistics::LanguageCounts>> languages(const Caller &caller,
                                                                   const statistics::PlotRequest &question);
    DatabaseTask<PlotAnswer<statistics::TargetCounts>> targets(const Caller &caller,
                                                               const statistics::PlotRequest &question);
    DatabaseTask<PlotAnswer<statistics::TriageTimes>> triageTimes(const Caller &caller,
                                                                  const statistics::PlotRequest &question);
    DatabaseTask<PlotAnswer<statistics::WorkCounts>> work(const Caller &caller,
                                                          const statistics::PlotRequest &question);

private:
    storage::Database &m_database;
};

} // namespace triage::services
