// SPDX-License-Identifier: GPL-3.0-or-later
// Private PostgreSQL servers and fresh databases for tests: nothing is shared with the machine's own
// PostgreSQL.
#pragma once

#include "database/connection.h"

#include <QString>

#include <memory>

namespace triage::test {

/// A PostgreSQL server of its own, on a Unix socket under /tmp, without fsync. It is stopped and removed at
/// the end, also where the program that started it crashes or is killed: a watcher waits for that.
class ScratchCluster
{
public:
    ScratchCluster();
    ~ScratchCluster();
    ScratchCluster(const ScratchCluster &) = delete;
    ScratchCluster &operator=(const ScratchCluster &) = delete;

    /// The server's own database; add a dbname for another one.
    QString conninfo(const QString &database = QStringLiteral("postgres")) const;
    /// Stops the server as an operator would (fast shutdown) and starts it again.
    void restart();
    void stop();
    void start();
    /// Kills the server and all its processes at once, as a power cut would.
    void kill9();

    /// The server that the tests of one build share: started by whoever needs it first, stopped a few seconds
    /// after the last program that uses it ended, however it ended.
    static ScratchCluster &shared();

private:
    struct Private;
    explicit ScratchCluster(std::unique_ptr<Private> shared);
    std::unique_ptr<Private> d;
};

enum class Schema { Migrated, Empty };

/// A database of its own, with the program's schema, dropped at the end.
class ScratchDatabase
{
public:
    explicit ScratchDatabase(Schema schema = Schema::Migrated,
                             ScratchCluster &cluster = ScratchCluster::shared());
    ~ScratchDatabase();
    ScratchDatabase(const ScratchDatabase &) = delete;
    ScratchDatabase &operator=(const ScratchDatabase &) = delete;

    QString conninfo() const;
    /// The same for a Connection, a Database or a Listener.
    storage::ConnectionConfig config() const;

private:
    ScratchCluster &m_cluster;
    QString m_name;
};

/// A new organization, with what a transaction on it needs.
OrganizationId makeOrganization(storage::Connection &connection);

} // namespace triage::test
