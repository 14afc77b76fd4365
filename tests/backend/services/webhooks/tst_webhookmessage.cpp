// SPDX-License-Identifier: GPL-3.0-or-later
// The bodies and signatures of messages.
#include "services/webhooks/secretbox.h"
#include "services/webhooks/webhookmessage.h"
#include "services/webhooks/webhooksignature.h"
#include "support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::services;

namespace {

constexpr qint64 item = 77;

WebhookNews newsWith(const QString &title)
{
    QJsonObject data{ { u"id"_s, u"x"_s }, { u"title"_s, title }, { u"needs_review"_s, true } };
    return { WebhookEvent::FeedbackCreated,
             Timestamp(1'000),
             item,
             FeedbackId(item),
             { BufferId(5) },
             QJsonDocument(data).toJson(QJsonDocument::Compact),
             {},
             u"acme"_s,
             u"https://desk.example"_s };
}

QJsonObject parsed(const QByteArray &body)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(body, &error);
    if (error.error != QJsonParseError::NoError)
        qWarning() << body;
    return document.object();
}

} // namespace

class TestWebhookMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageHasItsTypeTimeAndResource();
    void aMessageOfAChangedRecordListsWhatChanged();
    void aThinMessageHasNoTexts();
    void chatsAreNotFooledByTexts();
    void theGuideHasTheTemplatesOfChats();
    void placeholdersAreEscapedAsJson();
    void aTemplateHasToBeJson();
    void messagesHaveABound();
    void signaturesAreThoseOfTheSpecification();
    void sealedSecretsNeedTheirKey();
};

void TestWebhookMessage::aMessageHasItsTypeTimeAndResource()
{
    const QJsonObject body = parsed(messageOf(newsWith(u"Crash"_s), WebhookFormat::Standard, {}, false));
    QCOMPARE(body[u"type"], u"feedback.created"_s);
    QCOMPARE(body[u"timestamp"], u"1970-01-01T00:00:01.000Z"_s);
    QCOMPARE(body[u"data"][u"title"], u"Crash"_s);
    const QString id = toString(FeedbackId(item));
    QCOMPARE(body[u"data"][u"links"][u"web"], u"https://desk.example/o/acme/feedback/"_s + id);
    QCOMPARE(body[u"data"][u"links"][u"api"], u"https://desk.example/api/v0/feedback/"_s + id);
}

void TestWebhookMessage::aMessageOfAChangedRecordListsWhatChanged()
{
    WebhookNews news = newsWith(u"Crash"_s);
    news.event = WebhookEvent::FeedbackState;
    news.changed = R"(["state","tags"])"_ba;
    for (const bool thin : { false, true }) {
        const QJsonObject body = parsed(messageOf(news, WebhookFormat::Standard, {}, thin));
        QCOMPARE(body[u"type"], u"feedback.state"_s);
        QCOMPARE(body[u"data"][u"changed"].toArray(), (QJsonArray{ u"state"_s, u"tags"_s }));
        QCOMPARE(body[u"data"].toObject().contains(u"title"), !thin);
    }
}

void TestWebhookMessage::aThinMessageHasNoTexts()
{
    for (const WebhookFormat format :
         { WebhookFormat::Standard, WebhookFormat::Slack, WebhookFormat::Discord }) {
        const QByteArray body = messageOf(newsWith(u"Confidential"_s), format, {}, true);
        QVERIFY(!body.contains("Confidential"));
        QVERIFY(body.contains(encodeId(item)));
    }
}

void TestWebhookMessage::chatsAreNotFooledByTexts()
{
    const WebhookNews news = newsWith(u"<!channel> @here & more"_s);
    const QString slack = parsed(messageOf(news, WebhookFormat::Slack, {}, false))[u"text"].toString();
    QVERIFY(slack.startsWith(u"New feedback: &lt;!channel&gt; @here &amp; more\nhttps://desk.example/"_s));
    const QString mattermost
        = parsed(messageOf(news, WebhookFormat::Mattermost, {}, false))[u"text"].toString();
    QVERIFY(!mattermost.contains(u"@here"_s));
    const QJsonObject discord = parsed(messageOf(news, WebhookFormat::Discord, {}, false));
    QVERIFY(!discord[u"content"].toString().contains(u"@here"_s));
    QVERIFY(discord[u"allowed_mentions"].isObject());
}

