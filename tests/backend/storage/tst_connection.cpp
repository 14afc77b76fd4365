#include "storage/connection.h"
#include "storage/sqlstate.h"
#include "storage/statements.h"
#include "support/scratchdatabase.h"

#include <QTest>

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
-- name: echo.integer
select :value::bigint
-- name: echo.number
select :value::double precision
-- name: echo.boolean
select :value::boolean
-- name: echo.time
select :value::timestamptz
-- name: echo.bytes
select :value::bytea
-- name: echo.texts
select element, element is null from unnest(:texts::text[]) with ordinality as given(element, n) order by n
-- name: echo.integers
select sum(element), count(*) from unnest(:ids::bigint[]) as given(element)
-- name: echo.numbers
select element from unnest(:numbers::double precision[]) with ordinality as given(element, n) order by n
-- name: echo.booleans
select element from unnest(:flags::boolean[]) with ordinality as given(element, n) order by n
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

/// What a bug prints before it ends the program; empty where it does not end it.
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
    void textComesBackAsItWasSent_data();
    void textComesBackAsItWasSent();
    void nothingAndEmptyAreTwoThings();
    void aNullCharacterIsRefused();
    void numbersTimesAndBytesComeBack();
    void arraysComeBack();
    void rowsOutliveTheNextStatement();
    void aSessionSpeaksUtcAndIso();
    void failuresAreToldApart_data();
    void failuresAreToldApart();
    void logsHoldNoValues();
    void aSlowStatementIsGivenUp();
    void waitingForALockIsGivenUp();
    void aReadIsTriedAgainAfterALoss();
    void aWriteIsNotTriedAgainAfterALoss();
    void aLostTransactionRefusesWhatFollows();
    void aFarewellIsHeardBeforeTheNextStatement();
    void aChangedTableIsPreparedForAgain();
    void anUnreachableServerIsUnavailable();
    void aWrongConnectionStringIsExplained();
    void aUriIsTaken();
    void aServerThatMayLoseCommitsIsWarnedOf();
    void bugsEndTheProgram();

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

void TestConnection::textComesBackAsItWasSent_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("empty") << u""_s;
    QTest::newRow("blanks") << u"  two \t\r\n "_s;
    QTest::newRow("quotes") << u"it's \"so\" `called` ''"_s;
    QTest::newRow("backslashes") << u"C:\\new\\x27; \\' \\\\"_s;
    QTest::newRow("sql") << u"'; drop table secret; --"_s;
    QTest::newRow("placeholders") << u":text $1 ? %1"_s;
    QTest::newRow("null word") << u"NULL"_s;
    QTest::newRow("emoji") << u"👍🏽 👩‍👩‍👧 naïve é ﬀ"_s;
    QTest::newRow("byte order mark") << u"\uFEFFfirst\uFEFF"_s;
    QTest::newRow("noncharacters") << u"\uFFFE\uFFFF\u0001\u007F"_s;
    QTest::newRow("5,000 code points") << u"𝄞"_s.repeated(5000);
    QTest::newRow("a million") << u"x'\\"_s.repeated(350000);
}

void TestConnection::textComesBackAsItWasSent()
{
    QFETCH(QString, text);

    const Result<Rows> alone = m_connection->execute("echo.text", { { "text", text } });
    QVERIFY(alone);
    QCOMPARE(alone->first().text(0), text);
    QCOMPARE(alone->first().bytes(0), QByteArrayView(text.toUtf8()));

    const std::vector<QString> texts{ text, text };
    const Result<Rows> many = m_connection->execute("echo.texts", { { "texts", texts } });
    QVERIFY(many);
    QCOMPARE(many->size(), 2);
    QCOMPARE(many->at(1).text(0), text);
}

void TestConnection::nothingAndEmptyAreTwoThings()
{
    const auto isNull = [this](const Bind &bind) {
        const Result<Rows> rows = m_connection->execute("echo.text", { bind });
        return rows && rows->first().boolean(1) && rows->first().isNull(0) && !rows->first().optionalText(0);
    };
    QVERIFY(isNull({ "text", std::nullopt }));
    QVERIFY(isNull({ "text", std::optional<QString>() }));
    QVERIFY(!isNull({ "text", QString() }));
    QVERIFY(!isNull({ "text", QByteArray() }));
    QVERIFY(!isNull({ "text", u""_s }));
    QVERIFY(!isNull({ "text", std::optional<QString>(QString()) }));
}

void TestConnection::aNullCharacterIsRefused()
{
    const QString text = u"before"_s + QChar(u'\0') + u"after"_s;
    const Result<Rows> rows = m_connection->execute("echo.text", { { "text", text } });
    QVERIFY(!rows);
    QCOMPARE(rows.error().type, ProblemType::InvalidFieldValue);
    const std::vector<QString> texts{ text };
    QVERIFY(!m_connection->execute("echo.texts", { { "texts", texts } }));
}

