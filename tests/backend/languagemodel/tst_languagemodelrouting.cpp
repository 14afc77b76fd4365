// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/modelexperience.h"
#include "services/routing/modelledger.h"
#include "support/fakemodel.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::test;

namespace {

Config asking(const FakeModel &server)
{
    Config config = withoutRateLimits();
    config.classifier = ClassifierKind::OpenAi;
    config.languageModel.url = server.url();
    config.languageModel.model = u"small-1"_s;
    config.languageModel.minWait = 1ms;
    config.languageModel.maxWait = 2ms;
    return config;
}

FakeModel::Script naming(const QString &buffer, const QString &quote)
{
    return [=](const ModelRequest &request) {
        return saying(verdictJson(request.handleOf(buffer), quote, 96));
    };
}

} // namespace

/// A backend whose language model is played by the test.
class TestLanguageModelRouting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theModelRoutesFeedback();
    void aTestOfRoutingAsksTheModelToo();
    void withoutTheModelTheEmbeddedClassifierGoesOn();
    void slowAnswersHoldUpNothing();
    void itEndsInTimeWhileTheModelHangs();
    void aBudgetOutlivesTheBackend();
    void severalLedgersCountTogether();
    void metricsTellOfTheModel();
    void theModelIsBelievedMoreWhenPeopleFoundItRight();

private:
    std::unique_ptr<TestBackend> m_backend;
};

void TestLanguageModelRouting::initTestCase()
{
    m_backend = std::make_unique<TestBackend>();
}

void TestLanguageModelRouting::theModelRoutesFeedback()
{
    FakeModel server(naming(u"Billing"_s, u"charged twice"_s));
    m_backend->start(asking(server));
    Desk desk(*m_backend);
    desk.buffer("Crashes", { { "description", "The app crashes" } });
    desk.buffer("Billing", { { "description", "Charges, invoices, refunds" } });
    const QByteArray id = desk.settled("I was charged twice, where is my refund?");
    QCOMPARE(desk.buffersOf(id), u"Billing"_s);
    const Answer details = desk.get("/api/v0/feedback/" + id + "/routing");
    QCOMPARE(details["classifier"].toString(), u"openai:small-1/1"_s);
    const QJsonObject best = details["candidates"][0].toObject();
    QVERIFY(best["confidence"_L1].toDouble() >= 0.8);
    QVERIFY(best["reasoning"_L1].toString().contains(u"“charged twice”"_s));
    QCOMPARE(server.count(), 1);
    QVERIFY(!server.last().body.contains(id));
    m_backend->stop();
}

void TestLanguageModelRouting::aTestOfRoutingAsksTheModelToo()
{
    FakeModel server(naming(u"Billing"_s, u"charged twice"_s));
    m_backend->start(asking(server));
    Desk desk(*m_backend);
    desk.buffer("Billing", { { "description", "Charges, invoices, refunds" } });
    const Answer tried
        = desk.post("/api/v0/routing/test", { { "description", "I was charged twice on my invoice" } });
    QCOMPARE(tried.status, 200);
    QVERIFY(tried["reasoning"].toString().contains(u"“charged twice”"_s));
    QCOMPARE(server.count(), 1);
    m_backend->stop();
}

void TestLanguageModelRouting::withoutTheModelTheEmbeddedClassifierGoesOn()
{
    FakeModel server;
    server.goAway();
    m_backend->start(asking(server));
    Desk desk(*m_backend);
    desk.buffer("Billing", { { "description", "Charges, invoices, refunds" } });
    const QByteArray id = desk.settled("I was charged twice on my invoice, I want a refund");
    const QString classifier = desk.get("/api/v0/feedback/" + id + "/routing")["classifier"].toString();
    QVERIFY2(classifier.endsWith(u" (fallback)"_s), qPrintable(classifier));
    QCOMPARE(desk.buffersOf(id), u"Billing"_s);
    m_backend->stop();
}