void TestWebhookMessage::theGuideHasTheTemplatesOfChats()
{
    QFile file(QStringLiteral(TRIAGE_WEBHOOK_GUIDE));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString guide = QString::fromUtf8(file.readAll());
    const WebhookNews news = newsWith(u"<!channel> @here & more"_s);
    for (const WebhookFormat format :
         { WebhookFormat::Slack, WebhookFormat::Mattermost, WebhookFormat::Discord }) {
        const QString name = QString::fromLatin1(toWord(format));
        const QString row = u"| `%1` | `"_s.arg(name);
        QVERIFY2(guide.contains(row), qPrintable(name));
        const QString text = guide.section(row, 1).section(u'`', 0, 0);
        QVERIFY2(!faultOfTemplate(text), qPrintable(text));
        QCOMPARE(messageOf(news, WebhookFormat::Template, text, false), messageOf(news, format, {}, false));
    }
}

void TestWebhookMessage::placeholdersAreEscapedAsJson()
{
    const QString nasty = u"\"}, \"admin\": true, {\"\\\n{{type}}"_s;
    const QString form
        = uR"({"t": "{{ data.title }}", "review": "{{data.needs_review}}", "none": "{{data.x.y}}", )"
          uR"("all": "{{data}}", "s": "{{type}}: {{summary}} {{url}}"})"_s;
    const QJsonObject body = parsed(messageOf(newsWith(nasty), WebhookFormat::Template, form, false));
    QCOMPARE(body.size(), 5);
    QCOMPARE(body[u"t"], nasty);
    QCOMPARE(body[u"review"], u"true"_s);
    QCOMPARE(body[u"none"], QString());
    QVERIFY(body[u"s"].toString().startsWith(u"feedback.created: New feedback: "_s));
}

void TestWebhookMessage::aTemplateHasToBeJson()
{
    QVERIFY(!faultOfTemplate(uR"({"text": "{{summary}}"})"_s));
    QVERIFY(faultOfTemplate(uR"({"text": {{summary}}})"_s));
    // Right for the sample by chance: other events have no buffers.
    QVERIFY(faultOfTemplate(uR"({"buffers": {{data.buffer_ids}}})"_s));
    QVERIFY(faultOfTemplate(u"hello"_s));
}

void TestWebhookMessage::messagesHaveABound()
{
    QString form = u"["_s;
    for (int i = 0; i < 500; ++i)
        form += u"\"{{data.title}}\","_s;
    form += u"1]"_s;
    const QByteArray body = messageOf(newsWith(QString(5000, u'x')), WebhookFormat::Template, form, false);
    QVERIFY(body.size() <= maxMessageBytes);
    QCOMPARE(parsed(body)[u"type"], u"feedback.created"_s);
}

void TestWebhookMessage::signaturesAreThoseOfTheSpecification()
{
    // The example of the specification's reference implementations.
    const QByteArray secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"_ba;
    const QByteArray body = R"({"test": 2432232314})"_ba;
    QCOMPARE(webhookSignature("msg_p5jXN8AQM9LWM0D4loKWxJek"_ba, "1614265330"_ba, body, secret),
             "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="_ba);
    const QByteArrayList headers
        = signedHeaders(DeliveryId(item), Timestamp(1'614'265'330'000), body, { secret, secret });
    QCOMPARE(headers.at(0), "webhook-id: msg_" + encodeId(item));
    QCOMPARE(headers.at(1), "webhook-timestamp: 1614265330"_ba);
    QCOMPARE(headers.at(2).count("v1,"), 2);
    QVERIFY(newWebhookSecret() != newWebhookSecret());
    QCOMPARE(QByteArray::fromBase64(newWebhookSecret().sliced(6)).size(), 32);
}

void TestWebhookMessage::sealedSecretsNeedTheirKey()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"secret.key"_s);
    SecretBox box(file);
    QVERIFY(box.readKey().isEmpty());
    const QByteArray fingerprint = box.readOrCreateKey();
    QVERIFY(!fingerprint.isEmpty());
    const auto sealed = box.seal("whsec_x"_ba);
    QVERIFY(sealed);
    QVERIFY(!sealed->contains("whsec_x"));
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    SecretBox other(file);
    QCOMPARE(other.readKey(), fingerprint);
    QCOMPARE(*other.open(*sealed), "whsec_x"_ba);

    SecretBox stranger(folder.filePath(u"other.key"_s));
    QVERIFY(stranger.readOrCreateKey() != fingerprint);
    QCOMPARE(stranger.open(*sealed).error().type, ProblemType::ServiceUnavailable);
    SecretBox nowhere(u"/nowhere/secret.key"_s);
    QVERIFY(nowhere.readOrCreateKey().isEmpty());
    QCOMPARE(nowhere.seal("x"_ba).error().type, ProblemType::ServiceUnavailable);
}

TRIAGE_TEST(TestWebhookMessage, QCoreApplication)
#include "tst_webhookmessage.moc"
