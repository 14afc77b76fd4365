// SPDX-License-Identifier: GPL-3.0-or-later
// Who may do what: tokens, kinds, origins, roles, the order of the checks, browsers, and organizations apart.

#include "domain/tokentext.h"
#include "stores/accountstore.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// An operation of the API as somebody would call it.
struct Operation
{
    Sent request;
    bool needsAdmin = false;
    bool forWidgets = false;
};

/// Every operation on buffers, feedback, notes and routing, on that buffer and that item.
std::vector<Operation> operationsOn(const QByteArray &buffer, const QByteArray &item)
{
    const QByteArray b = "/buffers/" + buffer;
    const QByteArray f = "/feedback/" + item;
    const auto with = [](const QByteArray &method, const QByteArray &path, const Members &body) {
        return Sent{ method, path, body.toJson(), {} };
    };
    const auto plain = [](const QByteArray &method, const QByteArray &path) {
        return Sent{ method, path, {}, {} };
    };
    return { { plain("GET", "/buffers") },
             { plain("GET", b) },
             { plain("GET", b + "/feedback") },
             { plain("PUT", b + f) },
             { plain("DELETE", b + f) },
             { with("POST", b + "/move-all", { { "destination_buffer_id", "target" } }) },
             { plain("GET", "/feedback") },
             { with("POST", "/feedback", { { "description", "x" } }), false, true },
             { plain("GET", f) },
             { with("PATCH", f, { { "title", "t" } }) },
             { plain("GET", f + "/buffers") },
             { plain("GET", f + "/targets") },
             { plain("GET", f + "/notes") },
             { with("POST", f + "/notes", { { "text", "t" } }) },
             { plain("GET", f + "/routing") },
             { plain("POST", f + "/routing") },
             { with("POST", "/routing/test", { { "description", "x" } }) },
             { with("POST", "/routing/preview", { { "assign_threshold", 0.9 } }) },
             { plain("GET", "/routing/quality") },
             { plain("GET", "/statistics/feedback-per-day") },
             { plain("GET", "/statistics/buffers") },
             { plain("GET", "/statistics/routing") },
             { plain("GET", "/statistics/confidence") },
             { plain("GET", "/statistics/clients") },
             { plain("GET", "/statistics/languages") },
             { plain("GET", "/statistics/targets") },
             { plain("GET", "/statistics/triage-time") },
             { plain("GET", f + "/similar") },
             { plain("GET", "/research") },
             { with("POST", "/research", { { "question", "x" } }) },
             { plain("DELETE", f) },
             { with("POST", "/buffers", { { "name", "Target" } }), true },
             { with("PATCH", b, { { "icon", "x" } }), true },
             { plain("DELETE", b), true },
             { plain("POST", b + "/restore"), true } };
}

/// A buffer and an item to work on, and a buffer to move to.
struct Place : Desk
{
    explicit Place(TestBackend &backend) : Desk(backend)
    {
        buffer("Target");
        b = buffer("Bugs");
        f = settled("crash");
    }
    std::vector<Operation> operations() const { return operationsOn(b, f); }

    QByteArray b;
    QByteArray f;
};

QByteArray described(const Operation &operation)
{
    return operation.request.method + ' ' + operation.request.path;
}

Sent with(Sent request, const HeaderLine &line)
{
    request.headers.append(line);
    return request;
}

} // namespace

