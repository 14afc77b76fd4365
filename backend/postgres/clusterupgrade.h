// SPDX-License-Identifier: GPL-3.0-or-later
// Bringing a cluster to a newer major version of PostgreSQL: all of it or nothing, with PostgreSQL's own
// pg_upgrade.
#pragma once

#include "postgres/cluster.h"
#include "postgres/clusterdirectory.h"
#include "postgres/postgresprograms.h"
#include "result.h"

#include <QString>

namespace triage::postgres {

/// What an upgrade did.
struct ClusterUpgrade
{
    int from = 0;
    int to = 0; ///< The same where there was nothing to do.
    QString kept; ///< Where the old cluster is now; empty where it was removed, or nothing was done.
};

/// What becomes of the old cluster when the new one runs.
enum class OldCluster { Keep, Remove };

/// Moves the cluster under the data directory to the newest version that is installed. The old cluster is
/// copied, never changed, and takes the new one's place in a single step when that is complete and starts.
/// Refused with a Problem that says what to do: while anybody uses the cluster, where the programs of either
/// version are missing, where the disk has no room for the copy. Blocks, for minutes or hours.
Result<ClusterUpgrade> upgradeCluster(const ClusterConfig &config, OldCluster old);
/// The same to the version of these programs, also where it is the one that made the cluster.
Result<ClusterUpgrade> upgradeClusterTo(const ClusterConfig &config, const PostgresPrograms &programs,
                                        OldCluster old);

/// Tidies up after an upgrade that was interrupted: afterwards there is the cluster as it was before or as it
/// is after, and nothing unfinished. Call with the change lock held and as the owner (ActAs).
void settleUpgrade(const ClusterDirectory &directory);

/// The major version that made a data directory; 0 where it does not say.
int majorVersionOf(const QString &dataDirectory);

} // namespace triage::postgres
