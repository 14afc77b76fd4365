// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics: what feedback of a period amounts to.
#pragma once

#include "domain/caller.h"
#include "domain/statistics.h"
#include "services/servicetask.h"

namespace triage::services {

class StatisticsService
{
public:
    explicit StatisticsService(storage::Database &database) : m_database(database) { }

    /// BufferNotFound where a buffer is asked for that is not there; so below.
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
