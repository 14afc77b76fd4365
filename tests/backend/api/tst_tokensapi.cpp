// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens through the API: made, shown without their values, revoked at once.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QTest>

#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const Members fullAccess{ { "name", "Server" }, { "kind", "full_access" } };
const Members widgetToken{ { "name", "Shop" },
                           { "kind", "widget" },
                           { "allowed_origins",
                             array({ "https://shop.example", "http://localhost:3000" }) } };

QByteArray valueOf(const Answer &token)
{
    return token["token"].toString().toUtf8();
}

/// Returns the time that many days from now.
QByteArray inDays(int days)
{
    return QDateTime::currentDateTimeUtc().addDays(days).toString(Qt::ISODateWithMs).toLatin1();
}

QByteArray idOf(TestClient &person)
{
    return person.get("/me")["member"].toObject()[u"id"].toString().toUtf8();
}

} // namespace

class TestTokensApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheAnswerThatCreatesATokenShowsItsValue();
    void aNewTokenWorksAtOnce();
    void aTokenForAColleagueActsInTheirName();
    void aTokenRepresentsOnlyAMemberOfTheOrganization();
    void theCreatorOfATokenMayLeave();
    void aWidgetTokenHasItsOrigins();
    void wrongTokensAreRefused_data();
    void wrongTokensAreRefused();
    void aReadOnlyTokenReadsAndChangesNothing();
    void anOlderBackendKnowsNoReadOnlyToken();
    void aRevokedTokenStopsWorkingAtOnce();
    void aRevokedTokenStopsWorkingOnEveryBackend();
    void aTokenExpires();
    void aRotatedTokenAndItsSuccessorBothWorkForAWhile();
    void aRotatedTokenCanStopAtOnceOnEveryBackend();
    void anExpiredTokenIsNotRotated();
    void anUnknownTokenCannotBeRevoked();
    void tokensOfOthersAreNotThere();
    void tokensAreListedByPage();

private:
    /// Lets the time of a token be over, as if it had passed.
    void expireNow(const QByteArray &id)
    {
        m_backend.sql(
            u"update token set expires_at = clock_timestamp() - interval '1 second' where id = %1"_s.arg(
                decodeId(QString::fromLatin1(id)).value_or(0)));
    }

    TestBackend m_backend;
};

void TestTokensApi::onlyTheAnswerThatCreatesATokenShowsItsValue()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/tokens", fullAccess);
    QCOMPARE(made.outcome(), u"201"_s);
    const QString value = made["token"].toString();
    QVERIFY(QRegularExpression(u"^ib_[0-9A-Za-z]{49}$"_s).match(value).hasMatch());
    QCOMPARE(made["name"], u"Server"_s);
    QCOMPARE(made["kind"], u"full_access"_s);
    QCOMPARE(made["prefix"], u"ib_"_s);
    QCOMPARE(made["last_four"], value.right(4));
    QCOMPARE(made["allowed_origins"], QJsonArray());
    QCOMPARE(made["created_by"], desk.get("/me")["member"].toObject()[u"id"]);
    QCOMPARE(made["member_id"], made["created_by"]);
    QVERIFY(made["last_used_at"].isNull());
    const Members meta{
        { "links",
          object({ { "api", object({ { "self", "/api/v0/tokens/" + made.id() } }) }, { "web", nullptr } }) },
        { "related", QJsonObject() }
    };
    QCOMPARE(made.meta(), meta.object());

    const Answer list = desk.get("/tokens");
    QVERIFY(!list.body.contains(value.toUtf8()));
    QJsonObject shown = made.json()[u"data"].toObject();
    shown.remove(u"token"_s);
    QCOMPARE(list.items().first().toObject(), shown);
    QCOMPARE(m_backend.value(u"select count(*) from token t where t::text like '%%1%'"_s.arg(value)), u"0"_s);
}

void TestTokensApi::aNewTokenWorksAtOnce()
{
    Desk desk(m_backend);
    TestClient server = desk.client(valueOf(desk.post("/tokens", fullAccess)));
    QCOMPARE(server.post("/buffers", { { "name", "Bugs" } }).outcome(), u"201"_s);
    QCOMPARE(server.get("/me")["member"].toObject()[u"name"], u"Ada"_s);
}

