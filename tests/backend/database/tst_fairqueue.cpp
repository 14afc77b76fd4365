// SPDX-License-Identifier: GPL-3.0-or-later
// The turns of organizations, without threads and without a database.

#include "database/fairqueue.h"
#include "invariant.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <tuple>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::storage;

namespace {

using Clock = FairQueue::Clock;

constexpr OrganizationId ada(1);
constexpr OrganizationId bob(2);
constexpr OrganizationId eve(3);
const Clock::time_point now = Clock::now();

constexpr JobPlace reads(OrganizationId organization)
{
    return { organization, false };
}

constexpr JobPlace writes(OrganizationId organization)
{
    return { organization, true };
}

/// A job with a name, posted at a time of its own.
QueuedJob job(JobPlace place, const QByteArray &name)
{
    static int count = 0;
    return { .place = place, .request = name, .since = now + std::chrono::nanoseconds(++count) };
}

/// Adds jobs with the names "1", "2", …
void add(FairQueue &queue, JobPlace place, int count)
{
    for (int i = 1; i <= count; ++i)
        std::ignore = queue.add(job(place, QByteArray::number(i)));
}

/// Adds a job. Returns the one that is refused for it as "organization:name", empty if none is.
QString refusedFor(FairQueue &queue, JobPlace place, const QByteArray &name)
{
    const auto refused = queue.add(job(place, name));
    return refused
        ? u"%1:%2"_s.arg(refused->place.organization.value()).arg(QString::fromUtf8(refused->request.id))
        : QString();
}

/// A job has ended, and its answer has been passed on.
void end(FairQueue &queue, JobPlace place)
{
    queue.ended(place);
    queue.answered(place);
}

/// Takes all jobs that may run now, and returns them as "organization:name".
QStringList takeAll(FairQueue &queue, Clock::time_point at = now)
{
    QStringList taken;
    while (const auto next = queue.take(at))
        taken << u"%1:%2"_s.arg(next->place.organization.value()).arg(QString::fromUtf8(next->request.id));
    return taken;
}

} // namespace

class TestFairQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneOrganizationGetsHalfOfTheWorkers_data();
    void oneOrganizationGetsHalfOfTheWorkers();
    void laterWorkFindsAnIdleWorker();
    void organizationsTakeTurns();
    void organizationThatIsNotBusyComesBeforeBusyOnes();
    void busyOrganizationDoesNotStarve();
    void jobsWaitWhileAnswersAreNotPassedOn();
    void aJobThatEndsTwiceIsNoted();
    void oneWriterOfAnOrganizationRuns();
    void readersAndWritersKeepTheirOrder();
    void returnedWorkComesFirstButLater();
    void anOrganizationHasAnEighthOfTheQueue();
    void theNewestJobOfTheLongestQueueGivesWay();
    void aJobThatWasPutBackKeepsItsPlace();
    void oneJobGivesWayForOneAlsoBeyondTheLimit();
    void queuesOfManyOrganizationsAreForgotten();
};

void TestFairQueue::oneOrganizationGetsHalfOfTheWorkers_data()
{
    QTest::addColumn<int>("workers");
    QTest::addColumn<int>("atOnce");
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("two") << 2 << 1;
    QTest::newRow("four") << 4 << 2;
    QTest::newRow("six") << 6 << 3;
}

void TestFairQueue::oneOrganizationGetsHalfOfTheWorkers()
{
    QFETCH(int, workers);
    QFETCH(int, atOnce);
    FairQueue queue(workers, 100);
    add(queue, reads(ada), 10);
    QCOMPARE(takeAll(queue).size(), atOnce);
    QVERIFY(!queue.isReady(now));
    QCOMPARE(queue.size(), 10 - atOnce);
    end(queue, reads(ada));
    QVERIFY(queue.isReady(now));
    QCOMPARE(takeAll(queue).size(), 1);
}

void TestFairQueue::laterWorkFindsAnIdleWorker()
{
    FairQueue queue(4, 100);
    add(queue, reads(ada), 10);
    QCOMPARE(takeAll(queue), (QStringList{ u"1:1"_s, u"1:2"_s }));
    add(queue, reads(bob), 10);
    QCOMPARE(takeAll(queue), QStringList{ u"2:1"_s });
    add(queue, reads(eve), 10);
    QCOMPARE(takeAll(queue), QStringList{ u"3:1"_s });
}

