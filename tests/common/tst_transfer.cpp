// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/idtime.h"
#include "support/testprogram.h"
#include "transfer/csv.h"
#include "transfer/recordsplitter.h"
#include "transfer/transferreader.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::transfer;

/// The formats of files: what was written is read again, whatever it is and in whatever pieces it comes.
class TestTransfer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellsAreReadAsTheyWereWritten();
    void recordsAreFoundInWhateverPieces();
    void aRecordMayHaveSeveralLines();
    void lineEndsAndMarksAreNotText();
    void namesShareACell();
    void theSeparatorIsFoundOut_data();
    void theSeparatorIsFoundOut();
    void aLineSaysWhatIsWrong_data();
    void aLineSaysWhatIsWrong();
    void aRecordOfCsvIsAnItem();
    void aLineOfJsonIsAnItem();
    void columnsThatCannotBeUsedAreSaid();
    void formulasGetAnApostrophe_data();
    void formulasGetAnApostrophe();
    void filesOfSpreadsheetsAreRead_data();
    void filesOfSpreadsheetsAreRead();
    void wordsOfOtherSystemsAreStates();
    void aRecordWithoutEndTakesNoMemory();
    void aWrongQuoteSpoilsOneRecordOnly();
    void timesComeInSeveralForms_data();
    void timesComeInSeveralForms();
    void theOrderOfADateIsGivenOrShown();
    void linesOfJsonAreReadInTheOrderOfTheFile();
    void fewBrokenCharactersDoNotChangeTheEncoding();
    void identifiersGrowWithTime();
};

namespace {

QByteArray anyText(QRandomGenerator &random)
{
    static const QList<QByteArray> pieces{ "a",  "\"", ",",    ";",  "\n",    "\r\n",
                                           "\r", "\t", " ",    "ä",  "😀",     "\xEF\xBB\xBF",
                                           "\\", "''", "=1+1", "{}", "\u2028" };
    QByteArray text;
    for (int i = random.bounded(8); i > 0; --i)
        text += pieces.at(random.bounded(int(pieces.size())));
    return text;
}

std::vector<FileRecord> recordsIn(const QByteArray &file, TransferFormat format, int piece)
{
    RecordSplitter splitter(format);
    std::vector<FileRecord> records;
    for (qsizetype i = 0; i < file.size(); i += piece) {
        splitter.feed(QByteArrayView(file).sliced(i, std::min<qsizetype>(piece, file.size() - i)));
        while (auto record = splitter.next())
            records.push_back(*record);
    }
    splitter.end();
    while (auto record = splitter.next())
        records.push_back(*record);
    return records;
}

std::vector<TransferEntry> entriesIn(const QByteArray &file, const TransferLayout &reading)
{
    TransferReader reader(reading);
    reader.feed(file);
    reader.end();
    std::vector<TransferEntry> entries;
    while (auto entry = reader.next())
        entries.push_back(std::move(*entry));
    return entries;
}

} // namespace

void TestTransfer::cellsAreReadAsTheyWereWritten()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 3000; ++round) {
        std::vector<QByteArray> cells{ "x" };
        for (int i = random.bounded(5); i > 0; --i)
            cells.push_back(anyText(random));
        QByteArray line;
        for (const QByteArray &each : cells)
            line += cell(each) + ',';
        line.chop(1);
        const auto read = cellsOf(line);
        QVERIFY2(read, line.constData());
        QVERIFY2(*read == cells, line.toHex().constData());
    }
}

void TestTransfer::recordsAreFoundInWhateverPieces()
{
    QRandomGenerator random(11);
    for (int round = 0; round < 300; ++round) {
        QList<QByteArray> lines;
        QByteArray file;
        for (int i = 1 + random.bounded(6); i > 0; --i) {
            lines << cell("id" + anyText(random)) + ',' + cell("t" + anyText(random)) + ','
                    + cell(anyText(random));
            file += lines.last() + (random.bounded(2) ? "\r\n" : "\n");
        }
        if (random.bounded(2))
            file.chop(file.endsWith("\r\n") ? 2 : 1);
        const std::vector<FileRecord> whole = recordsIn(file, TransferFormat::Csv, int(file.size()));
        const std::vector<FileRecord> pieces = recordsIn(file, TransferFormat::Csv, 1 + random.bounded(5));
        QCOMPARE(whole.size(), pieces.size());
        qint64 line = 1;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            QCOMPARE(pieces[i].bytes, whole[i].bytes);
            QCOMPARE(pieces[i].line, line);
            QCOMPARE(whole[i].line, line);
            line = whole[i].lastLine + 1;
        }
    }
}

