// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/databasesession.h"

#include "database/sessionsettings.h"
#include "database/sqlstate.h"
#include "database/statements.h"
#include "database/stopsignal.h"

#include <QSqlError>

#include <libpq-fe.h>

#include <algorithm>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

// Returns the time at which waiting for a result ends: a while after the server itself should have given up.
std::optional<Clock::time_point> deadlineOf(const ConnectionConfig &config)
{
    using namespace std::chrono_literals;
    if (config.statementTimeout <= 0ms)
        return std::nullopt;
    return Clock::now() + config.statementTimeout
        + std::clamp<std::chrono::milliseconds>(config.statementTimeout, 1s, 5s);
}

// How long a cancelled statement is waited for: whether it was in time shows what happened to its
// transaction.
constexpr std::chrono::milliseconds maxCancellationTime{ 500 };

/// Receives notices between statements, including the shutdown notice that the server sends before it closes
/// the socket.
void onNotice(void *session, const pg_result *notice)
{
    qCDebug(storageLog, "notice: sqlstate=%s", errorField(notice, PG_DIAG_SQLSTATE).constData());
    auto *notices = static_cast<ServerNotices *>(session);
    if (isShutdownNotice(notice))
        notices->ended = true;
    // The warning has no SQLSTATE of its own, and its text is translated.
    if (errorField(notice, PG_DIAG_SOURCE_FUNCTION) == "SyncRepWaitForLSN")
        notices->replicationInterrupted = true;
}

} // namespace

DatabaseSession::DatabaseSession(ConnectionConfig given)
    : config(std::move(given)), name(u"triage-%1"_s.arg(quintptr(this), 0, 16))
{
}

DatabaseSession::~DatabaseSession()
{
    drop();
    database = QSqlDatabase();
    QSqlDatabase::removeDatabase(name);
}

bool DatabaseSession::isOpen() const
{
    return native && PQstatus(native) == CONNECTION_OK;
}

bool DatabaseSession::isStopping() const
{
    return config.stop && config.stop->isRaised();
}

Result<void> DatabaseSession::ensureOpen()
{
    if (isStopping()) {
        lost = true;
        sqlState.clear();
        return unavailable(u"The server is stopping. Try again in a few seconds."_s);
    }
    if (transaction == TransactionState::Lost) {
        lost = true;
        sqlState.clear();
        return problemOfSqlState(sqlState);
    }
    // A server that was restarted has sent its shutdown notice: with it, a write reconnects as a read does.
    if (isOpen() && transaction == TransactionState::None)
        drainNotices();
    return isOpen() ? Result<void>() : connect();
}

void DatabaseSession::drainNotices()
{
    const Clock::time_point now = Clock::now();
    bool isAnyRead = false;
    while (isOpen() && waitForInput(native, now)) {
        if (!PQconsumeInput(native))
            break;
        isAnyRead = true;
    }
    if (isAnyRead && isOpen())
        std::ignore = PQisBusy(native); // parses what was read
    if (native && (notices.ended || !isOpen()))
        drop();
}

void DatabaseSession::drop()
{
    native = nullptr;
    notices.ended = false;
    preparedNames.clear();
    if (database.isValid())
        database.close();
    if (transaction != TransactionState::None)
        transaction = TransactionState::Lost;
}

Result<void> DatabaseSession::connect()
{
    drop();
    if (!database.isValid()) {
        database = QSqlDatabase::addDatabase(u"QPSQL"_s, name);
        if (!database.isValid())
            return problem(ProblemType::InternalError,
                           u"Qt's driver for PostgreSQL is missing: install the package libqt6sql6-psql."_s);
    }
    if (Result<void> configured = configure(database, config); !configured)
        return configured;
    if (!database.open())
        return unreachable(database.lastError().databaseText().trimmed());
    native = nativeConnection(database);
    if (!native)
        return unreachable(u"the driver gives no connection"_s);
    PQsetNoticeReceiver(native, onNotice, &notices);
    const Result<Rows> settings = runText(sessionSettings(config), "session settings");
    if (!settings) {
        drop();
        return settings.error();
    }
    serverIncarnation = settings->first().bytes(2).toByteArray();
    warnOfVolatility(settings->first());
    return {};
}

Problem DatabaseSession::unreachable(const QString &message)
{
    qCWarning(storageLog, "cannot connect: %s", qUtf8Printable(message));
    drop();
    lost = true;
    sqlState.clear();
    return problemOfSqlState(sqlState);
}

void DatabaseSession::warnOfVolatility(const Row &settings)
{
    if (config.scratch || std::exchange(warned, true))
        return;
    if (settings.bytes(0) == "off")
        qCWarning(storageLog, "fsync is off: the database may be destroyed when the machine stops");
    if (settings.bytes(1) == "off")
        qCWarning(storageLog,
                  "synchronous_commit is off: what was answered may be lost when the server stops");
}

