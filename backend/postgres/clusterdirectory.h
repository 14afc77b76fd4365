// SPDX-License-Identifier: GPL-3.0-or-later
// The directory "postgres" under the backend's data directory: whose it is, what lies where in it.
#pragma once

#include "postgres/clusterowner.h"
#include "result.h"

#include <QString>

namespace triage::postgres {

/// The places of one cluster. Names in it are used relative to root wherever PostgreSQL's programs see them.
struct ClusterDirectory
{
    QString root; ///< Absolute.

    QString data() const { return root + QStringLiteral("/data"); }
    QString marker() const { return root + QStringLiteral("/triage-desk.cluster"); }
    /// Held by whoever starts or stops the server.
    QString changeLock() const { return root + QStringLiteral("/change.lock"); }
    /// Held, shared, by every program that uses the server.
    QString usersLock() const { return root + QStringLiteral("/users.lock"); }
    QString startLog() const { return root + QStringLiteral("/start.log"); }
    QString serverLogs() const { return root + QStringLiteral("/log"); }
};

/// The cluster's directory under the backend's data directory.
ClusterDirectory clusterDirectoryIn(const QString &dataDirectory);

/// Makes the directory where it is missing, marks it as ours and gives it to the owner, mode 0700. A Problem,
/// and nothing changed, where it holds files that are not ours or the owner cannot reach it.
Result<void> prepare(const ClusterDirectory &directory, const ClusterOwner &owner);

} // namespace triage::postgres
