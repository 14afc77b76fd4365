// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"

#include "database/connection.h"
#include "support/testprogram.h"

#include <QMap>
#include <QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

/// Operators do with commands, while a server runs, the same as administrators with the API and the client:
/// above all with webhooks.
class TestWebhookCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void webhooksAreManaged();
    void aFilterKeepsThePartsThatAreNotGiven();
    void aRotationThatCannotBePrintedIsUndone();
    void aWebhookWhoseSecretCannotBePrintedIsNone();
    void anOrganizationIsShownWithoutSecrets();
    void operationsOfAdministratorsHaveCommands();

private:
    /// Creates a webhook that is switched off. Returns its id.
    QString newWebhook() const;
    /// The secret of the only webhook, the one before and its end, as the database has them.
    QStringList sealedSecrets() const;

    ScratchData m_data;
    std::unique_ptr<Triaged> m_server;
    QByteArray m_token;
};

void TestWebhookCommands::initTestCase()
{
    m_server = std::make_unique<Triaged>(serveOn(m_data));
    QVERIFY(m_server->waitForReady());
    m_token = tokenOfNewOrganization(m_data, u"acme"_s);
    QVERIFY(!m_token.isEmpty());
}

void TestWebhookCommands::cleanupTestCase()
{
    m_server->signal(SIGTERM);
    QCOMPARE(m_server->waitForEnd(), 0);
}

QString TestWebhookCommands::newWebhook() const
{
    return onData(m_data,
                  { u"webhook"_s, u"create"_s, u"--org"_s, u"acme"_s, u"--url"_s,
                    u"https://hooks.example.com/in"_s, u"--event"_s, u"*"_s, u"--enabled"_s, u"off"_s })
        .text("id");
}

QStringList TestWebhookCommands::sealedSecrets() const
{
    postgres::Cluster cluster({ .dataDirectory = m_data.dataDirectory() });
    if (!cluster.start())
        return {};
    storage::Connection database({ .conninfo = cluster.conninfo() });
    const auto rows = database.executeText(
        u"select concat_ws(' ', encode(secret, 'hex'), encode(old_secret, 'hex'), extract(epoch from "
        "old_secret_until)) from webhook"_s);
    const QString secrets = rows && rows->size() == 1 ? rows->first().text(0) : QString();
    database.close();
    cluster.stop();
    return secrets.split(u' ', Qt::SkipEmptyParts);
}

void TestWebhookCommands::webhooksAreManaged()
{
    const auto webhook = [this](const QString &command, const QStringList &more) {
        return onData(m_data, QStringList{ u"webhook"_s, command } + more);
    };
    const QStringList create{ u"--org"_s,   u"acme"_s,
                              u"--url"_s,   u"https://127.0.0.1:1/in"_s,
                              u"--event"_s, u"feedback.created"_s };
    const Run refused = webhook(u"create"_s, create);
    QCOMPARE(refused.status, 1); // an address that is not public
    QVERIFY2(refused.err.contains("webhook-allow-networks"), refused.err.constData());
    const QStringList local{ u"--webhook-allow-networks"_s, u"127.0.0.0/8"_s };
    const Run made = webhook(u"create"_s, create + local + QStringList{ u"--description"_s, u"To nobody"_s });
    QVERIFY2(made.status == 0, made.err.constData());
    QVERIFY(made.text("secret").startsWith(u"whsec_"_s));
    const QString id = made.text("id");
    const Run listed = webhook(u"list"_s, { u"--org"_s, u"acme"_s });
    QCOMPARE(listed.json().root().at(0).member("id").text(), id);
    QCOMPARE(listed.json().root().at(0).member("organization").text(), u"acme"_s);
    QVERIFY(listed.json().root().at(0).member("secret").isNull());

    QCOMPARE(webhook(u"set"_s, { id, u"--event"_s, u"note.sung"_s }).status, 1);
    const Run changed = webhook(u"set"_s, { id, u"--event"_s, u"*"_s, u"--tag"_s, u"VIP"_s });
    QVERIFY2(changed.status == 0, changed.err.constData());
    QCOMPARE(changed.json().root().member("filter").member("tag").text(), u"vip"_s);
    QVERIFY(webhook(u"set"_s, { id, u"--no-filter"_s }).json().root().member("filter").isNull());
    const Run rotated = webhook(u"rotate"_s, { id });
    QVERIFY(rotated.text("secret").startsWith(u"whsec_"_s));
    QVERIFY(rotated.text("secret") != made.text("secret"));

    const Run tested = webhook(u"test"_s, QStringList{ id } + local);
    QCOMPARE(tested.status, 1);
    QVERIFY(tested.json().root().member("status").isNull());
    QCOMPARE(send("POST", m_server->url(u"/api/v0/feedback"_s), m_token, R"({"description":"One"})").status,
             201);
    QTRY_VERIFY(webhook(u"deliveries"_s, { id, u"--state"_s, u"pending"_s }).json().root().size() > 0);
    const Run replayed = webhook(u"replay"_s, { id, u"--since"_s, u"2026-01-01T00:00:00Z"_s });
    QVERIFY2(replayed.status == 0, replayed.err.constData());
    QCOMPARE(webhook(u"replay"_s, { id, u"--since"_s, u"lately"_s }).status, 1);
    QCOMPARE(
        webhook(u"replay"_s, { id, u"--since"_s, u"2026-01-01T00:00:00Z"_s, u"--delivery"_s, id }).status, 2);
    QCOMPARE(webhook(u"replay"_s, { id }).status, 2);

    QCOMPARE(webhook(u"delete"_s, { id }).status, 0);
    QCOMPARE(webhook(u"delete"_s, { id }).status, 1);
    QCOMPARE(webhook(u"list"_s, {}).json().root().size(), 0);
}

