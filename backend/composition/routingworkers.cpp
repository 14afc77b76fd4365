// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition/routingworkers.h"

#include "jobs/workershares.h"

namespace triage {

void RoutingWorkers::start()
{
    if (embeddings)
        embeddings->start();
    for (const auto &worker : workers)
        worker->start();
}

void RoutingWorkers::wake()
{
    for (const auto &worker : workers)
        worker->wake();
}

RoutingWorkers routingWorkersFor(const Classifiers &classifiers, const storage::ConnectionConfig &connection,
                                 services::RoutingModels &models, services::DuplicateFinder &duplicates)
{
    jobs::RoutingWorker::Config config{ .connection = connection };
    if (classifiers.languageModel()) {
        config.batch = 1;
        config.smallBatch = 1;
        config.lease += classifiers.maxDecisionTime();
        config.shares = std::make_shared<jobs::WorkerShares>(classifiers.workers());
    }
    RoutingWorkers all;
    all.embeddings = classifiers.embeddings();
    config.vectors = classifiers.vectorMaker();
    for (int i = 0; i < classifiers.workers(); ++i)
        all.workers.push_back(
            std::make_unique<jobs::RoutingWorker>(config, classifiers.chosen(), models, duplicates));
    return all;
}

} // namespace triage
