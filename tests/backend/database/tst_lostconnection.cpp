// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdroppingproxy.h"
#include "support/testprogram.h"
#include "transactiontest.h"

#include <QTest>

#include <signal.h>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

/// A server of its own, as others would not like it to crash.
struct CrashingServer
{
    ScratchCluster cluster;
    ScratchDatabase database{ Schema::Migrated, cluster };
    Connection first{ database.config() };
    OrganizationId organization = makeOrganization(first);
    OrganizationId other = makeOrganization(first);

    CrashingServer()
    {
        for (const QString &sql : { u"create table written (organization bigint, change bigint, id bigint)"_s,
                                    u"create sequence runs"_s, u"checkpoint"_s }) {
            if (!first.executeText(sql))
                qFatal("%s fails", qPrintable(sql));
        }
    }
    ConnectionConfig config() const { return database.config(); }
    /// From now on only commits are written to disk, and what comes before them.
    void writeNothingInPassing()
    {
        const QString writer = u"select pid from pg_stat_activity where backend_type = 'walwriter'"_s;
        ::kill(pid_t(first.executeText(writer)->first().integer(0)), SIGSTOP);
    }
    void crash()
    {
        cluster.kill9();
        cluster.start();
    }
    int rows() { return int(first.executeText(u"select count(*) from written"_s)->first().integer(0)); }
};

/// Waits for a synchronous standby that it does not have.
struct ServerWithoutStandby : CrashingServer
{
    ServerWithoutStandby()
    {
        for (const QString &setting : { u"wal_level = replica"_s, u"max_wal_senders = 1"_s })
            change(setting);
        cluster.restart();
        change(u"synchronous_standby_names = absent"_s);
    }
    void change(const QString &setting)
    {
        if (!first.executeText(u"alter system set "_s + setting)
            || !first.executeText(u"select pg_reload_conf()"_s))
            qFatal("%s cannot be set", qPrintable(setting));
    }
    /// Returns the number of commits that wait for the standby.
    int waiting(const QString &whose = u"%"_s)
    {
        return sessions(first, u"wait_event = 'SyncRep' and query like '%1'"_s.arg(whose));
    }
    bool interrupt(const QString &function)
    {
        return bool(first.executeText(
            u"select %1(pid) from pg_stat_activity where wait_event = 'SyncRep'"_s.arg(function)));
    }
};

QByteArray numberOf(Connection &connection)
{
    return connection.executeText(u"select pg_current_xact_id()"_s)->first().bytes(0).toByteArray();
}

} // namespace

class TestLostConnection : public TransactionTest
{
    Q_OBJECT

private Q_SLOTS:
    void aBackendKilledBeforeCommitRunsOnceInEffect();
    void aBackendKilledAtRestIsNotNoticed();
    void aBackendKilledDuringCommitRunsOnceInEffect();
    void aCommitWhoseAnswerIsLostIsNotRunAgain();
    void aWorkThatIsKilledTwiceIsUnavailable();
    void aPlainCommitWhoseAnswerIsLostIsAskedFor();
    void aCommitIsNotAcknowledgedBeforeTheStandbyHasIt_data();
    void aCommitIsNotAcknowledgedBeforeTheStandbyHasIt();
    void aServerThatOnlyReadsIsLeft();
    void aNumberThatIsGivenAgainAfterACrashIsNotTakenForItsFirstBearer_data();
    void aNumberThatIsGivenAgainAfterACrashIsNotTakenForItsFirstBearer();
    void committedWorkIsNotRunAgainAfterACrash_data();
    void committedWorkIsNotRunAgainAfterACrash();
};

void TestLostConnection::aBackendKilledBeforeCommitRunsOnceInEffect()
{
    int called = 0;
    const auto failure = transact(*m_connection, m_organization, [&](Transaction &tx) {
        if (const std::optional<Problem> failed = writeRow(tx))
            return std::optional(*failed);
        if (++called == 1)
            (void)tx.connection().executeText(
                u"select pg_terminate_backend(pg_backend_pid()), pg_sleep(60)"_s);
        return std::optional<Problem>();
    });
    QVERIFY(!failure);
    QCOMPARE(called, 2);
    QCOMPARE(rows(), 1);
    QCOMPARE(value(u"select change from written"_s), u"1"_s);
}

