// SPDX-License-Identifier: GPL-3.0-or-later
// What all operations share: paths and methods, media types, sizes, request ids, and how errors
// look.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

Sent withBody(const QByteArray &method, const QByteArray &path, const QByteArray &body)
{
    return { method, path, body, {} };
}

} // namespace

class TestHttpConventions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Paths and methods
    void unknownPathsAreNotFound_data();
    void unknownPathsAreNotFound();
    void wrongMethodsAreNotAllowed_data();
    void wrongMethodsAreNotAllowed();
    void headWorksWhereverGetDoes();
    void optionsNamesTheMethods();
    void healthNeedsNoToken();

    // Media types and bodies
    void mediaTypesAreChecked_data();
    void mediaTypesAreChecked();
    void withoutABodyTheHeaderDoesNotMatter();
    void anUnexpectedBodyMustBeJson();
    void aMissingBodyIsAMissingField();

    // Sizes
    void largeBodiesAreRefused();
    void largeHeadersAreRefused();

    // Answers
    void successesAreJson();
    void everyAnswerHasARequestId();
    void aRequestIdIsTheCallersWhereItMayBe_data();
    void aRequestIdIsTheCallersWhereItMayBe();
    void aTraceNamesItsRequests_data();
    void aTraceNamesItsRequests();
    void problemsArePublishedWhereTheSettingSays();
    void pagesNameTheirNeighboursInTheHead();
    void locationNamesTheCreatedObject();
    void categoriesTellWhoseMistakeItIs();

private:
    TestBackend m_backend;
};

void TestHttpConventions::unknownPathsAreNotFound_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path :
         { "/api/v0/nowhere", "/api/v0/feedback/", "/api/v0/buffers/", "/api/v0/buffers/bugs/",
           "/api/v0/Feedback", "/api/v0//feedback", "/api/v0/", "/api/v1/feedback",
           "/api/v0/feedback/0000000000000/nowhere", "/api/v0/buffers/bugs/feedback/x/y", "/api/v0/routing",
           "/api/v0/feedback%2Fx/y/z" })
        QTest::newRow(path) << QByteArray(path);
}

void TestHttpConventions::unknownPathsAreNotFound()
{
    QFETCH(QByteArray, path);
    Desk desk(m_backend);
    for (const char *method : { "GET", "POST", "PUT", "PATCH", "DELETE" }) {
        const Answer refused = desk.send({ method, path, {}, {} });
        QCOMPARE(refused.outcome(), u"404 not-found"_s);
        QCOMPARE(refused.json()[u"category"], u"integration"_s);
    }
    QCOMPARE(desk.send({ "HEAD", path, {}, {} }).status, 404);
    QCOMPARE(TestClient(m_backend.port()).get(path).outcome(), u"404 not-found"_s); // also without a token
}

void TestHttpConventions::wrongMethodsAreNotAllowed_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("allowed");
    const auto row = [](const char *path, const char *allowed) {
        QTest::newRow(path) << QByteArray(path) << QString::fromLatin1(allowed);
    };
    row("/buffers", "GET HEAD POST");
    row("/buffers/bugs", "DELETE GET HEAD PATCH");
    row("/buffers/bugs/restore", "POST");
    row("/buffers/bugs/feedback", "GET HEAD");
    row("/buffers/bugs/feedback/0000000000000", "DELETE PUT");
    row("/buffers/bugs/move-all", "POST");
    row("/research", "GET HEAD POST");
    row("/research/0000000000000", "DELETE GET HEAD");
    row("/feedback", "GET HEAD POST");
    row("/feedback/0000000000000", "DELETE GET HEAD PATCH");
    row("/feedback/0000000000000/buffers", "GET HEAD");
    row("/feedback/0000000000000/targets", "GET HEAD");
    row("/feedback/0000000000000/notes", "GET HEAD POST");
    row("/feedback/0000000000000/routing", "GET HEAD POST");
    row("/routing/test", "POST");
    row("/routing/preview", "POST");
    row("/routing/quality", "GET HEAD");
    row("/statistics/feedback-per-day", "GET HEAD");
    row("/statistics/triage-time", "GET HEAD");
    row("/feedback/0000000000000/similar", "GET HEAD");
}

