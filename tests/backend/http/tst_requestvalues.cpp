// SPDX-License-Identifier: GPL-3.0-or-later
// What the request parser makes of requests that it takes.
#include "http/requestparser.h"
#include "support/testprogram.h"

#include <QStringList>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::http;

using Stage = RequestParser::Stage;

namespace {

// A GET with these lines after the request line and a Host.
QByteArray get(const QByteArray &lines)
{
    return "GET / HTTP/1.1\r\nHost: h\r\n" + lines + "\r\n";
}

QByteArray post(const QByteArray &linesAndBody)
{
    return "POST / HTTP/1.1\r\nHost: h\r\n" + linesAndBody;
}

QByteArray chunked(const QByteArray &body)
{
    return post("Transfer-Encoding: chunked\r\n\r\n" + body);
}

QByteArray line(const QByteArray &requestLine)
{
    return requestLine + "\r\nHost: h\r\n\r\n";
}

std::optional<Request> parsed(const QByteArray &bytes)
{
    const Limits limits;
    RequestParser parser(limits);
    parser.feed(bytes);
    if (parser.stage() != Stage::Complete)
        return std::nullopt;
    return parser.takeRequest();
}

} // namespace

class TestRequestValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsFieldsInOrderWithoutSpaceAroundValues();
    void joinsChunksAndIgnoresTrailers();
    void takesOnlyItsOwnBytesOfAPipeline();
    void anAbsoluteTargetReplacesTheHost();
    void knowsWhoWaitsForContinue();
    void givesTheFieldsReadBeforeARefusal();
    void keepsTargetsAsTheyWereSent_data();
    void keepsTargetsAsTheyWereSent();
    void knowsWhetherTheConnectionStays_data();
    void knowsWhetherTheConnectionStays();
};

void TestRequestValues::keepsFieldsInOrderWithoutSpaceAroundValues()
{
    const std::optional<Request> request = parsed(get("B: \t 1 2 \t\r\na:x\r\nB: 3\r\n"));
    QVERIFY(request);
    QStringList lines;
    for (const Header &header : request->headers)
        lines.append(QString::fromLatin1(header.name + '=' + header.value));
    QCOMPARE(lines, QStringList({ u"Host=h"_s, u"B=1 2"_s, u"a=x"_s, u"B=3"_s }));
    QCOMPARE(request->method, Method::Get);
    QCOMPARE(request->methodName, "GET"_ba);
}

void TestRequestValues::joinsChunksAndIgnoresTrailers()
{
    const std::optional<Request> request
        = parsed(chunked("3\r\nabc\r\n2;x\r\n\r\n\r\n0\r\nAuthorization: x\r\n\r\n"));
    QVERIFY(request);
    QCOMPARE(request->body, "abc\r\n"_ba);
    QVERIFY(!request->headers.contains("Authorization"));
}

void TestRequestValues::takesOnlyItsOwnBytesOfAPipeline()
{
    const Limits limits;
    RequestParser parser(limits);
    const QByteArray first = post("Content-Length: 3\r\n\r\nabc");
    const QByteArray second = chunked("1\r\nx\r\n0\r\n\r\n");
    const QByteArray both = first + second + "GET";
    QCOMPARE(parser.feed(both), first.size());
    QCOMPARE(parser.feed(both), 0);
    QCOMPARE(parser.takeRequest().body, "abc"_ba);
    QCOMPARE(parser.stage(), Stage::Idle);
    QCOMPARE(parser.feed(QByteArrayView(both).sliced(first.size())), second.size());
    QCOMPARE(parser.takeRequest().body, "x"_ba);
    parser.feed("GET");
    QCOMPARE(parser.stage(), Stage::Head);
}

void TestRequestValues::anAbsoluteTargetReplacesTheHost()
{
    const std::optional<Request> request = parsed("GET http://real:1/ HTTP/1.1\r\nHost: other\r\n\r\n");
    QVERIFY(request);
    QCOMPARE(request->headers.values("host"), QList<QByteArray>{ "real:1" });
}

void TestRequestValues::knowsWhoWaitsForContinue()
{
    const Limits limits;
    RequestParser parser(limits);
    const QByteArray head = post("Content-Length: 2\r\nExpect: 100-continue\r\n\r\n");
    parser.feed(head);
    QVERIFY(parser.awaitsContinue());
    parser.feed("a");
    QVERIFY(!parser.awaitsContinue());

    RequestParser withoutBody(limits);
    withoutBody.feed(get("Expect: 100-continue\r\n"));
    QVERIFY(!withoutBody.awaitsContinue());
}

void TestRequestValues::givesTheFieldsReadBeforeARefusal()
{
    const Limits limits;
    RequestParser parser(limits);
    parser.feed(get("X-Request-Id: 7\r\nbad\r\n"));
    QCOMPARE(parser.stage(), Stage::Failed);
    QCOMPARE(parser.takeRequest().headers.value("x-request-id"), "7"_ba);
}

void TestRequestValues::keepsTargetsAsTheyWereSent_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("query");
    QTest::newRow("root") << "/"_ba
                          << "/"_ba
                          << ""_ba;
    QTest::newRow("two slashes") << "//host/x"_ba
                                 << "//host/x"_ba
                                 << ""_ba;
    QTest::newRow("encoded slash") << "/%2F%2e"_ba
                                   << "/%2F%2e"_ba
                                   << ""_ba;
    QTest::newRow("dots") << "/a/../b"_ba
                          << "/a/../b"_ba
                          << ""_ba;
    QTest::newRow("query") << "/a?b=c+d%20e&f?g"_ba
                           << "/a"_ba
                           << "b=c+d%20e&f?g"_ba;
    QTest::newRow("absolute") << "http://h:1/a?b"_ba
                              << "/a"_ba
                              << "b"_ba;
    QTest::newRow("absolute without path") << "http://h?b"_ba
                                           << "/"_ba
                                           << "b"_ba;
}

void TestRequestValues::keepsTargetsAsTheyWereSent()
{
    QFETCH(const QByteArray, target);
    const std::optional<Request> request = parsed(line("GET " + target + " HTTP/1.1"));
    QVERIFY(request);
    QTEST(request->path, "path");
    QTEST(request->query, "query");
}

void TestRequestValues::knowsWhetherTheConnectionStays_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("stays");
    QTest::newRow("1.1") << get("") << true;
    QTest::newRow("1.1 close") << get("Connection: Close\r\n") << false;
    QTest::newRow("1.1 close in a list") << get("Connection: x, close\r\n") << false;
    QTest::newRow("1.1 keep-alive and close")
        << get("Connection: keep-alive\r\nConnection: close\r\n") << false;
    QTest::newRow("1.1 closely") << get("Connection: closely\r\n") << true;
    QTest::newRow("1.0") << QByteArray("GET / HTTP/1.0\r\n\r\n") << false;
    QTest::newRow("1.0 keep-alive") << QByteArray("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n") << true;
}

void TestRequestValues::knowsWhetherTheConnectionStays()
{
    QFETCH(const QByteArray, bytes);
    const Limits limits;
    RequestParser parser(limits);
    parser.feed(bytes);
    QCOMPARE(parser.stage(), Stage::Complete);
    QTEST(parser.keepsAlive(), "stays");
}

TRIAGE_TEST(TestRequestValues, QCoreApplication)
#include "tst_requestvalues.moc"
