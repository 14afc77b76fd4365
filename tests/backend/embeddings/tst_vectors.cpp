// SPDX-License-Identifier: GPL-3.0-or-later
// The vectors of feedback: made while it is routed and in the background, kept and deleted with it. A server
// of embeddings that fails in any way does not hold up routing.

#include "fakeembeddings.h"
#include "stores/vectors/vectorstore.h"

#include "support/patience.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using std::chrono::milliseconds;
using namespace triage;
using namespace triage::test;

namespace {

Config with(const FakeModel &server, const QString &model = u"small"_s)
{
    Config config = withoutRateLimits();
    config.embeddings.url = server.url();
    config.embeddings.model = model;
    config.embeddings.rest = 500ms;
    config.embeddings.pollInterval = 50ms;
    config.embeddings.routingWait = milliseconds(patience);
    return config;
}

ModelReply words(const ModelRequest &request)
{
    return embeddingsOfWords(request, request.json[u"model"] == u"large"_s ? 32 : 16);
}

/// Returns vectors that tell texts on cars from others.
ModelReply subjects(const ModelRequest &request)
{
    QJsonArray data;
    for (const QJsonValue &text : request.json[u"input"_s].toArray()) {
        const bool isOnCars = text.toString().contains(u"car"_s) || text.toString().contains(u"automobile"_s);
        data.append(QJsonObject{ { u"index"_s, data.size() },
                                 { u"embedding"_s, isOnCars ? QJsonArray{ 1, 0 } : QJsonArray{ 0, 1 } } });
    }
    return embeddingsSaying(data);
}

} // namespace

class TestVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { m_backend.stop(); }
    void newFeedbackHasItsVectorWhenItIsRouted();
    void aVectorDecidesWhereNoWordIsShared();
    void aTestOfRoutingComparesMeaning();
    void aPreviewComparesMeaning();
    void aTestDoesNotWaitForADeadServer();
    void similarItemsMeanTheSame();
    void existingItemsGetVectorsInTheBackground();
    void aChangedTextGetsAnotherVector();
    void vectorsAreReadAsDirections();
    void aVectorOfAnEarlierTextIsNotStored();
    void textsThatRoutingIsAboutToReadAreNotPaidForTwice();
    void vectorsGoWithTheirItem();
    void anotherModelStartsOverWhileTheOldOneServes();
    void aTextThatTheModelDoesNotAcceptIsShortened();
    void aTextThatBreaksItsCallHoldsUpNoOther_data();
    void aTextThatBreaksItsCallHoldsUpNoOther();
    void serversThatDifferDoNotStartOverWithoutEnd();
    void aDayHasABudget();
    void aServerThatIgnoresTheModelIsNotTakenForTheEarlierOne();
    void anotherDimensionStartsOver();
    void oneBackendMakesThemInTheBackground();
    void aFailingServerHoldsUpNothing_data();
    void aFailingServerHoldsUpNothing();

private:
    /// Stores "Item 0" and so on, which were routed before.
    void fill(const Desk &desk, int count);
    /// The number of items and of buffers with a vector of that model, as "2 1".
    QString made(const Desk &desk, const QString &model = u"small"_s);
    /// The bytes of an item's vector.
    QString vectorOf(const QByteArray &feedback);
    Answer edit(Desk &desk, const QByteArray &item, const QByteArray &text)
    {
        return desk.patch("/feedback/" + item, { { "description", text } });
    }

    TestBackend m_backend;
};

void TestVectors::fill(const Desk &desk, int count)
{
    m_backend.sql(uR"(
begin;
update organization_state set change = change + 1, next_id = next_id + %2 where organization = %1;
insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)
select organization, next_id - %2 + n, 'Item ' || n, 'routed', now(), now(), change
from organization_state, generate_series(0, %2 - 1) n where organization = %1;
commit)"_s.arg(desk.organization().id.value())
                      .arg(count));
}

