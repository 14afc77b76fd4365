// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clusterkeeper.h"

#include "log/log.h"

#include <chrono>

namespace triage::cli {

ClusterKeeper::ClusterKeeper(postgres::Cluster &cluster) : m_cluster(cluster), m_thread([this] { keep(); })
{
}

ClusterKeeper::~ClusterKeeper()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void ClusterKeeper::keep()
{
    std::unique_lock lock(m_mutex);
    while (!m_changed.wait_for(lock, std::chrono::seconds(1), [this] { return m_ending; })) {
        if (m_cluster.isRunning())
            continue;
        logFact(LogLevel::Warning, "postgresql.ended", {});
        const auto started = m_cluster.start();
        if (started)
            logFact(LogLevel::Info, "postgresql.started", {});
        else
            logFact(LogLevel::Error, "postgresql.start_failed",
                    { { "detail", started.error().detail.toUtf8() } });
    }
}

} // namespace triage::cli