void TestTransfer::aRecordMayHaveSeveralLines()
{
    const auto records = recordsIn("a,\"one\ntwo\"\nb,c\n", TransferFormat::Csv, 3);
    QCOMPARE(records.size(), 2U);
    QCOMPARE(records[0].bytes, "a,\"one\ntwo\""_ba);
    QCOMPARE(records[0].lastLine, 2);
    QCOMPARE(records[1].line, 3);
}

void TestTransfer::lineEndsAndMarksAreNotText()
{
    const auto records
        = recordsIn("\xEF\xBB\xBF{\"a\":1}\r\n\r\n  \n{\"b\":2}", TransferFormat::JsonLines, 1);
    QCOMPARE(records.size(), 2U);
    QCOMPARE(records[0].bytes, "{\"a\":1}"_ba);
    QCOMPARE(records[1].bytes, "{\"b\":2}"_ba);
    QCOMPARE(records[1].line, 4);
}

void TestTransfer::namesShareACell()
{
    QCOMPARE(namesIn(u"Bugs; Billing;;  Feature requests "_s),
             (QStringList{ u"Bugs"_s, u"Billing"_s, u"Feature requests"_s }));
    QCOMPARE(namesIn(u"a\\;b; c\\\\"_s), (QStringList{ u"a;b"_s, u"c\\"_s }));
    QRandomGenerator random(5);
    for (int round = 0; round < 500; ++round) {
        QStringList names;
        for (int i = random.bounded(4); i > 0; --i)
            names << u"n"_s + QString::fromUtf8(anyText(random)).remove(u'\uFEFF') + u"n"_s;
        QCOMPARE(namesIn(joinNames(names)), names);
    }
}

void TestTransfer::theSeparatorIsFoundOut_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<char>("separator");
    QTest::newRow("comma") << "id,title,description"_ba << ',';
    QTest::newRow("semicolon") << "id;title;description"_ba << ';';
    QTest::newRow("tab") << "id\ttitle\tdescription"_ba << '\t';
    QTest::newRow("in quotes") << "\"a;b;c\",d"_ba << ',';
    QTest::newRow("one column") << "description"_ba << ',';
}

void TestTransfer::theSeparatorIsFoundOut()
{
    QFETCH(QByteArray, header);
    QFETCH(char, separator);
    QCOMPARE(separatorOf(header), separator);
}

void TestTransfer::aLineSaysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("field");
    QTest::newRow("no JSON") << "{"_ba << QString();
    QTest::newRow("no object") << "[1]"_ba << QString();
    QTest::newRow("no UTF-8") << "{\"description\":\"\x81\"}"_ba << QString();
    QTest::newRow("no text") << "{}"_ba << u"description"_s;
    QTest::newRow("blank") << "{\"description\":\"  \"}"_ba << u"description"_s;
    QTest::newRow("a long title") << "{\"description\":\"a\",\"title\":\"" + QByteArray(501, 'x') + "\"}"
                                  << u"title"_s;
    QTest::newRow("no time") << R"({"description":"a","created_at":"yesterday"})"_ba << u"created_at"_s;
    QTest::newRow("no status") << R"({"description":"a","routing_status":"lost"})"_ba << u"routing_status"_s;
    QTest::newRow("no buffer") << R"({"description":"a","buffers":[{"by_hand":true}]})"_ba
                               << u"buffers[0].buffer"_s;
    QTest::newRow("no target") << R"({"description":"a","targets":[{"type":"page"}]})"_ba
                               << u"targets[0].type"_s;
    QTest::newRow("no note") << R"({"description":"a","notes":[{"kind":"note"}]})"_ba << u"notes[0].text"_s;
    QTest::newRow("U+0000") << R"({"description":"a\u0000b"})"_ba << u"description"_s;
    QTest::newRow("another type") << R"({"type":"member","name":"Kim"})"_ba << u"type"_s;
    QTest::newRow("a buffer without a name") << R"({"type":"buffer","slug":"x"})"_ba << u"name"_s;
}

