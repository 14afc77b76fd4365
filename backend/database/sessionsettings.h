// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a connection to PostgreSQL that the program relies on.
#pragma once

#include "database/connection.h"
#include "result.h"

#include <QLoggingCategory>
#include <QSqlDatabase>

struct pg_conn;

namespace triage::storage {

Q_DECLARE_LOGGING_CATEGORY(storageLog)

/// Configures the driver for the connection string, with time limits for connecting and for a dead network
/// unless the string sets them. InternalError if the string cannot be used.
Result<void> configure(QSqlDatabase &database, const ConnectionConfig &config);
/// Returns libpq's connection of an open database.
pg_conn *nativeConnection(const QSqlDatabase &database);
/// Returns the settings of a new session as SQL. Its row has fsync, synchronous_commit and the server's
/// incarnation, which changes after a crash.
QByteArray sessionSettings(const ConnectionConfig &config);

} // namespace triage::storage
