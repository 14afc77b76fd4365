// SPDX-License-Identifier: GPL-3.0-or-later
// Presence on several servers of one database: it spreads, ends with its lease, and costs little however much
// is reported.

#include "services/feedback/presencehub.h"
#include "support/await.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::test;
using services::ChangeHub;
using services::PresenceHub;

namespace {

constexpr PresenceHub::Pace patient{ .lease = 1h, .interval = 20ms };
constexpr PresenceHub::Pace brief{ .lease = 1s, .interval = 20ms };

/// The presence of a server without its API.
struct Station
{
    Station(const storage::ConnectionConfig &config, const PresenceHub::Pace &pace)
        : database({ config, 2 }), listener(config, { QString::fromLatin1(services::presenceChannel) }),
          hub(listener, database), presence(database, listener, hub, pace)
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

    Result<void> report(const Caller &caller, FeedbackId item, bool editing = false)
    {
        return await(presence.report(caller, { item, editing }));
    }
    void leave(const Caller &caller) { QVERIFY(await(presence.report(caller, {}))); }
    /// Returns who is present, as "1 edits 2, 3 views 4" with the numbers of members and the places of items.
    QString people(OrganizationId where, const std::vector<FeedbackId> &items)
    {
        QStringList all;
        for (const PresentMember &each : presence.of(where).people) {
            const auto item = std::find(items.begin(), items.end(), each.feedback) - items.begin();
            all << u"%1 %2 %3"_s.arg(each.member.value())
                       .arg(each.editing ? u"edits"_s : u"views"_s)
                       .arg(item);
        }
        all.sort();
        return all.join(u", "_s);
    }

    storage::Database database;
    storage::Listener listener;
    ChangeHub hub;
    PresenceHub presence;
};

/// Counts the ends of waits.
QCoro::Task<> waitForPresence(Station *station, ChangeHub::Follower follower, int *ends)
{
    station->presence.expect(follower);
    auto waiting
        = station->hub.wait(follower, std::numeric_limits<qint64>::max(), ChangeHub::Clock::now() + 1h);
    const Result<void> end = co_await std::move(waiting);
    if (end)
        ++*ends;
}

/// Follows the presence as a client does, and notes the tags of the answers.
QCoro::Task<> followPresence(Station *station, ChangeHub::Follower follower, QStringList *tags)
{
    while (!station->hub.isReleased()) {
        station->presence.expect(follower);
        auto waiting
            = station->hub.wait(follower, std::numeric_limits<qint64>::max(), ChangeHub::Clock::now() + 1h);
        const Result<void> end = co_await std::move(waiting);
        if (!end || station->hub.isReleased())
            co_return;
        follower.presence = station->presence.of(follower.organization).tag;
        *tags << *follower.presence;
    }
}

} // namespace

class TestPresenceHub : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void aReportIsSeenOnEveryServer();
    void theLastReportOfATokenCounts();
    void aReportOfAnItemThatIsGoneEndsTheOneBefore();
    void aMemberWithTwoProgramsIsThereOnce();
    void aKilledProgramIsGoneEverywhere();
    void aRequestThatFollowsRenewsTheReportOnEveryServer();
    void aRenewalOverwritesNoReport();
    void aReportThatIsOnlyRenewedEnds();
    void aFloodOfReportsCostsFewMessages();
    void manyPeopleAreReportedInSeveralMessages();
    void aMemberHasFewLeases();
    void anOrganizationHasAnEighthOfThePlaces();
    void theOldestLeaseOfTheMostGivesWayToAnotherOrganization();
    void serversListenAgainAfterTheirConnectionsWereKilled();
    void requestsThatFollowThePresenceAreWoken();
    void eachFollowerGetsOneAnswerAtATimeWhateverPeopleDo();
    void theEndOfALeaseDoesNotWaitForTheNextAnswer();
    void theEndOfAReportReachesServersThatKnowIt();
    void theNewestReportCountsWhicheverIsCheckedFirst();
    void strangeMessagesAreIgnored();

