// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes of people who begin with the API: each answer names the mistake, and not the rule alone.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// A request and what its answer has to say.
struct Mistake
{
    const char *name;
    Sent request;
    QString outcome; ///< Status, problem type and field.
    const char *says; ///< A part of the detail.
};

Sent body(const QByteArray &json, const QByteArray &type = "application/json")
{
    return { "POST", "/feedback", json, { { "Content-Type", type } } };
}

Sent query(const QByteArray &path)
{
    return { "GET", path, {}, {} };
}

Sent as(const QByteArray &authorization)
{
    return { "GET", "/feedback", {}, { { "Authorization", authorization } } };
}

Sent posted(const QByteArray &path, const QByteArray &json)
{
    return { "POST", path, json, {} };
}

const QString badBody = u"422 invalid-field-value body"_s;
const QString badToken = u"401 invalid-token-format"_s;
const QString nothing = u"404 not-found"_s;
const QString badMedia = u"415 unsupported-media-type"_s;

QString invalid(const char *field)
{
    return u"422 invalid-field-value "_s + QString::fromLatin1(field);
}

/// `token` is a token as the server made it.
std::vector<Mistake> mistakesOf(const QByteArray &token)
{
    const QByteArray wrongEnd = token.chopped(1) + (token.endsWith('0') ? '1' : '0');
    return {
        // JSON
        { "single quotes", body("{'description':'x'}"), badBody,
          "line 1, column 2: ' where a name in double quotes is expected" },
        { "a comma too many", body(R"({"description":"x",})"), badBody,
          "column 20: } where a name in double quotes is expected" },
        { "a comma missing", body("{\"title\":\"t\"\n \"description\":\"x\"}"), badBody,
          "line 2, column 2: \" where a comma or } is expected" },
        { "NaN", body(R"({"description":"x","n":NaN})"), badBody, "column 24: N where a value is expected" },
        { "True", body(R"({"description":"x","n":True})"), badBody,
          "column 24: T where a value is expected" },
        { "text behind", body(R"({"description":"x"} x)"), badBody,
          "column 21: x where the end of the text is expected" },
        { "cut off", body(R"({"description":"x)"), badBody,
          "the end of the text where the closing quote of a text is expected" },
        { "nothing but blanks", body(" \n "), badBody,
          "line 2, column 2: the end of the text where a value is expected" },
        { "a colon missing", body(R"({"description" "x"})"), badBody, "where a colon is expected" },
        { "a line break in a text", body("{\"description\":\"a\nb\"}"), badBody,
          "a control character where an escape such as \\n is expected" },
        { "an unknown escape", body(R"({"description":"C:\dir"})"), badBody,
          "d where an escape such as \\n or \\u00E9 is expected" },
        { "a comment", body("{\n// why\n\"description\":\"x\"}"), badBody, "line 2, column 1: / where" },
        { "a number that ends with a point", body(R"({"description":"x","n":5.})"), badBody,
          "where a digit is expected" },
        { "Latin-1", body("{\n\"description\":\"\xFC\"}"), badBody, "line 2 is not UTF-8" },
        { "after a character of two units", body("{\"description\":\"\xF0\x9F\x90\x9B\" x}"), badBody,
          "column 20: x where a comma or } is expected" },
        { "too deep", body(QByteArray(70, '[')), badBody,
          "at most 64 arrays and objects inside each other are taken" },
        { "an array", body(R"([{"description":"x"}])"), badBody, "The body must be a JSON object." },
        { "PATCH without a body",
          { "PATCH", "/organization", {}, {} },
          u"422 missing-required-field body"_s,
          "Send a JSON object, such as {}." },
        // Fields
        { "no description", body("{}"), u"422 missing-required-field description"_s,
          "description is required" },
        { "another name", body(R"({"text":"x"})"), u"422 missing-required-field description"_s,
          "description is required" },
        { "a number for a text", body(R"({"description":5})"), invalid("description"),
          "description must be a string" },
        { "null", body(R"({"description":null})"), invalid("description"), "must be a string" },
        { "an empty title", body(R"({"description":"x","title":""})"), invalid("title"), "title" },
        { "an unknown type of target",
          body(R"({"description":"x","targets":[{"type":"page","metadata":{}}]})"),
          invalid("targets[0].type"), "rest_endpoint, documentation or cli_command" },
        { "a target without its data",
          body(R"({"description":"x","targets":[{"type":"rest_endpoint","metadata":{"method":"GET"}}]})"),
          u"422 missing-required-field targets[0].metadata.path"_s, "path is required" },
        { "a filter of a view that does not exist",
          posted("/views", R"({"name":"t","filter":{"needsReview":true}})"), invalid("filter.needsReview"),
          "There is no filter.needsReview. The members are: " },
        { "a filter of a webhook that does not exist",
          posted("/webhooks",
                 R"({"url":"https://example.com/h","events":["*"],"filter":{"buffer":"crashes"}})"),
          invalid("filter.buffer"), "The members are: buffer_id, tag, state" },
        { "a state of a webhook that does not exist",
          posted("/webhooks",
                 R"({"url":"https://example.com/h","events":["*"],"filter":{"state":"closed"}})"),
          invalid("filter.state"), "open, done or declined" },
        { "a tag of a webhook with a comma",
          posted("/webhooks", R"({"url":"https://example.com/h","events":["*"],"filter":{"tag":"a,b"}})"),
          invalid("filter.tag"), "must not contain a comma" },
        { "a webhook to a private address",
          posted("/webhooks", R"({"url":"https://10.0.0.1/h","events":["*"]})"), invalid("url"),
          "private network" },
        { "a webhook to this machine", posted("/webhooks", R"({"url":"https://localhost/h","events":["*"]})"),
          invalid("url"), "private network" },
        { "a webhook to the data of a cloud",
          posted("/webhooks", R"({"url":"https://169.254.169.254/","events":["*"]})"), invalid("url"),
          "private network" },
        { "a webhook to nowhere", posted("/webhooks", R"({"url":"example.com/h","events":["*"]})"),
          invalid("url"), "Write it as https://example.com/hook" },
        // Tokens
        { "no token", as({}), u"401 unauthorized"_s, "Authorization: Bearer <token>" },
        { "no scheme", as(token), badToken, "Write the word Bearer and a space before the token." },
        { "Token", as("Token " + token), badToken, "The scheme Token is not taken" },
        { "Basic", as("Basic dXNlcjpwYXNz"), badToken, "The scheme Basic is not taken" },
        { "Bearer twice", as("Bearer Bearer " + token), badToken, "The word Bearer stands twice" },
        { "a variable", as("Bearer $TOKEN"), badToken, "the variable was not replaced" },
        { "cut off", as("Bearer " + token.chopped(6)), badToken, "cut off: it has 46 of 52 characters" },
        { "too long", as("Bearer " + token + "x"), badToken, "it has 53 instead of 52 characters" },
        { "another character", as("Bearer " + wrongEnd), badToken, "its checksum does not match" },
        { "a key of another service", as("Bearer sk-12345"), badToken, "A token begins with ib_ or ibw_." },
        { "two words", as("Bearer ib_a b"), badToken, "several words" },
        // Paths
        { "a slash at the end", query("/feedback/"), nothing, "Is /api/v0/feedback meant?" },
        { "another version", query("/api/v1/feedback"), nothing, "Is /api/v0/feedback meant?" },
        { "capital letters", query("/Feedback"), nothing, "Is /api/v0/feedback meant?" },
        { "two slashes", query("/api/v0//feedback"), nothing, "Is /api/v0/feedback meant?" },
        { "nothing like it", query("/nowhere"), nothing, "There is nothing at this path." },
        { "another method",
          { "PUT", "/feedback", "{}", {} },
          u"405 method-not-allowed"_s,
          "This path takes GET, HEAD, POST" },
        { "an id that is not text", query("/feedback/%00"), u"404 feedback-not-found"_s, "" },
        { "an id that is not UTF-8", query("/feedback/%C3"), u"404 feedback-not-found"_s, "" },
        { "a buffer that is not text", query("/buffers/a%00b"), u"404 buffer-not-found"_s, "" },
        // Media types
        { "a form", body("{}", "application/x-www-form-urlencoded"), badMedia,
          "it came as application/x-www-form-urlencoded" },
        { "no type", body("{}", {}), badMedia, "it came without Content-Type" },
        { "compressed",
          { "POST", "/feedback", "x", { { "Content-Encoding", "gzip" } } },
          badMedia,
          "it came compressed as gzip" },
        // Queries
        { "a boolean", query("/feedback?needs_review=maybe"), invalid("needs_review"), "true or false" },
        { "a number", query("/feedback?limit=abc"), invalid("limit"), "must be a whole number" },
        { "a sign before the order", query("/feedback?sort_by=-created_at"), invalid("sort_by"),
          "The direction is sort_order: asc or desc." },
        { "relevance of nothing", query("/feedback?sort_by=relevance"), invalid("sort_by"),
          "only together with search" },
        { "an unknown state", query("/feedback?state=closed"), invalid("state"), "open, done or declined" },
        { "a date of another country", query("/feedback?created_after=27.11.2026"), invalid("created_after"),
          "2026-11-20" },
        { "a plus that is a blank", query("/feedback?created_after=2026-11-20T10:00:00+01:00"),
          invalid("created_after"), "A plus sign is %2B in a query." },
        { "too long a client",
          { "POST", "/feedback", R"({"description":"x"})", { { "X-IB-Client", QByteArray(1001, 'x') } } },
          invalid("X-IB-Client"),
          "at most 1000 characters; it has 1001" },
    };
}

} // namespace

class TestMistakes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mistakesAreNamed();
    void originsAreNamed();
    void wordsInAQueryAreTakenInAnyCase();
    void aByteOrderMarkIsPassedOver();
    void partsThatMeanNothingAreNamed_data();
    void partsThatMeanNothingAreNamed();
    void aStrictRequestIsRefusedForThem();
    void aFloodOfNamesIsCut();
    void clientsComeBackAsTheyWereReceived();
    void methodsKeepTheirLength();

private:
    TestBackend m_backend;
};

void TestMistakes::mistakesAreNamed()
{
    Desk desk(m_backend);
    for (const Mistake &mistake : mistakesOf(desk.admin.token())) {
        const Answer answer = desk.send(mistake.request);
        const QByteArray about = QByteArray(mistake.name) + ": " + answer.body;
        QVERIFY2(answer.outcome() == mistake.outcome, about.constData());
        const QString detail = answer.json()[u"detail"].toString();
        QVERIFY2(detail.contains(QString::fromUtf8(mistake.says)), about.constData());
        QVERIFY2(!answer.body.contains(desk.admin.token().sliced(4, 20)), mistake.name);
    }
    QCOMPARE(desk.total("/feedback"), 0);
}

void TestMistakes::originsAreNamed()
{
    Desk desk(m_backend);
    const Sent fromServer{ "POST", "/feedback", R"({"description":"x"})", {} };
    QVERIFY(desk.widget.send(fromServer).json()[u"detail"].toString().contains(u"no Origin header"_s));
    Sent fromElsewhere = fromServer;
    fromElsewhere.headers = { { "Origin", "https://other.example" } };
    QVERIFY(desk.widget.send(fromElsewhere)
                .json()[u"detail"]
                .toString()
                .contains(u"The origin https://other.example is not on the allowlist"_s));
}

void TestMistakes::wordsInAQueryAreTakenInAnyCase()
{
    Desk desk(m_backend);
    const QByteArray id = desk.settled("crash");
    for (const QByteArray &each : { "needs_review=False"_ba, "state=OPEN"_ba, "owner=None"_ba,
                                    "sort_by=Created_At&sort_order=DESC"_ba, "include=Triage"_ba })
        QCOMPARE(desk.get("/feedback?" + each).all("id"), QString::fromLatin1(id));
}

void TestMistakes::aByteOrderMarkIsPassedOver()
{
    Desk desk(m_backend);
    const Answer made = desk.send({ "POST", "/feedback", "\xEF\xBB\xBF{\"description\":\"x\"}", {} });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["description"], u"x"_s);
}

void TestMistakes::partsThatMeanNothingAreNamed_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("ignored");
    const auto row = [](const char *method, const char *path, const char *body, const char *ignored) {
        QTest::addRow("%s %s %s", method, path, body)
            << QByteArray(method) << QByteArray(path) << QByteArray(body) << QByteArray(ignored);
    };
    row("GET", "/feedback?status=pending", "", "query.status");
    row("GET", "/feedback?per_page=2&sort=title&order=up", "", "query.per_page, query.sort, query.order");
    row("GET", "/feedback?assignee=me&state=open&page=1", "", "query.assignee");
    row("GET", "/feedback?a%0D%0Ab=1", "", "query.a%0D%0Ab");
    row("GET", "/export?stat=done", "", "query.stat");
    row("GET", "/changes?from=0", "", "query.from");
    row("GET", "/statistics/work?zone=x", "", "query.zone");
    row("GET", "/feedback?state=open&needs_review=true&unassigned=true&limit=1", "", "");
    row("GET", "/healthz?verbose=1", "", "query.verbose");
    row("POST", "/feedback", R"({"description":"x","submittedBy":"u1"})", "body.submittedBy");
    row("POST", "/feedback?source=web", R"({"description":"x"})", "query.source");
    row("POST", "/feedback",
        R"({"description":"x","targets":[{"type":"documentation","label":"l","metadata":{"page_url":"/a","url":"/b"}}]})",
        "body.targets[0].label, body.targets[0].metadata.url");
    row("POST", "/feedback", R"({"description":"x","triage":{"state":"done","tag":"a"}})",
        "body.triage.state, body.triage.tag");
    row("PATCH", "/buffers/bugs", R"({"instructions":"about bugs"})", "body.instructions");
    row("PATCH", "/organization", R"({"routing":true})", "body.routing");
    row("POST", "/routing/test", R"({"description":"x","text":"y"})", "body.text");
    row("POST", "/feedback", R"({"description":"x","title":null})", "");
}

void TestMistakes::partsThatMeanNothingAreNamed()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, ignored);
    Desk desk(m_backend);
    desk.buffer("Bugs");
    const Answer answer = desk.send({ method, path, body, {} });
    QVERIFY2(answer.status >= 200 && answer.status < 300, answer.body.constData());
    QCOMPARE(answer.header("Ignored"), ignored);
}