QString TestVectors::made(const Desk &desk, const QString &model)
{
    const QString organization = QString::number(desk.organization().id.value());
    return m_backend.value(
        u"select (select count(*) from feedback_vector v join vector_space s on s.organization = "
        u"v.organization"
        " and s.id = v.space where s.organization = %1 and s.model = '%2') || ' ' ||"
        " (select count(*) from buffer_vector v join vector_space s on s.organization = v.organization"
        " and s.id = v.space where s.organization = %1 and s.model = '%2')"_s.arg(organization, model));
}

QString TestVectors::vectorOf(const QByteArray &feedback)
{
    const auto id = idFromString<struct FeedbackTag>(QString::fromLatin1(feedback));
    return m_backend.value(
        u"select coalesce((select encode(vector, 'hex') from feedback_vector where feedback = %1), '')"_s.arg(
            id.value_or(FeedbackId()).value()));
}

void TestVectors::newFeedbackHasItsVectorWhenItIsRouted()
{
    FakeModel server(words);
    m_backend.start(with(server));
    Desk desk(m_backend);
    desk.buffer("Billing", { { "description", "Charges and refunds" } });
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"0 1"_s, patience);
    const QByteArray item = desk.settled("I was charged twice");
    QVERIFY(made(desk).startsWith(u"1 "_s)); // without waiting
    QCOMPARE(vectorOf(item).size(), 2 * 16);
    // Nothing but texts is sent.
    for (const ModelRequest &request : server.requests()) {
        QCOMPARE(request.json.keys(), (QStringList{ u"encoding_format"_s, u"input"_s, u"model"_s }));
        QVERIFY(!request.body.contains(item));
    }
}

void TestVectors::aVectorDecidesWhereNoWordIsShared()
{
    FakeModel server(subjects);
    m_backend.start(with(server));
    Desk desk(m_backend);
    const QByteArray garage = desk.buffer("Garage", { { "description", "Everything on the car" } });
    desk.buffer("Household", { { "description", "Kitchen and oven" } });
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"0 2"_s, patience);
    const QByteArray item = desk.settled("Our automobile broke down");
    const QJsonArray candidates = desk.get("/feedback/" + item + "/routing")["candidates"].toArray();
    QCOMPARE(candidates.size(), 1);
    QCOMPARE(candidates[0][u"buffer_id"].toString().toLatin1(), garage);
    QCOMPARE(candidates[0][u"reason"][u"code"].toString(), u"meaning"_s);
}

void TestVectors::aTestOfRoutingComparesMeaning()
{
    FakeModel server(subjects);
    m_backend.start(with(server));
    Desk desk(m_backend);
    desk.buffer("Garage", { { "description", "Everything on the car" } });
    desk.buffer("Household", { { "description", "Kitchen and oven" } });
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"0 2"_s, patience);
    const QJsonObject text{ { u"description"_s, u"Our automobile broke down"_s } };
    QTRY_COMPARE_WITH_TIMEOUT(desk.post("/routing/test", text)["name"].toString(), u"Garage"_s, patience);
    // Instructions that are tried out are compared by their meaning, too: now both buffers are on cars.
    QJsonObject other = text;
    other.insert(
        u"buffer_overrides"_s,
        QJsonArray{ QJsonObject{ { u"id"_s, u"household"_s },
                                 { u"routing_instructions"_s, u"Whatever has to do with a car"_s } } });
    QVERIFY(desk.post("/routing/test", other)["name"].toString() != u"Garage"_s);
    QCOMPARE(made(desk), u"0 2"_s); // nothing is stored
}