private:
    Caller caller(qint64 member, qint64 token) const
    {
        Caller caller;
        caller.organization = m_organization;
        caller.member = MemberId(member);
        caller.token = TokenId(token);
        return caller;
    }
    std::unique_ptr<Station> station(const PresenceHub::Pace &pace = patient)
    {
        return std::make_unique<Station>(m_backend.connectionConfig(), pace);
    }
    QString people(Station &station) { return station.people(m_organization, m_items); }
    /// Returns a request that knows that nobody is there, of an organization without a row, so that no change
    /// wakes it.
    ChangeHub::Follower follower(Station &station, OrganizationId organization) const
    {
        ChangeHub::Follower follower = station.hub.follower(caller(2, 20));
        follower.organization = organization;
        follower.presence = u"0"_s;
        return follower;
    }
    void notify(const QString &payload)
    {
        m_backend.sql(u"select pg_notify('triage_presence', '%1')"_s.arg(payload));
    }

    TestBackend m_backend;
    OrganizationId m_organization;
    OrganizationId m_neighbour;
    std::vector<FeedbackId> m_items;
    FeedbackId m_itemNextDoor;
};

void TestPresenceHub::initTestCase()
{
    Desk desk(m_backend);
    m_organization = desk.organization().id;
    for (const char *text : { "crash", "slow" })
        m_items.push_back(*idFromString<FeedbackTag>(QString::fromLatin1(desk.feedback(text))));
    Desk nextDoor(m_backend);
    m_neighbour = nextDoor.organization().id;
    m_itemNextDoor = *idFromString<FeedbackTag>(QString::fromLatin1(nextDoor.feedback("theirs")));
}

void TestPresenceHub::aReportIsSeenOnEveryServer()
{
    const auto one = station();
    const auto other = station();
    QVERIFY(one->report(caller(1, 10), m_items[0]));
    QVERIFY(other->report(caller(2, 20), m_items[1], true));
    for (const auto &each : { one.get(), other.get() })
        QTRY_COMPARE(people(*each), u"1 views 0, 2 edits 1"_s);
    QCOMPARE(one->presence.of(m_organization).tag, other->presence.of(m_organization).tag);
    QCOMPARE(one->presence.editedByOthers(caller(1, 10)), std::vector{ m_items[1] });
    QCOMPARE(one->presence.editedByOthers(caller(2, 21)), std::vector<FeedbackId>());
    one->leave(caller(1, 10));
    other->leave(caller(2, 20));
    for (const auto &each : { one.get(), other.get() }) {
        QTRY_COMPARE(people(*each), QString());
        QCOMPARE(each->presence.of(m_organization).tag, u"0"_s);
        QCOMPARE(each->presence.leases(), 0);
    }
    // An item of another organization is as unknown as one that does not exist.
    for (const FeedbackId item : { m_itemNextDoor, FeedbackId(1) }) {
        const auto refused = one->report(caller(1, 10), item);
        QVERIFY(!refused);
        QCOMPARE(refused.error().type, ProblemType::FeedbackNotFound);
    }
    QTRY_COMPARE(people(*one), QString());
}

void TestPresenceHub::theLastReportOfATokenCounts()
{
    const auto one = station();
    const auto other = station();
    QVERIFY(one->report(caller(1, 10), m_items[0]));
    QTRY_COMPARE(people(*other), u"1 views 0"_s);
    QVERIFY(other->report(caller(1, 10), m_items[1])); // a proxy may send each request to another server
    QTRY_COMPARE(people(*one), u"1 views 1"_s);
    QVERIFY(one->report(caller(1, 10), m_items[1], true));
    QTRY_COMPARE(people(*other), u"1 edits 1"_s);
    other->leave(caller(1, 10));
    QTRY_COMPARE(people(*one), QString());
}

void TestPresenceHub::aReportOfAnItemThatIsGoneEndsTheOneBefore()
{
    const auto one = station();
    const auto other = station();
    QVERIFY(one->report(caller(1, 10), m_items[0], true));
    QTRY_COMPARE(people(*other), u"1 edits 0"_s);
    QVERIFY(!one->report(caller(1, 10), FeedbackId(1)));
    for (const auto &each : { one.get(), other.get() })
        QTRY_COMPARE(people(*each), QString());
}

