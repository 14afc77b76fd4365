// SPDX-License-Identifier: GPL-3.0-or-later
// A backend whose language model is played by the test. Takes longer than a minute beside other tests,
// because it waits for the time limits of calls, after which feedback is routed without the model.
#include "services/people/operators.h"
#include "services/routing/modelexperience.h"
#include "services/routing/modelledger.h"
#include "services/routing/routingretries.h"
#include "stores/languagemodelusage.h"
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
    void theDatabasesClockDecidesTheDay();
    void usageIsKeptForNinetyDays();
    void aCallThatEndsAfterItsOrganizationLeavesNothing();
    void textsOfOneOrganizationHoldUpNoOther_data();
    void textsOfOneOrganizationHoldUpNoOther();
    void noItemWaitsForASlowModelForLong();
    void fallbacksAreAskedAgainAFewAtATime();
    void metricsTellOfTheModel();
    void theModelIsBelievedMoreWhenPeopleFoundItRight();

private:
    OrganizationId newOrganization(const QString &name);

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
    QTRY_COMPARE(server.count(), 3); // one of the concurrent calls is left to other organizations
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
    QVERIFY(!finished.isEmpty() || finished.wait(patience));
    QVERIFY2(timer.elapsed() < patience, QByteArray::number(timer.elapsed()).constData());
    m_backend->sql(u"delete from routing_job"_s);
}

