// SPDX-License-Identifier: GPL-3.0-or-later
// Webhooks through the API: made, changed, tested, rotated, and only by administrators.
#include "support/hookdesk.h"
#include "support/patience.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestWebhooksApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_backend.start(reachingThisMachine()); }
    void onlyTheAnswerThatCreatesAWebhookShowsItsSecret();
    void secretsAreNotInTheDatabaseInClear();
    void aWebhookIsChangedInParts();
    void aWebhookSaysThatItsBufferWasDeleted();
    void aWebhookThatSomebodyElseChangedIsNotOverwritten();
    void wrongWebhooksAreRefused_data();
    void wrongWebhooksAreRefused();
    void withoutAllowedNetworksUrlsNeedHttps();
    void anOrganizationHasABoundedNumberOfWebhooks();
    void membersDoNotSeeWebhooks();
    void webhooksOfOthersAreNotThere();
    void aTestMessageShowsTheAnswer();
    void aTestOfAnAddressThatIsNotPublicIsRefused();
    void rotatingGivesANewSecretAndBothSign();
    void aRepeatedCreationIsTheSameWebhook();

private:
    TestBackend m_backend;
};

void TestWebhooksApi::onlyTheAnswerThatCreatesAWebhookShowsItsSecret()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const Answer made
        = desk.webhook(receiver, array({ "feedback.created" }), { { "description", "For n8n" } });
    QCOMPARE(made.outcome(), u"201"_s);
    const QString secret = made["secret"].toString();
    QVERIFY(QRegularExpression(u"^whsec_[0-9A-Za-z+/]{43}=$"_s).match(secret).hasMatch());
    QCOMPARE(made["format"], u"standard"_s);
    QCOMPARE(made["enabled"], true);
    QCOMPARE(made["thin"], false);
    QVERIFY(made["filter"].isNull());

    const Answer found = desk.get("/webhooks/" + made.id());
    QVERIFY(found["secret"].isNull());
    QCOMPARE(found["description"], u"For n8n"_s);
    QVERIFY(!desk.get("/webhooks").body.contains(secret.toUtf8()));
    QCOMPARE(desk.remove("/webhooks/" + made.id()).outcome(), u"204"_s);
    QCOMPARE(desk.get("/webhooks/" + made.id()).outcome(), u"404 webhook-not-found"_s);
}

void TestWebhooksApi::secretsAreNotInTheDatabaseInClear()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const QByteArray secret = desk.webhook(receiver, array({ "*" }))["secret"].toString().toUtf8();
    const QString rows = m_backend.value(
        u"select string_agg(encode(secret, 'escape') || convert_from(url::bytea, 'UTF8'), ' ') from webhook"_s);
    QVERIFY(!rows.isEmpty());
    QVERIFY(!rows.contains(QString::fromLatin1(secret)));
}

void TestWebhooksApi::aWebhookIsChangedInParts()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const QByteArray buffer = desk.buffer("Bugs");
    const QByteArray id = desk.webhook(receiver, array({ "*" })).id();
    const Answer changed = desk.patch("/webhooks/" + id,
                                      { { "events", array({ "note.created" }) },
                                        { "format", "template" },
                                        { "template", R"({"text":"{{summary}}"})" },
                                        { "filter", object({ { "buffer_id", buffer } }) },
                                        { "thin", true },
                                        { "enabled", false } });
    QCOMPARE(changed.outcome(), u"200"_s);
    QCOMPARE(changed["events"], array({ "note.created" }));
    QCOMPARE(changed["filter"].toObject()[u"buffer_id"].toString().toUtf8(), buffer);
    QCOMPARE(changed["enabled"], false);
    const Answer cleared = desk.patch(
        "/webhooks/" + id,
        { { "filter", nullptr }, { "format", "standard" }, { "template", nullptr }, { "enabled", true } });
    QVERIFY(cleared["filter"].isNull());
    QVERIFY(cleared["template"].isNull());
    QCOMPARE(desk.patch("/webhooks/" + id, { { "url", "ftp://x" } }).outcome(),
             u"422 invalid-field-value url"_s);
}

void TestWebhooksApi::aWebhookSaysThatItsBufferWasDeleted()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const QByteArray buffer = desk.buffer("Bugs");
    const Answer made
        = desk.webhook(receiver, array({ "*" }), { { "filter", object({ { "buffer_id", buffer } }) } });
    const QByteArray path = "/webhooks/" + made.id();
    QCOMPARE(made["buffer_deleted"], false);
    desk.remove("/buffers/" + buffer);
    QCOMPARE(desk.get(path)["buffer_deleted"], true);
    QCOMPARE(desk.get("/webhooks").items()[0][u"buffer_deleted"], true);
    // It can still be changed in other respects.
    const Answer changed = desk.patch(path, { { "description", "Bugs only" } });
    QCOMPARE(changed.outcome(), u"200"_s);
    QCOMPARE(changed["buffer_deleted"], true);
    desk.post("/buffers/" + buffer + "/restore");
    QCOMPARE(desk.get(path)["buffer_deleted"], false);
    desk.remove("/buffers/" + buffer);
    QCOMPARE(desk.patch(path, { { "filter", nullptr } })["buffer_deleted"], false);
}

