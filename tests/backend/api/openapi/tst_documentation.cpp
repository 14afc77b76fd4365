// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/catalogue.h"
#include "api/pages/guidepages.h"
#include "composition/backend.h"
#include "services/people/operators.h"
#include "support/schemacheck.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QDateTime>
#include <QEventLoop>
#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace triage;

namespace {

struct Answer
{
    int status = 0;
    QByteArray body;
    QNetworkReply *reply = nullptr;

    QByteArray header(const char *name) const { return reply->rawHeader(name); }
    QByteArray id() const
    {
        return QJsonDocument::fromJson(body).object()[u"data"][u"id"].toString().toLatin1();
    }
};

/// Those of the first list that are not in the second.
QStringList without(QStringList list, const QStringList &others)
{
    for (const QString &each : others)
        list.removeAll(each);
    return list;
}

} // namespace

class TestDocumentation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyOperationOfTheApiIsInTheDocument();
    void answersAreAsTheDocumentPromises();
    void problemsAreAsTheDocumentPromises();
    void theDocumentIsServedAsJson();
    void visitorsAreLedToTheDocumentation();
    void theIconIsAnImage();
    void theContactIsPublishedWhereItIsSet();
    void guidesAreServedAsMarkdownToo();
    void otherSitesCanLoadTheDocument();
    void pagesAreServedAsHtml_data();
    void pagesAreServedAsHtml();
    void theTypeOfAProblemIsTheAddressOfItsPage();
    void everyProblemTypeHasAPage();
    void anUnknownProblemTypeHasNone();
    void webLinksTellNothingOfWhatTheyLeadTo();
    void brokenWebLinksAreNotFound();

private:
    Answer send(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
                const QByteArray &authorization = {}, const QByteArray &base = {});
    /// Sends with the administrator's token and holds the answer against the document.
    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &body = {});

    std::unique_ptr<test::ScratchDatabase> m_database;
    std::unique_ptr<Backend> m_backend;
    std::unique_ptr<test::SchemaCheck> m_check;
    QNetworkAccessManager m_network;
    QByteArray m_token;
    QByteArray m_slug;
};

void TestDocumentation::initTestCase()
{
    m_database = std::make_unique<test::ScratchDatabase>();
    Config config;
    config.listen = u"127.0.0.1:0"_s;
    config.metricsListen = u"off"_s;
    m_backend = std::make_unique<Backend>(config, m_database->conninfo());
    QVERIFY(m_backend->start());

    storage::Connection connection(m_database->config());
    const auto organization = services::createOrganization(connection, { u"Acme"_s, {}, {} });
    QVERIFY(organization);
    m_slug = organization->slug.toLatin1();
    QVERIFY(services::addMember(connection, organization->id, u"Ada"_s, u"ada@example.com"_s, Role::Admin));
    const auto token = services::issueToken(connection, organization->id,
                                            { u"ada@example.com"_s, u"test"_s, TokenKind::FullAccess, {} });
    QVERIFY(token);
    m_token = token->token;
    m_check = std::make_unique<test::SchemaCheck>(send("GET", "/openapi.json").body);
}

Answer TestDocumentation::send(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                               const QByteArray &authorization, const QByteArray &base)
{
    QNetworkRequest request(
        QUrl::fromEncoded((base.isEmpty() ? m_backend->baseUrl().toLatin1() : base) + path));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    if (!authorization.isEmpty())
        request.setRawHeader("Authorization", authorization);
    if (!body.isEmpty())
        request.setRawHeader("Content-Type", "application/json");
    QNetworkReply *reply
        = method == "HEAD" ? m_network.head(request) : m_network.sendCustomRequest(request, method, body);
    reply->setParent(this);
    QEventLoop loop;
    connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    loop.exec();
    return { reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), reply->readAll(), reply };
}

Answer TestDocumentation::call(const QByteArray &method, const QByteArray &path, const QByteArray &body)
{
    const Answer answer = send(method, path, body, "Bearer " + m_token);
    const QStringList violations = m_check->violations(method, path, answer.status, answer.body);
    if (!violations.isEmpty())
        QTest::qFail(method + ' ' + path + ": " + violations.join(u"; "_s).toUtf8(), __FILE__, __LINE__);
    return answer;
}

