// SPDX-License-Identifier: GPL-3.0-or-later
// What a cluster refuses, what it keeps closed and what it says about it.
#include "clusterfixture.h"

#include "postgres/clusterdirectory.h"
#include "postgres/clusterowner.h"
#include "postgres/clusterupgrade.h"
#include "postgres/failure.h"
#include "postgres/postgresprograms.h"
#include "postgres/socketdirectory.h"
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::postgres;

class TestClusterSafety : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyAUnixSocketListens();
    void aForeignDirectoryIsRefusedAndLeftAsItIs();
    void aClusterOfAnotherVersionIsRefused();
    void aDamagedClusterIsRefused();
    void anyPathWillDo_data();
    void anyPathWillDo();
    void aSocketDirectoryOfSomebodyElseIsRefused();
    void aClosedParentDirectoryIsNamed();
    void aClosedDirectoryIsNotTakenForAnEmptyOne();
    void valuesNeverReachALog();
    void reasonsAreGivenInSentences_data();
    void reasonsAreGivenInSentences();
};

void TestClusterSafety::onlyAUnixSocketListens()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());

    QCOMPARE(ask(cluster, "SHOW listen_addresses"), QString());
    QCOMPARE(ask(cluster, "SHOW unix_socket_permissions"), u"0700"_s);
    struct stat status
    {
    };
    const QByteArray directory = ask(cluster, "SHOW unix_socket_directories").toUtf8();
    QCOMPARE(lstat(directory.constData(), &status), 0);
    QCOMPARE(status.st_mode & 07777, mode_t(0700));
    cluster.stop();
}

void TestClusterSafety::aForeignDirectoryIsRefusedAndLeftAsItIs()
{
    const ScratchDirectory scratch;
    QVERIFY(QDir().mkpath(scratch.inCluster({})));
    QVERIFY(scratch.write(u"PG_VERSION"_s, "15\n"));
    const QFileInfo before(scratch.inCluster({}));

    const auto refused = Cluster(scratch.config()).start();
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.contains(scratch.path()), qPrintable(refused.error().detail));
    const QFileInfo after(scratch.inCluster({}));
    QCOMPARE(QDir(after.filePath()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{ u"PG_VERSION"_s });
    QCOMPARE(after.permissions(), before.permissions());
    QCOMPARE(after.ownerId(), before.ownerId());
}

void TestClusterSafety::aClusterOfAnotherVersionIsRefused()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    cluster.stop();
    QVERIFY(scratch.write(u"data/PG_VERSION"_s, "9\n"));

    const auto refused = cluster.start();
    QVERIFY(!refused);
    const QString installed = QString::number(newestPrograms()->major);
    for (const QString &part :
         { u"PostgreSQL 9,"_s, u"PostgreSQL "_s + installed, u"triaged upgrade-cluster"_s })
        QVERIFY2(refused.error().detail.contains(part), qPrintable(refused.error().detail));
}

void TestClusterSafety::aDamagedClusterIsRefused()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    cluster.stop();
    QVERIFY(
        QFile::rename(scratch.inCluster(u"data/global/pg_control"_s), scratch.inCluster(u"taken-away"_s)));

    const auto refused = cluster.start();
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.contains(u"did not start"_s), qPrintable(refused.error().detail));
}

void TestClusterSafety::anyPathWillDo_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("150 characters") << QString(150, u'x');
    QTest::newRow("spaces and quotes") << u"it's \"my\" data"_s;
    QTest::newRow("signs of the shell") << u"$(touch x) `id` ; \\ & *"_s;
    QTest::newRow("commas") << u"a,b=c"_s;
    QTest::newRow("letters of the world") << u"Überblick 概要"_s;
}

void TestClusterSafety::anyPathWillDo()
{
    QFETCH(QString, name);
    const ScratchDirectory scratch(name);
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    QCOMPARE(ask(cluster, "SELECT 1"), u"1"_s);
    QVERIFY(QFileInfo::exists(scratch.inCluster(u"data/PG_VERSION"_s)));
    cluster.stop();
    QCOMPARE(whyNotStarted(cluster), QString());
    cluster.stop();
    QVERIFY(!cluster.isRunning());
}

void TestClusterSafety::aSocketDirectoryOfSomebodyElseIsRefused()
{
    const ScratchDirectory scratch(QString(150, u'y'));
    const auto owner = ownerOf(scratch.inCluster({}));
    QVERIFY(owner);
    const QString socketDirectory = socketDirectoryOf(clusterDirectoryIn(scratch.path()), *owner);
    QVERIFY(QFile::link(QFileInfo(scratch.path()).path(), socketDirectory));

    const auto refused = Cluster(scratch.config()).start();
    QVERIFY(QFile::remove(socketDirectory));
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.contains(socketDirectory), qPrintable(refused.error().detail));
}