class TestAuthentication : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOperationNeedsAToken();
    void aMissingTokenIsUnauthorized_data();
    void aMissingTokenIsUnauthorized();
    void aMalformedTokenSaysSo_data();
    void aMalformedTokenSaysSo();
    void anUnknownTokenIsInvalid();
    void theSchemeIsCaseBlind();
    void twoTokensAreRefused();
    void aRevokedTokenStopsAtOnceOnEveryBackend();
    void onlyTheHashOfATokenIsStored();

    void aWidgetTokenMayCreateFeedbackOnly();
    void aWidgetTokenIsBoundToItsOrigins_data();
    void aWidgetTokenIsBoundToItsOrigins();
    void aWidgetTokenForAnyOriginNeedsNone();
    void aFullAccessTokenMustNotComeFromABrowser_data();
    void aFullAccessTokenMustNotComeFromABrowser();
    void theFetchOfNodeIsNotABrowser();
    void membersMayDoAllButAdministration();

    void checksHaveTheirOrder();
    void aPreflightIsAnsweredToAnybody();
    void otherPathsAreNotForBrowsers();
    void answersNameTheOriginThatIsAllowedAndErrorsAny();

    void organizationsNeverSeeEachOther();
    void sameSlugsInTwoOrganizationsAreTwoBuffers();

private:
    TestBackend m_backend;
};

void TestAuthentication::everyOperationNeedsAToken()
{
    Place desk(m_backend);
    TestClient nobody(m_backend.port());
    TestClient stranger(m_backend.port(), makeToken(TokenKind::FullAccess));
    for (const Operation &operation : desk.operations()) {
        const Answer refused = nobody.send(operation.request);
        QCOMPARE(refused.outcome(), u"401 unauthorized"_s);
        QCOMPARE(refused.header("WWW-Authenticate"), "Bearer"_ba);
        QCOMPARE(refused.json()[u"category"], u"integration"_s);
        QCOMPARE(stranger.send(operation.request).outcome(), u"401 invalid-token"_s);
    }
    QCOMPARE(desk.total("/feedback"), 1);
}

void TestAuthentication::aMissingTokenIsUnauthorized_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::newRow("no header") << ""_ba;
    QTest::newRow("empty header") << "Authorization:\r\n"_ba;
    QTest::newRow("blank header") << "Authorization:   \r\n"_ba;
    QTest::newRow("another header") << "X-Api-Key: x\r\n"_ba;
}

void TestAuthentication::aMissingTokenIsUnauthorized()
{
    QFETCH(QByteArray, lines);
    const Answer refused
        = TestClient(m_backend.port()).raw("GET /api/v0/feedback HTTP/1.1\r\nHost: h\r\n" + lines + "\r\n");
    QCOMPARE(refused.outcome(), u"401 unauthorized"_s);
    QCOMPARE(refused.header("WWW-Authenticate"), "Bearer"_ba);
}

void TestAuthentication::aMalformedTokenSaysSo_data()
{
    QTest::addColumn<QByteArray>("header");
    const QByteArray good = makeToken(TokenKind::FullAccess);
    const auto row = [](const char *name, const QByteArray &header) {
        QTest::newRow(name) << header;
    };
    row("truncated", "Bearer " + good.chopped(1));
    row("half", "Bearer " + good.first(20));
    row("too long", "Bearer " + good + "a");
    row("white space inside", "Bearer " + good.first(20) + ' ' + good.sliced(20));
    row("white space for a character", "Bearer " + good.first(20) + ' ' + good.sliced(21));
    row("two words", "Bearer " + good + ' ' + good);
    row("a list", "Bearer " + good + ", Bearer " + good);
    row("wrong checksum", "Bearer " + good.chopped(1) + (good.endsWith('A') ? 'B' : 'A'));
    QByteArray mistyped = good;
    mistyped[10] = mistyped[10] == 'x' ? 'y' : 'x';
    row("mistyped", "Bearer " + mistyped);
    row("another prefix", "Bearer sk_" + good.sliced(3));
    row("upper-case prefix", "Bearer IB_" + good.sliced(3));
    row("the prefix of the other kind", "Bearer ibw_" + good.sliced(3));
    row("only the prefix", "Bearer ib_");
    row("another alphabet", "Bearer " + good.first(20) + '-' + good.sliced(21));
    row("not ASCII", "Bearer " + good.first(20) + "\xC3\xA9" + good.sliced(22));
    row("another scheme", "Basic dXNlcjpwYXNz");
    row("another scheme with the token", "Token " + good);
    row("no scheme", good);
    row("quoted", "Bearer \"" + good + '"');
}

