// SPDX-License-Identifier: GPL-3.0-or-later
// A cluster on its way to a newer PostgreSQL: everything comes along, or everything stays as it is. From the
// oldest to the newest version that is installed; where there is only one, from that to itself. Takes longer
// than a minute beside other tests, because each story creates two clusters and runs PostgreSQL's own
// programs.
#include "clusterfixture.h"

#include "postgres/clustercreation.h"
#include "postgres/clusterdirectory.h"
#include "postgres/clusterowner.h"
#include "postgres/clusterupgrade.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::postgres;

namespace {

PostgresPrograms oldest()
{
    return installedPrograms().last();
}

PostgresPrograms newest()
{
    return installedPrograms().first();
}

/// A cluster of the oldest version with a table that needs an extension.
void make(const ScratchDirectory &scratch)
{
    const ClusterDirectory place = clusterDirectoryIn(scratch.path());
    const auto owner = ownerOf(place.root);
    QVERIFY(owner);
    QVERIFY(prepare(place, *owner));
    {
        const ActAs scope(*owner);
        QVERIFY(create(place, oldest(), *owner, false));
    }
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    ask(cluster, "CREATE EXTENSION pg_trgm");
    ask(cluster,
        "CREATE TABLE said (words text); CREATE INDEX said_parts ON said USING gin (words gin_trgm_ops)");
    ask(cluster, "INSERT INTO said SELECT 'zwölf ' || n FROM generate_series(1, 1000) AS n");
    cluster.stop();
    QVERIFY(scratch.write(u"data/local.conf"_s, "work_mem = 9MB\n"));
}

/// Describes the cluster's content and version in words.
QString story(const ScratchDirectory &scratch)
{
    Cluster cluster(scratch.config());
    if (const QString why = whyNotStarted(cluster); !why.isEmpty())
        return why;
    const QString told
        = ask(cluster,
              "SELECT split_part(current_setting('server_version'), '.', 1) || ': ' || count(*) || ', ' || "
              "max(words) || ', ' || current_setting('work_mem') FROM said WHERE words LIKE '%lf 9%'");
    cluster.stop();
    return told;
}

QString storyOf(const PostgresPrograms &programs)
{
    return QString::number(programs.major) + u": 111, zwölf 999, 9MB"_s;
}

/// Directories of clusters that are not in their place.
QStringList besides(const ScratchDirectory &scratch)
{
    return QDir(scratch.inCluster({})).entryList({ u"data.*"_s, u"*.sh"_s }, QDir::AllEntries | QDir::Hidden);
}

/// The newest programs with another pg_upgrade: a script.
PostgresPrograms withUpgrade(const ScratchDirectory &scratch, const QByteArray &script)
{
    const QString directory = QFileInfo(scratch.path()).path() + u"/programs"_s;
    QDir().mkpath(directory);
    chmod(QFile::encodeName(directory).constData(), 0755);
    for (const QFileInfo &each : QDir(newest().directory).entryInfoList(QDir::Files)) {
        if (each.fileName() != u"pg_upgrade"_s)
            QFile::link(each.filePath(), directory + u'/' + each.fileName());
    }
    QFile program(directory + u"/pg_upgrade"_s);
    if (!program.open(QIODevice::WriteOnly) || program.write("#!/bin/sh\n" + script) < 0)
        qFatal("The script cannot be written");
    program.close();
    chmod(QFile::encodeName(program.fileName()).constData(), 0755);
    return { directory, newest().major };
}

} // namespace

class TestClusterUpgrade : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingComesAlongAndTheOldClusterIsKept();
    void theOldClusterIsRemovedWhereThatIsAskedFor();
    void theNewestVersionNeedsNoUpgrade();
    void aVersionThatIsNotInstalledIsNamedWithWhatToDo();
    void aClusterInUseIsLeftAlone();
    void aDirectoryWithoutAClusterIsRefused();
    void aCopyThatFailsChangesNothing();
    void aNewClusterThatDoesNotStartGivesWay();
    void anInterruptedUpgradeIsSettled_data();
    void anInterruptedUpgradeIsSettled();
};

