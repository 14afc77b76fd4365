// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the private PostgreSQL running for as long as the server needs it.
#pragma once

#include "postgres/cluster.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace triage::cli {

/// Looks every second, on a thread of its own, and starts a PostgreSQL that has ended: nobody else would.
class ClusterKeeper
{
public:
    /// The cluster has been started, and is nobody else's business while this lives.
    explicit ClusterKeeper(postgres::Cluster &cluster);
    ~ClusterKeeper();

private:
    void keep();

    postgres::Cluster &m_cluster;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_ending = false;
    std::thread m_thread;
};

} // namespace triage::cli