void TestLostConnection::aBackendKilledAtRestIsNotNoticed()
{
    Connection connection(m_database->config());
    QVERIFY(!transact(connection, m_organization, writeRow));
    const qint64 process = connection.executeText(u"select pg_backend_pid()"_s)->first().integer(0);
    const QString alive = u"select count(*) from pg_stat_activity where pid = %1"_s.arg(process);
    QVERIFY(m_connection->executeText(u"select pg_terminate_backend(%1)"_s.arg(process)));
    QTRY_COMPARE(value(alive), u"0"_s);
    QVERIFY(!transact(connection, m_organization, writeRow));
    QCOMPARE(rows(), 2);
    QCOMPARE(runs(), 2);
}

void TestLostConnection::aBackendKilledDuringCommitRunsOnceInEffect()
{
    QVERIFY(m_connection->executeText(
        u"create function wait_at_commit() returns trigger language plpgsql as"
        " $$ begin perform pg_advisory_xact_lock_shared(42); return null; end $$;"
        "create constraint trigger wait after insert on written deferrable initially deferred"
        " for each row execute function wait_at_commit();"
        "select pg_advisory_lock(42)"_s));
    std::optional<Problem> failure;
    std::thread writer([&] {
        Connection connection(m_database->config());
        failure = transact(connection, m_organization, writeRow);
    });
    waitForLockOf(u"advisory"_s);
    const QString kill
        = u"select count(pg_terminate_backend(pid)) from pg_stat_activity"
          " where datname = current_database() and wait_event = 'advisory' and query like '%commit'"_s;
    QCOMPARE(value(kill), u"1"_s);
    QVERIFY(m_connection->executeText(u"select pg_advisory_unlock(42)"_s));
    writer.join();
    QVERIFY(m_connection->executeText(u"drop trigger wait on written; drop function wait_at_commit"_s));
    QVERIFY(!failure);
    QCOMPARE(runs(), 2);
    QCOMPARE(rows(), 1);
}

void TestLostConnection::aCommitWhoseAnswerIsLostIsNotRunAgain()
{
    AnswerDroppingProxy proxy(m_database->conninfo(), "COMMIT"_ba);
    ConnectionConfig config = m_database->config();
    config.conninfo = proxy.conninfo();
    Connection connection(config);
    QVERIFY(!transact(connection, m_organization, writeRow));
    QVERIFY(proxy.hasDropped());
    QCOMPARE(runs(), 1);
    QCOMPARE(rows(), 1);
    QVERIFY(!transact(connection, m_organization, writeRow));
    QCOMPARE(rows(), 2);
}

void TestLostConnection::aWorkThatIsKilledTwiceIsUnavailable()
{
    const auto failure = transact(*m_connection, m_organization, [](Transaction &tx) {
        (void)writeRow(tx);
        (void)tx.connection().executeText(u"select pg_terminate_backend(pg_backend_pid()), pg_sleep(60)"_s);
        return std::optional<Problem>();
    });
    QVERIFY(failure);
    QCOMPARE(failure->type, ProblemType::ServiceUnavailable);
    QCOMPARE(runs(), 2);
    QCOMPARE(rows(), 0);
}

void TestLostConnection::aPlainCommitWhoseAnswerIsLostIsAskedFor()
{
    AnswerDroppingProxy proxy(m_database->conninfo(), "COMMIT"_ba);
    ConnectionConfig config = m_database->config();
    config.conninfo = proxy.conninfo();
    Connection connection(config);
    QVERIFY(!transactPlain(connection, [](Connection &inside) {
        countRun(inside);
        (void)inside.executeText(u"insert into written values (1, 1, 1)"_s);
        return std::optional<Problem>();
    }));
    QVERIFY(proxy.hasDropped());
    QCOMPARE(runs(), 1);
    QCOMPARE(rows(), 1);
}

void TestLostConnection::aCommitIsNotAcknowledgedBeforeTheStandbyHasIt_data()
{
    QTest::addColumn<QString>("interruption");
    QTest::newRow("its session is ended") << u"pg_terminate_backend"_s;
    QTest::newRow("its wait is cancelled") << u"pg_cancel_backend"_s;
}