void TestPresenceHub::aMemberWithTwoProgramsIsThereOnce()
{
    const auto one = station();
    QVERIFY(one->report(caller(1, 10), m_items[0]));
    QVERIFY(one->report(caller(1, 11), m_items[0], true));
    QTRY_COMPARE(people(*one), u"1 edits 0"_s);
    one->leave(caller(1, 11));
    QTRY_COMPARE(people(*one), u"1 views 0"_s);
}

void TestPresenceHub::aKilledProgramIsGoneEverywhere()
{
    const auto one = station(brief);
    const auto other = station(brief);
    QTRY_VERIFY([&] { // renews until it is seen
        return one->report(caller(1, 10), m_items[0], true) && !people(*other).isEmpty();
    }());
    QTRY_COMPARE(people(*one), QString());
    QTRY_COMPARE(people(*other), QString());
    QCOMPARE(other->presence.editedByOthers(caller(2, 20)), std::vector<FeedbackId>());
    QCOMPARE(one->presence.leases() + other->presence.leases(), 0);
}

void TestPresenceHub::aRequestThatFollowsRenewsTheReportOnEveryServer()
{
    const PresenceHub::Pace pace{ .lease = 1h, .renewal = 0ms, .interval = 20ms };
    const auto one = station(pace);
    const auto other = station(pace);
    QVERIFY(one->report(caller(1, 10), m_items[0]));
    for (int i = 1; i < PresenceHub::maxLeasesOfMember; ++i)
        QVERIFY(one->report(caller(1, 10 + i), m_items[1]));
    QTRY_COMPARE(other->presence.leases(), PresenceHub::maxLeasesOfMember);
    other->presence.renew(caller(1, 10)); // a proxy may send each request to another server
    other->presence.renew(caller(1, 99)); // there is nothing to be renewed
    QVERIFY(other->report(caller(2, 20), m_items[1]));
    QTRY_VERIFY(people(*one).contains(u"2 views 1"_s));
    // The oldest lease of a member gives way: it is not the one that was renewed.
    QVERIFY(one->report(caller(1, 50), m_items[1]));
    QVERIFY(people(*one).contains(u"1 views 0"_s));
    QCOMPARE(one->presence.leases(), PresenceHub::maxLeasesOfMember + 1);
}

void TestPresenceHub::aRenewalOverwritesNoReport()
{
    const auto one = station();
    const auto tell = [&](const QString &entry) {
        notify(u"x %1 "_s.arg(QString::number(m_organization.value(), 36)) + entry);
    };
    tell(u"a.1.2.v"_s);
    tell(u"a.1.3.e"_s); // another server received it
    tell(u"a.r"_s); // of one that does not know it yet
    tell(u"b.2.2.v"_s);
    tell(u"b"_s);
    tell(u"b.r"_s);
    tell(u"c.3.4.e"_s);
    QTRY_COMPARE(one->presence.editedByOthers(caller(9, 90)), (std::vector{ FeedbackId(3), FeedbackId(4) }));
    QCOMPARE(one->presence.leases(), 2);
}

void TestPresenceHub::aReportThatIsOnlyRenewedEnds()
{
    const auto one = station(brief);
    QVERIFY(one->report(caller(1, 10), m_items[0]));
    QTRY_VERIFY([&] {
        one->presence.renew(caller(1, 10));
        return one->presence.leases() == 0;
    }());
}

void TestPresenceHub::aFloodOfReportsCostsFewMessages()
{
    const auto one = station({ .lease = 1h, .interval = 250ms });
    const auto other = station();
    QElapsedTimer time;
    time.start();
    for (int i = 0; i < 2000; ++i)
        QVERIFY(one->report(caller(1, 10), m_items[0], i % 2 == 0));
    QVERIFY(one->report(caller(1, 10), m_items[0], true));
    QTRY_COMPARE(people(*other), u"1 edits 0"_s);
    // The timer may be a twentieth early.
    QVERIFY2(one->presence.messages() <= time.elapsed() / 237 + 1,
             qPrintable(QString::number(one->presence.messages())));
}

