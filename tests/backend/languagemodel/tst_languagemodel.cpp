// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/circuitbreaker.h"
#include "languagemodel/dialects.h"
#include "languagemodel/languagemodel.h"
#include "languagemodel/ledger.h"
#include "support/fakemodel.h"
#include "support/messagehead.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QTest>

#include <atomic>
#include <future>
#include <map>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using triage::languagemodel::FailureKind;
using triage::languagemodel::LanguageModel;
using triage::languagemodel::ModelEndpoint;
using triage::languagemodel::Prompt;
using triage::test::FakeModel;
using triage::test::headerOf;
using triage::test::ModelReply;
using triage::test::ModelRequest;
using triage::test::refusing;
using triage::test::saying;

namespace {

using How = ModelReply::How;

/// Returns an endpoint with short waits.
ModelEndpoint quick(const FakeModel &server)
{
    ModelEndpoint endpoint;
    endpoint.url = server.url();
    endpoint.model = u"small-1"_s;
    endpoint.key = "sk-very-secret-key-000111";
    endpoint.minWait = 1ms;
    endpoint.maxWait = 5ms;
    endpoint.maxFailures = 100;
    return endpoint;
}

Prompt question()
{
    Prompt prompt;
    prompt.purpose = "test";
    prompt.system = u"Say how many."_s;
    prompt.user = u"Three."_s;
    prompt.schema
        = R"({"type":"object","additionalProperties":false,"required":["count"],"properties":{"count":{"type":"integer"}}})";
    prompt.check = [](triage::JsonValue value) {
        return value.member("count").kind() == triage::JsonValue::Kind::Integer
            ? QString()
            : u"count must be an integer."_s;
    };
    return prompt;
}

const QString three = u"{\"count\":3}"_s;

/// Returns "3" for an answer, otherwise the word for the failure.
QByteArray outcome(LanguageModel &model, const Prompt &prompt = question())
{
    FailureKind failure = FailureKind::None;
    const auto answer = model.ask(prompt, failure);
    return answer ? QByteArray::number(answer->json.root().member("count").integer())
                  : QByteArray(wordOf(failure));
}

struct Purse : triage::languagemodel::Ledger
{
    bool reserve(triage::OrganizationId organization, qint64 tokens, qint64 limit) override
    {
        reserved += spent[organization.value()] + tokens <= limit ? tokens : 0;
        return spent[organization.value()] + tokens <= limit;
    }
    void settle(triage::OrganizationId organization, qint64 tokens, qint64 prompt, qint64 answer) override
    {
        reserved -= tokens;
        spent[organization.value()] += prompt + answer;
    }
    std::map<qint64, qint64> spent;
    qint64 reserved = 0;
};

struct Tally : triage::languagemodel::Observer
{
    void called(const char *, FailureKind kind, std::chrono::milliseconds) override { calls[wordOf(kind)]++; }
    void unanswered(const char *, FailureKind kind) override { without[wordOf(kind)]++; }
    void spent(const char *, qint64 prompt, qint64 answer) override { tokens += prompt + answer; }
    std::map<QByteArray, int> calls;
    std::map<QByteArray, int> without; ///< Questions without an answer.
    qint64 tokens = 0;
};

} // namespace

class TestLanguageModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerIsGivenAsItIs();
    void bothWaysToWriteTheAddressAreTaken();
    void anEndpointIsAskedInTheStrictestWayItTakesAndThatIsRemembered();
    void theWayIsNotForgottenForARequestThatIsRefusedInAllWays();
    void otherNamesOfParametersAreLearned();
    void errorsThatPassChangeNothing();
    void aLearnedWayEndsAfterAnHour();
    void aRefusedTextCostsOneCall();
    void requestsThatFailRestTheirOrganizationOnly_data();
    void requestsThatFailRestTheirOrganizationOnly();
    void anObjectIsFoundInsideOtherText_data();
    void anObjectIsFoundInsideOtherText();
    void anAnswerThatIsWrongGetsOneMoreChance();
    void twoWrongAnswersAreNone();
    void aModelThatDeclinesIsNotAskedAgain();
    void anAnswerThatIsCutOffGetsMoreRoomOnce();
    void passingFailuresAreRetried_data();
    void passingFailuresAreRetried();
    void lastingFailuresAreNotRetried_data();
    void lastingFailuresAreNotRetried();
    void aRetryWaitsAsLongAsItIsTold();
    void anEndpointThatAsksForAnHourHasIt();
    void aServerThatNeverAnswersIsLeft();
    void aClosedPortIsAFailure();
    void afterManyFailuresTheEndpointRests();
    void theEndpointIsAskedAgainAfterItsRest();
    void aBudgetIsOfOneOrganization();
    void aUsageBeyondReasonIsNotBelieved();
    void anItemThatWaitedTooLongIsNotAskedAbout();
    void callsAMinuteAreLimited();
    void callsAMinuteAreSharedAmongOrganizations();
    void noMoreCallsAtOnceThanAllowed();
    void waitingRequestsFailWhenTheProgramEnds();
    void theKeyGoesNowhereElse();
};

void TestLanguageModel::anAnswerIsGivenAsItIs()
{
    FakeModel server([](const ModelRequest &) { return saying(three); });
    Tally tally;
    LanguageModel model(quick(server), nullptr, &tally);
    const auto answer = model.ask(question());
    QVERIFY(answer);
    QCOMPARE(answer->json.root().member("count").integer(), 3);
    QCOMPARE(answer->promptTokens + answer->answerTokens, 1000);
    QCOMPARE(tally.tokens, 1000);
    QCOMPARE(tally.calls["none"], 1);
    const ModelRequest request = server.last();
    QCOMPARE(request.path, "/v1/chat/completions"_ba);
    QCOMPARE(headerOf(request.head, "Authorization"), "Bearer sk-very-secret-key-000111"_ba);
    QCOMPARE(request.json["model"_L1].toString(), u"small-1"_s);
    QCOMPARE(request.json["temperature"_L1].toInt(-1), 0);
    QCOMPARE(request.json["max_tokens"_L1].toInt(), 500);
    QVERIFY(request.json["response_format"_L1]["json_schema"_L1]["strict"_L1].toBool());
    QVERIFY(!request.json.contains("tools"_L1));
    QCOMPARE(request.system(), u"Say how many."_s);
    QCOMPARE(request.user(), u"Three."_s);
}

void TestLanguageModel::bothWaysToWriteTheAddressAreTaken()
{
    FakeModel server([](const ModelRequest &) { return saying(three); });
    for (const QString &path : { u""_s, u"/"_s, u"/v1"_s, u"/v1/"_s, u"/proxy/v1"_s }) {
        ModelEndpoint endpoint = quick(server);
        endpoint.url.setPath(path);
        LanguageModel model(endpoint);
        QCOMPARE(outcome(model), "3"_ba);
        QVERIFY(server.last().path.endsWith("/v1/chat/completions"));
    }
    QCOMPARE(server.last().path, "/proxy/v1/chat/completions"_ba);
}

void TestLanguageModel::anEndpointIsAskedInTheStrictestWayItTakesAndThatIsRemembered()
{
    FakeModel server;
    QStringList asked;
    server.play([&](const ModelRequest &request) {
        asked << request.format();
        return request.format().isEmpty() ? saying(three) : refusing(asked.size() == 1 ? 400 : 422);
    });
    LanguageModel model(quick(server));
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(asked, QStringList({ u"json_schema"_s, u"json_object"_s, u""_s }));
    QVERIFY(server.last().system().contains(u"\"count\""_s)); // the schema in words
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(server.count(), 6); // one refusal might pass
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(server.count(), 7);
}

void TestLanguageModel::theWayIsNotForgottenForARequestThatIsRefusedInAllWays()
{
    FakeModel server;
    server.play({ refusing(400, "too many tokens") });
    LanguageModel model(quick(server));
    QCOMPARE(outcome(model), "bad-request"_ba);
    QCOMPARE(server.count(), 3);
    server.play({ saying(three) });
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(server.last().format(), u"json_schema"_s);
}