void TestHttpConventions::wrongMethodsAreNotAllowed()
{
    QFETCH(QByteArray, path);
    QFETCH(QString, allowed);
    TestClient nobody(m_backend.port());
    for (const char *method : { "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PURGE", "get" }) {
        const Answer answer = nobody.send({ method, path, {}, {} });
        if (allowed.split(u' ').contains(QString::fromLatin1(method))) {
            QCOMPARE(answer.status, 401);
            continue;
        }
        QCOMPARE(answer.status, 405);
        if (qstrcmp(method, "HEAD") != 0) {
            QCOMPARE(answer.outcome(), u"405 method-not-allowed"_s);
            QCOMPARE(answer.json()[u"category"], u"integration"_s);
        }
        QStringList named = QString::fromLatin1(answer.header("Allow")).split(u", "_s);
        named.removeAll(u"OPTIONS"_s);
        named.sort();
        QCOMPARE(named.join(u' '), allowed);
    }
}

void TestHttpConventions::headWorksWhereverGetDoes()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    const QByteArray item = "/feedback/" + desk.settled("crash");
    for (const QByteArray &path :
         { "/buffers"_ba, "/buffers/bugs"_ba, "/buffers/bugs/feedback"_ba, "/feedback"_ba,
           "/feedback?search=crash"_ba, item, item + "/buffers", item + "/targets", item + "/notes",
           item + "/routing", "/healthz"_ba, "/readyz"_ba }) {
        const Answer got = desk.get(path);
        const Answer head = desk.send({ "HEAD", path, {}, {} });
        QCOMPARE(got.status, 200);
        QCOMPARE(head.status, 200);
        QCOMPARE(head.header("Content-Length"), QByteArray::number(got.body.size()));
        QCOMPARE(head.header("Content-Type"), got.header("Content-Type"));
    }
    QCOMPARE(desk.send({ "HEAD", "/feedback/junk", {}, {} }).status, 404);
    // The connection goes on as if nothing had been: there was no body.
    QCOMPARE(desk.get("/feedback").outcome(), u"200"_s);
}

void TestHttpConventions::optionsNamesTheMethods()
{
    TestClient nobody(m_backend.port());
    const Answer answer = nobody.send({ "OPTIONS", "/feedback", {}, {} });
    QCOMPARE(answer.outcome(), u"204"_s);
    QVERIFY(answer.header("Access-Control-Allow-Origin").isNull()
            || answer.header("Access-Control-Allow-Origin") == "*");
    QCOMPARE(nobody.send({ "OPTIONS", "/nowhere", {}, {} }).outcome(), u"404 not-found"_s);
}

void TestHttpConventions::healthNeedsNoToken()
{
    TestClient nobody(m_backend.port());
    for (const char *path : { "/healthz", "/readyz" }) {
        const Answer answer = nobody.get(path);
        QCOMPARE(answer.outcome(), u"200"_s);
        QVERIFY(answer.header("Content-Type").startsWith("application/json"));
        QVERIFY(!answer.json().isEmpty());
        QCOMPARE(nobody.post(path).outcome(), u"405 method-not-allowed"_s);
    }
}

void TestHttpConventions::mediaTypesAreChecked_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<bool>("post");
    QTest::addColumn<bool>("patch");
    const auto row = [](const char *type, bool post, bool patch) {
        QTest::newRow(*type ? type : "empty") << QByteArray(type) << post << patch;
    };
    for (const char *type : { "application/json", "Application/JSON", "application/json; charset=utf-8",
                              "application/json;charset=\"UTF-8\"", "application/json ; Charset=UTF-8",
                              "application/json; profile=x" })
        row(type, true, true);
    row("application/merge-patch+json", false, true);
    row("application/merge-patch+json; charset=utf-8", false, true);
    for (const char *type :
         { "", "text/plain", "text/json", "json", "application/jsonx", "application/x-www-form-urlencoded",
           "multipart/form-data; boundary=x", "application/json; charset=iso-8859-1",
           "application/json; charset=utf-16", "application/json, text/plain",
           "application/merge-patch+json; charset=latin1", "application/vnd.api+json" })
        row(type, false, false);
}