void TestPresenceHub::manyPeopleAreReportedInSeveralMessages()
{
    const auto one = station();
    const auto other = station();
    constexpr qint64 people = 600;
    constexpr qint64 big = qint64(1) << 60; // the longest entries
    for (qint64 i = 0; i < people; ++i)
        QVERIFY(one->report(caller(big + i, big + i), m_items[0], true));
    QTRY_COMPARE(other->presence.leases(), int(people));
    QVERIFY(one->presence.messages() > 2);
}

void TestPresenceHub::aMemberHasFewLeases()
{
    const auto one = station();
    for (int i = 0; i < 2 * PresenceHub::maxLeasesOfMember; ++i)
        QVERIFY(one->report(caller(1, 10 + i), m_items[0]));
    QCOMPARE(one->presence.leases(), PresenceHub::maxLeasesOfMember);
}

void TestPresenceHub::anOrganizationHasAnEighthOfThePlaces()
{
    const auto one = station({ .lease = 1h, .interval = 20ms, .places = 80 });
    for (int i = 0; i < 10; ++i)
        QVERIFY(one->report(caller(i, i), m_items[0]));
    const auto refused = one->report(caller(11, 11), m_items[0]);
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::ServiceUnavailable);
    QVERIFY(one->report(caller(1, 1), m_items[1])); // those who have a place keep it
    QCOMPARE(one->presence.leases(), 10);
    QCOMPARE(one->presence.refused(), 1);
}

void TestPresenceHub::theOldestLeaseOfTheMostGivesWayToAnotherOrganization()
{
    const auto one = station({ .lease = 1h, .interval = 20ms, .places = 1 });
    QVERIFY(one->report(caller(1, 1), m_items[0]));
    Caller next = caller(2, 2);
    next.organization = m_neighbour;
    QVERIFY(!one->report(next, m_itemNextDoor)); // it would have as many
    const auto two = station({ .lease = 1h, .interval = 20ms, .places = 16 });
    for (int organization = 1; organization <= 8; ++organization) {
        for (int i = 0; i < 2; ++i)
            notify(u"x %1 %2.1.1.v"_s.arg(organization + 1000).arg(10 * organization + i));
    }
    QTRY_COMPARE(two->presence.leases(), 16);
    QVERIFY(two->report(next, m_itemNextDoor));
    QCOMPARE(two->presence.leases(), 16);
}

void TestPresenceHub::serversListenAgainAfterTheirConnectionsWereKilled()
{
    const auto one = station();
    const auto other = station();
    QVERIFY(one->report(caller(1, 10), m_items[0]));
    QTRY_COMPARE(people(*other), u"1 views 0"_s);
    m_backend.sql(u"select pg_terminate_backend(pid) from pg_stat_activity"
                  " where datname = current_database() and pid <> pg_backend_pid()"_s);
    QTRY_VERIFY([&] { // renewals bring back what was lost
        return one->report(caller(1, 10), m_items[1]) && people(*other) == u"1 views 1"_s;
    }());
}

void TestPresenceHub::requestsThatFollowThePresenceAreWoken()
{
    int woken = 0;
    int others = 0;
    int nextDoor = 0;
    const auto one = station();
    const OrganizationId here(1001);
    const QString number = QString::number(here.value(), 36);
    ChangeHub::Follower follower = this->follower(*one, here);
    ChangeHub::Follower other = follower;
    other.presence.reset();
    waitForPresence(one.get(), other, &others);
    waitForPresence(one.get(), follower, &woken);
    waitForPresence(one.get(), this->follower(*one, OrganizationId(1002)), &nextDoor);
    notify(u"x %1 a.1.2.v"_s.arg(number));
    QTRY_COMPARE(woken, 1);
    // A request that knows another presence than the present one does not wait for the next change.
    waitForPresence(one.get(), follower, &woken);
    QTRY_COMPARE(woken, 2);
    follower.presence = one->presence.of(here).tag;
    waitForPresence(one.get(), follower, &woken);
    notify(u"x %1 a"_s.arg(number));
    QTRY_COMPARE(woken, 3);
    QCOMPARE(others + nextDoor, 0);
}

