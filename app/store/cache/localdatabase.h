// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to an SQLite file. It caches prepared statements, and a failure fails the whole transaction.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "problem.h"
#include "result.h"
#include "timestamp.h"

#include <QByteArray>
#include <QHash>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <functional>
#include <memory>
#include <optional>

namespace triage::app {

class WordList;

// Converts values to columns.
inline QVariant toColumn(qint64 value)
{
    return value;
}
inline QVariant toColumn(int value)
{
    return value;
}
inline QVariant toColumn(bool value)
{
    return int(value);
}
inline QVariant toColumn(const QString &value)
{
    return value.isNull() ? QStringLiteral("") : value;
}
inline QVariant toColumn(const QByteArray &value)
{
    return value.isNull() ? QByteArray("") : value;
}
inline QVariant toColumn(Timestamp value)
{
    return value.milliseconds();
}
template <typename Tag>
QVariant toColumn(Id<Tag> value)
{
    return value.value();
}
template <typename T>
QVariant toColumn(const std::optional<T> &value)
{
    return value ? toColumn(*value) : QVariant();
}

/// The rows of a statement, read forwards. The destructor releases the statement.
class LocalRows
{
public:
    LocalRows() = default;
    explicit LocalRows(QSqlQuery *query, const std::function<bool()> *isUnwanted = nullptr)
        : m_query(query), m_isUnwanted(isUnwanted)
    {
    }
    LocalRows(LocalRows &&other) noexcept
        : m_query(std::exchange(other.m_query, nullptr)), m_isUnwanted(other.m_isUnwanted)
    {
    }
    LocalRows &operator=(LocalRows &&) = delete;
    ~LocalRows()
    {
        if (m_query)
            m_query->finish();
    }

    /// Moves to the next row. Returns false after the last row, and soon after the read was cancelled: see
    /// LocalDatabase::endReadsWhen().
    bool next()
    {
        constexpr unsigned often = 256;
        if (m_isUnwanted && ++m_read % often == 0 && *m_isUnwanted && (*m_isUnwanted)())
            return false;
        return m_query && m_query->next();
    }
    /// Returns whether the statement itself failed. Otherwise no row means that there is none.
    bool hasFailed() const { return !m_query; }
    qint64 integer(int column) const { return m_query->value(column).toLongLong(); }
    double real(int column) const { return m_query->value(column).toDouble(); }
    bool boolean(int column) const { return integer(column) != 0; }
    QString text(int column) const { return m_query->value(column).toString(); }
    QByteArray bytes(int column) const { return m_query->value(column).toByteArray(); }
    Timestamp time(int column) const { return Timestamp(integer(column)); }
    bool isNull(int column) const { return m_query->isNull(column); }
    std::optional<QString> optionalText(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(text(column));
    }

private:
    QSqlQuery *m_query = nullptr;
    const std::function<bool()> *m_isUnwanted = nullptr;
    unsigned m_read = 0;
};

/// Lives in one thread. In a transaction, no statement runs after one failed, so callers need not check each
/// statement: commit() returns the failure.
class LocalDatabase
{
public:
    enum class Access { ReadOnly, ReadWrite };
    /// The failure that a commit survives: a crash of the process, or a power failure too.
    enum class Durability { Process, Power };

    static Result<std::unique_ptr<LocalDatabase>> open(const QString &path, Access access,
                                                       Durability durability = Durability::Process,
                                                       bool *damaged = nullptr);
    ~LocalDatabase();

    /// Runs a statement without rows. Returns false if it failed, or if an earlier one of the transaction
    /// did.
    template <typename... Values>
    bool run(QByteArrayView sql, const Values &...values)
    {
        return execute(sql, { toColumn(values)... }) != nullptr;
    }
    /// Runs a statement with rows.
    template <typename... Values>
    LocalRows read(QByteArrayView sql, const Values &...values)
    {
        return LocalRows(execute(sql, { toColumn(values)... }), &m_isUnwanted);
    }
    /// Does the same with a list of values; the statement is cached too.
    LocalRows readList(QByteArrayView sql, const QVariantList &values)
    {
        return LocalRows(execute(sql, values), &m_isUnwanted);
    }
    /// Sets the condition that cancels a read. A cancelled read ends early with the rows that it has.
    void endReadsWhen(std::function<bool()> isUnwanted) { m_isUnwanted = std::move(isUnwanted); }
    /// Runs several statements, separated by semicolons at the ends of lines.
    bool runScript(QByteArrayView script);
    /// Returns the first column of the first row.
    template <typename... Values>
    std::optional<qint64> number(QByteArrayView sql, const Values &...values)
    {
        LocalRows rows = read(sql, values...);
        return rows.next() ? std::optional(rows.integer(0)) : std::nullopt;
    }

    /// Returns the words that searches of this connection have read; null at first.
    std::shared_ptr<WordList> &words() { return m_words; }

    bool begin();
    /// Commits. If anything failed since begin(), rolls back and returns the failure.
    Result<void> commit();
    void rollback();

    /// Returns whether a statement found that the file is damaged or not a database.
    bool isDamaged() const { return m_damaged; }

private:
    explicit LocalDatabase(QString name) : m_name(std::move(name)) { }
    QSqlQuery *execute(QByteArrayView sql, const QVariantList &values);
    QSqlQuery *prepared(QByteArrayView sql);
    void fail(const QSqlError &error);

    QString m_name; ///< The name of the connection.
    QHash<QByteArray, std::shared_ptr<QSqlQuery>> m_statements;
    /// The failure of this transaction, or of the last statement outside of one.
    std::optional<Problem> m_problem;
    bool m_sticky = false; ///< In a transaction: a failure stays.
    bool m_began = false;
    bool m_damaged = false;
    std::function<bool()> m_isUnwanted;
    std::shared_ptr<WordList> m_words;
};

/// Removes a database file and the files that SQLite keeps beside it.
void removeDatabase(const QString &path);

} // namespace triage::app
