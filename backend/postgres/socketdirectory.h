// SPDX-License-Identifier: GPL-3.0-or-later
// Where the server's Unix socket is: short enough for the system, and nobody else's.
#pragma once

#include "postgres/clusterdirectory.h"
#include "postgres/clusterowner.h"
#include "result.h"

#include <QString>

namespace triage::postgres {

/// The directory that the socket of this cluster belongs into. Beside the cluster where the path is short and
/// plain, otherwise a directory of a short name, made from the path's hash, under /tmp.
QString socketDirectoryOf(const ClusterDirectory &directory, const ClusterOwner &owner);
/// Makes it, mode 0700, and checks that it is a directory of the owner, no link, closed to everyone else: in
/// /tmp anybody may have made it before. Call as the owner (ActAs).
Result<void> prepareSocketDirectory(const QString &path, const ClusterOwner &owner);
/// Whether a server listens in this directory.
bool isListening(const QString &path);

} // namespace triage::postgres
