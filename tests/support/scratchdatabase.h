// SPDX-License-Identifier: GPL-3.0-or-later
// Private PostgreSQL servers and new databases for tests, separate from the PostgreSQL of the machine.
#pragma once

#include "database/connection.h"

#include <QString>

#include <memory>

namespace triage::test {

/// A separate PostgreSQL server on a Unix socket under /tmp, without fsync. It is stopped and removed at the
/// end; a watcher does that if the program that started it crashes or is killed.
class ScratchCluster
{
public:
    ScratchCluster();
    ~ScratchCluster();
    ScratchCluster(const ScratchCluster &) = delete;
    ScratchCluster &operator=(const ScratchCluster &) = delete;

    /// Returns the connection string of the default database; add a dbname for another one.
    QString conninfo(const QString &database = QStringLiteral("postgres")) const;
    /// Stops the server like an operator (fast shutdown) and restarts it.
    void restart();
    void stop();
    void start();
    /// Kills the server with all its processes, like a power failure.
    void kill9();

    /// Returns the server that the tests of one build share. The first user starts it; it stops a few seconds
    /// after the last program that uses it has exited or was killed.
    static ScratchCluster &shared();

private:
    struct Private;
    explicit ScratchCluster(std::unique_ptr<Private> shared);
    std::unique_ptr<Private> d;
};

enum class Schema { Migrated, Empty };

/// A new database with the program's schema, dropped at the end.
class ScratchDatabase
{
public:
    explicit ScratchDatabase(Schema schema = Schema::Migrated,
                             ScratchCluster &cluster = ScratchCluster::shared());
    ~ScratchDatabase();
    ScratchDatabase(const ScratchDatabase &) = delete;
    ScratchDatabase &operator=(const ScratchDatabase &) = delete;

    QString conninfo() const;
    /// Returns the settings for a Connection, a Database or a Listener.
    storage::ConnectionConfig config() const;

private:
    ScratchCluster &m_cluster;
    QString m_name;
};

/// Counts the other clients of the connection's database for which a condition on pg_stat_activity holds.
/// Tests that run at the same time share the server: a condition that does not name the database holds for
/// their sessions too. Returns -1 if the database does not answer.
int sessions(storage::Connection &connection, const QString &condition);
/// Counts those of them that wait for a lock of their own database: commits of all databases wait for each
/// other where they notify somebody.
int blocked(storage::Connection &connection, const QString &condition = QStringLiteral("true"));

/// Creates an organization with the rows that a transaction on it needs.
OrganizationId makeOrganization(storage::Connection &connection);

} // namespace triage::test