// In both cases PostgreSQL keeps the commit on this server, where it looks like any other.
void TestLostConnection::aCommitIsNotAcknowledgedBeforeTheStandbyHasIt()
{
    QFETCH(QString, interruption);
    ServerWithoutStandby server;
    std::optional<Problem> failure;
    std::atomic<bool> isAcknowledged = false;
    std::jthread writer([&] {
        Connection connection(server.config());
        failure = transact(connection, server.organization, writeRow);
        isAcknowledged = true;
    });
    QTRY_COMPARE(server.waiting(u"%commit%"_s), 1);
    QVERIFY(server.interrupt(interruption));
    QTRY_COMPARE(server.waiting(u"%transaction.replicate%"_s), 1);
    QVERIFY(!isAcknowledged);
    server.change(u"synchronous_standby_names = ''"_s);
    writer.join();
    QVERIFY(!failure);
    QCOMPARE(server.rows(), 1);
}

void TestLostConnection::aServerThatOnlyReadsIsLeft()
{
    Connection connection(m_database->config());
    QVERIFY(connection.executeText(u"set default_transaction_read_only = on"_s));
    QVERIFY(!transact(connection, m_organization, writeRow));
    QCOMPARE(rows(), 1);
}

// What was not flushed is lost in a crash, and the numbers of its transactions with it: others get them.
void TestLostConnection::aNumberThatIsGivenAgainAfterACrashIsNotTakenForItsFirstBearer_data()
{
    QTest::addColumn<int>("others");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("another organization's") << 0 << true;
    QTest::newRow("the same organization's") << 1 << true;
    QTest::newRow("and others wrote since") << 2 << false;
}

void TestLostConnection::aNumberThatIsGivenAgainAfterACrashIsNotTakenForItsFirstBearer()
{
    QFETCH(int, others);
    QFETCH(bool, isKnown);
    CrashingServer server;
    server.writeNothingInPassing();
    QByteArray number;
    int called = 0;
    const auto failure = transact(server.first, server.organization, [&](Transaction &tx) {
        if (const std::optional<Problem> failed = writeRow(tx))
            return std::optional(*failed);
        if (++called > 1)
            return std::optional<Problem>();
        number = numberOf(tx.connection());
        server.crash();
        Connection second(server.config());
        for (int i = 0; i < std::max(1, others); ++i) {
            (void)transact(second, others == 0 ? server.other : server.organization, [&](Transaction &next) {
                if (i == 0 && numberOf(next.connection()) != number)
                    qFatal("The number is not given again");
                return writeRow(next);
            });
        }
        return std::optional<Problem>();
    });
    QCOMPARE(!failure, isKnown);
    QCOMPARE(called, isKnown ? 2 : 1);
    if (!isKnown)
        QCOMPARE(failure->type, ProblemType::ServiceUnavailable);
    QCOMPARE(server.rows(), std::max(1, others) + int(isKnown));
}

void TestLostConnection::committedWorkIsNotRunAgainAfterACrash_data()
{
    QTest::addColumn<int>("moreIdentifiers");
    QTest::newRow("a small one") << 0;
    QTest::newRow("one that takes identifiers as large moves and imports do") << 1'000'000;
}

void TestLostConnection::committedWorkIsNotRunAgainAfterACrash()
{
    QFETCH(int, moreIdentifiers);
    CrashingServer server;
    AnswerDroppingProxy proxy(server.database.conninfo(), "COMMIT"_ba);
    proxy.beforeDropping([&] { server.crash(); });
    ConnectionConfig config = server.config();
    config.conninfo = proxy.conninfo();
    Connection connection(config);
    QVERIFY(!transact(connection, server.organization, [&](Transaction &tx) {
        (void)tx.connection().executeText(
            u"update organization_state set next_id = next_id + %1 where organization = %2"_s
                .arg(moreIdentifiers)
                .arg(tx.organization().value()));
        return writeRow(tx);
    }));
    QVERIFY(proxy.hasDropped());
    QCOMPARE(server.rows(), 1);
}

TRIAGE_TEST(TestLostConnection, QCoreApplication)
#include "tst_lostconnection.moc"
