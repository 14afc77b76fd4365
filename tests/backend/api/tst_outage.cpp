// SPDX-License-Identifier: GPL-3.0-or-later
// The backend while PostgreSQL is away: what it still answers, that it comes back by itself, and that nothing
// is lost.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestOutage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutTheDatabaseItSaysWhenToComeBack();
    void requestsWithoutDatabaseAreAnswered();
    void itRecoversByItself();
    void pendingItemsAreRoutedAfterwards();
    void nothingAcknowledgedIsLostWhenTheDatabaseIsKilled();
    void aRestartUnderLoadBreaksNothing();

private:
    /// Waits until the backend works again.
    bool worksAgain(Desk &desk)
    {
        return eventually(
            [&desk] { return desk.get("/readyz").status == 200 && desk.get("/feedback").status == 200; });
    }

    ScratchCluster m_cluster;
    TestBackend m_backend{ m_cluster };
};

void TestOutage::withoutTheDatabaseItSaysWhenToComeBack()
{
    Desk desk(m_backend);
    const QByteArray bugs = "/buffers/" + desk.buffer("Bugs");
    const QByteArray item = "/feedback/" + desk.settled("crash");
    m_cluster.stop();
    const QByteArray body = R"({"name":"x","description":"x","text":"x","destination_buffer_id":"x"})";
    for (const Sent &request : { Sent{ "GET", "/buffers", {}, {} },
                                 Sent{ "POST", "/buffers", body, {} },
                                 Sent{ "GET", bugs, {}, {} },
                                 Sent{ "PATCH", bugs, body, {} },
                                 Sent{ "DELETE", bugs, {}, {} },
                                 Sent{ "POST", bugs + "/restore", {}, {} },
                                 Sent{ "GET", bugs + "/feedback", {}, {} },
                                 Sent{ "PUT", bugs + item, {}, {} },
                                 Sent{ "DELETE", bugs + item, {}, {} },
                                 Sent{ "POST", bugs + "/move-all", body, {} },
                                 Sent{ "GET", "/research", {}, {} },
                                 Sent{ "POST", "/research", R"({"question":"x"})", {} },
                                 Sent{ "GET", "/research/0000000000001", {}, {} },
                                 Sent{ "DELETE", "/research/0000000000001", {}, {} },
                                 Sent{ "GET", "/feedback", {}, {} },
                                 Sent{ "POST", "/feedback", body, {} },
                                 Sent{ "GET", item, {}, {} },
                                 Sent{ "PATCH", item, body, {} },
                                 Sent{ "DELETE", item, {}, {} },
                                 Sent{ "GET", item + "/buffers", {}, {} },
                                 Sent{ "GET", item + "/targets", {}, {} },
                                 Sent{ "GET", item + "/notes", {}, {} },
                                 Sent{ "POST", item + "/notes", body, {} },
                                 Sent{ "GET", item + "/routing", {}, {} },
                                 Sent{ "POST", item + "/routing", {}, {} },
                                 Sent{ "GET", item + "/similar", {}, {} },
                                 Sent{ "GET", "/routing/quality", {}, {} },
                                 Sent{ "GET", "/statistics/buffers", {}, {} },
                                 Sent{ "POST", "/routing/preview", body, {} },
                                 Sent{ "POST", "/routing/test", body, {} } }) {
        const Answer refused = desk.send(request);
        QCOMPARE(refused.outcome(), u"503 service-unavailable"_s);
        QVERIFY(refused.header("Retry-After").toInt() > 0);
        QVERIFY(!refused.header("X-Request-Id").isEmpty());
    }
    QCOMPARE(desk.get("/readyz").outcome(), u"503 service-unavailable"_s);
    m_cluster.start();
    QVERIFY(worksAgain(desk));
    QCOMPARE(desk.total("/feedback"), 1);
    QCOMPARE(desk.total("/buffers"), 1);
}

void TestOutage::requestsWithoutDatabaseAreAnswered()
{
    Desk desk(m_backend);
    TestClient nobody(m_backend.port());
    m_cluster.stop();
    QCOMPARE(nobody.get("/healthz").outcome(), u"200"_s);
    QCOMPARE(nobody.get("/feedback").outcome(), u"401 unauthorized"_s);
    QCOMPARE(nobody.send({ "GET", "/feedback", {}, { { "Authorization", "Bearer ib_x" } } }).outcome(),
             u"401 invalid-token-format"_s);
    QCOMPARE(desk.get("/nowhere").outcome(), u"404 not-found"_s);
    QCOMPARE(desk.put("/feedback").outcome(), u"405 method-not-allowed"_s);
    QCOMPARE(desk.send({ "POST", "/feedback", "x", { { "Content-Type", "text/plain" } } }).outcome(),
             u"415 unsupported-media-type"_s);
    QCOMPARE(nobody.send({ "OPTIONS", "/feedback", {}, { { "Origin", "https://shop.example" } } }).outcome(),
             u"204"_s);
    QCOMPARE(desk.send({ "POST", "/feedback", QByteArray(2 << 20, ' '), {} }).outcome(),
             u"413 payload-too-large"_s);
    m_cluster.start();
    QVERIFY(worksAgain(desk));
}

