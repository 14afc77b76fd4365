// SPDX-License-Identifier: GPL-3.0-or-later
// How the server begins and ends.
#include "httptest.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::http;
using namespace triage::http::test;

class TestHttpDrain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAfterTheServerHasGoneAreIgnored();
    void drainAnswersWhatIsUnderWay();
    void drainFinishesByForce();
    void drainOfAnIdleServerFinishes();
    void portsInUseAreReported();
};

void TestHttpDrain::answersAfterTheServerHasGoneAreIgnored()
{
    TestServer server;
    Wire client(server.port());
    Wire dropping(server.port());
    QVERIFY(client.send(get("/later/1")));
    QVERIFY(dropping.send(get("/later/2")));
    QVERIFY(waitFor([&] { return server.waiting() == 2; }));
    QList<Respond> responds = server.takeWaiting();
    server.destroy();
    responds.first()({ 200, {}, "too late"_ba });
    responds.clear();
    QCOMPARE(client.readToEnd(), ""_ba);
}

void TestHttpDrain::drainAnswersWhatIsUnderWay()
{
    TestServer server;
    QSignalSpy finished(&server.server(), &Server::finished);
    Wire idle(server.port());
    QCOMPARE(idle.get("/x").status, 200);
    Wire waiting(server.port());
    QVERIFY(waiting.send(get("/later") + get("/never-reached")));
    Wire sending(server.port()); // its last byte is still to come
    QVERIFY(sending.send("POST /sent HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n1"));
    Wire unheard(server.port()); // sent, but not yet noticed by the server
    QVERIFY(waitFor([&] { return server.waiting() == 1 && server.server().connections() == 4; }));
    unheard.sendSome(get("/unheard"));

    server.server().drain(30s);
    QVERIFY(!Wire(server.port()).isConnected());
    QCOMPARE(idle.readToEnd(), ""_ba);
    QVERIFY(sending.send("2"));
    for (Wire *client : { &sending, &unheard }) {
        const WireAnswer answer = client->read();
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.headers.value("connection"), "close"_ba);
        QCOMPARE(client->readToEnd(), ""_ba);
        client->close();
    }
    QCOMPARE(finished.count(), 0);
    server.answerOldest("at last");
    QCOMPARE(waiting.read().body, "at last"_ba);
    QCOMPARE(waiting.readToEnd(), ""_ba);
    waiting.close();
    QVERIFY(waitFor([&] { return finished.count() == 1; }));
    QCOMPARE(server.server().connections(), 0);
    QVERIFY(!server.seen().contains(u"GET /never-reached"_s));
}

void TestHttpDrain::drainFinishesByForce()
{
    TestServer server;
    QSignalSpy finished(&server.server(), &Server::finished);
    Wire client(server.port());
    QVERIFY(client.send(get("/later")));
    QVERIFY(waitFor([&] { return server.waiting() == 1; }));
    server.server().drain(1ms);
    QVERIFY(waitFor([&] { return finished.count() == 1; }));
    QCOMPARE(client.readToEnd(), ""_ba);
    server.answerOldest("to nobody");
}

void TestHttpDrain::drainOfAnIdleServerFinishes()
{
    TestServer server;
    QSignalSpy finished(&server.server(), &Server::finished);
    server.server().drain(30s);
    QVERIFY(waitFor([&] { return finished.count() == 1; }));
}

void TestHttpDrain::portsInUseAreReported()
{
    TestServer server;
    Server second(
        {}, [](const Request &, const Respond &) {},
        [](const Problem &, const Headers &) { return Response(); });
    const Result<quint16> port = second.listen(QHostAddress::LocalHost, server.port());
    QVERIFY(!port);
    QVERIFY(port.error().detail.contains(QString::number(server.port())));
}

TRIAGE_TEST(TestHttpDrain, QCoreApplication)
#include "tst_httpdrain.moc"
