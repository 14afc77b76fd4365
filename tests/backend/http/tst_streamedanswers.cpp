// SPDX-License-Identifier: GPL-3.0-or-later
// Answers that come in pieces: how they are sent, what they cost, and when they end.
#include "httptest.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::http;
using namespace triage::http::test;

namespace {

constexpr qsizetype pieceSize = 64 * 1024;

/// The content of an answer, whose pieces come at once or when the test says so.
struct Content
{
    int pieces = 0; ///< How many follow the beginning.
    bool isHeld = false; ///< Pieces wait for give().
    int asked = 0;
    PieceReceiver waiting = {};

    static QByteArray piece(int number) { return QByteArray(pieceSize, char('a' + number % 26)); }
    QByteArray next()
    {
        ++asked;
        return asked > pieces ? QByteArray() : piece(asked);
    }
    /// Gives the piece that the server waits for.
    void give()
    {
        const PieceReceiver receive = std::exchange(waiting, {});
        receive(next());
    }
    QByteArray whole() const
    {
        QByteArray all = "begin";
        for (int i = 1; i <= pieces; ++i)
            all += piece(i);
        return all;
    }
};

/// Has the server answer everything below "/x" with the content.
void serve(TestServer &server, const std::shared_ptr<Content> &content)
{
    server.answerWith([content](const Request &request) {
        Response response{ 200, {}, "begin" };
        if (!request.path.startsWith("/x"))
            return response;
        response.nextPiece = [content](const PieceReceiver &receive) {
            if (content->isHeld)
                content->waiting = receive;
            else
                receive(content->next());
        };
        return response;
    });
}

/// Puts the chunks of an answer together; nothing if the last one is missing.
std::optional<QByteArray> joined(const QByteArray &answer)
{
    qsizetype at = answer.indexOf("\r\n\r\n") + 4;
    QByteArray body;
    while (at < answer.size()) {
        const qsizetype line = answer.indexOf("\r\n", at);
        const qsizetype size = answer.sliced(at, line - at).toLongLong(nullptr, 16);
        if (size == 0)
            return answer.size() == line + 4 ? std::optional(body) : std::nullopt;
        if (line + 4 + size > answer.size())
            return std::nullopt;
        body += answer.sliced(line + 2, size);
        at = line + 4 + size;
    }
    return std::nullopt;
}

/// Runs the event loop for as long as the server takes for requests of another client.
void letTimePass(TestServer &server)
{
    Wire other(server.port());
    for (int i = 0; i < 20; ++i)
        QCOMPARE(other.get("/other").status, 200);
}

const QByteArray last = get("/x", "Connection: close\r\n");

} // namespace

class TestStreamedAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesAreChunksAndTheConnectionGoesOn();
    void anAnswerWithoutPiecesIsWhole();
    void clientsOfHttp10ReadToTheEnd();
    void headHasNoPieces();
    void noMoreIsAskedForThanTheClientTakes();
    void aClientThatLeavesEndsTheAnswer();
    void aClientThatLeavesWhileAPieceIsMadeEndsTheAnswer();
    void aClientThatHalfClosesGetsEverything();
    void aClientThatTakesNothingIsClosed();
    void aSlowAnswerIsNoIdleConnection();
    void aPieceThatDoesNotComeCutsTheAnswer();
    void anAnswerToHttp10IsCutWithAReset();
    void anAnswerWhoseRestFailsHasNoEnd();
    void anAnswerGoesOnWhileTheServerStops();
    void anAnswerIsCutWhenTheServerStopsByForce();
    void unsentPiecesOfAnOrganizationHaveAnEighthOfTheMemory();
};

void TestStreamedAnswers::piecesAreChunksAndTheConnectionGoesOn()
{
    TestServer server;
    const auto content = std::make_shared<Content>(Content{ .pieces = 100 });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(get("/x") + get("/y", "Connection: close\r\n")));
    const std::optional<QByteArray> answers = client.readToEnd();
    QVERIFY(answers);
    const qsizetype second = answers->lastIndexOf("HTTP/1.1 200");
    const QByteArray first = answers->first(second);
    QVERIFY(first.contains("\r\nTransfer-Encoding: chunked\r\n"));
    QVERIFY(!first.toLower().contains("content-length"));
    QCOMPARE(joined(first), content->whole());
    QVERIFY(answers->sliced(second).endsWith("\r\n\r\nbegin"));
    QCOMPARE(content->asked, 101);
    QCOMPARE(server.server().answerBytes(), 0);
}

void TestStreamedAnswers::anAnswerWithoutPiecesIsWhole()
{
    TestServer server;
    serve(server, std::make_shared<Content>());
    Wire client(server.port());
    QVERIFY(client.send(last));
    QCOMPARE(joined(client.readToEnd().value_or(QByteArray())), "begin"_ba);
}

