// SPDX-License-Identifier: GPL-3.0-or-later
// How much time, space and how many connections a client gets.
#include "http/bytebudget.h"
#include "httptest.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::http;
using namespace triage::http::test;

namespace {

// A deadline that certainly passes while a test waits; the others stay out of the way.
Limits shortOf(std::chrono::milliseconds Limits::*deadline)
{
    Limits limits;
    limits.*deadline = 40ms;
    return limits;
}

constexpr qsizetype mebibyte = 1 << 20;

/// Clients that do not take their answers, of a server that has memory for little more than eight of these.
/// The sockets of a client and of the server have room for a few mebibytes.
class ReadsNothing
{
public:
    ReadsNothing()
    {
        m_server.answerWith([](const Request &) {
            return Response{ 200, {}, QByteArray(20 * mebibyte, 'x') };
        });
    }

    /// Adds a client with the address 127.0.0.<host>. Returns false if its connection is closed.
    bool add(int host, int organization)
    {
        const int before = m_server.server().connections();
        const qsizetype seen = m_server.seen().size();
        Wire &client = *m_clients.emplace_back(std::make_unique<Wire>(m_server.port(), host));
        const QByteArray line = "Organization: " + QByteArray::number(organization) + "\r\n";
        return client.send(get("/x", line)) && waitFor([&] { return m_server.seen().size() > seen; })
            && m_server.server().connections() > before;
    }

private:
    static Limits limits()
    {
        Limits limits;
        limits.answerMemory = 8 * 20 * mebibyte;
        return limits;
    }

    TestServer m_server{ limits() };
    std::vector<std::unique_ptr<Wire>> m_clients;
};

} // namespace

class TestHttpLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stopsServingAClientThatDoesNotRead();
    void closesOnAClientThatNeverReads();
    void closesOnAClientThatReadsTooSlowly();
    void unsentAnswersOfAnAddressHaveAnEighthOfTheMemory();
    void unsentAnswersOfAnOrganizationHaveAnEighthOfTheMemory();
    void theAddressWithTheMostGivesWayToAnotherOne();
    void letsOthersHaveTheirTurn();
    void addressesTakeTurnsHoweverManyConnectionsTheyHave();
    void answersOthersWhileAClientFloods();
    void endsAStalledHead();
    void endsAStalledBody();
    void endsASlowHead();
    void closesIdleConnectionsWithoutAWord();
    void closesAfterALastAnswerThatIsNotRead();
    void answersForAHandlerThatDoesNot();
    void answersForAHandlerThatDropsTheRequest();
    void refusesTooManyConnections();
    void refusesTooManyConnectionsOfOnePeer();
    void onePeerGetsAFewHundredConnections();
    void connectionsLeaveDescriptorsForOthers_data();
    void connectionsLeaveDescriptorsForOthers();
    void acceptsAgainWhenDescriptorsHadRunOut();
};

void TestHttpLimits::stopsServingAClientThatDoesNotRead()
{
    TestServer server;
    const QByteArray body(256 * 1024, 'x');
    server.answerWith([&body](const Request &) { return Response{ 200, {}, body }; });
    Wire client(server.port());
    constexpr int count = 1000;
    QVERIFY(client.send(get("/x").repeated(count)));
    Wire other(server.port());
    const auto served = [&server] {
        return server.seen().filter(u"GET /x"_s).size();
    };
    for (qsizetype before = -1;
         before != served();) { // until another client's request brings this one nothing
        before = served();
        QCOMPARE(other.get("/other").status, 200);
    }
    QVERIFY2(served() < 200, qPrintable(QString::number(served())));
    for (int i = 0; i < count; ++i)
        QCOMPARE(client.read().body.size(), body.size());
    QCOMPARE(served(), count);
}

void TestHttpLimits::closesOnAClientThatNeverReads()
{
    TestServer server(shortOf(&Limits::writeDeadline));
    server.answerWith([](const Request &) { return Response{ 200, {}, QByteArray(15 << 20, 'x') }; });
    Wire client(server.port());
    QVERIFY(client.send(get("/x")));
    QVERIFY(waitFor([&] { return server.seen().size() == 1; }));
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
}

