// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to other servers: what is sent, and what servers cannot do to us.
#include "outgoing/outgoing.h"
#include "support/fakemodel.h"
#include "support/patience.h"
#include "support/testprogram.h"

#include <QTest>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::outgoing;
using triage::test::FakeModel;
using triage::test::ModelReply;
using triage::test::ModelRequest;
using triage::test::patience;
using Outcome = OutgoingAnswer::Outcome;

namespace {

OutgoingConfig allowingLoopback()
{
    return { .guard = *AddressGuard::allowing(u"127.0.0.0/8"_s), .proxy = {}, .resolve = {} };
}

OutgoingRequest requestTo(const QByteArray &url)
{
    return { .url = url, .headers = { "Content-Type: application/json"_ba }, .body = "{}"_ba };
}

QByteArray urlOf(const FakeModel &server)
{
    return server.url().toEncoded();
}

/// Keeps the connection open without an answer.
ModelReply never(const ModelRequest &)
{
    ModelReply reply;
    reply.how = ModelReply::How::Never;
    return reply;
}

/// Answers with that status and body.
FakeModel::Script always(int status, const QByteArray &body = {}, const QByteArray &headers = {})
{
    return [=](const ModelRequest &) {
        return ModelReply{ status, body, "text/plain", headers };
    };
}

} // namespace

class TestOutgoing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerIsCutAtItsLimit();
    void anAnswerBeyondItsLimitIsTooLarge();
    void aCompressedAnswerIsUnpackedWithinItsLimit();
    void redirectsAreNotFollowed();
    void theWholeAttemptHasADeadline();
    void aServerThatHangsDelaysNoOther();
    void noSpellingOfThisMachineIsReached_data();
    void noSpellingOfThisMachineIsReached();
    void aNameIsJudgedByTheAddressThatIsConnectedTo();
    void unencryptedRequestsReachNamedNetworksOnly();
    void stoppingEndsRequests();
};

void TestOutgoing::anAnswerIsCutAtItsLimit()
{
    const FakeModel server(always(202, QByteArray(5000, 'x'), "Retry-After: 7\r\n"));
    Outgoing outgoing(allowingLoopback());
    const OutgoingAnswer answer = outgoing.post(requestTo(urlOf(server)));
    QCOMPARE(answer.outcome, Outcome::Answered);
    QCOMPARE(answer.status, 202);
    QCOMPARE(answer.body, QByteArray(1024, 'x'));
    QCOMPARE(answer.retryAfter, "7"_ba);
    QCOMPARE(server.requests().at(0).body, "{}"_ba);
}

void TestOutgoing::anAnswerBeyondItsLimitIsTooLarge()
{
    const FakeModel server(always(200, QByteArray(5000, 'x')));
    Outgoing outgoing(allowingLoopback());
    OutgoingRequest request = requestTo(urlOf(server));
    request.cutsAnswer = false;
    QCOMPARE(outgoing.post(request).outcome, Outcome::TooLarge);
}

void TestOutgoing::aCompressedAnswerIsUnpackedWithinItsLimit()
{
    const QByteArray packed
        = QByteArray::fromHex("1f8b08000000000002ffab562a484cce4e4d51b22a292a4dad050089e0b5dc0f000000");
    const FakeModel server(always(200, packed, "Content-Encoding: gzip\r\n"));
    Outgoing outgoing(allowingLoopback());
    OutgoingRequest request = requestTo(urlOf(server));
    request.acceptsGzip = true;
    QCOMPARE(outgoing.post(request).body, "{\"packed\":true}"_ba);
    request.cutsAnswer = false;
    request.maxAnswerBytes = 10; // fewer than it unpacks to
    QCOMPARE(outgoing.post(request).outcome, Outcome::TooLarge);
}

void TestOutgoing::redirectsAreNotFollowed()
{
    const FakeModel inner(always(200));
    const FakeModel server(always(307, {}, "Location: " + urlOf(inner) + "\r\n"));
    Outgoing outgoing(allowingLoopback());
    const OutgoingAnswer answer = outgoing.post(requestTo(urlOf(server)));
    QCOMPARE(answer.status, 307);
    QCOMPARE(int(inner.requests().size()), 0);
}

void TestOutgoing::theWholeAttemptHasADeadline()
{
    const FakeModel server(never);
    Outgoing outgoing(allowingLoopback());
    OutgoingRequest request = requestTo(urlOf(server));
    request.timeout = std::chrono::milliseconds(200);
    const OutgoingAnswer answer = outgoing.post(request);
    QCOMPARE(answer.outcome, Outcome::TimedOut);
    QVERIFY(answer.duration >= request.timeout);
    QVERIFY(!answer.error.isEmpty());
}

