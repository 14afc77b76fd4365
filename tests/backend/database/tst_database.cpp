// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/database.h"
#include "support/await.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QCoroTask>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <latch>
#include <memory>
#include <span>
#include <stdexcept>
#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

struct Doubled
{
    qint64 value = 0;
    std::thread::id workedIn;
    std::thread::id resumedIn;
};

Result<qint64> valueOf(Connection &connection, const QString &sql)
{
    const Result<Rows> rows = connection.executeText(sql);
    return rows ? Result<qint64>(rows->first().integer(0)) : Result<qint64>(rows.error());
}

QCoro::Task<Doubled> ask(Database &database, qint64 number)
{
    Doubled answer;
    auto job = [number, &answer](Connection &connection) {
        answer.workedIn = std::this_thread::get_id();
        return valueOf(connection, u"select %1 + 1"_s.arg(number));
    };
    const Result<qint64> value = co_await database.read({}, std::move(job));
    answer.value = value ? *value : -1;
    answer.resumedIn = std::this_thread::get_id();
    co_return answer;
}

QCoro::Task<Result<qint64>> askForOthers(Database &database)
{
    auto job = [](Connection &connection) {
        return valueOf(connection, u"select 42"_s);
    };
    const Result<qint64> value = co_await database.readForOthers({}, std::move(job));
    co_return value;
}

QCoro::Task<Result<qint64>> add(Database &database, OrganizationId organization)
{
    auto job = [](Transaction &tx) -> Result<qint64> {
        const Result<Rows> done
            = tx.connection().executeText(u"insert into written values (%1)"_s.arg(tx.change()));
        return done ? Result<qint64>(tx.change()) : Result<qint64>(done.error());
    };
    const Result<qint64> change = co_await database.write(serverItself(organization), std::move(job));
    co_return change;
}

QCoro::Task<bool> throwInAJob(Database &database)
{
    auto job = [](Connection &) -> Result<qint64> {
        throw std::runtime_error("a bug");
    };
    try {
        const Result<qint64> value = co_await database.read({}, std::move(job));
        Q_UNUSED(value)
    } catch (const std::runtime_error &) {
        co_return true;
    }
    co_return false;
}

/// Asks again and again, each time with the answer before.
QCoro::Task<> climb(Database &database, qint64 from, qint64 to, qint64 *reached)
{
    *reached = from;
    while (*reached < to) {
        auto job = [value = *reached](Connection &connection) {
            return valueOf(connection, u"select %1 + 1"_s.arg(value));
        };
        const Result<qint64> next = co_await database.read({}, std::move(job));
        *reached = next ? *next : to + 1;
    }
}

} // namespace

class TestDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCoroutineGoesOnInItsOwnThread();
    void aThousandCoroutinesGetTheirOwnAnswers();
    void writesOfOneOrganizationFollowEachOther();
    void aFullQueueAnswersAtOnce();
    void aReadForOthersBeginsAlthoughItsClientHasGone();
    void aBugInAJobArrivesInTheCoroutine();
    void drainWaitsForWhatFollows();
    void queuedWorkIsDroppedAtTheEnd();
    void thePoolGoesOnAfterARestart();
    void thePoolGoesOnAfterACrash();
};

void TestDatabase::aCoroutineGoesOnInItsOwnThread()
{
    const ScratchDatabase scratch(Schema::Empty);
    Database database({ scratch.config() });
    const Doubled answer = await(ask(database, 41));
    QCOMPARE(answer.value, 42);
    QVERIFY(answer.workedIn != std::this_thread::get_id());
    QVERIFY(answer.resumedIn == std::this_thread::get_id());
}

void TestDatabase::aThousandCoroutinesGetTheirOwnAnswers()
{
    const ScratchDatabase scratch(Schema::Empty);
    constexpr int share = 8; // of the queue, for one organization
    Database database({ .connection = scratch.config(), .queueLimit = share * 1000 });
    std::vector<QCoro::Task<Doubled>> asked;
    for (qint64 i = 0; i < 1000; ++i)
        asked.push_back(ask(database, i));
    for (size_t i = 0; i < asked.size(); ++i)
        QCOMPARE(await(std::move(asked[i])).value, qint64(i) + 1);
    QCOMPARE(database.queued(), 0);
}

void TestDatabase::writesOfOneOrganizationFollowEachOther()
{
    const ScratchDatabase scratch;
    Connection connection(scratch.config());
    const OrganizationId organization = makeOrganization(connection);
    QVERIFY(connection.executeText(u"create table written (change bigint primary key)"_s));
    Database database({ scratch.config() });
    std::vector<QCoro::Task<Result<qint64>>> added;
    for (int i = 0; i < 100; ++i)
        added.push_back(add(database, organization));
    QSet<qint64> changes;
    for (QCoro::Task<Result<qint64>> &task : added)
        changes.insert(*await(std::move(task)));
    QCOMPARE(changes.size(), 100);
    QCOMPARE(*std::max_element(changes.cbegin(), changes.cend()), 100);
    QCOMPARE(*valueOf(connection, u"select count(*) from written"_s), 100);
}

