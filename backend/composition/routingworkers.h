// SPDX-License-Identifier: GPL-3.0-or-later
// The workers that route feedback with the chosen classifier.
#pragma once

#include "composition/classifiers.h"
#include "jobs/routingworker.h"

#include <memory>
#include <vector>

namespace triage {

/// The workers for new feedback.
struct RoutingWorkers
{
    void start();
    /// There may be new feedback.
    void wake();

    std::vector<std::unique_ptr<jobs::RoutingWorker>> workers;
    Embeddings *embeddings
        = nullptr; ///< Belongs to the classifiers; null if there is no server of embeddings.
};

/// Returns one worker for a classifier that answers at once. A classifier that waits for a language model
/// gets several, each with one item, whose lease lasts as long as the answer may take.
RoutingWorkers routingWorkersFor(const Classifiers &classifiers, const storage::ConnectionConfig &connection,
                                 services::RoutingModels &models, services::DuplicateFinder &duplicates);

} // namespace triage
