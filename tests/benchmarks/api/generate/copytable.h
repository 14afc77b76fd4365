// SPDX-License-Identifier: GPL-3.0-or-later
// Writes rows into a table with PostgreSQL's COPY.
#pragma once

#include <QByteArray>
#include <QString>

#include <libpq-fe.h>

#include <memory>
#include <optional>

namespace triage::benchmark {

struct ConnectionCloser
{
    void operator()(PGconn *connection) const { PQfinish(connection); }
};
using ConnectionHandle = std::unique_ptr<PGconn, ConnectionCloser>;

/// Opens a session without triggers and foreign key checks. Exits the program on failure.
ConnectionHandle connectTo(const QByteArray &conninfo);
/// Runs a statement and returns the first column of the first row. Exits the program on failure.
QByteArray run(PGconn *connection, const QByteArray &sql);
/// Returns a text as an SQL literal.
QByteArray literal(PGconn *connection, const QString &text);

/// A COPY into one table, with its own connection.
class CopyTable
{
public:
    CopyTable(const QByteArray &conninfo, const QByteArray &tableAndColumns);

    CopyTable &number(qint64 value);
    CopyTable &number(double value);
    CopyTable &boolean(bool value);
    /// Appends a text; a null string becomes NULL.
    CopyTable &text(const QString &value);
    CopyTable &raw(const QByteArray &value);
    CopyTable &null();
    void endRow();
    /// Sends the remaining rows and completes the COPY.
    void finish();

private:
    void separate();
    void send();

    ConnectionHandle m_connection;
    QByteArray m_rows;
    bool m_rowBegun = false;
};

} // namespace triage::benchmark