void TestLanguageModel::otherNamesOfParametersAreLearned()
{
    FakeModel server([](const ModelRequest &request) {
        if (request.json.contains("max_tokens"_L1))
            return refusing(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.");
        if (request.json.contains("temperature"_L1))
            return refusing(400, "'temperature' does not support 0 with this model.");
        return saying(three);
    });
    LanguageModel model(quick(server));
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(server.count(), 3);
    QCOMPARE(server.last().format(), u"json_schema"_s);
    QCOMPARE(server.last().json["max_completion_tokens"_L1].toInt(), 500);
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(server.count(), 7);
}

void TestLanguageModel::errorsThatPassChangeNothing()
{
    FakeModel server;
    const ModelReply passing = refusing(400, "'temperature' is not available, response_format neither");
    server.play({ passing, passing, passing, saying(three) });
    LanguageModel model(quick(server));
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(server.last().format(), QString());
    QVERIFY(!server.last().json.contains("temperature"_L1));
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(server.last().format(), u"json_schema"_s);
    QVERIFY(server.last().json.contains("temperature"_L1));
}

void TestLanguageModel::aLearnedWayEndsAfterAnHour()
{
    using triage::languagemodel::Dialect;
    using triage::languagemodel::Dialects;
    const Dialect plain{ .rung = triage::languagemodel::ResponseFormat::Plain };
    const Dialects::Clock::time_point now = Dialects::Clock::now();
    Dialects dialects;
    QVERIFY(!dialects.accepted("routing", plain, now));
    QVERIFY(!dialects.accepted("routing", {}, now)); // it was not needed after all
    QVERIFY(!dialects.accepted("routing", plain, now));
    QVERIFY(dialects.of("routing", now) == Dialect());
    QVERIFY(dialects.accepted("routing", plain, now));
    QVERIFY(dialects.of("routing", now + 59min) == plain);
    QVERIFY(dialects.of("routing", now + 61min) == Dialect());
    QVERIFY(dialects.of("research", now) == Dialect());
}

void TestLanguageModel::aRefusedTextCostsOneCall()
{
    FakeModel server([](const ModelRequest &request) {
        return request.user() == u"Three."_s ? saying(three) : refusing(400, "content policy");
    });
    LanguageModel model(quick(server));
    QCOMPARE(outcome(model), "3"_ba);
    Prompt refused = question();
    refused.user = u"Something that is refused."_s;
    QCOMPARE(outcome(model, refused), "bad-request"_ba);
    QCOMPARE(server.count(), 2);
}

void TestLanguageModel::requestsThatFailRestTheirOrganizationOnly_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("how");
    for (const int status : { 400, 403, 429, 500 })
        QTest::addRow("%d", status) << status << int(How::Whole);
    QTest::newRow("closed") << 200 << int(How::Close);
    QTest::newRow("no protocol") << 200 << int(How::Whole);
    QTest::newRow("no answer") << 200 << int(How::Never);
}

void TestLanguageModel::requestsThatFailRestTheirOrganizationOnly()
{
    QFETCH(int, status);
    QFETCH(int, how);
    FakeModel server([&](const ModelRequest &request) {
        ModelReply failure = refusing(status);
        failure.how = How(how);
        return request.user() == u"Poison"_s ? failure : saying(three);
    });
    ModelEndpoint endpoint = quick(server);
    endpoint.maxFailures = 5;
    if (How(how) == How::Never)
        endpoint.callTimeout = 500ms; // other calls need less
    LanguageModel model(endpoint);
    Prompt poisoned = question();
    poisoned.user = u"Poison"_s;
    poisoned.organization = triage::OrganizationId(7);
    for (int i = 0; i < 10; ++i)
        QVERIFY(outcome(model, poisoned) != "3"_ba);
    QCOMPARE(outcome(model, poisoned), "resting"_ba);
    const int calls = server.count();
    QVERIFY2(calls <= 5 * 3 + 1, QByteArray::number(calls).constData());
    QVERIFY(!model.isResting());
    Prompt other = question();
    other.organization = triage::OrganizationId(8);
    QCOMPARE(outcome(model, other), "3"_ba);
    QCOMPARE(server.count(), calls + 1);
}

