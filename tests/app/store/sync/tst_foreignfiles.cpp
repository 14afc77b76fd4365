// SPDX-License-Identifier: GPL-3.0-or-later
// Sixty files as ten systems write them and six spreadsheets save them, and some that are broken, go through
// the check of the window and through the real import.

#include "commands/filepieces.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QJsonArray>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// How a program saves a table.
struct Spreadsheet
{
    const char *name;
    char separator = ',';
    const char *lineEnd = "\r\n";
    FileEncoding encoding = FileEncoding::Utf8;
    const char *begin = ""; ///< Before the names of the columns.
    bool quotesAll = false;
    int padding = 0; ///< Empty cells at the end of each row.
    bool endsLastLine = true;
};

constexpr std::array spreadsheets{
    Spreadsheet{ "Excel, German", ';', "\r\n", FileEncoding::Windows1252 },
    Spreadsheet{ "Excel, UTF-8", ',', "\r\n", FileEncoding::Utf8, "\xEF\xBB\xBF" },
    Spreadsheet{ "Excel, Unicode text", '\t', "\r\n", FileEncoding::Utf16 },
    Spreadsheet{ "Excel, sep=", ';', "\r\n", FileEncoding::Utf8, "sep=;\r\n" },
    Spreadsheet{ "LibreOffice and Numbers", ';', "\n", FileEncoding::Utf8, "", true, 2 },
    Spreadsheet{ "Google, and CR", ',', "\r", FileEncoding::Utf8, "", false, 0, false },
};

/// The export of a system, and its expected meaning.
struct System
{
    const char *name;
    QList<QStringList> rows; ///< The first one names the columns. The first item is of 27 January 2022.
    QStringList columns; ///< The fields for which the window takes the columns; ? is chosen by hand.
    DateOrder dates = DateOrder::Unknown;
    int ignored = 0; ///< Values that are passed over.
    QStringList states{ u"done"_s, u"open"_s, u"declined"_s };
};

const QString text = u"Größe “fein” – naïve café for 5 €"_s;
const QString lines = u"First line,\nsecond \"line\"; third"_s;

