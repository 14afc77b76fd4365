// SPDX-License-Identifier: GPL-3.0-or-later
// Reports about the service itself, through the API.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestReportsApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReportIsKeptForTheOperator();
    void aReportNeedsNothingButAMessage();
    void contextIsWhateverJsonItIs_data();
    void contextIsWhateverJsonItIs();
    void wrongReportsAreNamed_data();
    void wrongReportsAreNamed();
    void widgetsDoNotReport();

private:
    TestBackend m_backend;
};

void TestReportsApi::aReportIsKeptForTheOperator()
{
    Desk desk(m_backend);
    const Members context{ { "endpoint", "/feedback" }, { "seconds", 2.5 } };
    const Answer made
        = desk.member.post("/reports", { { "message", "Slow \"today\"" }, { "context", context.object() } });
    QCOMPARE(made.outcome(), u"201"_s);
    QCOMPARE(made["message"], u"Slow \"today\""_s);
    QCOMPARE(made["context"].toObject(), context.object());
    QCOMPARE(made.json()[u"data"].toObject().keys(),
             (QStringList{ u"context"_s, u"created_at"_s, u"id"_s, u"message"_s }));
    const Members meta{
        { "links", object({ { "api", object({ { "self", "/api/v0/reports" } }) }, { "web", nullptr } }) },
        { "related", QJsonObject() }
    };
    QCOMPARE(made.meta(), meta.object());
    const QString kept
        = u"select r.message || ' from ' || m.email || ': ' || (r.context->>'endpoint') from report r "
          "join member m on m.organization = r.organization and m.id = r.member "
          "where r.organization = %1"_s;
    QCOMPARE(m_backend.value(kept.arg(desk.organization().id.value())),
             u"Slow \"today\" from mel@example.com: /feedback"_s);
}

void TestReportsApi::aReportNeedsNothingButAMessage()
{
    Desk desk(m_backend);
    for (const Members &body :
         { Members{ { "message", "Hm" } }, Members{ { "message", "Hm" }, { "context", nullptr } } }) {
        const Answer made = desk.post("/reports", body);
        QCOMPARE(made.outcome(), u"201"_s);
        QVERIFY(made["context"].isNull());
    }
    const QString kept = u"select count(*) from report where context is null and organization = %1"_s;
    QCOMPARE(m_backend.value(kept.arg(desk.organization().id.value())), u"2"_s);
}

void TestReportsApi::contextIsWhateverJsonItIs_data()
{
    QTest::addColumn<QByteArray>("context");
    QTest::newRow("text") << R"("while \"reading\" \\u0000")"_ba;
    QTest::newRow("number") << "0.1"_ba;
    QTest::newRow("list") << R"([1,null,{"a":[]}])"_ba;
    QTest::newRow("order is kept") << R"({"b":1,"a":"ü😀"})"_ba;
}

void TestReportsApi::contextIsWhateverJsonItIs()
{
    QFETCH(QByteArray, context);
    Desk desk(m_backend);
    const Answer made = desk.send({ "POST", "/reports", R"({"message":"m","context":)" + context + '}', {} });
    QCOMPARE(made.outcome(), u"201"_s);
    QVERIFY2(made.body.contains("\"context\":" + context), made.body.constData());
    const QString kept = u"select context from report where organization = %1"_s;
    QCOMPARE(m_backend.value(kept.arg(desk.organization().id.value())).toUtf8(), context);
}

void TestReportsApi::wrongReportsAreNamed_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("outcome");
    const QString message = u"422 invalid-field-value message"_s;
    QTest::newRow("no body") << QByteArray() << u"422 missing-required-field message"_s;
    QTest::newRow("no message") << "{}"_ba << u"422 missing-required-field message"_s;
    QTest::newRow("null message") << R"({"message":null})"_ba << message;
    QTest::newRow("blank message") << R"({"message":"\n"})"_ba << message;
    QTest::newRow("long message") << R"({"message":")" + QByteArray(5001, 'x') + R"("})" << message;
    QTest::newRow("longest message") << R"({"message":")" + QByteArray(5000, 'x') + R"("})" << u"201"_s;
    const QString context = u"422 invalid-field-value context"_s;
    QTest::newRow("U+0000 inside") << R"({"message":"m","context":{"a":["\u0000"]}})"_ba << context;
    QTest::newRow("U+0000 in a name") << R"({"message":"m","context":{"a\u0000":1}})"_ba << context;
    QTest::newRow("half a character") << R"({"message":"m","context":"\ud83d"})"_ba << context;
}

void TestReportsApi::wrongReportsAreNamed()
{
    QFETCH(QByteArray, body);
    Desk desk(m_backend);
    QTEST(desk.send({ "POST", "/reports", body, {} }).outcome(), "outcome");
}

void TestReportsApi::widgetsDoNotReport()
{
    Desk desk(m_backend);
    QCOMPARE(desk.widget.send(fromBrowser("POST", "/reports", { { "message", "m" } })).outcome(),
             u"403 widget-token-restricted"_s);
}

TRIAGE_TEST(TestReportsApi, QCoreApplication)
#include "tst_reportsapi.moc"