void TestTransfer::aLineSaysWhatIsWrong()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, field);
    const auto entries = entriesIn(line + "\n{\"description\":\"next\"}\n", {});
    QCOMPARE(entries.size(), 2U);
    QVERIFY(entries[0].problem);
    QVERIFY(!entries[0].item && !entries[0].buffer);
    QCOMPARE(entries[0].problem->field, field);
    QVERIFY(!entries[0].problem->detail.isEmpty());
    QVERIFY(entries[1].item);
}

void TestTransfer::aRecordOfCsvIsAnItem()
{
    const QByteArray file
        = "External_ID;Description;unknown;buffers;buffers_by_hand;needs_review;created_at;targets\r\n"
          "7;\"It \"\"breaks\"\"\n here\";x;Bugs;Billing;yes;2024-03-01;\r\n"
          "8;short\r\n";
    const auto entries = entriesIn(file, { .format = TransferFormat::Csv });
    QCOMPARE(entries.size(), 2U);
    QVERIFY(entries[0].item);
    const TransferItem &item = *entries[0].item;
    QCOMPARE(item.externalId->text, u"7"_s);
    QCOMPARE(item.description, u"It \"breaks\"\n here"_s);
    QCOMPARE(item.buffers->size(), 2U);
    QCOMPARE(item.buffers->at(0).buffer, u"Bugs"_s);
    QVERIFY(!item.buffers->at(0).byHand);
    QCOMPARE(item.buffers->at(1).buffer, u"Billing"_s);
    QVERIFY(item.buffers->at(1).byHand);
    QCOMPARE(item.needsReview, true);
    QCOMPARE(toIso(item.createdAt->at), "2024-03-01T00:00:00.000Z"_ba);
    QVERIFY(!item.targets);
    QCOMPARE(entries[1].line, 4);
    QCOMPARE(entries[1].item->description, u"short"_s);
}

void TestTransfer::aLineOfJsonIsAnItem()
{
    const QByteArray line
        = R"({"external_id":12,"description":" a\n","buffers":["Bugs",{"buffer":"ui","by_hand":true,)"
          R"("confidence":0.5,"assigned_at":"2026-01-02T03:04:05.006Z"}],"notes":[{"text":"n",)"
          R"("author_name":"Kim","created_at":"2026-01-02"}],"other":1})";
    const auto entries = entriesIn(line, {});
    QCOMPARE(entries.size(), 1U);
    QVERIFY2(entries[0].item, entries[0].problem ? qPrintable(entries[0].problem->detail) : "");
    const TransferItem &item = *entries[0].item;
    QCOMPARE(item.externalId->text, u"12"_s);
    QCOMPARE(item.description, u" a\n"_s);
    QCOMPARE(item.buffers->at(1).confidence, 0.5);
    QCOMPARE(toIso(item.buffers->at(1).assignedAt->at), "2026-01-02T03:04:05.006Z"_ba);
    QCOMPARE(item.notes->at(0).authorName, u"Kim"_s);
}

void TestTransfer::columnsThatCannotBeUsedAreSaid()
{
    const auto entries = entriesIn("a,b\n1,2\n", { .format = TransferFormat::Csv });
    QCOMPARE(entries.size(), 1U);
    QCOMPARE(entries[0].problem->field, u"columns"_s);
    QVERIFY(columnsProblem({ u"title"_s }));
    QVERIFY(columnsProblem({ u"description"_s, u"description"_s }));
    QVERIFY(columnsProblem({ u"description"_s, u"nonsense"_s }));
    QVERIFY(!columnsProblem({ u"-"_s, u"description"_s, u"-"_s }));
    QCOMPARE(fieldOfColumn(u"Created At"_s), u"created_at"_s);
    QCOMPARE(fieldOfColumn(u"Message"_s), u"description"_s);
    QCOMPARE(fieldOfColumn(u"weather"_s), QString());
}

