// SPDX-License-Identifier: GPL-3.0-or-later
// Migrates a database to the schema of this program.
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
    int from = 0; ///< Number of the schema before; 0 for an empty database.
    int to = 0;
    QStringList applied;
};

/// Returns the program's migrations in order, from stores/migrations/NNNN_name.sql. A folder NNNN_name is one
/// migration, too: its files in the order of their names.
QList<Migration> migrations();

/// Applies missing migrations, each in a transaction of its own, under an advisory lock, so that several
/// programs may call it at once. Servers of the version before may serve meanwhile: each migration first
/// waits for all writing transactions, and holds up new ones. One whose last statement returns 'unfinished'
/// has done a part of its work; it goes on in the next transaction. One that creates an index concurrently
/// runs outside of transactions and holds up nobody. Refuses, with a Problem that says what to do, a
/// database whose schema is newer than the program or whose applied migrations differ from the program's, and
/// leaves it unchanged. Uses a connection of its own to the same database, without time limits, as a
/// migration may take long.
Result<MigrationReport> migrate(Connection &connection);
/// Does the same with other migrations, for tests.
Result<MigrationReport> migrate(Connection &connection, const QList<Migration> &wanted);

/// A migration as the database records it.
struct AppliedMigration
{
    int number = 0;
    QString name;
    QByteArray checksum;
};

/// Returns the migrations of a database; none for an empty one.
Result<QList<AppliedMigration>> appliedMigrations(Connection &connection);
/// Returns this program's migrations as a database with its schema has recorded them.
QList<AppliedMigration> expectedMigrations();
/// Returns why a database with these migrations cannot be migrated to the expected ones; std::nullopt if they
/// are the first of them. The problem names the way to a database that can.
std::optional<Problem> whyNotMigrate(const QList<AppliedMigration> &applied,
                                     const QList<AppliedMigration> &expected = expectedMigrations());
/// Returns true if the database has exactly these migrations.
Result<bool> isMigrated(Connection &connection,
                        const QList<AppliedMigration> &expected = expectedMigrations());

} // namespace triage::storage