void TestWebhooksApi::aWebhookThatSomebodyElseChangedIsNotOverwritten()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const QByteArray path = "/webhooks/" + desk.webhook(receiver, array({ "*" })).id();
    const QByteArray seen = desk.get(path).header("ETag");
    QVERIFY(!seen.isEmpty());
    desk.patch(path, { { "description", "Theirs" } });
    const Members mine{ { "description", "Mine" } };
    QCOMPARE(desk.send({ "PATCH", path, mine.toJson(), { { "If-Match", seen } } }).outcome(),
             u"412 precondition-failed"_s);
    QCOMPARE(desk.send({ "DELETE", path, {}, { { "If-Match", seen } } }).outcome(),
             u"412 precondition-failed"_s);
    QCOMPARE(desk.get(path)["description"], u"Theirs"_s);
}

void TestWebhooksApi::wrongWebhooksAreRefused_data()
{
    QTest::addColumn<QJsonObject>("change");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *name, const Members &change, const QString &outcome) {
        QTest::newRow(name) << change.object() << outcome;
    };
    row("no url", { { "url", nullptr } }, u"422 invalid-field-value url"_s);
    row("not a web address", { { "url", "mailto:a@b.c" } }, u"422 invalid-field-value url"_s);
    row("a password", { { "url", "https://a:b@example.com/" } }, u"422 invalid-field-value url"_s);
    row("no events", { { "events", QJsonArray() } }, u"422 invalid-field-value events"_s);
    row("an unknown event", { { "events", array({ "feedback.eaten" }) } },
        u"422 invalid-field-value events[0]"_s);
    row("an unknown format", { { "format", "xml" } }, u"422 invalid-field-value format"_s);
    row("no template", { { "format", "template" } }, u"422 missing-required-field template"_s);
    row("a template of another format", { { "template", "{}" } }, u"422 invalid-field-value template"_s);
    row("a template that is not JSON", { { "format", "template" }, { "template", "{{summary}}" } },
        u"422 invalid-field-value template"_s);
    row("an unknown buffer", { { "filter", object({ { "buffer_id", "0123456789abc" } }) } },
        u"404 buffer-not-found"_s);
    // A key that is passed over would let the webhook send more than was meant.
    row("an unknown key of the filter", { { "filter", object({ { "colour", "red" } }) } },
        u"422 invalid-field-value filter.colour"_s);
}

void TestWebhooksApi::wrongWebhooksAreRefused()
{
    QFETCH(const QJsonObject, change);
    QFETCH(const QString, outcome);
    HookDesk desk(m_backend);
    QJsonObject body{ { u"url"_s, u"https://example.com/"_s }, { u"events"_s, array({ "*" }) } };
    for (auto each = change.begin(); each != change.end(); ++each)
        body.insert(each.key(), each.value());
    QCOMPARE(desk.post("/webhooks", body).outcome(), outcome);
    QCOMPARE(desk.total("/webhooks"), 0);
}

void TestWebhooksApi::withoutAllowedNetworksUrlsNeedHttps()
{
    TestBackend strict;
    HookDesk desk(strict);
    const Members plain{ { "url", "http://example.com/" }, { "events", array({ "*" }) } };
    const Answer refused = desk.post("/webhooks", plain);
    QCOMPARE(refused.outcome(), u"422 invalid-field-value url"_s);
    // Administrators type addresses in the client, which shows them what is for people.
    QCOMPARE(refused.json()[u"category"], u"user"_s);
    QCOMPARE(desk.post("/webhooks", plain.with("url", "https://example.com/")).outcome(), u"201"_s);
}

void TestWebhooksApi::anOrganizationHasABoundedNumberOfWebhooks()
{
    HookDesk desk(m_backend);
    const Members body{ { "url", "https://example.com/" }, { "events", array({ "*" }) } };
    for (int i = 0; i < 20; ++i)
        QCOMPARE(desk.post("/webhooks", body).outcome(), u"201"_s);
    QCOMPARE(desk.post("/webhooks", body).outcome(), u"409 conflict"_s);
    QCOMPARE(desk.total("/webhooks"), 20);
}

void TestWebhooksApi::membersDoNotSeeWebhooks()
{
    HookDesk desk(m_backend);
    QCOMPARE(desk.member.get("/webhooks").outcome(), u"403 admin-required"_s);
    QCOMPARE(desk.member.post("/webhooks", {}).outcome(), u"403 admin-required"_s);
}

