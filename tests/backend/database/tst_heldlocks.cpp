// SPDX-License-Identifier: GPL-3.0-or-later
// Organizations that hold each other up: locks that are held elsewhere, long jobs, and the end of the
// program.

#include "database/database.h"
#include "database/stopsignal.h"
#include "support/await.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QCoroTask>
#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <semaphore>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

using Task = QCoro::Task<Result<qint64>>;

Task write(Database &database, OrganizationId organization)
{
    auto job = [](Transaction &tx) -> Result<qint64> {
        return tx.change();
    };
    const Result<qint64> change = co_await database.write(serverItself(organization), std::move(job));
    co_return change;
}

Result<qint64> one(Connection &connection)
{
    const Result<Rows> rows = connection.executeText(u"select 1"_s);
    return rows ? Result<qint64>(rows->first().integer(0)) : Result<qint64>(rows.error());
}

Task read(Database &database, OrganizationId organization)
{
    const Result<qint64> value = co_await database.read(organization, one);
    co_return value;
}

Task readUrgently(Database &database)
{
    const Result<qint64> value = co_await database.readUrgently(one);
    co_return value;
}

Task sleep(Database &database, OrganizationId organization)
{
    auto job = [](Connection &connection) -> Result<qint64> {
        const Result<Rows> rows = connection.executeText(u"select pg_sleep(60)"_s);
        return rows ? Result<qint64>(0) : Result<qint64>(rows.error());
    };
    const Result<qint64> value = co_await database.read(organization, std::move(job));
    co_return value;
}

/// Holds the lock of an organization like another program.
class HeldLock
{
public:
    HeldLock(const ScratchDatabase &scratch, OrganizationId organization) : m_connection(scratch.config())
    {
        m_isHeld = m_connection.executeText(u"begin"_s)
            && m_connection.executeText(
                u"select from organization_state where organization = %1 for update"_s.arg(
                    organization.value()));
    }
    bool isHeld() const { return m_isHeld; }
    bool release() { return bool(m_connection.executeText(u"commit"_s)); }

private:
    Connection m_connection;
    bool m_isHeld = false;
};

/// Occupies workers until it is released.
class Blocker
{
public:
    void block(Database &database, OrganizationId organization)
    {
        auto job = [this](Connection *connection) {
            if (connection) {
                m_begun.release();
                m_mayEnd.acquire();
            }
            return JobEnd::Finished;
        };
        database.post({ organization }, std::move(job), [] {});
    }
    void waitFor(int begun)
    {
        for (int i = 0; i < begun; ++i)
            m_begun.acquire();
    }
    void release() { m_mayEnd.release(100); }

private:
    std::counting_semaphore<1000> m_begun{ 0 };
    std::counting_semaphore<1000> m_mayEnd{ 0 };
};

} // namespace

class TestHeldLocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aLockHeldElsewhereDelaysNobodyElse();
    void aLockThatIsNeverFreeIsGivenUp();
    void aDefinitionLockDelaysNobodyElse();
    void jobsOfOneOrganizationLeaveWorkersIdle();
    void busyOrganizationsGiveWayToAnotherOne();
    void urgentJobsHaveAWorkerOfTheirOwn();
    void theEndCancelsWhatRuns();
    void theEndRefusesWhatWaits();
    void theEndCutsTheWaitForALock();

private:
    OrganizationId make()
    {
        Connection connection(m_scratch->config());
        return makeOrganization(connection);
    }

    std::unique_ptr<ScratchDatabase> m_scratch;
    OrganizationId m_busy;
    OrganizationId m_other;
};

void TestHeldLocks::init()
{
    m_scratch = std::make_unique<ScratchDatabase>();
    m_busy = make();
    m_other = make();
}

void TestHeldLocks::cleanup()
{
    m_scratch.reset();
}

void TestHeldLocks::aLockHeldElsewhereDelaysNobodyElse()
{
    Database database({ m_scratch->config(), 2 });
    HeldLock lock(*m_scratch, m_busy);
    QVERIFY(lock.isHeld());
    std::vector<Task> waiting;
    for (int i = 0; i < 8; ++i)
        waiting.push_back(write(database, m_busy));
    for (int i = 0; i < 20; ++i) {
        QVERIFY(await(write(database, m_other)));
        QVERIFY(await(read(database, m_other)));
        QVERIFY(await(readUrgently(database)));
        QVERIFY(await(read(database, m_busy))); // its readers neither
    }
    for (const Task &each : waiting)
        QVERIFY(!each.isReady());
    QVERIFY(lock.release());
    qint64 change = 0;
    for (Task &each : waiting)
        QCOMPARE(*await(std::move(each)), ++change); // in their order
}

void TestHeldLocks::aLockThatIsNeverFreeIsGivenUp()
{
    ConnectionConfig config = m_scratch->config();
    config.lockTimeout = 600ms;
    Database database({ config, 2 });
    HeldLock lock(*m_scratch, m_busy);
    QVERIFY(lock.isHeld());
    QElapsedTimer timer;
    timer.start();
    const Result<qint64> refused = await(write(database, m_busy));
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::ServiceUnavailable);
    QVERIFY(refused.error().retryAfter.count() > 0);
    QVERIFY2(timer.elapsed() >= 600, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(lock.release());
    QCOMPARE(*await(write(database, m_busy)), 1);
}