void TestDocumentation::everyOperationOfTheApiIsInTheDocument()
{
    QStringList registered;
    for (const api::EndpointInfo &each : m_backend->endpoints()) {
        if (each.path.starts_with("/api/"))
            registered << QString::fromLatin1(toWord(each.method)) + u' '
                    + QString::fromLatin1(each.path.data(), qsizetype(each.path.size()));
    }
    QStringList described;
    const QJsonObject paths = m_check->document()[u"paths"].toObject();
    for (auto path = paths.begin(); path != paths.end(); ++path) {
        for (const QString &method : path->toObject().keys()) {
            if (path.key().startsWith(u"/api/"_s))
                described << method.toUpper() + u' ' + path.key();
        }
    }
    QVERIFY(!registered.isEmpty());
    QCOMPARE(without(registered, described).join(u", "_s), QString());
    QCOMPARE(without(described, registered).join(u", "_s), QString());
}

void TestDocumentation::answersAreAsTheDocumentPromises()
{
    const QByteArray buffer = call("POST", "/api/v0/buffers", R"({"name":"Crashes","icon":"bug"})").id();
    const QByteArray other = call("POST", "/api/v0/buffers", R"({"name":"Exports"})").id();
    const QByteArray item
        = call("POST", "/api/v0/feedback", R"({"title":"Export","description":"The export crashes.",
        "targets":[{"type":"rest_endpoint","metadata":{"method":"post","path":"/exports"}},
                   {"type":"cli_command","metadata":{"command":"desk","args":["--all"]}}]})")
              .id();
    QVERIFY(!buffer.isEmpty() && !other.isEmpty() && !item.isEmpty());
    const QByteArray one = "/api/v0/feedback/" + item;
    QCOMPARE(call("PUT", "/api/v0/buffers/" + buffer + "/feedback/" + item).status, 204);
    for (const QByteArray &path :
         { QByteArray("/api/v0/buffers"), QByteArray("/api/v0/buffers?limit=1"), "/api/v0/buffers/" + buffer,
           "/api/v0/buffers/" + buffer + "/feedback", QByteArray("/api/v0/feedback"),
           QByteArray("/api/v0/feedback?search=export&page=2"),
           QByteArray("/api/v0/feedback?search=crash&buffer_id=crashes"), one, one + "/buffers",
           one + "/targets", one + "/notes", one + "/routing", QByteArray("/api/v0/changes"),
           QByteArray("/api/v0/changes?limit=1"), QByteArray("/healthz"), QByteArray("/readyz") })
        QCOMPARE(call("GET", path).status, 200);
    QCOMPARE(
        call("PATCH", "/api/v0/buffers/" + buffer, R"({"description":"What stops.","icon":null})").status,
        200);
    QCOMPARE(call("PATCH", one, R"({"title":null})").status, 200);
    QCOMPARE(call("POST", one + "/notes", R"({"text":"Seen."})").status, 201);
    QCOMPARE(call("POST", "/api/v0/routing/test", R"({"description":"It crashes."})").status, 200);
    QCOMPARE(call("POST", "/api/v0/routing/preview", R"({"new_buffers":[{"name":"Export"}]})").status, 200);
    QCOMPARE(call("GET", "/api/v0/routing/quality").status, 200);
    for (const char *plot :
         { "feedback-per-day", "buffers", "routing", "confidence", "clients", "targets", "triage-time" })
        QCOMPARE(call("GET", QByteArray("/api/v0/statistics/") + plot).status, 200);
    QCOMPARE(call("GET", "/api/v0/statistics/routing?buffer_id=crashes&from=2026-01-01&to=2026-12-31").status,
             200);
    QCOMPARE(call("GET", one + "/similar").status, 200);
    QCOMPARE(call("POST", one + "/routing").status, 202);
    const QByteArray question = call("POST", "/api/v0/research", R"({"question":"What crashes?"})").id();
    QCOMPARE(call("GET", "/api/v0/research").status, 200);
    QCOMPARE(call("GET", "/api/v0/research/" + question + "?wait=30").status, 200);
    QCOMPARE(call("DELETE", "/api/v0/research/" + question).status, 204);
    QCOMPARE(
        call("POST", "/api/v0/buffers/crashes/move-all", R"({"destination_buffer_id":"exports"})").status,
        200);
    QCOMPARE(call("DELETE", "/api/v0/buffers/" + other + "/feedback/" + item).status, 204);
    QCOMPARE(call("DELETE", "/api/v0/buffers/" + other).status, 204);
    QCOMPARE(call("POST", "/api/v0/buffers/" + other + "/restore").status, 200);
    QCOMPARE(call("DELETE", one).status, 204);
}

