// SPDX-License-Identifier: GPL-3.0-or-later
// The directory "postgres" under the backend's data directory: its owner and its files.
#pragma once

#include "postgres/clusterowner.h"
#include "result.h"

#include <QString>

#include <optional>

namespace triage::postgres {

/// The paths of one cluster. PostgreSQL's programs receive its names relative to root.
struct ClusterDirectory
{
    QString root; ///< Absolute.

    QString data() const { return root + QStringLiteral("/data"); }
    QString marker() const { return root + QStringLiteral("/triage-desk.cluster"); }
    /// Held by a program that starts or stops the server.
    QString changeLock() const { return root + QStringLiteral("/change.lock"); }
    /// Held, shared, by every program that uses the server.
    QString usersLock() const { return root + QStringLiteral("/users.lock"); }
    QString startLog() const { return root + QStringLiteral("/start.log"); }
    QString serverLogs() const { return root + QStringLiteral("/log"); }
};

/// Returns the cluster's directory under the backend's data directory.
ClusterDirectory clusterDirectoryIn(const QString &dataDirectory);

/// Returns why this user cannot see whether there is a cluster, or std::nullopt if it can.
std::optional<Problem> whyClosed(const ClusterDirectory &directory);

/// Creates the directory if it is missing, marks it as ours and gives it to the owner, mode 0700. Returns a
/// problem and changes nothing if it contains other files or the owner cannot access it.
Result<void> prepare(const ClusterDirectory &directory, const ClusterOwner &owner);

} // namespace triage::postgres
