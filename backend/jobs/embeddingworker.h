// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the vectors of all feedback in the background.
#pragma once

#include "jobs/queue/backgroundthread.h"

#include <vector>

namespace triage::services {
class VectorMaker;
} // namespace triage::services

namespace triage::jobs {

/// Follows the changes of every organization, from the first one on: a vector that is missing for whatever
/// reason is made sooner or later. Of several backends on a database one does so.
class EmbeddingWorker
{
public:
    /// The maker must outlive it.
    EmbeddingWorker(storage::ConnectionConfig connection, services::VectorMaker &maker,
                    std::chrono::milliseconds pollInterval);

    void start() { m_thread.start(); }
    /// Makes the next vectors of some organizations. Returns how long to rest then.
    Rest work(storage::Connection &connection);

private:
    services::VectorMaker &m_maker;
    const std::chrono::milliseconds m_pollInterval;
    OrganizationId m_last; ///< The last one that had its turn by the walk.
    /// At most 16 with more to do. They have a turn in each round until they are complete. One whose next
    /// part could not be made keeps its place while others do not need it.
    std::vector<OrganizationId> m_backlogs;
    BackgroundThread m_thread; ///< Last, because it uses all others.
};

} // namespace triage::jobs
