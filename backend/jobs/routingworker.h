// SPDX-License-Identifier: GPL-3.0-or-later
// Routes queued items: claims them from the queue in PostgreSQL, classifies them and stores the decisions.
#pragma once

#include "jobs/queue/backgroundthread.h"
#include "routing/classifier.h"

#include <memory>

namespace triage::services {
class DuplicateFinder;
class RoutingModels;
class VectorMaker;
} // namespace triage::services

namespace triage::jobs {

class WorkerShares;

/// Returns how long the worker leaves the organization's lock and the processors to incoming feedback after
/// it has worked for the given time. New feedback goes first: as long as no item waits long, routing takes a
/// quarter of the time. The further it is behind, the shorter it rests. From maxBehind on it does not rest at
/// all, so that it routes as much as it can while more comes in than that.
std::chrono::nanoseconds restAfter(std::chrono::nanoseconds spent, std::chrono::milliseconds behind);
inline constexpr std::chrono::milliseconds maxBehind{ 10'000 };

/// Runs on a thread of its own. All work comes from the database, so nothing is lost when it stops, for
/// whatever reason: an item whose worker is gone or whose lease runs out is taken up again, by this or
/// another backend.
class RoutingWorker
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        int batch = 256; ///< The number of items that are claimed at once.
        /// The number of items while new feedback comes in, so that it need not wait long for the
        /// organization's lock.
        int smallBatch = 64;
        std::chrono::seconds lease{ 60 };
        int maxAttempts = 8; ///< After this number of failures an item is marked as failed.
        std::chrono::milliseconds pollInterval{ 2000 };
        std::shared_ptr<WorkerShares> shares{}; ///< Shared by workers that wait for answers.
        services::VectorMaker *vectors = nullptr; ///< Makes vectors before items are routed; may be null.
    };

    /// The classifier, the models and the finder must outlive the worker.
    RoutingWorker(Config config, const routing::Classifier &classifier, services::RoutingModels &models,
                  services::DuplicateFinder &duplicates);
    /// Finishes the current batch, then ends.
    ~RoutingWorker();

    void start();
    /// There may be work. Thread-safe.
    void wake();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::jobs