void TestTransfer::formulasGetAnApostrophe_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("escaped");
    const auto row = [](const char *text, const char *escaped) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(escaped);
    };
    row("=1+1", "'=1+1");
    row("+1", "'+1");
    row("-1", "'-1");
    row("@SUM(A1)", "'@SUM(A1)");
    row("\t=1", "'\t=1");
    row("\r=1", "'\r=1");
    row("\n=1", "'\n=1");
    row("\xEF\xBC\x9D"
        "1",
        "'\xEF\xBC\x9D"
        "1");
    row("'=1", "''=1"); // which distinguishes it from the one above
    row("'quoted'", "'quoted'");
    row("1=1", "1=1");
    row(" =1", " =1");
    row("", "");
}

void TestTransfer::formulasGetAnApostrophe()
{
    QFETCH(QByteArray, text);
    QTEST(withoutFormula(text), "escaped");
}

void TestTransfer::filesOfSpreadsheetsAreRead_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("read"); // external_id=description, …
    const auto row = [](const char *name, const QByteArray &file, const QString &read) {
        QTest::newRow(name) << file << read;
    };
    const QString usual = u"1=one, 2=two"_s;
    row("LF", "external_id,description\n1,one\n2,two\n", usual);
    row("CRLF", "external_id,description\r\n1,one\r\n2,two\r\n", usual);
    row("CR", "external_id,description\r1,one\r2,two\r", usual);
    row("CR without the last", "external_id,description\r1,one\r2,two", usual);
    row("CR in a cell", "external_id,description\n1,one\n2,t\rwo\n", u"1=one, 2=t\rwo"_s);
    row("LF in quotes of a file with CR", "external_id,description\r1,\"o\nne\"\r2,two\r",
        u"1=o\nne, 2=two"_s);
    row("CR twice before LF", "external_id,description\r\r\n1,one\r\r\n2,two\r\r\n", usual);
    row("a separator that is named", "sep=;\r\nexternal_id;description\r\n1;one\r\n2;two\r\n", usual);
    row("one that is named in quotes", "\"sep=|\"\nexternal_id|description\n1|one\n2|two\n", usual);
    row("one that is named in capitals", "SEP=\t\nexternal_id\tdescription\n1\tone\n2\ttwo\n", usual);
    row("blank rows", "external_id,description\n\n1,one\n,\n , \n2,two\n,\n", usual);
    row("padding", "external_id, description\n 1 , one \n2 ,two\n", usual);
    row("padding in quotes is text", "external_id,description\n1,one\n2,\" two \"\n", u"1=one, 2= two "_s);
    row("a byte order mark",
        "\xEF\xBB\xBF"
        "external_id,description\n1,one\n2,two\n",
        usual);
    row("UTF-8",
        "external_id,description\n1,Gr\xC3\xBC\xC3\x9F"
        "e\n2,\xE2\x82\xAC\n",
        u"1=Grüße, 2=€"_s);
    row("Latin-1",
        "external_id,description\n1,one\n2,Gr\xFC\xDF"
        "e\n",
        u"1=one, 2=Grüße"_s);
    row("Windows-1252", "external_id,description\n1,\x93one\x94\n2,5 \x80\n", u"1=“one”, 2=5 €"_s);
    const QString text = u"external_id,description\n1,Grüße\n2,\U0001F41B\n"_s;
    QStringEncoder little(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    row("UTF-16, little end first", QByteArray(little(text)), u"1=Grüße, 2=\U0001F41B"_s);
    QStringEncoder big(QStringConverter::Utf16BE, QStringConverter::Flag::WriteBom);
    row("UTF-16, big end first", QByteArray(big(text)), u"1=Grüße, 2=\U0001F41B"_s);
}

void TestTransfer::filesOfSpreadsheetsAreRead()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, read);
    for (const qsizetype piece : { file.size(), qsizetype(1), qsizetype(2), qsizetype(3), qsizetype(7) }) {
        TransferReader reader({ .format = TransferFormat::Csv });
        QStringList items;
        const auto collect = [&] {
            while (const auto entry = reader.next()) {
                QVERIFY2(entry->item, qPrintable(entry->problem ? entry->problem->detail : QString()));
                items << entry->item->externalId->text + u'=' + entry->item->description;
            }
        };
        for (qsizetype at = 0; at < file.size(); at += piece) {
            reader.feed(file.mid(at, piece));
            collect();
        }
        reader.end();
        collect();
        QCOMPARE(items.join(u", "_s), read);
    }
}