void TestOutage::itRecoversByItself()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    desk.switchRouting(false);
    for (const bool killed : { false, true }) {
        const QByteArray item = desk.settled("crash");
        if (killed)
            m_cluster.kill9();
        else
            m_cluster.stop();
        QCOMPARE(desk.post("/feedback", { { "description", "lost" } }).status, 503);
        m_cluster.start();
        QVERIFY(worksAgain(desk));
        // Everything works, not only what was tried.
        QVERIFY(eventually([&] { return desk.put("/buffers/" + bugs + "/feedback/" + item).status == 204; }));
        QVERIFY(eventually([&] {
            return desk.post("/feedback", { { "description", "new" } }).status == 201;
        }));
        QCOMPARE(desk.get("/buffers/bugs/feedback").outcome(), u"200"_s);
    }
    QCOMPARE(desk.board(), u"Bugs: crash, crash"_s);
    // Revoked tokens and changes are heard of again, too: the words come over a connection of their own.
    const QByteArray later = desk.settled("later");
    QCOMPARE(desk.get("/feedback/" + later)["routing_status"], u"skipped"_s);
}

void TestOutage::pendingItemsAreRoutedAfterwards()
{
    Desk desk(m_backend);
    desk.buffer("Bugs", { { "routing_instructions", "crashes" } });
    desk.routeEverything();
    m_backend.holdRouting();
    const QByteArray item = desk.feedback("It crashes");
    m_cluster.kill9();
    m_cluster.start();
    QVERIFY(worksAgain(desk));
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], u"pending"_s);
    m_backend.releaseRouting();
    QCOMPARE(desk.routed(item)["routing_status"], u"routed"_s);
    QCOMPARE(desk.buffersOf(item), u"Bugs"_s);
}

void TestOutage::nothingAcknowledgedIsLostWhenTheDatabaseIsKilled()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    std::vector<Sent> requests;
    for (int i = 0; i < 400; ++i)
        requests.push_back(
            { "POST", "/feedback", Members{ { "description", QByteArray::number(i) } }.toJson(), {} });
    const std::vector<Answer> answers = desk.admin.sendAll(requests, 16, [this](std::size_t answered) {
        if (answered == 150)
            m_cluster.kill9();
    });
    m_cluster.start();
    QVERIFY(worksAgain(desk));

    QSet<QString> acknowledged;
    for (const Answer &answer : answers) {
        QVERIFY2(answer.status == 201 || answer.outcome() == u"503 service-unavailable",
                 qPrintable(answer.outcome()));
        if (answer.status == 201)
            acknowledged.insert(QString::fromLatin1(answer.id()));
    }
    QVERIFY(acknowledged.size() >= 150);
    QVERIFY(acknowledged.size() < 400);
    desk.settle();
    QSet<QString> kept;
    QByteArray page = "/feedback?limit=100";
    while (!page.isEmpty()) {
        const Answer list = desk.get(page);
        QCOMPARE(list.outcome(), u"200"_s);
        for (const QJsonValue &item : list.items()) {
            kept.insert(item[u"id"].toString());
            QCOMPARE(item[u"routing_status"], u"skipped"_s);
        }
        page = list.meta("next").toString().toLatin1();
    }
    QVERIFY(kept.contains(acknowledged));
    QCOMPARE(desk.total("/feedback"), int(kept.size()));
}

void TestOutage::aRestartUnderLoadBreaksNothing()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    desk.switchRouting(false);
    std::vector<QByteArray> items;
    for (int i = 0; i < 20; ++i)
        items.push_back(desk.feedback("item"));
    desk.settle();
    std::vector<Sent> requests;
    for (int i = 0; i < 300; ++i) {
        const QByteArray &item = items[std::size_t(i) % items.size()];
        const QByteArray membership = "/buffers/" + bugs + "/feedback/" + item;
        requests.push_back(i % 3 == 0 ? Sent{ "GET", "/feedback?search=item", {}, {} }
                               : i % 3 == 1
                               ? Sent{ "PUT", membership, {}, {} }
                               : Sent{ "PATCH", "/feedback/" + item, R"({"needs_review":true})", {} });
    }
    const std::vector<Answer> answers = desk.admin.sendAll(requests, 12, [this](std::size_t answered) {
        if (answered == 100)
            m_cluster.restart();
    });
    QVERIFY(worksAgain(desk));
    for (const Answer &answer : answers)
        QVERIFY2(answer.status / 100 == 2 || answer.outcome() == u"503 service-unavailable",
                 qPrintable(answer.outcome()));
    // Whatever was done is counted.
    QCOMPARE(desk.get("/buffers/bugs")["feedback_count"].toInt(-1),
             int(desk.get("/buffers/bugs/feedback?limit=100").items().size()));
    QCOMPARE(desk.total("/feedback?needs_review=true"),
             int(desk.get("/feedback?needs_review=true&limit=100").items().size()));
}

TRIAGE_TEST(TestOutage, QCoreApplication)
#include "tst_outage.moc"
