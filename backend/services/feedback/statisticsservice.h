// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on statistics of the feedback of a period.
#pragma once

#include "domain/caller.h"
#include "domain/statistics.h"
#include "services/servicetask.h"

namespace triage::services {

class StatisticsService
{
public:
    explicit StatisticsService(storage::Database &database) : m_database(database) { }

    /// BufferNotFound if a requested buffer does not exist; the same holds for the functions below.
    DatabaseTask<statistics::FeedbackPerDay> feedbackPerDay(const Caller &caller,
                                                            const statistics::PlotRequest &question);
    DatabaseTask<statistics::BufferCounts> buffers(const Caller &caller,
                                                   const statistics::PlotRequest &question);
    DatabaseTask<statistics::RoutingPerDay> routing(const Caller &caller,
                                                    const statistics::PlotRequest &question);
    DatabaseTask<statistics::ConfidenceCounts> confidence(const Caller &caller,
                                                          const statistics::PlotRequest &question);
    DatabaseTask<statistics::ClientCounts> clients(const Caller &caller,
                                                   const statistics::PlotRequest &question);
    DatabaseTask<statistics::TargetCounts> targets(const Caller &caller,
                                                   const statistics::PlotRequest &question);
    DatabaseTask<statistics::TriageTimes> triageTimes(const Caller &caller,
                                                      const statistics::PlotRequest &question);

private:
    storage::Database &m_database;
};

} // namespace triage::services