void TestClusterUpgrade::everythingComesAlongAndTheOldClusterIsKept()
{
    const ScratchDirectory scratch;
    make(scratch);
    QCOMPARE(story(scratch), storyOf(oldest()));

    const auto upgraded = upgradeClusterTo(scratch.config(), newest(), OldCluster::Keep);
    QVERIFY2(upgraded, upgraded ? "" : qPrintable(upgraded.error().detail));
    QCOMPARE(upgraded->from, oldest().major);
    QCOMPARE(upgraded->to, newest().major);
    const QString kept = u"data.old-%1"_s.arg(oldest().major);
    QCOMPARE(upgraded->kept, scratch.inCluster(kept));
    QCOMPARE(besides(scratch), QStringList{ kept });
    QCOMPARE(majorVersionOf(upgraded->kept), oldest().major);
    QCOMPARE(story(scratch), storyOf(newest()));

    const auto again = upgradeClusterTo(scratch.config(), newest(), OldCluster::Keep);
    QVERIFY(newest().major != oldest().major || !again);
}

void TestClusterUpgrade::theOldClusterIsRemovedWhereThatIsAskedFor()
{
    const ScratchDirectory scratch;
    make(scratch);
    const auto upgraded = upgradeClusterTo(scratch.config(), newest(), OldCluster::Remove);
    QVERIFY2(upgraded, upgraded ? "" : qPrintable(upgraded.error().detail));
    QCOMPARE(upgraded->kept, QString());
    QCOMPARE(besides(scratch), QStringList());
    QCOMPARE(story(scratch), storyOf(newest()));
}

void TestClusterUpgrade::theNewestVersionNeedsNoUpgrade()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString()); // also while it is used
    const auto upgraded = upgradeCluster(scratch.config(), OldCluster::Keep);
    QVERIFY(upgraded);
    QCOMPARE(upgraded->from, upgraded->to);
    QCOMPARE(upgraded->kept, QString());
    cluster.stop();
}

void TestClusterUpgrade::aVersionThatIsNotInstalledIsNamedWithWhatToDo()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    cluster.stop();
    QVERIFY(scratch.write(u"data/PG_VERSION"_s, "14\n"));

    const QString refused = whyNotStarted(cluster);
    QVERIFY2(refused.contains(u"made by PostgreSQL 14"_s)
                 && refused.contains(u"\"triaged upgrade-cluster\""_s),
             qPrintable(refused));
    const auto upgraded = upgradeCluster(scratch.config(), OldCluster::Remove);
    QVERIFY(!upgraded);
    for (const QString &part :
         { u"postgresql-14"_s, u"triaged backup"_s, u"triaged restore"_s, scratch.path() })
        QVERIFY2(upgraded.error().detail.contains(part), qPrintable(upgraded.error().detail));
    QCOMPARE(scratch.read(u"data/PG_VERSION"_s), "14\n"_ba);
    QCOMPARE(besides(scratch), QStringList());
}

void TestClusterUpgrade::aClusterInUseIsLeftAlone()
{
    const ScratchDirectory scratch;
    Cluster cluster(scratch.config());
    QCOMPARE(whyNotStarted(cluster), QString());
    const auto upgraded = upgradeClusterTo(scratch.config(), newest(), OldCluster::Keep);
    QVERIFY(!upgraded);
    QVERIFY2(upgraded.error().detail.contains(u"in use"_s), qPrintable(upgraded.error().detail));
    QCOMPARE(ask(cluster, "SELECT 1"), u"1"_s);
    cluster.stop();
}

void TestClusterUpgrade::aDirectoryWithoutAClusterIsRefused()
{
    const ScratchDirectory scratch;
    const auto upgraded = upgradeCluster(scratch.config(), OldCluster::Keep);
    QVERIFY(!upgraded);
    QVERIFY2(upgraded.error().detail.contains(u"no cluster"_s), qPrintable(upgraded.error().detail));
    QVERIFY(!QFileInfo::exists(scratch.inCluster({})));
}

