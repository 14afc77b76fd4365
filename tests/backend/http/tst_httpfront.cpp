// SPDX-License-Identifier: GPL-3.0-or-later
// What hostile, broken and impatient clients meet.
#include "httptest.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::http;
using namespace triage::http::test;

namespace {

// A POST whose framing is in doubt, followed by what must not be taken for a request.
QByteArray smuggling(const QByteArray &lines, const QByteArray &body)
{
    return "POST /first HTTP/1.1\r\nHost: h\r\n" + lines + "\r\n" + body + get("/smuggled");
}

} // namespace

class TestHttpFront : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesAndCloses_data();
    void refusesAndCloses();
    void theRefusalNamesTheRequest();
    void ignoresTrailersAndUpgrades_data();
    void ignoresTrailersAndUpgrades();
    void refusesBodiesThatAreTooLargeBeforeTheyAreSent();
    void theRefusalCanBeReadAfterSendingTheWholeBody();
    void discardsOnlySoMuch();
    void answersAHalfClosedClient_data();
    void answersAHalfClosedClient();
    void findsOutWhetherAClientIsThere_data();
    void findsOutWhetherAClientIsThere();
    void refusesARequestThatEndsTooEarly();
    void survivesClientsThatLeave_data();
    void survivesClientsThatLeave();
    void refusesABadRequestAfterTheAnswerToAGoodOne();
};

void TestHttpFront::refusesAndCloses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::newRow("header over 16 KiB") << get("/", "X: " + QByteArray(20000, 'x') + "\r\n") << 431;
    QTest::newRow("header of 2 MB") << get("/", "X: " + QByteArray(2000000, 'x') + "\r\n") << 431;
    QTest::newRow("more than 100 fields, then a body that is a request")
        << smuggling(QByteArray("a: b\r\n").repeated(101) + "Content-Length: 5\r\n", "hello") << 431;
    QTest::newRow("two lengths") << smuggling("Content-Length: 0\r\nContent-Length: 5\r\n", "hello") << 400;
    QTest::newRow("length and chunked")
        << smuggling("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n") << 400;
    QTest::newRow("length 2^64-1") << smuggling("Content-Length: 18446744073709551615\r\n", "") << 400;
    QTest::newRow("length -1") << smuggling("Content-Length: -1\r\n", "") << 400;
    QTest::newRow("length abc") << smuggling("Content-Length: abc\r\n", "") << 400;
    QTest::newRow("length with space before the colon")
        << smuggling("Content-Length : 5\r\n", "hello") << 400;
    QTest::newRow("folded Transfer-Encoding")
        << smuggling("Transfer-Encoding:\r\n chunked\r\n", "0\r\n\r\n") << 400;
    QTest::newRow("gzip, chunked") << smuggling("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n") << 501;
    QTest::newRow("bad chunk size") << smuggling("Transfer-Encoding: chunked\r\n", "zz\r\n\r\n0\r\n\r\n")
                                    << 400;
    QTest::newRow("negative chunk size")
        << smuggling("Transfer-Encoding: chunked\r\n", "-1\r\n\r\n0\r\n\r\n") << 400;
    QTest::newRow("bare LF in the head") << "GET / HTTP/1.1\nHost: h\n\n" + get("/smuggled") << 400;
    QTest::newRow("no Host") << "GET / HTTP/1.1\r\n\r\n"_ba << 400;
    QTest::newRow("HTTP/9.9") << "GET / HTTP/9.9\r\nHost: h\r\n\r\n"_ba << 505;
    QTest::newRow("Host with space") << "GET / HTTP/1.1\r\nHost : h\r\n\r\n"_ba << 400;
    QTest::newRow("no colon") << get("/", "nonsense\r\n") << 400;
    QTest::newRow("NUL") << get("/", "X: a\0b\r\n"_ba) << 400;
    QTest::newRow("two Authorizations") << get("/", "Authorization: a\r\nAuthorization: b\r\n") << 400;
    QTest::newRow("garbage") << "garbage\r\n\r\n"_ba << 400;
    QTest::newRow("TLS hello") << "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"_ba << 400;
    QTest::newRow("unmet expectation") << get("/", "Expect: wonders\r\n") << 417;
    QTest::newRow("CONNECT") << "CONNECT h:443 HTTP/1.1\r\nHost: h:443\r\n\r\n"_ba << 501;
}

void TestHttpFront::refusesAndCloses()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, status);
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(bytes));
    const WireAnswer answer = client.read();
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.headers.value("content-type"), "application/problem+json"_ba);
    QCOMPARE(answer.headers.value("connection"), "close"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);
    QCOMPARE(server.seen(), QStringList());
    client.close();
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
}

void TestHttpFront::theRefusalNamesTheRequest()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(get("/", "X-Request-Id: abc\r\nContent-Length: x\r\n")));
    const WireAnswer answer = client.read();
    QCOMPARE(answer.headers.value("x-request-id"), "abc"_ba);
    QCOMPARE(answer.body, "bad-request"_ba);
}

void TestHttpFront::ignoresTrailersAndUpgrades_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("trailers")
        << "GET /x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nA: b\r\n\r\n"_ba;
    QTest::newRow("websocket") << get(
        "/x",
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n");
    QTest::newRow("HTTP/2") << get(
        "/x", "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n");
    QTest::newRow("expectation without a body") << get("/x", "Expect: 100-continue\r\n");
}

