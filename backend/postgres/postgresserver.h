// SPDX-License-Identifier: GPL-3.0-or-later
// The server process of a cluster: its state, starting it, stopping it.
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

/// The state according to the server's file postmaster.pid, checked against the processes of this machine:
/// after a crash the file remains, and its number may belong to a zombie or to another program.
struct ServerStatus
{
    ServerState state = ServerState::Stopped;
    QString socketDirectory; ///< The directory of its socket; empty if it is not known yet.
};

/// Returns the state of the server on this cluster, whichever program started it. Call as the owner (ActAs).
ServerStatus statusOf(const ClusterDirectory &directory);

/// A server: a directory, the programs for it and the user that they run as. Call with the change lock held
/// and as the owner (ActAs).
class PostgresServer
{
public:
    PostgresServer(ClusterDirectory directory, PostgresPrograms programs, ClusterOwner owner);

    /// Starts the server and waits until it accepts connections. Waits for a server that is starting or
    /// stopping; removes the leftovers of a killed one.
    Result<void> start(const QString &socketDirectory, QDeadlineTimer deadline) const;
    /// Stops the server: open transactions are rolled back, connections closed. After half a minute it ends
    /// as after a crash. Returns true if it no longer runs, false at the deadline.
    bool stop(QDeadlineTimer deadline) const;

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