void TestAuthentication::aMalformedTokenSaysSo()
{
    QFETCH(QByteArray, header);
    const Answer refused
        = TestClient(m_backend.port()).send({ "GET", "/feedback", {}, { { "Authorization", header } } });
    QCOMPARE(refused.outcome(), u"401 invalid-token-format"_s);
    QCOMPARE(refused.header("WWW-Authenticate"), "Bearer"_ba);
}

void TestAuthentication::anUnknownTokenIsInvalid()
{
    for (const TokenKind kind : { TokenKind::FullAccess, TokenKind::Widget }) {
        TestClient stranger(m_backend.port(), makeToken(kind));
        const Answer refused = stranger.get("/feedback");
        QCOMPARE(refused.outcome(), u"401 invalid-token"_s);
        QCOMPARE(refused.header("WWW-Authenticate"), "Bearer"_ba);
        QCOMPARE(stranger.send(fromBrowser("POST", "/feedback", { { "description", "x" } })).outcome(),
                 u"401 invalid-token"_s);
    }
}

void TestAuthentication::theSchemeIsCaseBlind()
{
    Desk desk(m_backend);
    TestClient client(m_backend.port());
    for (const char *scheme : { "Bearer ", "bearer ", "BEARER ", "bEaReR ", "Bearer   " }) {
        const Sent request{ "GET", "/feedback", {}, { { "Authorization", scheme + desk.admin.token() } } };
        QCOMPARE(client.send(request).outcome(), u"200"_s);
    }
}

void TestAuthentication::twoTokensAreRefused()
{
    Desk desk(m_backend);
    Desk other(m_backend);
    const Sent request{ "GET",
                        "/feedback",
                        {},
                        { { "Authorization", "Bearer " + desk.admin.token() },
                          { "Authorization", "Bearer " + other.admin.token() } } };
    const Answer refused = desk.send(request);
    QVERIFY2(refused.status == 400 || refused.status == 401, qPrintable(refused.outcome()));
}

void TestAuthentication::aRevokedTokenStopsAtOnceOnEveryBackend()
{
    Desk desk(m_backend);
    const std::unique_ptr<Backend> second = m_backend.another();
    const services::IssuedToken token = desk.token(TokenKind::FullAccess, Desk::memberEmail());
    TestClient here(m_backend.port(), token.token);
    TestClient there(portOf(*second), token.token);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(here.get("/feedback").outcome(), u"200"_s);
        QCOMPARE(there.get("/feedback").outcome(), u"200"_s);
    }

    QElapsedTimer timer;
    timer.start();
    QVERIFY(storage::revokeToken(m_backend.database(), token.id));
    // The word has to reach the backends; then it is over for good.
    QVERIFY(eventually(
        [&] { return here.get("/feedback").status == 401 && there.get("/feedback").status == 401; }));
    QVERIFY2(timer.elapsed() < 20'000, "the tokens were not revoked but outlived");
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(here.get("/feedback").outcome(), u"401 invalid-token"_s);
        QCOMPARE(there.get("/feedback").outcome(), u"401 invalid-token"_s);
    }
    QCOMPARE(desk.member.get("/feedback").outcome(), u"200"_s);
}

void TestAuthentication::onlyTheHashOfATokenIsStored()
{
    Desk desk(m_backend);
    const QString secret = QString::fromLatin1(desk.admin.token().mid(3, 30));
    QCOMPARE(m_backend.value(u"select count(*) from token where token::text like '%%1%'"_s.arg(secret)),
             u"0"_s);
    QCOMPARE(m_backend.value(u"select count(*) from token where encode(hash, 'hex') = '%1'"_s.arg(
                 QString::fromLatin1(tokenHash(desk.admin.token())))),
             u"1"_s);
}