void TestHttpLimits::closesOnAClientThatReadsTooSlowly()
{
    Limits limits;
    limits.writeDeadline = 500ms;
    limits.answerRate = 1 << 30;
    TestServer server(limits);
    server.answerWith([](const Request &) { return Response{ 200, {}, QByteArray(15 << 20, 'x') }; });
    Wire client(server.port());
    QVERIFY(client.send(get("/x")));
    QVERIFY(waitFor([&] { return server.seen().size() == 1; }));
    QElapsedTimer sinceRead;
    sinceRead.start();
    const bool isClosed = waitFor([&] {
        if (sinceRead.elapsed() > 50) { // 2.5 MB a second, with progress all the time
            client.discard(128 * 1024);
            sinceRead.restart();
        }
        return server.server().connections() == 0;
    });
    QVERIFY(isClosed);
    QCOMPARE(server.server().answerBytes(), 0);
}

void TestHttpLimits::unsentAnswersOfAnAddressHaveAnEighthOfTheMemory()
{
    ReadsNothing crowd;
    QVERIFY(crowd.add(2, 1));
    QVERIFY(!crowd.add(2, 2));
    QVERIFY(crowd.add(3, 2));
}

void TestHttpLimits::unsentAnswersOfAnOrganizationHaveAnEighthOfTheMemory()
{
    ReadsNothing crowd;
    QVERIFY(crowd.add(2, 1));
    QVERIFY(!crowd.add(3, 1));
    QVERIFY(crowd.add(3, 2));
}

void TestHttpLimits::theAddressWithTheMostGivesWayToAnotherOne()
{
    std::vector<std::unique_ptr<CountedBytes>> answers;
    int ended = 0;
    ByteBudget budget(800, [&](const QHostAddress &address) {
        const auto newest = std::find_if(answers.rbegin(), answers.rend(), [&](const auto &each) {
            return each->size() > 0 && each->address() == address;
        });
        (*newest)->shrinkTo(0);
        ++ended;
        return true;
    });
    const auto add = [&](quint32 address, OrganizationId organization, qint64 bytes) {
        answers.push_back(std::make_unique<CountedBytes>(budget));
        answers.back()->setAddress(QHostAddress(address));
        return answers.back()->setOrganization(organization) && answers.back()->growTo(bytes);
    };
    for (quint32 address = 1; address <= 8; ++address) {
        for (int i = 0; i < 2; ++i)
            QVERIFY(add(address, OrganizationId(address), 50));
    }
    QCOMPARE(budget.used(), 800);
    QVERIFY(!add(1, OrganizationId(9), 1)); // the address has its share
    QVERIFY(!add(9, OrganizationId(1), 1)); // the organization has
    QVERIFY(add(9, OrganizationId(9), 60));
    QCOMPARE(ended, 2);
    QCOMPARE(budget.used(), 760);
    answers.clear();
    QCOMPARE(budget.used(), 0);
}

void TestHttpLimits::letsOthersHaveTheirTurn()
{
    TestServer server;
    Wire flooding(server.port());
    Wire other(server.port());
    QVERIFY(waitFor([&] { return server.server().connections() == 2; }));
    flooding.sendSome(get("/flood").repeated(1000));
    other.sendSome(get("/other"));
    QVERIFY(waitFor([&] { return server.seen().contains(u"GET /other"_s); }));
    QVERIFY(server.seen().indexOf(u"GET /other"_s) < 900);
    QVERIFY(waitFor([&] { return server.seen().size() == 1001; }));
}

void TestHttpLimits::addressesTakeTurnsHoweverManyConnectionsTheyHave()
{
    constexpr int connections = 200;
    TestServer server;
    std::vector<std::unique_ptr<Wire>> busy;
    for (int i = 0; i < connections; ++i)
        busy.push_back(std::make_unique<Wire>(server.port(), 2));
    Wire other(server.port(), 3);
    QVERIFY(waitFor([&] { return server.server().connections() == connections + 1; }));
    for (const auto &each : busy)
        QVERIFY(each->send(get("/busy")));
    QVERIFY(other.send(get("/other")));
    QVERIFY(waitFor([&] { return server.seen().size() == connections + 1; }));
    QVERIFY(server.seen().indexOf(u"GET /other"_s) <= 2);
}