void TestWebhookCommands::aFilterKeepsThePartsThatAreNotGiven()
{
    const QString id = newWebhook();
    QVERIFY(!id.isEmpty());
    const auto set = [&](const QStringList &options) {
        return onData(m_data, QStringList{ u"webhook"_s, u"set"_s, id } + options);
    };
    const auto filterAfter = [&](const QStringList &options) {
        const JsonDocument webhook = set(options).json();
        const JsonValue filter = webhook.root().member("filter");
        QStringList parts;
        for (const char *name : { "buffer_id", "tag", "state" }) {
            const JsonValue part = filter.member(name);
            parts << (part.isAbsent() || part.isNull() ? QString() : part.text());
        }
        return parts;
    };
    const QString buffer = send("POST", m_server->url(u"/api/v0/buffers"_s), m_token, R"({"name":"Billing"})")
                               .data()
                               .member("id")
                               .text();
    QVERIFY(!buffer.isEmpty());
    QCOMPARE(filterAfter({ u"--buffer"_s, u"billing"_s }), QStringList({ buffer, QString(), QString() }));
    QCOMPARE(filterAfter({ u"--tag"_s, u"vip"_s }), QStringList({ buffer, u"vip"_s, QString() }));
    QCOMPARE(filterAfter({ u"--state"_s, u"open"_s }), QStringList({ buffer, u"vip"_s, u"open"_s }));
    QCOMPARE(filterAfter({ u"--thin"_s, u"on"_s }), QStringList({ buffer, u"vip"_s, u"open"_s }));
    QCOMPARE(set({ u"--no-filter"_s, u"--tag"_s, u"vip"_s }).status, 2);
    QCOMPARE(set({}).status, 2); // there is nothing to change
    QCOMPARE(filterAfter({ u"--no-filter"_s, u"--thin"_s, u"off"_s }),
             QStringList({ QString(), QString(), QString() }));
    QCOMPARE(onData(m_data, { u"webhook"_s, u"delete"_s, id }).status, 0);
}

void TestWebhookCommands::aRotationThatCannotBePrintedIsUndone()
{
    const QString id = newWebhook();
    const QStringList first = sealedSecrets();
    QCOMPARE(first.size(), 1);
    QCOMPARE(statusWithFullOutput(m_data, { u"webhook"_s, u"rotate"_s, id }), 1);
    QCOMPARE(sealedSecrets(), first);
    QCOMPARE(onData(m_data, { u"webhook"_s, u"rotate"_s, id }).status, 0);
    const QStringList both = sealedSecrets();
    QCOMPARE(both.size(), 3);
    QCOMPARE(both.at(1), first.front());
    QCOMPARE(statusWithFullOutput(m_data, { u"webhook"_s, u"rotate"_s, id }), 1);
    QCOMPARE(sealedSecrets(), both);
    QCOMPARE(onData(m_data, { u"webhook"_s, u"delete"_s, id }).status, 0);
}