void TestVectors::aPreviewComparesMeaning()
{
    FakeModel server(subjects);
    m_backend.start(with(server));
    Desk desk(m_backend);
    const QByteArray garage = desk.buffer("Garage", { { "description", "Everything on the car" } });
    const QByteArray household = desk.buffer("Household", { { "description", "Kitchen and oven" } });
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"0 2"_s, patience);
    const QByteArray item = desk.settled("Our automobile broke down");
    QCOMPARE(desk.get("/feedback/" + item + "/buffers").all("id"), QString::fromLatin1(garage));
    const auto changed = [&](const QJsonObject &question) {
        return desk.post("/routing/preview", question)["totals"][u"changed"].toInt();
    };
    // As the buffers are, everything stays where it is; with their descriptions exchanged it moves.
    QCOMPARE(changed({ { u"review_threshold"_s, 0.5 } }), 0);
    const auto described = [](const QByteArray &buffer, const QString &as) {
        return QJsonObject{ { u"id"_s, QString::fromLatin1(buffer) }, { u"description"_s, as } };
    };
    QCOMPARE(changed({ { u"buffer_overrides"_s,
                         QJsonArray{ described(garage, u"Kitchen and oven"_s),
                                     described(household, u"Everything on the car"_s) } } }),
             1);
}

void TestVectors::aTestDoesNotWaitForADeadServer()
{
    FakeModel server(subjects);
    m_backend.start(with(server));
    Desk desk(m_backend);
    desk.buffer("Garage", { { "description", "Everything on the car" } });
    desk.buffer("Household", { { "description", "Kitchen and oven" } });
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"0 2"_s, patience);
    server.goAway();
    const Answer tested
        = desk.post("/routing/test", { { "description", "The oven in the kitchen is cold" } });
    QCOMPARE(tested.status, 200);
    QCOMPARE(tested["name"].toString(), u"Household"_s);
}

void TestVectors::similarItemsMeanTheSame()
{
    FakeModel server(subjects);
    m_backend.start(with(server));
    Desk desk(m_backend);
    desk.buffer("Garage", { { "description", "Everything on the car" } });
    desk.buffer("Household", { { "description", "Kitchen and oven" } });
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"0 2"_s, patience);
    const QByteArray item = desk.settled("The car in your garage is loud");
    const QByteArray ofWords = desk.settled("Your garage is loud at night");
    const QByteArray ofMeaning = desk.settled("An automobile was scratched in the garage");
    QTRY_COMPARE_WITH_TIMEOUT(desk.get("/feedback/" + item + "/similar").all("id"),
                              QString::fromLatin1(ofMeaning + ", " + ofWords), patience);
}

void TestVectors::existingItemsGetVectorsInTheBackground()
{
    m_backend.start();
    Desk desk(m_backend);
    fill(desk, 300);
    m_backend.stop();
    FakeModel server(words);
    m_backend.start(with(server));
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"300 0"_s, patience);
    const QString complete = u"select completed_at is not null from vector_space where organization = "_s
        + QString::number(desk.organization().id.value());
    QTRY_COMPARE_WITH_TIMEOUT(m_backend.value(complete), u"t"_s, patience);
    // What the background made is found by the store.
    storage::VectorStore store(m_backend.database(), desk.organization().id);
    const auto serving = store.serving(u"small"_s);
    QVERIFY(serving && *serving && (*serving)->isComplete);
    const auto items = store.next(**serving, std::numeric_limits<qint64>::max(), 1);
    QVERIFY(items && items->empty());
}

void TestVectors::aChangedTextGetsAnotherVector()
{
    FakeModel server(words);
    m_backend.start(with(server));
    Desk desk(m_backend);
    const QByteArray item = desk.settled("first words");
    QTRY_VERIFY_WITH_TIMEOUT(!vectorOf(item).isEmpty(), patience);
    const QString before = vectorOf(item);
    QCOMPARE(edit(desk, item, "something quite different here").status, 200);
    QTRY_VERIFY_WITH_TIMEOUT(!vectorOf(item).isEmpty() && vectorOf(item) != before, patience);
    const QByteArray buffer = desk.buffer("Billing");
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"1 1"_s, patience);
    const QString of
        = u"select hash from buffer_vector where organization = %1"_s.arg(desk.organization().id.value());
    const QString described = m_backend.value(of);
    QCOMPARE(desk.patch("/buffers/" + buffer, { { "routing_instructions", "Refunds" } }).status, 200);
    QTRY_VERIFY_WITH_TIMEOUT(m_backend.value(of) != described, patience);
}