void TestOutgoing::aServerThatHangsDelaysNoOther()
{
    const FakeModel hanging(never);
    const FakeModel server(always(200));
    std::atomic_int stopped = 0;
    {
        Outgoing outgoing(allowingLoopback());
        constexpr int many = 50;
        for (int i = 0; i < many; ++i)
            outgoing.post(requestTo(urlOf(hanging)), [&](const OutgoingAnswer &answer) {
                stopped += answer.outcome == Outcome::Stopped;
            });
        QCOMPARE(outgoing.post(requestTo(urlOf(server))).status, 200);
        QCOMPARE(stopped.load(), 0);
    }
    QCOMPARE(stopped.load(), 50);
}

void TestOutgoing::noSpellingOfThisMachineIsReached_data()
{
    QTest::addColumn<QByteArray>("host");
    for (const char *each : { "127.0.0.1",
                              "127.0.0.1.",
                              "127.0.1",
                              "127.1",
                              "2130706433",
                              "0x7f000001",
                              "0x7F000001",
                              "017700000001",
                              "0177.0.0.1",
                              "0177.1",
                              "0x7f.1",
                              "0x7f.0x0.0x0.0x1",
                              "0177.0000.0000.01",
                              "127.0x1",
                              "127.00.00.01",
                              "0",
                              "0.0.0.0",
                              "0x0",
                              "00.0.0.0",
                              "127.255.255.254",
                              "127.127.127.127",
                              "localhost",
                              "LOCALHOST",
                              "localhost.",
                              "%31%32%37.0.0.1",
                              "127%2e0%2e0%2e1",
                              "[::1]",
                              "[0:0:0:0:0:0:0:1]",
                              "[0000::0001]",
                              "[::]",
                              "[::127.0.0.1]",
                              "[::7f00:1]",
                              "[::ffff:127.0.0.1]",
                              "[::ffff:7f00:1]",
                              "[::FFFF:7F00:0001]",
                              "[0:0:0:0:0:ffff:127.0.0.1]",
                              "[64:ff9b::7f00:1]",
                              "[64:ff9b::127.0.0.1]",
                              "[2002:7f00:1::]",
                              "[::ffff:0:127.0.0.1]",
                              "[::1%251]",
                              "user@127.0.0.1",
                              "example.com@127.0.0.1",
                              "127。0。0。1",
                              "１２７.0.0.1",
                              "①②⑦.0.0.1",
                              "rebound.example" })
        QTest::newRow(each) << QByteArray(each);
}

void TestOutgoing::noSpellingOfThisMachineIsReached()
{
    QFETCH(const QByteArray, host);
    const FakeModel server(always(200));
    const QByteArray port = QByteArray::number(server.url().port());
    OutgoingConfig config;
    config.resolve = { "rebound.example:" + port + ":127.0.0.1" };
    Outgoing outgoing(config);
    for (const char *scheme : { "http", "https" }) {
        const QByteArray url = scheme + "://"_ba + host + ':' + port + "/hook";
        const OutgoingAnswer answer = outgoing.post(requestTo(url));
        QVERIFY2(answer.outcome == Outcome::Refused || answer.outcome == Outcome::Unreachable, url);
        QVERIFY2(!answer.error.contains("TLS") && !answer.error.contains("SSL"), answer.error);
    }
    QCOMPARE(int(server.requests().size()), 0);
}

void TestOutgoing::aNameIsJudgedByTheAddressThatIsConnectedTo()
{
    const FakeModel server(always(200));
    const QByteArray port = QByteArray::number(server.url().port());
    OutgoingConfig config;
    config.resolve = { "rebound.example:" + port + ":127.0.0.1" };
    Outgoing strict(config);
    const QByteArray url = "https://rebound.example:" + port + "/";
    QCOMPARE(strict.post(requestTo(url)).outcome, Outcome::Refused);

    // The same name at an allowed address is reached.
    config.guard = *AddressGuard::allowing(u"127.0.0.1"_s);
    Outgoing lenient(config);
    QCOMPARE(lenient.post(requestTo("http://rebound.example:" + port + "/")).status, 200);
}

void TestOutgoing::unencryptedRequestsReachNamedNetworksOnly()
{
    Outgoing outgoing(OutgoingConfig{});
    const OutgoingAnswer answer = outgoing.post(requestTo("http://192.88.98.1/"_ba));
    QCOMPARE(answer.outcome, Outcome::Refused);
}

void TestOutgoing::stoppingEndsRequests()
{
    Outgoing outgoing(allowingLoopback());
    outgoing.stop();
    QCOMPARE(outgoing.post(requestTo("http://127.0.0.1:9/"_ba)).outcome, Outcome::Stopped);
}

TRIAGE_TEST(TestOutgoing, QCoreApplication)
#include "tst_outgoing.moc"
