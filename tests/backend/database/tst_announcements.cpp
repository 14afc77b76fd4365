// SPDX-License-Identifier: GPL-3.0-or-later
// Announcements of changes, and that no organization's commits wait for those of another. PostgreSQL commits
// transactions that notify one after the other, so a commit that takes long shows who waits for it.

#include "database/changeannouncer.h"
#include "database/listener.h"
#include "database/transaction.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

bool commitOne(Connection &connection, OrganizationId organization)
{
    return !transact(connection, organization, [](Transaction &) { return std::optional<Problem>(); });
}

/// Returns the number of commits that each of some organizations makes while all write for a second.
std::vector<int> commitsOf(const ScratchDatabase &scratch, const std::vector<OrganizationId> &organizations)
{
    std::vector<int> commits(organizations.size(), 0);
    std::atomic<bool> ends = false;
    std::vector<std::thread> writers;
    for (std::size_t i = 0; i < organizations.size(); ++i) {
        writers.emplace_back([&, i] {
            Connection connection(scratch.config());
            while (!ends && commitOne(connection, organizations[i]))
                ++commits[i];
        });
    }
    std::this_thread::sleep_for(2s); // the time of the measurement
    ends = true;
    for (std::thread &writer : writers)
        writer.join();
    return commits;
}

/// Counts the statements that announce.
class AnnouncementCount : public StatementObserver
{
public:
    void answered(const Statement *statement, std::chrono::nanoseconds, bool succeeded) override
    {
        if (statement && succeeded)
            ++count;
    }

    std::atomic<int> count = 0;
};

} // namespace

class TestAnnouncements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCommitThatHangsHoldsUpNoOtherOrganization();
    void organizationsShareTheFlushesOfTheLog();
    void everyCommitIsAnnounced_data();
    void everyCommitIsAnnounced();
    void aRolledBackChangeIsNotAnnounced();
    void pendingChangesAreAnnouncedInOneStatement();
    void aFailedAnnouncementIsRepeated();
    void theLastChangesAreAnnouncedBeforeTheEnd();
};

void TestAnnouncements::aCommitThatHangsHoldsUpNoOtherOrganization()
{
    ScratchCluster cluster;
    ScratchDatabase scratch(Schema::Migrated, cluster);
    OrganizationId first, second;
    {
        Connection connection(scratch.config());
        first = makeOrganization(connection);
        second = makeOrganization(connection);
        // A commit waits for a standby that does not exist, unless its session does without.
        for (const QString &setting : { u"wal_level = 'replica'"_s, u"max_wal_senders = 2"_s,
                                        u"synchronous_standby_names = 'nobody'"_s })
            QVERIFY(connection.executeText(u"alter system set "_s + setting));
    }
    cluster.restart();
    Connection quick(scratch.config());
    QVERIFY(quick.executeText(u"set synchronous_commit = local"_s));

    std::atomic<bool> hasCommitted = false;
    std::thread writer([&] {
        ConnectionConfig patient = scratch.config();
        patient.statementTimeout = 120s;
        Connection slow(patient);
        hasCommitted = commitOne(slow, first);
    });
    const auto hangs = [&] {
        return sessions(quick, u"wait_event = 'SyncRep'"_s) == 1;
    };
    const bool isHanging = QTest::qWaitFor(hangs, 60000);
    const bool isIndependent = commitOne(quick, second);
    const bool wasHanging = hangs();
    const bool isReleased = quick.executeText(u"alter system reset synchronous_standby_names"_s).hasValue()
        && quick.executeText(u"select pg_reload_conf()"_s).hasValue();
    writer.join();
    QVERIFY(isHanging);
    QVERIFY2(isIndependent, "the commit waited for that of another organization");
    QVERIFY(wasHanging);
    QVERIFY(isReleased);
    QVERIFY(hasCommitted);
}

void TestAnnouncements::organizationsShareTheFlushesOfTheLog()
{
    ScratchCluster cluster;
    ScratchDatabase scratch(Schema::Migrated, cluster);
    Connection connection(scratch.config());
    std::vector<OrganizationId> organizations;
    for (int i = 0; i < 3; ++i)
        organizations.push_back(makeOrganization(connection));
    // As on a disk whose flushes take 50 ms: commits of the same moment share one.
    for (const QString &setting : { u"fsync = on"_s, u"commit_delay = 50000"_s, u"commit_siblings = 0"_s })
        QVERIFY(connection.executeText(u"alter system set "_s + setting));
    QVERIFY(connection.executeText(u"select pg_reload_conf()"_s));

    const int alone = commitsOf(scratch, { organizations.front() }).front();
    const std::vector<int> together = commitsOf(scratch, organizations);
    qInfo("commits alone %d, together %d, %d and %d", alone, together[0], together[1], together[2]);
    QVERIFY(alone > 0);
    // One after the other, they would make as many all together as one alone.
    for (const int commits : together)
        QVERIFY(commits * 2 > alone);
}

