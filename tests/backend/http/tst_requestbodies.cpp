// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies that arrive after their head: what is kept of them, when, and for how long.
#include "httptest.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::http;
using namespace triage::http::test;

namespace {

constexpr qsizetype mebibyte = 1 << 20;

QByteArray headOf(const QByteArray &path, qsizetype length, const QByteArray &lines = {})
{
    return "POST " + path + " HTTP/1.1\r\nHost: h\r\nContent-Length: " + QByteArray::number(length) + "\r\n"
        + lines + "\r\n";
}

/// Sends as much of the bytes as the server takes while the condition does not hold.
bool sendUntil(Wire &client, const QByteArray &bytes, const std::function<bool()> &condition)
{
    qsizetype sent = 0;
    return waitFor([&] {
        sent += std::max<qsizetype>(0, client.sendSome(QByteArrayView(bytes).sliced(sent)));
        return condition();
    });
}

/// Runs the event loop for as long as the server takes for requests of another client.
void letTimePass(TestServer &server)
{
    Wire other(server.port());
    for (int i = 0; i < 20; ++i)
        QCOMPARE(other.get("/other").status, 200);
}

/// Returns the field that names the organization of a request.
QByteArray from(int organization)
{
    return "Organization: " + QByteArray::number(organization) + "\r\n";
}

/// Limits of a server that reads the bodies of "/hold" in pieces.
Limits streaming()
{
    Limits limits;
    limits.isStreamed = [](const Request &head) {
        return head.path == "/hold";
    };
    return limits;
}

/// Limits of such a server, which has memory for little more than 32 streams: an eighth are four.
Limits with32Streams()
{
    Limits limits = streaming();
    limits.bodyMemory = 32 * limits.streamMemory + mebibyte;
    return limits;
}

/// A request whose body is read in pieces.
class Stream
{
public:
    Stream(TestServer &server, Wire &client, const QByteArray &bytes)
    {
        const qsizetype before = server.held();
        if (client.send(bytes) && waitFor([&] { return server.held() == before + 1; }))
            m_held = server.takeHeld();
    }

    /// Returns true if a piece, the end or a problem is there. Asks for it first.
    bool hasNext()
    {
        if (!m_isWaiting && !m_next) {
            m_isWaiting = true;
            const auto receiver = [this](Result<QByteArray> piece) {
                m_isWaiting = false;
                m_next = std::move(piece);
            };
            m_held.request.receiveBody(receiver, organizationOf(m_held.request));
        }
        QCoreApplication::processEvents();
        return m_next.has_value();
    }
    /// Waits for the next piece; empty at the end and after a problem.
    QByteArray next()
    {
        if (!waitFor([this] { return hasNext(); }))
            return "none";
        const Result<QByteArray> piece = *std::exchange(m_next, std::nullopt);
        if (!piece)
            m_problem = piece.error().detail;
        return piece ? *piece : QByteArray();
    }
    QString problem() const { return m_problem; }
    bool isRefused() const { return m_problem.contains(u"too many large requests"_s); }
    void answer() { m_held.respond({ 200, {}, "done" }); }

private:
    TestServer::Held m_held;
    std::optional<Result<QByteArray>> m_next;
    bool m_isWaiting = false;
    QString m_problem;
};

/// Clients, each with a stream of which a piece has arrived.
class StreamingCrowd
{
public:
    explicit StreamingCrowd(TestServer &server) : m_server(server) { }

    /// Adds a client with the address 127.0.0.<host>. Returns false if its stream is refused.
    bool add(int host, int organization)
    {
        Wire &client = *m_clients.emplace_back(std::make_unique<Wire>(m_server.port(), host));
        const QByteArray bytes = headOf("/hold", 10, from(organization)) + "piece";
        Stream &stream = *m_streams.emplace_back(std::make_unique<Stream>(m_server, client, bytes));
        return stream.next() == "piece";
    }
    /// Asks each stream for its next piece. Returns the number of those that are refused.
    int refused()
    {
        int count = 0;
        for (const auto &stream : m_streams) {
            if (!stream->isRefused() && stream->hasNext())
                stream->next();
            count += stream->isRefused() ? 1 : 0;
        }
        return count;
    }

private:
    TestServer &m_server;
    std::vector<std::unique_ptr<Wire>> m_clients;
    std::vector<std::unique_ptr<Stream>> m_streams;
};

} // namespace

