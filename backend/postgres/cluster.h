// SPDX-License-Identifier: GPL-3.0-or-later
// The backend's own private PostgreSQL: made, started, taken over after a crash, stopped.
#pragma once

#include "result.h"

#include <QString>

#include <chrono>
#include <memory>

namespace triage::postgres {

struct ClusterConfig
{
    QString
        dataDirectory; ///< The backend's data directory; the cluster lives in its sub-directory "postgres".
    bool fsync = true; ///< Off only for scratch clusters of tests and benchmarks.
    std::chrono::seconds startTimeout{
        120
    }; ///< How long start() waits, for other programs and for recovery.
};

/// A private cluster under the data directory, reachable over a Unix socket only. As root its programs run as
/// the user that owns the cluster, "postgres" for a new one.
///
/// Programs share it: each that called start() holds a lock that the kernel gives back when the
/// program ends, however it ends, and the server is stopped by the last one. So a command may run beside the
/// backend, start the server where no backend runs, and be killed. Not for use by several threads at once.
class Cluster
{
public:
    explicit Cluster(ClusterConfig config);
    /// Does not stop the server: see stop().
    ~Cluster();

    /// Makes the cluster where there is none, starts it where it does not run, and waits until it accepts
    /// connections. A cluster left by a crash is recovered; one whose server still runs is taken over.
    /// Refused with a clear Problem: a cluster of another PostgreSQL major version, a directory that is no
    /// cluster of ours, missing PostgreSQL programs, a full disk. Blocks for up to startTimeout. Called
    /// again, it starts a server that has ended meanwhile.
    Result<void> start();
    /// Stops the server (fast shutdown) where this object started or took it over and no other program uses
    /// it. Blocks.
    void stop();
    /// Whether a server runs on this data directory, whoever started it.
    bool isRunning() const;
    /// libpq connection string of the cluster's database; usable when it runs.
    QString conninfo() const;
    /// Where the programs of this cluster's version are (pg_dump, pg_restore, …); empty before start().
    QString programsDirectory() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::postgres
