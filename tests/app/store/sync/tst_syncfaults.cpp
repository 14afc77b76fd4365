// SPDX-License-Identifier: GPL-3.0-or-later
// Every request times every kind of failure: in the end client and server agree, and nothing happened twice.
// Takes longer than a minute: in each of more than a hundred cases the client waits before it tries again.

#include "support/await.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using Phase = app::SyncState::Phase;
using Kind = Fault::Kind;

namespace {

// Qt sends a request again if a kept connection ended; this often, it gives up.
constexpr int often = 6;

struct FaultCase
{
    const char *name;
    Fault fault;
    int times;
    bool isFinal = false; ///< The server refuses permanently.
};

const std::vector<FaultCase> &allFaults()
{
    static const std::vector<FaultCase> faults{
        { "the request is lost", { Kind::LoseRequest, 0, {}, 0 }, often },
        { "the reply is lost", { Kind::LoseReply, 0, {}, 0 }, often },
        { "the reply is lost once", { Kind::LoseReply, 0, {}, 0 }, 1 },
        { "cut in the body", { Kind::CutBody, 0, {}, 0 }, often },
        { "stalled", { Kind::Stall, 0, {}, 0 }, 1 },
        { "401", { Kind::Status, 401, "invalid-token", 0 }, 1 },
        { "403", { Kind::Status, 403, "forbidden", 0 }, 1, true },
        { "404", { Kind::Status, 404, "feedback-not-found", 0 }, 1, true },
        { "409", { Kind::Status, 409, "conflict", 0 }, 1, true },
        { "422", { Kind::Status, 422, "invalid-field-value", 0 }, 1, true },
        { "429", { Kind::Status, 429, "rate-limited", 1 }, 1 },
        { "500", { Kind::Status, 500, "internal-error", 0 }, 3 },
        { "503", { Kind::Status, 503, "service-unavailable", 0 }, 3 },
        { "500 when it was done", { Kind::StatusAfter, 500, "internal-error", 0 }, 3 },
        { "truncated JSON", { Kind::TruncatedJson, 0, {}, 0 }, 1 },
        { "another type", { Kind::WrongType, 0, {}, 0 }, 2 },
        { "no HTTP", { Kind::NotHttp, 0, {}, 0 }, 2 },
    };
    return faults;
}

struct RequestCase
{
    const char *name;
    const char *method;
    const char *path; ///< A part of the path; %1 is the item.
};

constexpr RequestCase requests[] = {
    { "assign", "PUT", "/feedback/%1" },
    { "unassign", "DELETE", "/buffers/" },
    { "look before an edit", "GET", "/api/v0/feedback/%1" },
    { "edit", "PATCH", "/feedback/%1" },
    { "note", "POST", "/notes" },
    { "retry routing", "POST", "/routing" },
    { "delete", "DELETE", "/api/v0/feedback/%1" },
};

app::SyncPace quickPace()
{
    app::SyncPace pace = testPace();
    pace.timeout = std::chrono::milliseconds(1000);
    pace.wait = std::chrono::seconds(2);
    return pace;
}

} // namespace

class TestSyncFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void everyRequestSurvivesEveryFailure_data();
    void everyRequestSurvivesEveryFailure();
    void theFeedSurvivesEveryFailure_data();
    void theFeedSurvivesEveryFailure();
    void theFirstItemsWaitForTagsOnlyForATime();
    void allAgreeAfterRandomFaults_data();
    void allAgreeAfterRandomFaults();

private:
    std::vector<app::Operation> operationsFor(const QByteArray &name) const;
    app::Operation randomOperation(std::mt19937 &random);

    TestBackend m_backend;
    bool m_knowsKeys = false; ///< The server executes a POST once under its Idempotency-Key.
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<FaultyServer> m_server;
    std::unique_ptr<SyncedClient> m_client;
    std::vector<BufferId> m_buffers;
    std::vector<FeedbackId> m_items;
};

void TestSyncFaults::initTestCase()
{
    Desk desk(m_backend);
    const QByteArray path = "/feedback/" + desk.settled("crash") + "/notes";
    for (int i = 0; i < 2; ++i)
        desk.send({ "POST", path, R"({"text":"once"})", { { "Idempotency-Key", "a-key-of-the-test" } } });
    m_knowsKeys = desk.get(path).all("text").count(u"once"_s) == 1;
}

