// SPDX-License-Identifier: GPL-3.0-or-later
// Wake-ups of requests that wait for a change. They would wait for an hour, so that only a wake-up can end
// the wait.

#include "database/changeannouncer.h"
#include "database/transaction.h"
#include "services/feedback/changefeed.h"
#include "services/feedback/changehub.h"
#include "stores/accountstore.h"
#include "support/await.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using services::ChangeHub;

namespace {

/// Counts the ends of waits.
struct Ends
{
    int changed = 0;
    int revoked = 0;
    int refused = 0;
};

QCoro::Task<> waitForChange(ChangeHub *hub, ChangeHub::Follower follower, Ends *ends)
{
    auto waiting = hub->wait(follower, hub->announced(follower.organization),
                             ChangeHub::Clock::now() + std::chrono::hours(1));
    const Result<void> end = co_await std::move(waiting);
    if (end)
        ++ends->changed;
    else
        ++(end.error().type == ProblemType::ServiceUnavailable ? ends->refused : ends->revoked);
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
    ~Station()
    {
        hub.release();
        database.drain();
    }

    void wait(OrganizationId where, Ends *ends, TokenId token = {})
    {
        Caller caller;
        caller.organization = where;
        caller.token = token;
        waitForChange(&hub, hub.follower(caller), ends);
    }
    /// Creates a token of a new member, and waits until that is announced.
    TokenId token(OrganizationId where)
    {
        qint64 change = 0;
        const auto work = [&change](storage::Transaction &tx) -> Result<TokenId> {
            storage::AccountWriter accounts(tx);
            change = tx.change();
            const QByteArray number = QByteArray::number(change);
            const auto member
                = accounts.addMember(u"M"_s, QString::fromLatin1(number + "@example.com"), Role::Member);
            return accounts.addToken(member->id, member->id, u"t"_s, TokenKind::FullAccess,
                                     number.rightJustified(64, '0'), u"abcd"_s, {});
        };
        const auto created = storage::inTransaction(connection, where, work);
        if (!created
            || !QTest::qWaitFor([this, where, change] { return hub.announced(where) >= change; }, 60000))
            qFatal("The token cannot be created");
        return *created;
    }
    /// Revokes a token and announces that, without announcing a change.
    void revoke(OrganizationId where, TokenId which)
    {
        const QString sql = u"update token set revoked_at = now() where id = %1;"
                            " select pg_notify('triage_account', '%2')"_s.arg(which.value())
                                .arg(where.value());
        if (!connection.executeText(sql))
            qFatal("The token cannot be revoked");
    }
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
    storage::Database database{ { scratch.config(), 1 } };
    storage::Listener listener{ scratch.config(),
                                { QString::fromLatin1(storage::changeChannel),
                                  QString::fromLatin1(storage::accountChannel) } };
    ChangeHub hub{ listener, database, 2000 };
};

/// Connections that listen.
const QString listeners = u"from pg_stat_activity where datname = current_database()"
                          " and backend_type = 'client backend' and pid <> pg_backend_pid()"_s;

} // namespace

class TestChangeHub : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCommitWakesItsOrganization();
    void oneConnectionListensForAll();
    void aCommitWakesAfterTheConnectionWasKilled();
    void waitersAreWokenWhenTheConnectionIsKilled();
    void waitersLookAgainWhenTheConnectionIsBack();
    void aChangeThatNobodyAnnouncedIsFound();
    void theEndOfAFeedIsKnownUntilTheNextAnnouncement();
    void stoppingEndsAllWaits();
    void theWaitsOfARevokedTokenEnd();
    void aRevocationBetweenTwoWaitsEndsTheSecond();
    void anOrganizationHasAnEighthOfThePlaces();
    void theNewestWaitOfTheMostGivesWayToAnotherOrganization();
};

void TestChangeHub::aCommitWakesItsOrganization()
{
    Station station;
    Ends ends, endsNextDoor;
    station.wait(station.organization, &ends);
    station.wait(station.organization, &ends);
    station.wait(station.neighbour, &endsNextDoor);
    QCOMPARE(station.hub.waiting(), 3);
    station.change(station.organization);
    QTRY_COMPARE(ends.changed, 2);
    QCOMPARE(endsNextDoor.changed, 0);
    QCOMPARE(station.hub.waiting(), 1);
}

void TestChangeHub::oneConnectionListensForAll()
{
    Station station;
    Ends ends;
    for (int i = 0; i < 500; ++i)
        station.wait(i % 2 == 0 ? station.organization : station.neighbour, &ends);
    QCOMPARE(station.number(u"select count(*) "_s + listeners), 1);
    station.change(station.organization);
    station.change(station.neighbour);
    QTRY_COMPARE(ends.changed, 500);
    QCOMPARE(station.number(u"select count(*) "_s + listeners), 1);
}

void TestChangeHub::aCommitWakesAfterTheConnectionWasKilled()
{
    Station station;
    QSignalSpy again(&station.listener, &storage::Listener::connected);
    QVERIFY(station.connection.executeText(u"select pg_terminate_backend(pid) "_s + listeners));
    QVERIFY(again.count() > 0 || again.wait(60000));
    QTRY_VERIFY(station.listener.isListening());
    Ends ends;
    station.wait(station.organization, &ends);
    QCOMPARE(station.hub.waiting(), 1);
    station.change(station.organization);
    QTRY_COMPARE(ends.changed, 1);
}

void TestChangeHub::waitersAreWokenWhenTheConnectionIsKilled()
{
    Station station;
    Ends ends;
    station.wait(station.organization, &ends);
    QVERIFY(station.connection.executeText(u"select pg_terminate_backend(pid) "_s + listeners));
    // This announcement may be lost, so every waiter has to look.
    station.change(station.organization);
    QTRY_COMPARE(ends.changed, 1);
}

