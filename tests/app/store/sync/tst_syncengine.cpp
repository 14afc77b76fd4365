// SPDX-License-Identifier: GPL-3.0-or-later
// A client and the server stay synchronised: after changes on either side, both become equal.

#include "client/apiclient.h"
#include "contract/endpoints.h"
#include "invariant.h"
#include "store/storesync.h"
#include "store/sync/feedloop.h"
#include "store/sync/sendoutcome.h"
#include "store/sync/wakeups.h"
#include "support/await.h"
#include "support/fulldisk.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using Phase = app::SyncState::Phase;

namespace {

FeedbackPatch titled(const QString &title)
{
    FeedbackPatch patch;
    patch.title = std::optional(title);
    return patch;
}

void tag(Desk &desk, const QByteArray &item)
{
    desk.patch("/feedback/" + item + "/triage", { { "tags", QJsonArray{ u"export"_s } } });
}

/// Notes the frame of a store at the moment when the first item arrives in its empty cache.
class FrameOfFirstItem
{
public:
    explicit FrameOfFirstItem(app::LocalStore &store) : m_isEmpty(isEmpty(store))
    {
        QObject::connect(&store, &app::LocalStore::changed, &m_context, [this, &store] {
            if (std::exchange(m_isEmpty, isEmpty(store)) && !m_isEmpty)
                m_frame = u"%1 buffers, %2 members, %3 views, %4 tags"_s.arg(store.buffers().size())
                              .arg(store.members().size())
                              .arg(store.views().size())
                              .arg(store.tags().size());
        });
    }
    QString text() const { return m_frame; }

private:
    static bool isEmpty(const app::LocalStore &store) { return store.counts().total.all == 0; }

    bool m_isEmpty;
    QString m_frame;
    QObject m_context;
};

} // namespace

class TestSyncEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aPageSaysAtItsEndWhereItLeads();
    void aFeedThatDoesNotProgressIsNoted();
    void aLostClockIsASleep();
    void anEditIsSentWhileTheServerHasWhatItStartedFrom();

    void theFirstSyncBringsEverything();
    void manyPagesComeInOrder();
    void theFrameIsThereBeforeTheFirstItem();
    void aFrameThatTheServerRefusesIsReadAgain();
    void theFirstSyncSaysItsTotalOnceItIsKnown();
    void changesOfOthersArrive();
    void everythingThatIsDoneHereArrivesThere();
    void aMoveIsNeverNowhere();
    void conflictsLetTheServerWin();
    void editsOfOtherFieldsAreNoConflict();
    void anotherPersonsMoveOfTheSameItemWins();
    void goneObjectsAreReported();
    void withoutANetworkEverythingWaits();
    void aRevokedTokenSignsOutAndKeepsWhatWaits();
    void aLateRefusalOfTheOldTokenChangesNothing();
    void aLateAnswerUndoesNothingThatTheFeedBrought();
    void aRefusedReadSignsOutAtOnce();
    void aPageThatCouldNotBeStoredIsRequestedAgain();
    void aCursorThatTheServerRefusesIsForgotten();
    void aRestoredServerIsReadAgain();
    void aRestoredServerTellsWhatItLacks();
    void anotherOrganizationHasNothingInCommon();
    void aKilledClientGoesOnWhereItWas();
    void aSecondStartReadsOnlyWhatChanged();
    void anOrganizationThatTheFeedBringsFirstIsReadOnce();
    void twoClientsComeToTheSame();
    void missedChangesAreCaughtUpWith();

private:
    SyncedClient &client() { return *m_client; }
    void start() { client().start(); }
    bool hasSeen(Phase phase) const
    {
        return std::any_of(m_client->states().begin(), m_client->states().end(),
                           [phase](const app::SyncState &state) { return state.phase == phase; });
    }
    FeedbackId item(const QByteArray &text, const Members &more = {})
    {
        return feedbackId(m_desk->settled(text, more));
    }
    BufferId buffer(const QByteArray &name) { return bufferId(m_desk->buffer(name)); }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<FaultyServer> m_server;
    std::unique_ptr<SyncedClient> m_client;
};

void TestSyncEngine::init()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    m_server = std::make_unique<FaultyServer>(m_backend.port());
    m_client = std::make_unique<SyncedClient>(m_server->url(), m_desk->admin.token());
}

void TestSyncEngine::cleanup()
{
    m_client.reset();
    m_server.reset();
    m_desk.reset();
}

