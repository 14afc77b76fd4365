// SPDX-License-Identifier: GPL-3.0-or-later
// How a connection to PostgreSQL is opened: the driver's life cycle with every setting the program relies on.
#pragma once

#include "database/connection.h"
#include "result.h"

#include <QLoggingCategory>
#include <QSqlDatabase>

struct pg_conn;

namespace triage::storage {

Q_DECLARE_LOGGING_CATEGORY(storageLog)

/// Configures the driver for the connection string, with time limits for connecting and for a dead network
/// where the string sets none. InternalError where the string cannot be used.
Result<void> configure(QSqlDatabase &database, const ConnectionConfig &config);
/// libpq's connection of an open database.
pg_conn *nativeConnection(const QSqlDatabase &database);
/// The settings of a new session as SQL; its row tells fsync, synchronous_commit and which life of
/// the server it is: another one after a crash.
QByteArray sessionSettings(const ConnectionConfig &config);

} // namespace triage::storage