void TestLanguageModel::anObjectIsFoundInsideOtherText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("fenced") << u"```json\n{\"count\":3}\n```"_s;
    QTest::newRow("after words") << u"Here you are: {\"count\": 3}. Anything else?"_s;
    QTest::newRow("after thoughts") << u"<think>{\"count\":9} or {</think>{\"count\":3}"_s;
    QTest::newRow("braces in text") << u"a {b} c {\"count\":3,\"x\":\"}\\\"{\"}"_s;
}

void TestLanguageModel::anObjectIsFoundInsideOtherText()
{
    QFETCH(QString, text);
    FakeModel server([&](const ModelRequest &) { return saying(text); });
    LanguageModel model(quick(server));
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(server.count(), 1);
}

void TestLanguageModel::anAnswerThatIsWrongGetsOneMoreChance()
{
    for (const QString &wrong : { u"I think it is three."_s, u"{\"count\":"_s, u"{\"count\":\"three\"}"_s }) {
        FakeModel server;
        server.play({ saying(wrong), saying(three) });
        LanguageModel model(quick(server));
        QCOMPARE(outcome(model), "3"_ba);
        QCOMPARE(server.count(), 2);
        QCOMPARE(server.last().json["messages"_L1].toArray().size(), 4);
        QVERIFY(server.last().user().startsWith(u"This answer cannot be used: "_s));
    }
}

void TestLanguageModel::twoWrongAnswersAreNone()
{
    FakeModel server([](const ModelRequest &) { return saying(u"no idea"_s); });
    Tally tally;
    LanguageModel model(quick(server), nullptr, &tally);
    QCOMPARE(outcome(model), "invalid"_ba);
    QCOMPARE(server.count(), 2);
    QCOMPARE(tally.without["invalid"], 1);
    QCOMPARE(tally.tokens, 2000);
}

void TestLanguageModel::aModelThatDeclinesIsNotAskedAgain()
{
    FakeModel server;
    ModelReply reply = saying(u""_s);
    reply.body.replace("\"refusal\":null", "\"refusal\":\"I cannot help with that.\"");
    server.play({ reply });
    LanguageModel model(quick(server));
    QCOMPARE(outcome(model), "declined"_ba);
    QCOMPARE(server.count(), 1);
}

void TestLanguageModel::anAnswerThatIsCutOffGetsMoreRoomOnce()
{
    FakeModel server([](const ModelRequest &request) {
        ModelReply reply = saying(u"{\"cou"_s);
        reply.body.replace("\"stop\"", "\"length\"");
        return request.json["max_tokens"_L1].toInt() >= 2000 && request.user() != u"Long."_s ? saying(three)
                                                                                             : reply;
    });
    LanguageModel model(quick(server));
    Prompt longer = question();
    longer.user = u"Long."_s;
    QCOMPARE(outcome(model, longer), "cut-off"_ba);
    QCOMPARE(server.count(), 2);
    for (const int calls : { 4, 6, 7 }) {
        QCOMPARE(outcome(model), "3"_ba);
        QCOMPARE(server.count(), calls);
    }
}

void TestLanguageModel::passingFailuresAreRetried_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("how");
    QTest::addColumn<QByteArray>("failure");
    for (const int status : { 408, 409, 425, 429 })
        QTest::addRow("%d", status) << status << int(How::Whole) << "overloaded"_ba;
    for (const int status : { 500, 502, 503, 504, 529 })
        QTest::addRow("%d", status) << status << int(How::Whole) << "server-error"_ba;
    QTest::newRow("cut") << 200 << int(How::Cut) << "unreachable"_ba;
    QTest::newRow("closed") << 200 << int(How::Close) << "unreachable"_ba;
}

void TestLanguageModel::passingFailuresAreRetried()
{
    QFETCH(int, status);
    QFETCH(int, how);
    QFETCH(QByteArray, failure);
    ModelReply bad = status == 200 ? saying(three) : refusing(status);
    bad.how = How(how);
    FakeModel server([&](const ModelRequest &) { return bad; });
    Tally tally;
    LanguageModel model(quick(server), nullptr, &tally);
    QCOMPARE(outcome(model), failure);
    QCOMPARE(tally.calls[failure],
             4); // and each call once; Qt may retry interrupted connections itself
    server.play({ bad, saying(three) });
    QCOMPARE(outcome(model), "3"_ba);
}

