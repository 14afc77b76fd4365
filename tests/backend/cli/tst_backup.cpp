// SPDX-License-Identifier: GPL-3.0-or-later
// Backups while the server runs, and restoring them. Takes longer than a minute beside other tests: the
// stories start twenty clusters of PostgreSQL and write a whole demonstration twice.
#include "clitest.h"

#include "database/connection.h"
#include "postgres/archive.h"
#include "support/testprogram.h"

#include <QFile>
#include <QMap>
#include <QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// Everything that a database holds: a fingerprint of the rows of each table. The generation of a history is
/// left out, for a restored one is another.
QMap<QString, QString> contentsOf(const ScratchData &data)
{
    postgres::Cluster cluster({ .dataDirectory = data.dataDirectory() });
    if (!cluster.start())
        qFatal("the scratch cluster does not start");
    QMap<QString, QString> contents;
    {
        storage::Connection connection({ .conninfo = cluster.conninfo() });
        const auto tables = connection.executeText(
            u"select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace"_s);
        for (int i = 0; i < tables->size(); ++i) {
            const QString table = tables->at(i).text(0);
            const auto rows = connection.executeText(
                u"select count(*) || ' ' || coalesce(md5(string_agg(row, ',' order by row)), '') from "
                "(select (to_jsonb(t) - 'generation')::text as row from %1 t) as rows"_s.arg(table));
            contents.insert(table, rows->first().text(0));
        }
    }
    cluster.stop();
    return contents;
}

void runOn(const ScratchData &data, const QString &sql)
{
    postgres::Cluster cluster({ .dataDirectory = data.dataDirectory() });
    if (!cluster.start())
        qFatal("the scratch cluster does not start");
    if (const auto done = storage::Connection({ .conninfo = cluster.conninfo() }).executeText(sql); !done)
        qFatal("%ls", qUtf16Printable(done.error().detail));
    cluster.stop();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString idOf(const Reply &reply)
{
    return reply.data().member("id").text();
}

} // namespace

class TestBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBackupHoldsEverything();
    void aBackupWhileTheServerRunsIsOfOneMoment();
    void existingFilesAreReplacedOnlyOnRequest();
    void aRunningServerIsNotRestoredUnder();
    void filesThatAreNotBackupsAreRefused_data();
    void filesThatAreNotBackupsAreRefused();
    void aRestoreThatFailsSaysWhy();
    void aBackupThatCannotBeWrittenIsSaidSo();

private:
    ScratchData m_data; ///< Data that all refusals must leave unchanged.
};

void TestBackup::aBackupHoldsEverything()
{
    const ScratchData data;
    QCOMPARE(onData(data, { u"demo"_s }).status, 0);
    const QString file = data.inside(u"backup"_s);
    const Run backup = onData(data, { u"backup"_s, file });
    QCOMPARE(backup.status, 0);
    QCOMPARE(backup.json().root().member("bytes").integer(), QFile(file).size());
    QCOMPARE(QFile::permissions(file)
                 & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());

    const ScratchData other;
    QCOMPARE(onData(other, { u"restore"_s, file }).status, 0);
    QVERIFY(contentsOf(other).value(u"feedback"_s).section(u' ', 0, 0).toInt() > 500);
    QCOMPARE(contentsOf(other), contentsOf(data));
    // And it lives on: what is made now has numbers of its own.
    QCOMPARE(onData(other, { u"demo"_s }).status, 0);
    Triaged server(serveOn(other));
    QVERIFY(server.waitForReady());
    const QByteArray token = tokenOfNewOrganization(other, u"newcomers"_s);
    QCOMPARE(send("POST", server.url(u"/api/v0/feedback"_s), token, R"({"description":"It goes on"})").status,
             201);
}

void TestBackup::aBackupWhileTheServerRunsIsOfOneMoment()
{
    const ScratchData data;
    const QString file = data.inside(u"backup"_s);
    QStringList before;
    {
        Triaged server(serveOn(data));
        QVERIFY(server.waitForReady());
        const QByteArray token = tokenOfNewOrganization(data, u"acme"_s);
        const auto post = [&] {
            return idOf(
                send("POST", server.url(u"/api/v0/feedback"_s), token, R"({"description":"One of many"})"));
        };
        for (int i = 0; i < 50; ++i)
            before << post();
        QProcess backup;
        backup.start(QStringLiteral(TRIAGED), { u"backup"_s, file, u"--data-dir"_s, data.dataDirectory() });
        while (backup.state() != QProcess::NotRunning) {
            QVERIFY(!post().isEmpty());
            backup.waitForFinished(1);
        }
        QCOMPARE(backup.exitCode(), 0);
    }
    const ScratchData other;
    QCOMPARE(onData(other, { u"restore"_s, file }).status, 0);
    postgres::Cluster cluster({ .dataDirectory = other.dataDirectory() });
    QVERIFY(cluster.start());
    storage::Connection connection({ .conninfo = cluster.conninfo() });
    const auto counts = connection.executeText(
        u"select s.feedback, s.feedback_created, (select count(*) from feedback) from organization_state s"_s);
    QVERIFY(counts->first().integer(2) >= before.size());
    QCOMPARE(counts->first().integer(0), counts->first().integer(2)); // the counters are of the same moment
    QCOMPARE(counts->first().integer(1), counts->first().integer(2));
    connection.close();
    cluster.stop();
}