void TestWebhooksApi::webhooksOfOthersAreNotThere()
{
    HookDesk desk(m_backend);
    HookDesk other(m_backend);
    const FakeModel receiver(answering(200));
    const QByteArray id = other.webhook(receiver, array({ "*" })).id();
    for (const QByteArray &path : { "/webhooks/" + id + "/rotate", "/webhooks/" + id + "/test" })
        QCOMPARE(desk.post(path, Members()).outcome(), u"404 webhook-not-found"_s);
    QCOMPARE(desk.get("/webhooks/" + id + "/deliveries").outcome(), u"404 webhook-not-found"_s);
    QCOMPARE(desk.post("/deliveries/0123456789abc/replay").outcome(), u"404 delivery-not-found"_s);
}

void TestWebhooksApi::aTestMessageShowsTheAnswer()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(418, QByteArray(2000, 't')));
    const Answer made = desk.webhook(receiver, array({ "*" }));
    const Answer tested = desk.post("/webhooks/" + made.id() + "/test", Members());
    QCOMPARE(tested.outcome(), u"200"_s);
    QCOMPARE(tested["status"], 418);
    QCOMPARE(tested["response_excerpt"], QString(1024, u't'));
    QVERIFY(tested["error"].isNull());
    const Received message = receivedBy(receiver).at(0);
    QVERIFY(message.isSignedWith(made["secret"].toString().toUtf8()));
    QCOMPARE(message.json()[u"type"], u"feedback.created"_s);
    QCOMPARE(desk.total("/webhooks/" + made.id() + "/deliveries"), 0);

    const QByteArray item = desk.feedback("It crashes");
    desk.post("/webhooks/" + made.id() + "/test",
              { { "feedback_id", item }, { "event", "feedback.routed" } });
    QCOMPARE(receivedBy(receiver).back().json()[u"data"][u"description"], u"It crashes"_s);
}

void TestWebhooksApi::aTestOfAnAddressThatIsNotPublicIsRefused()
{
    HookDesk desk(m_backend);
    const QByteArray url = "https://169.254.169.254/latest";
    QCOMPARE(desk.post("/webhooks", { { "url", url }, { "events", array({ "*" }) } }).outcome(),
             u"422 invalid-field-value url"_s);
    // One that was stored while the operator allowed its network.
    const QByteArray id
        = desk.post("/webhooks", { { "url", "https://example.com/h" }, { "events", array({ "*" }) } }).id();
    m_backend.sql(u"update webhook set url = '"_s + QString::fromLatin1(url) + u'\'');
    QCOMPARE(desk.patch("/webhooks/" + id, { { "thin", true } }).outcome(), u"200"_s);
    const Answer tested = desk.post("/webhooks/" + id + "/test", Members());
    QCOMPARE(tested.outcome(), u"200"_s);
    QVERIFY(tested["status"].isNull());
    QVERIFY(tested["error"].toString().contains(u"not public"_s));
}

void TestWebhooksApi::rotatingGivesANewSecretAndBothSign()
{
    HookDesk desk(m_backend);
    const FakeModel receiver(answering(200));
    const Answer made = desk.webhook(receiver, array({ "*" }));
    const QByteArray before = made["secret"].toString().toUtf8();
    const Answer rotated = desk.post("/webhooks/" + made.id() + "/rotate");
    QCOMPARE(rotated.outcome(), u"200"_s);
    const QByteArray after = rotated["secret"].toString().toUtf8();
    QVERIFY(after != before);
    desk.post("/webhooks/" + made.id() + "/test", Members());
    QVERIFY(receivedBy(receiver).back().isSignedWith(before));
    QVERIFY(receivedBy(receiver).back().isSignedWith(after));

    m_backend.sql(u"update webhook set old_secret_until = now() - interval '1 second'"_s);
    desk.post("/webhooks/" + made.id() + "/test", Members());
    QVERIFY(!receivedBy(receiver).back().isSignedWith(before));
    QVERIFY(receivedBy(receiver).back().isSignedWith(after));
}

void TestWebhooksApi::aRepeatedCreationIsTheSameWebhook()
{
    HookDesk desk(m_backend);
    const Members body{ { "url", "https://example.com/" }, { "events", array({ "*" }) } };
    const Sent request{ "POST", "/webhooks", body.toJson(), { { "Idempotency-Key", "once" } } };
    const Answer first = desk.send(request);
    const Answer second = desk.send(request);
    QCOMPARE(second["secret"], first["secret"]);
    QCOMPARE(desk.total("/webhooks"), 1);
}

TRIAGE_TEST(TestWebhooksApi, QCoreApplication)
#include "tst_webhooksapi.moc"
