// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/sessionsettings.h"

#include "database/stopsignal.h"

#include <QSqlDriver>
#include <QVariant>

#include <libpq-fe.h>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::storage {

Q_LOGGING_CATEGORY(storageLog, "triage.storage", QtInfoMsg)

namespace {

struct Default
{
    QLatin1StringView name;
    QLatin1StringView value;
};

// A server that is gone is noticed within about ten seconds, even without a message from the network.
constexpr std::array<Default, 6> defaults{ {
    { "connect_timeout"_L1, "5"_L1 },
    { "keepalives"_L1, "1"_L1 },
    { "keepalives_idle"_L1, "5"_L1 },
    { "keepalives_interval"_L1, "2"_L1 },
    { "keepalives_count"_L1, "3"_L1 },
    { "tcp_user_timeout"_L1, "10000"_L1 },
} };

// In seconds; libpq takes no less.
constexpr auto shortConnectTimeout = "2"_L1;

QString quoted(QString value)
{
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u'\'' + value + u'\'';
}

/// Returns the parameters that the connection string sets.
Result<QMap<QString, QString>> parametersOf(const QString &conninfo)
{
    char *message = nullptr;
    PQconninfoOption *options = PQconninfoParse(conninfo.toUtf8().constData(), &message);
    if (!options) {
        const Problem refused = problem(
            ProblemType::InternalError,
            u"The database's connection string is wrong: %1"_s.arg(QString::fromUtf8(message).trimmed()));
        PQfreemem(message);
        return refused;
    }
    QMap<QString, QString> parameters;
    for (const PQconninfoOption *option = options; option->keyword; ++option) {
        if (option->val)
            parameters.insert(QString::fromUtf8(option->keyword), QString::fromUtf8(option->val));
    }
    PQconninfoFree(options);
    return parameters;
}

} // namespace

Result<void> configure(QSqlDatabase &database, const ConnectionConfig &config)
{
    Result<QMap<QString, QString>> parameters = parametersOf(config.conninfo);
    if (!parameters)
        return parameters.error();
    for (const auto &[name, value] : defaults) {
        if (!parameters->contains(name))
            parameters->insert(name, value);
    }
    // Connecting cannot be interrupted, and the program must end in time.
    if (config.stop && config.stop->isComing())
        parameters->insert(u"connect_timeout"_s, shortConnectTimeout);
    if (!parameters->contains(u"application_name"_s))
        parameters->insert(u"application_name"_s, config.applicationName);
    database.setHostName(parameters->take(u"host"_s));
    database.setDatabaseName(parameters->take(u"dbname"_s));
    database.setUserName(parameters->take(u"user"_s));
    database.setPassword(parameters->take(u"password"_s));
    QStringList options;
    for (const auto &[name, value] : std::as_const(*parameters).asKeyValueRange())
        options.append(name + u'=' + quoted(value));
    // The driver treats a semicolon as the end of an option, even in quotes.
    if (options.join(u' ').contains(u';'))
        return problem(ProblemType::InternalError,
                       u"The database's connection string has a semicolon in another "
                       "value than host, dbname, user and password."_s);
    database.setConnectOptions(options.join(u' '));
    return {};
}

pg_conn *nativeConnection(const QSqlDatabase &database)
{
    // Drivers name the type in the variant differently; it always holds the pointer.
    const QVariant handle = database.driver()->handle();
    return handle.isValid() ? *static_cast<pg_conn *const *>(handle.constData()) : nullptr;
}

QByteArray sessionSettings(const ConnectionConfig &config)
{
    // Every table is read through an index that begins with the organization. Statements are planned once and
    // not for each value, which would cost more than running most of them. A plan made while a table was
    // small stays in use when it is large, so no plan may read a table sequentially. Statements are short,
    // and compiling one takes a second. Rows of a page are looked up once each, so remembering look-ups costs
    // a tenth of a list and helps nothing. A parallel plan takes the processors from others, and is preferred
    // where it is a hundred times slower: it is taken to return fewer rows to what follows a limit.
    return "set timezone = 'UTC'; set datestyle = 'ISO'; set client_encoding = 'UTF8'; set bytea_output = "
           "'hex';"
           " set standard_conforming_strings = on; set idle_in_transaction_session_timeout = '1min';"
           " set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off;"
           " set enable_memoize = off; set max_parallel_workers_per_gather = 0;"
           " set statement_timeout = "
        + QByteArray::number(qint64(config.statementTimeout.count()))
        + "; set lock_timeout = " + QByteArray::number(qint64(config.lockTimeout.count()))
        + "; select current_setting('fsync'), current_setting('synchronous_commit'),"
          " (select stats_reset from pg_stat_wal)"; // a crash resets it
}

} // namespace triage::storage