void TestConnection::numbersTimesAndBytesComeBack()
{
    for (const qint64 value :
         { std::numeric_limits<qint64>::min(), qint64(0), std::numeric_limits<qint64>::max() })
        QCOMPARE(m_connection->execute("echo.integer", { { "value", value } })->first().integer(0), value);
    QCOMPARE(m_connection->execute("echo.integer", { { "value", NoteId(7) } })->first().id<NoteId>(0).value(),
             7);
    const std::optional<NoteId> none;
    QVERIFY(!m_connection->execute("echo.integer", { { "value", none } })->first().optionalId<NoteId>(0));

    for (const double value : { 0.1, -1.0 / 3, 5e-324, 1.7976931348623157e308 })
        QVERIFY(m_connection->execute("echo.number", { { "value", value } })->first().number(0) == value);
    for (const bool value : { true, false })
        QCOMPARE(m_connection->execute("echo.boolean", { { "value", value } })->first().boolean(0), value);

    const Timestamp time(1795217645123);
    QCOMPARE(m_connection->execute("echo.time", { { "value", time } })->first().timestamp(0).milliseconds(),
             time.milliseconds());
    QVERIFY(!m_connection->execute("echo.time", { { "value", std::nullopt } })->first().optionalTimestamp(0));

    const QByteArray bytes("\0\x01\\'\xFF", 5);
    const Binds binds{ Bind::binary("value", bytes) };
    QCOMPARE(m_connection->execute("echo.bytes", binds)->first().binary(0), bytes);
}

void TestConnection::arraysComeBack()
{
    const std::vector<std::optional<QString>> texts{ u""_s,        u"a,b"_s,  u"{}"_s,     u"\"quoted\""_s,
                                                     std::nullopt, u"NULL"_s, u"\\\\\""_s, u" blank "_s };
    const Result<Rows> rows = m_connection->execute("echo.texts", { { "texts", texts } });
    QVERIFY(rows);
    QCOMPARE(rows->size(), int(texts.size()));
    for (int i = 0; i < rows->size(); ++i)
        QCOMPARE(rows->at(i).optionalText(0), texts[size_t(i)]);
    QVERIFY(m_connection->execute("echo.texts", { { "texts", std::vector<QString>() } })->isEmpty());

    const std::vector<FeedbackId> ids{ FeedbackId(1), FeedbackId(41) };
    QCOMPARE(m_connection->execute("echo.integers", { { "ids", ids } })->first().integer(0), 42);
    QCOMPARE(m_connection->execute("echo.integers", { { "ids", std::vector<qint64>() } })->first().integer(1),
             0);

    const std::vector<double> numbers{ 0.5, -1e300 };
    QCOMPARE(m_connection->execute("echo.numbers", { { "numbers", numbers } })->at(1).number(0), -1e300);
    const std::vector<bool> flags{ true, false };
    const Result<Rows> booleans = m_connection->execute("echo.booleans", { { "flags", flags } });
    QVERIFY(booleans->at(0).boolean(0));
    QVERIFY(!booleans->at(1).boolean(0));
}

void TestConnection::rowsOutliveTheNextStatement()
{
    const Result<Rows> first = m_connection->execute("echo.text", { { "text", u"first"_s } });
    const Result<Rows> second = m_connection->execute("echo.text", { { "text", u"second"_s } });
    QCOMPARE(first->first().text(0), u"first"_s);
    QCOMPARE(second->first().text(0), u"second"_s);
    Rows kept;
    {
        Connection shortLived(with(*m_database));
        kept = *shortLived.executeText(u"select 1 as one, 2 as two"_s);
    }
    QCOMPARE(kept.first().integer(kept.column("two")), 2);
    QCOMPARE(kept.column("three"), -1);
    QCOMPARE(kept.columns(), 2);
    QCOMPARE(m_connection->executeText(u"insert into thing values (1), (2)"_s)->affected(), 2);
    QCOMPARE(m_connection->executeText(u"delete from thing"_s)->command(), "DELETE 2");
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
    config.statementTimeout = 50ms;
    Connection hasty(config);
    const Result<Rows> rows = hasty.execute("sleep.long");
    QVERIFY(!rows);
    QCOMPARE(rows.error().type, ProblemType::ServiceUnavailable);
    QCOMPARE(hasty.lastSqlState(), "57014"_ba);
    QVERIFY(!hasty.lostConnection());
    QVERIFY(hasty.execute("echo.text", { { "text", u"still there"_s } }));
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
    m_connection->rollBack();
    QVERIFY(hasty.execute("thing.all"));
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

void TestConnection::aFarewellIsHeardBeforeTheNextStatement()
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

void TestConnection::bugsEndTheProgram()
{
    QVERIFY(lastWordsOf([this] { (void)m_connection->execute("no.such"); }).contains("no.such"));
    QVERIFY(lastWordsOf([this] { (void)m_connection->execute("echo.text"); }).contains(":text has no value"));
    QVERIFY(lastWordsOf([this] {
                (void)m_connection->execute("echo.text", { { "text", u""_s }, { "txet", u""_s } });
            }).contains("was given :txet"));
}

QTEST_GUILESS_MAIN(TestConnection)
#include "tst_connection.moc"