const std::vector<System> &systems()
{
    static const std::vector<System> all{
        { "Zendesk",
          { { u"Ticket ID"_s, u"Subject"_s, u"Description"_s, u"Status"_s, u"Requester"_s, u"Created at"_s,
              u"Tags"_s },
            { u"101"_s, u"Size"_s, text, u"Solved"_s, u"ida@example.com"_s, u"2022-01-27 07:20:31 UTC"_s,
              u"a, b"_s },
            { u"102"_s, u""_s, lines, u"Open"_s, u"kim@example.com"_s, u"2022-02-03 17:20:31 UTC"_s, u""_s },
            { u"103"_s, u"No"_s, u"Third"_s, u"Rejected"_s, u""_s, u"2022-02-04 07:20:31 UTC"_s,
              u"[\"vip\",\"x\"]"_s } },
          { u"external_id"_s, u"title"_s, u"description"_s, u"state"_s, u"submitted_by"_s, u"created_at"_s,
            u"tags"_s } },
        { "Jira",
          { { u"Issue key"_s, u"Summary"_s, u"Comment"_s, u"Status"_s, u"Reporter"_s, u"Created"_s,
              u"Priority"_s },
            { u"APP-1"_s, u"Size"_s, text, u"Done"_s, u"ida"_s, u"27/Jan/22 7:20 AM"_s, u"High"_s },
            { u"APP-2"_s, u"Two"_s, lines, u"To Do"_s, u"kim"_s, u"03/Feb/22 5:20 PM"_s, u"Low"_s },
            { u"APP-3"_s, u"Three"_s, u"Third"_s, u"Won't Do"_s, u"kim"_s, u"04/Feb/22 12:00 AM"_s, u""_s } },
          { u"external_id"_s, u"title"_s, u"description"_s, u"state"_s, u"submitted_by"_s, u"created_at"_s,
            u"-"_s } },
        { "Freshdesk",
          { { u"Ticket ID"_s, u"Subject"_s, u"Status"_s, u"Created time"_s, u"Details"_s },
            { u"7"_s, u"Size"_s, u"Resolved"_s, u"2022-01-27T07:20:31+01:00"_s, text },
            { u"8"_s, u"Two"_s, u"Waiting on Customer"_s, u"2022-02-03T07:20:31+01:00"_s, lines },
            { u"9"_s, u"Three"_s, u"Spam"_s, u"2022-02-04 7:20"_s, u"Third"_s } },
          { u"external_id"_s, u"title"_s, u"state"_s, u"created_at"_s, u"description"_s },
          DateOrder::Unknown,
          1 },
        { "Intercom",
          { { u"conversation_id"_s, u"user"_s, u"body"_s, u"state"_s, u"created_at"_s },
            { u"5001"_s, u"ida"_s, text, u"closed"_s, u"Jan 27, 2022 7:20 AM"_s },
            { u"5002"_s, u"kim"_s, lines, u"open"_s, u"Feb 3, 2022 at 5:20 PM"_s },
            { u"5003"_s, u"kim"_s, u"Third"_s, u"spam"_s, u"Fri, 4 Feb 2022 07:20:00 +0000"_s } },
          { u"external_id"_s, u"submitted_by"_s, u"description"_s, u"state"_s, u"created_at"_s } },
        { "GitHub",
          { { u"number"_s, u"title"_s, u"body"_s, u"state"_s, u"created_at"_s, u"comments_url"_s },
            { u"1"_s, u"Size"_s, text, u"CLOSED"_s, u"2022-01-27T07:20:31Z"_s, u"https://example.com"_s },
            { u"2"_s, u"Two"_s, lines, u"OPEN"_s, u"2022-02-03T07:20:31Z"_s, u""_s },
            { u"3"_s, u"Three"_s, u"Third"_s, u"not planned"_s, u"2022-02-04T07:20:31Z"_s, u""_s } },
          { u"external_id"_s, u"title"_s, u"description"_s, u"state"_s, u"created_at"_s, u"-"_s } },
        { "App Store",
          { { u"Date"_s, u"Rating"_s, u"Title"_s, u"Review"_s, u"Nickname"_s, u"Status"_s },
            { u"January 27, 2022"_s, u"5"_s, u"Size"_s, text, u"ida"_s, u"answered"_s },
            { u"February 3, 2022"_s, u"1"_s, u"Two"_s, lines, u"kim"_s, u"new"_s },
            { u"February 4, 2022"_s, u"3"_s, u"Three"_s, u"Third"_s, u"lee"_s, u"invalid"_s } },
          { u"created_at"_s, u"-"_s, u"title"_s, u"description"_s, u"submitted_by"_s, u"state"_s } },
        { "Google Play",
          { { u"Package Name"_s, u"Review Submit Date and Time"_s, u"Star Rating"_s, u"Review Title"_s,
              u"Review Text"_s, u"State"_s },
            { u"com.example"_s, u"2022-1-27 7:20"_s, u"5"_s, u"Size"_s, text, u"done"_s },
            { u"com.example"_s, u"2022/2/3 7:20"_s, u"1"_s, u""_s, lines, u""_s },
            { u"com.example"_s, u"2022.02.04"_s, u"3"_s, u"Three"_s, u"Third"_s, u"Declined"_s } },
          { u"-"_s, u"created_at"_s, u"-"_s, u"title"_s, u"description"_s, u"state"_s } },
        { "Google Forms, American",
          { { u"Timestamp"_s, u"Email Address"_s, u"Feedback"_s, u"Status"_s },
            { u"1/27/2022 7:20:31"_s, u"ida@example.com"_s, text, u"closed"_s },
            { u"2/3/2022 7:20:31"_s, u"kim@example.com"_s, lines, u""_s },
            { u"2/4/2022 7:20:31"_s, u""_s, u"Third"_s, u"canceled"_s } },
          { u"created_at:month_first"_s, u"submitted_by"_s, u"description"_s, u"state"_s },
          DateOrder::MonthFirst },
        { "Typeform, British",
          { { u"#"_s, u"What could we do better?"_s, u"Submit Date (UTC)"_s, u"Status"_s },
            { u"a1"_s, text, u"27/01/2022 07:20"_s, u"completed"_s },
            { u"a2"_s, lines, u"03/02/2022 07:20"_s, u""_s },
            { u"a3"_s, u"Third"_s, u"04/02/2022 07:20"_s, u"cancelled"_s } },
          { u"external_id"_s, u"?"_s, u"created_at:day_first"_s, u"state"_s },
          DateOrder::DayFirst },
        { "a German help desk",
          { { u"Reference"_s, u"Subject"_s, u"Message"_s, u"Status"_s, u"Date"_s, u"Updated"_s },
            { u"T1"_s, u"Size"_s, text, u"fixed"_s, u"27.01.2022 07:20"_s, u"27.1.22"_s },
            { u"T2"_s, u"Two"_s, lines, u"In Progress"_s, u"03.02.2022 07:20"_s, u"3.2.22"_s },
            { u"T3"_s, u"Three"_s, u"Third"_s, u"wont fix"_s, u"04.02.2022 07:20"_s, u""_s } },
          { u"external_id"_s, u"title"_s, u"description"_s, u"state"_s, u"created_at"_s, u"updated_at"_s } },
    };
    return all;
}

