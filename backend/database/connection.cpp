// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/connection.h"

#include "database/databasesession.h"
#include "database/parameters.h"
#include "database/sqlstate.h"
#include "database/statements.h"

#include <libpq-fe.h>

#include <algorithm>
#include <utility>

namespace triage::storage {

namespace {

// A statement that took longer before its connection was lost is not tried again: the server hangs, and the
// caller has waited long enough.
constexpr std::chrono::seconds maxDurationForStatementRetry{ 10 };

const Statement &known(const Statements *own, QByteArrayView name)
{
    const Statement *statement = own ? own->find(name) : nullptr;
    if (!statement)
        statement = programStatements().find(name);
    if (!statement)
        qFatal("There is no statement \"%.*s\" in the SQL files", int(name.size()), name.data());
    return *statement;
}

/// Returns the label of a text for the log, not the text, which may hold values.
QByteArrayView firstWord(const QByteArray &text)
{
    const auto isLetter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    };
    const auto begin = std::find_if(text.begin(), text.end(), isLetter);
    const auto end = std::find_if_not(begin, text.end(), isLetter);
    return QByteArrayView(begin, end);
}

} // namespace

Connection::Connection(ConnectionConfig config) : d(std::make_unique<DatabaseSession>(std::move(config)))
{
}

Connection::~Connection() = default;

Result<void> Connection::open()
{
    return d->ensureOpen();
}

bool Connection::isOpen() const
{
    return d->isOpen();
}

void Connection::close()
{
    d->drop();
    d->transaction = TransactionState::None;
}

const ConnectionConfig &Connection::config() const
{
    return d->config;
}

Result<Rows> Connection::execute(QByteArrayView statement, const Binds &binds, const Binds &defaults)
{
    return execute(known(d->config.statements, statement), binds, defaults);
}

Result<Rows> Connection::execute(const Statement &statement, const Binds &binds, const Binds &defaults)
{
    const Result<Parameters> parameters = parametersOf(statement.name, statement.text, binds, defaults);
    if (!parameters)
        return parameters.error();
    if (const Result<void> ready = d->ensureOpen(); !ready)
        return ready.error();
    const bool alone = d->transaction == TransactionState::None;
    const auto begun = Clock::now();
    Result<Rows> rows = d->run(statement, *parameters);
    if (rows || !alone)
        return rows;
    const bool again = d->lost ? statement.text.repeatable : isStalePreparation(d->sqlState);
    if (!again || Clock::now() - begun > maxDurationForStatementRetry)
        return rows;
    if (const Result<void> ready = d->ensureOpen(); !ready)
        return ready.error();
    return d->run(statement, *parameters);
}

Result<Rows> Connection::begin(QByteArrayView firstStatement, const Binds &binds)
{
    const Statement &first = known(d->config.statements, firstStatement);
    const Result<Parameters> parameters = parametersOf(first.name, first.text, binds);
    if (!parameters)
        return parameters.error();
    if (const Result<void> ready = d->ensureOpen(); !ready)
        return ready.error();
    return d->begin(first, *parameters);
}

Result<Rows> Connection::executeText(const QString &sql)
{
    if (const Result<void> ready = d->ensureOpen(); !ready)
        return ready.error();
    const QByteArray text = sql.toUtf8();
    return d->runText(text, firstWord(text));
}

QByteArray Connection::lastSqlState() const
{
    return d->sqlState;
}

bool Connection::lostConnection() const
{
    return d->lost;
}

bool Connection::replicationWasInterrupted() const
{
    return d->notices.replicationInterrupted;
}

int Connection::lockTimeouts() const
{
    return d->lockTimeouts;
}

TransactionState Connection::transactionState() const
{
    return d->transaction;
}

const Writers &Connection::writers() const
{
    return d->writers;
}

Writers Connection::exchangeWriters(Writers writers)
{
    return std::exchange(d->writers, std::move(writers));
}

QByteArray Connection::serverIncarnation() const
{
    return d->serverIncarnation;
}

void Connection::rollBack()
{
    // A server that stops does not wait for the answer: the end of the connection rolls back, too.
    if (d->transaction != TransactionState::None && d->transaction != TransactionState::Lost
        && !d->isStopping())
        (void)d->runText("rollback", "rollback");
    if (d->transaction != TransactionState::None)
        close();
}

int Connection::socket() const
{
    return d->isOpen() ? PQsocket(d->native) : -1;
}

std::vector<Notification> Connection::takeNotifications()
{
    d->drainNotices();
    std::vector<Notification> notifications;
    while (PGnotify *received = d->isOpen() ? PQnotifies(d->native) : nullptr) {
        notifications.push_back({ QString::fromUtf8(received->relname), QString::fromUtf8(received->extra) });
        PQfreemem(received);
    }
    return notifications;
}

} // namespace triage::storage
