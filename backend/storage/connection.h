// One connection to PostgreSQL: named statements, prepared once, executed with named values.
#pragma once

#include "domain/ids.h"
#include "result.h"
#include "storage/row.h"
#include "timestamp.h"

#include <QByteArrayList>
#include <QString>
#include <QVariant>

#include <chrono>
#include <initializer_list>
#include <memory>
#include <optional>
#include <vector>

namespace triage::storage {

/// The value of one placeholder, `:name` in the statement. Null only where an optional is empty.
struct Bind
{
    Bind(const char *placeholder, const QString &text);
    Bind(const char *placeholder, const std::optional<QString> &text);
    Bind(const char *placeholder, bool value);
    Bind(const char *placeholder, int value);
    Bind(const char *placeholder, qint64 value);
    Bind(const char *placeholder, double value);
    Bind(const char *placeholder, Timestamp value);
    Bind(const char *placeholder, std::nullopt_t);
    /// Arrays: the statement casts them, for example `unnest(:ids::bigint[])`. Nothing is a NULL element.
    Bind(const char *placeholder, const std::vector<qint64> &values);
    Bind(const char *placeholder, const std::vector<QString> &values);
    Bind(const char *placeholder, const std::vector<std::optional<QString>> &values);
    Bind(const char *placeholder, const std::vector<bool> &values);
    Bind(const char *placeholder, const std::vector<double> &values);
    template <typename Tag>
    Bind(const char *placeholder, Id<Tag> id) : Bind(placeholder, id.value())
    {
    }
    template <typename Tag>
    Bind(const char *placeholder, std::optional<Id<Tag>> id)
        : Bind(placeholder, id ? std::optional<qint64>(id->value()) : std::nullopt)
    {
    }
    template <typename Tag>
    Bind(const char *placeholder, const std::vector<Id<Tag>> &ids) : Bind(placeholder, valuesOf(ids))
    {
    }
    Bind(const char *placeholder, std::optional<qint64> value);

    const char *name; ///< Without the colon.
    QVariant value;

private:
    template <typename Tag>
    static std::vector<qint64> valuesOf(const std::vector<Id<Tag>> &ids)
    {
        std::vector<qint64> values;
        values.reserve(ids.size());
        for (const Id<Tag> id : ids)
            values.push_back(id.value());
        return values;
    }
};

using Binds = std::vector<Bind>;

/// Where the database is and how long a statement may take.
struct ConnectionConfig
{
    QString conninfo; ///< As libpq takes it: "host=/run/x dbname=triage user=postgres" or a postgresql:// URI.
    QString applicationName = QStringLiteral("triaged");
    std::chrono::milliseconds statementTimeout{15000};
    std::chrono::milliseconds lockTimeout{10000};
};

/// One connection, used by the thread that made it and by no other. Connects on first use and connects
/// again by itself, at most once per call, when the server had gone; prepared statements follow.
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

    /// Runs the named statement of storage/sql. ServiceUnavailable where the server is away, too busy or took
    /// too long; InternalError, logged with the statement's name and SQLSTATE, for everything else. Outside a
    /// transaction a statement that begins with SELECT or WITH … SELECT is tried once more after a lost
    /// connection; others are not.
    Result<Rows> execute(QByteArrayView statement, const Binds &binds = {});
    /// Runs SQL text that is written in the program, possibly several statements; the last result's rows.
    Result<Rows> executeText(const QString &sql);

    /// SQLSTATE of the last failed statement; empty where the connection was lost.
    QByteArray lastSqlState() const;
    /// Whether the last failure was the loss of the connection.
    bool lostConnection() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::storage
