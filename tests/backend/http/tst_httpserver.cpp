// SPDX-License-Identifier: GPL-3.0-or-later
// What a well-behaved client and the code above the server may rely on.
#include "httptest.h"

#include "http/feedsocket.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::http;
using namespace triage::http::test;

class TestHttpServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void passesTheRequestOnAndTheAnswerBack();
    void keepsPathsAndQueriesAsTheyWereSent_data();
    void keepsPathsAndQueriesAsTheyWereSent();
    void passesEveryMethodOn();
    void knowsIPv4ClientsByTheirIPv4Address();
    void answersHeadWithTheLengthOfGetAndNoBody();
    void sendsNeitherBodyNorLengthWith_data();
    void sendsNeitherBodyNorLengthWith();
    void closesAfterTheAnswerWhereTheClientWantsIt_data();
    void closesAfterTheAnswerWhereTheClientWantsIt();
    void keepsHttp10ConnectionsOnRequest();
    void ignoresRequestsAfterConnectionClose();
    void asksForTheBodyWhereTheClientWaits();
    void answersStayInOrder();
    void answersAPipelineInOneGo();
    void sendsNoAnswerFieldThatWouldBreakTheAnswer();
    void answersWithLargeBodies();
    void costsNothingMoreWithEveryRequest();
    void serves2000Connections();
    void answersOnlyTheFirstTime();
    void answersMayBeGivenWhileAnotherRequestIsHandled();
};

void TestHttpServer::initTestCase()
{
    rlimit files{};
    QCOMPARE(::getrlimit(RLIMIT_NOFILE, &files), 0);
    files.rlim_cur = files.rlim_max;
    QCOMPARE(::setrlimit(RLIMIT_NOFILE, &files), 0);
}

void TestHttpServer::passesTheRequestOnAndTheAnswerBack()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send("POST /a?b=c HTTP/1.1\r\nHost: h\r\nX-One: 1\r\nContent-Length: 5\r\n\r\nhello"));
    const WireAnswer answer = client.read();
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, "POST /a?b=c hello"_ba);
    QCOMPARE(answer.headers.value("content-type"), "text/plain"_ba);
    QCOMPARE(answer.headers.values("content-length"), QList<QByteArray>{ "17" });
    QVERIFY(!answer.headers.contains("connection"));
    QCOMPARE(server.requests().first().headers.value("x-one"), "1"_ba);
    QCOMPARE(client.get("/again").body, "GET /again"_ba);
    QCOMPARE(server.server().connections(), 1);
}

void TestHttpServer::keepsPathsAndQueriesAsTheyWereSent_data()
{
    QTest::addColumn<QByteArray>("target");
    for (const char *target :
         { "/", "//x", "//user@evil.example:99/x", "/%2F", "/..", "/a/./../b//c/", "/a;b=c,d:@!$&'()*+",
           "/%00%zz%", "/x?", "/?a=b+c%20d&e[]=f?/", "//xn--/%ff" })
        QTest::addRow("%s", target) << QByteArray(target);
}

void TestHttpServer::keepsPathsAndQueriesAsTheyWereSent()
{
    QFETCH(const QByteArray, target);
    TestServer server;
    Wire client(server.port());
    QCOMPARE(client.get(target).status, 200);
    const Request request = server.requests().constFirst();
    const qsizetype mark = target.indexOf('?');
    QCOMPARE(request.path, mark < 0 ? target : target.first(mark));
    QCOMPARE(request.query, mark < 0 ? QByteArray() : target.mid(mark + 1));
}

void TestHttpServer::passesEveryMethodOn()
{
    TestServer server;
    Wire client(server.port());
    for (const char *method : { "GET", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW", "get" }) {
        QVERIFY(client.send(method + " /x HTTP/1.1\r\nHost: h\r\n\r\n"_ba));
        QCOMPARE(client.read().body, method + " /x"_ba);
    }
    QCOMPARE(server.requests().at(2).method, Method::Patch);
    QCOMPARE(server.requests().constLast().method, Method::Other);
}

void TestHttpServer::knowsIPv4ClientsByTheirIPv4Address()
{
    TestServer server({}, QHostAddress::Any);
    Wire client(server.port());
    QCOMPARE(client.get("/x").status, 200);
    const QHostAddress peer = server.requests().constFirst().peer;
    QCOMPARE(peer.protocol(), QAbstractSocket::IPv4Protocol);
    QCOMPARE(peer, QHostAddress(QHostAddress::LocalHost));
}

void TestHttpServer::answersHeadWithTheLengthOfGetAndNoBody()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send("HEAD /x HTTP/1.1\r\nHost: h\r\n\r\n"));
    const WireAnswer answer = client.read(true);
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.headers.value("Content-Length"), "7"_ba); // "HEAD /x"
    QCOMPARE(client.get("/y").body, "GET /y"_ba); // and not the rest of the answer before
}

