// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a database to the schema that this program needs.
#pragma once

#include "database/connection.h"
#include "result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace triage::storage {

struct Migration
{
    int number = 0;
    QString name;
    QString sql;
};

struct MigrationReport
{
    int from = 0; ///< The schema's number before; 0 for an empty database.
    int to = 0;
    QStringList applied;
};

/// The migrations in the program, from storage/migrations/NNNN_name.sql, in order.
QList<Migration> migrations();

/// Applies what is missing, each migration in a transaction of its own, under an advisory lock, so that
/// several programs may call it at once. A database whose schema is newer than the program, or whose applied
/// migrations differ from the program's, is refused with a Problem that says what to do and is left as it
/// was. Works on a connection of its own to the same database, without time limits: a migration may take
/// long.
Result<MigrationReport> migrate(Connection &connection);
/// The same with other migrations than the program's, for tests.
Result<MigrationReport> migrate(Connection &connection, const QList<Migration> &wanted);

/// Whether the database has exactly this program's schema.
Result<bool> isMigrated(Connection &connection);

} // namespace triage::storage
