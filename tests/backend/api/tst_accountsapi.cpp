// SPDX-License-Identifier: GPL-3.0-or-later
// Members through the API: who may do what, and that a change counts at once.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

QByteArray idOf(Desk &desk, const char *email)
{
    for (const QJsonValue &member : desk.get("/members").items()) {
        if (member[u"email"].toString() == QLatin1StringView(email))
            return member[u"id"].toString().toUtf8();
    }
    return {};
}

/// "Ada admin, Mel member", oldest first.
QString people(Desk &desk)
{
    QStringList all;
    for (const QJsonValue &member : desk.get("/members").items())
        all.prepend(member[u"name"].toString() + u' ' + member[u"role"].toString());
    return all.join(u", "_s);
}

} // namespace

class TestAccountsApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewMemberHasEverythingThatWasSaid();
    void wrongMembersAreRefused_data();
    void wrongMembersAreRefused();
    void anEmailAddressIsTakenInWhateverCase();
    void anEmailAddressStaysFreeHoweverManyAskForIt();
    void aPatchChangesWhatItNames();
    void theServerNamesItsPublicAddress();
    void aPatchWithoutABodyIsAskedForOne();
    void aNewRoleCountsAtOnce();
    void aMemberWhoIsRemovedIsGoneAndItsNotesStay();
    void theLastAdminStays();
    void twoAdminsCannotDemoteEachOther();
    void anUnknownMemberIsNotFound();
    void followersOfChangesReceiveMembers();
    void everybodyMayAskWhoTheyAre();
    void onlyAdminsMayLookAfterAccounts_data();
    void onlyAdminsMayLookAfterAccounts();

private:
    TestBackend m_backend;
};

