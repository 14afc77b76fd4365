// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/connection.h"
#include "database/statements.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

class TestBoundValues : public QObject
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

private:
    Statements m_statements;
    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
};

void TestBoundValues::initTestCase()
{
    m_statements.addFile(R"(
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
)");
    m_database = std::make_unique<ScratchDatabase>(Schema::Empty);
    ConnectionConfig config = m_database->config();
    config.statements = &m_statements;
    m_connection = std::make_unique<Connection>(config);
}

void TestBoundValues::textComesBackAsItWasSent_data()
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

void TestBoundValues::textComesBackAsItWasSent()
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

void TestBoundValues::nothingAndEmptyAreTwoThings()
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

void TestBoundValues::aNullCharacterIsRefused()
{
    const QString text = u"before"_s + QChar(u'\0') + u"after"_s;
    const Result<Rows> rows = m_connection->execute("echo.text", { { "text", text } });
    QVERIFY(!rows);
    QCOMPARE(rows.error().type, ProblemType::InvalidFieldValue);
    const std::vector<QString> texts{ text };
    QVERIFY(!m_connection->execute("echo.texts", { { "texts", texts } }));
}

void TestBoundValues::numbersTimesAndBytesComeBack()
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

void TestBoundValues::arraysComeBack()
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

void TestBoundValues::rowsOutliveTheNextStatement()
{
    const Result<Rows> first = m_connection->execute("echo.text", { { "text", u"first"_s } });
    const Result<Rows> second = m_connection->execute("echo.text", { { "text", u"second"_s } });
    QCOMPARE(first->first().text(0), u"first"_s);
    QCOMPARE(second->first().text(0), u"second"_s);
    Rows kept;
    {
        Connection shortLived(m_connection->config());
        kept = *shortLived.executeText(u"select 1 as one, 2 as two"_s);
    }
    QCOMPARE(kept.first().integer(kept.column("two")), 2);
    QCOMPARE(kept.column("three"), -1);
    QCOMPARE(kept.columns(), 2);
    QCOMPARE(
        m_connection
            ->executeText(u"create temporary table thing (n bigint); insert into thing values (1), (2)"_s)
            ->affected(),
        2);
    QCOMPARE(m_connection->executeText(u"delete from thing"_s)->command(), "DELETE 2");
}

TRIAGE_TEST(TestBoundValues, QCoreApplication)
#include "tst_boundvalues.moc"