QByteArray cellOf(QString cell, const Spreadsheet &program)
{
    // A spreadsheet ends lines inside of a cell with LF, whatever ends its rows.
    const bool needsQuotes = program.quotesAll || cell.contains(QLatin1Char(program.separator))
        || cell.contains(u'"') || cell.contains(u'\n');
    return (needsQuotes ? u'"' + cell.replace(u'"', u"\"\""_s) + u'"' : cell).toUtf8();
}

QByteArray encoded(const QByteArray &utf8, FileEncoding encoding)
{
    const QString all = QString::fromUtf8(utf8);
    if (encoding == FileEncoding::Utf8)
        return utf8;
    if (encoding == FileEncoding::Utf16) {
        QStringEncoder encoder(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom);
        return encoder(all);
    }
    static const QHash<QChar, char> others{
        { u'€', '\x80' }, { u'“', '\x93' }, { u'”', '\x94' }, { u'–', '\x96' }
    };
    QByteArray bytes;
    for (const QChar c : all)
        bytes += others.value(c, char(c.unicode()));
    return bytes;
}

QByteArray saved(const QList<QStringList> &rows, const Spreadsheet &program)
{
    QByteArray file = program.begin;
    const auto addRow = [&](const QStringList &cells) {
        QByteArrayList written;
        for (const QString &cell : cells)
            written << cellOf(cell, program);
        for (int i = 0; i < program.padding; ++i)
            written << QByteArray();
        file += written.join(program.separator) + program.lineEnd;
    };
    for (const QStringList &row : rows) {
        addRow(row);
        if (row == rows.at(1)) // a row that is left blank
            file += QByteArray(row.size() - 1, program.separator) + program.lineEnd;
    }
    if (!program.endsLastLine)
        file.chop(qsizetype(qstrlen(program.lineEnd)));
    return encoded(file, program.encoding);
}

} // namespace

class TestForeignFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHeaderMayNameTheOrderOfItsDates();
    void itIsImportedAsTheCheckShowsIt_data();
    void itIsImportedAsTheCheckShowsIt();
    void oneBrokenCharacterIsNotAnotherEncoding();
    void datesThatMayBeTwoDaysAreNotGuessed();
    void unknownMembersOfJsonLinesAreReportedOnce();
    void aFileOfTwoPiecesKeepsItsLines();
    void columnsAreIgnoredOnceByAnImportThatIsResumed();

private:
    QString write(const QByteArray &bytes, const QString &name = u"feedback.csv"_s) const;
    static app::ImportPlan planOf(const QString &path);
    static QJsonObject import(Desk &desk, const app::ImportPlan &plan);

    QTemporaryDir m_folder;
    TestBackend m_backend;
};

QString TestForeignFiles::write(const QByteArray &bytes, const QString &name) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("The file cannot be written");
    return file.fileName();
}

app::ImportPlan TestForeignFiles::planOf(const QString &path)
{
    const app::FilePreview preview = app::previewOf(path);
    app::ImportPlan plan;
    plan.path = path;
    plan.format = preview.format;
    plan.separator = preview.separator;
    plan.encoding = preview.shape.encoding;
    plan.columns = app::columnsFor(
        preview.names, preview.shape.ambiguousLine > 0 ? preview.shape.dates : DateOrder::Unknown);
    return plan;
}