class TestRequestBodies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRequestIsRefusedBeforeItsBodyArrives_data();
    void aRequestIsRefusedBeforeItsBodyArrives();
    void aRefusedRequestWhoseBodyIsThereKeepsTheConnection();
    void onlyTheBeginningIsKeptUntilTheBodyIsWanted();
    void aBodyMayComeInPieces_data();
    void aBodyMayComeInPieces();
    void continuingIsAskedForWhenTheBodyIsWanted();
    void bytesAfterABodyAreTheNextRequest();
    void aBodyThatStallsIsGivenUp();
    void aBodyThatEndsTooEarlyIsRefused();
    void aBodyThatBreaksTheRulesIsRefused();
    void theDisconnectedClientsBodyFails();
    void aBodyFailsWhenTheServerIsDestroyed();
    void aBodyThatIsWantedTooLateFails();
    void aStreamedBodyComesInPieces();
    void noMoreOfAStreamIsReadThanIsUsed();
    void aStreamHasALimitOfItsOwn();
    void aStreamThatBreaksEndsWithAProblem();
    void aStreamEndsWhenTheServerStops();
    void aStreamThatNeverEndsIsGivenUp();
    void anAddressHasAnEighthOfTheMemory();
    void anOrganizationHasAnEighthOfTheMemory();
    void theNewestBodyOfTheMostGivesWayToAnotherAddress();
    void largeBodiesLeaveRoomForSmallOnes();
    void memoryIsReturned();
};

void TestRequestBodies::aRequestIsRefusedBeforeItsBodyArrives_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("length") << headOf("/refuse", mebibyte);
    QTest::newRow("length and expectation") << headOf("/refuse", mebibyte, "Expect: 100-continue\r\n");
    QTest::newRow("some bytes") << headOf("/refuse", mebibyte) + "some";
    QTest::newRow("chunked")
        << "POST /refuse HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n"_ba;
    QTest::newRow("chunked and expectation")
        << "POST /refuse HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n"_ba;
}

void TestRequestBodies::aRequestIsRefusedBeforeItsBodyArrives()
{
    QFETCH(const QByteArray, head);
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(head));
    const WireAnswer answer = client.read();
    QCOMPARE(answer.status, 401);
    QCOMPARE(answer.headers.value("connection"), "close"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);
    QCOMPARE(server.server().bodyBytes(), 0);
}

void TestRequestBodies::aRefusedRequestWhoseBodyIsThereKeepsTheConnection()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(headOf("/refuse", 5) + "hello" + get("/x")));
    const WireAnswer answer = client.read();
    QCOMPARE(answer.status, 401);
    QVERIFY(!answer.headers.contains("connection"));
    QCOMPARE(client.read().body, "GET /x"_ba);
}

void TestRequestBodies::onlyTheBeginningIsKeptUntilTheBodyIsWanted()
{
    constexpr int clients = 8;
    const Limits limits;
    TestServer server;
    const QByteArray body(mebibyte, 'x');
    std::vector<std::unique_ptr<Wire>> crowd;
    for (int i = 0; i < clients; ++i) {
        crowd.push_back(std::make_unique<Wire>(server.port()));
        QVERIFY(crowd.back()->send(headOf("/hold", body.size())));
        QVERIFY(sendUntil(*crowd.back(), body,
                          [&] { return server.server().bodyBytes() == (i + 1) * limits.earlyBodyBytes; }));
    }
    letTimePass(server);
    QCOMPARE(server.server().bodyBytes(), clients * limits.earlyBodyBytes);
    QCOMPARE(server.held(), clients);
    // Nobody asks for the others, so only this one is read to its end.
    Wire one(server.port());
    QVERIFY(one.send(headOf("/hold/one", body.size())));
    QVERIFY(waitFor([&] { return server.held() == clients + 1; }));
    for (int i = 0; i <= clients; ++i)
        server.readOldest();
    QVERIFY(sendUntil(one, body, [&] { return server.requests().back().path == "/hold/one"; }));
    QCOMPARE(server.requests().back().body, body);
    QCOMPARE(one.read().status, 200);
}

void TestRequestBodies::aBodyMayComeInPieces_data()
{
    QTest::addColumn<QByteArrayList>("parts");
    QTest::newRow("length") << QByteArrayList{ headOf("/hold", 5), "he", "llo" };
    QTest::newRow("chunks") << QByteArrayList{
        "POST /hold HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n", "2\r\n", "he\r\n3\r\nl",
        "lo\r\n0\r\nA: b\r\n", "\r\n"
    };
}

