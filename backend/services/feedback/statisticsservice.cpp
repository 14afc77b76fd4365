// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/statisticsservice.h"

#include "stores/statisticsstore.h"

namespace triage::services {

using namespace statistics;
using storage::Connection;
using storage::StatisticsStore;

namespace {

/// Reads one plot.
template <typename Plot>
DatabaseTask<Plot> read(storage::Database &database, const Caller &caller, const PlotRequest &question,
                        Result<Plot> (StatisticsStore::*plot)(const PlotRequest &))
{
    auto job = [organization = caller.organization, question, plot](Connection &db) {
        StatisticsStore store(db, organization);
        return (store.*plot)(question);
    };
    return database.read(caller.organization, std::move(job));
}

} // namespace

DatabaseTask<FeedbackPerDay> StatisticsService::feedbackPerDay(const Caller &caller,
                                                               const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::feedbackPerDay);
}

DatabaseTask<BufferCounts> StatisticsService::buffers(const Caller &caller, const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::buffers);
}

DatabaseTask<RoutingPerDay> StatisticsService::routing(const Caller &caller, const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::routing);
}

DatabaseTask<ConfidenceCounts> StatisticsService::confidence(const Caller &caller,
                                                             const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::confidence);
}

DatabaseTask<ClientCounts> StatisticsService::clients(const Caller &caller, const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::clients);
}

DatabaseTask<TargetCounts> StatisticsService::targets(const Caller &caller, const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::targets);
}

DatabaseTask<TriageTimes> StatisticsService::triageTimes(const Caller &caller, const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::triageTimes);
}

} // namespace triage::services
