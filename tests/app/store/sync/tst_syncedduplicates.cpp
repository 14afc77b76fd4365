// SPDX-License-Identifier: GPL-3.0-or-later
// Merges between clients and the real backend: sent, told by the feed, undone and in conflict.
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestSyncedDuplicates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aMergeIsSentAndToldToOthers();
    void theUndoOfAMergeBringsTheStateBefore();
    void severalMergesAreUndoneTogether();
    void mergesThatBuildOnEachOtherAreUndoneOneAfterTheOther();
    void anItemWokenByAMergeSleepsAgainUntilItsSnoozeIsUndone();
    void crosswiseMergesOfflineShowTheConflict();
    void anUndoThatMeetsTheMergeOfAnotherPersonIsAConflict();
    void theMergeOfAnotherPersonOfTheSameItemsIsNotUndone();
    void mergesOfflineAreSentWhenTheServerIsBack();
    void aDuplicateIsTakenOut();
    void pairsThatAreNotTheSameAreSent();

private:
    QJsonObject recordOf(FeedbackId id)
    {
        return m_desk->get("/feedback/" + toString(id).toLatin1() + "/triage").json()[u"data"].toObject();
    }
    QString originalOf(FeedbackId id) { return recordOf(id)[u"duplicate_of"].toString(); }
    std::vector<FeedbackId> items(int count)
    {
        std::vector<FeedbackId> all;
        for (int i = 0; i < count; ++i)
            all.push_back(feedbackId(m_desk->settled("crash " + QByteArray::number(i))));
        return all;
    }
    void mergeAsMember(FeedbackId id, FeedbackId into)
    {
        m_desk->member.post("/merges",
                            { { "into", toString(into) }, { "feedback_ids", QJsonArray{ toString(id) } } });
    }
    int shownDuplicates(FeedbackId id) { return m_client->store().item(id)->duplicates; }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<FaultyServer> m_server;
    std::unique_ptr<SyncedClient> m_client;
};

void TestSyncedDuplicates::init()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    m_server = std::make_unique<FaultyServer>(m_backend.port());
    m_client = std::make_unique<SyncedClient>(m_server->url(), m_desk->admin.token());
}

void TestSyncedDuplicates::cleanup()
{
    m_client.reset();
    m_server.reset();
    m_desk.reset();
}

void TestSyncedDuplicates::aMergeIsSentAndToldToOthers()
{
    const auto all = items(2);
    SyncedClient other(m_server->url(), m_desk->member.token());
    m_client->start();
    other.start();
    QVERIFY(m_client->settle() && other.settle());
    m_client->act({ app::SetDuplicate{ all[1], all[0] } });
    QVERIFY(m_client->settle());
    QCOMPARE(originalOf(all[1]), toString(all[0]));
    QCOMPARE(m_client->items(), std::vector{ all[0] });
    QCOMPARE(shownDuplicates(all[0]), 1);
    QTRY_COMPARE(other.items(), std::vector{ all[0] });
    QCOMPARE(other.store().item(all[0])->duplicates, 1);
}

void TestSyncedDuplicates::theUndoOfAMergeBringsTheStateBefore()
{
    const auto all = items(3);
    m_client->start();
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[2], all[1] } });
    QVERIFY(m_client->settle());
    const QJsonObject before = recordOf(all[2]);
    m_client->act({ app::SetDuplicate{ all[1], all[0] } });
    QVERIFY(m_client->settle());
    QCOMPARE(originalOf(all[2]), toString(all[0])); // it came along
    m_client->act({ app::SetDuplicate{ all[1], {}, all[0], true } });
    QVERIFY(m_client->settle());
    QCOMPARE(recordOf(all[2]), before);
    QVERIFY(recordOf(all[0])[u"updated_at"].isNull());
    QTRY_COMPARE(shownDuplicates(all[1]), 1);
    QCOMPARE(shownDuplicates(all[0]), 0);
}