void TestSyncFaults::init()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    m_server = std::make_unique<FaultyServer>(m_backend.port());
    m_client = std::make_unique<SyncedClient>(m_server->url(), m_desk->admin.token());
    m_buffers.clear();
    m_items.clear();
}

void TestSyncFaults::cleanup()
{
    m_client.reset();
    m_server.reset();
    m_desk.reset();
}

std::vector<app::Operation> TestSyncFaults::operationsFor(const QByteArray &name) const
{
    const FeedbackId item = m_items.front();
    FeedbackPatch wanted;
    wanted.title = std::optional(u"New"_s);
    FeedbackPatch before;
    before.title = std::optional(u"Old"_s);
    if (name == "assign")
        return { app::Assign{ item, m_buffers[1] } };
    if (name == "unassign")
        return { app::Unassign{ item, m_buffers[0] } };
    if (name == "note")
        return { app::WriteNote{ item, u"Only once"_s } };
    if (name == "retry routing")
        return { app::RetryRouting{ item } };
    if (name == "delete")
        return { app::DeleteFeedback{ item } };
    return { app::EditFeedback{ item, wanted, before } };
}

void TestSyncFaults::everyRequestSurvivesEveryFailure_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("fault");
    for (const RequestCase &request : requests) {
        for (std::size_t i = 0; i < allFaults().size(); ++i)
            QTest::addRow("%s: %s", request.name, allFaults()[i].name)
                << QByteArray(request.name) << QByteArray(request.method) << QByteArray(request.path)
                << int(i);
    }
}

void TestSyncFaults::everyRequestSurvivesEveryFailure()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    QFETCH(int, fault);
    const FaultCase &each = allFaults()[std::size_t(fault)];
    m_buffers = { bufferId(m_desk->buffer("Inbox")), bufferId(m_desk->buffer("Billing")) };
    const QByteArray item = m_desk->settled("crash", { { "title", "Old" } });
    m_items = { feedbackId(item) };
    m_desk->assign(toString(m_buffers[0]).toLatin1(), item);
    m_client->start(quickPace());
    QVERIFY(m_client->settle());

    m_server->add({ method, QByteArray(path).replace("%1", item), each.fault, 1, each.times, 0 });
    m_client->act(operationsFor(name));
    QVERIFY(eventually(
        [this, &each] { return m_server->struck() >= 1 && (each.times == 1 || m_client->isSettled()); }));
    if (each.fault.status == 401) {
        QVERIFY(eventually([this] { return m_client->phase() == Phase::SignedOut; }));
        QCOMPARE(m_client->store().outboxSummary().waiting, 1);
        m_client->engine().syncNow();
    }
    QVERIFY(m_client->settle());

    // A simulated 404 claims that the item was deleted, which these operations accept.
    const bool isBelieved = each.fault.status == 404 && (name == "delete" || name == "unassign");
    QCOMPARE(m_client->store().outboxSummary().failed, each.isFinal && !isBelieved ? 1 : 0);
    if (isBelieved)
        return;
    m_desk->settle();
    QVERIFY(converges(*m_client, *m_desk));
    if (!each.isFinal && name == "delete")
        QCOMPARE(m_desk->total("/feedback"), 0);
    if (!each.isFinal && name == "assign")
        QCOMPARE(m_desk->buffersOf(item), u"Inbox, Billing"_s);
    if (!each.isFinal && name == "edit")
        QCOMPARE(m_desk->get("/feedback/" + item)["title"].toString(), u"New"_s);
    if (name == "note" && (m_knowsKeys || each.isFinal))
        QCOMPARE(m_desk->timeline(item).count(u"Only once"_s), each.isFinal ? 0 : 1);
}

void TestSyncFaults::theFeedSurvivesEveryFailure_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("fault");
    for (const char *path : { "/changes", "types=", "/me" }) {
        for (std::size_t i = 0; i < allFaults().size(); ++i)
            QTest::addRow("%s: %s", path, allFaults()[i].name) << QByteArray(path) << int(i);
    }
}

void TestSyncFaults::theFeedSurvivesEveryFailure()
{
    QFETCH(QByteArray, path);
    QFETCH(int, fault);
    const FaultCase &each = allFaults()[std::size_t(fault)];
    m_desk->assign(m_desk->buffer("Inbox"), m_desk->settled("crash"));
    m_server->add({ "GET", path, each.fault, 1, each.times, 0 });
    m_client->start(quickPace());
    QVERIFY(eventually([this] { return m_server->struck() >= 1; }));
    if (each.fault.status == 401 || each.fault.status == 403) {
        QVERIFY(eventually([this] { return m_client->phase() == Phase::SignedOut; }));
        m_client->engine().syncNow();
    }
    m_desk->settled("meanwhile");
    QVERIFY(converges(*m_client, *m_desk));
}

