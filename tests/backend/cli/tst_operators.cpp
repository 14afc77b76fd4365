// SPDX-License-Identifier: GPL-3.0-or-later
// What an operator relies on between the parts: the right database, the key of secrets, and nothing left of
// an organization that was deleted. Takes longer than a minute beside other tests: its stories start two
// dozen clusters of PostgreSQL and write and delete a whole demonstration.
#include "clitest.h"

#include "database/connection.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString keyOf(const ScratchData &data)
{
    return data.dataDirectory() + u"/secret.key"_s;
}

/// Makes a webhook, which has a secret that is sealed with the server's key.
Reply webhookAt(const Triaged &server, const QByteArray &token)
{
    return send("POST", server.url(u"/api/v0/webhooks"_s), token,
                R"({"url":"https://hooks.example.com/in","events":["*"]})");
}

void end(Triaged &server)
{
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

/// Data with an organization, its webhook, and a backup of it.
struct Backed
{
    explicit Backed(const QStringList &options = {})
    {
        Triaged server(serveOn(data));
        if (!server.waitForReady())
            qFatal("The server does not start");
        token = tokenOfNewOrganization(data, u"acme"_s);
        if (webhookAt(server, token).status != 201)
            qFatal("A webhook cannot be made");
        backup = onData(data, QStringList{ u"backup"_s, file } + options);
        end(server);
    }

    ScratchData data;
    QString file = data.inside(u"backup"_s);
    QByteArray token;
    Run backup;
};

/// A key that cannot be put in place makes the restore fail.
void restoreWithoutKey(const Backed &acme)
{
    const ScratchData other;
    const QStringList restore{ u"restore"_s, acme.file };
    const Run failed
        = onData(other, restore + QStringList{ u"--secret-key-file"_s, other.inside(u"no/such/file"_s) });
    QCOMPARE(failed.status, 1);
    QVERIFY2(failed.err.contains("The database is restored, but its key"), failed.err.constData());
    QVERIFY(!failed.json().root().member("has_key").boolean());
    QCOMPARE(onData(other, restore + QStringList{ u"--replace"_s }).status, 0);
    QCOMPARE(contentOf(keyOf(other)), contentOf(keyOf(acme.data)));
}

/// As operations.md says: into a database whose user is no more than its owner.
void moveToAnotherServer(const Backed &acme)
{
    const ScratchData elsewhere;
    postgres::Cluster cluster({ .dataDirectory = elsewhere.dataDirectory() });
    QVERIFY(cluster.start());
    {
        storage::Connection database({ .conninfo = cluster.conninfo() });
        QVERIFY(database.executeText(u"create role triaged"_s));
        QVERIFY(database.executeText(u"create database moved owner triaged"_s));
    }
    const QString moved = cluster.conninfo() + u" dbname=moved options='-c role=triaged'"_s;
    const QStringList there{ u"--database"_s, moved };
    const Run restored = onData(acme.data, QStringList{ u"restore"_s, acme.file } + there);
    QVERIFY2(restored.status == 0, restored.err.constData());
    QVERIFY(restored.json().root().member("has_key").boolean());
    {
        Triaged server(serveOn(acme.data) + there);
        QVERIFY(server.waitForReady());
        QCOMPARE(webhookAt(server, acme.token).status, 201);
        end(server);
    }
    QCOMPARE(acme.data.postgresProcess(), 0);
    cluster.stop();
}

/// An older program leaves it to the newer one.
void backUpANewerSchema(const Backed &acme)
{
    {
        postgres::Cluster cluster({ .dataDirectory = acme.data.dataDirectory() });
        QVERIFY(cluster.start());
        storage::Connection database({ .conninfo = cluster.conninfo() });
        QVERIFY(
            database.executeText(u"insert into schema_migration (number, name, checksum)"
                                 " select max(number) + 1, 'of_the_future', 'x' from schema_migration"_s));
        database.close();
        cluster.stop();
    }
    const QByteArray before = contentOf(acme.file);
    const Run refused = onData(acme.data, { u"backup"_s, acme.file });
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains("newer than schema"), refused.err.constData());
    QCOMPARE(contentOf(acme.file), before);
}

/// Lets a row that refers to feedback appear between the removal of such rows and that of the feedback, once.
void writeWhileFeedbackIsDeleted(const ScratchData &data)
{
    postgres::Cluster cluster({ .dataDirectory = data.dataDirectory() });
    QVERIFY(cluster.start());
    {
        storage::Connection database({ .conninfo = cluster.conninfo() });
        QVERIFY(database.executeText(
            u"create sequence disturbance;"
            " create table late (organization bigint, feedback bigint,"
            " foreign key (organization, feedback) references feedback (organization, id));"
            " create function disturb() returns trigger language plpgsql as $$ begin"
            " if nextval('disturbance') = 1 then insert into late (organization, feedback)"
            " select f.organization, f.id from feedback f join organization o using (organization)"
            " where o.slug = 'acme'; end if; return null; end $$;"
            " create trigger disturb before delete on feedback for each statement execute function disturb()"_s));
    }
    cluster.stop();
}

} // namespace

