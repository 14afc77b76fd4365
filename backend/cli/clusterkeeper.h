// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the private PostgreSQL running for as long as the server needs it.
#pragma once

#include "postgres/cluster.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace triage::cli {

/// Checks the private PostgreSQL every second, on a thread of its own, and restarts it if it has ended: no
/// other program would.
class ClusterKeeper
{
public:
    /// The cluster must be running, and must not be used by others while this object lives.
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
