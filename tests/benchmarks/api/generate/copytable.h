// SPDX-License-Identifier: GPL-3.0-or-later
// Rows on their way into a table, by PostgreSQL's COPY.
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

/// A session that neither fires triggers nor checks foreign keys; ends the program where there is none.
ConnectionHandle connectTo(const QByteArray &conninfo);
/// Runs a statement; ends the program where it fails. Gives the first column of the first row.
QByteArray run(PGconn *connection, const QByteArray &sql);
/// What a text is in a statement.
QByteArray literal(PGconn *connection, const QString &text);

/// One table, one connection, one COPY.
class CopyTable
{
public:
    CopyTable(const QByteArray &conninfo, const QByteArray &tableAndColumns);

    CopyTable &number(qint64 value);
    CopyTable &number(double value);
    CopyTable &boolean(bool value);
    /// Null where it is a null string.
    CopyTable &text(const QString &value);
    CopyTable &raw(const QByteArray &value);
    CopyTable &null();
    void endRow();
    /// Sends the rest; the rows are there then.
    void finish();

private:
    void separate();
    void send();

    ConnectionHandle m_connection;
    QByteArray m_rows;
    bool m_rowBegun = false;
};

} // namespace triage::benchmark