class TestOperators : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The right database
    void commandsThatReadBeginNoDatabase();
    void aBackupOfNothingIsAFailure();

    // The key of secrets
    void aBackupTakesTheKeyOfSecretsAlong();
    void aServerWithAnotherKeyDoesNotStart();
    void aLostKeyIsReplacedWithNewSecrets();
    void aBackupServesElsewhere();

    // People and organizations
    void peopleAreChangedAndRemoved();
    void aDeletedOrganizationLeavesNothingBehind();
    void aDeletionIsConfirmed();
};

void TestOperators::commandsThatReadBeginNoDatabase()
{
    const ScratchData data;
    for (const QStringList &command : { QStringList{ u"org"_s, u"list"_s },
                                        { u"token"_s, u"list"_s },
                                        { u"backup"_s, data.inside(u"backup"_s) } }) {
        const Run run = onData(data, command);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("There is no database in " + data.dataDirectory().toUtf8()),
                 run.err.constData());
    }
    QVERIFY(!QFile::exists(data.dataDirectory()));
    QVERIFY(!QFile::exists(data.inside(u"backup"_s)));
}

void TestOperators::aBackupOfNothingIsAFailure()
{
    const ScratchData data;
    {
        Triaged server(serveOn(data));
        QVERIFY(server.waitForReady());
        end(server);
    }
    const Run run = onData(data, { u"backup"_s, data.inside(u"backup"_s) });
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("the database has no organization"), run.err.constData());
    QVERIFY(!QFile::exists(data.inside(u"backup"_s))); // it may have the name of a good one
}