void TestSyncedDuplicates::severalMergesAreUndoneTogether()
{
    const auto all = items(4);
    m_client->start();
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[3], all[2] } });
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[1], all[0] }, app::SetDuplicate{ all[2], all[0] } });
    QVERIFY(m_client->settle());
    QCOMPARE(recordOf(all[0])[u"duplicate_count"].toInt(), 3);
    m_client->act(
        { app::SetDuplicate{ all[2], {}, all[0], true }, app::SetDuplicate{ all[1], {}, all[0], true } });
    QTRY_VERIFY(m_client->isSettled());
    QCOMPARE(m_client->store().outboxSummary().failed, 0);
    QCOMPARE(originalOf(all[1]), QString());
    QCOMPARE(originalOf(all[2]), QString());
    QCOMPARE(originalOf(all[3]), toString(all[2]));
}

void TestSyncedDuplicates::mergesThatBuildOnEachOtherAreUndoneOneAfterTheOther()
{
    const auto all = items(3);
    m_client->start();
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[2], all[1] } });
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[1], all[0] } });
    QVERIFY(m_client->settle());
    const auto duplicatesOf = [](FeedbackId id) {
        return "/feedback/" + toString(id).toLatin1() + "/duplicates";
    };
    m_server->fail("GET", duplicatesOf(all[1]), Fault::Kind::Delay);
    m_client->act({ app::SetDuplicate{ all[1], {}, all[0], true } });
    m_client->act({ app::SetDuplicate{ all[2], {}, all[1], true } });
    QTRY_COMPARE(m_server->delayed(), 1);
    m_server->release();
    QVERIFY(m_client->settle());
    QCOMPARE(originalOf(all[1]), QString());
    QCOMPARE(originalOf(all[2]), QString());
    QCOMPARE(int(m_client->items().size()), 3);
    QByteArrayList paths;
    for (const SeenRequest &each : m_server->requests())
        paths << each.path;
    const auto first = [&paths](const QByteArray &part) {
        const auto found = std::find_if(paths.begin(), paths.end(),
                                        [&part](const QByteArray &path) { return path.contains(part); });
        return found - paths.begin();
    };
    QVERIFY2(first("/undo") < first(duplicatesOf(all[2])), paths.join('\n').constData());
}

void TestSyncedDuplicates::anItemWokenByAMergeSleepsAgainUntilItsSnoozeIsUndone()
{
    const auto all = items(2);
    m_client->start();
    QVERIFY(m_client->settle());
    TriagePatch asleep, awake;
    asleep.snoozedUntil = std::optional(Timestamp(4'000'000'000'000));
    awake.snoozedUntil = std::optional<Timestamp>();
    m_client->act({ app::SetTriage{ all[0], asleep, awake } });
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[1], all[0] } });
    QVERIFY(m_client->settle());
    QTRY_VERIFY(!m_client->store().item(all[0])->triage.snoozedUntil); // the new duplicate woke it
    m_server->fail("GET", "/feedback/" + toString(all[1]).toLatin1() + "/duplicates", Fault::Kind::Delay);
    m_client->act({ app::SetDuplicate{ all[1], {}, all[0], true } });
    m_client->act({ app::SetTriage{ all[0], awake, asleep } });
    QTRY_COMPARE(m_server->delayed(), 1);
    m_server->release();
    QVERIFY(m_client->settle());
    QCOMPARE(originalOf(all[1]), QString());
    QVERIFY(recordOf(all[0])[u"snoozed_until"].isNull());
    QVERIFY(!m_client->store().item(all[0])->triage.snoozedUntil);
}

void TestSyncedDuplicates::crosswiseMergesOfflineShowTheConflict()
{
    const auto all = items(2);
    m_client->start();
    QVERIFY(m_client->settle());
    m_server->setAway(true);
    m_client->act({ app::SetDuplicate{ all[0], all[1] } });
    m_desk->member.post("/merges",
                        { { "into", toString(all[0]) }, { "feedback_ids", QJsonArray{ toString(all[1]) } } });
    m_server->setAway(false);
    m_client->engine().syncNow();
    QTRY_COMPARE(m_client->store().outboxSummary().failed, 1);
    const app::OutboxEntry entry = m_client->store().outbox().front();
    QCOMPARE(entry.state, app::OutboxEntryState::Conflict);
    QVERIFY(entry.sending->trouble.problem->detail.contains(u"the other way round"_s));
    QCOMPARE(originalOf(all[1]), toString(all[0]));
    QTRY_COMPARE(m_client->items(), std::vector{ all[0] });
    QVERIFY(m_client->store().originalOf(all[1]) == all[0]);
    QVERIFY(m_client->store().originalOf(all[0]) == all[0]);
}