void TestTokensApi::aTokenForAColleagueActsInTheirName()
{
    Desk desk(m_backend);
    const QByteArray mel = idOf(desk.member);
    const Answer made = desk.post("/tokens", fullAccess.with("member_id", mel));
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["member_id"], QString::fromLatin1(mel));
    QCOMPARE(made["created_by"], QString::fromLatin1(idOf(desk.admin)));
    const QJsonValue listed = desk.get("/tokens").items().first();
    QCOMPARE(listed[u"member_id"], made["member_id"]);
    QCOMPARE(listed[u"created_by"], made["created_by"]);

    TestClient colleague = desk.client(valueOf(made));
    const Answer me = colleague.get("/me");
    QCOMPARE(me["member"].toObject()[u"name"], u"Mel"_s);
    QCOMPARE(me["role"], u"member"_s);
    QCOMPARE(colleague.post("/tokens", fullAccess.with("member_id", idOf(desk.admin))).outcome(),
             u"403 admin-required"_s);
    QCOMPARE(desk.remove("/members/" + mel).outcome(), u"204"_s);
    QCOMPARE(colleague.get("/me").outcome(), u"401 invalid-token"_s);
}

void TestTokensApi::aTokenRepresentsOnlyAMemberOfTheOrganization()
{
    Desk desk(m_backend);
    Desk neighbour(m_backend);
    const QByteArray left
        = desk.post("/members", { { "name", "Sam" }, { "email", "sam@example.com" }, { "role", "member" } })
              .id();
    QCOMPARE(desk.remove("/members/" + left).outcome(), u"204"_s);
    const int before = desk.total("/tokens");
    for (const QByteArray &nobody :
         { left, idOf(neighbour.member), QByteArray("0000000000001"), QByteArray("mel") }) {
        QCOMPARE(desk.post("/tokens", fullAccess.with("member_id", nobody)).outcome(),
                 u"422 invalid-field-value member_id"_s);
    }
    QCOMPARE(desk.total("/tokens"), before);
}

void TestTokensApi::theCreatorOfATokenMayLeave()
{
    Desk desk(m_backend);
    const Answer other
        = desk.post("/members", { { "name", "Ida" }, { "email", "ida@example.com" }, { "role", "admin" } });
    TestClient ida = desk.client(valueOf(desk.post("/tokens", fullAccess.with("member_id", other.id()))));
    const Answer made = ida.post("/tokens", fullAccess.with("member_id", idOf(desk.member)));
    QCOMPARE(desk.remove("/members/" + other.id()).outcome(), u"204"_s);
    QCOMPARE(desk.client(valueOf(made)).get("/me").outcome(), u"200"_s);
    QCOMPARE(desk.get("/tokens").items().first()[u"created_by"], QString::fromLatin1(other.id()));
}

void TestTokensApi::aWidgetTokenHasItsOrigins()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/tokens", widgetToken);
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["prefix"], u"ibw_"_s);
    QCOMPARE(made["allowed_origins"], widgetToken.object()[u"allowed_origins"]);
    QCOMPARE(desk.get("/tokens").items().first()[u"allowed_origins"],
             widgetToken.object()[u"allowed_origins"]);
    TestClient page = desk.client(valueOf(made));
    const Members feedback{ { "description", "Hello" } };
    QCOMPARE(page.send(fromBrowser("POST", "/feedback", feedback, "http://localhost:3000")).outcome(),
             u"201"_s);
    QCOMPARE(page.send(fromBrowser("POST", "/feedback", feedback, "http://localhost:3001")).outcome(),
             u"403 forbidden-origin"_s);
}