void TestHttpLimits::answersOthersWhileAClientFloods()
{
    TestServer server;
    Wire flooding(server.port(), 2);
    QVERIFY(waitFor([&] { return server.server().connections() == 1; }));
    constexpr int requests = 4000;
    qsizetype seen = 0;
    // In Qt's loop a timer has its turn after the sockets and the posted events.
    QTimer::singleShot(1, &server.server(), [&] { seen = server.seen().size(); });
    QVERIFY(flooding.send(get("/flood").repeated(requests)));
    QVERIFY(waitFor([&] { return server.seen().size() == requests; }));
    QVERIFY2(seen > 0 && seen < requests, QByteArray::number(seen).constData());
}

void TestHttpLimits::endsAStalledHead()
{
    TestServer server(shortOf(&Limits::headerDeadline));
    Wire client(server.port());
    QVERIFY(client.send("GET / HTTP/1.1\r\nX-Request-Id: abc\r\nHost:"));
    const WireAnswer answer = client.read();
    QCOMPARE(answer.status, 408);
    QCOMPARE(answer.headers.value("x-request-id"), "abc"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);
}

void TestHttpLimits::endsAStalledBody()
{
    TestServer server(shortOf(&Limits::bodyDeadline));
    Wire client(server.port());
    QVERIFY(client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhe"));
    QCOMPARE(client.read().status, 408);
    QCOMPARE(client.readToEnd(), ""_ba);
    QCOMPARE(server.seen(), QStringList());
}

void TestHttpLimits::endsASlowHead()
{
    TestServer server(shortOf(&Limits::headerDeadline));
    Wire client(server.port());
    QVERIFY(client.send("GET / HTTP/1.1\r\nX: "));
    // A byte in every round of the event loop never lets the connection be idle.
    QVERIFY(waitFor([&] {
        client.sendSome("x");
        return server.server().connections() == 0 || client.isClosed();
    }));
    QCOMPARE(server.seen(), QStringList());
}

void TestHttpLimits::closesIdleConnectionsWithoutAWord()
{
    TestServer server(shortOf(&Limits::idleDeadline));
    Wire fresh(server.port());
    Wire used(server.port());
    QCOMPARE(used.get("/x").status, 200);
    QCOMPARE(fresh.readToEnd(), ""_ba);
    QCOMPARE(used.readToEnd(), ""_ba);
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
}

void TestHttpLimits::closesAfterALastAnswerThatIsNotRead()
{
    TestServer server(shortOf(&Limits::lingerDeadline));
    Wire client(server.port());
    QVERIFY(client.send(get("/x", "Connection: close\r\n")));
    QVERIFY(waitFor([&] { return server.seen().size() == 1 && server.server().connections() == 0; }));
    QCOMPARE(client.read().status, 200);
}

void TestHttpLimits::answersForAHandlerThatDoesNot()
{
    TestServer server(shortOf(&Limits::answerDeadline));
    Wire client(server.port());
    QVERIFY(client.send(get("/later", "X-Request-Id: abc\r\n") + get("/x")));
    const WireAnswer answer = client.read();
    QCOMPARE(answer.status, 504);
    QCOMPARE(answer.headers.value("x-request-id"), "abc"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);
    server.answerOldest("too late");
    Wire next(server.port());
    QCOMPARE(next.get("/x").body, "GET /x"_ba);
}

void TestHttpLimits::answersForAHandlerThatDropsTheRequest()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send("HEAD /drop HTTP/1.1\r\nHost: h\r\nX-Request-Id: abc\r\n\r\n"));
    const WireAnswer answer = client.read(true);
    QCOMPARE(answer.status, 500);
    QCOMPARE(answer.headers.value("x-request-id"), "abc"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);

    Wire other(server.port());
    QVERIFY(other.send(get("/later")));
    QVERIFY(waitFor([&] { return server.waiting() == 1; }));
    server.takeWaiting();
    QCOMPARE(other.read().status, 500);
}

