// SPDX-License-Identifier: GPL-3.0-or-later
// What a client that speaks TLS, or should, meets on the wire.
#include "support/certificates.h"
#include "support/testprogram.h"
#include "tlswire.h"

#include <QTest>

#include <memory>
#include <vector>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::http;
using namespace triage::http::test;

namespace {

constexpr int tls11 = 0x0302;
constexpr int tls12 = 0x0303;

} // namespace

class TestTls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answersOverTls_data();
    void answersOverTls();
    void olderVersionsAreRefused();
    void onlyHttp11IsChosen();
    void aPipelineIsAnsweredInOrder();
    void bigBodiesGoBothWays();
    void aClientThatSaidGoodbyeStillGetsItsAnswer();
    void theLastAnswerEndsWithAGoodbye();
    void keysMayChangeOnTheWay();
    void thereIsNoRenegotiation();
    void aStalledHandshakeBlocksNoOtherClient();
    void aHandshakeHasADeadline_data();
    void aHandshakeHasADeadline();
    void aClientThatNeverReadsIsClosed();
    void plainHttpGetsAnExplanation();
    void garbageEndsOnlyItsOwnConnection_data();
    void garbageEndsOnlyItsOwnConnection();
    void tooManyConnectionsGetAnAnswer();
    void aNewCertificateIsForNewConnections();
    void drainingEndsIdleConnectionsWithAGoodbye();
    void nothingIsLeftOfConnectionsThatBreakOff();

private:
    std::shared_ptr<const TlsIdentity> identity(const QString &name) const;
    /// A server that shows the first certificate.
    std::unique_ptr<TestServer> server(const Limits &limits = {}) const;

    triage::test::Certificates m_certificates;
    std::shared_ptr<const TlsIdentity> m_first;
};

std::shared_ptr<const TlsIdentity> TestTls::identity(const QString &name) const
{
    const auto files = m_certificates.issue(name);
    auto loaded = TlsIdentity::load(files.certificate, files.key);
    return loaded ? *loaded : nullptr;
}

std::unique_ptr<TestServer> TestTls::server(const Limits &limits) const
{
    auto made = std::make_unique<TestServer>(limits);
    made->server().setTls(m_first);
    return made;
}

void TestTls::initTestCase()
{
    signal(SIGPIPE, SIG_IGN); // as the program does
    m_first = identity(u"first"_s);
    QVERIFY(m_first);
}

void TestTls::answersOverTls_data()
{
    QTest::addColumn<int>("newest");
    QTest::addColumn<QByteArray>("version");
    QTest::newRow("TLS 1.2") << tls12 << "TLSv1.2"_ba;
    QTest::newRow("TLS 1.3") << 0 << "TLSv1.3"_ba;
}

void TestTls::answersOverTls()
{
    QFETCH(int, newest);
    QFETCH(QByteArray, version);
    const auto server = this->server();
    TlsWire client(server->port(), newest);
    QVERIFY(client.shakeHands());
    QCOMPARE(client.version(), version);
    QCOMPARE(client.certificate(), "first"_ba);
    QCOMPARE(client.get("/one").body, "GET /one"_ba);
    QCOMPARE(client.get("/two").body, "GET /two"_ba);
}

void TestTls::olderVersionsAreRefused()
{
    const auto server = this->server();
    TlsWire client(server->port(), tls11);
    QVERIFY(!client.shakeHands());
    QVERIFY(waitFor([&] { return server->server().connections() == 0; }));
}

void TestTls::onlyHttp11IsChosen()
{
    const auto server = this->server();
    TlsWire both(server->port(), 0, { "h2", "http/1.1" });
    QVERIFY(both.shakeHands());
    QCOMPARE(both.protocol(), "http/1.1"_ba);
    TlsWire newer(server->port(), 0, { "h2" });
    QVERIFY(newer.shakeHands());
    QCOMPARE(newer.protocol(), QByteArray());
}

void TestTls::aPipelineIsAnsweredInOrder()
{
    const auto server = this->server();
    TlsWire client(server->port());
    QVERIFY(client.shakeHands());
    constexpr int count = 500;
    QByteArray requests;
    for (int i = 0; i < count; ++i)
        requests += get("/" + QByteArray::number(i));
    QVERIFY(client.send(requests));
    for (int i = 0; i < count; ++i)
        QCOMPARE(client.read().body, "GET /" + QByteArray::number(i));
}