void TestWebhookCommands::aWebhookWhoseSecretCannotBePrintedIsNone()
{
    const QStringList create{ u"webhook"_s, u"create"_s, u"--org"_s,
                              u"acme"_s,    u"--url"_s,  u"https://hooks.example.com/in"_s,
                              u"--event"_s, u"*"_s };
    QCOMPARE(statusWithFullOutput(m_data, create), 1);
    QCOMPARE(onData(m_data, { u"webhook"_s, u"list"_s }).json().root().size(), 0);
}

void TestWebhookCommands::anOrganizationIsShownWithoutSecrets()
{
    QCOMPARE(send("POST", m_server->url(u"/api/v0/webhooks"_s), m_token,
                  R"({"url":"https://hooks.example.com/in","events":["*"],"description":"\u2067To us"})")
                 .status,
             201);
    const Run shown = onData(m_data, { u"org"_s, u"show"_s, u"acme"_s });
    QCOMPARE(shown.status, 0);
    const Run plain = triaged({ u"org"_s, u"show"_s, u"acme"_s, u"--data-dir"_s, m_data.dataDirectory() });
    QCOMPARE(plain.out, shown.out); // names are not altered
    const JsonDocument all = shown.json();
    QCOMPARE(all.root().member("organization").member("slug").text(), u"acme"_s);
    QVERIFY(!all.root().member("organization").member("settings").isAbsent());
    QCOMPARE(all.root().member("members").at(0).member("email").text(), u"admin@acme.example"_s);
    QCOMPARE(all.root().member("tokens").size(), 1);
    QVERIFY(all.root().member("views").isArray());
    QCOMPARE(all.root().member("webhooks").at(0).member("url").text(), u"https://hooks.example.com/in"_s);
    QVERIFY(!shown.out.contains("whsec_") && !shown.out.contains(m_token));
}

// A new operation on people, tokens, organizations or webhooks gets a command, and a row here.
void TestWebhookCommands::operationsOfAdministratorsHaveCommands()
{
    const QMap<QString, QString> commands{
        { u"listTokens"_s, u"token list"_s },        { u"createToken"_s, u"token create"_s },
        { u"rotateToken"_s, u"token rotate"_s },     { u"revokeToken"_s, u"token revoke"_s },
        { u"listMembers"_s, u"member list"_s },      { u"createMember"_s, u"member add"_s },
        { u"updateMember"_s, u"member set"_s },      { u"deleteMember"_s, u"member remove"_s },
        { u"getOrganization"_s, u"org show"_s },     { u"updateOrganization"_s, u"org set"_s },
        { u"listWebhooks"_s, u"webhook list"_s },    { u"createWebhook"_s, u"webhook create"_s },
        { u"getWebhook"_s, u"webhook list"_s },      { u"updateWebhook"_s, u"webhook set"_s },
        { u"deleteWebhook"_s, u"webhook delete"_s }, { u"testWebhook"_s, u"webhook test"_s },
        { u"rotateWebhook"_s, u"webhook rotate"_s }, { u"listDeliveries"_s, u"webhook deliveries"_s },
        { u"replayWebhook"_s, u"webhook replay"_s }, { u"replayDelivery"_s, u"webhook replay"_s },
    };
    const QStringList nouns{ u"tokens"_s, u"members"_s, u"organization"_s, u"webhooks"_s, u"deliveries"_s };
    const Reply page = send("GET", m_server->url(u"/openapi.json"_s));
    const JsonValue paths = page.document.root().member("paths");
    int operations = 0;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        if (!nouns.contains(paths.nameAt(i).section(u'/', 3, 3)))
            continue;
        for (const char *method : { "get", "post", "patch", "delete", "put" }) {
            const JsonValue operation = paths.at(i).member(method);
            if (operation.isAbsent())
                continue;
            const QString name = operation.member("operationId").text();
            QVERIFY2(commands.contains(name), qPrintable(name));
            const Run help = triaged(commands.value(name).split(u' ') << u"--help"_s);
            QVERIFY2(help.status == 0 && help.out.contains("--json"), qPrintable(name));
            ++operations;
        }
    }
    QCOMPARE(operations, commands.size());
}

TRIAGE_TEST(TestWebhookCommands, QCoreApplication)
#include "tst_webhookcommands.moc"
