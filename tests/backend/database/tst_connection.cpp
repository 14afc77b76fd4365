// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/connection.h"
#include "database/sqlstate.h"
#include "database/statements.h"
#include "database/stopsignal.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

constexpr auto testStatements = R"(
-- name: echo.text
select :text::text, :text::text is null
-- name: secret.asNumber
select :secret::text::bigint
-- name: secret.add
insert into secret (value) values (:secret)
-- name: thing.all
select * from thing
-- name: thing.readAfterLoss
select case when nextval('runs') = 1 then pg_terminate_backend(pg_backend_pid())::text || pg_sleep(60)::text end
-- name: thing.writeAfterLoss
with lost as materialized (select nextval('runs'), pg_terminate_backend(pg_backend_pid()), pg_sleep(60))
insert into thing select 1 from lost
-- name: sleep.long
select pg_sleep(60)
)";

const Statements &statements()
{
    static const Statements parsed = [] {
        Statements made;
        made.addFile(testStatements);
        return made;
    }();
    return parsed;
}

ConnectionConfig with(const ScratchDatabase &database)
{
    ConnectionConfig config = database.config();
    config.statements = &statements();
    return config;
}

QStringList *logged = nullptr;

/// Everything that is logged while it lives.
class Log
{
public:
    Log()
    {
        logged = &m_lines;
        m_previous = qInstallMessageHandler(
            [](QtMsgType, const QMessageLogContext &, const QString &text) { logged->append(text); });
    }
    ~Log() { qInstallMessageHandler(m_previous); }
    QString text() const { return m_lines.join(u'\n'); }

private:
    QStringList m_lines;
    QtMessageHandler m_previous;
};

/// Returns what a bug prints before it ends the program; empty if it does not end it.
QByteArray lastWordsOf(const std::function<void()> &bug)
{
    int ends[2];
    if (::pipe(ends) != 0)
        return {};
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit noCore{ 0, 0 };
        ::setrlimit(RLIMIT_CORE, &noCore);
        ::dup2(ends[1], STDERR_FILENO);
        ::signal(SIGABRT, SIG_DFL);
        qInstallMessageHandler(nullptr);
        bug();
        ::_exit(0);
    }
    ::close(ends[1]);
    QFile output;
    output.open(ends[0], QIODevice::ReadOnly, QFile::AutoCloseHandle);
    const QByteArray words = output.readAll();
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? words : QByteArray();
}

} // namespace

class TestConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aSessionSpeaksUtcAndIso();
    void aStatementUsesOneProcessor();
    void failuresAreToldApart_data();
    void failuresAreToldApart();
    void logsHoldNoValues();
    void aSlowStatementIsGivenUp();
    void aServerThatHangsIsGivenUp();
    void waitingForALockIsGivenUp();
    void theEndOfTheProgramCountsAsALoss();
    void aReadIsTriedAgainAfterALoss();
    void aWriteIsNotTriedAgainAfterALoss();
    void aLostTransactionRefusesWhatFollows();
    void theShutdownNoticeIsReadBeforeTheNextStatement();
    void aChangedTableIsPreparedForAgain();
    void anUnreachableServerIsUnavailable();
    void aWrongConnectionStringIsExplained();
    void aUriIsTaken();
    void aServerThatMayLoseCommitsIsWarnedOf();
    void anUnknownStatementEndsTheProgram();
    void aStatementWithoutItsValuesFailsAlone();

private:
    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
};

void TestConnection::initTestCase()
{
    m_database = std::make_unique<ScratchDatabase>(Schema::Empty);
    m_connection = std::make_unique<Connection>(with(*m_database));
    QVERIFY(m_connection->executeText(u"create table thing (n bigint); create sequence runs;"
                                      "create table secret (value text unique)"_s));
}