/// Sends the pieces of a file as the window does, and returns the import.
QJsonObject TestForeignFiles::import(Desk &desk, const app::ImportPlan &plan)
{
    app::FileCutter cutter(plan);
    QJsonObject import;
    while (true) {
        const app::FilePiece piece = cutter.next();
        Members body{ { "format", QString::fromLatin1(toWord(plan.format)) },
                      { "source", "file" },
                      { "route", false },
                      { "first_line", int(piece.firstLine) },
                      { "data", QString::fromUtf8(piece.data) },
                      { "last", piece.isLast } };
        if (plan.format == TransferFormat::Csv) {
            body = body.with("columns", QJsonArray::fromStringList(plan.columns));
            body = body.with("separator", QString(QLatin1Char(plan.separator)));
        }
        if (!import.isEmpty())
            body = body.with("import_id", import.value(u"id"));
        const Answer answer = desk.post("/import", body);
        if (answer.status != 200)
            return { { u"outcome"_s, answer.outcome() } };
        import = answer.json()[u"data"].toObject();
        if (piece.isLast)
            return import;
    }
}

void TestForeignFiles::itIsImportedAsTheCheckShowsIt_data()
{
    QTest::addColumn<int>("system");
    QTest::addColumn<int>("program");
    for (int system = 0; system < int(systems().size()); ++system) {
        for (int program = 0; program < int(spreadsheets.size()); ++program)
            QTest::addRow("%s, %s", systems()[std::size_t(system)].name,
                          spreadsheets[std::size_t(program)].name)
                << system << program;
    }
}

void TestForeignFiles::itIsImportedAsTheCheckShowsIt()
{
    QFETCH(int, system);
    QFETCH(int, program);
    const System &from = systems()[std::size_t(system)];
    const Spreadsheet &by = spreadsheets[std::size_t(program)];
    const QString path = write(saved(from.rows, by));

    const app::FilePreview preview = app::previewOf(path);
    QCOMPARE(preview.error, QString());
    QCOMPARE(preview.shape.encoding, by.encoding);
    QCOMPARE(preview.shape.brokenBytes, 0);
    QCOMPARE(preview.separator, by.separator);
    QCOMPARE(preview.shape.dates, from.dates);
    QVERIFY(!preview.shape.asksForDates());

    app::ImportPlan plan = planOf(path);
    QStringList columns = from.columns;
    for (int i = 0; i < by.padding; ++i)
        columns << u"-"_s;
    const qsizetype byHand = columns.indexOf(u"?"_s);
    if (byHand >= 0) {
        QCOMPARE(plan.columns[byHand], u"-"_s);
        columns[byHand] = plan.columns[byHand] = u"description"_s;
    }
    QCOMPARE(plan.columns, columns);
    const auto entries = app::entriesOf(plan);
    QCOMPARE(entries.size(), 3U);
    for (const transfer::TransferEntry &entry : entries)
        QVERIFY2(!entry.problem, entry.problem ? qPrintable(entry.problem->detail) : "");

    Desk desk(m_backend);
    const QJsonObject import = TestForeignFiles::import(desk, plan);
    QCOMPARE(import[u"created"].toInt(), 3);
    QCOMPARE(import[u"failed"].toInt(), 0);
    QCOMPARE(import[u"ignored"].toInt(), from.ignored);
    const Answer list = desk.get("/feedback?sort_by=created_at&sort_order=asc&include=triage");
    const QJsonArray items = list.json()[u"data"].toArray();
    QCOMPARE(items[0][u"description"].toString(), text);
    QCOMPARE(items[1][u"description"].toString(), lines);
    QStringList days;
    QStringList states;
    for (const QJsonValue &item : items) {
        days << item[u"created_at"].toString().left(10);
        states << list.meta("triage")[item[u"id"].toString()][u"state"].toString();
    }
    QCOMPARE(days, (QStringList{ u"2022-01-27"_s, u"2022-02-03"_s, u"2022-02-04"_s }));
    QCOMPARE(states, from.states);
}

void TestForeignFiles::oneBrokenCharacterIsNotAnotherEncoding()
{
    QByteArray rows = "description\nbroken at the beginn\xE4ng\n";
    for (int i = 0; i < 20; ++i)
        rows += "Größe " + QByteArray::number(i) + '\n';
    const app::ImportPlan plan = planOf(write(rows));
    QCOMPARE(plan.encoding, FileEncoding::Utf8);
    QCOMPARE(app::previewOf(plan.path).shape.brokenBytes, 1);
    const auto entries = app::entriesOf(plan);
    QVERIFY(entries[0].problem);
    QCOMPARE(entries[1].item->description, u"Größe 0"_s);
}