void TestRequestBodies::aBodyMayComeInPieces()
{
    QFETCH(const QByteArrayList, parts);
    for (qsizetype wantedAfter = 1; wantedAfter <= parts.size(); ++wantedAfter) {
        TestServer server;
        Wire client(server.port());
        for (qsizetype i = 0; i < parts.size(); ++i) {
            QVERIFY(client.send(parts[i]));
            letTimePass(server);
            if (i + 1 >= wantedAfter && server.held() > 0)
                server.readOldest();
        }
        QVERIFY(client.send(get("/x")));
        QCOMPARE(client.read().body, "POST /hold hello"_ba);
        QCOMPARE(client.read().body, "GET /x"_ba);
        QCOMPARE(server.server().bodyBytes(), 0);
    }
}

void TestRequestBodies::continuingIsAskedForWhenTheBodyIsWanted()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(headOf("/hold", 2, "Expect: 100-continue\r\n")));
    QVERIFY(waitFor([&] { return server.held() == 1; }));
    letTimePass(server);
    server.readOldest();
    QCOMPARE(client.read().status, 100);
    QVERIFY(client.send("ab"));
    QCOMPARE(client.read().body, "POST /hold ab"_ba);
}

void TestRequestBodies::bytesAfterABodyAreTheNextRequest()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(headOf("/hold", 5) + "he"));
    QVERIFY(waitFor([&] { return server.held() == 1; }));
    QVERIFY(client.send("llo" + headOf("/hold", 3) + "abc" + get("/x")));
    letTimePass(server);
    QCOMPARE(server.seen().filter(u"/x"_s).size(), 0);
    server.readOldest();
    QCOMPARE(client.read().body, "POST /hold hello"_ba);
    QCOMPARE(client.read().body, "POST /hold abc"_ba);
    QCOMPARE(client.read().body, "GET /x"_ba);
}

void TestRequestBodies::aBodyThatStallsIsGivenUp()
{
    Limits limits;
    limits.bodyDeadline = 40ms;
    TestServer server(limits);
    Wire client(server.port());
    QVERIFY(client.send(headOf("/hold", 5) + "he"));
    QVERIFY(waitFor([&] { return server.held() == 1; }));
    server.readOldest();
    QCOMPARE(client.read().status, 408);
    QCOMPARE(client.readToEnd(), ""_ba);
    QCOMPARE(server.server().bodyBytes(), 0);
}

void TestRequestBodies::aBodyThatEndsTooEarlyIsRefused()
{
    for (const bool isWanted : { false, true }) {
        TestServer server;
        Wire client(server.port());
        QVERIFY(client.send(headOf("/hold", 5) + "he"));
        QVERIFY(waitFor([&] { return server.held() == 1; }));
        if (isWanted)
            server.readOldest();
        client.halfClose();
        letTimePass(server);
        if (!isWanted)
            server.readOldest();
        QCOMPARE(client.read().status, 400);
        QCOMPARE(client.readToEnd(), ""_ba);
    }
}

void TestRequestBodies::aBodyThatBreaksTheRulesIsRefused()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send("POST /hold HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n"));
    QVERIFY(waitFor([&] { return server.held() == 1; }));
    QVERIFY(client.send("nonsense\r\n" + get("/smuggled")));
    letTimePass(server);
    server.readOldest();
    QCOMPARE(client.read().status, 400);
    QCOMPARE(client.readToEnd(), ""_ba);
    QCOMPARE(server.seen().filter(u"smuggled"_s).size(), 0);
}

void TestRequestBodies::theDisconnectedClientsBodyFails()
{
    TestServer server;
    Wire client(server.port());
    QVERIFY(client.send(headOf("/hold", 5) + "he"));
    QVERIFY(waitFor([&] { return server.held() == 1; }));
    int failures = 0;
    server.wantOldest([&failures](const Result<QByteArray> &body) { failures += body ? 0 : 1; });
    client.reset();
    QVERIFY(waitFor([&] { return failures == 1; }));
    QCOMPARE(server.server().bodyBytes(), 0);
}

void TestRequestBodies::aBodyFailsWhenTheServerIsDestroyed()
{
    TestServer server;
    Wire wanted(server.port());
    QVERIFY(wanted.send(headOf("/hold", 5) + "he"));
    QVERIFY(waitFor([&] { return server.held() == 1; }));
    Wire held(server.port());
    QVERIFY(held.send(headOf("/hold", 5) + "he"));
    QVERIFY(waitFor([&] { return server.held() == 2; }));
    int failures = 0;
    const auto count = [&failures](const Result<QByteArray> &body) {
        failures += body ? 0 : 1;
    };
    server.wantOldest(count);
    server.destroy();
    QCOMPARE(failures, 1);
    server.wantOldest(count);
    QCOMPARE(failures, 2);
}