void TestAuthentication::aWidgetTokenMayCreateFeedbackOnly()
{
    Place desk(m_backend);
    for (const Operation &operation : desk.operations()) {
        const Answer answer = desk.widget.send(with(operation.request, { "Origin", Desk::origin }));
        const QString expected = operation.forWidgets ? u"201"_s : u"403 widget-token-restricted"_s;
        QVERIFY2(answer.outcome() == expected, described(operation));
    }
    QCOMPARE(desk.total("/feedback"), 2);
}

void TestAuthentication::aWidgetTokenIsBoundToItsOrigins_data()
{
    QTest::addColumn<QByteArray>("origin");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("its own") << "https://shop.example"_ba << true;
    QTest::newRow("its other") << "http://localhost:3000"_ba << true;
    QTest::newRow("another") << "https://evil.example"_ba << false;
    QTest::newRow("none") << QByteArray() << false;
    QTest::newRow("null") << "null"_ba << false;
    QTest::newRow("another scheme") << "http://shop.example"_ba << false;
    QTest::newRow("another port") << "https://shop.example:8443"_ba << false;
    QTest::newRow("no port") << "http://localhost"_ba << false;
    QTest::newRow("a subdomain") << "https://a.shop.example"_ba << false;
    QTest::newRow("a longer name") << "https://shop.example.evil.example"_ba << false;
    QTest::newRow("a part of it") << "https://shop.exampl"_ba << false;
    QTest::newRow("a star") << "*"_ba << false;
    QTest::newRow("two") << "https://shop.example, https://evil.example"_ba << false;
}

void TestAuthentication::aWidgetTokenIsBoundToItsOrigins()
{
    QFETCH(QByteArray, origin);
    QFETCH(bool, allowed);
    Desk desk(m_backend);
    TestClient widget = desk.client(desk.token(TokenKind::Widget, Desk::memberEmail(),
                                               { u"https://shop.example"_s, u"http://localhost:3000"_s })
                                        .token);
    const Answer answer = widget.send(fromBrowser("POST", "/feedback", { { "description", "x" } }, origin));
    QCOMPARE(answer.outcome(), allowed ? u"201"_s : u"403 forbidden-origin"_s);
    // The page may read the refusal, which tells its developer what to do.
    QCOMPARE(answer.header("Access-Control-Allow-Origin"), origin);
    QCOMPARE(desk.total("/feedback"), allowed ? 1 : 0);
}

void TestAuthentication::aWidgetTokenForAnyOriginNeedsNone()
{
    Desk desk(m_backend);
    TestClient widget = desk.client(desk.token(TokenKind::Widget, Desk::memberEmail(), { u"*"_s }).token);
    for (const QByteArray &origin : { "https://anywhere.example"_ba, "null"_ba, QByteArray() }) {
        const Answer made = widget.send(fromBrowser("POST", "/feedback", { { "description", "x" } }, origin));
        QCOMPARE(made.outcome(), u"201"_s);
        if (!origin.isNull()) {
            const QByteArray named = made.header("Access-Control-Allow-Origin");
            QVERIFY(named == origin || named == "*");
        }
    }
    QCOMPARE(desk.total("/feedback"), 3);
    QCOMPARE(widget.get("/feedback").outcome(), u"403 widget-token-restricted"_s);
}

void TestAuthentication::aFullAccessTokenMustNotComeFromABrowser_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("Origin") << "Origin"_ba
                            << "https://shop.example"_ba;
    QTest::newRow("null origin") << "Origin"_ba
                                 << "null"_ba;
    QTest::newRow("same origin") << "Origin"_ba
                                 << "http://127.0.0.1"_ba;
    QTest::newRow("Sec-Fetch-Site") << "Sec-Fetch-Site"_ba
                                    << "same-origin"_ba;
}