void TestOperators::aBackupTakesTheKeyOfSecretsAlong()
{
    const Backed acme;
    QCOMPARE(acme.backup.status, 0);
    QVERIFY(acme.backup.json().root().member("has_key").boolean());

    const ScratchData other;
    const Run restored = onData(other, { u"restore"_s, acme.file });
    QVERIFY2(restored.status == 0, restored.err.constData());
    QVERIFY(restored.json().root().member("has_key").boolean());
    QCOMPARE(contentOf(keyOf(other)), contentOf(keyOf(acme.data)));
    QCOMPARE(QFile::permissions(keyOf(other)) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    Triaged server(serveOn(other));
    QVERIFY(server.waitForReady());
    QCOMPARE(webhookAt(server, acme.token).status, 201);
}

void TestOperators::aServerWithAnotherKeyDoesNotStart()
{
    const Backed acme({ u"--without-key"_s });
    QCOMPARE(acme.backup.status, 0);
    QVERIFY(!acme.backup.json().root().member("has_key").boolean());
    const ScratchData other;
    QVERIFY(!onData(other, { u"restore"_s, acme.file }).json().root().member("has_key").boolean());
    const Run missing = triaged(serveOn(other));
    QCOMPARE(missing.status, 2);
    QVERIFY2(missing.err.contains("Copy the key file") && missing.err.contains("renew-secrets"),
             missing.err.constData());
    // A second server on the same database, with a key of its own.
    Triaged first(serveOn(acme.data));
    QVERIFY(first.waitForReady());
    const QString own = acme.data.write(u"own.key"_s, QByteArray(32, 'k'));
    const Run second = triaged(serveOn(acme.data) + QStringList{ u"--secret-key-file"_s, own });
    QCOMPARE(second.status, 2);
    QVERIFY2(second.err.contains(own.toUtf8()), second.err.constData());
}

void TestOperators::aLostKeyIsReplacedWithNewSecrets()
{
    const Backed acme;
    QCOMPARE(onData(acme.data, { u"webhook"_s, u"renew-secrets"_s }).status, 1); // nothing is lost
    QVERIFY(QFile::remove(keyOf(acme.data)));
    const Run renewed = onData(acme.data, { u"webhook"_s, u"renew-secrets"_s });
    QCOMPARE(renewed.status, 0);
    const JsonDocument webhooks = renewed.json();
    const JsonValue webhook = webhooks.root().at(0);
    QCOMPARE(webhook.member("organization").text(), u"acme"_s);
    QCOMPARE(webhook.member("url").text(), u"https://hooks.example.com/in"_s);
    QVERIFY(webhook.member("secret").text().startsWith(u"whsec_"_s));
    Triaged server(serveOn(acme.data));
    QVERIFY(server.waitForReady());
    QCOMPARE(onData(acme.data, { u"backup"_s, acme.file }).status, 0);
}

void TestOperators::aBackupServesElsewhere()
{
    const Backed acme;
    restoreWithoutKey(acme);
    moveToAnotherServer(acme);
    backUpANewerSchema(acme);
}

void TestOperators::peopleAreChangedAndRemoved()
{
    const ScratchData data;
    Triaged server(serveOn(data));
    QVERIFY(server.waitForReady());
    tokenOfNewOrganization(data, u"acme"_s);
    const QStringList mel{ u"mel@example.com"_s, u"--org"_s, u"acme"_s };
    QCOMPARE(onData(data,
                    { u"member"_s, u"add"_s, u"--org"_s, u"acme"_s, u"--name"_s, u"Mel"_s, u"--email"_s,
                      mel[0], u"--role"_s, u"member"_s })
                 .status,
             0);
    const QByteArray token = onData(data,
                                    { u"token"_s, u"create"_s, u"--org"_s, u"acme"_s, u"--member"_s, mel[0],
                                      u"--name"_s, u"laptop"_s, u"--kind"_s, u"full_access"_s })
                                 .text("token")
                                 .toLatin1();
    QCOMPARE(send("GET", server.url(u"/api/v0/members"_s), token).status, 403);
    QCOMPARE(onData(data, QStringList{ u"member"_s, u"set"_s } + mel + QStringList{ u"--role"_s, u"admin"_s })
                 .text("role"),
             u"admin"_s);
    QCOMPARE(send("GET", server.url(u"/api/v0/members"_s), token).status, 200);
    QCOMPARE(onData(data, QStringList{ u"member"_s, u"remove"_s } + mel).status, 0);
    QCOMPARE(send("GET", server.url(u"/api/v0/members"_s), token).status, 401);
    const Run again = onData(data, QStringList{ u"member"_s, u"remove"_s } + mel);
    QCOMPARE(again.status, 1);
    QVERIFY2(again.err.contains("There is no member"), again.err.constData());
}

void TestOperators::aDeletedOrganizationLeavesNothingBehind()
{
    const ScratchData data;
    Triaged server(serveOn(data));
    QVERIFY(server.waitForReady());
    QCOMPARE(onData(data, { u"demo"_s }).status, 0);
    const QByteArray token = tokenOfNewOrganization(data, u"acme"_s);
    const QByteArray neighbour = tokenOfNewOrganization(data, u"neighbour"_s);
    for (const QByteArray &each : { token, neighbour }) {
        const auto post = [&](const char *path, const QByteArray &body) {
            return send("POST", server.url(QLatin1StringView(path)), each, body);
        };
        QCOMPARE(post("/api/v0/buffers", R"({"name":"Marmalade"})").status, 201);
        QCOMPARE(webhookAt(server, each).status, 201);
        const Reply item = post("/api/v0/feedback", R"({"description":"The marmalade is bitter"})");
        QCOMPARE(item.status, 201);
        const QString id = item.data().member("id").text();
        QCOMPARE(
            send("POST", server.url(u"/api/v0/feedback/%1/notes"_s.arg(id)), each, R"({"text":"Marmalade"})")
                .status,
            201);
        QCOMPARE(send("PATCH", server.url(u"/api/v0/feedback/%1/triage"_s.arg(id)), each,
                      R"({"state":"done","tags":["bitter"]})")
                     .status,
                 200);
    }
    writeWhileFeedbackIsDeleted(data);
    const Run deleted = onData(data, { u"org"_s, u"delete"_s, u"acme"_s, u"--confirm"_s, u"acme"_s });
    QVERIFY2(deleted.status == 0, deleted.err.constData());
    QCOMPARE(deleted.json().root().member("feedback").integer(), 1);
    QCOMPARE(deleted.json().root().member("buffers").integer(), 1);
    QCOMPARE(deleted.json().root().member("members").integer(), 1);
    QCOMPARE(send("GET", server.url(u"/api/v0/feedback"_s), token).status, 401);
    QCOMPARE(send("GET", server.url(u"/api/v0/feedback"_s), neighbour)
                 .document.root()
                 .member("meta")
                 .member("total")
                 .integer(),
             1);
    // The demonstration has everything that an organization can have.
    const Run demo = onData(data, { u"org"_s, u"delete"_s, u"demo"_s, u"--confirm"_s, u"demo"_s });
    QVERIFY2(demo.status == 0, demo.err.constData());
    QVERIFY(demo.json().root().member("feedback").integer() > 500);

    postgres::Cluster cluster({ .dataDirectory = data.dataDirectory() });
    QVERIFY(cluster.start());
    storage::Connection database({ .conninfo = cluster.conninfo() });
    const auto owners = database.executeText(
        u"select string_agg(format('select %L, organization from %I', relname, relname), ' union all ')"
        " from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization'"
        " where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace"_s);
    const auto left = database.executeText(
        u"select coalesce(string_agg(distinct t.owner, ', '), '') from (%1) as t(owner, organization)"
        " where organization <> (select organization from organization)"_s.arg(owners->first().text(0)));
    QCOMPARE(left->first().text(0), QString());
    database.close();
    cluster.stop();
    // Its name is free.
    QVERIFY(!tokenOfNewOrganization(data, u"acme"_s).isEmpty());
}

void TestOperators::aDeletionIsConfirmed()
{
    const ScratchData data;
    QVERIFY(!tokenOfNewOrganization(data, u"acme"_s).isEmpty());
    for (const QStringList &more : { QStringList(), QStringList{ u"--confirm"_s, u"acne"_s } }) {
        const Run run = onData(data, QStringList{ u"org"_s, u"delete"_s, u"acme"_s } + more);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("--confirm acme"), run.err.constData());
    }
    QCOMPARE(onData(data, { u"org"_s, u"list"_s }).json().root().size(), 1);
    const Run unknown = onData(data, { u"org"_s, u"delete"_s, u"acne"_s, u"--confirm"_s, u"acne"_s });
    QCOMPARE(unknown.status, 1);
}

TRIAGE_TEST(TestOperators, QCoreApplication)
#include "tst_operators.moc"