void TestBackup::existingFilesAreReplacedOnlyOnRequest()
{
    const ScratchData data;
    const QString file = data.inside(u"backup"_s);
    QByteArray token;
    QString later, cursor;
    {
        Triaged server(serveOn(data));
        QVERIFY(server.waitForReady());
        token = tokenOfNewOrganization(data, u"acme"_s);
        QCOMPARE(onData(data, { u"backup"_s, file }).status, 0);
        later = idOf(
            send("POST", server.url(u"/api/v0/feedback"_s), token, R"({"description":"After the backup"})"));
        cursor = send("GET", server.url(u"/api/v0/changes"_s), token)
                     .document.root()
                     .member("meta")
                     .member("cursor")
                     .text();
    }
    const auto contents = contentsOf(data);
    const Run refused = onData(data, { u"restore"_s, file });
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains("holds 1 organization."));
    QVERIFY(refused.err.contains("--replace"));
    QCOMPARE(contentsOf(data), contents);

    QCOMPARE(onData(data, { u"restore"_s, u"--replace"_s, file }).status, 0);
    Triaged server(serveOn(data));
    QVERIFY(server.waitForReady());
    QCOMPARE(send("GET", server.url(u"/api/v0/feedback/"_s + later), token).status, 404);
    // Clients that followed the lost history have to start again.
    const Reply changes = send("GET", server.url(u"/api/v0/changes?since="_s + cursor), token);
    QCOMPARE(changes.status, 422);
    QCOMPARE(changes.document.root().member("field").text(), u"since"_s);
}

void TestBackup::aRunningServerIsNotRestoredUnder()
{
    const ScratchData data;
    const QString file = data.inside(u"backup"_s);
    Triaged server(serveOn(data));
    QVERIFY(server.waitForReady());
    const QByteArray token = tokenOfNewOrganization(data, u"acme"_s);
    QCOMPARE(onData(data, { u"backup"_s, file }).status, 0);
    const Run refused = onData(data, { u"restore"_s, u"--replace"_s, file });
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains("Stop it"));
    QCOMPARE(send("GET", server.url(u"/api/v0/buffers"_s), token).status, 200);
}

void TestBackup::filesThatAreNotBackupsAreRefused_data()
{
    tokenOfNewOrganization(m_data, u"acme"_s);
    QTest::addColumn<QString>("what");
    QTest::newRow("cut in half") << u"half"_s;
    QTest::newRow("something else") << u"text"_s;
    QTest::newRow("not there") << u"nothing"_s;
    QTest::newRow("of another database") << u"foreign"_s;
}

void TestBackup::filesThatAreNotBackupsAreRefused()
{
    QFETCH(QString, what);
    const auto contents = contentsOf(m_data);
    const QString file = m_data.inside(u"backup"_s);
    QFile::remove(file);
    if (what == u"half"_s) {
        QCOMPARE(onData(m_data, { u"backup"_s, file }).status, 0);
        QFile(file).resize(QFile(file).size() / 2);
    } else if (what == u"text"_s) {
        m_data.write(u"backup"_s, "This is a letter.\n");
    } else if (what == u"foreign"_s) {
        const ScratchData foreign; // no schema of ours
        postgres::Cluster cluster({ .dataDirectory = foreign.dataDirectory() });
        QVERIFY(cluster.start());
        const int major
            = QString::fromUtf8(contentOf(foreign.dataDirectory() + u"/postgres/data/PG_VERSION"_s))
                  .trimmed()
                  .toInt();
        QVERIFY(postgres::writeArchive({ cluster.conninfo(), major }, file, {}, [](qint64) {}));
        cluster.stop();
    }
    const Run refused = onData(m_data, { u"restore"_s, u"--replace"_s, file });
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains(file.toUtf8()));
    QCOMPARE(contentsOf(m_data), contents);
}

void TestBackup::aRestoreThatFailsSaysWhy()
{
    const QString file = m_data.inside(u"whole"_s);
    QCOMPARE(onData(m_data, { u"backup"_s, file }).status, 0);
    runOn(m_data,
          u"create schema guard; create function guard.refuse() returns event_trigger language plpgsql as"
          " $$ begin raise exception 'nothing is dropped today'; end $$;"
          " create event trigger refusal on sql_drop execute function guard.refuse()"_s);
    const auto contents = contentsOf(m_data);
    const Run failed = onData(m_data, { u"restore"_s, u"--replace"_s, file });
    QCOMPARE(failed.status, 1);
    QVERIFY(failed.err.contains("is as it was: ERROR:  nothing is dropped today"));
    QCOMPARE(contentsOf(m_data), contents);
    runOn(m_data, u"drop event trigger refusal; drop schema guard cascade"_s);
}

void TestBackup::aBackupThatCannotBeWrittenIsSaidSo()
{
    const Run failed = onData(m_data, { u"backup"_s, u"/nowhere/at/all"_s });
    QCOMPARE(failed.status, 1);
    QVERIFY(failed.err.contains("/nowhere/at/all cannot be written"));
}

TRIAGE_TEST(TestBackup, QCoreApplication)
#include "tst_backup.moc"
