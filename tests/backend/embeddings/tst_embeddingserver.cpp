// SPDX-License-Identifier: GPL-3.0-or-later
// Calls to a server of embeddings: what is sent, what is accepted, and that a bad server costs no time.

#include "embeddings/embeddingserver.h"

#include "fakeembeddings.h"
#include "languagemodel/languagemodel.h"
#include "languagemodel/modelserver.h"

#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>
#include <QThread>

#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::test;
using embeddings::Embedded;
using embeddings::EmbeddingServer;
using languagemodel::FailureKind;

namespace {

embeddings::EmbeddingEndpoint endpointOf(const FakeModel &server)
{
    embeddings::EmbeddingEndpoint endpoint;
    endpoint.url = server.url();
    endpoint.model = u"small"_s;
    return endpoint;
}

ModelReply words(const ModelRequest &request)
{
    return embeddingsOfWords(request);
}

double cosine(const embeddings::Vector &a, const embeddings::Vector &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

} // namespace

class TestEmbeddingServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void vectorsComeInTheOrderOfTheTexts();
    void aByteForEachComponentKeepsTheDirection();
    void secretsDoNotLeave();
    void theKeyAndTheModelAreSent();
    void manyTextsAreSentAFewCallsAtATime();
    void aBadAnswerIsRefused_data();
    void aBadAnswerIsRefused();
    void aTextThatFailsRestsNoOther();
    void aServerThatAsksForAnHourHasIt();
    void anotherDimensionIsBelievedAfterAWhile();
    void aUsageBeyondReasonIsNotBelieved();
    void aServerThatHangsCostsThePatienceOnly();
    void aSlowServerIsNotADeadOne();
    void afterAFailureNoCallIsMadeForAWhile();
    void anEarlierModelMayBeGone();
    void aStopEndsPendingCalls();
};

void TestEmbeddingServer::vectorsComeInTheOrderOfTheTexts()
{
    FakeModel fake(words);
    EmbeddingServer server(endpointOf(fake));
    const std::vector<QString> texts{ u"red apple"_s, u"blue sky"_s, u"red apple"_s };
    const Embedded all = server.embed(texts, 10s);
    QCOMPARE(all.failure, FailureKind::None);
    QCOMPARE(all.tokens, 30);
    QCOMPARE(server.dimension(), 16);
    QVERIFY(std::abs(cosine(all.vectors[0], all.vectors[0]) - 1) < 1e-5);
    QCOMPARE(all.vectors[0], all.vectors[2]);
    QVERIFY(cosine(all.vectors[0], all.vectors[1]) < 0.9);
}

void TestEmbeddingServer::aByteForEachComponentKeepsTheDirection()
{
    embeddings::Vector vector;
    for (int i = 0; i < 384; ++i)
        vector.push_back(float(std::sin(i * i)));
    vector = embeddings::normalized(vector);
    const QByteArray bytes = embeddings::quantized(vector);
    QCOMPARE(bytes.size(), 384);
    QVERIFY(cosine(vector, embeddings::direction(bytes)) > 0.9999);
    QVERIFY(embeddings::direction(QByteArray(8, '\0')).empty());
    QVERIFY(embeddings::normalized({ 0, 0 }).empty());
    // Directions are finite, however short or long the vectors are.
    const float infinite = std::numeric_limits<float>::infinity();
    QVERIFY(embeddings::normalized({ 1, infinite }).empty());
    QVERIFY(embeddings::normalized({ 1, std::nanf("") }).empty());
    for (const float size : { std::numeric_limits<float>::denorm_min(), 1e-40F, 1e-20F, 1e38F }) {
        const embeddings::Vector direction = embeddings::normalized({ size, 0, size });
        QVERIFY(std::abs(cosine(direction, direction) - 1) < 1e-5);
    }
}

