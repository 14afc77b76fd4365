// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to PostgreSQL: executes named statements, prepared once, with named values.
#pragma once

#include "database/bind.h"
#include "database/row.h"
#include "database/writers.h"
#include "result.h"

#include <QByteArrayList>
#include <QString>

#include <chrono>
#include <memory>
#include <vector>

namespace triage::storage {

class ChangeAnnouncer;
class DatabaseSession;
struct Statement;
class Statements;
class StopSignal;

/// Observes the statements of connections. Called by many threads at once.
class StatementObserver
{
public:
    virtual ~StatementObserver() = default;
    /// Receives the time that the server took to answer a statement; nullptr: a text without a name, such as
    /// a commit.
    virtual void answered(const Statement *statement, std::chrono::nanoseconds took, bool succeeded) = 0;
};

/// The address of the database and its time limits.
struct ConnectionConfig
{
    QString conninfo; ///< For libpq: "host=/run/x dbname=triage user=postgres" or a postgresql:// URI.
    QString applicationName = QStringLiteral("triaged");
    std::chrono::milliseconds statementTimeout{ 15000 };
    std::chrono::milliseconds lockTimeout{ 10000 };
    /// The database may lose its data: no warning if the server does not write commits to disk.
    bool scratch = false;
    /// Statements in addition to the program's, for tests. Must outlive the connection.
    const Statements *statements = nullptr;
    /// Must outlive the connection.
    StatementObserver *observer = nullptr;
    /// Once it is raised, the statement that runs is cancelled and others are refused with
    /// ServiceUnavailable. Must outlive the connection.
    const StopSignal *stop = nullptr;
    /// Announces the changes that transactions commit; must outlive the connection. Without one, the
    /// connection announces each change itself, after its commit.
    ChangeAnnouncer *announcer = nullptr;
};

/// The state of a connection between BEGIN and the end of a transaction.
enum class TransactionState {
    None,
    Open,
    Failed, ///< A statement failed: the server refuses everything except the end of the transaction.
    Lost, ///< The connection was lost in it: every statement is refused until rollBack().
};

/// A message that another connection sent with NOTIFY.
struct Notification
{
    QString channel;
    QString payload;
};

/// A connection, used only by the thread that created it. Connects on first use and reconnects, at most once
/// per call, after the server was away. Prepared statements are prepared again; everything else that a
/// session holds (locks, LISTEN, temporary tables) is lost without an error.
class Connection
{
public:
    explicit Connection(ConnectionConfig config);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Connects if it is not connected. ServiceUnavailable if the server cannot be reached.
    Result<void> open();
    bool isOpen() const;
    void close();
    const ConnectionConfig &config() const;

    /// Runs the named statement of an SQL file. ServiceUnavailable if the server is away, too busy or took
    /// too long; InternalError, logged with the statement's name and SQLSTATE, for every other failure.
    /// Outside a transaction a statement that begins with SELECT or WITH … SELECT is tried once more after a
    /// lost connection; others are not. defaults are the values of placeholders that binds does not name;
    /// those that the statement does not have are left out.
    Result<Rows> execute(QByteArrayView statement, const Binds &binds = {}, const Binds &defaults = {});
    /// Runs a statement that is in no file, which must outlive the connection.
    Result<Rows> execute(const Statement &statement, const Binds &binds, const Binds &defaults = {});
    /// Does the same as execute(), for a statement whose rows do not matter.
    template <typename StatementOrName>
    Result<void> run(const StatementOrName &statement, const Binds &binds = {}, const Binds &defaults = {})
    {
        const Result<Rows> rows = execute(statement, binds, defaults);
        return rows ? Result<void>() : rows.error();
    }
    /// Runs SQL text that is written in the program, possibly several statements. Returns the last result's
    /// rows.
    Result<Rows> executeText(const QString &sql);

    /// Returns the SQLSTATE of the last failed statement; empty if the connection was lost.
    QByteArray lastSqlState() const;
    /// Returns true if the last failure was the loss of the connection, or the end of the program.
    bool lostConnection() const;
    /// Returns true if the server stopped waiting for its synchronous standby during the last statement: a
    /// commit succeeded on this server, but the standby may lack it.
    bool replicationWasInterrupted() const;

    /// Returns the number of statements that failed because a lock was not free within lockTimeout.
    int lockTimeouts() const;

    /// Begins a transaction whose first statement is the named one, in one round trip. Returns its rows. If
    /// it fails, the transaction has to be rolled back.
    Result<Rows> begin(QByteArrayView firstStatement, const Binds &binds = {});
    TransactionState transactionState() const;
    /// The tokens for which the transactions of this connection write now.
    const Writers &writers() const;
    /// Sets them, and returns those before.
    Writers exchangeWriters(Writers writers);
    /// Rolls back the transaction, if there is one.
    void rollBack();

    /// Returns a value that stays the same until the server that it is or was last connected to crashes.
    /// After a crash PostgreSQL may assign transaction numbers again; pg_xact_status then describes another
    /// transaction.
    QByteArray serverIncarnation() const;

    /// Returns the descriptor to watch for notifications; -1 if it is not connected.
    int socket() const;
    /// Removes and returns the notifications received on the channels that this connection listens on. Checks
    /// the connection: afterwards isOpen() is accurate.
    std::vector<Notification> takeNotifications();

private:
    std::unique_ptr<DatabaseSession> d;
};

/// Lets the transactions of a connection write for these tokens until the end of its block.
class WritingFor
{
public:
    WritingFor(Connection &connection, Writers writers)
        : m_connection(connection), m_before(connection.exchangeWriters(std::move(writers)))
    {
    }
    ~WritingFor() { m_connection.exchangeWriters(std::move(m_before)); }
    WritingFor(const WritingFor &) = delete;
    WritingFor &operator=(const WritingFor &) = delete;

private:
    Connection &m_connection;
    Writers m_before;
};

} // namespace triage::storage