void TestDocumentation::problemsAreAsTheDocumentPromises()
{
    QCOMPARE(call("GET", "/api/v0/feedback/nothing").status, 404);
    QCOMPARE(call("GET", "/api/v0/feedback?buffer_id=nothing").status, 404);
    QCOMPARE(call("GET", "/api/v0/feedback?limit=many").status, 422);
    QCOMPARE(call("POST", "/api/v0/feedback", "{}").status, 422);
    QCOMPARE(call("POST", "/api/v0/feedback").status, 422);
    QCOMPARE(call("POST", "/api/v0/feedback", R"({"description":1})").status, 422);
    QCOMPARE(call("DELETE", "/api/v0/feedback").status, 405);
    QCOMPARE(call("GET", "/api/v0/nothing").status, 404);
    QCOMPARE(call("POST", "/api/v0/feedback", QByteArray((1 << 20) + 1, ' ')).status, 413);
    for (const QByteArray &token : { QByteArray(), QByteArray("Bearer ib_short"), QByteArray("Basic a") }) {
        const Answer answer = send("GET", "/api/v0/buffers", {}, token);
        QCOMPARE(answer.status, 401);
        QCOMPARE(m_check->violations("GET", "/api/v0/buffers", 401, answer.body), QStringList());
    }
}

void TestDocumentation::theDocumentIsServedAsJson()
{
    const Answer document = send("GET", "/openapi.json");
    QCOMPARE(document.status, 200);
    QCOMPARE(document.header("Content-Type"), "application/json"_ba);
    QCOMPARE(m_check->document()[u"servers"][0][u"url"].toString(), m_backend->baseUrl());
    const Answer head = send("HEAD", "/openapi.json");
    QCOMPARE(head.status, 200);
    QCOMPARE(head.body, QByteArray());
}

void TestDocumentation::visitorsAreLedToTheDocumentation()
{
    for (const char *path : { "/", "/docs/" }) {
        for (const char *method : { "GET", "HEAD" }) {
            const Answer answer = send(method, path);
            QCOMPARE(answer.status, 302);
            QCOMPARE(QUrl(m_backend->baseUrl() + QLatin1StringView(path))
                         .resolved(QUrl(QString::fromLatin1(answer.header("Location")))),
                     QUrl(m_backend->baseUrl() + u"/docs"_s));
        }
        QCOMPARE(send("DELETE", path).status, 405);
    }
    QCOMPARE(send("GET", "/docs/guides/").status, 404);
    QCOMPARE(send("GET", "/api/v0/feedback/").status, 404);
}

void TestDocumentation::theIconIsAnImage()
{
    const Answer icon = send("GET", "/favicon.ico");
    QCOMPARE(icon.status, 200);
    QCOMPARE(icon.header("Content-Type"), "image/svg+xml"_ba);
    QVERIFY(icon.body.startsWith("<svg "));
}

void TestDocumentation::theContactIsPublishedWhereItIsSet()
{
    QCOMPARE(send("GET", "/.well-known/security.txt").status, 404);
    QVERIFY(!m_check->document()[u"info"].toObject().contains(u"contact"_s));
    Config config;
    config.listen = u"127.0.0.1:0"_s;
    config.metricsListen = u"off"_s;
    config.publicUrl = u"https://feedback.example"_s;
    config.contact = u"mailto:security@example.org"_s;
    Backend other(config, m_database->conninfo());
    QVERIFY(other.start());
    const QByteArray base = other.baseUrl().toLatin1();
    const Answer file = send("GET", "/.well-known/security.txt", {}, {}, base);
    QCOMPARE(file.status, 200);
    QCOMPARE(file.header("Content-Type"), "text/plain; charset=utf-8"_ba);
    const QList<QByteArray> lines = file.body.split('\n');
    QCOMPARE(lines.at(0), "Contact: mailto:security@example.org"_ba);
    QVERIFY(lines.at(1).startsWith("Expires: "));
    QVERIFY(QDateTime::fromString(QString::fromLatin1(lines.at(1).sliced(9)), Qt::ISODate)
            > QDateTime::currentDateTimeUtc().addDays(30));
    QCOMPARE(lines.at(2), "Canonical: https://feedback.example/.well-known/security.txt"_ba);
    const QByteArray document = send("GET", "/openapi.json", {}, {}, base).body;
    QCOMPARE(QJsonDocument::fromJson(document)[u"info"][u"contact"][u"email"].toString(),
             u"security@example.org"_s);
}

void TestDocumentation::guidesAreServedAsMarkdownToo()
{
    const Answer index = send("GET", "/llms.txt");
    QCOMPARE(index.status, 200);
    QCOMPARE(index.header("Content-Type"), "text/markdown; charset=utf-8"_ba);
    const QByteArray base = m_backend->baseUrl().toLatin1();
    int guides = 0;
    for (const QByteArray &line : index.body.split('\n')) {
        const qsizetype begin = line.indexOf("](" + base);
        if (begin < 0 || !line.endsWith(".md)"))
            continue;
        ++guides;
        const Answer guide = send("GET", line.sliced(begin + 2 + base.size()).chopped(1));
        QCOMPARE(guide.status, 200);
        QCOMPARE(guide.header("Content-Type"), "text/markdown; charset=utf-8"_ba);
        QVERIFY(guide.body.startsWith("# "));
    }
    QCOMPARE(guides, int(api::pages::guides().size()));
    QCOMPARE(send("GET", "/docs/guides/nothing.md").status, 404);
}