void TestHttpConventions::mediaTypesAreChecked()
{
    QFETCH(QByteArray, type);
    QFETCH(bool, post);
    QFETCH(bool, patch);
    Desk desk(m_backend);
    const QByteArray item = "/feedback/" + desk.settled("crash");
    const HeaderLine header{ "Content-Type", type };
    const QString refused = u"415 unsupported-media-type"_s;
    const QByteArray body = R"({"description":"x"})";
    const Answer created = desk.send({ "POST", "/feedback", body, { header } });
    QCOMPARE(created.outcome(), post ? u"201"_s : refused);
    QCOMPARE(desk.send({ "PATCH", item, body, { header } }).outcome(), patch ? u"200"_s : refused);
    if (!post)
        QCOMPARE(created.json()[u"category"], u"integration"_s);
    const HeaderLine none{ "Content-Type", QByteArray() };
    QCOMPARE(desk.send({ "POST", "/feedback", body, { none } }).outcome(), refused);
}

void TestHttpConventions::withoutABodyTheHeaderDoesNotMatter()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    const QByteArray item = desk.settled("crash");
    for (const char *type : { "text/plain", "application/xml", "nonsense" }) {
        const auto outcome = [&](const char *method, const QByteArray &path) {
            return desk.send({ method, path, {}, { { "Content-Type", type } } }).outcome();
        };
        QCOMPARE(outcome("GET", "/feedback"), u"200"_s);
        QCOMPARE(outcome("PUT", "/buffers/bugs/feedback/" + item), u"204"_s);
        QCOMPARE(outcome("DELETE", "/buffers/bugs/feedback/" + item), u"204"_s);
        QCOMPARE(outcome("POST", "/buffers/bugs/restore"), u"200"_s);
    }
}

void TestHttpConventions::anUnexpectedBodyMustBeJson()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray item = desk.settled("crash");
    const auto outcome = [&](const char *method, const QByteArray &path, const QByteArray &type) {
        return desk.send({ method, path, R"({"x":1})", { { "Content-Type", type } } }).outcome();
    };
    const QString refused = u"415 unsupported-media-type"_s;
    const QByteArray membership = "/buffers/bugs/feedback/" + item;
    QCOMPARE(outcome("PUT", membership, "text/plain"), refused);
    QCOMPARE(outcome("PUT", membership, "application/json"), u"204"_s);
    QCOMPARE(outcome("DELETE", membership, "text/plain"), refused);
    QCOMPARE(outcome("DELETE", membership, "application/json"), u"204"_s);
    QCOMPARE(outcome("DELETE", "/feedback/" + item, "text/plain"), refused);
    QCOMPARE(outcome("DELETE", "/feedback/" + item, "application/json"), u"204"_s);
    QCOMPARE(outcome("DELETE", "/buffers/" + bugs, "text/plain"), refused);
    QCOMPARE(outcome("DELETE", "/buffers/" + bugs, "application/json"), u"204"_s);
}

void TestHttpConventions::aMissingBodyIsAMissingField()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    const QByteArray item = "/feedback/" + desk.settled("crash");
    for (const HeaderLine &header :
         { HeaderLine{ "Content-Type", "application/json" }, HeaderLine{ "Content-Type", QByteArray() },
           HeaderLine{ "Content-Type", "text/plain" } }) {
        const auto outcome = [&](const char *method, const QByteArray &path) {
            return desk.send({ method, path, {}, { header } }).outcome();
        };
        QCOMPARE(outcome("POST", "/buffers"), u"422 missing-required-field name"_s);
        QCOMPARE(outcome("POST", "/feedback"), u"422 missing-required-field description"_s);
        QCOMPARE(outcome("POST", item + "/notes"), u"422 missing-required-field text"_s);
        QCOMPARE(outcome("POST", "/routing/test"), u"422 missing-required-field description"_s);
        QCOMPARE(outcome("POST", "/buffers/bugs/move-all"),
                 u"422 missing-required-field destination_buffer_id"_s);
        QCOMPARE(outcome("PATCH", "/buffers/bugs"), u"422 missing-required-field body"_s);
        QCOMPARE(outcome("PATCH", item), u"422 missing-required-field body"_s);
    }
}

