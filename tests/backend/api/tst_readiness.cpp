// SPDX-License-Identifier: GPL-3.0-or-later
// Readiness: what it depends on, and how often the database is asked.

#include "api/readiness.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <semaphore>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using api::Readiness;

namespace {

struct StatementCounter : storage::StatementObserver
{
    void answered(const storage::Statement *, std::chrono::nanoseconds, bool) override { ++count; }
    std::atomic<int> count = 0;
};

struct Office
{
    explicit Office(Schema schema) : scratch(schema) { }
    ~Office() { database.drain(); }

    storage::ConnectionConfig config()
    {
        storage::ConnectionConfig config = scratch.config();
        config.observer = &counter;
        return config;
    }

    struct Answers
    {
        int all = 0;
        int ready = 0;
        int late = 0; ///< Those that came after two seconds.
        bool isLate = false;
    };

    /// Asks that often at once. The two seconds begin after the questions, in the event loop that answers
    /// them, so that a machine that stands still makes no answer late.
    Answers answersTo(int times)
    {
        Answers answers;
        const auto ask = [](Readiness &asked, Answers &told) -> QCoro::Task<> {
            auto step = asked.check();
            const Result<void> isReady = co_await std::move(step);
            told.ready += isReady ? 1 : 0;
            told.late += told.isLate ? 1 : 0;
            ++told.all;
        };
        for (int i = 0; i < times; ++i)
            ask(readiness, answers);
        QTimer limit;
        limit.setTimerType(Qt::PreciseTimer);
        QObject::connect(&limit, &QTimer::timeout, [&answers] { answers.isLate = true; });
        limit.start(std::chrono::seconds(2));
        if (!QTest::qWaitFor([&] { return answers.all == times; }, 60000))
            qFatal("not everybody is answered");
        return answers;
    }

    /// Asks that often at once. Returns the number of answers that say ready.
    int readyOf(int times) { return answersTo(times).ready; }

    ScratchDatabase scratch;
    StatementCounter counter;
    storage::Database database{ { config(), 1, 10 } };
    Readiness readiness{ database };
};

} // namespace

class TestReadiness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMigratedDatabaseIsReady();
    void anEmptyDatabaseIsNot();
    void theDatabaseIsAskedOnceForMany();
    void aChangeIsNoticed();
    void aDatabaseThatHangsIsNotReadyWithinTwoSeconds();
};

void TestReadiness::aMigratedDatabaseIsReady()
{
    Office office(Schema::Migrated);
    QCOMPARE(office.readyOf(1), 1);
}

void TestReadiness::anEmptyDatabaseIsNot()
{
    Office office(Schema::Empty);
    QCOMPARE(office.readyOf(3), 0);
}

void TestReadiness::theDatabaseIsAskedOnceForMany()
{
    Office office(Schema::Migrated);
    // A queue of ten would have refused most of them.
    QCOMPARE(office.readyOf(100), 100);
    const int once = office.counter.count;
    QVERIFY2(once > 0 && once < 10, qPrintable(QString::number(once)));
    QCOMPARE(office.readyOf(100), 100);
    // Twice if the second hundred came more than a second later.
    QVERIFY2(office.counter.count <= 2 * once, qPrintable(QString::number(office.counter.count)));
}

void TestReadiness::aChangeIsNoticed()
{
    Office office(Schema::Migrated);
    QCOMPARE(office.readyOf(1), 1);
    storage::Connection connection(office.scratch.config());
    QVERIFY(connection.executeText(u"delete from schema_migration where number = 1"_s));
    QTRY_COMPARE(office.readyOf(1), 0);
}

void TestReadiness::aDatabaseThatHangsIsNotReadyWithinTwoSeconds()
{
    Office office(Schema::Migrated);
    std::counting_semaphore<4> isBack{ 0 };
    const auto comesBack = qScopeGuard([&isBack] { isBack.release(2); }); // also if the test fails
    for (int worker = 0; worker < 2; ++worker) {
        const auto hang = [&isBack](storage::Connection *) {
            isBack.acquire();
            return storage::JobEnd::Finished;
        };
        office.database.postUrgently(hang, [] {});
    }
    for (int i = 0; i < 2; ++i) { // also after the first answer has grown old
        const Office::Answers answers = office.answersTo(3);
        QCOMPARE(answers.ready, 0);
        QCOMPARE(answers.late, 0);
        QTest::qWait(1100);
    }
    isBack.release(2);
    QTRY_COMPARE(office.readyOf(1), 1);
}

TRIAGE_TEST(TestReadiness, QCoreApplication)
#include "tst_readiness.moc"
