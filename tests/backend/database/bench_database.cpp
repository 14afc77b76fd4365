// SPDX-License-Identifier: GPL-3.0-or-later
// Microseconds per single-row SELECT and per write, by each way from program to PostgreSQL. Prints the
// fastest of many short rounds, taken in turn, which a busy machine disturbs least, and their median.
#include "database/database.h"
#include "database/statements.h"
#include "support/await.h"
#include "support/scratchdatabase.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlQuery>
#include <QSqlResult>

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

constexpr int times = 640;
constexpr size_t rounds = 31;

struct Case
{
    const char *what;
    std::function<void(int)> run;
    std::vector<double> microseconds;
};

void measure(std::vector<Case> cases)
{
    for (size_t round = 0; round <= rounds; ++round) {
        for (Case &tried : cases) {
            QElapsedTimer timer;
            timer.start();
            tried.run(times);
            if (round > 0) // the first warms up
                tried.microseconds.push_back(double(timer.nsecsElapsed()) / 1000 / times);
        }
    }
    std::printf("fastest   median\n");
    for (Case &tried : cases) {
        std::sort(tried.microseconds.begin(), tried.microseconds.end());
        std::printf("%7.1f  %7.1f us  %s\n", tried.microseconds.front(), tried.microseconds[rounds / 2],
                    tried.what);
    }
}

void viaLibpq(PGconn *connection, int count)
{
    for (int i = 0; i < count; ++i) {
        const QByteArray id = QByteArray::number(i % 1000);
        const char *value = id.constData();
        PQclear(PQexecPrepared(connection, "s", 1, &value, nullptr, nullptr, 0));
    }
}

void viaQuery(QSqlQuery &query, int count)
{
    for (int i = 0; i < count; ++i) {
        query.bindValue(u":id"_s, qint64(i % 1000));
        query.exec();
        const auto *result = *static_cast<PGresult *const *>(query.result()->handle().constData());
        PQclear(PQcopyResult(result, PG_COPYRES_ATTRS | PG_COPYRES_TUPLES));
    }
}

void viaConnection(Connection &connection, int count)
{
    for (int i = 0; i < count; ++i)
        (void)connection.execute("thing.find", { { "id", i % 1000 } });
}

QCoro::Task<> readOnce(Database &database, qint64 id)
{
    auto job = [id](Connection &connection) {
        return connection.execute("thing.find", { { "id", id } });
    };
    const Result<Rows> rows = co_await database.read({}, std::move(job));
    Q_UNUSED(rows)
}

QCoro::Task<> readOneByOne(Database &database, int count)
{
    for (int i = 0; i < count; ++i)
        co_await readOnce(database, i % 1000);
}

QCoro::Task<> readTogether(Database &database, int count, int together)
{
    std::vector<QCoro::Task<>> tasks;
    for (int i = 0; i < together; ++i)
        tasks.push_back(readOneByOne(database, count / together));
    for (const QCoro::Task<> &task : tasks)
        co_await task;
}

void measureReads(const ScratchDatabase &scratch, Connection &connection)
{
    const QString find = u"select id, name, made_at from thing where id = "_s;
    PGconn *libpq = PQconnectdb(scratch.conninfo().toUtf8().constData());
    PQclear(PQprepare(libpq, "s", (find + u"$1"_s).toUtf8().constData(), 0, nullptr));
    QSqlDatabase qtSql = QSqlDatabase::addDatabase(u"QPSQL"_s);
    qtSql.setConnectOptions(scratch.conninfo());
    qtSql.open();
    QSqlQuery query(qtSql);
    query.prepare(find + u":id"_s);
    Database database({ connection.config() });
    measure({
        { "libpq PQexecPrepared", [&](int count) { viaLibpq(libpq, count); }, {} },
        { "QSqlQuery, prepared, result copied", [&](int count) { viaQuery(query, count); }, {} },
        { "Connection::execute", [&](int count) { viaConnection(connection, count); }, {} },
        { "Database, one coroutine", [&](int count) { QCoro::waitFor(readOneByOne(database, count)); }, {} },
        { "Database, 64 coroutines",
          [&](int count) { QCoro::waitFor(readTogether(database, count, 64)); },
          {} },
    });
    PQfinish(libpq);
}

void viaTransact(Connection &connection, OrganizationId organization, int count)
{
    const auto add = [](Transaction &tx) -> std::optional<Problem> {
        (void)tx.execute("thing.add", { { "id", tx.takeId() } });
        return std::nullopt;
    };
    for (int i = 0; i < count; ++i)
        (void)transact(connection, organization, add);
}

void byHand(Connection &connection, int count)
{
    for (int i = 0; i < count; ++i) {
        (void)connection.executeText(u"begin"_s);
        (void)connection.execute("thing.add", { { "id", i } });
        (void)connection.executeText(u"commit"_s);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const ScratchDatabase scratch;
    Statements statements;
    statements.addFile("-- name: thing.find\nselect id, name, made_at from thing where id = :id\n"
                       "-- name: thing.add\ninsert into thing_made (id) values (:id)");
    ConnectionConfig config = scratch.config();
    config.statements = &statements;
    Connection connection(config);
    (void)connection.executeText(
        u"create table thing (id bigint primary key, name text, made_at timestamptz);"
        "create table thing_made (id bigint);"
        "insert into thing select n, 'thing ' || n, now() from generate_series(0, 999) n"_s);
    measureReads(scratch, connection);
    const OrganizationId organization = makeOrganization(connection);
    measure({
        { "transact with one insert", [&](int count) { viaTransact(connection, organization, count); }, {} },
        { "begin, insert, commit", [&](int count) { byHand(connection, count); }, {} },
    });
    return 0;
}