void TestHttpConventions::largeBodiesAreRefused()
{
    Desk desk(m_backend);
    constexpr int limit = 1 << 20;
    const auto padded = [](int size) {
        const QByteArray body = R"({"description":"x"})";
        return body + QByteArray(size - body.size(), ' ');
    };
    QCOMPARE(desk.send(withBody("POST", "/feedback", padded(limit))).outcome(), u"201"_s);
    const Answer refused = desk.send(withBody("POST", "/feedback", padded(limit + 1)));
    QCOMPARE(refused.outcome(), u"413 payload-too-large"_s);
    QCOMPARE(refused.json()[u"category"], u"integration"_s);
    QVERIFY(!refused.header("X-Request-Id").isEmpty());
    QCOMPARE(desk.total("/feedback"), 1);
}

void TestHttpConventions::largeHeadersAreRefused()
{
    Desk desk(m_backend);
    for (const Sent &request :
         { Sent{ "GET", "/feedback", {}, { { "X-Large", QByteArray(100000, 'x') } } },
           Sent{ "GET", "/feedback?search=" + QByteArray(100000, 'x'), {}, {} },
           Sent{ "GET", "/feedback", {}, QList<HeaderLine>(1000, { "X-Many", "1" }) } }) {
        const Answer refused = desk.admin.raw(desk.admin.bytesOf(request));
        QCOMPARE(refused.outcome(), u"431 headers-too-large"_s);
        QCOMPARE(refused.json()[u"category"], u"integration"_s);
        QVERIFY(!refused.header("X-Request-Id").isEmpty());
    }
    QCOMPARE(desk.send({ "GET", "/feedback", {}, { { "X-Large", QByteArray(8000, 'x') } } }).outcome(),
             u"200"_s);
}

void TestHttpConventions::successesAreJson()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    const QByteArray item = desk.settled("crash");
    for (const QByteArray &path :
         { "/feedback"_ba, "/buffers/bugs"_ba, "/feedback/" + item, "/feedback/" + item + "/notes" }) {
        const QByteArray type = desk.get(path).header("Content-Type");
        QVERIFY(type == "application/json" || type == "application/json; charset=utf-8");
    }
    const Answer nothing = desk.put("/buffers/bugs/feedback/" + item);
    QVERIFY(nothing.body.isEmpty());
    QVERIFY(nothing.header("Content-Type").isNull());
}

void TestHttpConventions::everyAnswerHasARequestId()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    const QByteArray item = desk.settled("crash");
    QSet<QByteArray> ids;
    int answers = 0;
    for (const Sent &request :
         { Sent{ "GET", "/feedback", {}, {} }, Sent{ "GET", "/nowhere", {}, {} },
           Sent{ "PUT", "/feedback", {}, {} }, Sent{ "OPTIONS", "/feedback", {}, {} },
           Sent{ "HEAD", "/feedback", {}, {} }, Sent{ "POST", "/feedback", "{", {} },
           Sent{ "GET", "/feedback", {}, { { "Authorization", "x" } } },
           Sent{ "PUT", "/buffers/bugs/feedback/" + item, {}, {} }, Sent{ "GET", "/healthz", {}, {} },
           Sent{ "GET", "/feedback/junk", {}, {} } }) {
        const QList<QByteArray> values = desk.send(request).headersOf("X-Request-Id");
        QCOMPARE(values.size(), 1);
        QVERIFY(!values.first().isEmpty());
        ids.insert(values.first());
        ++answers;
    }
    for (const char *bytes : { "nonsense\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
                               "GET /api/v0/feedback HTTP/9.9\r\nHost: h\r\n\r\n" }) {
        const Answer refused = desk.admin.raw(bytes);
        QVERIFY(refused.status >= 400);
        QCOMPARE(refused.json()[u"status"], refused.status);
        ids.insert(refused.header("X-Request-Id"));
        ++answers;
    }
    QCOMPARE(ids.size(), answers);
}