void TestVectors::vectorsAreReadAsDirections()
{
    FakeModel server(words);
    m_backend.start(with(server));
    Desk desk(m_backend);
    desk.buffer("Billing", { { "description", "charged twice" } });
    const auto idOf = [](const QByteArray &text) {
        return idFromString<struct FeedbackTag>(QString::fromLatin1(text)).value_or(FeedbackId());
    };
    const FeedbackId one = idOf(desk.settled("charged twice"));
    const FeedbackId other = idOf(desk.settled("something quite different here"));
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"2 1"_s, patience);
    storage::VectorStore store(m_backend.database(), desk.organization().id);
    const qint64 space = (*store.serving(u"small"_s))->id;
    const auto items = store.ofItems(space, { one, other, FeedbackId(1) });
    const auto buffers = store.ofBuffers(space);
    QVERIFY(items && buffers);
    QCOMPARE(items->size(), std::size_t(2));
    QCOMPARE(buffers->size(), std::size_t(1));
    const auto similarity = [](const embeddings::Vector &a, const embeddings::Vector &b) {
        return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
    };
    const embeddings::Vector &described = buffers->begin()->second;
    QVERIFY(std::abs(similarity(items->at(one), items->at(one)) - 1) < 1e-5);
    QVERIFY(similarity(items->at(one), described) > similarity(items->at(other), described));
}

void TestVectors::aVectorOfAnEarlierTextIsNotStored()
{
    m_backend.start();
    Desk desk(m_backend);
    const QByteArray text = desk.settled("the text of now");
    const FeedbackId item
        = idFromString<struct FeedbackTag>(QString::fromLatin1(text)).value_or(FeedbackId());
    storage::VectorStore store(m_backend.database(), desk.organization().id);
    const auto space = store.space({ .model = u"small"_s, .dimension = 2 });
    QVERIFY(space);
    const auto earlier = store.store(space->id, { { item, {}, u"the text of before"_s, { 1, 0 } } });
    QVERIFY(earlier && earlier->empty());
    const auto current = store.store(space->id, { { item, {}, u"the text of now"_s, { 0, 1 } } });
    QVERIFY(current && current->size() == 1);
    const auto stored = store.ofItems(space->id, { item });
    QCOMPARE(stored->at(item), (embeddings::Vector{ 0, 1 }));
}

void TestVectors::textsThatRoutingIsAboutToReadAreNotPaidForTwice()
{
    m_backend.start();
    Desk desk(m_backend);
    fill(desk, 2);
    storage::VectorStore store(m_backend.database(), desk.organization().id);
    const auto space = store.space({ .model = u"small"_s, .dimension = 2 });
    QVERIFY(space);
    const auto needed = [&] {
        QStringList texts;
        const auto items = store.next(*space, std::numeric_limits<qint64>::max(), 10);
        for (const storage::SeenItem &item : *items) {
            if (!item.hasVector)
                texts << item.description;
        }
        return texts.join(u", "_s);
    };
    const auto put = [&](const QString &status) {
        m_backend.sql(
            u"update feedback set routing_status = '%1' where description = 'Item 1'"_s.arg(status));
    };
    QCOMPARE(needed(), u"Item 0, Item 1"_s);
    put(u"pending"_s);
    QCOMPARE(needed(), u"Item 0"_s);
    put(u"routed"_s); // without one
    QCOMPARE(needed(), u"Item 0, Item 1"_s);
}

void TestVectors::vectorsGoWithTheirItem()
{
    FakeModel server(words);
    m_backend.start(with(server));
    Desk desk(m_backend);
    const QByteArray item = desk.settled("to be deleted");
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"1 0"_s, patience);
    QCOMPARE(desk.remove("/feedback/" + item).status, 204);
    QCOMPARE(made(desk), u"0 0"_s);
}