void TestRequestBodies::aBodyThatIsWantedTooLateFails()
{
    Limits limits;
    limits.answerDeadline = 40ms;
    TestServer server(limits);
    Wire client(server.port());
    QVERIFY(client.send(headOf("/hold", 5) + "he"));
    QCOMPARE(client.read().status, 504);
    int failures = 0;
    server.wantOldest([&failures](const Result<QByteArray> &body) { failures += body ? 0 : 1; });
    QCOMPARE(failures, 1);
    QCOMPARE(client.readToEnd(), ""_ba);
}

void TestRequestBodies::aStreamedBodyComesInPieces()
{
    TestServer server(streaming());
    Wire client(server.port());
    Stream stream(server, client, headOf("/hold", 10) + "one");
    QCOMPARE(stream.next(), "one"_ba);
    QVERIFY(client.send("two"));
    QCOMPARE(stream.next(), "two"_ba);
    QVERIFY(client.send("last" + get("/x")));
    QCOMPARE(stream.next(), "last"_ba);
    QCOMPARE(stream.next(), ""_ba);
    QCOMPARE(server.seen().size(), 0);
    stream.answer();
    QCOMPARE(client.read().body, "done"_ba);
    QCOMPARE(client.read().body, "GET /x"_ba);
    QCOMPARE(server.server().bodyBytes(), 0);
}

void TestRequestBodies::noMoreOfAStreamIsReadThanIsUsed()
{
    const qsizetype all = 64 * mebibyte;
    TestServer server(streaming());
    Wire client(server.port());
    const QByteArray part(mebibyte, 'x');
    Stream stream(server, client, headOf("/hold", all));
    qsizetype sent = 0;
    const auto sendSome = [&] {
        sent += std::max<qsizetype>(
            0, client.sendSome(QByteArrayView(part).first(std::min(part.size(), all - sent))));
    };
    qsizetype used = 0;
    bool isEnded = false;
    while (!isEnded) {
        QVERIFY(waitFor([&] {
            sendSome();
            return stream.hasNext();
        }));
        const QByteArray piece = stream.next();
        used += piece.size();
        isEnded = piece.isEmpty();
        QVERIFY(server.server().bodyBytes() <= Limits().streamMemory);
        QVERIFY2(sent - used < 16 * mebibyte, "The socket is read although nobody uses what it brings");
    }
    QCOMPARE(used, all);
}

void TestRequestBodies::aStreamHasALimitOfItsOwn()
{
    Limits limits = streaming();
    limits.streamedBodyBytes = 3 * mebibyte;
    TestServer server(limits);
    Wire within(server.port());
    QVERIFY(within.send(headOf("/hold", 3 * mebibyte) + "some"));
    QVERIFY(waitFor([&] { return server.held() == 1; }));
    Wire above(server.port());
    QVERIFY(above.send(headOf("/hold", 3 * mebibyte + 1)));
    QCOMPARE(above.read().status, 413);
    Wire ordinary(server.port());
    QVERIFY(ordinary.send(headOf("/other", mebibyte + 1)));
    QCOMPARE(ordinary.read().status, 413);

    TestServer second(limits);
    Wire chunked(second.port());
    Stream endless(second, chunked,
                   "POST /hold HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n");
    QCOMPARE(endless.next(), "one"_ba);
    const QByteArray chunk = "100000\r\n" + QByteArray(mebibyte, 'x') + "\r\n";
    qsizetype used = 0, sent = 0;
    while (endless.problem().isEmpty()) {
        QVERIFY(waitFor([&] {
            sent += std::max<qsizetype>(0,
                                        chunked.sendSome(QByteArrayView(chunk).sliced(sent % chunk.size())));
            return endless.hasNext();
        }));
        used += endless.next().size();
    }
    QVERIFY(used < 3 * mebibyte);
    QCOMPARE(endless.problem(), u"A body must not exceed 3145728 bytes."_s);
}

void TestRequestBodies::aStreamThatBreaksEndsWithAProblem()
{
    TestServer server(streaming());
    Wire client(server.port());
    Stream stream(server, client, headOf("/hold", 10) + "one");
    QCOMPARE(stream.next(), "one"_ba);
    client.reset();
    QCOMPARE(stream.next(), ""_ba);
    QVERIFY(!stream.problem().isEmpty());
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
    QCOMPARE(server.server().bodyBytes(), 0);
}

void TestRequestBodies::aStreamEndsWhenTheServerStops()
{
    TestServer server(streaming());
    Wire client(server.port());
    Stream stream(server, client, headOf("/hold", 10) + "one");
    QCOMPARE(stream.next(), "one"_ba);
    server.server().drain(30s);
    QCOMPARE(stream.next(), ""_ba);
    QVERIFY(stream.problem().contains(u"stopping"_s));
    stream.answer();
    QCOMPARE(client.read().body, "done"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);
}