void TestMistakes::aStrictRequestIsRefusedForThem()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const auto strictly = [&](const QByteArray &method, const QByteArray &path, const QByteArray &body) {
        return desk.send({ method, path, body, { { "Prefer", "respond-async, handling=strict" } } })
            .outcome();
    };
    QCOMPARE(strictly("GET", "/feedback?status=pending", {}), u"422 invalid-field-value status"_s);
    QCOMPARE(strictly("GET", "/changes?from=0", {}), u"422 invalid-field-value from"_s);
    QCOMPARE(strictly("POST", "/feedback", R"({"description":"x","targets":[],"submittedBy":"u"})"),
             u"422 invalid-field-value submittedBy"_s);
    QCOMPARE(strictly("PATCH", "/buffers/bugs", R"({"instructions":"x"})"),
             u"422 invalid-field-value instructions"_s);
    // A resource that does not exist comes first.
    QCOMPARE(strictly("PATCH", "/buffers/none", R"({"instructions":"x"})"), u"404 buffer-not-found"_s);
    // A token in the wrong place counts, and is not repeated.
    QCOMPARE(strictly("GET", "/feedback?" + desk.admin.token() + "=1", {}),
             u"422 invalid-field-value ib_…"_s);
    QCOMPARE(desk.get("/feedback?" + desk.admin.token() + "=1").header("Ignored"), "query.ib_%E2%80%A6"_ba);
    QCOMPARE(strictly("POST", "/feedback", R"({"description":"x"})"), u"201"_s);
    QCOMPARE(desk.total("/feedback"), 1);
}

