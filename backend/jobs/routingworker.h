// SPDX-License-Identifier: GPL-3.0-or-later
// Routes what waits: takes items from the queue in PostgreSQL, classifies them and keeps the decision.
#pragma once

#include "jobs/backgroundthread.h"
#include "routing/classifier.h"

#include <memory>

namespace triage::services {
class RoutingModels;
}

namespace triage::jobs {

/// How long the worker leaves the organization's lock and the processors to new feedback that keeps coming
/// in, after it worked for so long: new feedback goes first, and routing takes a quarter of the time, as long
/// as no item waits long. The further it is behind, the shorter it rests; from maxBehind on it does not rest
/// at all, so that it routes as much as it can for as long as more comes in than that.
std::chrono::nanoseconds restAfter(std::chrono::nanoseconds spent, std::chrono::milliseconds behind);
inline constexpr std::chrono::milliseconds maxBehind{ 10'000 };

/// A thread with a connection of its own. Everything it works on comes from the database, so nothing is lost
/// when it stops, however it stops: an item whose lease runs out is taken up again, by this backend or by
/// another one.
class RoutingWorker
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        int batch = 256; ///< Items taken at once, and kept in one transaction.
        /// While new feedback comes in fewer are taken, so that it need not wait long for the organization's
        /// lock.
        int smallBatch = 64;
        std::chrono::seconds lease{ 60 };
        int maxAttempts = 8; ///< After that many failures an item is given up.
        std::chrono::milliseconds pollInterval{ 2000 };
    };

    /// The classifier and the models must outlive the worker.
    RoutingWorker(Config config, const routing::Classifier &classifier, services::RoutingModels &models);
    /// Finishes the batch it works on, then ends.
    ~RoutingWorker();

    void start();
    /// Something may wait; any thread may say so.
    void wake();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::jobs