void TestRequestBodies::aStreamThatNeverEndsIsGivenUp()
{
    Limits limits = streaming();
    limits.streamDeadline = 40ms;
    TestServer server(limits);
    Wire client(server.port());
    Stream endless(server, client,
                   "POST /hold HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n");
    QVERIFY(waitFor([&] {
        if (endless.hasNext() && !endless.next().isEmpty())
            client.send("1\r\nx\r\n");
        return !endless.problem().isEmpty();
    }));
    QVERIFY(endless.problem().contains(u"in time"_s));
    endless.answer();
    QCOMPARE(client.read().body, "done"_ba);
    QCOMPARE(client.readToEnd(), ""_ba);
    QCOMPARE(server.server().bodyBytes(), 0);
}

void TestRequestBodies::anAddressHasAnEighthOfTheMemory()
{
    TestServer server(with32Streams());
    StreamingCrowd crowd(server);
    for (int i = 1; i <= 4; ++i)
        QVERIFY(crowd.add(2, i));
    QVERIFY(!crowd.add(2, 5));
    QVERIFY(crowd.add(3, 5));
    QCOMPARE(crowd.refused(), 1);
}

void TestRequestBodies::anOrganizationHasAnEighthOfTheMemory()
{
    TestServer server(with32Streams());
    StreamingCrowd crowd(server);
    for (int i = 2; i <= 5; ++i)
        QVERIFY(crowd.add(i, 1));
    QVERIFY(!crowd.add(6, 1));
    QVERIFY(crowd.add(6, 2));
    QCOMPARE(crowd.refused(), 1);
}

void TestRequestBodies::theNewestBodyOfTheMostGivesWayToAnotherAddress()
{
    TestServer server(with32Streams());
    StreamingCrowd crowd(server);
    for (int i = 0; i < 16; ++i) // all that large bodies may use
        QVERIFY(crowd.add(2 + i / 4, 1 + i));
    QCOMPARE(crowd.refused(), 0);
    QVERIFY(crowd.add(6, 17));
    QCOMPARE(crowd.refused(), 1);
}

void TestRequestBodies::largeBodiesLeaveRoomForSmallOnes()
{
    Limits limits;
    limits.earlyBodyBytes = 1000;
    limits.bodyMemory = 20'000;
    TestServer server(limits);
    std::vector<std::unique_ptr<Wire>> large;
    for (int host = 2; host <= 5; ++host) { // each has its share, and the handler has them all
        large.push_back(std::make_unique<Wire>(server.port(), host));
        QVERIFY(large.back()->send(headOf("/later", 2'500) + QByteArray(2'500, 'x')));
        QVERIFY(waitFor([&] { return server.waiting() == host - 1; }));
    }
    QCOMPARE(server.server().bodyBytes(), 10'000);
    Wire other(server.port(), 6);
    QVERIFY(other.send(headOf("/other", 2'000) + QByteArray(2'000, 'x')));
    QCOMPARE(other.read().status, 503);
    QCOMPARE(other.readToEnd(), ""_ba);
    Wire small(server.port(), 6);
    QVERIFY(small.send(headOf("/small", 900) + QByteArray(900, 'x')));
    QCOMPARE(small.read().status, 200);
    server.answerOldest("x");
    QCOMPARE(large.front()->read().status, 200);
    Wire next(server.port(), 6);
    QVERIFY(next.send(headOf("/next", 2'000) + QByteArray(2'000, 'x')));
    QCOMPARE(next.read().status, 200);
}

void TestRequestBodies::memoryIsReturned()
{
    TestServer server;
    Wire client(server.port());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(client.send(headOf("/later", 30'000) + QByteArray(30'000, 'x')));
        QVERIFY(waitFor([&] { return server.waiting() == 1; }));
        QCOMPARE(server.server().bodyBytes(), 30'000); // the handler has it
        server.answerOldest("x");
        QCOMPARE(client.read().status, 200);
        QCOMPARE(server.server().bodyBytes(), 0);
    }
    QVERIFY(client.send(headOf("/x", 30'000) + QByteArray(20'000, 'x')));
    QVERIFY(waitFor([&] { return server.server().bodyBytes() == 20'000; }));
    client.reset();
    QVERIFY(waitFor([&] { return server.server().bodyBytes() == 0; }));
}

TRIAGE_TEST(TestRequestBodies, QCoreApplication)
#include "tst_requestbodies.moc"
