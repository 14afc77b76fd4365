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
                            "targets,notes,state,owner_email,tags,snoozed_until\r\n"));
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
                   "export;bug\",\"owner_email\":\"who@x\"}\n"
                   "{\"description\":\"numbers\",\"state\":7,\"tags\":[1,\"UI\",null,\""
                       + QByteArray(50, 'x') + "\"],\"snoozed_until\":\"soon\",\"owner_email\":null}\n");
    QCOMPARE(import["created"], 2);
    QCOMPARE(recordOf(desk, u"closed"_s)[u"tags"].toArray(), array({ "bug", "export" }));
    QCOMPARE(recordOf(desk, u"closed"_s)[u"state"], u"open"_s);
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

TRIAGE_TEST(TestTriageTransfer, QCoreApplication)
#include "tst_triagetransfer.moc"