void TestTransfer::wordsOfOtherSystemsAreStates()
{
    for (const char *word : { "done", "Done", " CLOSED ", "resolved", "Fixed" })
        QCOMPARE(stateNamed(QString::fromLatin1(word)), TriageState::Done);
    for (const char *word : { "Rejected", "won't fix", "wont-fix", "not_planned" })
        QCOMPARE(stateNamed(QString::fromLatin1(word)), TriageState::Declined);
    for (const char *word : { "Open", "new", "To Do", "in_progress" })
        QCOMPARE(stateNamed(QString::fromLatin1(word)), TriageState::Open);
    QVERIFY(!stateNamed(u"Berlin"_s));
}

void TestTransfer::aRecordWithoutEndTakesNoMemory()
{
    RecordSplitter splitter(TransferFormat::Csv);
    splitter.feed("\"");
    const QByteArray megabyte(1 << 20, 'x');
    for (int i = 0; i < 20; ++i) {
        splitter.feed(megabyte);
        QVERIFY(!splitter.next());
    }
    splitter.feed("\nnext,1\n");
    const auto tooLong = splitter.next();
    QVERIFY(tooLong);
    QVERIFY(tooLong->isTooLong);
    QVERIFY(tooLong->bytes.size() < 2000);
    const auto next = splitter.next();
    QVERIFY(next);
    QCOMPARE(next->bytes, "next,1"_ba);
}

void TestTransfer::aWrongQuoteSpoilsOneRecordOnly()
{
    const auto entries = entriesIn("external_id,description\n1,\"a\"b\n2,5\" pipe\n3,c\n",
                                   { .format = TransferFormat::Csv });
    QCOMPARE(entries.size(), 3U);
    QVERIFY(entries[0].problem);
    QCOMPARE(entries[1].item->description, u"5\" pipe"_s);
    QVERIFY(entries[2].item);
}

void TestTransfer::timesComeInSeveralForms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("time");
    QTest::newRow("full") << u"2026-11-20T23:34:05.123Z"_s << "2026-11-20T23:34:05.123Z"_ba;
    QTest::newRow("offset") << u"2026-11-20T23:34:05+02:00"_s << "2026-11-20T21:34:05.000Z"_ba;
    QTest::newRow("blank") << u"2026-11-20 23:34:05"_s << "2026-11-20T23:34:05.000Z"_ba;
    QTest::newRow("minutes") << u"2026-11-20 23:34"_s << "2026-11-20T23:34:00.000Z"_ba;
    QTest::newRow("date") << u"2019-02-28"_s << "2019-02-28T00:00:00.000Z"_ba;
    QTest::newRow("offset without minutes")
        << u"2026-11-20 23:34:05 +0200"_s << "2026-11-20T21:34:05.000Z"_ba;
    QTest::newRow("hours of an offset") << u"2026-11-20T23:34:05-01"_s << "2026-11-21T00:34:05.000Z"_ba;
    QTest::newRow("a comma") << u"2026-11-20 23:34:05,5"_s << "2026-11-20T23:34:05.500Z"_ba;
    QTest::newRow("around it") << u" 2026-11-20 \n"_s << "2026-11-20T00:00:00.000Z"_ba;
    QTest::newRow("before the year 1") << u"0001-01-01 00:00:00+14:00"_s << "0001-01-01T00:00:00.000Z"_ba;
    QTest::newRow("after the year 9999") << u"9999-12-31 23:59:59-14:00"_s << "9999-12-31T23:59:59.999Z"_ba;
    QTest::newRow("single digits") << u"2026-3-1 9:30"_s << "2026-03-01T09:30:00.000Z"_ba;
    QTest::newRow("slashes, year first") << u"2026/11/20"_s << "2026-11-20T00:00:00.000Z"_ba;
    QTest::newRow("Jira") << u"27/Jan/22 7:20 AM"_s << "2022-01-27T07:20:00.000Z"_ba;
    QTest::newRow("midnight") << u"27/Jan/22 12:05 AM"_s << "2022-01-27T00:05:00.000Z"_ba;
    QTest::newRow("noon") << u"27-Jan-2022 12:05\u202FPM"_s << "2022-01-27T12:05:00.000Z"_ba;
    QTest::newRow("English words") << u"January 27, 2022 at 7:20 p.m."_s << "2022-01-27T19:20:00.000Z"_ba;
    QTest::newRow("of a mail") << u"Thu, 27 Jan 2022 07:20:31 +0100"_s << "2022-01-27T06:20:31.000Z"_ba;
    QTest::newRow("UTC") << u"2022-01-27 07:20:31 UTC"_s << "2022-01-27T07:20:31.000Z"_ba;
    QTest::newRow("dots") << u"03.04.2022 07:20"_s << "2022-04-03T07:20:00.000Z"_ba;
    QTest::newRow("a year of two digits") << u"1.2.71"_s << "1971-02-01T00:00:00.000Z"_ba;
    QTest::newRow("the earliest year of two digits") << u"1.2.70"_s << "1970-02-01T00:00:00.000Z"_ba;
    QTest::newRow("the last year of this one") << u"1.2.69"_s << "2069-02-01T00:00:00.000Z"_ba;
    QTest::newRow("only a day") << u"27/01/2022"_s << "2022-01-27T00:00:00.000Z"_ba;
    QTest::newRow("only a month") << u"1-27-2022"_s << "2022-01-27T00:00:00.000Z"_ba;
    QTest::newRow("the same day and month") << u"5/5/2022"_s << "2022-05-05T00:00:00.000Z"_ba;
    QTest::newRow("two days") << u"03/04/2022"_s << ""_ba;
    QTest::newRow("no month") << u"27/Foo/22"_s << ""_ba;
    QTest::newRow("13 in the afternoon") << u"27/Jan/22 13:00 PM"_s << ""_ba;
    QTest::newRow("year 0") << u"0000-06-01"_s << ""_ba;
    QTest::newRow("hour 24") << u"2026-11-20T24:00:00Z"_s << ""_ba;
    QTest::newRow("more after it") << u"2026-11-20T23:34:05Z now"_s << ""_ba;
    QTest::newRow("no date") << u"2019-02-30"_s << ""_ba;
    QTest::newRow("words") << u"last week"_s << ""_ba;
    QTest::newRow("nothing") << u""_s << ""_ba;
}