void TestTokensApi::wrongTokensAreRefused_data()
{
    QTest::addColumn<Members>("body");
    QTest::addColumn<QString>("outcome");
    const auto missing = [](const char *field) {
        return u"422 missing-required-field "_s + QLatin1StringView(field);
    };
    const auto invalid = [](const char *field) {
        return u"422 invalid-field-value "_s + QLatin1StringView(field);
    };
    QTest::newRow("no name") << Members{ { "kind", "widget" } } << missing("name");
    QTest::newRow("blank name") << fullAccess.with("name", " ") << invalid("name");
    QTest::newRow("long name") << fullAccess.with("name", QByteArray(101, 'x')) << invalid("name");
    QTest::newRow("no kind") << Members{ { "name", "Server" } } << missing("kind");
    QTest::newRow("unknown kind") << fullAccess.with("kind", "root") << invalid("kind");
    QTest::newRow("widget anywhere") << Members{ { "name", "Shop" }, { "kind", "widget" } }
                                     << missing("allowed_origins");
    const auto origins = [](const char *row, const QJsonValue &value) {
        QTest::newRow(row) << widgetToken.with("allowed_origins", value)
                           << u"422 invalid-field-value allowed_origins"_s;
    };
    origins("widget nowhere", QJsonArray());
    origins("no list", u"https://shop.example"_s);
    origins("a path", array({ "https://shop.example/" }));
    origins("a line end", array({ "https://shop.example\n" }));
    origins("any, and a line end", array({ "*\n" }));
    origins("no scheme", array({ "shop.example" }));
    origins("not only origins", array({ "https://shop.example", "nonsense" }));
    QTest::newRow("empty origin") << widgetToken.with("allowed_origins", array({ "" }))
                                  << invalid("allowed_origins[0]");
    QTest::newRow("server with origins")
        << fullAccess.with("allowed_origins", array({ "*" })) << invalid("allowed_origins");
    QTest::newRow("server without origins") << fullAccess.with("allowed_origins", QJsonArray()) << u"201"_s;
    QTest::newRow("null origins") << fullAccess.with("allowed_origins", nullptr) << u"201"_s;
    QTest::newRow("widget that only reads") << widgetToken.with("read_only", true) << invalid("read_only");
    QTest::newRow("read-only word") << fullAccess.with("read_only", "yes") << invalid("read_only");
    for (const auto &[row, end] : { std::pair{ "over already", inDays(-1) },
                                    { "after two years", inDays(730) },
                                    { "no time", QByteArray("soon") } })
        QTest::newRow(row) << fullAccess.with("expires_at", end) << invalid("expires_at");
    QTest::newRow("any origin") << widgetToken.with("allowed_origins", array({ "*" })) << u"201"_s;
}

void TestTokensApi::wrongTokensAreRefused()
{
    QFETCH(Members, body);
    Desk desk(m_backend);
    QTEST(desk.post("/tokens", body).outcome(), "outcome");
}

void TestTokensApi::aReadOnlyTokenReadsAndChangesNothing()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray item = desk.settled("The export crashes");
    const Answer made = desk.post("/tokens", fullAccess.with("read_only", true));
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["read_only"], true);
    QCOMPARE(desk.get("/tokens").items().first()[u"read_only"], true);
    QCOMPARE(desk.get("/tokens").items().last()[u"read_only"], false);

    TestClient reader = desk.client(valueOf(made));
    QCOMPARE(reader.get("/feedback/" + item).outcome(), u"200"_s);
    QCOMPARE(reader.get("/tokens").outcome(), u"200"_s);
    QCOMPARE(reader.post("/routing/test", { { "description", "It crashes" } }).outcome(), u"200"_s);
    QCOMPARE(reader.post("/research", { { "question", "What crashes?" } }).outcome(), u"202"_s);
    const QString board = desk.board();
    const QString timeline = desk.timeline(item);
    const QString refused = u"403 forbidden"_s;
    QCOMPARE(reader.put("/buffers/" + bugs + "/feedback/" + item).outcome(), refused);
    QCOMPARE(reader.post("/feedback", { { "description", "Hello" } }).outcome(), refused);
    QCOMPARE(reader.post("/feedback/" + item + "/notes", { { "text", "Hello" } }).outcome(), refused);
    QCOMPARE(reader.patch("/feedback/" + item + "/triage", { { "state", "done" } }).outcome(), refused);
    QCOMPARE(reader.remove("/feedback/" + item).outcome(), refused);
    QCOMPARE(reader.post("/tokens", fullAccess).outcome(), refused);
    QCOMPARE(desk.board(), board);
    QCOMPARE(desk.timeline(item), timeline);
}

void TestTokensApi::anOlderBackendKnowsNoReadOnlyToken()
{
    Desk desk(m_backend);
    const QByteArray reading = valueOf(desk.post("/tokens", fullAccess.with("read_only", true)));
    const QByteArray writing = valueOf(desk.post("/tokens", fullAccess));
    // Versions before read-only tokens look a token up by its SHA-256.
    const auto found = [&](const QByteArray &token) {
        return m_backend.value(
            u"select count(*) from token where hash = sha256('%1')"_s.arg(QLatin1StringView(token)));
    };
    QCOMPARE(found(reading), u"0"_s);
    QCOMPARE(found(writing), u"1"_s);
    QCOMPARE(desk.client(reading).get("/buffers").outcome(), u"200"_s);

    // A token of a version that stored it so reads all the same, and no more than that.
    m_backend.sql(
        u"update token set hash = sha256('%1') where hash = sha256('read-only:'::bytea || sha256('%1'))"_s
            .arg(QLatin1StringView(reading)));
    QCOMPARE(found(reading), u"1"_s);
    QCOMPARE(desk.client(reading).post("/buffers", { { "name", "B" } }).outcome(), u"403 forbidden"_s);
}