void TestEmbeddingServer::secretsDoNotLeave()
{
    FakeModel fake(words);
    const EmbeddingServer server(endpointOf(fake));
    const QString text
        = server.prepared(u"Refund"_s, u"Write to kim@example.com, card 4111 1111 1111 1111"_s);
    QVERIFY(text.startsWith(u"Refund\n\n"_s));
    QVERIFY(!text.contains(u"kim@example.com"_s));
    QVERIFY(!text.contains(u"4111"_s));
    auto endpoint = endpointOf(fake);
    endpoint.masksText = false;
    endpoint.maxLength = 20;
    QCOMPARE(EmbeddingServer(endpoint).prepared({}, u"Write to kim@example.com"_s),
             u"Write to kim@example"_s);
}

void TestEmbeddingServer::theKeyAndTheModelAreSent()
{
    FakeModel fake(words);
    auto endpoint = endpointOf(fake);
    endpoint.key = "secret";
    EmbeddingServer server(endpoint);
    const std::vector<QString> texts{ u"text"_s };
    std::ignore = server.embed(texts, 10s);
    QCOMPARE(fake.last().path, "/v1/embeddings");
    QVERIFY(fake.last().head.contains("Authorization: Bearer secret"));
    QCOMPARE(fake.last().json[u"model"], u"small"_s);
    QCOMPARE(languagemodel::operationUrl(QUrl(u"https://a.example/base/v1/"_s), "embeddings"_L1),
             "https://a.example/base/v1/embeddings"_ba);
}

void TestEmbeddingServer::manyTextsAreSentAFewCallsAtATime()
{
    FakeModel fake(words);
    EmbeddingServer server(endpointOf(fake));
    std::vector<QString> texts;
    for (int i = 0; i < 200; ++i)
        texts.push_back(u"text %1"_s.arg(i));
    const Embedded all = server.embed(texts, 10s);
    QCOMPARE(all.failure, FailureKind::None);
    QCOMPARE(fake.count(), 7);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Embedded one = server.embed({ &texts[i], 1 }, 10s);
        QCOMPARE(one.vectors.front(), all.vectors[i]);
    }
}

