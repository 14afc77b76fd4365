// SPDX-License-Identifier: GPL-3.0-or-later
// The backend's embedded PostgreSQL cluster: creates, starts, takes over after a crash and stops it.
#pragma once

#include "result.h"

#include <QDeadlineTimer>
#include <QString>

#include <chrono>
#include <memory>

namespace triage::postgres {

struct ClusterConfig
{
    QString dataDirectory; ///< The backend's data directory; the cluster is in its sub-directory "postgres".
    bool fsync = true; ///< Disabled only for scratch clusters of tests and benchmarks.
    std::chrono::seconds startTimeout{
        120
    }; ///< The maximum time that start() waits, for other programs and for recovery.
    bool mayCreate = true; ///< start() creates a cluster if there is none; otherwise that is a problem.
};

/// A private cluster under the data directory, reachable over a Unix socket only. As root its programs run as
/// the user that owns the cluster, "postgres" for a new one.
///
/// Several programs share it: each that called start() holds a lock that the kernel releases when the program
/// ends for any reason, and the last one stops the server. A command may therefore run beside the backend,
/// start the server if no backend runs, and be killed. Not to be used by several threads concurrently.
class Cluster
{
public:
    explicit Cluster(ClusterConfig config);
    /// Does not stop the server: see stop().
    ~Cluster();

    /// Creates the cluster if there is none, starts it if it is not running, and waits until it accepts
    /// connections. Recovers a cluster after a crash, and takes over one whose server is still running.
    /// Returns a problem for a cluster of another PostgreSQL major version, a directory that contains other
    /// files, missing PostgreSQL programs, or a full disk. Blocks for up to startTimeout. A further call
    /// restarts a server that has ended.
    Result<void> start();
    /// Stops the server (fast shutdown) if this object started or took it over and no other program uses it.
    /// Blocks, at most until the deadline. A server that needs longer ends later, by itself.
    void stop(QDeadlineTimer deadline = QDeadlineTimer(std::chrono::minutes(1)));
    /// Returns a problem if the PostgreSQL programs that start() needs are not installed. Changes nothing.
    Result<void> checkPrograms() const;
    /// Returns true if a server runs on this data directory, whichever program started it.
    bool isRunning() const;
    /// Returns the libpq connection string of the cluster's database; usable while it runs.
    QString conninfo() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::postgres