void TestTransfer::theOrderOfADateIsGivenOrShown()
{
    QVERIFY(readDate(u"03/04/2022").isAmbiguous);
    QCOMPARE(toIso(*readDate(u"03/04/2022", DateOrder::DayFirst).at), "2022-04-03T00:00:00.000Z"_ba);
    QCOMPARE(toIso(*readDate(u"03/04/2022", DateOrder::MonthFirst).at), "2022-03-04T00:00:00.000Z"_ba);
    QVERIFY(!readDate(u"27/01/2022", DateOrder::MonthFirst).at);
    QVERIFY(readDate(u"27/01/2022").shown == DateOrder::DayFirst);
    QVERIFY(readDate(u"01/27/2022").shown == DateOrder::MonthFirst);
    QVERIFY(readDate(u"2022-01-27").shown == DateOrder::Unknown);

    const QStringList columns
        = columnsNamed({ u"description"_s, u"Created_at:day_first"_s, u"title:day_first"_s });
    QCOMPARE(columns, (QStringList{ u"description"_s, u"created_at:day_first"_s, u"-"_s }));
    QVERIFY(!columnsProblem(columns));
    QVERIFY(columnsProblem({ u"description"_s, u"created_at"_s, u"created_at:day_first"_s }));
    QVERIFY(columnsProblem({ u"description"_s, u"created_at:sideways"_s }));
    QVERIFY(columnsProblem({ u"description"_s, u"created_at:unknown"_s }));
    const auto entries = entriesIn("x,03/04/2022\n", { .format = TransferFormat::Csv, .columns = columns });
    QCOMPARE(toIso(entries[0].item->createdAt->at), "2022-04-03T00:00:00.000Z"_ba);
    // A date that contradicts the order is not read in the other one: half of the file would be wrong.
    const auto against = entriesIn("x,01/27/2022\n", { .format = TransferFormat::Csv, .columns = columns });
    QVERIFY(against[0].problem);
    QCOMPARE(against[0].problem->field, u"created_at"_s);
}

