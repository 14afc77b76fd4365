// SPDX-License-Identifier: GPL-3.0-or-later
// Creates a new cluster, atomically.
#pragma once

#include "postgres/clusterdirectory.h"
#include "postgres/clusterowner.h"
#include "postgres/postgresprograms.h"
#include "result.h"

namespace triage::postgres {

/// Removes the leftovers of interrupted attempts to create the cluster. Call with the change lock held and as
/// the owner (ActAs).
void removeUnfinished(const ClusterDirectory &directory);
/// Creates a cluster without its database in a sub-directory of that name; the cluster reads our settings
/// once they are written. Call as the owner (ActAs).
Result<void> initialise(const ClusterDirectory &directory, const QString &name,
                        const PostgresPrograms &programs, const ClusterOwner &owner, bool fsync);
/// Creates the cluster with its database in a directory beside its final place and moves it there when it is
/// complete. Call with the change lock held and as the owner (ActAs).
Result<void> create(const ClusterDirectory &directory, const PostgresPrograms &programs,
                    const ClusterOwner &owner, bool fsync);

} // namespace triage::postgres