void TestHeldLocks::aDefinitionLockDelaysNobodyElse()
{
    Database database({ m_scratch->config(), 2 });
    Connection migrator(m_scratch->config());
    QVERIFY(migrator.executeText(u"create table changing (id bigint)"_s));
    QVERIFY(migrator.executeText(u"begin"_s));
    QVERIFY(migrator.executeText(u"lock table changing"_s));
    const auto count = [&](OrganizationId organization) -> Task {
        auto job = [](Connection &connection) -> Result<qint64> {
            const Result<Rows> rows = connection.executeText(u"select count(*) from changing"_s);
            return rows ? Result<qint64>(rows->first().integer(0)) : Result<qint64>(rows.error());
        };
        const Result<qint64> counted = co_await database.read(organization, std::move(job));
        co_return counted;
    };
    Task waiting = count(m_busy);
    for (int i = 0; i < 20; ++i)
        QVERIFY(await(read(database, m_other)));
    QVERIFY(!waiting.isReady());
    QVERIFY(migrator.executeText(u"commit"_s));
    QCOMPARE(*await(std::move(waiting)), 0);
}

void TestHeldLocks::jobsOfOneOrganizationLeaveWorkersIdle()
{
    Database database({ m_scratch->config(), 4 });
    Blocker blocker;
    for (int i = 0; i < 10; ++i)
        blocker.block(database, m_busy);
    blocker.waitFor(2);
    QVERIFY(await(read(database, m_other)));
    QVERIFY(await(write(database, m_other)));
    QCOMPARE(database.queued(), 8);
    blocker.release();
    database.drain();
}

void TestHeldLocks::busyOrganizationsGiveWayToAnotherOne()
{
    Database database({ m_scratch->config(), 1, 8 * 3 });
    Blocker blocker;
    blocker.block(database, m_busy);
    blocker.waitFor(1);
    std::vector<Task> busy;
    for (int i = 0; i < 8; ++i) {
        const OrganizationId organization = make();
        for (int j = 0; j < 3; ++j)
            busy.push_back(read(database, organization));
    }
    QCOMPARE(database.queued(), 24);
    Task other = read(database, m_other);
    QCOMPARE(database.queued(), 24);
    blocker.release();
    QVERIFY(await(std::move(other)));
    int refused = 0;
    for (Task &each : busy) {
        const Result<qint64> value = await(std::move(each));
        refused += value ? 0 : 1;
        QVERIFY(value || value.error().type == ProblemType::ServiceUnavailable);
    }
    QCOMPARE(refused, 1);
}

void TestHeldLocks::urgentJobsHaveAWorkerOfTheirOwn()
{
    Database database({ m_scratch->config(), 2 });
    Blocker blocker;
    blocker.block(database, m_busy);
    blocker.block(database, m_other);
    blocker.waitFor(2);
    QVERIFY(await(readUrgently(database)));
    blocker.release();
    database.drain();
}

void TestHeldLocks::theEndCancelsWhatRuns()
{
    StopSignal stop;
    ConnectionConfig config = m_scratch->config();
    config.statementTimeout = 10min;
    config.stop = &stop;
    Database database({ config, 2 });
    QVERIFY(await(read(database, m_busy)));
    Task sleeping = sleep(database, m_busy);
    Connection watcher(m_scratch->config());
    const auto sleepers = [&] {
        return sessions(watcher, u"state = 'active' and query like '%pg_sleep(60)%'"_s);
    };
    QTRY_COMPARE(sleepers(), 1);
    stop.raiseAfter(10ms);
    const Result<qint64> cancelled = await(std::move(sleeping));
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().type, ProblemType::ServiceUnavailable);
    QTRY_COMPARE(sleepers(), 0); // PostgreSQL does not go on with it either
}

void TestHeldLocks::theEndRefusesWhatWaits()
{
    StopSignal stop;
    ConnectionConfig config = m_scratch->config();
    config.stop = &stop;
    Database database({ config, 1 });
    Blocker blocker;
    blocker.block(database, m_busy);
    blocker.waitFor(1);
    Task waiting = write(database, m_other);
    stop.raiseAfter(0ms);
    QTRY_VERIFY(stop.isRaised());
    blocker.release();
    const Result<qint64> refused = await(std::move(waiting));
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::ServiceUnavailable);
    QVERIFY(!await(readUrgently(database)));
    Connection connection(m_scratch->config());
    const auto rows = connection.executeText(
        u"select change from organization_state where organization = %1"_s.arg(m_other.value()));
    QCOMPARE(rows->first().integer(0), 0);
}

void TestHeldLocks::theEndCutsTheWaitForALock()
{
    StopSignal stop;
    ConnectionConfig config = m_scratch->config();
    config.lockTimeout = 10min;
    config.stop = &stop;
    Database database({ config, 2 });
    HeldLock lock(*m_scratch, m_busy);
    QVERIFY(lock.isHeld());
    Task waiting = write(database, m_busy);
    stop.raiseAfter(100ms);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!await(std::move(waiting)));
    QVERIFY(timer.elapsed() < patience);
}

TRIAGE_TEST(TestHeldLocks, QCoreApplication)
#include "tst_heldlocks.moc"
