// SPDX-License-Identifier: GPL-3.0-or-later
// The life of a cluster: made, started, shared, killed, taken over, stopped.
#include "clusterfixture.h"

#include "postgres/clusterowner.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::postgres;

class TestCluster : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClusterIsMadeAndStartedFromNothing();
    void acknowledgedWritesAreDurable();
    void textIsUtf8AndSortsByCodePoint();
    void dataSurvivesStopAndStart();
    void twoUsersInOneProgramShareOneServer();
    void twoProgramsStartingAtOnceShareOneServer();
    void aServerLeftByAKilledProgramIsTakenOver();
    void aKilledServerIsRecovered();
    void anEndedServerIsStartedAgainForTheSameUser();
    void aProcessNumberOfAnotherProgramIsNotAnObstacle();
    void aCrashInTheMiddleOfCreationLeavesNoHalfCluster();
    void aServerWhoseSocketVanishedIsRestarted();
    void theServerHasASessionOfItsOwn();
};

void TestCluster::aClusterIsMadeAndStartedFromNothing()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QVERIFY(!cluster.isRunning());

    QCOMPARE(whyNotStarted(cluster), QString());
    QVERIFY(cluster.isRunning());
    QCOMPARE(ask(cluster, "SELECT current_database() || ' ' || current_user"), u"triage triage"_s);
    QCOMPARE(QFileInfo(scratch.inCluster({})).permissions() & 0x0077, QFile::Permissions());

    cluster.stop();
    QVERIFY(!cluster.isRunning());
    QVERIFY(ask(cluster, "SELECT 1").contains(u"failed"_s));
}

void TestCluster::acknowledgedWritesAreDurable()
{
    const ScratchDirectory scratch;
    Cluster cluster({ scratch.path() });
    QCOMPARE(whyNotStarted(cluster), QString());

    for (const QByteArray &setting :
         { "fsync"_ba, "synchronous_commit"_ba, "full_page_writes"_ba, "data_checksums"_ba })
        QCOMPARE(ask(cluster, "SHOW " + setting), u"on"_s);
    cluster.stop();
}

void TestCluster::textIsUtf8AndSortsByCodePoint()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());

    QCOMPARE(ask(cluster, "SHOW server_encoding"), u"UTF8"_s);
    QCOMPARE(ask(cluster, "SHOW timezone"), u"UTC"_s);
    QCOMPARE(ask(cluster, "SELECT lower('ÄΩ')"), u"äω"_s);
    QCOMPARE(ask(cluster, "SELECT string_agg(t, '' ORDER BY t) FROM unnest('{ä,b,Z,a}'::text[]) t"),
             u"Zabä"_s);
    cluster.stop();
}

void TestCluster::dataSurvivesStopAndStart()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    ask(cluster, "CREATE TABLE kept AS SELECT 42 AS answer");
    cluster.stop();

    Cluster again(scratch.config());
    QCOMPARE(whyNotStarted(again), QString());
    QCOMPARE(ask(again, "SELECT answer FROM kept"), u"42"_s);
    again.stop();
}

void TestCluster::twoUsersInOneProgramShareOneServer()
{
    const ScratchDirectory scratch;
    Cluster first(scratch.config());
    Cluster second(scratch.config());
    QCOMPARE(whyNotStarted(first), QString());
    const qint64 server = scratch.serverProcess();
    QCOMPARE(whyNotStarted(second), QString());
    QCOMPARE(scratch.serverProcess(), server);

    first.stop();
    QCOMPARE(ask(second, "SELECT 1"), u"1"_s);
    second.stop();
    QVERIFY(!second.isRunning());
}

void TestCluster::twoProgramsStartingAtOnceShareOneServer()
{
    const ScratchDirectory scratch;
    SecondProgram one(scratch);
    SecondProgram two(scratch);
    Cluster three(scratch.config());
    QCOMPARE(whyNotStarted(three), QString());
    QVERIFY(one.waitForStarted());
    QVERIFY(two.waitForStarted());
    const qint64 server = scratch.serverProcess();

    QVERIFY(one.stop());
    three.stop();
    QVERIFY(three.isRunning());
    QCOMPARE(scratch.serverProcess(), server);
    QVERIFY(two.stop());
    QVERIFY(!three.isRunning());
}