void TestTls::bigBodiesGoBothWays()
{
    const auto server = this->server();
    QByteArray sent;
    for (int i = 0; sent.size() < 1'000'000; ++i)
        sent += QByteArray::number(i) + ',';
    server->answerWith([](const Request &request) { return Response{ 200, {}, request.body.repeated(8) }; });
    TlsWire client(server->port());
    QVERIFY(client.shakeHands());
    QVERIFY(client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: " + QByteArray::number(sent.size())
                        + "\r\n\r\n" + sent));
    QVERIFY(client.read().body == sent.repeated(8));
    server->answerWith([](const Request &) { return Response{ 200, {}, "after"_ba }; });
    QCOMPARE(client.get("/y").body, "after"_ba);
}

void TestTls::aClientThatSaidGoodbyeStillGetsItsAnswer()
{
    const auto server = this->server();
    TlsWire client(server->port());
    QVERIFY(client.shakeHands());
    QVERIFY(client.send(get("/later")));
    QVERIFY(waitFor([&] { return server->waiting() == 1; }));
    client.sayGoodbye();
    server->answerOldest("here");
    QCOMPARE(client.read().body, "here"_ba);
    QVERIFY(client.readToEnd());
    QVERIFY(client.wasToldGoodbye());
}

void TestTls::theLastAnswerEndsWithAGoodbye()
{
    const auto server = this->server();
    TlsWire client(server->port());
    QVERIFY(client.shakeHands());
    QVERIFY(client.send(get("/x", "Connection: close\r\n")));
    QCOMPARE(client.read().body, "GET /x"_ba);
    QCOMPARE(client.readToEnd(), QByteArray());
    QVERIFY(client.wasToldGoodbye());
}

void TestTls::keysMayChangeOnTheWay()
{
    const auto server = this->server();
    TlsWire client(server->port());
    QVERIFY(client.shakeHands());
    for (int i = 0; i < 5; ++i) {
        client.changeKeys();
        QCOMPARE(client.get("/x").body, "GET /x"_ba);
    }
}

void TestTls::thereIsNoRenegotiation()
{
    const auto server = this->server();
    TlsWire client(server->port(), tls12);
    QVERIFY(client.shakeHands());
    QCOMPARE(client.get("/x").status, 200);
    QVERIFY(!client.renegotiate());
    TlsWire other(server->port());
    QVERIFY(other.shakeHands());
    QCOMPARE(other.get("/x").status, 200);
}

void TestTls::aStalledHandshakeBlocksNoOtherClient()
{
    const auto server = this->server();
    std::vector<std::unique_ptr<Wire>> stalled;
    for (int i = 0; i < 50; ++i) {
        stalled.push_back(std::make_unique<Wire>(server->port()));
        QVERIFY(stalled.back()->send("\x16\x03\x01\x02\x00\x01"_ba));
    }
    TlsWire client(server->port());
    QVERIFY(client.shakeHands());
    QCOMPARE(client.get("/x").status, 200);
    QCOMPARE(server->server().connections(), 51);
}

void TestTls::aHandshakeHasADeadline_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::newRow("silence") << QByteArray();
    QTest::newRow("half a word") << "\x16\x03\x01\x02"_ba;
}

void TestTls::aHandshakeHasADeadline()
{
    QFETCH(QByteArray, sent);
    Limits limits;
    limits.headerDeadline = 40ms;
    const auto server = this->server(limits);
    Wire client(server->port());
    QVERIFY(client.send(sent));
    QCOMPARE(client.readToEnd(), QByteArray());
}

void TestTls::aClientThatNeverReadsIsClosed()
{
    Limits limits;
    limits.writeDeadline = 40ms;
    const auto server = this->server(limits);
    server->answerWith([](const Request &) { return Response{ 200, {}, QByteArray(15 << 20, 'x') }; });
    TlsWire client(server->port());
    QVERIFY(client.shakeHands());
    QVERIFY(client.send(get("/x")));
    QVERIFY(waitFor([&] { return server->seen().size() == 1; }));
    QVERIFY(waitFor([&] { return server->server().connections() == 0; }));
}

