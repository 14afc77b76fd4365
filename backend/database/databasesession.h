// SPDX-License-Identifier: GPL-3.0-or-later
// One session with the server: its prepared statements, its transaction and its last failure.
#pragma once

#include "database/connection.h"
#include "database/libpqio.h"
#include "database/parameters.h"
#include "database/writers.h"
#include "problem.h"

#include <QHash>
#include <QSqlDatabase>

namespace triage::storage {

/// Remembers what the server announced with its notices.
struct ServerNotices
{
    bool ended = false; ///< It ends the session.
    bool replicationInterrupted = false; ///< The last statement's commit may not have reached the standby.
};

/// Connects, sends statements, waits for their results and keeps the last failure. Used through Connection.
class DatabaseSession
{
public:
    explicit DatabaseSession(ConnectionConfig given);
    ~DatabaseSession();
    DatabaseSession(const DatabaseSession &) = delete;
    DatabaseSession &operator=(const DatabaseSession &) = delete;

    bool isOpen() const;
    /// Returns whether the program stops: then nothing is sent any more.
    bool isStopping() const;
    /// Connects if it is not connected, except within a transaction that was lost with its connection.
    Result<void> ensureOpen();
    void drop();
    /// Reads pending notifications and the shutdown notice of the server.
    void drainNotices();
    Result<Rows> run(const Statement &statement, const Parameters &parameters);
    Result<Rows> runText(const QByteArray &sql, QByteArrayView label);
    Result<Rows> begin(const Statement &first, const Parameters &parameters);

    const ConnectionConfig config;
    const QString name;
    QSqlDatabase database;
    pg_conn *native = nullptr; ///< Belongs to the driver.
    TransactionState transaction = TransactionState::None;
    QByteArray sqlState; ///< SQLSTATE of the last failure.
    QByteArray serverIncarnation; ///< Incarnation of the server that it was connected to last.
    bool lost = false; ///< The last failure was the loss of the connection.
    ServerNotices notices;
    Writers writers; ///< The tokens for which transactions write.
    int lockTimeouts = 0; ///< The statements that failed because a lock was not free in time.

private:
    Result<void> connect();
    Problem unreachable(const QString &message);
    void warnOfVolatility(const Row &settings);
    Result<QByteArray> prepared(const Statement &statement);
    Result<Rows> outcome(QByteArrayView label, int sent);
    pg_result *awaitResult();
    void notifyObserver(const Statement *statement, Clock::time_point begun, bool succeeded) const;
    Problem failure(QByteArrayView label, const pg_result *result);
    void followTransaction();

    QHash<const Statement *, QByteArray> preparedNames;
    int preparations = 0;
    bool warned = false;
};

} // namespace triage::storage
