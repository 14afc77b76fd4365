// Answers questions about the feedback: takes them from the queue in PostgreSQL, one at a time.
#pragma once

#include "storage/connection.h"

#include <chrono>
#include <memory>

namespace triage::jobs {

/// A thread with a connection of its own. A question whose lease runs out, because its backend stopped however it
/// stopped, is taken up again by this backend or by another one.
class ResearchWorker
{
public:
    struct Config
    {
        storage::ConnectionConfig connection;
        std::chrono::seconds lease{120};
        int largestAttempts = 5; ///< After that many failures a question is given up.
        std::chrono::milliseconds pollInterval{2000};
    };

    explicit ResearchWorker(Config config);
    /// Finishes the question it works on, then ends.
    ~ResearchWorker();

    void start();
    /// Something may wait; any thread may say so.
    void wake();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::jobs