void TestHttpServer::sendsNeitherBodyNorLengthWith_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("204") << 204;
    QTest::newRow("304") << 304;
}

void TestHttpServer::sendsNeitherBodyNorLengthWith()
{
    QFETCH(const int, status);
    TestServer server;
    server.answerWith([status](const Request &) {
        return Response{ status, { { "ETag"_ba, "\"1\""_ba } }, "not to be seen"_ba };
    });
    Wire client(server.port());
    const WireAnswer answer = client.get("/x");
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.headers.size(), 1);
    QCOMPARE(answer.headers.value("etag"), "\"1\""_ba);
    QCOMPARE(client.get("/y").status, status);
}

void TestHttpServer::closesAfterTheAnswerWhereTheClientWantsIt_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::newRow("1.1 close") << get("/x", "Connection: close\r\n");
    QTest::newRow("1.0") << "GET /x HTTP/1.0\r\n\r\n"_ba;
}

void TestHttpServer::closesAfterTheAnswerWhereTheClientWantsIt()
{
    QFETCH(const QByteArray, request);
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(request));
    const WireAnswer answer = client.read();
    QCOMPARE(answer.body, "GET /x"_ba);
    QCOMPARE(answer.headers.value("connection"), "close"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);
    client.close();
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
}

void TestHttpServer::keepsHttp10ConnectionsOnRequest()
{
    TestServer server;
    Wire client(server.port());
    for (int i = 0; i < 2; ++i) {
        QVERIFY(client.send("GET /x HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"));
        QCOMPARE(client.read().headers.value("connection"), "keep-alive"_ba);
    }
}

void TestHttpServer::ignoresRequestsAfterConnectionClose()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(get("/x", "Connection: close\r\n") + get("/y") + get("/z")));
    QCOMPARE(client.read().body, "GET /x"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);
    QCOMPARE(server.seen(), QStringList{ u"GET /x"_s });
}

void TestHttpServer::asksForTheBodyWhereTheClientWaits()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"));
    QCOMPARE(client.read().status, 100);
    QVERIFY(server.seen().isEmpty());
    QVERIFY(client.send("hi"));
    QCOMPARE(client.read().body, "POST /x hi"_ba);
}

void TestHttpServer::answersStayInOrder()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(get("/later/1") + get("/fast/2") + get("/later/3") + get("/fast/4")));
    QVERIFY(waitFor([&] { return server.waiting() == 1; }));
    QCOMPARE(server.seen(), QStringList{ u"GET /later/1"_s }); // one at a time
    server.answerOldest("one");
    QVERIFY(waitFor([&] { return server.waiting() == 1; }));
    QCOMPARE(server.seen().size(), 3);
    server.answerOldest("three");
    for (const char *body : { "one", "GET /fast/2", "three", "GET /fast/4" })
        QCOMPARE(client.read().body, QByteArray(body));
}

void TestHttpServer::answersAPipelineInOneGo()
{
    TestServer server;
    Wire client(server.port());
    constexpr int count = 5000; // deep enough to end the stack if answers nested
    QByteArray requests;
    for (int i = 0; i < count; ++i)
        requests += get('/' + QByteArray::number(i));
    QVERIFY(client.send(requests));
    for (int i = 0; i < count; ++i)
        QCOMPARE(client.read().body, "GET /" + QByteArray::number(i));
}