void TestSyncedDuplicates::anUndoThatMeetsTheMergeOfAnotherPersonIsAConflict()
{
    const auto all = items(3);
    m_client->start();
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[1], all[0] } });
    QVERIFY(m_client->settle());
    m_server->setAway(true);
    m_client->act({ app::SetDuplicate{ all[1], {}, all[0], true } });
    mergeAsMember(all[0], all[2]);
    m_server->setAway(false);
    m_client->engine().syncNow();
    QTRY_COMPARE(m_client->store().outboxSummary().failed, 1);
    const app::OutboxEntry entry = m_client->store().outbox().front();
    QCOMPARE(entry.state, app::OutboxEntryState::Conflict);
    QCOMPARE(originalOf(all[1]), toString(all[2]));
    QTRY_COMPARE(m_client->items(), std::vector{ all[2] });
    QVERIFY(m_client->store().originalOf(all[1]) == all[2]);
    // The person insists: the item alone leaves the other person's group.
    m_client->store().retry(entry.id);
    QVERIFY(m_client->settle());
    QCOMPARE(m_client->store().outboxSummary().failed, 0);
    QCOMPARE(originalOf(all[1]), QString());
    QCOMPARE(originalOf(all[0]), toString(all[2]));
}

void TestSyncedDuplicates::theMergeOfAnotherPersonOfTheSameItemsIsNotUndone()
{
    const auto all = items(2);
    m_client->start();
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[1], all[0] } });
    QVERIFY(m_client->settle());
    m_server->setAway(true);
    m_client->act({ app::SetDuplicate{ all[1], {}, all[0], true } });
    m_desk->member.remove("/feedback/" + toString(all[1]).toLatin1() + "/duplicate-of");
    mergeAsMember(all[1], all[0]);
    m_server->setAway(false);
    m_client->engine().syncNow();
    QTRY_COMPARE(m_client->store().outboxSummary().failed, 1);
    QCOMPARE(m_client->store().outbox().front().state, app::OutboxEntryState::Conflict);
    QCOMPARE(originalOf(all[1]), toString(all[0]));
    QTRY_COMPARE(m_client->items(), std::vector{ all[0] });
}

void TestSyncedDuplicates::mergesOfflineAreSentWhenTheServerIsBack()
{
    const auto all = items(3);
    m_client->start();
    QVERIFY(m_client->settle());
    m_server->setAway(true);
    m_client->act({ app::SetDuplicate{ all[1], all[0] }, app::SetDuplicate{ all[2], all[0] } });
    QTRY_COMPARE(m_client->items(), std::vector{ all[0] });
    QCOMPARE(shownDuplicates(all[0]), 2);
    m_server->setAway(false);
    m_client->engine().syncNow();
    QTRY_COMPARE(recordOf(all[0])[u"duplicate_count"].toInt(), 2);
    QTRY_VERIFY(m_client->isSettled());
    QCOMPARE(shownDuplicates(all[0]), 2);
}

void TestSyncedDuplicates::aDuplicateIsTakenOut()
{
    const auto all = items(2);
    m_client->start();
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[1], all[0] } });
    QVERIFY(m_client->settle());
    m_client->act({ app::SetDuplicate{ all[1], {}, all[0] } });
    QVERIFY(m_client->settle());
    QCOMPARE(originalOf(all[1]), QString());
    QCOMPARE(int(m_client->items().size()), 2);
}

void TestSyncedDuplicates::pairsThatAreNotTheSameAreSent()
{
    const auto all = items(2);
    m_client->start();
    QVERIFY(m_client->settle());
    m_client->act({ app::RejectDuplicate{ all[0], all[1] } });
    QVERIFY(m_client->settle());
    QVERIFY(m_desk->timeline(toString(all[0]).toLatin1()).contains(u"Marked as different"_s));
    m_client->act({ app::RejectDuplicate{ all[0], all[1], false } });
    QVERIFY(m_client->settle());
    QCOMPARE(m_client->store().outboxSummary().failed, 0);
}

TRIAGE_TEST(TestSyncedDuplicates, QCoreApplication)
#include "tst_syncedduplicates.moc"
