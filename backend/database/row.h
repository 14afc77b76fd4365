// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a result as the bytes that PostgreSQL sent: reading them creates no QVariant.
#pragma once

#include "domain/ids.h"
#include "timestamp.h"

#include <QByteArrayView>
#include <QString>

#include <memory>
#include <optional>

struct pg_result;

namespace triage::storage {

/// A row; valid as long as the Rows it came from.
class Row
{
public:
    Row(const pg_result *result, int row) : m_result(result), m_row(row) { }

    bool isNull(int column) const;
    /// Returns the value's bytes; empty for NULL.
    QByteArrayView bytes(int column) const;
    QString text(int column) const;
    std::optional<QString> optionalText(int column) const;
    /// Returns the bytes of a bytea.
    QByteArray binary(int column) const;
    qint64 integer(int column) const;
    double number(int column) const;
    bool boolean(int column) const;
    Timestamp timestamp(int column) const;
    std::optional<Timestamp> optionalTimestamp(int column) const;

    template <typename IdType>
    IdType id(int column) const
    {
        return IdType(integer(column));
    }
    template <typename IdType>
    std::optional<IdType> optionalId(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(id<IdType>(column));
    }

private:
    const pg_result *m_result;
    int m_row;
};

/// All rows of one executed statement. Owns its result: it stays valid when the statement runs again and may
/// be passed to another thread.
class Rows
{
public:
    Rows() = default;
    /// Takes ownership of the result (freed with PQclear).
    explicit Rows(pg_result *result);

    int size() const;
    bool isEmpty() const { return size() == 0; }
    Row at(int row) const { return Row(m_result.get(), row); }
    Row first() const { return at(0); }

    /// Goes over the rows.
    struct Iterator
    {
        const Rows *rows;
        int row;

        Row operator*() const { return rows->at(row); }
        Iterator &operator++() { return ++row, *this; }
        bool operator==(const Iterator &) const = default;
    };
    Iterator begin() const { return { this, 0 }; }
    Iterator end() const { return { this, size() }; }

    int columns() const;
    /// Returns the index of the column of that name, or -1.
    int column(const char *name) const;
    /// Returns how many rows an INSERT, UPDATE, DELETE, MERGE or COPY wrote, or a SELECT returned; else 0.
    qint64 affected() const;
    /// Returns the command tag of the server, for example "INSERT 0 1" or "COMMIT".
    QByteArrayView command() const;
    /// Returns libpq's result; nullptr if there is none.
    const pg_result *native() const { return m_result.get(); }

private:
    std::shared_ptr<pg_result> m_result;
};

} // namespace triage::storage