void TestHttpServer::sendsNoAnswerFieldThatWouldBreakTheAnswer()
{
    TestServer server;
    server.answerWith([](const Request &) {
        return Response{ 200,
                         { { "A"_ba, "1\r\nB: 2"_ba },
                           { "C\r\nD"_ba, "3"_ba },
                           { "Content-Length"_ba, "0"_ba },
                           { "E"_ba, "5"_ba },
                           { "Transfer-Encoding"_ba, "chunked"_ba },
                           { "Connection"_ba, "close"_ba } },
                         "body"_ba };
    });
    Wire client(server.port());
    const WireAnswer answer = client.get("/x");
    QCOMPARE(answer.headers.size(), 2);
    QCOMPARE(answer.headers.value("e"), "5"_ba);
    QCOMPARE(answer.body, "body"_ba);
}

void TestHttpServer::answersWithLargeBodies()
{
    TestServer server;
    const QByteArray large(15 << 20, 'x'); // far above what a socket and the high water take
    server.answerWith([&large](const Request &) { return Response{ 200, {}, large }; });
    Wire client(server.port());
    for (int i = 0; i < 2; ++i)
        QCOMPARE(client.get("/x").body, large);
}

void TestHttpServer::costsNothingMoreWithEveryRequest()
{
    TestServer server;
    Wire client(server.port());
    const auto objects = [&server] {
        return server.server().findChildren<QObject *>().size();
    };
    QCOMPARE(client.get("/x").status, 200);
    const qsizetype before = objects();
    QVERIFY(before > 0);
    const int descriptors = openDescriptors();
    QByteArray batch;
    for (int i = 0; i < 99; ++i)
        batch += get("/x");
    batch += get("/later");
    for (int round = 0; round < 200; ++round) {
        QVERIFY(client.send(batch));
        QVERIFY(waitFor([&] { return server.waiting() == 1; }));
        server.answerOldest("later");
        for (int i = 0; i < 100; ++i)
            QCOMPARE(client.read().status, 200);
    }
    QCOMPARE(server.seen().size(), 20001);
    QCOMPARE(objects(), before);
    for (const FeedSocket *feed : server.server().findChildren<FeedSocket *>())
        QCOMPARE(feed->listeners(), 1);
    QCOMPARE(openDescriptors(), descriptors);
}

void TestHttpServer::serves2000Connections()
{
    constexpr int count = 2000;
    const int descriptors = openDescriptors();
    Limits limits;
    limits.connectionsPerPeer = 0;
    TestServer server(limits);
    std::vector<std::unique_ptr<Wire>> clients;
    for (int i = 0; i < count; ++i)
        clients.push_back(std::make_unique<Wire>(server.port()));
    QVERIFY(waitFor([&] { return server.server().connections() == count; }));
    const qsizetype idle = server.server().findChildren<QObject *>().size();
    QVERIFY(idle > 0 && idle < 20); // nothing heavy for each connection
    for (const auto &client : clients)
        QVERIFY(client->send(get("/later")));
    QVERIFY(waitFor([&] { return server.waiting() == count; }));
    for (int i = 0; i < count; ++i)
        server.answerOldest(QByteArray::number(i));
    for (const auto &client : clients)
        QCOMPARE(client->read().status, 200);
    clients.clear();
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
    server.destroy();
    QCOMPARE(openDescriptors(), descriptors);
}

void TestHttpServer::answersOnlyTheFirstTime()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(get("/later/1") + get("/later/2")));
    QVERIFY(waitFor([&] { return server.waiting() == 1; }));
    const Respond first = server.takeWaiting().constFirst();
    first({ 200, {}, "first"_ba });
    QVERIFY(waitFor([&] { return server.waiting() == 1; }));
    first({ 200, {}, "first again"_ba }); // while the second request is under way
    server.answerOldest("second");
    QCOMPARE(client.read().body, "first"_ba);
    QCOMPARE(client.read().body, "second"_ba);
}

void TestHttpServer::answersMayBeGivenWhileAnotherRequestIsHandled()
{
    TestServer server;
    server.answerWith([&server](const Request &) {
        server.answerOldest("released");
        return Response{ 200, {}, "released another"_ba };
    });
    Wire waiting(server.port());
    Wire releasing(server.port());
    for (int round = 0; round < 10; ++round) {
        QVERIFY(waiting.send(get("/later")));
        QVERIFY(waitFor([&] { return server.waiting() == 1; }));
        QCOMPARE(releasing.get("/release").body, "released another"_ba);
        QCOMPARE(waiting.read().body, "released"_ba);
    }
}

TRIAGE_TEST(TestHttpServer, QCoreApplication)
#include "tst_httpserver.moc"
