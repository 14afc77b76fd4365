// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of triage records between clients and the real backend: sent, told by the feed, and in conflict.
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

TriagePatch stated(TriageState state)
{
    TriagePatch patch;
    patch.state = state;
    return patch;
}

TriagePatch tagged(std::vector<QString> tags)
{
    TriagePatch patch;
    patch.tags = std::move(tags);
    return patch;
}

TriagePatch owned(std::optional<MemberId> owner)
{
    TriagePatch patch;
    patch.owner = owner;
    return patch;
}

} // namespace

class TestSyncedTriage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aChangeIsSentAndToldToOthers();
    void tagsAreReadAtTheStart();
    void tagsAreReadAgainAfterAFailure();
    void theSecondTakerSeesTheOwner();
    void aColleaguesChangeBeforeTheRequestArrivesIsKept();
    void tagsOfTwoPeopleAreMerged();
    void aTagThatAColleagueMakesIsKnown();
    void aTagThatTheServerDoesNotListIsAskedForAFewTimes();
    void itemsReadBeforeAreFoundInThePages();

private:
    QStringList tags() const
    {
        QStringList names;
        for (const TagCount &each : m_client->store().tags())
            names += each.name;
        return names;
    }
    /// Makes items one by one, each in a later page of the feed.
    void makeInPages(int number)
    {
        for (int i = 0; i < number; ++i) {
            const FeedbackId id = feedbackId(m_desk->settled("another"));
            QTRY_VERIFY(m_client->store().item(id));
            QVERIFY(m_client->settle());
        }
    }
    QByteArray pathOf(FeedbackId id) { return "/feedback/" + toString(id).toLatin1() + "/triage"; }
    app::Filter at(app::Place place)
    {
        app::Filter filter = app::inPlace({}, place);
        return filter;
    }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<FaultyServer> m_server;
    std::unique_ptr<SyncedClient> m_client;
};

void TestSyncedTriage::init()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    m_server = std::make_unique<FaultyServer>(m_backend.port());
    m_client = std::make_unique<SyncedClient>(m_server->url(), m_desk->admin.token());
}

void TestSyncedTriage::cleanup()
{
    m_client.reset();
    m_server.reset();
    m_desk.reset();
}

void TestSyncedTriage::tagsAreReadAtTheStart()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    m_desk->patch(pathOf(crash), { { "tags", QJsonArray{ u"export"_s } } });
    m_client->start();
    QTRY_COMPARE(tags(), QStringList{ u"export"_s });
}

void TestSyncedTriage::tagsAreReadAgainAfterAFailure()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    m_desk->patch(pathOf(crash), { { "tags", QJsonArray{ u"export"_s } } });
    m_server->fail("GET", "/tags", Fault::Kind::Status, 1, 503, "service-unavailable");
    m_client->start();
    QTRY_VERIFY(m_server->count("GET", "/tags") >= 1);
    m_desk->feedback("Another"); // the feed answers
    QTRY_COMPARE(tags(), QStringList{ u"export"_s });
}

void TestSyncedTriage::aChangeIsSentAndToldToOthers()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    SyncedClient other(m_server->url(), m_desk->admin.token());
    m_client->start();
    other.start();
    QVERIFY(m_client->settle() && other.settle());
    m_client->act({ app::SetTriage{ crash, stated(TriageState::Done), stated(TriageState::Open) } });
    QVERIFY(m_client->settle());
    QCOMPARE(m_desk->get(pathOf(crash))["state"].toString(), u"done"_s);
    QTRY_VERIFY(other.items().empty());
    QCOMPARE(other.items(at(app::Place::Done)), std::vector{ crash });
}

void TestSyncedTriage::theSecondTakerSeesTheOwner()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    m_client->start();
    QVERIFY(m_client->settle());
    const MemberId self = m_client->store().me()->member.id;
    m_server->setAway(true);
    m_client->act({ app::SetTriage{ crash, owned(self), owned({}) } });
    const QString ada = m_desk->get("/me")["member"][u"id"].toString();
    m_desk->patch(pathOf(crash), { { "state", u"declined"_s } });
    m_client->act({ app::SetTriage{ crash, stated(TriageState::Done), stated(TriageState::Open) } });
    m_server->setAway(false);
    m_client->engine().syncNow();
    QTRY_COMPARE(m_client->store().outboxSummary().failed, 1);
    QCOMPARE(m_desk->get(pathOf(crash))["state"].toString(), u"declined"_s);
    QCOMPARE(m_desk->get(pathOf(crash))["owner_id"].toString(), ada);
    const app::OutboxEntry entry = m_client->store().outbox().front();
    QCOMPARE(entry.state, app::OutboxEntryState::Conflict);
    QCOMPARE(entry.sending->trouble.theirs, u"Declined"_s);
    QTRY_VERIFY(m_client->store().item(crash)->triage.state == TriageState::Declined);
}