void TestLanguageModelRouting::slowAnswersHoldUpNothing()
{
    FakeModel server;
    server.play({ { 200, {}, "application/json", {}, ModelReply::How::Never } });
    Config config = asking(server);
    config.languageModel.callTimeout = 60s;
    m_backend->start(config);
    Desk desk(*m_backend);
    desk.buffer("Billing");
    for (const QByteArray &text : { "one"_ba, "two"_ba, "three"_ba, "four"_ba, "five"_ba })
        desk.feedback(text);
    QTRY_COMPARE(server.count(), 4); // the limit of concurrent calls
    QCOMPARE(desk.get("/api/v0/feedback").status, 200);
    QCOMPARE(desk.total("/api/v0/feedback"), 5);
    std::map<QByteArray, int> asked;
    for (const ModelRequest &request : server.requests()) {
        for (const QByteArray &text : { "one"_ba, "two"_ba, "three"_ba, "four"_ba, "five"_ba })
            asked[text] += request.user().contains(u"\n\""_s + QString::fromLatin1(text) + u"\"\n"_s);
    }
    for (const auto &[text, count] : asked)
        QVERIFY2(count <= 1, text.constData());
    m_backend->stop();
    // Nothing was decided and nothing is lost.
    QCOMPARE(m_backend->value(u"select count(*) from routing_job"_s), u"5"_s);
    server.play([](const ModelRequest &) { return saying(verdictJson({}, {}, 0, {}, true)); });
    m_backend->sql(u"update routing_job set due_at = now()"_s);
    m_backend->start(asking(server));
    QTRY_COMPARE(m_backend->value(u"select count(*) from routing_job"_s), u"0"_s);
    QCOMPARE(m_backend->value(u"select count(*) from routing_decision where classifier = 'openai:small-1/1'"
                              " and organization = "_s
                              + QString::number(desk.organization().id.value())),
             u"5"_s);
    m_backend->stop();
}

void TestLanguageModelRouting::itEndsInTimeWhileTheModelHangs()
{
    FakeModel server;
    server.play({ { 200, {}, "application/json", {}, ModelReply::How::Never } });
    const auto backend = m_backend->another(asking(server));
    m_backend->start(asking(server));
    Desk desk(*m_backend);
    desk.buffer("Billing");
    desk.feedback("something");
    QTRY_VERIFY(server.count() >= 1);
    QElapsedTimer timer;
    timer.start();
    m_backend->stop();
    QSignalSpy finished(backend.get(), &Backend::finished);
    backend->stop();
    QVERIFY(!finished.isEmpty() || finished.wait(10000));
    QVERIFY2(timer.elapsed() < 10000, QByteArray::number(timer.elapsed()).constData());
    m_backend->sql(u"delete from routing_job"_s);
}

void TestLanguageModelRouting::aBudgetOutlivesTheBackend()
{
    FakeModel server([](const ModelRequest &) { return saying(verdictJson({}, {}, 0, {}, true)); });
    Config config = asking(server);
    config.languageModel.dailyTokens = 1500; // an answer costs a thousand tokens
    m_backend->start(config);
    Desk desk(*m_backend);
    desk.buffer("Billing");
    const auto decidedBy = [&](const QByteArray &text) {
        const QByteArray id = desk.settled(text);
        return desk.get("/api/v0/feedback/" + id + "/routing")["classifier"].toString();
    };
    QCOMPARE(decidedBy("one"), u"openai:small-1/1"_s);
    QCOMPARE(decidedBy("two"), u"openai:small-1/1"_s);
    QVERIFY(decidedBy("three").endsWith(u" (fallback)"_s));
    m_backend->stop();
    QCOMPARE(m_backend->value(
                 u"select calls || ' ' || prompt_tokens || ' ' || answer_tokens from language_model_usage"
                 " where organization = "_s
                 + QString::number(desk.organization().id.value())),
             u"2 1800 200"_s);
    m_backend->start(config);
    desk.admin = desk.client(desk.token(TokenKind::FullAccess, Desk::adminEmail()).token);
    QVERIFY(decidedBy("four").endsWith(u" (fallback)"_s));
    QCOMPARE(server.count(), 2);
    m_backend->stop();
}