void TestHttpConventions::aRequestIdIsTheCallersWhereItMayBe_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<bool>("kept");
    QTest::newRow("word") << "abc"_ba << true;
    QTest::newRow("one character") << "7"_ba << true;
    QTest::newRow("all characters") << "AZaz09._:-"_ba << true;
    QTest::newRow("uuid") << "123e4567-e89b-12d3-a456-426614174000"_ba << true;
    QTest::newRow("128 characters") << QByteArray(128, 'x') << true;
    QTest::newRow("129 characters") << QByteArray(129, 'x') << false;
    QTest::newRow("empty") << ""_ba << false;
    QTest::newRow("space") << "a b"_ba << false;
    QTest::newRow("slash") << "a/b"_ba << false;
    QTest::newRow("quotes") << "\"a\""_ba << false;
    QTest::newRow("not ASCII") << "é"_ba << false;
    QTest::newRow("markup") << "<script>"_ba << false;
}

void TestHttpConventions::aRequestIdIsTheCallersWhereItMayBe()
{
    QFETCH(QByteArray, id);
    QFETCH(bool, kept);
    Desk desk(m_backend);
    for (const char *path : { "/feedback", "/nowhere", "/feedback/junk", "/healthz" }) {
        const QByteArray answered
            = desk.send({ "GET", path, {}, { { "X-Request-Id", id } } }).header("X-Request-Id");
        QCOMPARE(answered == id, kept);
        QVERIFY(!answered.isEmpty());
    }
}

void TestHttpConventions::aTraceNamesItsRequests_data()
{
    QTest::addColumn<QByteArray>("traceparent");
    QTest::addColumn<bool>("kept");
    const QByteArray trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    QTest::newRow("sampled") << "00-" + trace + "-00f067aa0ba902b7-01" << true;
    QTest::newRow("not sampled") << "00-" + trace + "-00f067aa0ba902b7-00" << true;
    QTest::newRow("later version") << "cc-" + trace + "-00f067aa0ba902b7-01-more" << true;
    QTest::newRow("no version") << "ff-" + trace + "-00f067aa0ba902b7-01" << false;
    QTest::newRow("capitals") << "00-" + trace.toUpper() + "-00f067aa0ba902b7-01" << false;
    QTest::newRow("no trace") << "00-" + QByteArray(32, '0') + "-00f067aa0ba902b7-01" << false;
    QTest::newRow("no parent") << "00-" + trace + "-0000000000000000-01" << false;
    QTest::newRow("short") << "00-" + trace.left(31) + "-00f067aa0ba902b7-01" << false;
    QTest::newRow("empty") << ""_ba << false;
}

void TestHttpConventions::aTraceNamesItsRequests()
{
    QFETCH(QByteArray, traceparent);
    QFETCH(bool, kept);
    Desk desk(m_backend);
    const QByteArray trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    const Answer traced = desk.send({ "GET", "/feedback", {}, { { "traceparent", traceparent } } });
    QCOMPARE(traced.header("X-Request-Id") == trace, kept);
    QVERIFY(!traced.header("X-Request-Id").isEmpty());
    const Answer named = desk.send(
        { "GET", "/feedback", {}, { { "traceparent", traceparent }, { "X-Request-Id", "mine" } } });
    QCOMPARE(named.header("X-Request-Id"), "mine"_ba);
}

void TestHttpConventions::pagesNameTheirNeighboursInTheHead()
{
    Desk desk(m_backend);
    for (const char *text : { "a", "b", "c" })
        desk.feedback(text);
    const auto link = [&desk](const QByteArray &query) {
        return desk.get("/feedback?limit=1" + query).header("Link");
    };
    QCOMPARE(link({}), R"(</api/v0/feedback?page=2&limit=1>; rel="next")"_ba);
    QCOMPARE(
        link("&page=2"),
        R"(</api/v0/feedback?page=3&limit=1>; rel="next", </api/v0/feedback?page=1&limit=1>; rel="prev")"_ba);
    QCOMPARE(link("&page=3"), R"(</api/v0/feedback?page=2&limit=1>; rel="prev")"_ba);
    QVERIFY(desk.get("/feedback").headersOf("Link").isEmpty());
    // A long filter is not repeated in the head, which proxies bound; meta has the path.
    const QString submitter(180, QChar(u'ф'));
    for (const char *text : { "d", "e" })
        desk.post("/feedback", { { "description", text }, { "submitted_by", submitter } });
    const Answer wide = desk.get("/feedback?limit=1&submitted_by=" + QUrl::toPercentEncoding(submitter));
    QVERIFY(wide.headersOf("Link").isEmpty());
    QCOMPARE(desk.get(wide.meta("next").toString().toLatin1()).all("description"), u"d"_s);
}