void TestFairQueue::organizationsTakeTurns()
{
    FairQueue queue(1, 1000);
    add(queue, reads(ada), 100);
    add(queue, reads(bob), 2);
    add(queue, reads(eve), 1);
    QStringList taken;
    for (int i = 0; i < 6; ++i) {
        const auto next = queue.take(now);
        taken << u"%1:%2"_s.arg(next->place.organization.value()).arg(QString::fromUtf8(next->request.id));
        end(queue, next->place);
    }
    QCOMPARE(taken.join(u' '), u"1:1 2:1 3:1 1:2 2:2 1:3"_s);
}

void TestFairQueue::organizationThatIsNotBusyComesBeforeBusyOnes()
{
    FairQueue queue(4, 1000);
    for (const OrganizationId busy :
         { OrganizationId(11), OrganizationId(12), OrganizationId(13), OrganizationId(14) })
        add(queue, reads(busy), 10);
    QCOMPARE(takeAll(queue).size(), 4);
    add(queue, reads(eve), 1);
    end(queue, reads(OrganizationId(11)));
    QCOMPARE(queue.take(now)->place.organization.value(), eve.value());
}

void TestFairQueue::busyOrganizationDoesNotStarve()
{
    FairQueue queue(1, 1000);
    add(queue, reads(ada), 100);
    int ofAda = 0;
    for (int i = 0; i < 10; ++i) {
        const auto next = queue.take(now);
        ofAda += next->place.organization == ada ? 1 : 0;
        add(queue, reads(bob), 1); // others send a request each while one runs
        add(queue, reads(eve), 1);
        end(queue, next->place);
    }
    QVERIFY2(ofAda >= 3, QByteArray::number(ofAda).constData());
}

void TestFairQueue::jobsWaitWhileAnswersAreNotPassedOn()
{
    FairQueue queue(2, 100);
    add(queue, reads(ada), 10);
    for (int i = 0; i < 4; ++i) {
        QVERIFY(queue.take(now));
        queue.ended(reads(ada));
    }
    QVERIFY(!queue.isReady(now));
    add(queue, reads(bob), 1);
    QCOMPARE(takeAll(queue), QStringList{ u"2:1"_s });
    QVERIFY(queue.answered(reads(ada))); // another job may run only now
    QVERIFY(queue.isReady(now));
}

/// Otherwise more jobs would run than there are workers.
void TestFairQueue::aJobThatEndsTwiceIsNoted()
{
    FairQueue queue(2, 100);
    add(queue, reads(ada), 1);
    add(queue, reads(bob), 3);
    QCOMPARE(takeAll(queue), (QStringList{ u"1:1"_s, u"2:1"_s }));
    queue.ended(reads(ada));
    QCOMPARE(violationsOf(Invariant::RunningJobs), 0U);
    QTest::ignoreMessage(
        QtCriticalMsg,
        QRegularExpression(u"^running_jobs: one of 0 jobs of organization .* ended, of 1 in"_s));
    queue.ended(reads(ada));
    QCOMPARE(violationsOf(Invariant::RunningJobs), 1U);
    QVERIFY(!queue.isReady(now)); // as after one end
}

void TestFairQueue::oneWriterOfAnOrganizationRuns()
{
    FairQueue queue(8, 100);
    add(queue, writes(ada), 3);
    add(queue, writes(bob), 1);
    QCOMPARE(takeAll(queue), (QStringList{ u"1:1"_s, u"2:1"_s }));
    end(queue, writes(ada));
    QCOMPARE(takeAll(queue), QStringList{ u"1:2"_s });
    add(queue, reads(ada), 1);
    QCOMPARE(takeAll(queue), QStringList{ u"1:1"_s }); // it does not wait for the writers
}

void TestFairQueue::readersAndWritersKeepTheirOrder()
{
    FairQueue queue(1, 100);
    QCOMPARE(refusedFor(queue, reads(ada), "first"), QString());
    QCOMPARE(refusedFor(queue, writes(ada), "second"), QString());
    QCOMPARE(refusedFor(queue, reads(ada), "third"), QString());
    QByteArrayList taken;
    for (int i = 0; i < 3; ++i) {
        const auto next = queue.take(now);
        taken << next->request.id;
        end(queue, next->place);
    }
    QCOMPARE(taken.join(' '), "first second third"_ba);
}