void TestEmbeddingServer::aBadAnswerIsRefused_data()
{
    QTest::addColumn<ModelReply>("reply");
    QTest::addColumn<int>("failure");
    const auto row = [](const char *name, const ModelReply &reply, FailureKind failure) {
        QTest::newRow(name) << reply << int(failure);
    };
    const auto vector = [](const QJsonArray &values, int index = 0) {
        return QJsonObject{ { u"index"_s, index }, { u"embedding"_s, values } };
    };
    const QJsonArray good{ 1, 0.5, 0.25 };
    using How = ModelReply::How;
    const auto bad = FailureKind::NotUnderstood;
    row("no JSON", { 200, "<html>" }, bad);
    row("nothing", { 200, "" }, bad);
    row("an empty object", { 200, "{}" }, bad);
    row("too few", embeddingsSaying({ vector(good) }), bad);
    row("too many", embeddingsSaying({ vector(good), vector(good, 1), vector(good, 2) }), bad);
    row("one twice", embeddingsSaying({ vector(good), vector(good) }), bad);
    row("another index", embeddingsSaying({ vector(good), vector(good, 7) }), bad);
    row("another dimension", embeddingsSaying({ vector(good), vector({ 1, 2 }, 1) }), bad);
    row("no direction", embeddingsSaying({ vector(good), vector({ 0, 0, 0 }, 1) }), bad);
    const auto written = [](const QByteArray &second) {
        return ModelReply{ 200,
                           "{\"data\":[{\"index\":0,\"embedding\":[1,0.5,0.25]},{\"index\":1,\"embedding\":"
                               + second + "}]}" };
    };
    row("not a number", written("[1,NaN,0]"), bad);
    row("infinite", written("[1,Infinity,0]"), bad);
    row("too large for a double", written("[1,1e999,0]"), bad);
    row("too large for a float", written("[1,1e308,0]"), bad);
    row("too small for a float", written("[1e-308,1e-308,1e-308]"), bad);
    row("null", written("[1,null,0]"), bad);
    row("one number", written("0.5"), bad);
    row("lists in the list", written("[[1,2,3]]"), bad);
    row("no components", written("[]"), bad);
    row("a fraction as index",
        { 200, "{\"data\":[{\"index\":0,\"embedding\":[1,2]},{\"index\":0.5,\"embedding\":[1,2]}]}" }, bad);
    row("a negative index", embeddingsSaying({ vector(good), vector(good, -1) }), bad);
    row("an object instead of the list", { 200, "{\"data\":{\"0\":[1,2],\"1\":[1,2]}}" }, bad);
    row("deeply nested", { 200, QByteArray(100'000, '[') }, bad);
    row("texts", embeddingsSaying({ vector(good), vector({ u"1"_s, u"2"_s, u"3"_s }, 1) }), bad);
    row("too large", { 200, QByteArray(9 << 20, ' ') }, FailureKind::TooLarge);
    row("an error", refusing(500), FailureKind::ServerError);
    row("a wrong key", refusing(401), FailureKind::Refused);
    row("too many requests", refusing(429), FailureKind::Overloaded);
    row("a redirect", refusing(302, "no", "Location: http://127.0.0.1:1/\r\n"), FailureKind::Refused);
    row("cut", { 200, "{\"data\":[]}", "application/json", {}, How::Cut }, FailureKind::Unreachable);
    row("closed", { 200, {}, "application/json", {}, How::Close }, FailureKind::Unreachable);
}

void TestEmbeddingServer::aBadAnswerIsRefused()
{
    QFETCH(ModelReply, reply);
    QFETCH(int, failure);
    FakeModel fake;
    fake.play({ reply });
    EmbeddingServer server(endpointOf(fake));
    const std::vector<QString> texts{ u"one"_s, u"two"_s };
    const Embedded all = server.embed(texts, 10s);
    QCOMPARE(int(all.failure), failure);
    QVERIFY(all.vectors[0].empty() && all.vectors[1].empty());
    // What it says to other texts decides whether it works.
    QCOMPARE(server.isResting(), QByteArray(QTest::currentDataTag()) != "too few");
}

void TestEmbeddingServer::aTextThatFailsRestsNoOther()
{
    FakeModel fake([](const ModelRequest &request) {
        return request.body.contains("poison") ? refusing(500) : words(request);
    });
    EmbeddingServer server(endpointOf(fake));
    std::vector<QString> texts(40, u"text"_s);
    texts[3] = u"poison"_s;
    const Embedded shared = server.embed(texts, 10s);
    QCOMPARE(shared.failure, FailureKind::ServerError);
    QVERIFY(shared.vectors[4].empty() && !shared.vectors[39].empty());
    const Embedded alone = server.embed({ texts.data(), 10 }, 10s, {}, embeddings::Packing::Alone);
    for (std::size_t i = 0; i < 10; ++i)
        QCOMPARE(alone.vectors[i].empty(), i == 3);
    QCOMPARE(server.embed({ &texts[3], 1 }, 10s).failure, FailureKind::ServerError);
    QVERIFY(!server.isResting());
}

void TestEmbeddingServer::aServerThatAsksForAnHourHasIt()
{
    FakeModel fake;
    fake.play({ refusing(429, "slow down", "Retry-After: 3600\r\n") });
    auto endpoint = endpointOf(fake);
    endpoint.rest = 1ms;
    EmbeddingServer server(endpoint);
    const std::vector<QString> texts{ u"text"_s };
    std::ignore = server.embed(texts, 10s);
    QTest::qWait(10);
    QCOMPARE(server.embed(texts, 10s).failure, FailureKind::Resting);
    QCOMPARE(fake.count(), 1);
}

void TestEmbeddingServer::anotherDimensionIsBelievedAfterAWhile()
{
    FakeModel fake(words);
    auto endpoint = endpointOf(fake);
    endpoint.rest = 100ms;
    EmbeddingServer server(endpoint);
    const std::vector<QString> texts{ u"text"_s };
    std::ignore = server.embed(texts, 10s);
    QCOMPARE(server.dimension(), 16);
    fake.play([](const ModelRequest &request) { return embeddingsOfWords(request, 32); });
    std::ignore = server.embed(texts, 10s);
    QCOMPARE(server.dimension(), 16);
    QVERIFY(server.isDimensionDoubtful());
    const auto isBelieved = [&] {
        std::ignore = server.embed(texts, 10s);
        return server.dimension() == 32;
    };
    QTRY_VERIFY(isBelieved());
    QVERIFY(!server.isDimensionDoubtful());
    QVERIFY(fake.count() > 8);
}

void TestEmbeddingServer::aUsageBeyondReasonIsNotBelieved()
{
    FakeModel fake([](const ModelRequest &request) {
        ModelReply reply = words(request);
        reply.body.replace("\"prompt_tokens\":10", "\"prompt_tokens\":4611686018427387904");
        return reply;
    });
    EmbeddingServer server(endpointOf(fake));
    const std::vector<QString> texts{ u"text"_s };
    QCOMPARE(server.embed(texts, 10s).tokens, languagemodel::maxTokens(4));
}

void TestEmbeddingServer::aServerThatHangsCostsThePatienceOnly()
{
    FakeModel fake;
    fake.play({ { 200, {}, "application/json", {}, ModelReply::How::Never } });
    EmbeddingServer server(endpointOf(fake));
    const std::vector<QString> texts(100, u"text"_s);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(server.embed(texts, 300ms).failure, FailureKind::TimedOut);
    QVERIFY2(timer.elapsed() < patience, QByteArray::number(timer.elapsed()).constData());
}

void TestEmbeddingServer::aSlowServerIsNotADeadOne()
{
    std::atomic<int> calls = 0;
    FakeModel fake([&](const ModelRequest &request) {
        return ++calls > 1 ? ModelReply{ 200, {}, "application/json", {}, ModelReply::How::Never }
                           : words(request);
    });
    EmbeddingServer server(endpointOf(fake));
    const std::vector<QString> texts(64, u"text"_s);
    const Embedded some = server.embed(texts, 3s); // the call that is answered needs less
    QCOMPARE(some.failure, FailureKind::TimedOut);
    QVERIFY(some.vectors.front().empty() != some.vectors.back().empty());
    QVERIFY(!server.isResting());
}

void TestEmbeddingServer::afterAFailureNoCallIsMadeForAWhile()
{
    FakeModel fake;
    fake.play({ refusing(500) });
    auto endpoint = endpointOf(fake);
    endpoint.rest = 2s; // the next call comes earlier
    EmbeddingServer server(endpoint);
    const std::vector<QString> texts{ u"text"_s };
    QCOMPARE(server.embed(texts, 10s).failure, FailureKind::ServerError);
    QCOMPARE(server.embed(texts, 10s).failure, FailureKind::Resting);
    QCOMPARE(fake.count(), 2); // the text, and something harmless
    fake.play(words);
    QTRY_VERIFY(!server.isResting());
    QCOMPARE(server.embed(texts, 10s).failure, FailureKind::None);
    QVERIFY(!server.isResting());
}

void TestEmbeddingServer::anEarlierModelMayBeGone()
{
    FakeModel fake([](const ModelRequest &request) {
        return request.json[u"model"] == u"small"_s ? words(request) : refusing(404);
    });
    EmbeddingServer server(endpointOf(fake));
    const std::vector<QString> texts{ u"text"_s };
    QCOMPARE(server.embed(texts, 10s, u"older"_s).failure, FailureKind::Refused);
    QVERIFY(!server.isResting());
    QCOMPARE(server.embed(texts, 10s).failure, FailureKind::None);
}

void TestEmbeddingServer::aStopEndsPendingCalls()
{
    FakeModel fake;
    fake.play({ { 200, {}, "application/json", {}, ModelReply::How::Never } });
    EmbeddingServer server(endpointOf(fake));
    QElapsedTimer timer;
    timer.start();
    std::thread stopper([&] {
        while (fake.count() == 0)
            QThread::msleep(1);
        server.stop();
    });
    const std::vector<QString> texts{ u"text"_s };
    QCOMPARE(server.embed(texts, 10min).failure, FailureKind::Stopped);
    stopper.join();
    QVERIFY(timer.elapsed() < patience);
    QCOMPARE(server.embed(texts, 10min).failure, FailureKind::Stopped);
}

TRIAGE_TEST(TestEmbeddingServer, QCoreApplication)
#include "tst_embeddingserver.moc"