void TestLanguageModel::lastingFailuresAreNotRetried_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("failure");
    for (const int status : { 401, 403, 404 })
        QTest::addRow("%d", status) << status << "application/json"_ba
                                    << "{}"_ba
                                    << "refused"_ba;
    QTest::newRow("redirect") << 302 << "text/html"_ba
                              << ""_ba
                              << "refused"_ba;
    QTest::newRow("413") << 413 << "application/json"_ba
                         << "{}"_ba
                         << "bad-request"_ba;
    QTest::newRow("a web page") << 200 << "text/html"_ba
                                << "<html>Sign in</html>"_ba
                                << "not-understood"_ba;
    QTest::newRow("half of it") << 200 << "application/json"_ba
                                << "{\"choices\":[{\"mess"_ba
                                << "not-understood"_ba;
    QTest::newRow("an error after all") << 200 << "application/json"_ba
                                        << "{\"error\":{}}"_ba
                                        << "not-understood"_ba;
    QTest::newRow("no choice") << 200 << "application/json"_ba
                               << "{\"choices\":[]}"_ba
                               << "not-understood"_ba;
    QTest::newRow("nothing") << 200 << "application/json"_ba
                             << ""_ba
                             << "not-understood"_ba;
    QTest::newRow("huge") << 200 << "application/json"_ba << QByteArray(2 << 20, ' ') << "too-large"_ba;
}

void TestLanguageModel::lastingFailuresAreNotRetried()
{
    QFETCH(int, status);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, failure);
    FakeModel elsewhere([](const ModelRequest &) { return saying(three); });
    FakeModel server;
    server.play({ { status, body, type, "Location: " + elsewhere.url().toEncoded() + "\r\n" } });
    LanguageModel model(quick(server));
    QCOMPARE(outcome(model), failure);
    QCOMPARE(server.count(), 1);
    QCOMPARE(elsewhere.count(), 0);
}

void TestLanguageModel::aRetryWaitsAsLongAsItIsTold()
{
    FakeModel server;
    server.play({ refusing(429, "slow down", "Retry-After: 1\r\n"), saying(three) });
    ModelEndpoint endpoint = quick(server);
    endpoint.maxWait = 5s;
    LanguageModel model(endpoint);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(outcome(model), "3"_ba);
    QVERIFY(timer.elapsed() >= 1000);
}

void TestLanguageModel::anEndpointThatAsksForAnHourHasIt()
{
    FakeModel server;
    server.play({ refusing(429, "slow down", "Retry-After: 3600\r\n"), saying(three) });
    ModelEndpoint endpoint = quick(server);
    endpoint.rest = 1ms;
    LanguageModel model(endpoint);
    QCOMPARE(outcome(model), "overloaded"_ba);
    QTest::qWait(10);
    QCOMPARE(outcome(model), "resting"_ba);
    QVERIFY(model.isResting());
    QCOMPARE(server.count(), 1);
    using triage::languagemodel::CircuitBreaker;
    using triage::languagemodel::restAskedFor;
    QCOMPARE(restAskedFor("3600"), 1h);
    QCOMPARE(restAskedFor("86400"), 1h); // at most
    QCOMPARE(restAskedFor("soon"), 0ms);
    CircuitBreaker breaker(1, 1ms);
    const auto now = CircuitBreaker::Clock::now();
    breaker.suspend(1h, now);
    QVERIFY(breaker.isOpen(now + 59min));
    QVERIFY(!breaker.isOpen(now + 61min));
    // A trial ends with such an answer: another one follows.
    QVERIFY(breaker.admits(now + 61min) == CircuitBreaker::Admission::Trial);
    breaker.suspend(1h, now + 61min);
    QVERIFY(breaker.admits(now + 120min) == CircuitBreaker::Admission::Denied);
    QVERIFY(breaker.admits(now + 122min) == CircuitBreaker::Admission::Trial);
}

