// SPDX-License-Identifier: GPL-3.0-or-later
// Who asks, where proxies may say so.
#include "http/clientaddress.h"
#include "httptest.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::http;
using namespace triage::http::test;

namespace {

TrustedProxies trusting(const QString &list)
{
    const auto proxies = TrustedProxies::from(list);
    return proxies ? *proxies : TrustedProxies();
}

} // namespace

class TestProxies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theClientIsTheLastUntrustedAddress_data();
    void theClientIsTheLastUntrustedAddress();
    void textsThatAreNotNetworksAreRefused_data();
    void textsThatAreNotNetworksAreRefused();
    void aServerTakesItsProxysWord();
    void aServerTrustsOnlyItsProxies();
    void connectionsOfAProxyAreNotCounted();
    void aHouseholdIsOneAddress_data();
    void aHouseholdIsOneAddress();
};

void TestProxies::theClientIsTheLastUntrustedAddress_data()
{
    QTest::addColumn<QString>("trusted");
    QTest::addColumn<QString>("peer");
    QTest::addColumn<QList<QByteArray>>("forwarded");
    QTest::addColumn<QString>("client");
    using Lines = QList<QByteArray>;
    const QString ours = u"127.0.0.1, 10.0.0.0/8, fd00::/8"_s;
    QTest::newRow("nobody is trusted") << u""_s << u"127.0.0.1"_s << Lines{ "1.2.3.4" } << u"127.0.0.1"_s;
    QTest::newRow("a stranger") << ours << u"9.9.9.9"_s << Lines{ "1.2.3.4" } << u"9.9.9.9"_s;
    QTest::newRow("no word") << ours << u"127.0.0.1"_s << Lines{} << u"127.0.0.1"_s;
    QTest::newRow("one proxy") << ours << u"127.0.0.1"_s << Lines{ "1.2.3.4" } << u"1.2.3.4"_s;
    QTest::newRow("the client lies") << ours << u"127.0.0.1"_s << Lines{ "6.6.6.6, 1.2.3.4" } << u"1.2.3.4"_s;
    QTest::newRow("lies in a line of its own")
        << ours << u"127.0.0.1"_s << Lines{ "6.6.6.6", "1.2.3.4" } << u"1.2.3.4"_s;
    QTest::newRow("the client names our proxy")
        << ours << u"127.0.0.1"_s << Lines{ "10.0.0.1, 1.2.3.4" } << u"1.2.3.4"_s;
    QTest::newRow("two proxies") << ours << u"10.1.1.1"_s << Lines{ "6.6.6.6, 1.2.3.4, 10.2.2.2" }
                                 << u"1.2.3.4"_s;
    QTest::newRow("from inside") << ours << u"127.0.0.1"_s << Lines{ "10.0.0.7" } << u"10.0.0.7"_s;
    QTest::newRow("with a port") << ours << u"127.0.0.1"_s << Lines{ "1.2.3.4:5678" } << u"1.2.3.4"_s;
    QTest::newRow("IPv6") << ours << u"fd00::1"_s << Lines{ "2001:db8::5" } << u"2001:db8::5"_s;
    QTest::newRow("IPv6 with a port")
        << ours << u"127.0.0.1"_s << Lines{ "[2001:db8::5]:99" } << u"2001:db8::5"_s;
    QTest::newRow("IPv4 in IPv6") << ours << u"127.0.0.1"_s << Lines{ "::ffff:1.2.3.4" } << u"1.2.3.4"_s;
    QTest::newRow("a proxy's IPv4 in IPv6")
        << ours << u"127.0.0.1"_s << Lines{ "1.2.3.4, ::ffff:10.0.0.1" } << u"1.2.3.4"_s;
    QTest::newRow("unknown") << ours << u"127.0.0.1"_s << Lines{ "1.2.3.4, unknown" } << u"127.0.0.1"_s;
    QTest::newRow("behind something unknown")
        << ours << u"127.0.0.1"_s << Lines{ "1.2.3.4, junk, 10.0.0.1" } << u"10.0.0.1"_s;
    QTest::newRow("empty") << ours << u"127.0.0.1"_s << Lines{ "" } << u"127.0.0.1"_s;
    QTest::newRow("empty at the end") << ours << u"127.0.0.1"_s << Lines{ "1.2.3.4," } << u"127.0.0.1"_s;
    QTest::newRow("no address") << ours << u"127.0.0.1"_s << Lines{ "1.2.3.4.5" } << u"127.0.0.1"_s;
    QTest::newRow("an open bracket") << ours << u"127.0.0.1"_s << Lines{ "[" } << u"127.0.0.1"_s;
}