void TestStreamedAnswers::clientsOfHttp10ReadToTheEnd()
{
    TestServer server;
    const auto content = std::make_shared<Content>(Content{ .pieces = 3 });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send("GET /x HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"));
    const QByteArray answer = client.readToEnd().value_or(QByteArray());
    QVERIFY(answer.contains("\r\nConnection: close\r\n"));
    QVERIFY(!answer.contains("chunked"));
    QVERIFY(answer.endsWith("\r\n\r\n" + content->whole()));
    QVERIFY(!client.wasReset());
}

void TestStreamedAnswers::headHasNoPieces()
{
    TestServer server;
    const auto content = std::make_shared<Content>(Content{ .pieces = 3 });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send("HEAD /x HTTP/1.1\r\nHost: h\r\n\r\n"));
    QCOMPARE(client.read(true).headers.value("transfer-encoding"), "chunked"_ba);
    QCOMPARE(client.get("/y").body, "begin"_ba);
    QCOMPARE(content->asked, 0);
    QVERIFY(content.use_count() == 2); // this one, and that of the answers to come
}

void TestStreamedAnswers::noMoreIsAskedForThanTheClientTakes()
{
    TestServer server;
    const auto content = std::make_shared<Content>(Content{ .pieces = 1000 });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(last));
    const qint64 bound = Limits().outputHighWater + pieceSize + 100;
    QVERIFY(waitFor([&] { return server.server().answerBytes() > Limits().outputHighWater; }));
    letTimePass(server);
    const int asked = content->asked;
    letTimePass(server);
    QCOMPARE(content->asked, asked);
    QVERIFY(asked < content->pieces);
    QVERIFY(server.server().answerBytes() <= bound);
    const QByteArray answer = client.readToEnd().value_or(QByteArray());
    QCOMPARE(joined(answer), content->whole());
    QCOMPARE(server.server().answerBytes(), 0);
}

void TestStreamedAnswers::aClientThatLeavesEndsTheAnswer()
{
    TestServer server;
    const auto content = std::make_shared<Content>(Content{ .pieces = 1'000'000 });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(last));
    QVERIFY(waitFor([&] { return server.server().answerBytes() > 0; }));
    client.close();
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
    QVERIFY(content->asked < content->pieces);
    QVERIFY(content.use_count() == 2);
    QCOMPARE(server.server().answerBytes(), 0);
}

void TestStreamedAnswers::aClientThatLeavesWhileAPieceIsMadeEndsTheAnswer()
{
    TestServer server;
    const auto content = std::make_shared<Content>(Content{ .pieces = 10, .isHeld = true });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(last));
    QVERIFY(waitFor([&] { return bool(content->waiting); }));
    client.reset();
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
    content->give(); // to nobody
    letTimePass(server);
    QCOMPARE(content->asked, 1);
    QVERIFY(!content->waiting);
}

void TestStreamedAnswers::aClientThatHalfClosesGetsEverything()
{
    TestServer server;
    const auto content = std::make_shared<Content>(Content{ .pieces = 20, .isHeld = true });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(get("/x")));
    client.halfClose();
    for (int i = 0; i <= content->pieces; ++i) {
        QVERIFY(waitFor([&] { return bool(content->waiting); }));
        content->give();
    }
    QCOMPARE(joined(client.readToEnd().value_or(QByteArray())), content->whole());
}

void TestStreamedAnswers::aClientThatTakesNothingIsClosed()
{
    Limits limits;
    limits.writeDeadline = 40ms;
    TestServer server(limits);
    const auto content = std::make_shared<Content>(Content{ .pieces = 1'000'000 });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(last));
    QVERIFY(waitFor([&] { return server.seen().size() == 1; }));
    QVERIFY(waitFor([&] { return server.server().connections() == 0; }));
    QVERIFY(content.use_count() == 2);
}

void TestStreamedAnswers::aSlowAnswerIsNoIdleConnection()
{
    Limits limits;
    limits.idleDeadline = 200ms;
    limits.headerDeadline = 500ms;
    limits.bodyDeadline = 500ms;
    TestServer server(limits);
    const auto content = std::make_shared<Content>(Content{ .pieces = 3, .isHeld = true });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(last));
    for (int i = 0; i <= content->pieces; ++i) {
        Wire idle(server.port());
        QCOMPARE(idle.get("/y").status, 200);
        QCOMPARE(idle.readToEnd(), ""_ba); // once the deadline is over
        QVERIFY(waitFor([&] { return bool(content->waiting); }));
        content->give();
    }
    QCOMPARE(joined(client.readToEnd().value_or(QByteArray())), content->whole());
}