void TestAuthentication::aFullAccessTokenMustNotComeFromABrowser()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    Place desk(m_backend);
    for (const Operation &operation : desk.operations()) {
        const Answer refused = desk.send(with(operation.request, { name, value }));
        QVERIFY2(refused.outcome() == u"403 widget-token-restricted", described(operation));
        const bool isForPages
            = operation.request.path == "/feedback" || operation.request.path == "/reactions";
        const QByteArray page = isForPages && name == "Origin" ? value : QByteArray();
        QCOMPARE(refused.header("Access-Control-Allow-Origin"), page);
    }
    QCOMPARE(desk.total("/feedback"), 1);
}

void TestAuthentication::theFetchOfNodeIsNotABrowser()
{
    Desk desk(m_backend);
    // These are the headers that fetch() of Node.js 18 to 22 adds to each request.
    const Answer answer = desk.send({ "GET",
                                      "/me",
                                      {},
                                      { { "Accept", "*/*" },
                                        { "Accept-Language", "*" },
                                        { "Sec-Fetch-Mode", "cors" },
                                        { "User-Agent", "node" } } });
    QCOMPARE(answer.outcome(), u"200"_s);
}

void TestAuthentication::membersMayDoAllButAdministration()
{
    Place desk(m_backend);
    for (const Operation &operation : desk.operations()) {
        const Answer answer = desk.member.send(operation.request);
        if (operation.needsAdmin)
            QVERIFY2(answer.outcome() == u"403 admin-required", described(operation));
        else
            QVERIFY2(answer.status >= 200 && answer.status < 300, described(operation));
    }
    for (const Operation &operation : Place(m_backend).operations()) {
        Sent there = operation.request;
        if (operation.needsAdmin)
            QCOMPARE(desk.member.send(there).outcome(),
                     u"403 admin-required"_s); // also where there is nothing
    }
    Place again(m_backend);
    for (const Operation &operation : again.operations()) {
        const Answer answer = again.send(operation.request);
        QVERIFY2(answer.status >= 200 && answer.status < 300, described(operation));
    }
}

void TestAuthentication::checksHaveTheirOrder()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    TestClient nobody(m_backend.port());
    const HeaderLine text{ "Content-Type", "text/plain" };
    const auto outcome = [](TestClient &client, const char *method, const QByteArray &path,
                            const HeaderLine &line = { "A", "b" }) {
        return client.send({ method, path, "{", { line } }).outcome();
    };
    // route, token
    QCOMPARE(outcome(nobody, "POST", "/nowhere", text), u"404 not-found"_s);
    QCOMPARE(outcome(nobody, "PATCH", "/feedback", text), u"405 method-not-allowed"_s);
    QCOMPARE(outcome(nobody, "POST", "/feedback", text), u"401 unauthorized"_s);
    QCOMPARE(outcome(nobody, "PATCH", "/feedback/junk", text), u"401 unauthorized"_s);
    // kind, origin, role
    const QByteArray wrongOrigin = "https://evil.example";
    QCOMPARE(
        desk.widget.send({ "PATCH", "/buffers/junk", "{", { text, { "Origin", wrongOrigin } } }).outcome(),
        u"403 widget-token-restricted"_s);
    QCOMPARE(desk.widget.send({ "POST", "/feedback", "{", { text, { "Origin", wrongOrigin } } }).outcome(),
             u"403 forbidden-origin"_s);
    QCOMPARE(
        desk.member.send({ "PATCH", "/buffers/junk", "{", { text, { "Origin", wrongOrigin } } }).outcome(),
        u"403 widget-token-restricted"_s);
    QCOMPARE(outcome(desk.member, "PATCH", "/buffers/junk", text), u"403 admin-required"_s);
    // media type, the path's resource, body and query
    QCOMPARE(outcome(desk.admin, "PATCH", "/buffers/junk", text), u"415 unsupported-media-type"_s);
    QCOMPARE(outcome(desk.admin, "PATCH", "/buffers/junk"), u"404 buffer-not-found"_s);
    QCOMPARE(outcome(desk.admin, "PATCH", "/buffers/bugs"), u"422 invalid-field-value body"_s);
    QCOMPARE(outcome(desk.admin, "POST", "/feedback/junk/notes"), u"404 feedback-not-found"_s);
    QCOMPARE(desk.get("/buffers/junk/feedback?page=abc").outcome(), u"404 buffer-not-found"_s);
    QCOMPARE(desk.get("/buffers/bugs/feedback?page=abc").outcome(), u"422 invalid-field-value page"_s);
    // state
    Desk full(m_backend, 0);
    QCOMPARE(outcome(full.admin, "POST", "/feedback", text), u"415 unsupported-media-type"_s);
    QCOMPARE(outcome(full.admin, "POST", "/feedback"), u"422 invalid-field-value body"_s);
    QCOMPARE(full.post("/feedback", { { "description", "x" } }).outcome(), u"402 usage-limit-reached"_s);
}