void TestHttpConventions::problemsArePublishedWhereTheSettingSays()
{
    Desk desk(m_backend);
    QCOMPARE(desk.get("/nowhere").json()[u"type"], m_backend.baseUrl() + u"/docs/api/problems/not-found"_s);
    Config elsewhere;
    elsewhere.problemsBase = u"https://errors.example/triage/"_s;
    const std::unique_ptr<Backend> other = m_backend.another(elsewhere);
    TestClient client(portOf(*other), desk.admin.token());
    QCOMPARE(client.get("/nowhere").json()[u"type"], u"https://errors.example/triage/not-found"_s);
    QCOMPARE(client.get("/feedback/junk").json()[u"type"],
             u"https://errors.example/triage/feedback-not-found"_s);
    Config published;
    published.publicUrl = u"https://feedback.example"_s;
    const std::unique_ptr<Backend> proxied = m_backend.another(published);
    QCOMPARE(TestClient(portOf(*proxied)).get("/nowhere").json()[u"type"],
             u"https://feedback.example/docs/api/problems/not-found"_s);
}

void TestHttpConventions::locationNamesTheCreatedObject()
{
    Desk desk(m_backend);
    const auto location = [](const Answer &answer) {
        return QString::fromLatin1(answer.header("Location"));
    };
    const auto self = [](const Answer &answer) {
        return answer.meta("links")[u"api"][u"self"].toString();
    };
    const Sent create{
        "POST", "/feedback", Members{ { "description", "Slow." } }.toJson(), { { "Idempotency-Key", "once" } }
    };
    const Answer item = desk.send(create);
    QCOMPARE(location(item), u"/api/v0/feedback/"_s + QString::fromLatin1(item.id()));
    const Answer replayed = desk.send(create);
    QCOMPARE(replayed.header("Idempotency-Replayed"), "true"_ba);
    QCOMPARE(location(replayed), location(item));
    const Answer buffer = desk.post("/buffers", { { "name", "Bugs" } });
    QCOMPARE(location(buffer), self(buffer));
    const Answer member
        = desk.post("/members", { { "name", "Lu" }, { "email", "lu@example.com" }, { "role", "member" } });
    QCOMPARE(location(member), self(member));
    const Answer token = desk.post("/tokens", { { "name", "Export" }, { "kind", "full_access" } });
    QCOMPARE(location(token), self(token));
    QCOMPARE(desk.get(location(item).toLatin1()).outcome(), u"200"_s);
    // Notes have no path of their own, and a routing test creates nothing.
    QCOMPARE(location(desk.post("/feedback/" + item.id() + "/notes", { { "text", "Seen." } })), QString());
}

void TestHttpConventions::categoriesTellWhoseMistakeItIs()
{
    Desk desk(m_backend, 0);
    desk.buffer("Bugs");
    const auto category = [](const Answer &answer) {
        return answer.json()[u"category"].toString();
    };
    QCOMPARE(category(desk.post("/feedback", Members())), u"user"_s);
    QCOMPARE(category(desk.post("/feedback", { { "description", "" } })), u"user"_s);
    QCOMPARE(category(desk.post("/feedback", { { "description", "x" }, { "title", "" } })), u"user"_s);
    QCOMPARE(category(desk.post("/buffers/bugs/move-all", { { "destination_buffer_id", 1 } })),
             u"integration"_s);
    QCOMPARE(category(desk.get("/feedback?limit=abc")), u"integration"_s);
    QCOMPARE(category(TestClient(m_backend.port()).get("/feedback")), u"integration"_s);
    QCOMPARE(category(desk.send({ "POST", "/feedback", "x", { { "Content-Type", "text/plain" } } })),
             u"integration"_s);
    QCOMPARE(category(desk.widget.get("/feedback")), u"integration"_s);
}

TRIAGE_TEST(TestHttpConventions, QCoreApplication)
#include "tst_httpconventions.moc"