void TestChangeHub::waitersLookAgainWhenTheConnectionIsBack()
{
    Station station;
    Ends ends;
    station.wait(station.organization, &ends);
    // Nothing has changed, which only a look at the database can tell.
    QVERIFY(station.connection.executeText(u"select pg_terminate_backend(pid) "_s + listeners));
    QTRY_COMPARE(ends.changed, 1);
}

void TestChangeHub::aChangeThatNobodyAnnouncedIsFound()
{
    Station station;
    Ends ends, endsNextDoor;
    // Known to the hub, so that only a new change wakes.
    station.change(station.organization);
    station.change(station.neighbour);
    QTRY_VERIFY(station.hub.announced(station.organization) > 0
                && station.hub.announced(station.neighbour) > 0);
    station.wait(station.organization, &ends);
    station.wait(station.neighbour, &endsNextDoor);
    // As a backend leaves it that is killed after a commit.
    QVERIFY(station.connection.executeText(
        u"update organization_state set change = change + 1 where organization = %1"_s.arg(
            station.organization.value())));
    QTRY_COMPARE(ends.changed, 1);
    QCOMPARE(endsNextDoor.changed, 0);
}

void TestChangeHub::theEndOfAFeedIsKnownUntilTheNextAnnouncement()
{
    Station station;
    services::ChangeFeed feed(station.database, station.hub);
    const auto kinds = storage::ChangeKinds::all();
    const storage::ChangePosition end{ .change = 7 };
    const storage::ChangePosition earlier{ .change = 6 };
    std::optional<ChangeHub::Moment> moment;
    const auto isKnown = [&] { // unless the listener was silent meanwhile
        moment = station.hub.moment(station.organization);
        feed.noteEnd(station.organization, end, kinds, moment);
        return moment && feed.isEnd(station.organization, end, kinds);
    };
    QTRY_VERIFY(isKnown());
    QVERIFY(!feed.isEnd(station.organization, earlier, kinds));
    QVERIFY(!feed.isEnd(station.neighbour, end, kinds));
    station.change(station.organization);
    QTRY_VERIFY(station.hub.announced(station.organization) > moment->announced);
    QVERIFY(!feed.isEnd(station.organization, end, kinds));
}

void TestChangeHub::stoppingEndsAllWaits()
{
    Station station;
    Ends ends;
    station.wait(station.organization, &ends);
    station.wait(station.neighbour, &ends);
    station.hub.release();
    QCOMPARE(ends.changed, 2);
    station.wait(station.neighbour, &ends);
    QCOMPARE(ends.changed, 3);
}

void TestChangeHub::theWaitsOfARevokedTokenEnd()
{
    Station station;
    const TokenId revoked = station.token(station.organization);
    const TokenId other = station.token(station.organization);
    Ends ofRevoked, ofOther, nextDoor;
    for (int i = 0; i < 3; ++i)
        station.wait(station.organization, &ofRevoked, revoked);
    station.wait(station.organization, &ofOther, other);
    station.wait(station.neighbour, &nextDoor, revoked);
    station.revoke(station.organization, revoked);
    QTRY_COMPARE(ofRevoked.revoked, 3);
    QCOMPARE(ofRevoked.changed, 0);
    QCOMPARE(ofOther.revoked + ofOther.changed + nextDoor.revoked + nextDoor.changed, 0);
    QCOMPARE(station.hub.waiting(), 2);
}

void TestChangeHub::aRevocationBetweenTwoWaitsEndsTheSecond()
{
    Station station;
    const TokenId token = station.token(station.organization);
    Caller caller;
    caller.organization = station.organization;
    caller.token = token;
    const ChangeHub::Follower follower = station.hub.follower(caller);
    QSignalSpy announced(&station.listener, &storage::Listener::notified);
    station.revoke(station.organization, token);
    QVERIFY(announced.count() > 0 || announced.wait(60000));
    Ends ends;
    waitForChange(&station.hub, follower, &ends);
    QTRY_COMPARE(ends.revoked, 1);
}

void TestChangeHub::anOrganizationHasAnEighthOfThePlaces()
{
    Station station;
    Ends ends, endsNextDoor;
    for (int i = 0; i < 251; ++i)
        station.wait(station.organization, &ends);
    QCOMPARE(ends.refused, 1);
    QCOMPARE(station.hub.waiting(), 250);
    station.wait(station.neighbour, &endsNextDoor);
    QCOMPARE(endsNextDoor.refused, 0);
    station.change(station.organization);
    QTRY_COMPARE(ends.changed, 250);
    QCOMPARE(station.hub.waiting(), 1);
}

void TestChangeHub::theNewestWaitOfTheMostGivesWayToAnotherOrganization()
{
    Station station;
    std::array<Ends, 8> ends;
    for (int i = 0; i < 8; ++i) {
        const OrganizationId busy = makeOrganization(station.connection);
        for (int j = 0; j < 250; ++j)
            station.wait(busy, &ends[std::size_t(i)]);
    }
    QCOMPARE(station.hub.waiting(), 2000);
    Ends other;
    station.wait(station.neighbour, &other);
    const auto refused = [&ends] {
        return std::accumulate(ends.begin(), ends.end(), 0,
                               [](int sum, const Ends &each) { return sum + each.refused; });
    };
    QTRY_COMPARE(refused(), 1);
    QCOMPARE(other.refused, 0);
    QCOMPARE(station.hub.waiting(), 2000);
}

TRIAGE_TEST(TestChangeHub, QCoreApplication)
#include "tst_changehub.moc"