void TestConnection::aSessionSpeaksUtcAndIso()
{
    const Result<Rows> rows = m_connection->executeText(
        u"select current_setting('timezone'), current_setting('datestyle'), "
        u"current_setting('client_encoding'),"
        " current_setting('statement_timeout'), current_setting('lock_timeout'),"
        " current_setting('application_name'), current_setting('standard_conforming_strings')"_s);
    QVERIFY(rows);
    const Row row = rows->first();
    QCOMPARE(row.text(0), u"UTC"_s);
    QVERIFY(row.text(1).startsWith(u"ISO"_s));
    QCOMPARE(row.text(2), u"UTF8"_s);
    QCOMPARE(row.text(3), u"15s"_s);
    QCOMPARE(row.text(4), u"10s"_s);
    QCOMPARE(row.text(5), u"triage-test"_s);
    QCOMPARE(row.text(6), u"on"_s);
}

void TestConnection::aStatementUsesOneProcessor()
{
    // Two would be faster here, and cost nothing.
    QVERIFY(m_connection->executeText(
        u"create table many as select n from generate_series(1, 10000) n; analyze many;"
        "set min_parallel_table_scan_size = 0; set parallel_setup_cost = 0; set parallel_tuple_cost = 0"_s));
    const Result<Rows> plan = m_connection->executeText(u"explain select count(*) from many"_s);
    for (int i = 0; i < plan->size(); ++i)
        QVERIFY2(!plan->at(i).text(0).contains(u"Parallel"_s), qPrintable(plan->at(i).text(0)));
}

void TestConnection::failuresAreToldApart_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<bool>("passes");

    for (const char *state : { "", "08006", "57P01", "57P02", "57P03", "53100", "53200", "53300", "57014",
                               "55P03", "58030", "40001", "40P01", "25006" })
        QTest::addRow("%s passes", state) << QByteArray(state) << true;
    for (const char *state :
         { "23505", "23503", "42601", "42P01", "22P02", "25P02", "55000", "57000", "XX000" })
        QTest::addRow("%s stays", state) << QByteArray(state) << false;
}

void TestConnection::failuresAreToldApart()
{
    QFETCH(QByteArray, state);
    QFETCH(bool, passes);
    const Problem problem = problemOfSqlState(state);
    QCOMPARE(problem.type, passes ? ProblemType::ServiceUnavailable : ProblemType::InternalError);
    QCOMPARE(problem.retryAfter > 0s, passes);
}

void TestConnection::logsHoldNoValues()
{
    const QString secret = u"ib_secret"_s;
    const Log log;
    QVERIFY(!m_connection->execute("secret.asNumber", { { "secret", secret } }));
    QCOMPARE(m_connection->lastSqlState(), "22P02"_ba);
    QVERIFY(m_connection->execute("secret.add", { { "secret", secret } }));
    const Result<Rows> twice = m_connection->execute("secret.add", { { "secret", secret } });
    QVERIFY(!twice);
    QCOMPARE(twice.error().type, ProblemType::InternalError);
    QCOMPARE(m_connection->lastSqlState(), "23505"_ba);
    QVERIFY(log.text().contains(u"name=secret.asNumber sqlstate=22P02"_s));
    QVERIFY(log.text().contains(u"name=secret.add sqlstate=23505"_s));
    QVERIFY(!log.text().contains(secret));
    QVERIFY(!twice.error().detail.contains(secret));
}

void TestConnection::aSlowStatementIsGivenUp()
{
    ConnectionConfig config = with(*m_database);
    config.statementTimeout = 1s; // those that are not slow need less
    Connection hasty(config);
    const Result<Rows> rows = hasty.execute("sleep.long");
    QVERIFY(!rows);
    QCOMPARE(rows.error().type, ProblemType::ServiceUnavailable);
    QCOMPARE(hasty.lastSqlState(), "57014"_ba);
    QVERIFY(!hasty.lostConnection());
    QVERIFY(hasty.execute("echo.text", { { "text", u"still there"_s } }));
}

