// SPDX-License-Identifier: GPL-3.0-or-later
// Making a new cluster: complete or not at all.
#pragma once

#include "postgres/clusterdirectory.h"
#include "postgres/clusterowner.h"
#include "postgres/postgresprograms.h"
#include "result.h"

namespace triage::postgres {

/// Removes what interrupted attempts to make the cluster left. Call with the change lock held and as the
/// owner (ActAs).
void removeUnfinished(const ClusterDirectory &directory);
/// Makes a cluster without its database in a sub-directory of that name, which then reads our settings when
/// they are written. Call as the owner (ActAs).
Result<void> initialise(const ClusterDirectory &directory, const QString &name,
                        const PostgresPrograms &programs, const ClusterOwner &owner, bool fsync);
/// Makes the cluster with its database in a directory beside its final place and moves it there when it is
/// complete. Call with the change lock held and as the owner (ActAs).
Result<void> create(const ClusterDirectory &directory, const PostgresPrograms &programs,
                    const ClusterOwner &owner, bool fsync);

} // namespace triage::postgres