void TestTransfer::linesOfJsonAreReadInTheOrderOfTheFile()
{
    const QByteArray file
        = R"({"description":"x","created_at":"03/04/2022","state":"done","state_changed_at":"05/04/2022",)"
          R"("buffers":[{"buffer":"a","assigned_at":"06/04/2022"}],)"
          R"("notes":[{"text":"y","created_at":"04/04/2022 9:30"}]})"
          "\n"
          R"({"description":"x","notes":[{"text":"y","created_at":"01/27/2022"}]})"
          "\n"
          R"({"type":"buffer","name":"x","created_at":"03/04/2022"})"
          "\n";
    const auto ordered = entriesIn(file, { .dates = DateOrder::DayFirst });
    QVERIFY(!ordered[0].problem && !ordered[2].problem);
    QCOMPARE(toIso(ordered[0].item->createdAt->at), "2022-04-03T00:00:00.000Z"_ba);
    QCOMPARE(ordered[0].item->stateChangedAt->text, u"2022-04-05T00:00:00.000Z"_s);
    QCOMPARE(toIso(ordered[0].item->notes->front().createdAt->at), "2022-04-04T09:30:00.000Z"_ba);
    QCOMPARE(toIso(ordered[0].item->buffers->front().assignedAt->at), "2022-04-06T00:00:00.000Z"_ba);
    QCOMPARE(ordered[1].problem->field, u"notes[0].created_at"_s);
    QVERIFY(ordered[1].problem->detail.contains(u"not a date with the day first"_s));
    QCOMPARE(toIso(ordered[2].buffer->createdAt->at), "2022-04-03T00:00:00.000Z"_ba);
    const auto unordered = entriesIn(file, {});
    QVERIFY(unordered[0].problem->detail.contains(u"dates=day_first"_s));
    QVERIFY(!unordered[1].problem);
    QCOMPARE(unordered[2].problem->field, u"created_at"_s);
}

void TestTransfer::fewBrokenCharactersDoNotChangeTheEncoding()
{
    const auto encodingOf = [](const QByteArray &file) {
        EncodingCount count;
        for (const char each : file)
            count.feed(QByteArrayView(&each, 1));
        count.end();
        return count.encoding();
    };
    QVERIFY(encodingOf("\xE4 Größe für 5 €") == FileEncoding::Utf8);
    QVERIFY(encodingOf("Gr\xF6\xDF"
                       "e f\xFCr 5 \x80")
            == FileEncoding::Windows1252);
    QVERIFY(encodingOf("\x81\x8D") == FileEncoding::Utf8); // no characters of Windows-1252 either
    QVERIFY(encodingOf("\xFF\xFE"
                       "a")
            == FileEncoding::Utf16);
    QVERIFY(encodingOf("plain") == FileEncoding::Utf8);
}

void TestTransfer::timesComeInSeveralForms()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, time);
    const std::optional<Timestamp> read = timeOf(text);
    QCOMPARE(read ? toIso(*read) : QByteArray(), time);
}

void TestTransfer::identifiersGrowWithTime()
{
    const qint64 first = QDateTime::fromString(u"1969-01-01T00:00:00Z"_s, Qt::ISODate).toMSecsSinceEpoch();
    const qint64 last = QDateTime::fromString(u"2150-01-01T00:00:00Z"_s, Qt::ISODate).toMSecsSinceEpoch();
    IdRange before{ 0, 0 };
    QRandomGenerator random(3);
    for (qint64 at = first; at < last; at += 1 + random.bounded(5'000'000)) {
        const IdRange range = idsOf(Timestamp(at));
        QVERIFY(range.first <= range.last);
        if (at > 0)
            QVERIFY(range.first > before.last);
        before = range;
        if (at <= 0)
            before.last = 0;
    }
    // The edges, one millisecond apart.
    for (const qint64 edge : { qint64(1735689600000), qint64(1767225600000) }) {
        QVERIFY(idsOf(Timestamp(edge - 1)).last < idsOf(Timestamp(edge)).first);
        QVERIFY(idsOf(Timestamp(edge)).last < idsOf(Timestamp(edge + 1)).first);
    }
    // What the database hands out is of its time.
    const qint64 now = 1795000000000;
    QVERIFY(isOfTime(((now - 1735689600000) << 21) + 1234567, Timestamp(now)));
    QVERIFY(!isOfTime(((now - 1735689600000) << 21) + 1234567, Timestamp(now - 5000)));
}

TRIAGE_TEST(TestTransfer, QCoreApplication)
#include "tst_transfer.moc"