void TestFairQueue::returnedWorkComesFirstButLater()
{
    FairQueue queue(4, 100);
    add(queue, writes(ada), 2);
    add(queue, reads(ada), 1);
    add(queue, writes(bob), 1);
    auto held = queue.take(now);
    QVERIFY(!queue.nextTime(now));
    queue.putBack(std::move(*held), now + 250ms);
    QCOMPARE(takeAll(queue), (QStringList{ u"2:1"_s, u"1:1"_s })); // 1:1 is the reader
    QCOMPARE(queue.size(), 2);
    QVERIFY(queue.nextTime(now) == now + 250ms);
    QCOMPARE(takeAll(queue, now + 249ms), QStringList());
    QCOMPARE(takeAll(queue, now + 250ms), QStringList{ u"1:1"_s });
    end(queue, writes(ada));
    QCOMPARE(takeAll(queue, now + 250ms), QStringList{ u"1:2"_s });
}

void TestFairQueue::anOrganizationHasAnEighthOfTheQueue()
{
    FairQueue queue(1, 16);
    QCOMPARE(refusedFor(queue, reads(ada), "first"), QString());
    QCOMPARE(refusedFor(queue, writes(ada), "second"), QString());
    QCOMPARE(refusedFor(queue, reads(ada), "third"), u"1:third"_s);
    QCOMPARE(refusedFor(queue, reads(bob), "first"), QString());
    QVERIFY(queue.take(now));
    QCOMPARE(refusedFor(queue, reads(ada), "third"), QString());
}

void TestFairQueue::theNewestJobOfTheLongestQueueGivesWay()
{
    FairQueue queue(1, 8 * 3);
    for (qint64 organization = 1; organization <= 8; ++organization) {
        add(queue, reads(OrganizationId(organization)), 2);
        add(queue, writes(OrganizationId(organization)), 1);
    }
    QCOMPARE(queue.size(), 24);
    for (int i = 1; i <= 2; ++i) {
        const QString refused = refusedFor(queue, reads(OrganizationId(9)), QByteArray::number(i));
        QVERIFY2(refused.endsWith(u":1"_s) && refused != u"9:1"_s, qPrintable(refused)); // the newest writes
        QCOMPARE(queue.size(), 24);
    }
    // One more would be as many as the others have.
    QCOMPARE(refusedFor(queue, reads(OrganizationId(9)), "3"), u"9:3"_s);
}

void TestFairQueue::aJobThatWasPutBackKeepsItsPlace()
{
    FairQueue queue(2, 8);
    add(queue, writes(ada), 1);
    auto held = queue.take(now);
    add(queue, writes(ada), 1);
    queue.putBack(std::move(*held), now);
    QCOMPARE(queue.size(), 2);
    QCOMPARE(refusedFor(queue, reads(ada), "next"), u"1:next"_s);
}

void TestFairQueue::oneJobGivesWayForOneAlsoBeyondTheLimit()
{
    FairQueue queue(1, 8 * 3);
    for (qint64 organization = 1; organization <= 8; ++organization)
        add(queue, reads(OrganizationId(organization)), 3);
    auto held = queue.take(now);
    const JobPlace place = held->place;
    add(queue, place, 1);
    queue.putBack(std::move(*held), now);
    QCOMPARE(queue.size(), 25);
    const QString refused = refusedFor(queue, reads(OrganizationId(9)), "1");
    QVERIFY2(!refused.isEmpty() && refused != u"9:1"_s, qPrintable(refused));
    QCOMPARE(queue.size(), 25); // no job is lost without an answer
}

void TestFairQueue::queuesOfManyOrganizationsAreForgotten()
{
    FairQueue queue(1, 10);
    for (qint64 organization = 1; organization <= 10'000; ++organization) {
        add(queue, writes(OrganizationId(organization)), 1);
        QCOMPARE(queue.take(now)->place.organization.value(), organization);
        end(queue, writes(OrganizationId(organization)));
    }
    QCOMPARE(queue.size(), 0);
    QVERIFY(queue.organizations() < 1000);
}

TRIAGE_TEST(TestFairQueue, QCoreApplication)
#include "tst_fairqueue.moc"