void TestCluster::aServerLeftByAKilledProgramIsTakenOver()
{
    const ScratchDirectory scratch;
    SecondProgram killed(scratch);
    QVERIFY(killed.waitForStarted());
    const qint64 server = scratch.serverProcess();
    killed.kill();

    Cluster cluster(scratch.config());
    QVERIFY(cluster.isRunning());
    QCOMPARE(whyNotStarted(cluster), QString());
    QCOMPARE(scratch.serverProcess(), server);
    QCOMPARE(ask(cluster, "SELECT 1"), u"1"_s);
    cluster.stop();
    QVERIFY(!cluster.isRunning());
}

void TestCluster::aKilledServerIsRecovered()
{
    const ScratchDirectory scratch;
    Cluster cluster({ scratch.path() });
    QCOMPARE(whyNotStarted(cluster), QString());
    ask(cluster, "CREATE TABLE kept AS SELECT 42 AS answer");
    scratch.killServer();

    Cluster next({ scratch.path() });
    QCOMPARE(whyNotStarted(next), QString());
    QCOMPARE(ask(next, "SELECT answer FROM kept"), u"42"_s);
    next.stop();
    cluster.stop();
    QVERIFY(!cluster.isRunning());
}

void TestCluster::anEndedServerIsStartedAgainForTheSameUser()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    for (int i = 0; i < 3; ++i) {
        scratch.killServer();
        QCOMPARE(whyNotStarted(cluster), QString());
        QCOMPARE(ask(cluster, "SELECT 1"), u"1"_s);
    }
    cluster.stop();
    QVERIFY(!cluster.isRunning());
}

void TestCluster::aProcessNumberOfAnotherProgramIsNotAnObstacle()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    cluster.stop();

    // A process of the cluster's own user: PostgreSQL believes it to be the server.
    const auto owner = ownerOf(scratch.inCluster({}));
    QVERIFY(owner);
    QProcess other;
    if (owner->isAnotherUser())
        other.start(u"setpriv"_s, { u"--reuid"_s, owner->name, u"--clear-groups"_s, u"sleep"_s, u"600"_s });
    else
        other.start(u"sleep"_s, { u"600"_s });
    QVERIFY(other.waitForStarted());
    const QByteArray number = QByteArray::number(other.processId());
    QVERIFY(
        scratch.write(u"data/postmaster.pid"_s, number + "\n/elsewhere\n1\n5432\n/elsewhere\n\n\nready\n"));
    QVERIFY(scratch.write(u"socket/.s.PGSQL.5432.lock"_s, number + "\n"));

    QVERIFY(!cluster.isRunning());
    QCOMPARE(whyNotStarted(cluster), QString());
    QCOMPARE(ask(cluster, "SELECT 1"), u"1"_s);
    QCOMPARE(other.state(), QProcess::Running);
    cluster.stop();
    other.kill();
    other.waitForFinished();
}

void TestCluster::aCrashInTheMiddleOfCreationLeavesNoHalfCluster()
{
    const ScratchDirectory scratch;
    const auto unfinished = [&scratch] {
        return QDir(scratch.inCluster({})).entryList({ u"data.new-*"_s }, QDir::Dirs | QDir::Hidden);
    };
    SecondProgram killed(scratch);
    QTRY_VERIFY(!unfinished().isEmpty());
    killed.kill();
    QVERIFY(!QFileInfo::exists(scratch.inCluster(u"data"_s)));

    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    QCOMPARE(ask(cluster, "SELECT 1"), u"1"_s);
    QCOMPARE(unfinished(), QStringList());
    cluster.stop();
}

void TestCluster::aServerWhoseSocketVanishedIsRestarted()
{
    const ScratchDirectory scratch;
    SecondProgram killed(scratch);
    QVERIFY(killed.waitForStarted());
    killed.kill();
    QVERIFY(QFile::remove(scratch.inCluster(u"socket/.s.PGSQL.5432"_s)));

    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    QCOMPARE(ask(cluster, "SELECT 1"), u"1"_s);
    cluster.stop();
}

void TestCluster::theServerHasASessionOfItsOwn()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    // Ctrl+C reaches the processes of the terminal's session only.
    QVERIFY(getsid(static_cast<pid_t>(scratch.serverProcess())) != getsid(0));
    cluster.stop();
}

static int runAsTestOrSecondProgram(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (const auto ended = runAsSecondProgram(QCoreApplication::arguments()))
        return *ended;
    TestCluster test;
    return QTest::qExec(&test, argc, argv);
}

TRIAGE_TEST_RUN_BY(runAsTestOrSecondProgram)

#include "tst_cluster.moc"