void TestAnnouncements::everyCommitIsAnnounced_data()
{
    QTest::addColumn<bool>("hasAnnouncer");
    QTest::newRow("by the connection") << false;
    QTest::newRow("by the announcer") << true;
}

void TestAnnouncements::everyCommitIsAnnounced()
{
    QFETCH(bool, hasAnnouncer);
    const ScratchDatabase scratch;
    ConnectionConfig config = scratch.config();
    ChangeAnnouncer announcer(config);
    if (hasAnnouncer)
        config.announcer = &announcer;
    Connection connection(config);
    const OrganizationId organization = makeOrganization(connection);
    Listener listener(scratch.config(), { QString::fromLatin1(changeChannel) });
    QSignalSpy notified(&listener, &Listener::notified);
    listener.start();
    QTRY_VERIFY(listener.isListening());
    for (int change = 1; change <= 3; ++change) {
        QVERIFY(commitOne(connection, organization));
        QTRY_COMPARE(notified.count(), change);
        QCOMPARE(notified.last().at(1).toString(), u"%1 %2"_s.arg(organization.value()).arg(change));
    }
}

void TestAnnouncements::aRolledBackChangeIsNotAnnounced()
{
    const ScratchDatabase scratch;
    AnnouncementCount announcements;
    ConnectionConfig config = scratch.config();
    ConnectionConfig observed = config;
    observed.observer = &announcements;
    {
        ChangeAnnouncer announcer(observed);
        config.announcer = &announcer;
        Connection connection(config);
        const OrganizationId organization = makeOrganization(connection);
        QVERIFY(transact(connection, organization, [](Transaction &) {
            return std::optional(problem(ProblemType::Conflict, u"No."_s));
        }));
    }
    QCOMPARE(announcements.count, 0);
}

void TestAnnouncements::pendingChangesAreAnnouncedInOneStatement()
{
    ScratchCluster cluster;
    const ScratchDatabase scratch(Schema::Migrated, cluster);
    AnnouncementCount announcements;
    ConnectionConfig observed = scratch.config();
    observed.observer = &announcements;
    ChangeAnnouncer announcer(observed);
    cluster.stop();
    constexpr int organizations = 100;
    for (const int change : { 5, 7, 6 }) {
        for (int organization = 1; organization <= organizations; ++organization)
            announcer.announce(OrganizationId(organization), change);
    }
    cluster.start();
    Listener listener(scratch.config(), { QString::fromLatin1(changeChannel) });
    listener.start();
    // Whether the listener was in time or not: the announcer goes on until it has announced all.
    QTRY_VERIFY(announcements.count > 0);
    QCOMPARE(announcements.count, 1);

    QTRY_VERIFY(listener.isListening());
    QSignalSpy notified(&listener, &Listener::notified);
    announcer.announce(OrganizationId(1), 8);
    // What piled up may still arrive before it.
    const auto last = [&notified] {
        return notified.isEmpty() ? QString() : notified.last().at(1).toString();
    };
    QTRY_COMPARE(last(), u"1 8"_s);
    QCOMPARE(std::count_if(notified.begin(), notified.end(),
                           [](const QVariantList &each) { return each.at(1).toString() == u"1 8"_s; }),
             1);
}

void TestAnnouncements::aFailedAnnouncementIsRepeated()
{
    ScratchCluster cluster;
    const ScratchDatabase scratch(Schema::Migrated, cluster);
    AnnouncementCount announcements;
    ConnectionConfig observed = scratch.config();
    observed.observer = &announcements;
    ChangeAnnouncer announcer(observed);
    cluster.stop();
    announcer.announce(OrganizationId(1), 5);
    cluster.start();
    QTRY_COMPARE(announcements.count, 1);
}

void TestAnnouncements::theLastChangesAreAnnouncedBeforeTheEnd()
{
    const ScratchDatabase scratch;
    Listener listener(scratch.config(), { QString::fromLatin1(changeChannel) });
    QSignalSpy notified(&listener, &Listener::notified);
    listener.start();
    QTRY_VERIFY(listener.isListening());
    {
        ChangeAnnouncer announcer(scratch.config());
        announcer.announce(OrganizationId(3), 4);
    }
    QTRY_COMPARE(notified.count(), 1);
}

TRIAGE_TEST(TestAnnouncements, QCoreApplication)
#include "tst_announcements.moc"