void TestConnection::aServerThatHangsIsGivenUp()
{
    ScratchCluster cluster; // others would wait for the process that is stopped
    const ScratchDatabase database(Schema::Empty, cluster);
    ConnectionConfig config = with(database);
    config.statementTimeout = 1s; // a server that does not hang needs less
    Connection hasty(config);
    const auto hanging = pid_t(hasty.executeText(u"select pg_backend_pid()"_s)->first().integer(0));
    ::kill(hanging, SIGSTOP);
    const Result<Rows> rows = hasty.executeText(u"select 1"_s);
    ::kill(hanging, SIGCONT);
    QVERIFY(!rows);
    QCOMPARE(rows.error().type, ProblemType::ServiceUnavailable);
    QVERIFY(hasty.lostConnection());
    const auto next = pid_t(hasty.executeText(u"select pg_backend_pid()"_s)->first().integer(0));
    QVERIFY(next != hanging);
}

void TestConnection::waitingForALockIsGivenUp()
{
    QVERIFY(m_connection->executeText(u"begin; lock table thing"_s));
    ConnectionConfig config = with(*m_database);
    config.lockTimeout = 50ms;
    Connection hasty(config);
    const Result<Rows> rows = hasty.execute("thing.all");
    QVERIFY(!rows);
    QCOMPARE(rows.error().type, ProblemType::ServiceUnavailable);
    QCOMPARE(hasty.lastSqlState(), "55P03"_ba);
    QVERIFY(!hasty.lostConnection());
    m_connection->rollBack();
    QVERIFY(hasty.execute("thing.all"));
}

void TestConnection::theEndOfTheProgramCountsAsALoss()
{
    StopSignal stop;
    ConnectionConfig config = with(*m_database);
    config.stop = &stop;
    Connection connection(config);
    QVERIFY(!connection.executeText(u"select 1 / 0"_s));
    stop.raiseAfter(0ms);
    QTRY_VERIFY(stop.isRaised());
    QVERIFY(!connection.execute("thing.all"));
    QVERIFY(connection.lostConnection());
    QVERIFY(connection.lastSqlState().isEmpty());
}

void TestConnection::aReadIsTriedAgainAfterALoss()
{
    QVERIFY(m_connection->executeText(u"alter sequence runs restart"_s));
    QVERIFY(m_connection->execute("thing.readAfterLoss"));
    QCOMPARE(m_connection->executeText(u"select last_value from runs"_s)->first().integer(0), 2);
    QVERIFY(!m_connection->lostConnection());
}

void TestConnection::aWriteIsNotTriedAgainAfterALoss()
{
    QVERIFY(m_connection->executeText(u"alter sequence runs restart"_s));
    const Result<Rows> rows = m_connection->execute("thing.writeAfterLoss");
    QVERIFY(!rows);
    QCOMPARE(rows.error().type, ProblemType::ServiceUnavailable);
    QVERIFY(rows.error().retryAfter > 0s);
    QVERIFY(m_connection->lostConnection());
    QVERIFY(m_connection->lastSqlState().isEmpty());
    QCOMPARE(m_connection->executeText(u"select last_value from runs"_s)->first().integer(0), 1);
    QVERIFY(m_connection->execute("thing.all")->isEmpty());
}

void TestConnection::aLostTransactionRefusesWhatFollows()
{
    QVERIFY(m_connection->executeText(u"begin; insert into thing values (1)"_s));
    QCOMPARE(m_connection->transactionState(), TransactionState::Open);
    QVERIFY(!m_connection->executeText(u"select pg_terminate_backend(pg_backend_pid()), pg_sleep(60)"_s));
    QCOMPARE(m_connection->transactionState(), TransactionState::Lost);
    // Run on a new connection, this would be a part of the transaction that stays without the rest.
    QVERIFY(!m_connection->executeText(u"insert into thing values (2)"_s));
    QVERIFY(m_connection->lostConnection());
    QVERIFY(!m_connection->open());
    m_connection->rollBack();
    QVERIFY(m_connection->execute("thing.all")->isEmpty());
}