void TestPresenceHub::eachFollowerGetsOneAnswerAtATimeWhateverPeopleDo()
{
    constexpr int followers = 20;
    const auto one = station({ .lease = 1h, .interval = 20ms, .forEachFollower = 1h, .maxInterval = 1h });
    const OrganizationId here(1001);
    const QString number = QString::number(here.value(), 36);
    QStringList tags;
    for (int i = 0; i < followers; ++i)
        followPresence(one.get(), follower(*one, here), &tags);
    notify(u"x %1 a.1.2.v"_s.arg(number));
    QTRY_COMPARE(tags.size(), followers);
    QCOMPARE(tags.count(tags.front()), followers);
    // Until the next answer is due, reports are kept and cost no answer.
    for (int i = 0; i < 200; ++i)
        notify(u"x %1 b.2.%2.v"_s.arg(number, QString::number(i + 3, 36)));
    notify(u"x %1 b.2.3.e"_s.arg(number));
    Caller reader = caller(9, 90);
    reader.organization = here;
    QTRY_COMPARE(one->presence.editedByOthers(reader), std::vector{ FeedbackId(3) });
    QStringList nextDoor;
    followPresence(one.get(), follower(*one, OrganizationId(1002)), &nextDoor);
    notify(u"x %1 c.3.4.v"_s.arg(QString::number(1002, 36)));
    QTRY_COMPARE(nextDoor.size(), 1); // wake-ups were looked for
    QCOMPARE(tags.size(), followers);
    QCOMPARE(one->presence.of(here).tag, tags.front()); // who comes meanwhile receives the same one
}

void TestPresenceHub::theEndOfALeaseDoesNotWaitForTheNextAnswer()
{
    const auto one = station(
        { .lease = 1s, .interval = 20ms, .forEachFollower = 1h, .maxInterval = 1h, .maxAfterEnd = 0ms });
    const OrganizationId here(1001);
    QStringList tags;
    followPresence(one.get(), follower(*one, here), &tags);
    QTRY_VERIFY([&] {
        if (tags.isEmpty())
            notify(u"x %1 a.1.2.v"_s.arg(QString::number(here.value(), 36)));
        return tags.size() >= 2;
    }());
    QCOMPARE(tags[1], u"0"_s);
}

void TestPresenceHub::theEndOfAReportReachesServersThatKnowIt()
{
    const auto knowing = station();
    notify(u"x %1 a.1.2.v"_s.arg(QString::number(m_organization.value(), 36)));
    QTRY_COMPARE(knowing->presence.leases(), 1);
    const auto started = station(); // it does not know the lease
    started->leave(caller(1, 10)); // the token 10 is "a"
    QTRY_COMPARE(knowing->presence.leases(), 0);
}

void TestPresenceHub::theNewestReportCountsWhicheverIsCheckedFirst()
{
    const auto one = station();
    storage::Connection slow(m_backend.connectionConfig());
    QVERIFY(slow.executeText(u"begin; lock table feedback in access exclusive mode"_s));
    std::optional<Result<void>> first;
    const auto keep = [](Station *station, Caller caller, FeedbackId item,
                         std::optional<Result<void>> *end) -> QCoro::Task<> {
        auto reporting = station->presence.report(caller, { item, false });
        *end = co_await std::move(reporting);
    };
    keep(one.get(), caller(1, 10), m_items[0], &first);
    one->leave(caller(1, 10));
    QVERIFY(slow.executeText(u"commit"_s));
    QTRY_VERIFY(first.has_value());
    QVERIFY(*first);
    QCOMPARE(one->presence.leases(), 0);
}

void TestPresenceHub::strangeMessagesAreIgnored()
{
    const auto one = station();
    for (const QString &payload : { QString(), u"x"_s, u" "_s, u"x 1 "_s, u"x 1 . ...."_s, u"x ? 1.2"_s,
                                    u"x 1 1.2.3"_s, QString(7000, u'.'), u"x 1 1.2.3.v.4 5"_s })
        notify(payload);
    notify(u"x %1 a.1.2.v"_s.arg(QString::number(m_organization.value(), 36)));
    QTRY_COMPARE(one->presence.of(m_organization).people.size(), std::size_t(1));
    QCOMPARE(one->presence.leases(), 1);
}

TRIAGE_TEST(TestPresenceHub, QCoreApplication)
#include "tst_presencehub.moc"