void TestClusterUpgrade::aCopyThatFailsChangesNothing()
{
    const ScratchDirectory scratch;
    make(scratch);
    const PostgresPrograms broken
        = withUpgrade(scratch, "echo 'error: no more tea'; touch delete_old_cluster.sh; exit 1\n");
    const auto upgraded = upgradeClusterTo(scratch.config(), broken, OldCluster::Remove);
    QVERIFY(!upgraded);
    QVERIFY2(upgraded.error().detail.contains(u"no more tea"_s), qPrintable(upgraded.error().detail));
    QVERIFY(scratch.read(u"upgrade.log"_s).contains("no more tea"));
    QCOMPARE(besides(scratch), QStringList());
    QCOMPARE(story(scratch), storyOf(oldest()));
}

void TestClusterUpgrade::aNewClusterThatDoesNotStartGivesWay()
{
    const ScratchDirectory scratch;
    make(scratch);
    const PostgresPrograms broken = withUpgrade(
        scratch,
        "while [ $# -gt 1 ]; do [ \"$1\" != --new-datadir ] || rm \"$2/global/pg_control\"; shift; done\n");
    const auto upgraded = upgradeClusterTo(scratch.config(), broken, OldCluster::Remove);
    QVERIFY(!upgraded);
    QVERIFY2(upgraded.error().detail.contains(u"in its place again"_s), qPrintable(upgraded.error().detail));
    QCOMPARE(besides(scratch), QStringList());
    QCOMPARE(story(scratch), storyOf(oldest()));
}

void TestClusterUpgrade::anInterruptedUpgradeIsSettled_data()
{
    // Directories and the versions of the clusters in them.
    QTest::addColumn<QStringList>("left");
    QTest::addColumn<QStringList>("settled");
    QTest::newRow("nothing") << QStringList{ u"data 15"_s } << QStringList{ u"data 15"_s };
    QTest::newRow("while it copied") << QStringList{ u"data 15"_s, u"data.upgrade-a 17"_s }
                                     << QStringList{ u"data 15"_s };
    QTest::newRow("while it made the new one")
        << QStringList{ u"data 15"_s, u"data.upgrade-a 0"_s } << QStringList{ u"data 15"_s };
    QTest::newRow("after the exchange") << QStringList{ u"data 17"_s, u"data.upgrade-a 15"_s }
                                        << QStringList{ u"data 17"_s, u"data.old-15 15"_s };
    QTest::newRow("between two steps")
        << QStringList{ u"data.old-15 15"_s, u"data.upgrade-a 17"_s } << QStringList{ u"data 15"_s };
    QTest::newRow("at the end") << QStringList{ u"data 17"_s, u"data.old-15 15"_s }
                                << QStringList{ u"data 17"_s, u"data.old-15 15"_s };
    QTest::newRow("an old one and no cluster")
        << QStringList{ u"data.old-15 15"_s } << QStringList{ u"data.old-15 15"_s };
}

void TestClusterUpgrade::anInterruptedUpgradeIsSettled()
{
    QFETCH(QStringList, left);
    QFETCH(QStringList, settled);
    const ScratchDirectory scratch;
    for (const QString &each : left) {
        const QString name = each.section(u' ', 0, 0);
        const QByteArray version = each.section(u' ', 1).toLatin1();
        QVERIFY(QDir().mkpath(scratch.inCluster(name)));
        QVERIFY(version == "0" || scratch.write(name + u"/PG_VERSION"_s, version + '\n'));
    }
    settleUpgrade(clusterDirectoryIn(scratch.path()));
    QStringList found;
    const QDir root(scratch.inCluster({}));
    for (const QString &name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        found << name + u' ' + QString::number(majorVersionOf(root.filePath(name)));
    QCOMPARE(found, settled);
}

TRIAGE_TEST(TestClusterUpgrade, QCoreApplication)

#include "tst_clusterupgrade.moc"