void TestHttpFront::ignoresTrailersAndUpgrades()
{
    QFETCH(const QByteArray, bytes);
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(bytes + get("/y")));
    QCOMPARE(client.read().body, "GET /x"_ba);
    QCOMPARE(client.read().body, "GET /y"_ba);
}

void TestHttpFront::refusesBodiesThatAreTooLargeBeforeTheyAreSent()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(
        "POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 1048577\r\nExpect: 100-continue\r\n\r\n"));
    QCOMPARE(client.read().status, 413); // and no 100 before it
    QCOMPARE(client.readToEnd(), ""_ba);
}

void TestHttpFront::theRefusalCanBeReadAfterSendingTheWholeBody()
{
    TestServer server;
    Wire client(server.port());
    const QByteArray body(8 << 20, 'x');
    QVERIFY(client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: " + QByteArray::number(body.size())
                        + "\r\n\r\n"));
    QVERIFY(client.send(body)); // without looking at the answer, which has long been there
    QCOMPARE(client.read().status, 413);
}

void TestHttpFront::discardsOnlySoMuch()
{
    Limits limits;
    limits.lingerBytes = 1 << 20;
    TestServer server(limits);
    Wire client(server.port());
    QVERIFY(client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 999999999\r\n\r\n"));
    const QByteArray part(1 << 20, 'x');
    QVERIFY(waitFor([&] {
        client.sendSome(part);
        return server.server().connections() == 0;
    }));
}

void TestHttpFront::answersAHalfClosedClient_data()
{
    QTest::addColumn<bool>("afterTheRequest");
    QTest::newRow("with the request") << false;
    QTest::newRow("while it is handled") << true;
}

void TestHttpFront::answersAHalfClosedClient()
{
    QFETCH(const bool, afterTheRequest);
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(get("/later") + get("/fast")));
    if (!afterTheRequest)
        client.halfClose();
    QVERIFY(waitFor([&] { return server.waiting() == 1; }));
    if (afterTheRequest)
        client.halfClose();
    QCoreApplication::processEvents(); // in which the server may notice the end
    server.answerOldest("answer");
    QCOMPARE(client.read().body, "answer"_ba);
    QCOMPARE(client.read().body, "GET /fast"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
}

void TestHttpFront::findsOutWhetherAClientIsThere_data()
{
    QTest::addColumn<bool>("hasGone");
    QTest::newRow("it has closed its socket") << true;
    QTest::newRow("it has only sent its last request") << false;
}

void TestHttpFront::findsOutWhetherAClientIsThere()
{
    QFETCH(const bool, hasGone);
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(get("/later")));
    QVERIFY(waitFor([&] { return server.waiting() == 1; }));
    const auto isKnownToHaveGone = [&] {
        return server.requests().constFirst().clientHasGone->load();
    };
    QVERIFY(!isKnownToHaveGone());
    if (hasGone) {
        client.close();
        QVERIFY(waitFor(isKnownToHaveGone)); // the request is not answered
        QCOMPARE(server.server().connections(), 0);
    } else {
        client.halfClose();
        QVERIFY(client.isProbed());
        QVERIFY(!isKnownToHaveGone());
        server.answerOldest("answer");
        QCOMPARE(client.read().body, "answer"_ba);
    }
}

void TestHttpFront::refusesARequestThatEndsTooEarly()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhe"));
    client.halfClose();
    QCOMPARE(client.read().status, 400);
    QCOMPARE(client.readToEnd(), ""_ba);
    QCOMPARE(server.seen(), QStringList());
}

void TestHttpFront::survivesClientsThatLeave_data()
{
    QTest::addColumn<bool>("reset");
    QTest::addColumn<bool>("answeredFirst");
    QTest::newRow("closed, then answered") << false << false;
    QTest::newRow("reset, then answered") << true << false;
    QTest::newRow("answered, then closed") << false << true;
    QTest::newRow("answered, then reset") << true << true;
}

void TestHttpFront::survivesClientsThatLeave()
{
    QFETCH(const bool, reset);
    QFETCH(const bool, answeredFirst);
    TestServer server;
    for (int round = 0; round < 50; ++round) {
        Wire client(server.port());
        QVERIFY(client.send(get("/later", "Content-Length: 3\r\n") + "abc" + get("/later") + "GET /half"));
        QVERIFY(waitFor([&] { return server.waiting() == 1; }));
        if (answeredFirst)
            server.answerOldest("answer");
        reset ? client.reset() : client.close();
        if (reset)
            QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
        while (server.waiting() > 0)
            server.answerOldest("to nobody");
        QVERIFY(waitFor([&] {
            while (server.waiting() > 0)
                server.answerOldest("to nobody");
            return server.server().connections() == 0;
        }));
    }
    Wire next(server.port());
    QCOMPARE(next.get("/x").status, 200);
}

void TestHttpFront::refusesABadRequestAfterTheAnswerToAGoodOne()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(get("/later") + "nonsense\r\n\r\n"));
    QVERIFY(waitFor([&] { return server.waiting() == 1; }));
    server.answerOldest("answer");
    QCOMPARE(client.read().body, "answer"_ba);
    QCOMPARE(client.read().status, 400);
    QCOMPARE(client.readToEnd(), ""_ba);
}

TRIAGE_TEST(TestHttpFront, QCoreApplication)
#include "tst_httpfront.moc"
