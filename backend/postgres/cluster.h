// The backend's own private PostgreSQL: made, started, taken over after a crash, stopped.
#pragma once

#include "result.h"

#include <QString>

#include <memory>

namespace triage::postgres {

struct ClusterConfig
{
    QString dataDirectory; ///< The backend's data directory; the cluster lives in its sub-directory "postgres".
    bool fsync = true; ///< Off only for scratch clusters of tests and benchmarks.
};

/// A private cluster under the data directory, reachable over a Unix socket only. As root its programs run as the
/// user "postgres".
class Cluster
{
public:
    explicit Cluster(ClusterConfig config);
    /// Does not stop the server: see stop().
    ~Cluster();

    /// Makes the cluster where there is none, starts it where it does not run, and waits until it accepts
    /// connections. A cluster left by a crash is recovered; one whose server still runs is taken over. Refused with a
    /// clear Problem: a cluster of another PostgreSQL major version, a directory that is no cluster of ours, missing
    /// PostgreSQL programs, a full disk. Blocks for up to startTimeout.
    Result<void> start();
    /// Stops the server (fast shutdown) where this object started or took it over. Blocks.
    void stop();
    /// Whether a server runs on this data directory, whoever started it.
    bool isRunning() const;
    /// libpq connection string of the cluster's database; usable when it runs.
    QString conninfo() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::postgres