void TestClusterSafety::aClosedParentDirectoryIsNamed()
{
    if (geteuid() != 0)
        QSKIP("Only for root does the cluster belong to another user.");
    const ScratchDirectory scratch(u"closed/data"_s);
    const QString closed = QFileInfo(scratch.path()).path();
    QVERIFY(QDir().mkpath(scratch.path()));
    QCOMPARE(chmod(QFile::encodeName(closed).constData(), 0700), 0);

    const auto refused = Cluster(scratch.config()).start();
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.contains(closed + u'.'), qPrintable(refused.error().detail));
    QVERIFY(!QFileInfo::exists(scratch.inCluster({})));
}

void TestClusterSafety::aClosedDirectoryIsNotTakenForAnEmptyOne()
{
    const ScratchDirectory scratch;
    ClusterConfig config = scratch.config();
    config.mayCreate = false;
    QVERIFY(QDir().mkpath(scratch.inCluster({})));
    const auto programs = newestPrograms();
    QVERIFY(programs);
    const QByteArray closed = QFile::encodeName(scratch.path());
    QCOMPARE(chmod(closed.constData(), 0), 0);
    const uid_t user = geteuid();
    if (user == 0)
        QCOMPARE(setresuid(65534, 65534, 0), 0); // root may read everything
    const auto refused = Cluster(config).start();
    const auto upgraded = upgradeClusterTo(config, *programs, OldCluster::Keep);
    QCOMPARE(setresuid(user, user, user), 0);
    QCOMPARE(chmod(closed.constData(), 0700), 0);
    QVERIFY(!refused && !upgraded);
    for (const QString &detail : { refused.error().detail, upgraded.error().detail })
        QVERIFY2(detail.contains(u"Permission denied"_s) && detail.contains(u"sudo"_s), qPrintable(detail));
}

void TestClusterSafety::valuesNeverReachALog()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    ask(cluster, "CREATE TABLE said (words text PRIMARY KEY CHECK (words <> 'hush-1'))");
    const QByteArrayList failing{ "INSERT INTO said VALUES ('hush-1')",
                                  "INSERT INTO said VALUES ('hush-2'), ('hush-2')",
                                  "SELECT 'hush-3'::int",
                                  "SELECT hush_4",
                                  "DO $$ BEGIN RAISE WARNING 'hush-5'; RAISE EXCEPTION 'hush-6'; END $$",
                                  "SELECT pg_terminate_backend(pg_backend_pid()), 'hush-7'" };
    for (const QByteArray &sql : failing)
        QVERIFY(ask(cluster, sql).contains(u"ERROR"_s) || sql.contains("terminate"));
    cluster.stop();

    QByteArray logged = scratch.read(u"start.log"_s);
    QDirIterator logs(scratch.inCluster(u"log"_s), QDir::Files);
    while (logs.hasNext())
        logged += scratch.read(u"log/"_s + QFileInfo(logs.next()).fileName());
    QVERIFY(logged.contains("ready to accept connections"));
    QVERIFY2(!logged.contains("hush"), logged.constData());
}

void TestClusterSafety::reasonsAreGivenInSentences_data()
{
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("detail");
    QTest::newRow("full disk")
        << u"initdb: error: could not write file \"x\": No space left on device"_s
        << u"It failed: the disk that holds /tmp is full. Make room there and try again."_s;
    QTest::newRow("a disk that fills up in the middle of a write")
        << u"ERROR:  could not extend file \"base/1/2619\": wrote only 4096 of 8192 bytes at block 3\n"
           "HINT:  Check free disk space.\nPANIC:  cannot abort transaction 1, it was already committed"_s
        << u"It failed: the disk that holds /tmp is full. Make room there and try again."_s;
    QTest::newRow("rights")
        << u"FATAL:  could not open file \"x\": Permission denied"_s
        << u"It failed: could not open file \"x\": Permission denied. Check who may write to "
           "/tmp, or give another --data-dir."_s;
    QTest::newRow("the last fatal line")
        << u"LOG:  a\nFATAL:  first\nLOG:  b\nFATAL:  last\nLOG:  c\n"_s << u"It failed: last."_s;
    QTest::newRow("nothing") << QString() << u"It failed: no reason was given."_s;
}

void TestClusterSafety::reasonsAreGivenInSentences()
{
    QFETCH(QString, output);
    QFETCH(QString, detail);
    QCOMPARE(explained(u"It failed"_s, output, u"/tmp"_s).detail, detail);
}

TRIAGE_TEST(TestClusterSafety, QCoreApplication)

#include "tst_clustersafety.moc"