void TestSyncedTriage::aColleaguesChangeBeforeTheRequestArrivesIsKept()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    m_client->start();
    QVERIFY(m_client->settle());
    m_server->fail("PATCH", "/triage", Fault::Kind::Delay);
    m_client->act({ app::SetTriage{ crash, stated(TriageState::Done), stated(TriageState::Open) } });
    QTRY_COMPARE(m_server->delayed(), 1); // the client has read the record
    m_desk->patch(pathOf(crash), { { "state", u"declined"_s } });
    m_server->release();
    QTRY_COMPARE(m_client->store().outboxSummary().failed, 1);
    QCOMPARE(m_desk->get(pathOf(crash))["state"].toString(), u"declined"_s);
}

void TestSyncedTriage::tagsOfTwoPeopleAreMerged()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    m_client->start();
    QVERIFY(m_client->settle());
    m_server->setAway(true);
    m_client->act({ app::SetTriage{ crash, tagged({ u"mine"_s }), tagged({}) } });
    m_desk->patch(pathOf(crash), { { "tags", QJsonArray{ u"theirs"_s } } });
    m_server->setAway(false);
    m_client->engine().syncNow();
    QTRY_VERIFY(m_client->store().item(crash)->triage.tags == (std::vector{ u"mine"_s, u"theirs"_s }));
    QTRY_VERIFY(m_client->isSettled());
    QCOMPARE(m_desk->get(pathOf(crash))["tags"].toArray().size(), 2);
}

void TestSyncedTriage::aTagThatAColleagueMakesIsKnown()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    const FeedbackId slow = feedbackId(m_desk->settled("slow"));
    m_client->start();
    QVERIFY(m_client->settle());
    QTRY_VERIFY(m_server->count("GET", "/tags") >= 1);
    QVERIFY(tags().isEmpty());
    m_desk->patch(pathOf(crash), { { "tags", QJsonArray{ u"a \"quoted] one"_s, u"export"_s } } });
    QTRY_COMPARE(tags(), QStringList({ u"a \"quoted] one"_s, u"export"_s }));
    // A known one is not asked for again.
    makeInPages(1);
    const int reads = m_server->count("GET", "/tags");
    m_desk->patch(pathOf(slow), { { "tags", QJsonArray{ u"export"_s } } });
    QTRY_COMPARE(m_client->store().item(slow)->triage.tags, std::vector{ u"export"_s });
    makeInPages(2);
    QCOMPARE(m_server->count("GET", "/tags"), reads);
}

void TestSyncedTriage::aTagThatTheServerDoesNotListIsAskedForAFewTimes()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    m_client->start();
    QVERIFY(m_client->settle());
    QTRY_VERIFY(m_server->count("GET", "/tags") >= 1);
    const int before = m_server->count("GET", "/tags");
    m_server->fail("GET", "/tags", Fault::Kind::Status, 1000, 500, "internal-error");
    m_desk->patch(pathOf(crash), { { "tags", QJsonArray{ u"export"_s } } });
    QTRY_COMPARE(m_client->store().item(crash)->triage.tags, std::vector{ u"export"_s });
    makeInPages(4);
    QTRY_COMPARE(m_server->count("GET", "/tags"), before + 3);
    makeInPages(2);
    QCOMPARE(m_server->count("GET", "/tags"), before + 3);
    QVERIFY(tags().isEmpty());
    m_server->recover();
    m_desk->patch(pathOf(crash), { { "tags", QJsonArray{ u"export"_s, u"late"_s } } });
    QTRY_COMPARE(tags(), QStringList({ u"export"_s, u"late"_s }));
}

void TestSyncedTriage::itemsReadBeforeAreFoundInThePages()
{
    const FeedbackId crash = feedbackId(m_desk->settled("crash"));
    m_desk->patch(pathOf(crash), { { "state", u"done"_s } });
    m_client->start();
    QVERIFY(m_client->settle());
    QVERIFY(m_client->items().empty());
    QCOMPARE(m_client->items(at(app::Place::Done)), std::vector{ crash });
    QCOMPARE(m_client->store().counts().closed, 1);
}

TRIAGE_TEST(TestSyncedTriage, QCoreApplication)
#include "tst_syncedtriage.moc"