void TestProxies::theClientIsTheLastUntrustedAddress()
{
    QFETCH(QString, trusted);
    QFETCH(QString, peer);
    QFETCH(QList<QByteArray>, forwarded);
    QFETCH(QString, client);
    Headers headers;
    for (const QByteArray &line : forwarded)
        headers.append("x-forwarded-for"_ba, line);
    QCOMPARE(trusting(trusted).clientOf(QHostAddress(peer), headers), QHostAddress(client));
}

void TestProxies::textsThatAreNotNetworksAreRefused_data()
{
    QTest::addColumn<QString>("list");
    QTest::newRow("a name") << u"proxy.example.org"_s;
    QTest::newRow("too long a prefix") << u"10.0.0.0/33"_s;
    QTest::newRow("one of two") << u"127.0.0.1, 10.0.0.0.0"_s;
    QTest::newRow("with a port") << u"127.0.0.1:80"_s;
    QTest::newRow("white space") << u"127.0.0.1, "_s;
}

void TestProxies::textsThatAreNotNetworksAreRefused()
{
    QFETCH(QString, list);
    const auto proxies = TrustedProxies::from(list);
    QVERIFY(!proxies);
    QVERIFY(proxies.error().detail.contains(u"neither an address nor a network"_s));
}

void TestProxies::aServerTakesItsProxysWord()
{
    Limits limits;
    limits.proxies = trusting(u"127.0.0.0/8"_s);
    TestServer server(limits);
    Wire client(server.port());
    QVERIFY(client.send(get("/x", "X-Forwarded-For: 6.6.6.6, 1.2.3.4\r\n")));
    QCOMPARE(client.read().status, 200);
    QVERIFY(client.send(get("/y"))); // the next one of the same connection is somebody else's
    QCOMPARE(client.read().status, 200);
    QCOMPARE(server.requests().at(0).peer, QHostAddress(u"1.2.3.4"_s));
    QCOMPARE(server.requests().at(1).peer, QHostAddress(u"127.0.0.1"_s));
}

void TestProxies::aServerTrustsOnlyItsProxies()
{
    Limits limits;
    limits.proxies = trusting(u"10.0.0.1"_s);
    TestServer server(limits);
    Wire client(server.port());
    QVERIFY(client.send(get("/x", "X-Forwarded-For: 1.2.3.4\r\nForwarded: for=1.2.3.4\r\n")));
    QCOMPARE(client.read().status, 200);
    QCOMPARE(server.requests().at(0).peer, QHostAddress(u"127.0.0.1"_s));
}

void TestProxies::connectionsOfAProxyAreNotCounted()
{
    Limits limits;
    limits.connectionsPerPeer = 1;
    limits.proxies = trusting(u"127.0.0.1"_s);
    TestServer server(limits);
    Wire first(server.port());
    QCOMPARE(first.get("/x").status, 200);
    Wire second(server.port());
    QCOMPARE(second.get("/x").status, 200);
}

void TestProxies::aHouseholdIsOneAddress_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("counted");
    QTest::newRow("IPv4") << u"1.2.3.4"_s << u"1.2.3.4"_s;
    QTest::newRow("IPv4 in IPv6") << u"::ffff:1.2.3.4"_s << u"1.2.3.4"_s;
    QTest::newRow("a /64") << u"2001:db8:1:2::"_s << u"2001:db8:1:2::"_s;
    QTest::newRow("an address in it") << u"2001:db8:1:2:3:4:5:6"_s << u"2001:db8:1:2::"_s;
    QTest::newRow("the next /64") << u"2001:db8:1:3::1"_s << u"2001:db8:1:3::"_s;
    QTest::newRow("with a zone") << u"fe80::1%eth0"_s << u"fe80::"_s;
}

void TestProxies::aHouseholdIsOneAddress()
{
    QFETCH(QString, address);
    QFETCH(QString, counted);
    QCOMPARE(countedAddress(QHostAddress(address)).toString(), counted);
}

TRIAGE_TEST(TestProxies, QCoreApplication)
#include "tst_proxies.moc"
