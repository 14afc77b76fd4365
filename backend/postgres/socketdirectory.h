// SPDX-License-Identifier: GPL-3.0-or-later
// The directory of the server's Unix socket: its path is short enough for the system, and only the owner may
// use it.
#pragma once

#include "postgres/clusterdirectory.h"
#include "postgres/clusterowner.h"
#include "result.h"

#include <QString>

namespace triage::postgres {

/// Returns the directory for the socket of this cluster: beside the cluster if the path is short and plain,
/// otherwise a directory under /tmp with a short name, made from the path's hash.
QString socketDirectoryOf(const ClusterDirectory &directory, const ClusterOwner &owner);
/// Creates the directory, mode 0700, and checks that it belongs to the owner, is not a link and is closed to
/// everyone else: in /tmp any user may have created it before. Call as the owner (ActAs).
Result<void> prepareSocketDirectory(const QString &path, const ClusterOwner &owner);
/// Returns true if a server listens in this directory.
bool isListening(const QString &path);

} // namespace triage::postgres
