// SPDX-License-Identifier: GPL-3.0-or-later
// What people made of feedback goes with it through files.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

QJsonObject recordOf(Desk &desk, const QString &description)
{
    for (const QJsonValue &each : desk.get("/feedback?limit=100&include=triage").items()) {
        if (each[u"description"].toString() != description)
            continue;
        QJsonObject record = desk.get("/feedback/" + each[u"id"].toString().toLatin1() + "/triage")
                                 .json()[u"data"]
                                 .toObject();
        for (const char *own : { "feedback_id", "owner_id", "updated_at" })
            record.remove(QLatin1StringView(own));
        return record;
    }
    return {};
}

QByteArray exported(Desk &desk, const QByteArray &format)
{
    return desk.get("/export?format=" + format)["text"].toString().toUtf8();
}

Answer imported(Desk &desk, const QByteArray &format, const QByteArray &data)
{
    return desk.post("/import",
                     { { "format", format }, { "data", data }, { "route", false }, { "last", true } });
}

} // namespace

class TestTriageTransfer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExportBringsTheSameRecordsElsewhere_data();
    void anExportBringsTheSameRecordsElsewhere();
    void itemsThatNobodyWorkedOnHaveNoRecord();
    void theFilesOfOthersAreTaken();
    void tooManyTagsAreSaidOfTheirLine();
    void anActivityWithAnOverlongNameLosesItsParts();
    void duplicatesStayDuplicates_data() { anExportBringsTheSameRecordsElsewhere_data(); }
    void duplicatesStayDuplicates();
    void anOriginalMayComeLater();
    void chainsAndCyclesOfOthersBreakNothing();

private:
    TestBackend m_backend;
};

void TestTriageTransfer::anExportBringsTheSameRecordsElsewhere_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("lines") << "json_lines"_ba;
    QTest::newRow("cells") << "csv"_ba;
}

void TestTriageTransfer::anExportBringsTheSameRecordsElsewhere()
{
    QFETCH(QByteArray, format);
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray mel = desk.member.get("/me")["member"].toObject()[u"id"].toString().toLatin1();
    const auto made = [&](const char *text, const Members &record) {
        desk.patch("/feedback/" + desk.settled(text) + "/triage", record);
    };
    made("done", { { "state", "done" }, { "tags", array({ "a; b", "export", "🔥" }) } });
    made("declined", { { "state", "declined" }, { "owner_id", mel } });
    made("asleep", { { "snoozed_until", "2030-01-02T03:04:05Z" }, { "owner_id", mel } });
    made("plain", Members());
    Desk other(m_backend);
    other.switchRouting(false);
    const Answer import = imported(other, format, exported(desk, format));
    QCOMPARE(import["created"], 4);
    QCOMPARE(import["problems"].toArray(), QJsonArray());
    for (const QString &each : { u"done"_s, u"declined"_s, u"asleep"_s, u"plain"_s }) {
        QJsonObject before = recordOf(desk, each);
        QJsonObject after = recordOf(other, each);
        if (format == "csv") { // it has no column
            before.remove(u"state_changed_at"_s);
            after.remove(u"state_changed_at"_s);
        }
        QVERIFY(!before.isEmpty());
        QCOMPARE(after, before);
    }
    QCOMPARE(other.total("/feedback?owner=none"), 2);
    QCOMPARE(other.total("/feedback?state=done&tag=export"), 1);
    QCOMPARE(other.total("/feedback?snoozed=true"), 1);
}

void TestTriageTransfer::itemsThatNobodyWorkedOnHaveNoRecord()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    desk.settled("plain");
    QVERIFY(!exported(desk, "json_lines").contains("\"state\""));
    QVERIFY(exported(desk, "csv")
                .startsWith("id,external_id,title,description,submitted_by,client,needs_review,"
                            "routing_status,created_at,updated_at,buffers,buffers_by_hand,"
                            "targets,notes,state,owner_email,tags,snoozed_until,duplicate_of\r\n"));
    Desk other(m_backend);
    imported(other, "csv", exported(desk, "csv"));
    QCOMPARE(m_backend.value(u"select count(*) from feedback_triage where organization = %1"_s.arg(
                 other.organization().id.value())),
             u"0"_s);
}

void TestTriageTransfer::theFilesOfOthersAreTaken()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const Answer import
        = imported(desk, "json_lines",
                   "{\"description\":\"closed\",\"state\":\"closed\",\"tags\":\"Bug, "
                   "export;bug\",\"owner_email\":\"who@x\",\"created_at\":\"2025-03-01T10:00:00Z\","
                   "\"updated_at\":\"2025-03-04T10:00:00Z\"}\n"
                   "{\"description\":\"numbers\",\"state\":7,\"tags\":[1,\"UI\",null,\""
                       + QByteArray(50, 'x') + "\"],\"snoozed_until\":\"soon\",\"owner_email\":null}\n");
    QCOMPARE(import["created"], 2);
    QCOMPARE(recordOf(desk, u"closed"_s)[u"tags"].toArray(), array({ "bug", "export" }));
    QCOMPARE(recordOf(desk, u"closed"_s)[u"state"], u"done"_s);
    // The file does not say when it was closed: the time of its last change counts.
    QCOMPARE(recordOf(desk, u"closed"_s)[u"state_changed_at"], u"2025-03-04T10:00:00.000Z"_s);
    QVERIFY(recordOf(desk, u"closed"_s)[u"owner_name"].isNull());
    QCOMPARE(recordOf(desk, u"numbers"_s)[u"tags"].toArray(), array({ "ui" }));
    QVERIFY(recordOf(desk, u"numbers"_s)[u"snoozed_until"].isNull());
}

