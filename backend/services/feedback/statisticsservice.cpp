// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/statisticsservice.h"

#include "stores/bufferstore.h"
#include "stores/statisticsstore.h"

namespace triage::services {

using namespace statistics;
using storage::Connection;
using storage::StatisticsStore;

namespace {

/// Reads one plot.
template <typename Plot>
DatabaseTask<PlotAnswer<Plot>> read(storage::Database &database, const Caller &caller,
                                    const PlotRequest &question,
                                    Result<Plot> (StatisticsStore::*plot)(const PlotRequest &))
{
    auto job = [organization = caller.organization, asked = question,
                plot](Connection &db) mutable -> Result<PlotAnswer<Plot>> {
        if (asked.buffer && !asked.buffer->id) {
            const auto buffer = storage::BufferStore(db, organization).find(*asked.buffer);
            if (!buffer)
                return buffer.error();
            asked.buffer->id = buffer->id;
        }
        StatisticsStore store(db, organization);
        const auto reached = store.reachedAt(); // before the plot, which may have more
        if (!reached)
            return reached.error();
        auto read = (store.*plot)(asked);
        if (!read)
            return read.error();
        return PlotAnswer<Plot>{ std::move(*read), *reached,
                                 asked.buffer ? std::optional(*asked.buffer->id) : std::nullopt };
    };
    return database.read(caller.organization, std::move(job));
}

} // namespace

DatabaseTask<PlotAnswer<FeedbackPerDay>> StatisticsService::feedbackPerDay(const Caller &caller,
                                                                           const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::feedbackPerDay);
}

DatabaseTask<PlotAnswer<BufferCounts>> StatisticsService::buffers(const Caller &caller,
                                                                  const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::buffers);
}

DatabaseTask<PlotAnswer<RoutingPerDay>> StatisticsService::routing(const Caller &caller,
                                                                   const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::routing);
}

DatabaseTask<PlotAnswer<ConfidenceCounts>> StatisticsService::confidence(const Caller &caller,
                                                                         const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::confidence);
}

DatabaseTask<PlotAnswer<ClientCounts>> StatisticsService::clients(const Caller &caller,
                                                                  const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::clients);
}

DatabaseTask<PlotAnswer<LanguageCounts>> StatisticsService::languages(const Caller &caller,
                                                                      const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::languages);
}

DatabaseTask<PlotAnswer<TargetCounts>> StatisticsService::targets(const Caller &caller,
                                                                  const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::targets);
}

DatabaseTask<PlotAnswer<TriageTimes>> StatisticsService::triageTimes(const Caller &caller,
                                                                     const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::triageTimes);
}

DatabaseTask<PlotAnswer<WorkCounts>> StatisticsService::work(const Caller &caller,
                                                             const PlotRequest &question)
{
    return read(m_database, caller, question, &StatisticsStore::work);
}

} // namespace triage::services