void TestLanguageModel::aServerThatNeverAnswersIsLeft()
{
    FakeModel server;
    server.play({ { 200, {}, {}, {}, How::Never } });
    ModelEndpoint endpoint = quick(server);
    endpoint.callTimeout = 500ms; // a call reaches the server in less
    endpoint.retries = 1;
    LanguageModel model(endpoint);
    QCOMPARE(outcome(model), "timed-out"_ba);
    QCOMPARE(server.count(), 2);
    Prompt prompt = question();
    prompt.patience = triage::languagemodel::Patience::Interactive;
    QCOMPARE(outcome(model, prompt), "timed-out"_ba);
    QCOMPARE(server.count(), 3);
}

void TestLanguageModel::aClosedPortIsAFailure()
{
    FakeModel server;
    server.goAway();
    LanguageModel model(quick(server));
    QCOMPARE(outcome(model), "unreachable"_ba);
}

void TestLanguageModel::afterManyFailuresTheEndpointRests()
{
    FakeModel server;
    server.play({ refusing(500) });
    ModelEndpoint endpoint = quick(server);
    endpoint.maxFailures = 5;
    LanguageModel model(endpoint);
    QCOMPARE(outcome(model), "server-error"_ba); // four calls
    QVERIFY(!model.isResting());
    QCOMPARE(outcome(model), "server-error"_ba); // the fifth, and one that asks something harmless
    QVERIFY(model.isResting());
    QCOMPARE(server.count(), 6);
    QCOMPARE(outcome(model), "resting"_ba);
    QCOMPARE(server.count(), 6);
}

void TestLanguageModel::theEndpointIsAskedAgainAfterItsRest()
{
    FakeModel server;
    server.play({ refusing(500) });
    ModelEndpoint endpoint = quick(server);
    endpoint.maxFailures = 1;
    endpoint.retries = 0;
    endpoint.rest = 100ms;
    LanguageModel model(endpoint);
    QCOMPARE(outcome(model), "server-error"_ba);
    QTRY_VERIFY(!model.isResting());
    QCOMPARE(outcome(model), "resting"_ba); // something harmless is asked first
    QVERIFY(model.isResting());
    server.play({ saying(three) });
    QTRY_VERIFY(!model.isResting());
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(outcome(model), "3"_ba);
    QVERIFY(!model.isResting());
}

void TestLanguageModel::aBudgetIsOfOneOrganization()
{
    FakeModel server([](const ModelRequest &) { return saying(three); });
    Purse purse;
    ModelEndpoint endpoint = quick(server);
    endpoint.dailyTokens = 3600; // a call sets about 2,000 aside
    LanguageModel model(endpoint, &purse);
    Prompt prompt = question();
    prompt.organization = triage::OrganizationId(7);
    QCOMPARE(outcome(model, prompt), "3"_ba);
    QCOMPARE(outcome(model, prompt), "3"_ba); // some of the budget was left
    QCOMPARE(outcome(model, prompt), "over-budget"_ba);
    QCOMPARE(server.count(), 2);
    prompt.organization = triage::OrganizationId(8);
    QCOMPARE(outcome(model, prompt), "3"_ba);
    QCOMPARE(purse.spent[7], 2000);
    QCOMPARE(purse.reserved, 0);
}

void TestLanguageModel::aUsageBeyondReasonIsNotBelieved()
{
    FakeModel server([](const ModelRequest &) {
        ModelReply reply = saying(three);
        reply.body.replace("\"prompt_tokens\":900", "\"prompt_tokens\":4611686018427387904");
        reply.body.replace("\"completion_tokens\":100", "\"completion_tokens\":4611686018427387904");
        return reply;
    });
    Purse purse;
    LanguageModel model(quick(server), &purse);
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(purse.spent[0], triage::languagemodel::maxTokens(server.last().body.size()) + 1024 + 500);
}