void TestTriageTransfer::tooManyTagsAreSaidOfTheirLine()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    QByteArray lines;
    for (int i = 0; i < 26; ++i) {
        QByteArray tags;
        for (int j = 0; j < 20; ++j)
            tags += ";tag " + QByteArray::number(20 * i + j);
        lines += "{\"description\":\"" + QByteArray::number(i) + "\",\"tags\":\"" + tags.sliced(1) + "\"}\n";
    }
    const Answer import = imported(desk, "json_lines", lines);
    QCOMPARE(import["created"], 25);
    QCOMPARE(import["problems"].toArray().size(), 1);
    QCOMPARE(import["problems"].toArray()[0][u"line"], 26);
    QCOMPARE(import["problems"].toArray()[0][u"field"], u"tags"_s);
}

void TestTriageTransfer::anActivityWithAnOverlongNameLosesItsParts()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const auto lineWith = [](const QByteArray &activity) {
        return "{\"description\":\"x\",\"notes\":[{\"kind\":\"activity\",\"text\":\"Put "
               "there.\",\"activity\":"
            + activity + "}]}\n";
    };
    const QByteArray name(2001, 'x');
    const Answer import = imported(desk, "json_lines",
                                   lineWith(R"({"code":"assigned","buffers":[")" + name + R"("]})")
                                       + lineWith(R"({"code":"tagged","tags":"text"})") + lineWith("7"));
    QCOMPARE(import["created"], 3);
    QCOMPARE(import["problems"].toArray(), QJsonArray());
    for (const QJsonValue &each : desk.get("/feedback").items()) {
        const QJsonValue note
            = desk.get("/feedback/" + each[u"id"].toString().toLatin1() + "/notes").items().first();
        QCOMPARE(note[u"text"], u"Put there."_s);
        QVERIFY(note[u"activity"].isNull());
    }
}

void TestTriageTransfer::duplicatesStayDuplicates()
{
    QFETCH(const QByteArray, format);
    Desk desk(m_backend);
    desk.switchRouting(false);
    imported(desk, "json_lines", "{\"description\":\"early\",\"external_id\":\"E-1\"}\n");
    const QByteArray early = desk.get("/feedback").items()[0][u"id"].toString().toUtf8();
    const QByteArray one = desk.settled("one"), two = desk.settled("two");
    const QByteArray other = desk.settled("other"), late = desk.settled("late");
    desk.post("/merges", { { "into", late }, { "feedback_ids", array({ one, two }) } });
    desk.post("/merges", { { "into", early }, { "feedback_ids", array({ other }) } });
    Desk elsewhere(m_backend);
    elsewhere.switchRouting(false);
    for (int round = 0; round < 2; ++round) { // a second import finds everything there
        QCOMPARE(imported(elsewhere, format, exported(desk, format)).outcome(), u"200"_s);
        QCOMPARE(recordOf(elsewhere, u"late"_s)[u"duplicate_count"], 2);
        QCOMPARE(recordOf(elsewhere, u"early"_s)[u"duplicate_count"], 1);
        QCOMPARE(elsewhere.total("/feedback?duplicates=only"), 3);
    }
    QCOMPARE(recordOf(elsewhere, u"one"_s)[u"duplicate_of"], recordOf(elsewhere, u"two"_s)[u"duplicate_of"]);
}

void TestTriageTransfer::anOriginalMayComeLater()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    imported(desk, "json_lines",
             R"({"description":"a","external_id":"A","duplicate_of":"B"})"
             "\n"
             R"({"description":"c","external_id":"C","duplicate_of":17})"
             "\n");
    QVERIFY(recordOf(desk, u"a"_s)[u"duplicate_of"].isNull());
    imported(desk, "json_lines",
             R"({"description":"b","external_id":"B"})"
             "\n"
             R"({"description":"17","external_id":17})"
             "\n");
    QCOMPARE(recordOf(desk, u"b"_s)[u"duplicate_count"], 1);
    QCOMPARE(recordOf(desk, u"17"_s)[u"duplicate_count"], 1);
    QVERIFY(!recordOf(desk, u"a"_s)[u"duplicate_of"].isNull());
}

void TestTriageTransfer::chainsAndCyclesOfOthersBreakNothing()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    QByteArray lines;
    for (const char *pair : { "AB", "BC", "DE", "ED", "FF", "GX" })
        lines += QByteArray(R"({"description":"1","external_id":"1","duplicate_of":"2"})")
                     .replace('1', pair[0])
                     .replace('2', pair[1])
            + '\n';
    lines += R"({"description":"C","external_id":"C","duplicate_of":{"id":7}})";
    const Answer import = imported(desk, "json_lines", lines);
    QCOMPARE(import["created"], 7);
    QCOMPARE(import["problems"].toArray(), QJsonArray());
    QCOMPARE(recordOf(desk, u"C"_s)[u"duplicate_count"], 2);
    QVERIFY(!recordOf(desk, u"B"_s)[u"duplicate_of"].isNull());
    for (const QString &each : { u"D"_s, u"E"_s, u"F"_s, u"G"_s })
        QVERIFY(recordOf(desk, each)[u"duplicate_of"].isNull());
}

TRIAGE_TEST(TestTriageTransfer, QCoreApplication)
#include "tst_triagetransfer.moc"