void TestHttpLimits::refusesTooManyConnections()
{
    Limits limits;
    limits.connections = 2;
    TestServer server(limits);
    Wire one(server.port());
    Wire two(server.port());
    QCOMPARE(one.get("/x").status, 200);
    QCOMPARE(two.get("/x").status, 200);
    Wire three(server.port());
    QCOMPARE(three.read().status, 503);
    QCOMPARE(three.readToEnd(), ""_ba);
    QCOMPARE(one.get("/x").status, 200);

    std::vector<std::unique_ptr<Wire>> crowd; // of which only some get an answer
    for (int i = 0; i < 400; ++i)
        crowd.push_back(std::make_unique<Wire>(server.port()));
    int told = 0;
    for (const auto &client : crowd)
        told += client->read().status == 503 ? 1 : 0;
    QVERIFY(told > 0 && told < 400);

    crowd.clear();
    three.close();
    two.close();
    QVERIFY(waitFor([&] { return server.server().connections() == 1; }));
    Wire again(server.port());
    QCOMPARE(again.get("/x").status, 200);
}

void TestHttpLimits::refusesTooManyConnectionsOfOnePeer()
{
    Limits limits;
    limits.connectionsPerPeer = 1;
    TestServer server(limits);
    auto one = std::make_unique<Wire>(server.port());
    QCOMPARE(one->get("/x").status, 200);
    Wire two(server.port());
    QCOMPARE(two.read().status, 503);
    two.close();
    one.reset();
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
    Wire three(server.port());
    QCOMPARE(three.get("/x").status, 200);
}

void TestHttpLimits::onePeerGetsAFewHundredConnections()
{
    const Limits limits;
    TestServer server;
    std::vector<std::unique_ptr<Wire>> crowd;
    for (int i = 0; i < limits.connectionsPerPeer; ++i)
        crowd.push_back(std::make_unique<Wire>(server.port()));
    QCOMPARE(crowd.back()->get("/x").status, 200);
    Wire oneMore(server.port());
    QCOMPARE(oneMore.read().status, 503);
    QCOMPARE(crowd.front()->get("/x").status, 200);
}

void TestHttpLimits::connectionsLeaveDescriptorsForOthers_data()
{
    QTest::addColumn<qint64>("descriptors");
    QTest::addColumn<int>("connections");
    QTest::newRow("plenty") << qint64(1'048'576) << 20'000;
    QTest::newRow("a hard limit of 4096") << qint64(4096) << 3584;
    QTest::newRow("a hard limit of 1024") << qint64(1024) << 672;
    QTest::newRow("hardly any") << qint64(64) << 28;
}

void TestHttpLimits::connectionsLeaveDescriptorsForOthers()
{
    QFETCH(const qint64, descriptors);
    QFETCH(const int, connections);
    Limits limits;
    limits.fitDescriptors(descriptors);
    QCOMPARE(limits.connections, connections);
    QVERIFY(limits.connections + limits.refusals <= descriptors - std::min<qint64>(256, descriptors / 2));
}

void TestHttpLimits::acceptsAgainWhenDescriptorsHadRunOut()
{
    bool failed = false; // no spy: sanitizers need descriptors to look at an object for the first time
    TestServer server(shortOf(&Limits::lingerDeadline)); // which makes the front look often
    const auto *front = server.server().findChild<QTcpServer *>();
    connect(front, &QTcpServer::acceptError, this, [&failed] { failed = true; });
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
    const int nextFree = ::dup(0);
    ::close(nextFree);
    rlimit tight = before;
    tight.rlim_cur = nextFree + 1; // the client's own
    QCOMPARE(::setrlimit(RLIMIT_NOFILE, &tight), 0);
    Wire client(server.port());
    const bool hasFailed = waitFor([&] { return failed; });
    QCOMPARE(::setrlimit(RLIMIT_NOFILE, &before), 0);
    QVERIFY(hasFailed);
    QCOMPARE(client.get("/x").status, 200);
}

TRIAGE_TEST(TestHttpLimits, QCoreApplication)
#include "tst_httplimits.moc"