void TestTls::plainHttpGetsAnExplanation()
{
    const auto server = this->server();
    for (const QByteArray method : { "GET", "POST", "PATCH", "OPTIONS" }) {
        Wire client(server->port());
        QVERIFY(client.send(method + " /x HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n"));
        const WireAnswer answer = client.read();
        QCOMPARE(answer.status, 400);
        QCOMPARE(answer.headers.value("Connection").value_or(""), "close"_ba);
        QCOMPARE(client.readToEnd(), QByteArray());
    }
    QCOMPARE(server->seen(), QStringList());
}

void TestTls::garbageEndsOnlyItsOwnConnection_data()
{
    QTest::addColumn<QByteArray>("garbage");
    QTest::newRow("zeros") << QByteArray(1000, '\0');
    QTest::newRow("high bytes") << QByteArray(100'000, '\xff');
    QTest::newRow("like TLS") << "\x16\x03\x01\x00\x10"_ba + QByteArray(16, '\x7f');
    QTest::newRow("an endless record") << "\x16\x03\x01\xff\xff"_ba + QByteArray(70'000, '\x01');
    QTest::newRow("data before the handshake") << "\x17\x03\x03\x00\x05hello"_ba;
    QTest::newRow("proxy protocol, version 2")
        << "\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c"_ba + QByteArray(12, '\x01');
}

void TestTls::garbageEndsOnlyItsOwnConnection()
{
    QFETCH(QByteArray, garbage);
    const auto server = this->server();
    TlsWire other(server->port());
    QVERIFY(other.shakeHands());
    Wire client(server->port());
    client.send(garbage);
    QVERIFY(client.readToEnd());
    QCOMPARE(other.get("/x").status, 200);
    QCOMPARE(server->seen().size(), 1);
}

void TestTls::tooManyConnectionsGetAnAnswer()
{
    Limits limits;
    limits.connections = 1;
    const auto server = this->server(limits);
    TlsWire first(server->port());
    QVERIFY(first.shakeHands());
    TlsWire second(server->port());
    QVERIFY(second.shakeHands());
    QCOMPARE(second.read().status, 503);
    Wire third(server->port());
    QVERIFY(third.send(get("/x")));
    QCOMPARE(third.read().status, 503);
    QCOMPARE(first.get("/x").status, 200);
}

void TestTls::aNewCertificateIsForNewConnections()
{
    const auto server = this->server();
    TlsWire before(server->port());
    QVERIFY(before.shakeHands());
    server->server().setTls(identity(u"second"_s));
    TlsWire after(server->port());
    QVERIFY(after.shakeHands());
    QCOMPARE(after.certificate(), "second"_ba);
    QCOMPARE(after.get("/after").status, 200);
    QCOMPARE(before.certificate(), "first"_ba);
    QCOMPARE(before.get("/before").status, 200);
}

void TestTls::drainingEndsIdleConnectionsWithAGoodbye()
{
    const auto server = this->server();
    TlsWire idle(server->port());
    QVERIFY(idle.shakeHands());
    QCOMPARE(idle.get("/x").status, 200);
    TlsWire busy(server->port());
    QVERIFY(busy.shakeHands());
    QVERIFY(busy.send(get("/later")));
    QVERIFY(waitFor([&] { return server->waiting() == 1; }));
    server->server().drain(60s);
    QCOMPARE(idle.readToEnd(), QByteArray());
    QVERIFY(idle.wasToldGoodbye());
    server->answerOldest("last");
    QCOMPARE(busy.read().body, "last"_ba);
    QVERIFY(busy.readToEnd());
    QVERIFY(busy.wasToldGoodbye());
}

void TestTls::nothingIsLeftOfConnectionsThatBreakOff()
{
    const auto server = this->server();
    {
        TlsWire first(server->port()); // what is opened once for all
        QVERIFY(first.shakeHands());
        QCOMPARE(first.get("/x").status, 200);
    }
    QVERIFY(waitFor([&] { return server->server().connections() == 0; }));
    const int before = openDescriptors();
    for (int i = 0; i < 20; ++i) {
        TlsWire client(server->port());
        if (i % 2 == 0)
            QVERIFY(client.shakeHands());
        QVERIFY(i % 4 != 0 || client.send(get("/later")));
        client.reset();
    }
    QVERIFY(waitFor([&] { return server->server().connections() == 0; }));
    QCOMPARE(openDescriptors(), before);
}

TRIAGE_TEST(TestTls, QCoreApplication)
#include "tst_tls.moc"