Result<QByteArray> DatabaseSession::prepared(const Statement &statement)
{
    const auto known = preparedNames.constFind(&statement);
    if (known != preparedNames.constEnd())
        return *known;
    const QByteArray preparedName = 's' + QByteArray::number(++preparations);
    // pg_stat_activity then shows the statement's name.
    const QByteArray sql = "/* " + statement.name + " */ " + statement.text.sql;
    const int sent = PQsendPrepare(native, preparedName.constData(), sql.constData(), 0, nullptr);
    if (const Result<Rows> done = outcome(statement.name, sent); !done)
        return done.error();
    preparedNames.insert(&statement, preparedName);
    return preparedName;
}

Result<Rows> DatabaseSession::run(const Statement &statement, const Parameters &parameters)
{
    const Result<QByteArray> preparedName = prepared(statement);
    if (!preparedName)
        return preparedName.error();
    const Clock::time_point begun = Clock::now();
    const int sent = PQsendQueryPrepared(native, preparedName->constData(), int(parameters.size()),
                                         parameters.constData(), nullptr, nullptr, 0);
    Result<Rows> rows = outcome(statement.name, sent);
    notifyObserver(&statement, begun, bool(rows));
    return rows;
}

Result<Rows> DatabaseSession::runText(const QByteArray &sql, QByteArrayView label)
{
    const Clock::time_point begun = Clock::now();
    Result<Rows> rows = outcome(label, PQsendQuery(native, sql.constData()));
    notifyObserver(nullptr, begun, bool(rows));
    return rows;
}

Result<Rows> DatabaseSession::begin(const Statement &first, const Parameters &parameters)
{
    const Result<QByteArray> preparedName = prepared(first);
    if (!preparedName)
        return preparedName.error();
    const Clock::time_point begun = Clock::now();
    const bool sent = PQenterPipelineMode(native)
        && PQsendQueryParams(native, "begin", 0, nullptr, nullptr, nullptr, nullptr, 0)
        && PQsendQueryPrepared(native, preparedName->constData(), int(parameters.size()),
                               parameters.constData(), nullptr, nullptr, 0)
        && PQpipelineSync(native);
    Result<Rows> rows = outcome(first.name, sent);
    notifyObserver(&first, begun, bool(rows));
    return rows;
}

void DatabaseSession::notifyObserver(const Statement *statement, Clock::time_point begun,
                                     bool succeeded) const
{
    if (config.observer)
        config.observer->answered(statement, Clock::now() - begun, succeeded);
}

Result<Rows> DatabaseSession::outcome(QByteArrayView label, int sent)
{
    notices.replicationInterrupted = false;
    Rows rows(sent ? awaitResult() : nullptr);
    if (!isSuccess(rows.native()))
        return failure(label, rows.native());
    lost = false;
    followTransaction();
    return rows;
}

pg_result *DatabaseSession::awaitResult()
{
    pg_result *result = receive(native, deadlineOf(config), config.stop);
    if (result || !isStopping())
        return result;
    requestCancellation(native);
    return receive(native, Clock::now() + maxCancellationTime);
}

/// Logs the failure without any value: DETAIL and many messages may contain what people wrote.
Problem DatabaseSession::failure(QByteArrayView label, const pg_result *result)
{
    sqlState = errorField(result, PG_DIAG_SQLSTATE);
    QByteArray message = errorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (sqlState.isEmpty())
        message = result ? QByteArray(PQerrorMessage(native)).simplified() : QByteArray("no answer in time");
    else if (!isSafeToLog(sqlState))
        message = "not told, as it may quote a value";
    lockTimeouts += isLockTimeout(sqlState) ? 1 : 0;
    lost = sqlState.isEmpty() || sqlState.startsWith("08") || isShutdownNotice(result)
        || isReadOnlyServer(sqlState) || !isOpen();
    if (lost) { // the same for all statements
        qCWarning(storageLog, "connection lost: sqlstate=%s message=%s", sqlState.constData(),
                  message.constData());
    } else {
        qCWarning(storageLog, "statement failed: name=%.*s sqlstate=%s message=%s", int(label.size()),
                  label.data(), sqlState.constData(), message.constData());
    }
    if (lost) {
        sqlState.clear();
        drop();
    } else {
        followTransaction();
        if (isStalePreparation(sqlState))
            preparedNames.clear();
    }
    return problemOfSqlState(sqlState);
}

void DatabaseSession::followTransaction()
{
    switch (PQtransactionStatus(native)) {
    case PQTRANS_IDLE:
        transaction = TransactionState::None;
        return;
    case PQTRANS_INTRANS:
        transaction = TransactionState::Open;
        return;
    case PQTRANS_INERROR:
        transaction = TransactionState::Failed;
        return;
    case PQTRANS_ACTIVE:
    case PQTRANS_UNKNOWN:
        return;
    }
}

} // namespace triage::storage