void TestAccountsApi::aNewMemberHasEverythingThatWasSaid()
{
    Desk desk(m_backend);
    const Answer made
        = desk.post("/members", { { "name", "Zoë" }, { "email", "Zoe@Example.com" }, { "role", "member" } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["name"], u"Zoë"_s);
    QCOMPARE(made["email"], u"Zoe@Example.com"_s);
    QCOMPARE(made["role"], u"member"_s);
    QCOMPARE(made["updated_at"], made["created_at"]);
    QCOMPARE(desk.get("/members").items().first(), made.json()[u"data"]);
    QCOMPARE(people(desk), u"Ada admin, Mel member, Zoë member"_s);
    QCOMPARE(desk.get("/members?limit=1&page=3").all("name"), u"Ada"_s);
}

void TestAccountsApi::wrongMembersAreRefused_data()
{
    QTest::addColumn<Members>("body");
    QTest::addColumn<QString>("create");
    QTest::addColumn<QString>("patch");
    const auto missing = [](const char *field) {
        return u"422 missing-required-field "_s + QLatin1StringView(field);
    };
    QTest::newRow("no name") << Members{ { "email", "z@example.com" }, { "role", "member" } }
                             << missing("name") << u"200"_s;
    QTest::newRow("no email") << Members{ { "name", "Z" }, { "role", "member" } } << missing("email")
                              << u"200"_s;
    QTest::newRow("no role") << Members{ { "name", "Z" }, { "email", "z@example.com" } } << missing("role")
                             << u"200"_s;
    const Members fine{ { "name", "Z" }, { "email", "z@example.com" }, { "role", "member" } };
    const auto both = [&fine](const char *row, const char *field, const Json &value) {
        const QString outcome = u"422 invalid-field-value "_s + QLatin1StringView(field);
        QTest::newRow(row) << fine.with(field, value) << outcome << outcome;
    };
    both("null name", "name", nullptr);
    both("blank name", "name", "  ");
    both("long name", "name", QByteArray(101, 'x'));
    both("no address", "email", "zoe");
    both("two addresses", "email", "a@b@c");
    both("space in the address", "email", "z oe@example.com");
    both("a line end after the address", "email", "z@example.com\n");
    both("long address", "email", QByteArray(250, 'x') + "@b.de");
    both("unknown role", "role", "owner");
    both("null role", "role", nullptr);
    both("taken address", "email", "ada@example.com");
}

void TestAccountsApi::wrongMembersAreRefused()
{
    QFETCH(Members, body);
    Desk desk(m_backend);
    QTEST(desk.post("/members", body).outcome(), "create");
    QTEST(desk.patch("/members/" + idOf(desk, "mel@example.com"), body).outcome(), "patch");
}

void TestAccountsApi::anEmailAddressIsTakenInWhateverCase()
{
    Desk desk(m_backend);
    const Members again{ { "name", "Ada II" }, { "email", "ADA@example.COM" }, { "role", "member" } };
    QCOMPARE(desk.post("/members", again).outcome(), u"422 invalid-field-value email"_s);
    const QByteArray mel = "/members/" + idOf(desk, "mel@example.com");
    QCOMPARE(desk.patch(mel, { { "email", "Ada@Example.com" } }).outcome(),
             u"422 invalid-field-value email"_s);
    QCOMPARE(desk.patch(mel, { { "email", "MEL@example.com" } })["email"], u"MEL@example.com"_s);
    Desk neighbour(m_backend);
    QCOMPARE(
        neighbour.patch("/members/" + idOf(neighbour, "mel@example.com"), { { "email", "new@example.com" } })
            .outcome(),
        u"200"_s);
}

void TestAccountsApi::anEmailAddressStaysFreeHoweverManyAskForIt()
{
    Desk desk(m_backend);
    const Members body{ { "name", "Zoe" }, { "email", "zoe@example.com" }, { "role", "member" } };
    const std::vector<Sent> twelve(12, Sent{ "POST", "/members", body.toJson(), {} });
    int made = 0;
    for (const Answer &answer : desk.admin.sendAll(twelve)) {
        made += answer.status == 201;
        QVERIFY(answer.status == 201 || answer.outcome() == u"422 invalid-field-value email"_s);
    }
    QCOMPARE(made, 1);
    QCOMPARE(people(desk), u"Ada admin, Mel member, Zoe member"_s);
}

void TestAccountsApi::aPatchChangesWhatItNames()
{
    Desk desk(m_backend);
    const QByteArray path = "/members/" + idOf(desk, "mel@example.com");
    const Answer renamed = desk.patch(path, { { "name", "Melanie" } });
    QCOMPARE(renamed.outcome(), u"200"_s);
    QCOMPARE(renamed["name"], u"Melanie"_s);
    QCOMPARE(renamed["email"], u"mel@example.com"_s);
    QVERIFY(renamed["updated_at"].toString() > renamed["created_at"].toString());
    const Answer same = desk.patch(path, { { "name", "Melanie" }, { "role", "member" } });
    QCOMPARE(same.outcome(), u"200"_s);
    QCOMPARE(same.body, renamed.body);
    QCOMPARE(desk.member.get("/me")["member"].toObject()[u"name"], u"Melanie"_s);
    QCOMPARE(desk.member.get("/me")["api_version"].toInt(), currentApiVersion);
}

void TestAccountsApi::theServerNamesItsPublicAddress()
{
    Desk desk(m_backend);
    QVERIFY(desk.admin.get("/me")["public_url"].isNull());
    Config config = withoutRateLimits();
    config.publicUrl = u"https://feedback.example/"_s;
    const std::unique_ptr<Backend> other = m_backend.another(config);
    TestClient there(portOf(*other), desk.admin.token());
    QCOMPARE(there.get("/me")["public_url"], u"https://feedback.example"_s);
}

void TestAccountsApi::aPatchWithoutABodyIsAskedForOne()
{
    Desk desk(m_backend);
    const QByteArray path = "/members/" + idOf(desk, "mel@example.com");
    QCOMPARE(desk.send({ "PATCH", path, {}, {} }).outcome(), u"422 missing-required-field body"_s);
    QCOMPARE(desk.send({ "PATCH", "/organization", {}, {} }).outcome(), u"422 missing-required-field body"_s);
    QCOMPARE(desk.send({ "PATCH", path, "[]", {} }).outcome(), u"422 invalid-field-value body"_s);
    QCOMPARE(desk.send({ "PATCH", path, "name=x", { { "Content-Type", "text/plain" } } }).outcome(),
             u"415 unsupported-media-type"_s);
}

void TestAccountsApi::aNewRoleCountsAtOnce()
{
    Desk desk(m_backend);
    const QByteArray path = "/members/" + idOf(desk, "mel@example.com");
    QCOMPARE(desk.member.post("/buffers", { { "name", "a" } }).outcome(), u"403 admin-required"_s);
    desk.patch(path, { { "role", "admin" } });
    QCOMPARE(desk.member.post("/buffers", { { "name", "b" } }).outcome(), u"201"_s);
    desk.patch(path, { { "role", "member" } });
    QCOMPARE(desk.member.post("/buffers", { { "name", "c" } }).outcome(), u"403 admin-required"_s);
}

void TestAccountsApi::aMemberWhoIsRemovedIsGoneAndItsNotesStay()
{
    Desk desk(m_backend);
    const QByteArray mel = idOf(desk, "mel@example.com");
    const QByteArray item = desk.settled("It hurts");
    QCOMPARE(desk.member.post("/feedback/" + item + "/notes", { { "text", "I saw it" } }).outcome(),
             u"201"_s);
    QCOMPARE(desk.remove("/members/" + mel).outcome(), u"204"_s);

    QCOMPARE(people(desk), u"Ada admin"_s);
    QCOMPARE(desk.member.get("/me").outcome(), u"401 invalid-token"_s);
    QCOMPARE(desk.widget.send(fromBrowser("POST", "/feedback", { { "description", "x" } })).outcome(),
             u"401 invalid-token"_s);
    QCOMPARE(desk.get("/tokens").meta("total"), 1);
    QCOMPARE(desk.get("/organization")["usage"].toObject()[u"members"], 1);
    QCOMPARE(desk.remove("/members/" + mel).outcome(), u"404 member-not-found"_s);

    const QJsonObject note = desk.get("/feedback/" + item + "/notes").items().last().toObject();
    QCOMPARE(note[u"text"], u"I saw it"_s);
    QCOMPARE(note[u"author_id"].toString().toUtf8(), mel);
    QVERIFY(note[u"author_name"].isNull());

    const Members again{ { "name", "Mel" }, { "email", "mel@example.com" }, { "role", "member" } };
    QCOMPARE(desk.post("/members", again).outcome(), u"201"_s);
}

void TestAccountsApi::theLastAdminStays()
{
    Desk desk(m_backend);
    const QByteArray ada = "/members/" + idOf(desk, "ada@example.com");
    const QByteArray mel = "/members/" + idOf(desk, "mel@example.com");
    QCOMPARE(desk.remove(ada).outcome(), u"409 conflict"_s);
    QCOMPARE(desk.patch(ada, { { "role", "member" }, { "name", "Nobody" } }).outcome(), u"409 conflict"_s);
    QCOMPARE(desk.patch(ada, { { "role", "admin" }, { "name", "Ada L." } }).outcome(), u"200"_s);
    QCOMPARE(people(desk), u"Ada L. admin, Mel member"_s);
    QCOMPARE(desk.patch(mel, { { "role", "admin" } }).outcome(), u"200"_s);
    QCOMPARE(desk.remove(ada).outcome(), u"204"_s);
    QCOMPARE(desk.get("/me").outcome(), u"401 invalid-token"_s);
    QCOMPARE(desk.member.remove(mel).outcome(), u"409 conflict"_s);
}

void TestAccountsApi::twoAdminsCannotDemoteEachOther()
{
    const QString admins = u"select count(*) from member where role = 'admin' and organization = "_s;
    for (int round = 0; round < 5; ++round) {
        Desk desk(m_backend);
        std::vector<Sent> both;
        for (const char *email : { "ada@example.com", "mel@example.com" }) {
            const QByteArray path = "/members/" + idOf(desk, email);
            desk.patch(path, { { "role", "admin" } });
            both.push_back({ "PATCH", path, R"({"role":"member"})", {} });
        }
        for (const Answer &answer : desk.admin.sendAll(both))
            QVERIFY(answer.status == 200 || answer.status == 409 || answer.status == 403);
        QCOMPARE(m_backend.value(admins + QString::number(desk.organization().id.value())), u"1"_s);
    }
}

void TestAccountsApi::anUnknownMemberIsNotFound()
{
    Desk desk(m_backend);
    Desk neighbour(m_backend);
    for (const QByteArray &id : { "0000000000001"_ba, "nonsense"_ba, idOf(neighbour, "mel@example.com") }) {
        QCOMPARE(desk.patch("/members/" + id, { { "name", "X" } }).outcome(), u"404 member-not-found"_s);
        QCOMPARE(desk.patch("/members/" + id, { { "name", 1 } }).outcome(), u"404 member-not-found"_s);
        QCOMPARE(desk.remove("/members/" + id).outcome(), u"404 member-not-found"_s);
    }
}

void TestAccountsApi::followersOfChangesReceiveMembers()
{
    Desk desk(m_backend);
    QByteArray cursor = desk.get("/changes").meta("cursor").toString().toUtf8();
    const auto next = [&] {
        const Answer changes = desk.get("/changes?since=" + cursor);
        cursor = changes.meta("cursor").toString().toUtf8();
        return changes.items();
    };
    const auto change = [](const QByteArray &id, const char *op, const Json &data) {
        return array({ object({ { "type", "member" }, { "id", id }, { "op", op }, { "data", data } }) });
    };
    const Answer made
        = desk.post("/members", { { "name", "Z" }, { "email", "z@example.com" }, { "role", "member" } });
    QCOMPARE(next(), change(made.id(), "upsert", made.json()[u"data"]));
    const Answer renamed = desk.patch("/members/" + made.id(), { { "name", "Y" } });
    QCOMPARE(next(), change(made.id(), "upsert", renamed.json()[u"data"]));
    desk.remove("/members/" + made.id());
    QCOMPARE(next(), change(made.id(), "delete", nullptr));
    QCOMPARE(next(), QJsonArray());
}

void TestAccountsApi::everybodyMayAskWhoTheyAre()
{
    Desk desk(m_backend);
    const Answer mel = desk.member.get("/me");
    QCOMPARE(mel.outcome(), u"200"_s);
    QCOMPARE(mel["role"], u"member"_s);
    QCOMPARE(mel["member"].toObject()[u"email"], u"mel@example.com"_s);
    QCOMPARE(mel["organization"].toObject()[u"slug"].toString().toUtf8(), desk.slug());
    QCOMPARE(mel["organization"].toObject().keys(), (QStringList{ u"id"_s, u"name"_s, u"slug"_s }));
    const Members meta{ { "links",
                          object({ { "api", object({ { "self", "/api/v0/me" } }) }, { "web", nullptr } }) },
                        { "related", QJsonObject() } };
    QCOMPARE(mel.meta(), meta.object());
    QCOMPARE(desk.get("/me")["role"], u"admin"_s);
}

void TestAccountsApi::onlyAdminsMayLookAfterAccounts_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("list tokens") << "GET"_ba
                                 << "/tokens"_ba;
    QTest::newRow("create a token") << "POST"_ba
                                    << "/tokens"_ba;
    QTest::newRow("revoke a token") << "DELETE"_ba
                                    << "/tokens/0000000000001"_ba;
    QTest::newRow("list members") << "GET"_ba
                                  << "/members"_ba;
    QTest::newRow("add a member") << "POST"_ba
                                  << "/members"_ba;
    QTest::newRow("change a member") << "PATCH"_ba
                                     << "/members/0000000000001"_ba;
    QTest::newRow("remove a member") << "DELETE"_ba
                                     << "/members/0000000000001"_ba;
    QTest::newRow("change the organization") << "PATCH"_ba
                                             << "/organization"_ba;
}

void TestAccountsApi::onlyAdminsMayLookAfterAccounts()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    Desk desk(m_backend);
    QCOMPARE(desk.member.send({ method, path, {}, {} }).outcome(), u"403 admin-required"_s);
    QCOMPARE(desk.widget.send({ method, path, {}, { { "Origin", Desk::origin } } }).outcome(),
             u"403 widget-token-restricted"_s);
}

TRIAGE_TEST(TestAccountsApi, QCoreApplication)
#include "tst_accountsapi.moc"