void TestForeignFiles::datesThatMayBeTwoDaysAreNotGuessed()
{
    Desk desk(m_backend);
    app::ImportPlan plan
        = planOf(write("description,created_at\na,03/04/2022\nb,2022-03-04\nc,05/05/2022\n"));
    QVERIFY(app::previewOf(plan.path).shape.asksForDates());
    const QJsonObject refused = import(desk, plan);
    QCOMPARE(refused[u"created"].toInt(), 2);
    QCOMPARE(refused[u"problems"][0][u"line"].toInt(), 2);
    QCOMPARE(refused[u"problems"][0][u"field"].toString(), u"created_at"_s);
    QVERIFY(refused[u"problems"][0][u"detail"].toString().contains(u"created_at:day_first"_s));

    plan.columns[1] = u"created_at:day_first"_s;
    Desk other(m_backend);
    QCOMPARE(import(other, plan)[u"created"].toInt(), 3);
    QCOMPARE(other.get("/feedback?search=a").json()[u"data"][0][u"created_at"].toString().left(10),
             u"2022-04-03"_s);

    // A file that shows both orders shows none.
    QVERIFY(
        app::previewOf(write("text,date\na,13/04/2022\nb,04/13/2022\nc,03/04/2022\n")).shape.asksForDates());
}

void TestForeignFiles::unknownMembersOfJsonLinesAreReportedOnce()
{
    Desk desk(m_backend);
    QByteArray rows;
    for (int i = 0; i < 3; ++i)
        rows += "{\"description\":\"x\",\"stars\":5,\"created_at\":\"27/Jan/22\"}\n";
    const QJsonObject done = import(desk, planOf(write(rows, u"feedback.jsonl"_s)));
    QCOMPARE(done[u"created"].toInt(), 3);
    QCOMPARE(done[u"ignored"].toInt(), 1);
    QCOMPARE(done[u"problems"][0][u"field"].toString(), u"stars"_s);
}

void TestForeignFiles::aFileOfTwoPiecesKeepsItsLines()
{
    QByteArray rows = "external_id,description\r";
    constexpr int count = 700; // more than a piece has
    for (int i = 0; i < count; ++i)
        rows += QByteArray::number(i) + ",\"first\nsecond\"\r";
    rows += "\r\rlast,\r"; // refused: the line has to be that of the file, with the blank ones before it
    Desk desk(m_backend);
    const app::ImportPlan plan = planOf(write(rows));
    const QJsonObject done = import(desk, plan);
    QCOMPARE(done[u"created"].toInt(), count);
    QCOMPARE(done[u"failed"].toInt(), 1);
    // Each record has a line end of its own and one inside of a cell.
    QCOMPARE(done[u"problems"][0][u"line"].toInt(), 2 + 2 * count + 2);
}

void TestForeignFiles::columnsAreIgnoredOnceByAnImportThatIsResumed()
{
    Desk desk(m_backend);
    const Members part{ { "format", "csv" }, { "data", "description,stars\nx,5\n" } };
    const Answer begun = desk.post("/import", part);
    QCOMPARE(begun["ignored"].toInt(), 1);
    const Answer resumed = desk.post(
        "/import",
        part.with("import_id", begun["id"]).with("data", "description,stars\nx,5\ny,4\n").with("last", true));
    QCOMPARE(resumed["created"].toInt(), 2);
    QCOMPARE(resumed["ignored"].toInt(), 1);
}

void TestForeignFiles::aHeaderMayNameTheOrderOfItsDates()
{
    const QStringList columns = app::columnsFor(
        { u"Created_At:Day_First"_s, u"Date"_s, u"text"_s, u"created_at"_s, u"updated_at"_s },
        DateOrder::MonthFirst);
    QCOMPARE(columns,
             (QStringList{ u"created_at:day_first"_s, u"-"_s, u"description"_s, u"-"_s,
                           u"updated_at:month_first"_s }));
}

TRIAGE_TEST(TestForeignFiles, QCoreApplication)
#include "tst_foreignfiles.moc"