void TestLanguageModel::anItemThatWaitedTooLongIsNotAskedAbout()
{
    FakeModel server([](const ModelRequest &) { return saying(three); });
    Tally tally;
    LanguageModel model(quick(server), nullptr, &tally);
    Prompt late = question();
    late.waited = 1min;
    QCOMPARE(outcome(model, late), "overdue"_ba);
    QCOMPARE(server.count(), 0);
    QCOMPARE(tally.without["overdue"], 1);
    late.waited = 50s;
    QCOMPARE(outcome(model, late), "3"_ba);
}

void TestLanguageModel::callsAMinuteAreLimited()
{
    FakeModel server([](const ModelRequest &) { return saying(three); });
    ModelEndpoint endpoint = quick(server);
    endpoint.callsPerMinute = 6; // one call at once
    endpoint.askTimeout = 2s; // a call needs less, and the next one is due later
    LanguageModel model(endpoint);
    QCOMPARE(outcome(model), "3"_ba);
    QCOMPARE(outcome(model), "busy"_ba);
    QCOMPARE(server.count(), 1);
}

void TestLanguageModel::callsAMinuteAreSharedAmongOrganizations()
{
    FakeModel server([](const ModelRequest &) { return saying(three); });
    ModelEndpoint endpoint = quick(server);
    endpoint.callsPerMinute = 300; // one in 200 ms
    LanguageModel model(endpoint);
    const auto ask = [&](int organization) {
        Prompt prompt = question();
        prompt.organization = triage::OrganizationId(organization);
        return std::async(std::launch::async, [&model, prompt] { return outcome(model, prompt); });
    };
    std::vector<std::future<QByteArray>> flood;
    for (int i = 0; i < 10; ++i)
        flood.push_back(ask(7));
    QTRY_VERIFY(server.count() >= 1);
    const int before = server.count();
    QCOMPARE(ask(8).get(), "3"_ba);
    QVERIFY2(server.count() <= before + 2, QByteArray::number(server.count() - before).constData());
    for (auto &each : flood)
        QCOMPARE(each.get(), "3"_ba);
}

void TestLanguageModel::noMoreCallsAtOnceThanAllowed()
{
    FakeModel server;
    server.play({ { 200, {}, {}, {}, How::Never } });
    ModelEndpoint endpoint = quick(server);
    endpoint.concurrency = 2;
    LanguageModel model(endpoint);
    std::vector<std::future<QByteArray>> asking;
    const auto ask = [&](int organization) {
        Prompt prompt = question();
        prompt.organization = triage::OrganizationId(organization);
        asking.push_back(std::async(std::launch::async, [&model, prompt] { return outcome(model, prompt); }));
    };
    for (int i = 0; i < 3; ++i)
        ask(7);
    QTRY_COMPARE(server.count(), 1); // the other one is for others
    for (int i = 0; i < 3; ++i)
        ask(8);
    QTRY_COMPARE(server.count(), 2);
    model.stop();
    for (auto &each : asking)
        QCOMPARE(each.get(), "stopped"_ba);
    QCOMPARE(server.count(), 2);
}

void TestLanguageModel::waitingRequestsFailWhenTheProgramEnds()
{
    FakeModel server;
    server.play({ refusing(503, "later", "Retry-After: 20\r\n") });
    ModelEndpoint endpoint = quick(server);
    endpoint.maxWait = 30s;
    LanguageModel model(endpoint);
    auto asking = std::async(std::launch::async, [&] { return outcome(model); });
    QTRY_COMPARE(server.count(), 1);
    model.stop();
    QCOMPARE(asking.get(), "stopped"_ba);
    QVERIFY(model.isStopped());
    QCOMPARE(outcome(model), "stopped"_ba);
    QCOMPARE(server.count(), 1);
}

void TestLanguageModel::theKeyGoesNowhereElse()
{
    FakeModel server;
    server.play({ refusing(401, "Incorrect API key provided: sk-very-secret-key-000111") });
    LanguageModel model(quick(server));
    const auto answer = model.ask(question());
    QVERIFY(!answer);
    QVERIFY(!answer.error().detail.contains("sk-very"_L1));
    QVERIFY(!server.last().body.contains("sk-very"));
}

TRIAGE_TEST(TestLanguageModel, QCoreApplication)
#include "tst_languagemodel.moc"