void TestDocumentation::otherSitesCanLoadTheDocument()
{
    const Answer document = send("GET", "/openapi.json");
    QCOMPARE(document.header("Access-Control-Allow-Origin"), "*"_ba);
    QVERIFY(send("GET", "/docs").header("Access-Control-Allow-Origin").isNull());
}

void TestDocumentation::pagesAreServedAsHtml_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : { "/docs", "/docs/guides/operations", "/docs/api/problems",
                              "/docs/api/problems/conflict", "/o/acme/feedback/0340b8gqtcd2t",
                              "/o/acme/buffers/0340b8gqtcd2t", "/o/acme/feedback", "/o/acme/buffers" })
        QTest::newRow(path) << QByteArray(path);
}

void TestDocumentation::pagesAreServedAsHtml()
{
    QFETCH(QByteArray, path);
    for (const char *method : { "GET", "HEAD" }) {
        const Answer page = send(method, path);
        QCOMPARE(page.status, 200);
        QCOMPARE(page.header("Content-Type"), "text/html; charset=utf-8"_ba);
        QVERIFY(page.header("Content-Security-Policy").startsWith("default-src 'none'"));
        QCOMPARE(page.header("X-Content-Type-Options"), "nosniff"_ba);
        QVERIFY(!page.header("X-Request-Id").isEmpty());
        QCOMPARE(page.body.isEmpty(), QByteArrayView(method) == "HEAD");
    }
    const Answer wrong = send("POST", path);
    QCOMPARE(wrong.status, 405);
    QCOMPARE(wrong.header("Content-Type"), "application/problem+json"_ba);
    QCOMPARE(wrong.header("Allow"), "GET, HEAD, OPTIONS"_ba);
}

void TestDocumentation::theTypeOfAProblemIsTheAddressOfItsPage()
{
    const Answer refused = send("GET", "/api/v0/buffers");
    const QString type = QJsonDocument::fromJson(refused.body)[u"type"].toString();
    QVERIFY(type.startsWith(m_backend->baseUrl()));
    const Answer page = send("GET", type.mid(m_backend->baseUrl().size()).toLatin1());
    QCOMPARE(page.status, 200);
    QVERIFY(page.body.contains("<h1>Unauthorized</h1>"));
}

void TestDocumentation::everyProblemTypeHasAPage()
{
    const QByteArray index = send("GET", "/docs/api/problems").body;
    for (const ProblemType type : allProblemTypes()) {
        const QByteArray path = "/docs/api/problems/" + QByteArray(slugOf(type).data());
        QVERIFY2(index.contains("href=\"" + path + '"'), path);
        QCOMPARE(send("GET", path).status, 200);
    }
}

void TestDocumentation::anUnknownProblemTypeHasNone()
{
    const Answer none = send("GET", "/docs/api/problems/nothing");
    QCOMPARE(none.status, 404);
    QCOMPARE(none.header("Content-Type"), "application/problem+json"_ba);
}

void TestDocumentation::webLinksTellNothingOfWhatTheyLeadTo()
{
    const QByteArray item = call("POST", "/api/v0/feedback", R"({"description":"A secret."})").id();
    const QByteArray absent = "0340b8gqtcd2t";
    const Answer there = send("GET", "/o/" + m_slug + "/feedback/" + item);
    const Answer elsewhere = send("GET", "/o/" + m_slug + "/feedback/" + absent);
    QCOMPARE(there.status, 200);
    QCOMPARE(elsewhere.status, 200);
    QVERIFY(there.body.contains("triagedesk://o/" + m_slug + "/feedback/" + item));
    QCOMPARE(QByteArray(there.body).replace(item, absent), elsewhere.body);
    QCOMPARE(there.header("X-Robots-Tag"), "noindex, nofollow"_ba);
}

void TestDocumentation::brokenWebLinksAreNotFound()
{
    const Answer broken = send("GET", "/o/acme/feedback/%22%3E%3Cscript%3E");
    QCOMPARE(broken.status, 404);
    QCOMPARE(broken.header("Content-Type"), "text/html; charset=utf-8"_ba);
    QVERIFY(!broken.body.contains("triagedesk:"));
    QVERIFY(!broken.body.contains("<script"));
}

TRIAGE_TEST(TestDocumentation, QCoreApplication)
#include "tst_documentation.moc"
