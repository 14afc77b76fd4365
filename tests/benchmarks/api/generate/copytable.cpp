// SPDX-License-Identifier: GPL-3.0-or-later
#include "copytable.h"

#include <cstdio>
#include <cstdlib>

namespace triage::benchmark {

namespace {

constexpr qsizetype chunk = 256 * 1024;

[[noreturn]] void fail(PGconn *connection)
{
    std::fprintf(stderr, "generate: %s", PQerrorMessage(connection));
    std::exit(1);
}

} // namespace

ConnectionHandle connectTo(const QByteArray &conninfo)
{
    ConnectionHandle connection(PQconnectdb(conninfo.constData()));
    if (PQstatus(connection.get()) != CONNECTION_OK)
        fail(connection.get());
    // Generated rows are consistent by construction; the counts that triggers keep are written at the end.
    run(connection.get(), "set session_replication_role = replica");
    run(connection.get(), "set synchronous_commit = off");
    return connection;
}

QByteArray run(PGconn *connection, const QByteArray &sql)
{
    PGresult *const result = PQexec(connection, sql.constData());
    const ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_COPY_IN)
        fail(connection);
    QByteArray value;
    if (status == PGRES_TUPLES_OK && PQntuples(result) > 0)
        value = QByteArray(PQgetvalue(result, 0, 0));
    PQclear(result);
    return value;
}

QByteArray literal(PGconn *connection, const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    char *const quoted = PQescapeLiteral(connection, utf8.constData(), std::size_t(utf8.size()));
    const QByteArray value(quoted);
    PQfreemem(quoted);
    return value;
}

CopyTable::CopyTable(const QByteArray &conninfo, const QByteArray &tableAndColumns)
    : m_connection(connectTo(conninfo))
{
    m_rows.reserve(chunk + 64 * 1024);
    run(m_connection.get(), "copy " + tableAndColumns + " from stdin");
}

void CopyTable::separate()
{
    if (m_rowBegun)
        m_rows += '\t';
    m_rowBegun = true;
}

CopyTable &CopyTable::number(qint64 value)
{
    separate();
    m_rows += QByteArray::number(value);
    return *this;
}

CopyTable &CopyTable::number(double value)
{
    separate();
    m_rows += QByteArray::number(value, 'g', 6);
    return *this;
}

CopyTable &CopyTable::boolean(bool value)
{
    separate();
    m_rows += value ? 't' : 'f';
    return *this;
}

CopyTable &CopyTable::text(const QString &value)
{
    return value.isNull() ? null() : raw(value.toUtf8());
}

CopyTable &CopyTable::raw(const QByteArray &value)
{
    separate();
    for (const char c : value) {
        switch (c) {
        case '\\':
            m_rows += "\\\\";
            break;
        case '\t':
            m_rows += "\\t";
            break;
        case '\n':
            m_rows += "\\n";
            break;
        case '\r':
            m_rows += "\\r";
            break;
        default:
            m_rows += c;
        }
    }
    return *this;
}

CopyTable &CopyTable::null()
{
    separate();
    m_rows += "\\N";
    return *this;
}

void CopyTable::endRow()
{
    m_rows += '\n';
    m_rowBegun = false;
    if (m_rows.size() >= chunk)
        send();
}

void CopyTable::send()
{
    if (PQputCopyData(m_connection.get(), m_rows.constData(), int(m_rows.size())) != 1)
        fail(m_connection.get());
    m_rows.resize(0);
}

void CopyTable::finish()
{
    send();
    if (PQputCopyEnd(m_connection.get(), nullptr) != 1)
        fail(m_connection.get());
    PGresult *const result = PQgetResult(m_connection.get());
    if (PQresultStatus(result) != PGRES_COMMAND_OK)
        fail(m_connection.get());
    PQclear(result);
    m_connection.reset();
}

} // namespace triage::benchmark
