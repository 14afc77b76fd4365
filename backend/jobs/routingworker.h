// Routes what waits: takes items from the queue in PostgreSQL, classifies them and keeps the decision.
#pragma once

#include "routing/classifier.h"
#include "storage/connection.h"

#include <memory>

namespace triage::jobs {

/// A thread with a connection of its own. Everything it works on comes from the database, so nothing is lost when it
/// stops, however it stops: an item whose lease runs out is taken up again, by this backend or by another one.
class RoutingWorker
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        int batch = 256; ///< Items taken at once, and kept in one transaction.
        /// While new feedback comes in fewer are taken, so that it need not wait long for the organization's lock.
        int smallBatch = 64;
        std::chrono::seconds lease{60};
        int largestAttempts = 8; ///< After that many failures an item is given up.
        std::chrono::milliseconds pollInterval{2000};
    };

    /// The classifier must outlive the worker.
    RoutingWorker(Config config, const routing::Classifier &classifier);
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