void TestConnection::theShutdownNoticeIsReadBeforeTheNextStatement()
{
    const qint64 process = m_connection->executeText(u"select pg_backend_pid()"_s)->first().integer(0);
    Connection other(with(*m_database));
    QVERIFY(other.executeText(u"select pg_terminate_backend(%1)"_s.arg(process)));
    const QString alive = u"select 1 from pg_stat_activity where pid = %1"_s.arg(process);
    QTRY_VERIFY(other.executeText(alive)->isEmpty());
    QVERIFY(m_connection->executeText(u"insert into thing values (1)"_s));
    QCOMPARE(m_connection->executeText(u"delete from thing"_s)->affected(), 1);
}

void TestConnection::aChangedTableIsPreparedForAgain()
{
    QCOMPARE(m_connection->execute("thing.all")->columns(), 1);
    Connection other(with(*m_database));
    QVERIFY(other.executeText(u"alter table thing add column more text"_s));
    QCOMPARE(m_connection->execute("thing.all")->columns(), 2);
    QVERIFY(m_connection->executeText(u"deallocate all"_s));
    QCOMPARE(m_connection->execute("thing.all")->columns(), 2);
}

void TestConnection::anUnreachableServerIsUnavailable()
{
    ConnectionConfig config = with(*m_database);
    config.conninfo = u"host=/tmp/no-such-directory dbname=triage user=postgres password=hunter2"_s;
    const Log log;
    Connection connection(config);
    const Result<Rows> rows = connection.execute("echo.text", { { "text", u""_s } });
    QVERIFY(!rows);
    QCOMPARE(rows.error().type, ProblemType::ServiceUnavailable);
    QVERIFY(connection.lostConnection());
    QVERIFY(!connection.isOpen());
    QVERIFY(log.text().contains(u"/tmp/no-such-directory"_s));
    QVERIFY(!log.text().contains(u"hunter2"_s));
}

void TestConnection::aWrongConnectionStringIsExplained()
{
    ConnectionConfig config = with(*m_database);
    config.conninfo = u"hots=localhost"_s;
    const Result<void> opened = Connection(config).open();
    QVERIFY(!opened);
    QCOMPARE(opened.error().type, ProblemType::InternalError);
    QVERIFY(opened.error().detail.contains(u"hots"_s));
}

void TestConnection::aUriIsTaken()
{
    const QString name = m_connection->executeText(u"select current_database()"_s)->first().text(0);
    const QString directory = m_database->conninfo().section(u' ', 0, 0).section(u'=', 1);
    ConnectionConfig config = with(*m_database);
    config.conninfo
        = u"postgresql:///%1?host=%2&user=postgres&application_name=it's%20me"_s.arg(name, directory);
    Connection connection(config);
    const Result<Rows> rows
        = connection.executeText(u"select current_database(), current_setting('application_name')"_s);
    QVERIFY(rows);
    QCOMPARE(rows->first().text(0), name);
    QCOMPARE(rows->first().text(1), u"it's me"_s);
}

void TestConnection::aServerThatMayLoseCommitsIsWarnedOf()
{
    ConnectionConfig config = with(*m_database);
    config.scratch = false;
    const Log log;
    Connection connection(config);
    QVERIFY(connection.open());
    QVERIFY(log.text().contains(u"fsync is off"_s));
    QVERIFY(!log.text().contains(u"synchronous_commit"_s));
}

void TestConnection::anUnknownStatementEndsTheProgram()
{
    QVERIFY(lastWordsOf([this] { (void)m_connection->execute("no.such"); }).contains("no.such"));
}

void TestConnection::aStatementWithoutItsValuesFailsAlone()
{
    const Log log;
    const Result<Rows> without = m_connection->execute("echo.text");
    QVERIFY(!without);
    QCOMPARE(without.error().type, ProblemType::InternalError);
    QVERIFY(log.text().contains(u":text has no value"_s));
    const Result<Rows> another = m_connection->execute("echo.text", { { "text", u""_s }, { "txet", u""_s } });
    QVERIFY(!another);
    QCOMPARE(another.error().type, ProblemType::InternalError);
    QVERIFY(log.text().contains(u"was given :txet"_s));
    QVERIFY(m_connection->execute("echo.text", { { "text", u""_s } }));
}

TRIAGE_TEST(TestConnection, QCoreApplication)
#include "tst_connection.moc"