void TestAuthentication::aPreflightIsAnsweredToAnybody()
{
    TestClient browser(m_backend.port());
    for (const QByteArray &origin : { "https://shop.example"_ba, "https://evil.example"_ba, "null"_ba }) {
        const Answer answer = browser.send(
            { "OPTIONS",
              "/feedback",
              {},
              { { "Origin", origin },
                { "Access-Control-Request-Method", "POST" },
                { "Access-Control-Request-Headers", "authorization,content-type,x-ib-client" } } });
        QCOMPARE(answer.outcome(), u"204"_s);
        QVERIFY(answer.body.isEmpty());
        const QByteArray named = answer.header("Access-Control-Allow-Origin");
        QVERIFY(named == origin || named == "*");
        QVERIFY(answer.header("Access-Control-Allow-Methods").contains("POST"));
        const QByteArray allowed = answer.header("Access-Control-Allow-Headers").toLower();
        for (const char *name :
             { "authorization", "content-type", "x-ib-client", "idempotency-key", "x-request-id" })
            QVERIFY(allowed.contains(name));
        QVERIFY(answer.header("Access-Control-Allow-Credentials").isNull());
        QVERIFY(!answer.header("X-Request-Id").isEmpty());
    }
}

void TestAuthentication::otherPathsAreNotForBrowsers()
{
    TestClient browser(m_backend.port());
    for (const char *path : { "/buffers", "/feedback/0000000000000", "/routing/test" }) {
        const Answer answer = browser.send(
            { "OPTIONS",
              path,
              {},
              { { "Origin", "https://shop.example" }, { "Access-Control-Request-Method", "POST" } } });
        QVERIFY2(answer.status == 204 || answer.status == 405, path);
        QVERIFY(answer.header("Access-Control-Allow-Origin").isNull());
    }
    QCOMPARE(browser.send({ "OPTIONS", "/nowhere", {}, { { "Origin", "https://shop.example" } } }).outcome(),
             u"404 not-found"_s);
}

void TestAuthentication::answersNameTheOriginThatIsAllowedAndErrorsAny()
{
    Desk desk(m_backend);
    const QByteArray own = Desk::origin;
    const auto named = [&desk](const Sent &request) {
        const Answer answer = desk.widget.send(request);
        return answer.outcome() + u' ' + QString::fromLatin1(answer.header("Access-Control-Allow-Origin"));
    };
    const QString yes = u' ' + QString::fromLatin1(own);
    QCOMPARE(named(fromBrowser("POST", "/feedback", { { "description", "x" } })), u"201"_s + yes);
    // A page must be able to read what was wrong as well.
    QCOMPARE(named(fromBrowser("POST", "/feedback", Members())),
             u"422 missing-required-field description"_s + yes);
    QCOMPARE(named({ "POST", "/feedback", "x", { { "Origin", own }, { "Content-Type", "text/plain" } } }),
             u"415 unsupported-media-type"_s + yes);
    const QByteArray evil = "https://evil.example";
    const QString other = u' ' + QString::fromLatin1(evil);
    QCOMPARE(named(fromBrowser("POST", "/feedback", { { "description", "x" } }, evil)),
             u"403 forbidden-origin"_s + other);
    QCOMPARE(named({ "GET", "/reactions", {}, { { "Origin", evil } } }), u"405 method-not-allowed"_s + other);
    QCOMPARE(named({ "PUT", "/feedback", {}, { { "Origin", evil } } }), u"405 method-not-allowed"_s + other);
    TestClient stranger(m_backend.port());
    const Answer unknown = stranger.send(fromBrowser("POST", "/feedback", { { "description", "x" } }, evil));
    QCOMPARE(unknown.outcome(), u"401 unauthorized"_s);
    QCOMPARE(unknown.header("Access-Control-Allow-Origin"), evil);
    QVERIFY(unknown.header("Access-Control-Expose-Headers").contains("Retry-After"));
    QCOMPARE(named(fromBrowser("POST", "/routing/test", { { "description", "x" } })),
             u"403 widget-token-restricted "_s);
    const Answer made = desk.widget.send(fromBrowser("POST", "/feedback", { { "description", "x" } }));
    QVERIFY(made.header("Vary").toLower().contains("origin"));
    QVERIFY(desk.get("/feedback").header("Access-Control-Allow-Origin").isNull());
}