void TestVectors::anotherModelStartsOverWhileTheOldOneServes()
{
    FakeModel server(words);
    m_backend.start(with(server));
    Desk desk(m_backend);
    const QByteArray item = desk.settled("an item");
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"1 0"_s, patience);
    storage::VectorStore store(m_backend.database(), desk.organization().id);
    const auto serving = [&](const QString &model) {
        const auto space = store.serving(model);
        return space && *space ? (*space)->model : u"-"_s;
    };
    QTRY_VERIFY_WITH_TIMEOUT((*store.serving(u"small"_s))->isComplete, patience);
    QCOMPARE(serving(u"large"_s), u"small"_s); // nothing of the new one is there yet
    m_backend.stop();
    m_backend.start(with(server, u"large"_s));
    QTRY_COMPARE_WITH_TIMEOUT(serving(u"large"_s), u"large"_s, patience);
    QTRY_COMPARE_WITH_TIMEOUT(made(desk, u"large"_s), u"1 0"_s, patience);
    QTRY_COMPARE_WITH_TIMEOUT(made(desk, u"small"_s), u"0 0"_s, patience);
    QCOMPARE(vectorOf(item).size(), 2 * 32);
}

void TestVectors::aServerThatIgnoresTheModelIsNotTakenForTheEarlierOne()
{
    FakeModel server([](const ModelRequest &request) { return embeddingsOfWords(request); });
    m_backend.start(with(server));
    Desk desk(m_backend);
    desk.settled("an item");
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"1 0"_s, patience);
    storage::VectorStore store(m_backend.database(), desk.organization().id);
    QTRY_VERIFY_WITH_TIMEOUT((*store.serving(u"small"_s))->isComplete, patience);
    m_backend.stop();

    // Another model is loaded there now, with as many components. Nobody makes its vectors in the background,
    // so that the earlier ones still serve.
    server.play([](const ModelRequest &request) {
        ModelRequest other = request;
        QJsonArray texts;
        for (const QJsonValue &text : request.json[u"input"].toArray())
            texts << QString(text.toString()).replace(u' ', u'-');
        other.json[u"input"_s] = texts;
        return embeddingsOfWords(other);
    });
    storage::Connection leader(m_backend.database().config());
    QTRY_VERIFY_WITH_TIMEOUT(*storage::leadsVectors(leader), patience); // the session of the backend ends
    m_backend.start(with(server, u"large"_s));
    desk.admin = desk.client(desk.token(TokenKind::FullAccess, Desk::adminEmail()).token);
    QTRY_VERIFY_WITH_TIMEOUT(!server.requests().empty(), patience);
    for (int i = 0; made(desk, u"large"_s) == u"0 0"_s && i < 50; ++i)
        desk.settled("another item, number " + QByteArray::number(i));
    QVERIFY(made(desk, u"large"_s) != u"0 0"_s);
    QCOMPARE(made(desk, u"small"_s), u"1 0"_s);
}

void TestVectors::anotherDimensionStartsOver()
{
    FakeModel server(words);
    m_backend.start(with(server));
    Desk desk(m_backend);
    desk.settled("The server works");
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"1 0"_s, patience);
    server.play([](const ModelRequest &request) { return embeddingsOfWords(request, 32); });
    QByteArray item;
    for (int i = 0; i < 30; ++i)
        item = desk.settled("I was charged twice, number " + QByteArray::number(i));
    // The old space goes when the new one has all.
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"31 0"_s, patience);
    QCOMPARE(vectorOf(item).size(), 2 * 32);
}