void TestDatabase::aFullQueueAnswersAtOnce()
{
    const ScratchDatabase scratch(Schema::Empty);
    Database database({ scratch.config(), 1, 1 });
    std::latch started(1);
    std::latch released(1);
    database.post(
        {},
        [&](Connection *) {
            started.count_down();
            released.wait();
            return JobEnd::Finished;
        },
        [] {});
    started.wait();
    QCoro::Task<Doubled> waiting = ask(database, 1);
    QCOMPARE(database.queued(), 1);

    auto job = [](Connection &connection) {
        return valueOf(connection, u"select 1"_s);
    };
    const auto refuse = [&]() -> QCoro::Task<Result<qint64>> {
        const Result<qint64> value = co_await database.read({}, job);
        co_return value;
    };
    QCoro::Task<Result<qint64>> answered = refuse();
    QVERIFY(answered.isReady()); // and takes no memory until the event loop comes to it
    const Result<qint64> refused = await(std::move(answered));
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::ServiceUnavailable);
    QVERIFY(refused.error().retryAfter.count() > 0);
    QCOMPARE(database.queued(), 1);

    released.count_down();
    QCOMPARE(await(std::move(waiting)).value, 2);
}

void TestDatabase::aReadForOthersBeginsAlthoughItsClientHasGone()
{
    const ScratchDatabase scratch(Schema::Empty);
    Database database({ scratch.config() });
    const RequestScope scope({ {}, std::make_shared<std::atomic<bool>>(true) });
    QCOMPARE(await(ask(database, 41)).value, -1);
    const Result<qint64> value = await(askForOthers(database));
    QVERIFY(value);
    QCOMPARE(*value, 42);
}

void TestDatabase::aBugInAJobArrivesInTheCoroutine()
{
    const ScratchDatabase scratch(Schema::Empty);
    Database database({ scratch.config() });
    QVERIFY(await(throwInAJob(database)));
    QCOMPARE(await(ask(database, 1)).value, 2);
}

void TestDatabase::drainWaitsForWhatFollows()
{
    const ScratchDatabase scratch(Schema::Empty);
    Database database({ scratch.config(), 2 });
    database.drain();
    qint64 first = 0;
    qint64 second = 0;
    const QCoro::Task<> one = climb(database, 0, 50, &first);
    const QCoro::Task<> other = climb(database, 100, 200, &second);
    database.drain();
    QCOMPARE(first, 50);
    QCOMPARE(second, 200);
    QVERIFY(one.isReady());
    QVERIFY(other.isReady());
}

void TestDatabase::queuedWorkIsDroppedAtTheEnd()
{
    const ScratchDatabase scratch(Schema::Empty);
    std::atomic<int> ran = 0;
    const auto guard = std::make_shared<int>(0);
    std::latch started(1);
    {
        Database database({ scratch.config(), 1 });
        database.post(
            {},
            [&](Connection *connection) {
                started.count_down();
                ran += connection && connection->executeText(u"select pg_sleep(0.1)"_s);
                return JobEnd::Finished;
            },
            [] {});
        started.wait();
        auto count = [&ran, guard](Connection *) {
            ++ran;
            return JobEnd::Finished;
        };
        for (int i = 0; i < 10; ++i)
            database.post({}, count, [guard] {});
    }
    QCOMPARE(ran, 1);
    QCOMPARE(guard.use_count(), 1);
}

void TestDatabase::thePoolGoesOnAfterARestart()
{
    ScratchCluster cluster;
    const ScratchDatabase scratch(Schema::Migrated, cluster);
    Connection connection(scratch.config());
    const OrganizationId organization = makeOrganization(connection);
    QVERIFY(connection.executeText(u"create table written (change bigint primary key)"_s));
    Database database({ scratch.config(), 2 });
    QVERIFY(await(add(database, organization)));

    cluster.restart();
    for (int i = 0; i < 10; ++i) {
        QCOMPARE(await(ask(database, i)).value, i + 1);
        QVERIFY(await(add(database, organization)));
    }

    cluster.stop();
    const Result<qint64> refused = await(add(database, organization));
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::ServiceUnavailable);
    cluster.start();
    QVERIFY(await(add(database, organization)));
    QCOMPARE(*valueOf(connection, u"select count(*) from written"_s), 12);
}

void TestDatabase::thePoolGoesOnAfterACrash()
{
    ScratchCluster cluster;
    const ScratchDatabase scratch(Schema::Migrated, cluster);
    Connection connection(scratch.config());
    const OrganizationId organization = makeOrganization(connection);
    QVERIFY(connection.executeText(u"create table written (change bigint primary key)"_s));
    Database database({ scratch.config() });
    qint64 kept = 0;
    for (int round = 0; round < 3; ++round) {
        std::vector<QCoro::Task<Result<qint64>>> added;
        for (int i = 0; i < 20; ++i)
            added.push_back(add(database, organization));
        const Result<qint64> first = await(std::move(added[0]));
        QVERIFY(first);
        cluster.kill9();
        cluster.start();
        kept += 1;
        for (QCoro::Task<Result<qint64>> &task : std::span(added).subspan(1))
            kept += await(std::move(task)).hasValue();
    }
    // Everything that was answered with success is there, and nothing twice.
    QVERIFY(kept >= 3);
    QVERIFY(await(add(database, organization)));
    QVERIFY(*valueOf(connection, u"select count(*) from written"_s) >= kept + 1);
    QCOMPARE(*valueOf(connection, u"select max(change) - count(*) from written"_s), 0);
}

TRIAGE_TEST(TestDatabase, QCoreApplication)
#include "tst_database.moc"
