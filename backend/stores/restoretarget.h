// SPDX-License-Identifier: GPL-3.0-or-later
// Restoring a database from a backup: the checks before it and the SQL around it.
#pragma once

#include "database/connection.h"
#include "result.h"

namespace triage::storage {

/// A database that is backed up or restored.
struct RestoreTarget
{
    int serverMajor = 0; ///< Version of PostgreSQL.
    QByteArray keyFingerprint; ///< The key that seals the secrets of webhooks; empty before the first start.
    qint64 organizations = 0; ///< Number of organizations that a restore would replace.
    qint64 otherSessions = 0; ///< Number of other sessions, in particular those of a running server.
};

Result<RestoreTarget> readRestoreTarget(Connection &connection);
/// Does the same, and waits up to two seconds for other sessions that are about to end.
Result<RestoreTarget> readQuietTarget(Connection &connection);

/// Returns the SQL that empties the database, as part of the restoring transaction.
QByteArray sqlBeforeRestore();
/// Returns the SQL that makes clients resynchronise after the restore, as part of the restoring transaction.
QByteArray sqlAfterRestore();

} // namespace triage::storage