void TestVectors::aTextThatTheModelDoesNotAcceptIsShortened()
{
    FakeModel server([](const ModelRequest &request) {
        for (const QJsonValue &each : request.json[u"input"].toArray()) {
            if (each.toString().size() > 600)
                return refusing(400, "too many tokens");
        }
        return words(request);
    });
    m_backend.start(with(server));
    Desk desk(m_backend);
    desk.feedback("short");
    desk.feedback(QByteArray("long words ").repeated(150));
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"2 0"_s, patience);
}

void TestVectors::aTextThatBreaksItsCallHoldsUpNoOther_data()
{
    QTest::addColumn<ModelReply>("reply");
    using How = ModelReply::How;
    QTest::newRow("an error") << refusing(500);
    QTest::newRow("refused") << refusing(400);
    QTest::newRow("forbidden") << refusing(403);
    QTest::newRow("the connection ends") << ModelReply{ .how = How::Close };
    QTest::newRow("no answer") << ModelReply{ .how = How::Never };
    QTest::newRow("a vector without direction") << ModelReply{ 0 };
}

void TestVectors::aTextThatBreaksItsCallHoldsUpNoOther()
{
    QFETCH(ModelReply, reply);
    m_backend.start();
    Desk poisoned(m_backend);
    fill(poisoned, 40);
    m_backend.sql(u"update feedback set description = 'poison' where description = 'Item 20'"_s);
    Desk other(m_backend);
    fill(other, 40);
    m_backend.stop();

    FakeModel server([reply](const ModelRequest &request) {
        QJsonArray data;
        for (const QJsonValue &text : request.json[u"input"].toArray()) {
            const bool isPoison = text.toString().contains(u"poison"_s);
            if (isPoison && reply.status != 0)
                return reply;
            data << QJsonObject{ { u"index"_s, data.size() },
                                 { u"embedding"_s, isPoison ? QJsonArray{ 0, 0 } : QJsonArray{ 1, 2 } } };
        }
        return embeddingsSaying(data);
    });
    Config config = with(server);
    config.embeddings.rest = 10min;
    config.embeddings.callTimeout = 3s;
    config.embeddings.routingWait = 3s;
    config.embeddings.probeWait = milliseconds(patience); // it answers all but the poison
    m_backend.start(config);
    other.admin = other.client(other.token(TokenKind::FullAccess, Desk::adminEmail()).token);
    poisoned.admin = poisoned.client(poisoned.token(TokenKind::FullAccess, Desk::adminEmail()).token);
    QTRY_COMPARE_WITH_TIMEOUT(made(other), u"40 0"_s, patience);
    for (int i = 0; i < 20; ++i) {
        poisoned.feedback("more poison " + QByteArray::number(i));
        const QByteArray item = other.settled("New item " + QByteArray::number(i));
        QTRY_VERIFY(!vectorOf(item).isEmpty()); // routing may not have waited for it
    }
    QCOMPARE(made(other), u"60 0"_s);
    // The text is set aside, and all others of its organization get their vectors.
    QTRY_COMPARE_WITH_TIMEOUT(
        m_backend.value(
            u"select count(*) from feedback_vector where organization = %1 and vector <> '\\x0000'"_s.arg(
                poisoned.organization().id.value())),
        u"39"_s, patience);
    QTRY_VERIFY_WITH_TIMEOUT(made(poisoned).section(u' ', 0, 0).toInt() >= 40, patience);
}

void TestVectors::serversThatDifferDoNotStartOverWithoutEnd()
{
    FakeModel server([random = QRandomGenerator(1)](const ModelRequest &request) mutable {
        return embeddingsOfWords(request, random.bounded(2) == 0 ? 32 : 16);
    });
    Config config = with(server);
    config.embeddings.rest = 10min;
    m_backend.start(config);
    Desk desk(m_backend);
    for (int i = 0; i < 100; ++i)
        desk.settled("Item " + QByteArray::number(i));
    const QString spaces
        = u"select string_agg(dimension || ' ' || (completed_at is not null), ', ') from vector_space where "
          "organization = "_s
        + QString::number(desk.organization().id.value());
    QTRY_VERIFY_WITH_TIMEOUT(m_backend.value(spaces).endsWith(u" true"_s), patience);
    QVERIFY2(!m_backend.value(spaces).contains(u','), qPrintable(m_backend.value(spaces)));
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"100 0"_s, patience);
}