void TestSyncEngine::aPageSaysAtItsEndWhereItLeads()
{
    const QByteArray text
        = R"({"data":[{"text":"\"meta\":{\"cursor\":\"no\""}],)"
          R"("meta":{"cursor":"42","has_more":true,"links":{"api":{"self":"/x"},"web":null}}})";
    const auto place = app::feedPositionOf(text);
    QVERIFY(place);
    QCOMPARE(place->cursor, "42"_ba);
    QVERIFY(place->hasMore);
    QVERIFY(!app::feedPositionOf(text.first(text.size() / 2)));
    QVERIFY(!app::feedPositionOf("{}"));
}

/// The client requests such a page again after a pause, not at once and without end.
void TestSyncEngine::aFeedThatDoesNotProgressIsNoted()
{
    start();
    QVERIFY(client().settle());
    const QByteArray page = R"({"data":[],"meta":{"cursor":")" + app::StoreSync(client().store()).cursor()
        + R"(","has_more":true,"links":{}}})";
    int requests = 0;
    QTcpServer stuck;
    QVERIFY(stuck.listen(QHostAddress::LocalHost));
    connect(&stuck, &QTcpServer::newConnection, this, [&] {
        QTcpSocket *socket = stuck.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&, socket] {
            if (!socket->peek(socket->bytesAvailable()).contains("\r\n\r\n"))
                return;
            socket->readAll();
            ++requests;
            socket->write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
                          + QByteArray::number(page.size()) + "\r\n\r\n" + page);
        });
    });
    app::ApiClient api({ QUrl(u"http://127.0.0.1:%1"_s.arg(stuck.serverPort())),
                         QString::fromLatin1(m_desk->admin.token()) });
    app::FeedLoop loop(client().store(), api, testPace());
    QTest::ignoreMessage(QtCriticalMsg,
                         QRegularExpression(u"^feed_progress: more follows after the same cursor,"_s));
    QCOMPARE(violationsOf(Invariant::FeedProgress), 0U);
    loop.start();
    QTRY_VERIFY(requests >= 2);
    loop.stop();
    QVERIFY(violationsOf(Invariant::FeedProgress) > 0);
}