void TestStreamedAnswers::aPieceThatDoesNotComeCutsTheAnswer()
{
    Limits limits;
    limits.answerDeadline = 40ms;
    TestServer server(limits);
    serve(server, std::make_shared<Content>(Content{ .pieces = 3, .isHeld = true }));
    Wire client(server.port());
    QVERIFY(client.send(last));
    const std::optional<QByteArray> answer = client.readToEnd();
    QVERIFY(answer);
    QVERIFY(answer->endsWith("5\r\nbegin\r\n"));
    QVERIFY(!joined(*answer));
}

void TestStreamedAnswers::anAnswerToHttp10IsCutWithAReset()
{
    TestServer server;
    const auto content = std::make_shared<Content>(Content{ .pieces = 3, .isHeld = true });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send("GET /x HTTP/1.0\r\n\r\n"));
    QVERIFY(waitFor([&] { return bool(content->waiting); }));
    std::exchange(content->waiting, {})(std::nullopt);
    QVERIFY(client.readToEnd());
    QVERIFY(client.wasReset());
}

void TestStreamedAnswers::anAnswerWhoseRestFailsHasNoEnd()
{
    TestServer server;
    const auto content = std::make_shared<Content>(Content{ .pieces = 3, .isHeld = true });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(get("/x")));
    QVERIFY(waitFor([&] { return bool(content->waiting); }));
    content->give();
    QVERIFY(waitFor([&] { return bool(content->waiting); }));
    std::exchange(content->waiting, {})(std::nullopt);
    const std::optional<QByteArray> answer = client.readToEnd();
    QVERIFY(answer);
    QVERIFY(answer->endsWith(Content::piece(1) + "\r\n"));
    QVERIFY(!joined(*answer));
}

void TestStreamedAnswers::anAnswerGoesOnWhileTheServerStops()
{
    TestServer server;
    QSignalSpy finished(&server.server(), &Server::finished);
    const auto content = std::make_shared<Content>(Content{ .pieces = 3, .isHeld = true });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(get("/x") + get("/never-reached")));
    QVERIFY(waitFor([&] { return bool(content->waiting); }));
    server.server().drain(30s);
    for (int i = 0; i <= content->pieces; ++i) {
        QVERIFY(waitFor([&] { return bool(content->waiting); }));
        content->give();
    }
    QCOMPARE(joined(client.readToEnd().value_or(QByteArray())), content->whole());
    client.close();
    QVERIFY(waitFor([&] { return finished.count() == 1; }));
    QVERIFY(!server.seen().contains(u"GET /never-reached"_s));
}

void TestStreamedAnswers::anAnswerIsCutWhenTheServerStopsByForce()
{
    TestServer server;
    QSignalSpy finished(&server.server(), &Server::finished);
    const auto content = std::make_shared<Content>(Content{ .pieces = 3, .isHeld = true });
    serve(server, content);
    Wire client(server.port());
    QVERIFY(client.send(last));
    QVERIFY(waitFor([&] { return bool(content->waiting); }));
    server.server().drain(1ms);
    QVERIFY(waitFor([&] { return finished.count() == 1; }));
    const std::optional<QByteArray> answer = client.readToEnd();
    QVERIFY(answer && !joined(*answer));
    server.destroy();
    content->give(); // to nobody
}

void TestStreamedAnswers::unsentPiecesOfAnOrganizationHaveAnEighthOfTheMemory()
{
    Limits limits;
    limits.answerMemory = 8 * (limits.outputHighWater + 2 * pieceSize); // an eighth is room for one
    TestServer server(limits);
    serve(server, std::make_shared<Content>(Content{ .pieces = 1'000'000 }));
    std::vector<std::unique_ptr<Wire>> clients;
    const auto add = [&](int host, int organization) {
        Wire &client = *clients.emplace_back(std::make_unique<Wire>(server.port(), host));
        const qint64 before = server.server().answerBytes();
        const QByteArray lines = "Organization: " + QByteArray::number(organization) + "\r\n";
        const qsizetype requests = server.seen().size() + 1;
        return client.send(get("/x", lines)) && waitFor([&] {
                   return server.seen().size() == requests
                       && (server.server().answerBytes() > before + limits.outputHighWater
                           || server.server().connections() < int(clients.size()));
               });
    };
    QVERIFY(add(2, 1));
    QCOMPARE(server.server().connections(), 1);
    QVERIFY(add(3, 1)); // which is closed
    QCOMPARE(server.server().connections(), 1);
    clients.pop_back();
    QVERIFY(add(3, 2));
    QCOMPARE(server.server().connections(), 2);
}

TRIAGE_TEST(TestStreamedAnswers, QCoreApplication)
#include "tst_streamedanswers.moc"