void TestAuthentication::organizationsNeverSeeEachOther()
{
    Place theirs(m_backend);
    theirs.post("/feedback/" + theirs.f + "/notes", { { "text", "internal" } });
    const Answer before = theirs.get("/feedback/" + theirs.f);
    const QString board = theirs.board();
    Desk desk(m_backend);
    const QByteArray mine = desk.buffer("Target");
    const QByteArray item = desk.settled("mine");

    for (const Operation &operation : theirs.operations()) {
        const QByteArray &path = operation.request.path;
        if (!path.contains(theirs.b) && !path.contains(theirs.f))
            continue;
        const Answer answer = desk.send(operation.request);
        const QString expected
            = path.contains(theirs.b) ? u"404 buffer-not-found"_s : u"404 feedback-not-found"_s;
        QVERIFY2(answer.outcome() == expected, described(operation));
    }
    for (const char *method : { "PUT", "DELETE" }) {
        QCOMPARE(desk.send({ method, "/buffers/" + mine + "/feedback/" + theirs.f, {}, {} }).outcome(),
                 u"404 feedback-not-found"_s);
        QCOMPARE(desk.send({ method, "/buffers/" + theirs.b + "/feedback/" + item, {}, {} }).outcome(),
                 u"404 buffer-not-found"_s);
    }
    QCOMPARE(desk.post("/buffers/" + mine + "/move-all", { { "destination_buffer_id", theirs.b } }).outcome(),
             u"404 buffer-not-found"_s);
    QCOMPARE(desk.get("/feedback?buffer_id=" + theirs.b).outcome(), u"404 buffer-not-found"_s);
    QCOMPARE(desk.get("/feedback").all("description"), u"mine"_s);
    QCOMPARE(desk.get("/buffers").all("name"), u"Target"_s);
    QCOMPARE(desk.total("/feedback?search=crash"), 0);
    QCOMPARE(theirs.get("/feedback/" + theirs.f).body, before.body);
    QCOMPARE(theirs.board(), board);
}

void TestAuthentication::sameSlugsInTwoOrganizationsAreTwoBuffers()
{
    Desk one(m_backend);
    Desk two(m_backend);
    const QByteArray first = one.buffer("Bugs");
    const QByteArray second = two.buffer("Bugs");
    QVERIFY(first != second || one.slug() != two.slug());
    QCOMPARE(one.get("/buffers/bugs")["slug"], u"bugs"_s);
    QCOMPARE(two.patch("/buffers/bugs", { { "icon", "2" } })["icon"], u"2"_s);
    QVERIFY(one.get("/buffers/bugs")["icon"].isNull());
    one.remove("/buffers/bugs");
    QCOMPARE(two.get("/buffers/bugs").outcome(), u"200"_s);
}

TRIAGE_TEST(TestAuthentication, QCoreApplication)
#include "tst_authentication.moc"
