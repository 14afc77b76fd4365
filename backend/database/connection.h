// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to PostgreSQL: named statements, prepared once, executed with named values.
#pragma once

#include "database/bind.h"
#include "database/row.h"
#include "result.h"

#include <QByteArrayList>
#include <QString>

#include <chrono>
#include <memory>
#include <vector>

namespace triage::storage {

class DatabaseSession;
struct Statement;
class Statements;

/// Is told of what connections do, by many threads at once.
class StatementObserver
{
public:
    virtual ~StatementObserver() = default;
    /// How long the server took to answer a statement; nullptr: a text without a name, such as a commit.
    virtual void answered(const Statement *statement, std::chrono::nanoseconds took, bool succeeded) = 0;
};

/// Where the database is and how long a statement may take.
struct ConnectionConfig
{
    QString
        conninfo; ///< As libpq takes it: "host=/run/x dbname=triage user=postgres" or a postgresql:// URI.
    QString applicationName = QStringLiteral("triaged");
    std::chrono::milliseconds statementTimeout{ 15000 };
    std::chrono::milliseconds lockTimeout{ 10000 };
    /// A database that may lose what it has: no warning where the server does not write commits to disk.
    bool scratch = false;
    /// Statements beside the program's, for tests; they must outlive the connection.
    const Statements *statements = nullptr;
    /// Must outlive the connection.
    StatementObserver *observer = nullptr;
};

/// Where a connection stands between BEGIN and the end of a transaction.
enum class TransactionState {
    None,
    Open,
    Failed, ///< A statement failed: the server refuses everything but the end of the transaction.
    Lost, ///< The connection was lost in it: every statement is refused until rollBack().
};

/// What another connection announced.
struct Notification
{
    QString channel;
    QString payload;
};

/// One connection, used by the thread that made it and by no other. Connects on first use and connects
/// again by itself, at most once per call, when the server had gone; prepared statements follow, but whatever
/// else a session holds (locks, LISTEN, temporary tables) is lost then without a word.
class Connection
{
public:
    explicit Connection(ConnectionConfig config);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Connects where it is not connected. ServiceUnavailable where the server cannot be reached.
    Result<void> open();
    bool isOpen() const;
    void close();
    const ConnectionConfig &config() const;

    /// Runs the named statement of storage/sql. ServiceUnavailable where the server is away, too busy or took
    /// too long; InternalError, logged with the statement's name and SQLSTATE, for everything else. Outside a
    /// transaction a statement that begins with SELECT or WITH … SELECT is tried once more after a lost
    /// connection; others are not.
    /// defaults are the values of placeholders that binds does not name; those that the statement does not
    /// have are left out.
    Result<Rows> execute(QByteArrayView statement, const Binds &binds = {}, const Binds &defaults = {});
    /// Runs a statement that is in no file, which must outlive the connection.
    Result<Rows> execute(const Statement &statement, const Binds &binds, const Binds &defaults = {});
    /// Runs SQL text that is written in the program, possibly several statements; the last result's rows.
    Result<Rows> executeText(const QString &sql);

    /// SQLSTATE of the last failed statement; empty where the connection was lost.
    QByteArray lastSqlState() const;
    /// Whether the last failure was the loss of the connection.
    bool lostConnection() const;

    /// Begins a transaction whose first statement is the named one, in one round trip; its rows. Where it
    /// fails the transaction has to be rolled back.
    Result<Rows> begin(QByteArrayView firstStatement, const Binds &binds = {});
    TransactionState transactionState() const;
    /// Ends the transaction where there is one and forgets what it did.
    void rollBack();

    /// The same as long as the server it is or was last connected to did not crash. After a crash PostgreSQL
    /// gives transactions numbers that it had given before; pg_xact_status then tells of another transaction.
    QByteArray serverIncarnation() const;

    /// The descriptor to watch for notifications; -1 where it is not connected.
    int socket() const;
    /// What was announced on the channels that this connection listens on. Looks whether the connection still
    /// stands: afterwards isOpen() tells.
    std::vector<Notification> takeNotifications();

private:
    std::unique_ptr<DatabaseSession> d;
};

} // namespace triage::storage
