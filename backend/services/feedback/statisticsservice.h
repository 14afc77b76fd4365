// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics: what feedback of a period amounts to.
#pragma once

#include "domain/caller.h"
#include "domain/statistics.h"
#include "services/answer.h"

namespace triage::services {

class StatisticsService
{
public:
    explicit StatisticsService(storage::Database &database) : m_database(database) { }

    /// BufferNotFound where a buffer is asked for that is not there; so below.
    Answer<statistics::FeedbackPerDay> feedbackPerDay(const Caller &caller,
                                                      const statistics::PlotRequest &question);
    Answer<statistics::BufferCounts> buffers(const Caller &caller, const statistics::PlotRequest &question);
    Answer<statistics::RoutingPerDay> routing(const Caller &caller, const statistics::PlotRequest &question);
    Answer<statistics::ConfidenceCounts> confidence(const Caller &caller,
                                                    const statistics::PlotRequest &question);
    Answer<statistics::ClientCounts> clients(const Caller &caller, const statistics::PlotRequest &question);
    Answer<statistics::TargetCounts> targets(const Caller &caller, const statistics::PlotRequest &question);
    Answer<statistics::TriageTimes> triageTimes(const Caller &caller,
                                                const statistics::PlotRequest &question);

private:
    storage::Database &m_database;
};

} // namespace triage::services
