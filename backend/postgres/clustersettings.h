// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of the cluster, rewritten at every start.
#pragma once

#include "postgres/clusterdirectory.h"
#include "postgres/clusterowner.h"
#include "result.h"

#include <QString>

namespace triage::postgres {

/// The superuser of every cluster of ours, and its only database.
inline constexpr char clusterUser[] = "triage";
inline constexpr char clusterDatabase[] = "triage";

/// Makes the server that was just created in this data directory read our settings.
Result<void> includeSettings(const QString &dataDirectory);
/// Writes the settings and the rules for connections. Call as the owner (ActAs), while the server is not
/// running.
Result<void> writeSettings(const ClusterDirectory &directory, const QString &socketDirectory,
                           const ClusterOwner &owner, bool fsync);
/// Writes both for a cluster that is not in its final place yet.
Result<void> writeSettingsInto(const QString &dataDirectory, const QString &socketDirectory,
                               const ClusterOwner &owner, bool fsync);

} // namespace triage::postgres