void TestTokensApi::aRevokedTokenStopsWorkingAtOnce()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/tokens", fullAccess);
    TestClient server = desk.client(valueOf(made));
    QCOMPARE(server.get("/me").outcome(), u"200"_s);
    const Answer revoked = desk.remove("/tokens/" + made.id());
    QCOMPARE(revoked.outcome(), u"204"_s);
    QVERIFY(revoked.body.isEmpty());
    QCOMPARE(server.get("/me").outcome(), u"401 invalid-token"_s);
    QCOMPARE(desk.remove("/tokens/" + made.id()).outcome(), u"404 token-not-found"_s);
    QVERIFY(!desk.get("/tokens").body.contains(made.id()));
}

void TestTokensApi::aRevokedTokenStopsWorkingOnEveryBackend()
{
    Desk desk(m_backend);
    const auto other = m_backend.another();
    const Answer made = desk.post("/tokens", fullAccess);
    TestClient elsewhere(portOf(*other), valueOf(made));
    QCOMPARE(elsewhere.get("/me").outcome(), u"200"_s);
    QCOMPARE(desk.remove("/tokens/" + made.id()).outcome(), u"204"_s);
    QVERIFY(eventually([&] { return elsewhere.get("/me").outcome() == u"401 invalid-token"_s; }));
}

void TestTokensApi::aTokenExpires()
{
    Desk desk(m_backend);
    const QByteArray end = inDays(366).first(20) + "000Z";
    const Answer made = desk.post("/tokens", fullAccess.with("expires_at", end));
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["expires_at"], QString::fromLatin1(end));
    QCOMPARE(desk.get("/tokens").items().first()[u"expires_at"], made["expires_at"]);
    QVERIFY(desk.get("/tokens").items().last()[u"expires_at"].isNull());
    TestClient server = desk.client(valueOf(made));
    QCOMPARE(server.get("/me")["token_expires_at"], made["expires_at"]);
    QVERIFY(desk.get("/me")["token_expires_at"].isNull());

    expireNow(made.id());
    const auto other = m_backend.another();
    TestClient elsewhere(portOf(*other), valueOf(made));
    const Answer refused = elsewhere.get("/me");
    QCOMPARE(refused.outcome(), u"401 invalid-token"_s);
    QVERIFY2(refused.json()[u"detail"].toString().startsWith(u"The token expired at "_s), refused.body);
    // A backend that remembers it learns of it within seconds.
    QVERIFY(eventually([&] { return server.get("/me").outcome() == u"401 invalid-token"_s; }));
    // It stays in the list, so that people see why a program stopped.
    QCOMPARE(desk.get("/tokens").items().first()[u"id"].toString().toUtf8(), made.id());
}

void TestTokensApi::aRotatedTokenAndItsSuccessorBothWorkForAWhile()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/tokens", widgetToken.with("expires_at", inDays(30)));
    const Answer rotated = desk.post("/tokens/" + made.id() + "/rotate", { { "overlap_hours", 2 } });
    QCOMPARE(rotated.outcome(), u"201"_s);
    QVERIFY(rotated.id() != made.id());
    QVERIFY(valueOf(rotated) != valueOf(made));
    for (const char *same : { "name", "kind", "allowed_origins", "member_id", "created_by", "prefix" })
        QCOMPARE(rotated[same], made[same]);
    QVERIFY(!desk.get("/tokens").body.contains(valueOf(rotated)));
    const auto timeOf = [](const QJsonValue &text) {
        return QDateTime::fromString(text.toString(), Qt::ISODateWithMs);
    };
    const QJsonArray listed = desk.get("/tokens").items();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QCOMPARE(listed[0][u"id"].toString().toUtf8(), rotated.id());
    QVERIFY(std::abs(now.addDays(30).secsTo(timeOf(listed[0][u"expires_at"]))) < 60);
    QVERIFY(std::abs(now.addSecs(2 * 3600).secsTo(timeOf(listed[1][u"expires_at"]))) < 60);
    for (const Answer &each : { made, rotated }) {
        TestClient page = desk.client(valueOf(each));
        QCOMPARE(page.send(fromBrowser("POST", "/feedback", { { "description", "Hello" } })).outcome(),
                 u"201"_s);
    }
    // Rotating it once more, as a program does that lost the answer, lengthens no life.
    desk.post("/tokens/" + made.id() + "/rotate", { { "overlap_hours", 168 } });
    const QJsonArray thrice = desk.get("/tokens").items();
    QVERIFY(std::abs(now.addDays(30).secsTo(timeOf(thrice[0][u"expires_at"]))) < 60);
    QVERIFY(std::abs(now.addSecs(2 * 3600).secsTo(timeOf(thrice[2][u"expires_at"]))) < 60);
    QCOMPARE(desk.post("/tokens/" + made.id() + "/rotate", { { "overlap_hours", 169 } }).outcome(),
             u"422 invalid-field-value overlap_hours"_s);
    QCOMPARE(desk.member.post("/tokens/" + made.id() + "/rotate", Members()).outcome(),
             u"403 admin-required"_s);
    QCOMPARE(desk.post("/tokens/0000000000001/rotate", Members()).outcome(), u"404 token-not-found"_s);
}