void TestSyncEngine::aLostClockIsASleep()
{
    app::Wakeups wakeups;
    QSignalSpy woken(&wakeups, &app::Wakeups::machineWokeUp);
    const qint64 start = 1'700'000'000'000;
    wakeups.compareClocks(start, 0);
    woken.clear();
    wakeups.compareClocks(start + 2'500, 2'500);
    wakeups.compareClocks(start + 6'000, 5'000); // a correction
    QCOMPARE(woken.size(), 0);
    wakeups.compareClocks(start + 3'600'000, 7'500);
    QCOMPARE(woken.size(), 1);
}

void TestSyncEngine::anEditIsSentWhileTheServerHasWhatItStartedFrom()
{
    using Kind = app::EditComparison::Kind;
    Feedback server;
    server.title = u"Old"_s;
    server.description = u"Text"_s;
    app::EditFeedback edit;
    edit.patch = titled(u"New"_s);
    edit.before = titled(u"Old"_s);
    QCOMPARE(app::compareEdit(edit, server).kind, Kind::Open);
    server.description = u"Other text"_s;
    QCOMPARE(app::compareEdit(edit, server).kind, Kind::Open);
    server.title = u"New"_s;
    QCOMPARE(app::compareEdit(edit, server).kind, Kind::Done);
    server.title = u"Theirs"_s;
    QCOMPARE(app::compareEdit(edit, server).kind, Kind::Overtaken);
    edit.before = {};
    QCOMPARE(app::compareEdit(edit, server).kind, Kind::Open);
}

void TestSyncEngine::theFirstSyncBringsEverything()
{
    const BufferId bugs = buffer("Bugs");
    const FeedbackId crash = item("It crashes", { { "title", "Crash" }, { "submitted_by", "user-1" } });
    m_desk->assign(toString(bugs).toLatin1(), toString(crash).toLatin1());
    item("Ünïcödé 🐞 \"quotes\"\nand lines");
    start();
    QVERIFY(converges(client(), *m_desk));
    QVERIFY(hasSeen(Phase::FirstSync));
    QCOMPARE(client().store().me()->member.name, u"Ada"_s);
    QVERIFY(eventually([this] { return client().store().organization().has_value(); }));
    QCOMPARE(client().store().organization()->slug, m_desk->organization().slug);
    QCOMPARE(client().store().counts().all, 2);
}

void TestSyncEngine::manyPagesComeInOrder()
{
    const BufferId bugs = buffer("Bugs");
    for (int i = 0; i < 12; ++i)
        m_desk->assign(toString(bugs).toLatin1(), toString(item("Text " + QByteArray::number(i))).toLatin1());
    app::SyncPace pace = testPace();
    pace.pageSize = 3;
    client().start(pace);
    QVERIFY(converges(client(), *m_desk));
    QVERIFY(m_server->count("GET", "/changes") > 4);
}

void TestSyncEngine::theFrameIsThereBeforeTheFirstItem()
{
    const FeedbackId tagged = item("Text");
    for (int i = 0; i < 6; ++i)
        item("Text " + QByteArray::number(i));
    // All of this is behind the items in the feed.
    for (const char *name : { "Bugs", "Praise", "Wishes" })
        buffer(name);
    m_desk->post("/members", { { "name", "Lu" }, { "email", "lu@example.com" }, { "role", "member" } });
    m_desk->post("/views",
                 { { "name", "Exports" },
                   { "visibility", "shared" },
                   { "filter", QJsonObject{ { u"tag"_s, QJsonArray{ u"export"_s } } } } });
    tag(*m_desk, toString(tagged).toLatin1());
    m_server->fail("GET", "/tags", Fault::Kind::HoldReply);
    app::SyncPace pace = testPace();
    pace.pageSize = 3;
    client().start(pace);
    app::LocalStore &store = client().store();
    const FrameOfFirstItem frame(store);
    QVERIFY(eventually([&] {
        return store.buffers().size() == 3 && store.members().size() == 3 && m_server->delayed() == 1;
    }));
    QCOMPARE(frame.text(), QString());
    m_server->release();
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(frame.text(), u"3 buffers, 3 members, 1 views, 1 tags"_s);
}

/// The server may be set back between two pages of the frame.
void TestSyncEngine::aFrameThatTheServerRefusesIsReadAgain()
{
    item("crash");
    for (const char *name : { "Bugs", "Praise", "Wishes" })
        buffer(name);
    m_server->fail("GET", "&since=", Fault::Kind::Status, 1, 422, "invalid-field-value");
    app::SyncPace pace = testPace();
    pace.pageSize = 3;
    client().start(pace);
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(m_server->struck(), 1);
    QVERIFY(!hasSeen(Phase::Offline));
}

/// The number of items is requested beside the feed, and either may be answered first.
void TestSyncEngine::theFirstSyncSaysItsTotalOnceItIsKnown()
{
    for (int i = 0; i < 12; ++i)
        item("Text " + QByteArray::number(i));
    m_server->add({ "GET", "/feedback?", { Fault::Kind::Delay, 0, {}, 0 }, 1, 1, 0 });
    m_server->add({ "GET", "/changes", { Fault::Kind::Delay, 0, {}, 0 }, 3, 2, 0 });
    app::SyncPace pace = testPace();
    pace.pageSize = 3;
    client().start(pace);
    QVERIFY(eventually([this] { return m_server->delayed() == 2; }));
    QCOMPARE(client().phase(), Phase::FirstSync);
    QCOMPARE(client().engine().state().total, 0);
    m_server->release(); // the next page of the feed waits again
    QVERIFY(eventually([this] { return client().engine().state().total == 12; }));
    QVERIFY(eventually([this] { return m_server->delayed() == 1; }));
    m_server->release();
    QVERIFY(converges(client(), *m_desk));
}

void TestSyncEngine::changesOfOthersArrive()
{
    const QByteArray bugs = m_desk->buffer("Bugs");
    const QByteArray crash = m_desk->settled("crash");
    start();
    QVERIFY(converges(client(), *m_desk));
    m_desk->assign(bugs, crash);
    m_desk->patch("/feedback/" + crash, { { "title", "Crash" }, { "needs_review", true } });
    m_desk->post("/feedback/" + crash + "/notes", { { "text", "Seen" } });
    m_desk->patch("/buffers/" + bugs, { { "name", "Defects" } });
    QVERIFY(converges(client(), *m_desk));
    m_desk->remove("/buffers/" + bugs);
    m_desk->remove("/feedback/" + crash);
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(client().store().counts().all, 0);
}

void TestSyncEngine::everythingThatIsDoneHereArrivesThere()
{
    const BufferId inbox = buffer("Inbox");
    const BufferId billing = buffer("Billing");
    const FeedbackId first = item("first", { { "title", "Old" } });
    const FeedbackId second = item("second");
    const QByteArray id = toString(first).toLatin1();
    m_desk->assign(toString(inbox).toLatin1(), id);
    start();
    QVERIFY(client().settle());
    client().act({ app::Assign{ first, billing }, app::Unassign{ first, inbox } });
    client().act({ app::EditFeedback{ first, titled(u"New"_s), titled(u"Old"_s) } });
    client().act({ app::WriteNote{ first, u"A note"_s } });
    client().act({ app::DeleteFeedback{ second } });
    client().act({ app::RetryRouting{ first } });
    QVERIFY(client().settle());
    m_desk->settle();
    QCOMPARE(m_desk->buffersOf(id), u"Billing"_s);
    QCOMPARE(m_desk->get("/feedback/" + id)["title"].toString(), u"New"_s);
    QVERIFY(m_desk->timeline(id).contains(u"A note"_s));
    QCOMPARE(m_desk->total("/feedback"), 1);
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(client().store().outboxSummary(), app::OutboxSummary());
}

void TestSyncEngine::aMoveIsNeverNowhere()
{
    const BufferId inbox = buffer("Inbox");
    const BufferId billing = buffer("Billing");
    const FeedbackId crash = item("crash");
    m_desk->assign(toString(inbox).toLatin1(), toString(crash).toLatin1());
    start();
    QVERIFY(client().settle());
    client().act({ app::Assign{ crash, billing }, app::Unassign{ crash, inbox } });
    QVERIFY(client().settle());
    QStringList order;
    for (const SeenRequest &seen : m_server->requests()) {
        if (seen.path.contains("/buffers/"))
            order.append(QString::fromLatin1(seen.method));
    }
    QCOMPARE(order, (QStringList{ u"PUT"_s, u"DELETE"_s }));
}

void TestSyncEngine::conflictsLetTheServerWin()
{
    const FeedbackId crash = item("crash", { { "title", "Old" } });
    start();
    QVERIFY(client().settle());
    m_server->setAway(true);
    client().act({ app::EditFeedback{ crash, titled(u"Mine"_s), titled(u"Old"_s) } });
    m_desk->patch("/feedback/" + toString(crash).toLatin1(), { { "title", "Theirs" } });
    m_server->setAway(false);
    client().engine().syncNow();
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(client().store().item(crash)->feedback.title.value_or(QString()), u"Theirs"_s);
    QCOMPARE(client().store().outboxSummary().failed, 1);
    const app::OutboxEntry entry = client().store().outbox().front();
    QCOMPARE(entry.state, app::OutboxEntryState::Conflict);
    QCOMPARE(entry.sending->trouble.theirs, u"Theirs"_s);
    QCOMPARE(m_server->count("PATCH", {}), 0);
}

void TestSyncEngine::editsOfOtherFieldsAreNoConflict()
{
    const FeedbackId crash = item("crash", { { "title", "Old" } });
    start();
    QVERIFY(client().settle());
    m_server->setAway(true);
    client().act({ app::EditFeedback{ crash, titled(u"Mine"_s), titled(u"Old"_s) } });
    m_desk->patch("/feedback/" + toString(crash).toLatin1(), { { "description", "theirs" } });
    m_server->setAway(false);
    client().engine().syncNow();
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(m_desk->get("/feedback/" + toString(crash).toLatin1())["title"].toString(), u"Mine"_s);
    QCOMPARE(client().store().outboxSummary().failed, 0);
}

void TestSyncEngine::anotherPersonsMoveOfTheSameItemWins()
{
    const BufferId inbox = buffer("Inbox");
    const BufferId mine = buffer("Mine");
    const BufferId theirs = buffer("Theirs");
    const FeedbackId crash = item("crash");
    const QByteArray id = toString(crash).toLatin1();
    m_desk->assign(toString(inbox).toLatin1(), id);
    start();
    QVERIFY(client().settle());
    m_server->setAway(true);
    client().act({ app::Assign{ crash, mine, inbox }, app::Unassign{ crash, inbox } });
    m_desk->assign(toString(theirs).toLatin1(), id);
    m_desk->remove("/buffers/" + toString(inbox).toLatin1() + "/feedback/" + id);
    m_server->setAway(false);
    client().engine().syncNow();
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(m_desk->buffersOf(id), u"Theirs"_s);
    QCOMPARE(client().store().outboxSummary().failed, 1);
    const app::OutboxEntry entry = client().store().outbox().front();
    QCOMPARE(entry.state, app::OutboxEntryState::Conflict);
    QCOMPARE(entry.sending->trouble.theirs, u"Theirs"_s);
    client().store().retry(entry.id);
    QVERIFY(client().settle());
    QCOMPARE(m_desk->buffersOf(id), u"Mine"_s);
}

void TestSyncEngine::goneObjectsAreReported()
{
    const BufferId inbox = buffer("Inbox");
    const BufferId billing = buffer("Billing");
    const FeedbackId crash = item("crash");
    const FeedbackId other = item("other");
    m_desk->assign(toString(inbox).toLatin1(), toString(crash).toLatin1());
    start();
    QVERIFY(client().settle());
    m_server->setAway(true);
    client().act({ app::Assign{ crash, billing }, app::Unassign{ crash, inbox } });
    client().act({ app::DeleteFeedback{ other } });
    m_desk->remove("/buffers/" + toString(billing).toLatin1());
    m_desk->remove("/feedback/" + toString(other).toLatin1());
    m_server->setAway(false);
    client().engine().syncNow();
    QVERIFY(eventually([this] { return client().store().outboxSummary().failed == 1; }));
    const app::OutboxEntry entry = client().store().outbox().front();
    QCOMPARE(entry.sending->trouble.problem->type, ProblemType::BufferNotFound);
    QVERIFY(entry.sending->trouble.problem->detail.contains(u"no longer has"_s));
    QVERIFY(!entry.sending->trouble.requestId.isEmpty());
    // Removing it from its old buffer waits too.
    QCOMPARE(m_desk->buffersOf(toString(crash).toLatin1()), u"Inbox"_s);
}

void TestSyncEngine::withoutANetworkEverythingWaits()
{
    const FeedbackId crash = item("crash");
    const BufferId bugs = buffer("Bugs");
    start();
    QVERIFY(client().settle());
    m_server->setAway(true);
    QVERIFY(eventually([this] { return client().phase() == Phase::Offline; }));
    const app::SyncState state = client().engine().state();
    QVERIFY(state.since && state.nextTry && state.problem);
    client().act({ app::Assign{ crash, bugs } });
    client().act({ app::WriteNote{ crash, u"Written on a train"_s } });
    QCOMPARE(client().store().outboxSummary().waiting, 2);
    QVERIFY(eventually([&] { return client().store().item(crash)->buffers.size() == 1; }));
    m_desk->settled("meanwhile");
    m_server->setAway(false); // the client is not notified
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(m_desk->buffersOf(toString(crash).toLatin1()), u"Bugs"_s);
}

void TestSyncEngine::aRevokedTokenSignsOutAndKeepsWhatWaits()
{
    const FeedbackId crash = item("crash");
    const services::IssuedToken token = m_desk->token(TokenKind::FullAccess, Desk::memberEmail());
    m_client = std::make_unique<SyncedClient>(m_server->url(), token.token);
    start();
    QVERIFY(client().settle());
    const QByteArray tokens = m_desk->get("/tokens?limit=1").items().first()[u"id"].toString().toLatin1();
    QCOMPARE(m_desk->remove("/tokens/" + tokens).outcome(), u"204"_s);
    client().act({ app::WriteNote{ crash, u"Mine"_s } });
    QVERIFY(eventually([this] { return client().phase() == Phase::SignedOut; }));
    QCOMPARE(client().store().outboxSummary().waiting, 1);
    client().api().setToken(QString::fromLatin1(m_desk->member.token()));
    client().engine().syncNow();
    QVERIFY(converges(client(), *m_desk));
    QVERIFY(m_desk->timeline(toString(crash).toLatin1()).contains(u"Mine"_s));
}

void TestSyncEngine::aLateRefusalOfTheOldTokenChangesNothing()
{
    const FeedbackId crash = item("crash");
    const services::IssuedToken token = m_desk->token(TokenKind::FullAccess, Desk::memberEmail());
    m_client = std::make_unique<SyncedClient>(m_server->url(), token.token);
    start();
    QVERIFY(client().settle());
    const QByteArray tokens = m_desk->get("/tokens?limit=1").items().first()[u"id"].toString().toLatin1();
    m_server->fail("POST", "/notes", Fault::Kind::Delay);
    client().act({ app::WriteNote{ crash, u"Mine"_s } });
    QVERIFY(eventually([this] { return m_server->delayed() == 1; }));
    QCOMPARE(m_desk->remove("/tokens/" + tokens).outcome(), u"204"_s);
    QVERIFY(eventually([this] { return client().phase() == Phase::SignedOut; }));
    client().api().setToken(QString::fromLatin1(m_desk->member.token()));
    client().engine().syncNow();
    QVERIFY(eventually([this] { return client().phase() == Phase::UpToDate; }));
    m_server->release(); // the server refuses the note, as it was sent with the old token
    QVERIFY(converges(client(), *m_desk));
    QVERIFY(m_desk->timeline(toString(crash).toLatin1()).contains(u"Mine"_s));
}

/// The feed may bring an own change, and what a colleague made of it, before the answer to the request.
void TestSyncEngine::aLateAnswerUndoesNothingThatTheFeedBrought()
{
    const QByteArray bugs = m_desk->buffer("Bugs");
    const QByteArray crash = toString(item("crash")).toLatin1();
    start();
    QVERIFY(converges(client(), *m_desk));
    m_server->fail("PUT", "/feedback/", Fault::Kind::HoldReply);
    client().act({ app::Assign{ feedbackId(crash), bufferId(bugs) } });
    QVERIFY(eventually([this] { return m_server->delayed() == 1; }));
    m_desk->takeOut(bugs, crash);
    const BufferId gone = bufferId(m_desk->buffer("Later"));
    QVERIFY(eventually([&] { return client().store().buffer(gone) != nullptr; }));
    m_server->release();
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(m_desk->buffersOf(crash), u"-"_s);
}

void TestSyncEngine::aRefusedReadSignsOutAtOnce()
{
    const QByteArray crash = toString(item("crash")).toLatin1();
    const services::IssuedToken token = m_desk->token(TokenKind::FullAccess, Desk::memberEmail());
    m_client = std::make_unique<SyncedClient>(m_server->url(), token.token);
    start();
    QVERIFY(client().settle());
    const QByteArray tokens = m_desk->get("/tokens?limit=1").items().first()[u"id"].toString().toLatin1();
    QCOMPARE(m_desk->remove("/tokens/" + tokens).outcome(), u"204"_s);
    // The feed is waiting meanwhile: the request of the detail notices it.
    const auto asked = client().api().exchange(
        app::ApiClient::request(api::infoOf(api::getFeedback), { QString::fromLatin1(crash) }));
    QVERIFY(eventually([this] { return client().phase() == Phase::SignedOut; }));
}

void TestSyncEngine::aPageThatCouldNotBeStoredIsRequestedAgain()
{
    const FeedbackId crash = item("crash");
    start();
    QVERIFY(converges(client(), *m_desk));
    QSignalSpy failed(&client().store(), &app::LocalStore::failed);
    QByteArray requested;
    {
        const FullDisk full;
        requested = app::StoreSync(client().store()).cursor();
        // The item changes once: no later page brings what this one has.
        m_desk->patch("/feedback/" + toString(crash).toLatin1(), { { "title", "Meanwhile" } });
        QVERIFY(eventually([&failed] { return !failed.isEmpty(); }));
        QCOMPARE(app::StoreSync(client().store()).cursor(), requested);
    }
    // The client may have requested the page again while the disk was full: only what it shows at the end
    // counts.
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(client().store().item(crash)->feedback.title, std::optional(u"Meanwhile"_s));
    QVERIFY(app::StoreSync(client().store()).cursor() != requested);
}

void TestSyncEngine::aRestoredServerIsReadAgain()
{
    const auto fromTheBeginning = [this] {
        return m_server->count("GET", "/changes?limit="); // others have types or a cursor before it
    };
    item("crash");
    start();
    QVERIFY(converges(client(), *m_desk));
    client().kill();
    start(); // the organization is known from before
    QVERIFY(converges(client(), *m_desk));
    QVERIFY(eventually([this] {
        const auto known = client().store().organization();
        return known && known->usage.feedbackCreated == 1;
    }));
    QCOMPARE(fromTheBeginning(), 1);
    m_server->setAway(true);
    QVERIFY(eventually([this] { return client().phase() == Phase::Offline; }));
    m_backend.sql(u"update organization_state set feedback_created = 0 where organization = %1"_s.arg(
        m_desk->organization().id.value()));
    m_server->setAway(false);
    QVERIFY(eventually([&] { return fromTheBeginning() == 2; }));
    QVERIFY(converges(client(), *m_desk));
}

void TestSyncEngine::aRestoredServerTellsWhatItLacks()
{
    const BufferId bugs = buffer("Bugs");
    const BufferId billing = buffer("Billing");
    const FeedbackId crash = item("crash");
    const FeedbackId slow = item("slow");
    start();
    QVERIFY(client().settle());
    client().act({ app::Assign{ crash, bugs }, app::Assign{ slow, bugs } });
    QVERIFY(client().settle());
    client().act({ app::WriteNote{ crash, u"Kept"_s } });
    QVERIFY(client().settle());
    client().act({ app::WriteNote{ crash, u"Lost"_s } });
    QVERIFY(client().settle());
    // A move of two items is four activities, of which those of an item are not next to each other.
    client().act({ app::Assign{ crash, billing }, app::Assign{ slow, billing } });
    QVERIFY(client().settle());
    client().act({ app::Unassign{ crash, bugs }, app::Unassign{ slow, bugs } });
    QVERIFY(converges(client(), *m_desk));
    client().kill();
    start(); // the organization is known from before
    QVERIFY(converges(client(), *m_desk));
    QVERIFY(eventually([this] {
        const auto known = client().store().organization();
        return known && known->usage.feedbackCreated == 2;
    }));
    QSignalSpy setBack(&client().engine(), &app::SyncEngine::setBack);
    m_server->setAway(true);
    QVERIFY(eventually([this] { return client().phase() == Phase::Offline; }));
    const QString organization = QString::number(m_desk->organization().id.value());
    m_backend.sql(u"delete from note where organization = %1 and id >= (select id from note where "
                  "organization = %1 and text = 'Lost')"_s.arg(organization));
    m_backend.sql(
        u"update organization_state set feedback_created = 0 where organization = %1"_s.arg(organization));
    m_server->setAway(false);
    QVERIFY(eventually([&setBack] { return setBack.size() == 1; }));
    const auto what = setBack.first().first().value<app::SetBack>();
    QCOMPARE(what.lost.size(), 3u);
    QCOMPARE(what.records.size(), 5u);
    QCOMPARE(what.lost.back().text, u"Lost"_s);
    for (const std::size_t i : { 0u, 1u })
        QCOMPARE(what.lost[i].activity->code, activitycode::assigned);
    QCOMPARE(what.items.at(crash), u"crash"_s);
    QVERIFY(what.to < what.lost.back().createdAt);
}

void TestSyncEngine::aCursorThatTheServerRefusesIsForgotten()
{
    tag(*m_desk, m_desk->settled("crash"));
    start();
    QVERIFY(converges(client(), *m_desk));
    const FrameOfFirstItem frame(client().store());
    const QByteArray withoutCursor = "/changes?limit=";
    const int before = m_server->count("GET", withoutCursor);
    // A single refusal may meet the request that is aborted here.
    m_server->fail("GET", "/changes?since=", Fault::Kind::Status, 1'000'000, 422, "invalid-field-value");
    client().engine().syncNow();
    QVERIFY(eventually([&] { return m_server->count("GET", withoutCursor) > before; }));
    m_server->recover();
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(client().store().counts().all, 1);
    QCOMPARE(frame.text(), u"0 buffers, 2 members, 0 views, 1 tags"_s);
}

void TestSyncEngine::anotherOrganizationHasNothingInCommon()
{
    item("ours");
    start();
    QVERIFY(converges(client(), *m_desk));
    Desk other(m_backend);
    other.switchRouting(false);
    tag(other, other.settled("theirs"));
    const FrameOfFirstItem frame(client().store());
    client().api().setToken(QString::fromLatin1(other.admin.token()));
    client().engine().syncNow();
    QVERIFY(converges(client(), other));
    QCOMPARE(client().store().counts().all, 1);
    QCOMPARE(frame.text(), u"0 buffers, 2 members, 0 views, 1 tags"_s);
}

void TestSyncEngine::aKilledClientGoesOnWhereItWas()
{
    const FeedbackId crash = item("crash");
    const BufferId bugs = buffer("Bugs");
    start();
    QVERIFY(client().settle());
    m_server->fail("PUT", "/buffers/", Fault::Kind::Stall);
    client().act({ app::Assign{ crash, bugs }, app::DeleteFeedback{ item("other") } });
    QVERIFY(eventually([this] { return m_server->stalled() == 1; }));
    client().store().flush();
    client().kill();
    m_server->recover();
    m_desk->settled("meanwhile");
    start();
    QVERIFY(converges(client(), *m_desk));
    QCOMPARE(m_desk->timeline(toString(crash).toLatin1()).count(u"Assigned"_s), 1);
}

void TestSyncEngine::aSecondStartReadsOnlyWhatChanged()
{
    const auto asked = [this](const QByteArray &path) {
        const auto &all = m_server->requests();
        const auto last = std::find_if(all.rbegin(), all.rend(), [&path](const SeenRequest &each) {
            return each.path == "/api/v0" + path;
        });
        return last == all.rend() ? -1 : last->status;
    };
    start();
    QVERIFY(client().settle());
    QVERIFY(eventually([this] { return !app::StoreSync(client().store()).organizationTag().isEmpty(); }));
    QCOMPARE(asked("/organization"), 200);
    QCOMPARE(asked("/me"), 200);
    const QString before = client().tree();
    client().store().flush();
    client().kill();
    start();
    QVERIFY(client().settle());
    QVERIFY(eventually([&] { return asked("/organization") == 304; }));
    QCOMPARE(asked("/me"), 304);
    QCOMPARE(client().store().me()->member.name, u"Ada"_s);
    QCOMPARE(client().tree(), before);

    // Another role and another name of the organization are read.
    client().store().flush();
    client().kill();
    QCOMPARE(m_desk->patch("/organization", { { "name", "Renamed" } }).outcome(), u"200"_s);
    start();
    QVERIFY(eventually([this] { return client().store().organization()->name == u"Renamed"_s; }));
    QVERIFY(client().settle());
}

void TestSyncEngine::anOrganizationThatTheFeedBringsFirstIsReadOnce()
{
    m_server->fail("GET", "/organization", Fault::Kind::HoldReply);
    start();
    QVERIFY(eventually([this] { return m_server->delayed() == 1; }));
    QVERIFY(eventually([this] { return client().store().organization().has_value(); }));
    m_server->release();
    QVERIFY(eventually([this] { return !app::StoreSync(client().store()).organizationTag().isEmpty(); }));
    const auto reads = std::ranges::count_if(
        m_server->requests(), [](const SeenRequest &each) { return each.path == "/api/v0/organization"; });
    QCOMPARE(reads, 1);
}

void TestSyncEngine::twoClientsComeToTheSame()
{
    const BufferId bugs = buffer("Bugs");
    const BufferId praise = buffer("Praise");
    std::vector<FeedbackId> items;
    for (int i = 0; i < 6; ++i)
        items.push_back(item("Text " + QByteArray::number(i)));
    SyncedClient mel(m_server->url(), m_desk->member.token());
    start();
    mel.start();
    QVERIFY(client().settle());
    QVERIFY(mel.settle());
    for (std::size_t i = 0; i < items.size(); ++i) {
        client().act({ app::Assign{ items[i], bugs } });
        mel.act({ app::Assign{ items[i], praise }, app::WriteNote{ items[i], u"From Mel"_s } });
        if (i % 2 == 0)
            client().act({ app::Unassign{ items[i], bugs } });
    }
    QVERIFY(client().settle());
    QVERIFY(mel.settle());
    QVERIFY(converges(client(), *m_desk));
    QVERIFY(converges(mel, *m_desk));
}

void TestSyncEngine::missedChangesAreCaughtUpWith()
{
    start();
    QVERIFY(client().settle());
    client().kill();
    for (int i = 0; i < 25; ++i)
        m_desk->feedback("Text " + QByteArray::number(i));
    m_desk->settle();
    app::SyncPace pace = testPace();
    pace.pageSize = 10;
    client().start(pace);
    QVERIFY(converges(client(), *m_desk));
    QVERIFY(hasSeen(Phase::CatchingUp));
    QCOMPARE(client().store().counts().all, 25);
}

TRIAGE_TEST(TestSyncEngine, QCoreApplication)
#include "tst_syncengine.moc"