void TestMistakes::aFloodOfNamesIsCut()
{
    Desk desk(m_backend);
    QByteArray body = R"({"description":"x")";
    for (int i = 0; i < 5000; ++i)
        body += ",\"name" + QByteArray::number(i) + "\":1";
    const Answer made = desk.send({ "POST", "/feedback", body + '}', {} });
    QCOMPARE(made.outcome(), u"201"_s);
    const QByteArray ignored = made.header("Ignored");
    QVERIFY(ignored.startsWith("body.name0, body.name1, "));
    QVERIFY2(ignored.size() > 900 && ignored.size() <= 1000, QByteArray::number(ignored.size()).constData());
}

void TestMistakes::clientsComeBackAsTheyWereReceived()
{
    Desk desk(m_backend);
    const QString bugs = u"\U0001F41B"_s.repeated(1000);
    const Answer made
        = desk.send({ "POST", "/feedback", R"({"description":"x"})", { { "X-IB-Client", bugs.toUtf8() } } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["client"], bugs);
    // Its tool is grouped by the beginning.
    const QByteArray group = u"\U0001F41B"_s.repeated(255).toUtf8().toPercentEncoding();
    QCOMPARE(desk.get("/feedback?client_group=" + group).all("id"), QString::fromLatin1(made.id()));
}

void TestMistakes::methodsKeepTheirLength()
{
    Desk desk(m_backend);
    const QByteArray sharp = u"ß"_s.repeated(2000).toUtf8();
    const Answer made = desk.send(
        { "POST",
          "/feedback",
          R"({"description":"x","targets":[{"type":"rest_endpoint","metadata":{"path":"/","method":")" + sharp
              + R"("}}]})",
          {} });
    QCOMPARE(made.outcome(), u"201"_s);
    const Answer targets = desk.get("/feedback/" + made.id() + "/targets"); // judged by the document's schema
    QCOMPARE(targets.items().at(0)[u"metadata"][u"method"].toString().toUtf8(), sharp);
}

TRIAGE_TEST(TestMistakes, QCoreApplication)
#include "tst_mistakes.moc"
