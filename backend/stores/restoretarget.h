// SPDX-License-Identifier: GPL-3.0-or-later
// Setting a database back to what a backup holds: what must be known before, and what runs around it.
#pragma once

#include "database/connection.h"
#include "result.h"

namespace triage::storage {

/// A database that a backup is made of or read into.
struct RestoreTarget
{
    int serverMajor = 0; ///< Version of PostgreSQL.
    qint64 organizations = 0; ///< What a restore would replace.
    qint64 otherSessions = 0; ///< Whoever else works on it, a running server above all.
};

Result<RestoreTarget> readRestoreTarget(Connection &connection);

/// Takes everything out of the database; part of the restoring transaction.
QByteArray sqlBeforeRestore();
/// Makes clients that followed the history that is gone begin anew; part of the restoring transaction.
QByteArray sqlAfterRestore();

} // namespace triage::storage
