// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/servercheck.h"

#include "database/databaseclock.h"

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <memory>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

using Connected = std::unique_ptr<PGconn, decltype(&PQfinish)>;
using Answered = std::unique_ptr<PGresult, decltype(&PQclear)>;

Problem toMend(const QString &what)
{
    return invalidField(u"database"_s, what);
}

/// Returns the message of a failed connection without its line breaks. It never has the password.
QString messageOf(const PGconn *connection)
{
    return QString::fromUtf8(PQerrorMessage(connection)).simplified();
}

/// Tells what somebody has to mend from what may pass. PostgreSQL does not say the state of a refusal
/// (SQLSTATE) before a session begins, so its messages are read; one in another language counts as something
/// that may pass, because a server that asks again harms nobody, and one that has ended does.
Problem whyNotConnected(const QString &conninfo, const QString &message)
{
    constexpr std::array lasting{ "authentication failed"_L1, "no password supplied"_L1, "does not exist"_L1,
                                  "no pg_hba.conf entry"_L1, "permission denied for database"_L1 };
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(conninfo.toUtf8().constData(), nullptr), &PQconninfoFree);
    if (!options
        || std::ranges::any_of(lasting, [&](QLatin1StringView each) { return message.contains(each); })) {
        return toMend(u"PostgreSQL refuses the connection: %1. Mend the setting database, or what PostgreSQL "
                      "allows its user."_s.arg(message));
    }
    return unavailable(u"PostgreSQL cannot be reached: %1."_s.arg(message));
}

} // namespace

Result<void> checkServer(const QString &conninfo)
{
    const std::array keywords{ "dbname", "connect_timeout", static_cast<const char *>(nullptr) };
    const QByteArray whole = conninfo.toUtf8();
    // A timeout in the connection string comes later than this one and replaces it.
    const std::array values{ whole.constData(), "10", static_cast<const char *>(nullptr) };
    const Connected connection(PQconnectdbParams(keywords.data(), values.data(), 1), &PQfinish);
    if (PQstatus(connection.get()) != CONNECTION_OK)
        return whyNotConnected(conninfo, messageOf(connection.get()));
    const auto begun = std::chrono::steady_clock::now();
    const Answered answer(PQexec(connection.get(),
                                 "select current_setting('server_version_num')::integer / 10000, "
                                 "pg_encoding_to_char(encoding), current_setting('server_version'), "
                                 "has_schema_privilege('public', 'create'), "
                                 "floor(extract(epoch from clock_timestamp()) * 1000)::bigint "
                                 "from pg_database where datname = current_database()"),
                          &PQclear);
    if (PQresultStatus(answer.get()) != PGRES_TUPLES_OK)
        return unavailable(u"PostgreSQL is not responding: %1."_s.arg(messageOf(connection.get())));
    const auto field = [&answer](int number) {
        return QString::fromUtf8(PQgetvalue(answer.get(), 0, number));
    };
    noteDatabaseTime(Timestamp(field(4).toLongLong()), begun);
    if (field(0).toInt() < oldestServerMajor) {
        return toMend(u"The server is PostgreSQL %1. Version %2 or newer is needed."_s.arg(field(2)).arg(
            oldestServerMajor));
    }
    if (field(1) != "UTF8"_L1) {
        return toMend(
            u"The database has the encoding %1, in which most languages cannot be stored. Create one "
            "with \"create database NAME encoding 'UTF8' template template0\"."_s.arg(field(1)));
    }
    if (field(3) != "t"_L1) {
        return toMend(
            u"The user of the database may not create tables in its schema public. Make it the owner "
            "of the database, or grant create on schema public to it."_s);
    }
    return {};
}

} // namespace triage::storage