void TestLanguageModelRouting::aBudgetOutlivesTheBackend()
{
    FakeModel server([](const ModelRequest &) { return saying(verdictJson({}, {}, 0, {}, true)); });
    Config config = asking(server);
    config.languageModel.dailyTokens = 5500; // an answer costs a thousand tokens, and sets about 4,000 aside
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

/// Makes an organization for ledgers, while no server runs.
OrganizationId TestLanguageModelRouting::newOrganization(const QString &name)
{
    const auto made = services::createOrganization(m_backend->database(), { name, {}, {} });
    if (!made)
        qFatal("The preparation of a test fails: %ls", qUtf16Printable(made.error().detail));
    return made->id;
}

void TestLanguageModelRouting::severalLedgersCountTogether()
{
    const OrganizationId organization = newOrganization(u"Several"_s);
    services::ModelLedger one(m_backend->database().config());
    services::ModelLedger other(m_backend->database().config());
    QVERIFY(one.reserve(organization, 600, 1000));
    QVERIFY(!other.reserve(organization, 600, 1000));
    QVERIFY(other.reserve(organization, 400, 1000));
    QVERIFY(!one.reserve(organization, 1, 1000));
    one.settle(organization, 600, 100, 10);
    QVERIFY(!other.reserve(organization, 491, 1000));
    QVERIFY(other.reserve(organization, 490, 1000));
    other.settle(organization, 490, 200, 20);
    other.settle(organization, 400, 0, 0); // the call was not made
    QCOMPARE(
        m_backend->value(u"select calls || ' ' || prompt_tokens || ' ' || answer_tokens || ' ' || reserved"
                         " from language_model_usage where organization = %1"_s.arg(organization.value())),
        u"2 300 30 0"_s);
    QVERIFY(one.reserve(organization, 670, 1000));
    QVERIFY(!other.reserve(organization, 1, 1000));
    // A backend that was killed does not take its reservation along for the whole day.
    m_backend->sql(u"update language_model_usage set reserved_until = now()"_s);
    QVERIFY(other.reserve(organization, 670, 1000));
}

void TestLanguageModelRouting::theDatabasesClockDecidesTheDay()
{
    const OrganizationId organization = newOrganization(u"Midnight"_s);
    services::ModelLedger ledger(m_backend->database().config());
    QVERIFY(ledger.reserve(organization, 1000, 1000));
    ledger.settle(organization, 1000, 1000, 0);
    QVERIFY(!ledger.reserve(organization, 1, 1000));
    m_backend->sql(u"update language_model_usage set day = day - 1 where organization = %1"_s.arg(
        organization.value())); // midnight
    QVERIFY(ledger.reserve(organization, 1000, 1000));
}

void TestLanguageModelRouting::usageIsKeptForNinetyDays()
{
    const QString ofOrganization = u" where organization = %1"_s.arg(newOrganization(u"Ninety"_s).value());
    for (const QString &table : { u"language_model_usage"_s, u"embedding_usage"_s }) {
        const QString columns
            = table == u"embedding_usage"_s ? u"organization, day, tokens"_s : u"organization, day, calls"_s;
        const auto add = [&](int daysAgo) {
            m_backend->sql(
                u"insert into %1 (%2) select organization, (now() at time zone 'UTC')::date - %3, 1"
                " from organization"_s.arg(table, columns)
                    .arg(daysAgo)
                + ofOrganization);
        };
        add(89);
        add(91);
        QVERIFY(!*storage::purgeModelUsage(m_backend->database()));
        QCOMPARE(m_backend->value(u"select (now() at time zone 'UTC')::date - min(day) < 91 from "_s + table
                                  + ofOrganization),
                 u"t"_s);
        QCOMPARE(m_backend->value(u"select count(*) from "_s + table + ofOrganization), u"1"_s);
    }
}

void TestLanguageModelRouting::aCallThatEndsAfterItsOrganizationLeavesNothing()
{
    const OrganizationId gone(79);
    services::ModelLedger ledger(m_backend->database().config());
    ledger.settle(gone, 600, 100, 10);
    QVERIFY(!ledger.reserve(gone, 600, 1000));
    QCOMPARE(m_backend->value(u"select count(*) from language_model_usage where organization = 77"_s),
             u"0"_s);
}

void TestLanguageModelRouting::textsOfOneOrganizationHoldUpNoOther_data()
{
    QTest::addColumn<ModelReply>("reply");
    using How = ModelReply::How;
    for (const int status : { 400, 403, 429, 500, 503 })
        QTest::addRow("%d", status) << refusing(status);
    QTest::newRow("the connection ends") << ModelReply{ .how = How::Close };
    QTest::newRow("no answer") << ModelReply{ .how = How::Never };
    QTest::newRow("a byte a second") << ModelReply{ .body = QByteArray(100, ' '), .how = How::Drip };
    QTest::newRow("another protocol") << ModelReply{ .body = "<html>" };
    QTest::newRow("usage beyond reason") << [] {
        ModelReply reply = saying(verdictJson({}, {}, 0, {}, true));
        reply.body.replace("900", "4611686018427387904");
        return reply;
    }();
    QTest::newRow("slow") << [] {
        ModelReply reply = saying(verdictJson({}, {}, 0, {}, true));
        reply.after = 3s;
        return reply;
    }();
}

/// One organization sends many texts that the endpoint cannot answer, or answers slowly.
void TestLanguageModelRouting::textsOfOneOrganizationHoldUpNoOther()
{
    QFETCH(ModelReply, reply);
    FakeModel server([reply](const ModelRequest &request) {
        return request.user().contains(u"poison"_s) ? reply : saying(verdictJson({}, {}, 0, {}, true));
    });
    Config config = asking(server);
    config.languageModel.dailyTokens = 1'000'000;
    m_backend->start(config);
    Desk poisoned(*m_backend);
    poisoned.buffer("Billing");
    Desk other(*m_backend);
    other.buffer("Billing");
    for (int i = 0; i < 40; ++i)
        poisoned.feedback("poison " + QByteArray::number(i));
    qint64 slowest = 0;
    for (int i = 0; i < 10; ++i) {
        QElapsedTimer timer;
        timer.start();
        const QByteArray id = other.settled("item " + QByteArray::number(i));
        slowest = std::max(slowest, timer.elapsed());
        QCOMPARE(other.get("/feedback/" + id + "/routing")["classifier"].toString(), u"openai:small-1/1"_s);
    }
    QVERIFY2(slowest < patience, QByteArray::number(slowest).constData());
    m_backend->stop();
    m_backend->sql(u"delete from routing_job"_s);
}

void TestLanguageModelRouting::noItemWaitsForASlowModelForLong()
{
    FakeModel server([](const ModelRequest &) {
        ModelReply reply = saying(verdictJson({}, {}, 0, {}, true));
        reply.after = 1s;
        return reply;
    });
    Config config = asking(server);
    config.languageModel.askTimeout = 5s;
    config.metricsListen = u"127.0.0.1:0"_s;
    m_backend->start(config);
    Desk desk(*m_backend);
    desk.buffer("Billing");
    for (int i = 0; i < 100; ++i) // three at a time take 33 seconds
        desk.feedback("item " + QByteArray::number(i));
    desk.settle();
    const QString byModel = m_backend->value(
        u"select count(*) from routing_decision where classifier = 'openai:small-1/1' and organization = "_s
        + QString::number(desk.organization().id.value()));
    QVERIFY2(byModel.toInt() >= 6 && byModel.toInt() < 100, qPrintable(byModel));
    const QByteArray metrics = TestClient(quint16(QUrl(m_backend->metricsUrl()).port())).get("/metrics").body;
    QVERIFY(
        metrics.contains("triaged_language_model_unanswered_total{purpose=\"routing\",reason=\"overdue\"} "));
    m_backend->stop();
}

void TestLanguageModelRouting::fallbacksAreAskedAgainAFewAtATime()
{
    FakeModel server([](const ModelRequest &) { return refusing(500); });
    m_backend->start(asking(server));
    Desk desk(*m_backend);
    const QByteArray billing = desk.buffer("Billing");
    std::vector<QByteArray> items;
    for (int i = 0; i < 25; ++i)
        items.push_back(desk.settled("item " + QByteArray::number(i)));
    desk.assign(billing, items.back()); // a person has decided
    m_backend->stop();
    server.play([](const ModelRequest &) { return saying(verdictJson({}, {}, 0, {}, true)); });
    m_backend->start(asking(server));
    const OrganizationId organization = desk.organization().id;
    FeedbackId last;
    std::vector<std::size_t> counts;
    while (true) {
        const auto queued = services::retryFallbacks(m_backend->database(), organization, last);
        QVERIFY(queued);
        counts.push_back(queued->size());
        if (queued->empty())
            break;
        last = queued->back();
        desk.settle();
    }
    QCOMPARE(counts, (std::vector<std::size_t>{ 20, 4, 0 }));
    QCOMPARE(m_backend->value(u"select string_agg(distinct classifier, ' ') from routing_decision"
                              " where outcome is null and organization = %1"_s.arg(organization.value())),
             u"openai:small-1/1"_s);
    m_backend->stop();
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
