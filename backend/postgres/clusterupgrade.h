// SPDX-License-Identifier: GPL-3.0-or-later
// Upgrades a cluster to a newer major version of PostgreSQL, atomically, with PostgreSQL's own pg_upgrade.
#pragma once

#include "postgres/cluster.h"
#include "postgres/clusterdirectory.h"
#include "postgres/postgresprograms.h"
#include "result.h"

#include <QString>

namespace triage::postgres {

/// The result of an upgrade.
struct ClusterUpgrade
{
    int from = 0;
    int to = 0; ///< Equal to `from` if there was nothing to do.
    QString kept; ///< The path of the old cluster; empty if it was removed, or if there was nothing to do.
};

/// The treatment of the old cluster once the new one runs.
enum class OldCluster { Keep, Remove };

/// Upgrades the cluster under the data directory to the newest version that is installed. Copies the old
/// cluster without changing it; the new one takes its place in a single step when it is complete and starts.
/// Returns a problem with a remedy while any program uses the cluster, if the programs of either version are
/// missing, or if the disk has no room for the copy. Blocks for minutes or hours.
Result<ClusterUpgrade> upgradeCluster(const ClusterConfig &config, OldCluster old);
/// Upgrades to the version of these programs, even if it is the one that created the cluster.
Result<ClusterUpgrade> upgradeClusterTo(const ClusterConfig &config, const PostgresPrograms &programs,
                                        OldCluster old);

/// Cleans up after an interrupted upgrade: the cluster is then as it was before or as it is after the
/// upgrade, and nothing is unfinished. Call with the change lock held and as the owner (ActAs).
void settleUpgrade(const ClusterDirectory &directory);

/// Returns the major version that created a data directory; 0 if it is not recorded.
int majorVersionOf(const QString &dataDirectory);

} // namespace triage::postgres