void TestTokensApi::aRotatedTokenCanStopAtOnceOnEveryBackend()
{
    Desk desk(m_backend);
    const auto other = m_backend.another();
    const Answer made = desk.post("/tokens", fullAccess);
    TestClient here = desk.client(valueOf(made));
    TestClient elsewhere(portOf(*other), valueOf(made));
    QCOMPARE(here.get("/me").outcome(), u"200"_s);
    QCOMPARE(elsewhere.get("/me").outcome(), u"200"_s);
    const Answer rotated = desk.post("/tokens/" + made.id() + "/rotate", { { "overlap_hours", 0 } });
    QCOMPARE(here.get("/me").outcome(), u"401 invalid-token"_s);
    QCOMPARE(elsewhere.get("/me").outcome(), u"401 invalid-token"_s);
    QVERIFY(rotated["expires_at"].isNull());
    QCOMPARE(TestClient(portOf(*other), valueOf(rotated)).get("/me").outcome(), u"200"_s);
}

void TestTokensApi::anExpiredTokenIsNotRotated()
{
    Desk desk(m_backend);
    const Answer made = desk.post("/tokens", fullAccess.with("expires_at", inDays(1)));
    expireNow(made.id());
    QCOMPARE(desk.post("/tokens/" + made.id() + "/rotate", Members()).outcome(), u"409 conflict"_s);
    QCOMPARE(desk.total("/tokens"), 4);
    QCOMPARE(desk.remove("/tokens/" + made.id()).outcome(), u"204"_s);
}

void TestTokensApi::anUnknownTokenCannotBeRevoked()
{
    Desk desk(m_backend);
    QCOMPARE(desk.remove("/tokens/0000000000001").outcome(), u"404 token-not-found"_s);
    QCOMPARE(desk.remove("/tokens/nonsense").outcome(), u"404 token-not-found"_s);
}

void TestTokensApi::tokensOfOthersAreNotThere()
{
    Desk desk(m_backend);
    Desk neighbour(m_backend);
    const Answer made = neighbour.post("/tokens", fullAccess);
    QVERIFY(!desk.get("/tokens").body.contains(made.id()));
    QCOMPARE(desk.remove("/tokens/" + made.id()).outcome(), u"404 token-not-found"_s);
    QCOMPARE(neighbour.client(valueOf(made)).get("/me").outcome(), u"200"_s);
}

void TestTokensApi::tokensAreListedByPage()
{
    Desk desk(m_backend);
    for (const char *name : { "a", "b" })
        desk.post("/tokens", fullAccess.with("name", name));
    const Answer first = desk.get("/tokens?limit=2&sort_by=name");
    QCOMPARE(first.outcome(), u"200"_s);
    QCOMPARE(first.all("name"), u"b, a"_s);
    QCOMPARE(first.meta("total"), 5);
    QCOMPARE(first.meta("next"), u"/api/v0/tokens?page=2&limit=2"_s);
    const QByteArray id = first.items().first()[u"id"].toString().toUtf8();
    const QJsonValue links = first.meta("links").toObject()[u"items"][QString::fromUtf8(id)];
    QCOMPARE(links[u"api"][u"self"], QString::fromUtf8("/api/v0/tokens/" + id));
    QCOMPARE(desk.get("/tokens?page=9").outcome(), u"200"_s);
    QCOMPARE(desk.get("/tokens?limit=many").outcome(), u"422 invalid-field-value limit"_s);
}

TRIAGE_TEST(TestTokensApi, QCoreApplication)
#include "tst_tokensapi.moc"