void TestLanguageModelRouting::severalLedgersCountTogether()
{
    const OrganizationId organization(77);
    {
        services::ModelLedger one(m_backend->database().config());
        services::ModelLedger other(m_backend->database().config());
        QCOMPARE(one.spentToday(organization), 0);
        QCOMPARE(other.spentToday(organization), 0);
        one.add(organization, 100, 10);
        QCOMPARE(one.spentToday(organization), 110);
        QTRY_COMPARE(
            m_backend->value(u"select sum(calls) from language_model_usage where organization = 77"_s),
            u"1"_s);
        other.add(organization, 200, 20);
        QTRY_COMPARE(other.spentToday(organization), 330);
    }
    services::ModelLedger later(m_backend->database().config());
    QCOMPARE(later.spentToday(organization), 330);
}

void TestLanguageModelRouting::metricsTellOfTheModel()
{
    FakeModel server(naming(u"Billing"_s, u"charged twice"_s));
    Config config = asking(server);
    config.metricsListen = u"127.0.0.1:0"_s;
    m_backend->start(config);
    Desk desk(*m_backend);
    desk.buffer("Billing");
    desk.settled("I was charged twice");
    const QUrl url(m_backend->metricsUrl());
    const QByteArray text = TestClient(quint16(url.port())).get("/metrics").body;
    QVERIFY(text.contains("triaged_language_model_calls_total{failure=\"none\",purpose=\"routing\"} 1\n"));
    QVERIFY(text.contains("triaged_language_model_tokens_total{kind=\"prompt\",purpose=\"routing\"} 900\n"));
    QVERIFY(text.contains("triaged_language_model_call_duration_seconds_count{purpose=\"routing\"} 1\n"));
    QVERIFY(text.contains("\ntriaged_language_model_resting 0\n"));
    m_backend->stop();
}

void TestLanguageModelRouting::theModelIsBelievedMoreWhenPeopleFoundItRight()
{
    FakeModel server([](const ModelRequest &request) {
        return saying(verdictJson(request.handleOf(u"Billing"_s), u"charged twice"_s, 100));
    });
    m_backend->start(asking(server));
    Desk desk(*m_backend);
    const QByteArray billing
        = desk.buffer("Billing", { { "description", "Charges, invoices, refunds: charged twice" } });
    const auto confidenceOf = [&](const QByteArray &id) {
        return desk.get("/api/v0/feedback/" + id + "/routing")["candidates"][0]["confidence"_L1].toDouble();
    };
    const auto post = [&](int number) {
        return desk.settled("I was charged twice for invoice " + QByteArray::number(number));
    };
    for (int i = 0; i < 30; ++i) {
        const QByteArray id = post(i);
        QVERIFY(confidenceOf(id) <= languagemodel::maxConfidenceBeforeExperience);
        desk.assign(billing, id);
    }
    services::ModelExperience experience(m_backend->database().config());
    QCOMPARE(experience.of(desk.organization().id, u"openai:small-1/1"_s).resolved, 30);
    QCOMPARE(experience.of(OrganizationId(1), u"openai:small-1/1"_s).resolved, 0);
    m_backend->stop();
    m_backend->start(asking(server)); // otherwise it checks once a minute
    desk.admin = desk.client(desk.token(TokenKind::FullAccess, Desk::adminEmail()).token);
    QVERIFY(confidenceOf(post(31)) > languagemodel::maxConfidenceBeforeExperience);
    m_backend->stop();
}

TRIAGE_TEST(TestLanguageModelRouting, QCoreApplication)
#include "tst_languagemodelrouting.moc"
