// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/row.h"

#include "text.h"

#include <libpq-fe.h>

#include <charconv>

namespace triage::storage {

namespace {

template <typename Number>
Number numberFrom(QByteArrayView text)
{
    Number number = 0;
    std::from_chars(text.begin(), text.end(), number);
    return number;
}

} // namespace

bool Row::isNull(int column) const
{
    return PQgetisnull(m_result, m_row, column);
}

QByteArrayView Row::bytes(int column) const
{
    return QByteArrayView(PQgetvalue(m_result, m_row, column), PQgetlength(m_result, m_row, column));
}

QString Row::text(int column) const
{
    return textFromUtf8(bytes(column));
}

std::optional<QString> Row::optionalText(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(text(column));
}

QByteArray Row::binary(int column) const
{
    const QByteArrayView hex = bytes(column);
    return hex.startsWith("\\x") ? QByteArray::fromHex(hex.sliced(2).toByteArray()) : QByteArray();
}

qint64 Row::integer(int column) const
{
    return numberFrom<qint64>(bytes(column));
}

double Row::number(int column) const
{
    return numberFrom<double>(bytes(column));
}

bool Row::boolean(int column) const
{
    return bytes(column).startsWith('t');
}

Timestamp Row::timestamp(int column) const
{
    return timestampFromPostgres(bytes(column));
}

std::optional<Timestamp> Row::optionalTimestamp(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(timestamp(column));
}

Rows::Rows(pg_result *result) : m_result(result, [](pg_result *owned) { PQclear(owned); })
{
}

int Rows::size() const
{
    return PQntuples(m_result.get());
}

int Rows::columns() const
{
    return PQnfields(m_result.get());
}

int Rows::column(const char *name) const
{
    return PQfnumber(m_result.get(), name);
}

qint64 Rows::affected() const
{
    return numberFrom<qint64>(QByteArrayView(m_result ? PQcmdTuples(m_result.get()) : ""));
}

QByteArrayView Rows::command() const
{
    return QByteArrayView(m_result ? PQcmdStatus(m_result.get()) : "");
}

} // namespace triage::storage
