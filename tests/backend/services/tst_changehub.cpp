// SPDX-License-Identifier: GPL-3.0-or-later
// Wake-ups of requests that wait for a change. They would wait for an hour, so that only a wake-up can end
// the wait.

#include "database/changeannouncer.h"
#include "database/transaction.h"
#include "services/feedback/changehub.h"
#include "support/await.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using services::ChangeHub;

namespace {

QCoro::Task<> waitForChange(ChangeHub *hub, OrganizationId organization, int *woken)
{
    auto waiting = hub->wait(organization, hub->announced(organization),
                             ChangeHub::Clock::now() + std::chrono::hours(1));
    co_await std::move(waiting);
    ++*woken;
}

/// A hub that receives the announcements of the database.
struct Station
{
    Station()
    {
        listener.start();
        if (!QTest::qWaitFor([this] { return listener.isListening(); }, 60000))
            qFatal("The listener does not connect");
    }
    ~Station() { hub.release(); }

    void wait(OrganizationId where, int *woken) { waitForChange(&hub, where, woken); }
    /// Commits a change, through another connection.
    void change(OrganizationId where)
    {
        const auto problem = storage::transact(
            connection, where, [](storage::Transaction &) { return std::optional<Problem>(); });
        if (problem)
            qFatal("The change fails");
    }
    qint64 number(const QString &query) { return connection.executeText(query)->first().integer(0); }

    ScratchDatabase scratch;
    storage::Connection connection{ scratch.config() };
    OrganizationId organization = makeOrganization(connection);
    OrganizationId neighbour = makeOrganization(connection);
    storage::Listener listener{ scratch.config(), { QString::fromLatin1(storage::changeChannel) } };
    storage::Database database{ { scratch.config(), 1 } };
    ChangeHub hub{ listener, database };
};

/// Connections that listen.
const QString listeners
    = u"from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"_s;

} // namespace

class TestChangeHub : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCommitWakesItsOrganization();
    void oneConnectionListensForAll();
    void aCommitWakesAfterTheConnectionWasKilled();
    void whoWaitedWhileTheConnectionWasKilledIsWoken();
    void aChangeThatNobodyAnnouncedIsFound();
    void stoppingEndsAllWaits();
};

void TestChangeHub::aCommitWakesItsOrganization()
{
    Station station;
    int woken = 0, wokenNextDoor = 0;
    station.wait(station.organization, &woken);
    station.wait(station.organization, &woken);
    station.wait(station.neighbour, &wokenNextDoor);
    QCOMPARE(station.hub.waiting(), 3);
    station.change(station.organization);
    QTRY_COMPARE_WITH_TIMEOUT(woken, 2, 60000);
    QCOMPARE(wokenNextDoor, 0);
    QCOMPARE(station.hub.waiting(), 1);
}

void TestChangeHub::oneConnectionListensForAll()
{
    Station station;
    int woken = 0;
    for (int i = 0; i < 500; ++i)
        station.wait(i % 2 == 0 ? station.organization : station.neighbour, &woken);
    QCOMPARE(station.number(u"select count(*) "_s + listeners), 1);
    station.change(station.organization);
    station.change(station.neighbour);
    QTRY_COMPARE_WITH_TIMEOUT(woken, 500, 60000);
    QCOMPARE(station.number(u"select count(*) "_s + listeners), 1);
}

void TestChangeHub::aCommitWakesAfterTheConnectionWasKilled()
{
    Station station;
    QSignalSpy again(&station.listener, &storage::Listener::connected);
    QVERIFY(station.connection.executeText(u"select pg_terminate_backend(pid) "_s + listeners));
    QVERIFY(again.count() > 0 || again.wait(60000));
    QTRY_VERIFY_WITH_TIMEOUT(station.listener.isListening(), 60000);
    int woken = 0;
    station.wait(station.organization, &woken);
    QCOMPARE(station.hub.waiting(), 1);
    station.change(station.organization);
    QTRY_COMPARE_WITH_TIMEOUT(woken, 1, 60000);
}

void TestChangeHub::whoWaitedWhileTheConnectionWasKilledIsWoken()
{
    Station station;
    int woken = 0;
    station.wait(station.organization, &woken);
    QVERIFY(station.connection.executeText(u"select pg_terminate_backend(pid) "_s + listeners));
    // This announcement may be lost, so every waiter has to look.
    station.change(station.organization);
    QTRY_COMPARE_WITH_TIMEOUT(woken, 1, 60000);
}

void TestChangeHub::aChangeThatNobodyAnnouncedIsFound()
{
    Station station;
    int woken = 0, wokenNextDoor = 0;
    // Known to the hub, so that only a new change wakes.
    station.change(station.organization);
    station.change(station.neighbour);
    QTRY_VERIFY_WITH_TIMEOUT(station.hub.announced(station.organization) > 0
                                 && station.hub.announced(station.neighbour) > 0,
                             60000);
    station.wait(station.organization, &woken);
    station.wait(station.neighbour, &wokenNextDoor);
    // As a backend leaves it that is killed after a commit.
    QVERIFY(station.connection.executeText(
        u"update organization_state set change = change + 1 where organization = %1"_s.arg(
            station.organization.value())));
    QTRY_COMPARE_WITH_TIMEOUT(woken, 1, 60000);
    QCOMPARE(wokenNextDoor, 0);
}

void TestChangeHub::stoppingEndsAllWaits()
{
    Station station;
    int woken = 0;
    station.wait(station.organization, &woken);
    station.wait(station.neighbour, &woken);
    station.hub.release();
    QCOMPARE(woken, 2);
    station.wait(station.neighbour, &woken);
    QCOMPARE(woken, 3);
}

TRIAGE_TEST(TestChangeHub, QCoreApplication)
#include "tst_changehub.moc"