void TestSyncFaults::theFirstItemsWaitForTagsOnlyForATime()
{
    const QByteArray crash = m_desk->settled("crash");
    m_desk->patch("/feedback/" + crash + "/triage", { { "tags", QJsonArray{ u"export"_s } } });
    m_server->fail("GET", "/tags", Kind::Stall);
    m_client->start(quickPace());
    QVERIFY(converges(*m_client, *m_desk));
    QVERIFY(eventually([this] { return m_client->store().tags().size() == 1; })); // which are read again
}

app::Operation TestSyncFaults::randomOperation(std::mt19937 &random)
{
    const auto below = [&random](std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
    };
    const FeedbackId item = m_items[below(m_items.size())];
    const BufferId buffer = m_buffers[below(m_buffers.size())];
    switch (below(8)) {
    case 0:
    case 1:
        return app::Assign{ item, buffer };
    case 2:
        return app::Unassign{ item, buffer };
    case 3:
        return app::WriteNote{ item, u"Note %1"_s.arg(random()) };
    case 4:
        return app::RetryRouting{ item };
    case 5:
        return app::DeleteFeedback{ item };
    default:
        break;
    }
    FeedbackPatch wanted;
    FeedbackPatch before;
    const std::optional<app::ShownItem> known = m_client->store().item(item);
    wanted.title = std::optional(u"Title %1"_s.arg(below(5)));
    if (known)
        before.title = known->feedback.title;
    return app::EditFeedback{ item, wanted, before };
}

void TestSyncFaults::allAgreeAfterRandomFaults_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/// People act on both sides while requests fail at random and the client is killed now and then.
void TestSyncFaults::allAgreeAfterRandomFaults()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    for (const char *name : { "Inbox", "Billing", "Praise" })
        m_buffers.push_back(bufferId(m_desk->buffer(name)));
    for (int i = 0; i < 12; ++i)
        m_items.push_back(feedbackId(m_desk->settled("Text " + QByteArray::number(i))));
    m_client->start(quickPace());
    QVERIFY(m_client->settle());
    m_server->failByChance(seed, 0.15,
                           { { Kind::LoseReply, 0, {}, 0 },
                             { Kind::LoseRequest, 0, {}, 0 },
                             { Kind::CutBody, 0, {}, 0 },
                             { Kind::Status, 500, "internal-error", 0 },
                             { Kind::Status, 503, "service-unavailable", 0 },
                             { Kind::StatusAfter, 500, "internal-error", 0 },
                             { Kind::WrongType, 0, {}, 0 } });
    for (int step = 0; step < 60; ++step) {
        m_client->act({ randomOperation(random) });
        if (step % 7 == 3) {
            const QByteArray item = toString(m_items[random() % m_items.size()]).toLatin1();
            m_desk->patch("/feedback/" + item, { { "title", "From another" } });
        }
        if (step % 20 == 19) {
            m_client->kill();
            m_client->start(quickPace());
        }
        // Waits until any outcome has been reached.
        const int before = int(m_server->requests().size());
        QVERIFY(eventually([&] { return int(m_server->requests().size()) > before; }));
    }
    m_server->recover();
    m_client->engine().syncNow();
    // A person decides about refused entries, and the entries behind them wait.
    QVERIFY(eventually([this] {
        for (const app::OutboxEntry &entry : m_client->store().outbox()) {
            if (entry.state == app::OutboxEntryState::Failed
                || entry.state == app::OutboxEntryState::Conflict)
                m_client->store().discard(entry.id);
        }
        return m_client->isSettled() && m_client->store().outboxSummary() == app::OutboxSummary();
    }));
    m_desk->settle();
    QVERIFY(converges(*m_client, *m_desk));
    if (m_knowsKeys) {
        const QString tree = treeOf(*m_desk);
        const QStringList words = tree.split(u'|');
        for (const QString &word : words) {
            if (word.startsWith(u" Note "_s))
                QCOMPARE(tree.count(word), 1);
        }
    }
}

TRIAGE_TEST(TestSyncFaults, QCoreApplication)
#include "tst_syncfaults.moc"