void TestVectors::aDayHasABudget()
{
    FakeModel server(words);
    Config config = with(server);
    config.embeddings.dailyTokens = 25; // an item costs ten, and sets a few more aside
    m_backend.start(config);
    Desk desk(m_backend);
    desk.settled("one");
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"1 0"_s, patience);
    desk.settled("two");
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"2 0"_s, patience);
    desk.settled("three");
    QCOMPARE(m_backend.value(u"select tokens from embedding_usage where organization = %1"_s.arg(
                 desk.organization().id.value())),
             u"20"_s);
    QCOMPARE(made(desk), u"2 0"_s);
}

void TestVectors::oneBackendMakesThemInTheBackground()
{
    m_backend.start();
    Desk desk(m_backend);
    fill(desk, 50);
    // Texts of other organizations, which other tests left without vectors of this dimension, do not count.
    m_backend.sql(u"update feedback set description = 'Own ' || description where organization = %1"_s.arg(
        desk.organization().id.value()));
    m_backend.stop();
    FakeModel server(words);
    const auto other = m_backend.another(with(server));
    m_backend.start(with(server));
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"50 0"_s, patience);
    int sent = 0;
    for (const ModelRequest &request : server.requests()) {
        for (const QJsonValue &each : request.json[u"input"].toArray())
            sent += each.toString().startsWith(u"Own Item "_s) ? 1 : 0;
    }
    QCOMPARE(sent, 50);
}

void TestVectors::aFailingServerHoldsUpNothing_data()
{
    QTest::addColumn<ModelReply>("reply");
    using How = ModelReply::How;
    const auto row = [](const char *name, How how, int status = 200) {
        QTest::newRow(name) << ModelReply{ status, "{\"data\":[]}", "application/json", {}, how };
    };
    row("stalls", How::Never);
    row("sends a byte a second", How::Drip);
    row("closes", How::Close);
    row("dies while it answers", How::Cut);
    row("answers garbage", How::Whole);
    row("fails", How::Whole, 503);
    QTest::newRow("is gone") << ModelReply{ 0, {} };
}

void TestVectors::aFailingServerHoldsUpNothing()
{
    QFETCH(ModelReply, reply);
    FakeModel server(words);
    Config config = with(server);
    config.embeddings.rest = 10min;
    config.embeddings.routingWait = 1s;
    config.embeddings.probeWait = 5s;
    m_backend.start(config);
    Desk desk(m_backend);
    desk.buffer("Billing", { { "description", "Charges and refunds" } });
    desk.settled("The server works");
    QTRY_COMPARE_WITH_TIMEOUT(made(desk), u"1 1"_s, patience);
    int callsBefore = 0;
    constexpr int rounds = 60;
    for (int i = 0; i < rounds; ++i) {
        if (i == rounds / 4) {
            if (reply.status == 0)
                server.goAway();
            else
                server.play({ reply });
            callsBefore = server.count();
        }
        for (int j = 0; j < 4; ++j)
            desk.feedback("I was charged twice, number " + QByteArray::number(i));
        desk.settled("I was charged twice, number " + QByteArray::number(i));
    }
    desk.settle();
    QVERIFY(made(desk).section(u' ', 0, 0).toInt() < 5 * rounds);
    // Each waiter finds out at most once, by its texts and a probe. Nothing waits for a server that rests.
    constexpr int waiters = 4;
    const int calls = server.count() - callsBefore;
    QVERIFY2(calls <= 2 * waiters, qPrintable(QString::number(calls)));
}

TRIAGE_TEST(TestVectors, QCoreApplication)
#include "tst_vectors.moc"
