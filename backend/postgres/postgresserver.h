// SPDX-License-Identifier: GPL-3.0-or-later
// The running server of a cluster: whether it runs, starting it, stopping it.
#pragma once

#include "postgres/clusterdirectory.h"
#include "postgres/clusterowner.h"
#include "postgres/postgresprograms.h"
#include "result.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QString>

namespace triage::postgres {

enum class ServerState { Stopped, Starting, Running, Stopping };

/// What the server says of itself in its file postmaster.pid, held against the processes of this machine:
/// after a crash the file stays behind, and its number may be a zombie's or already another program's.
struct ServerStatus
{
    ServerState state = ServerState::Stopped;
    QString socketDirectory; ///< Where it listens; empty where it does not say yet.
};

/// Whether the server runs on this cluster, whoever started it. Call as the owner (ActAs).
ServerStatus statusOf(const ClusterDirectory &directory);

/// One server: a directory, the programs for it and the user that they run as. Call with the change lock held
/// and as the owner (ActAs).
class PostgresServer
{
public:
    PostgresServer(ClusterDirectory directory, PostgresPrograms programs, ClusterOwner owner);

    /// Starts the server and waits until it accepts connections. One that comes up or goes down already is
    /// waited for; what a killed one left is cleared away.
    Result<void> start(const QString &socketDirectory, QDeadlineTimer deadline) const;
    /// Stops it: open transactions are rolled back, connections closed. True where it no longer runs.
    bool stop() const;

private:
    using LogSizes = QHash<QString, qint64>;

    Result<void> launch(QDeadlineTimer deadline) const;
    bool wasHeldUp() const;
    void dropLeftovers(const QString &socketDirectory) const;
    LogSizes logSizes() const;
    QString loggedSince(const LogSizes &sizes) const;
    bool pgCtl(const QStringList &arguments) const;

    ClusterDirectory m_directory;
    PostgresPrograms m_programs;
    ClusterOwner m_owner;
};

} // namespace triage::postgres
