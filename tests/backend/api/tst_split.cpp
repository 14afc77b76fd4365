// SPDX-License-Identifier: GPL-3.0-or-later
// Splits through the API: a part of an item's text becomes another item.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestSplit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPartBecomesAnItemOfTheSameSender();
    void bothTimelinesSayItWithTheOtherItem();
    void aPartIsRoutedAndFound();
    void anItemLosesThePartThatIsRemoved();
    void onlyTheFirstOfEqualPartsIsRemoved();
    void anOldItemGivesItsTimeToItsPart();
    void wrongSplitsChangeNothing_data();
    void wrongSplitsChangeNothing();
    void aPartCountsTowardsTheLimit();
    void theSameKeySplitsOnce();
    void widgetsMayNotSplit();

private:
    TestBackend m_backend;
};

void TestSplit::aPartBecomesAnItemOfTheSameSender()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QJsonArray targets
        = array({ object({ { "type", "documentation" },
                           { "metadata", object({ { "page_url", "https://docs.example/export" } }) } }) });
    Sent sent{ "POST",
               "/feedback",
               Members{ { "title", "Two things" },
                        { "description", "Export crashes. The logo is pale." },
                        { "submitted_by", "user-7" },
                        { "targets", targets },
                        { "triage", object({ { "tags", array({ "app" }) } }) } }
                   .toJson(),
               { { "X-IB-Client", "shop/1.0" } } };
    const Answer item = desk.send(sent);
    const Answer part = desk.post("/feedback/" + item.id() + "/split",
                                  { { "description", "The logo is pale." }, { "title", "Pale logo" } });
    QCOMPARE(part.outcome(), u"201"_s);
    QCOMPARE(part.header("Location"), "/api/v0/feedback/" + part.id());
    QVERIFY(part.id() != item.id());
    QCOMPARE(part["title"], u"Pale logo"_s);
    QCOMPARE(part["description"], u"The logo is pale."_s);
    QCOMPARE(part["submitted_by"], u"user-7"_s);
    QCOMPARE(part["client"], u"shop/1.0"_s);
    QCOMPARE(part["created_at"], item["created_at"]);
    QCOMPARE(desk.get("/feedback/" + part.id()).json()[u"data"].toObject()[u"description"],
             u"The logo is pale."_s);
    QCOMPARE(desk.get("/feedback/" + part.id() + "/targets").items(),
             desk.get("/feedback/" + item.id() + "/targets").items());
    const Answer triage = desk.get("/feedback/" + part.id() + "/triage");
    QCOMPARE(triage["state"], u"open"_s);
    QCOMPARE(triage.json()[u"data"].toObject()[u"tags"], QJsonArray());
    QCOMPARE(desk.get("/feedback/" + item.id())["description"], u"Export crashes. The logo is pale."_s);
    QCOMPARE(desk.total("/feedback"), 2);
}

void TestSplit::bothTimelinesSayItWithTheOtherItem()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("One. Two.");
    const QByteArray part = desk.post("/feedback/" + item + "/split", { { "description", "Two." } }).id();
    desk.settle();
    const auto said = [&desk](const QByteArray &id, const QString &code) {
        for (const QJsonValue &each : desk.get("/feedback/" + id + "/notes").items()) {
            if (each[u"activity"][u"code"] == code)
                return each[u"activity"][u"feedback_id"].toString().toLatin1() + ' '
                    + each[u"author_name"].toString().toLatin1();
        }
        return QByteArray();
    };
    QCOMPARE(said(item, u"split_off"_s), part + " Ada");
    QCOMPARE(said(part, u"split_from"_s), item + " Ada");
}

void TestSplit::aPartIsRoutedAndFound()
{
    Desk desk(m_backend);
    desk.buffer("Logos", { { "routing_instructions", "logo pale colour" } });
    desk.routeEverything();
    const QByteArray item = desk.settled("Export crashes. The logo has a pale colour.");
    const QByteArray part
        = desk.post("/feedback/" + item + "/split", { { "description", "The logo has a pale colour." } })
              .id();
    QCOMPARE(desk.routed(part)["routing_status"], u"routed"_s);
    QCOMPARE(desk.buffersOf(part), u"Logos"_s);
    QCOMPARE(desk.get("/feedback?search=pale").items().size(), 2);
}

void TestSplit::anItemLosesThePartThatIsRemoved()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("Export crashes.\r\nThe logo is pale. 🙈\nThanks");
    const Answer part = desk.post("/feedback/" + item + "/split",
                                  { { "description", "\r\nThe logo is pale. 🙈" }, { "remove", true } });
    QCOMPARE(part.outcome(), u"201"_s);
    QCOMPARE(part["description"], u"\r\nThe logo is pale. 🙈"_s);
    QCOMPARE(desk.get("/feedback/" + item)["description"], u"Export crashes.\nThanks"_s);
    QVERIFY(desk.timeline(item).contains(u"Edited the description."_s));
    const QJsonArray found = desk.get("/feedback?search=pale").items();
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first()[u"id"].toString().toLatin1(), part.id());
}

void TestSplit::onlyTheFirstOfEqualPartsIsRemoved()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("Slow. Pale. Slow.");
    QCOMPARE(desk.post("/feedback/" + item + "/split", { { "description", "Slow." }, { "remove", true } })
                 .outcome(),
             u"201"_s);
    QCOMPARE(desk.get("/feedback/" + item)["description"], u" Pale. Slow."_s);
}

void TestSplit::anOldItemGivesItsTimeToItsPart()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    desk.post("/import",
              { { "format", "json_lines" },
                { "data",
                  "{\"description\":\"One. Two.\",\"created_at\":\"2019-05-06T07:08:09Z\"}\n"
                  "{\"description\":\"Younger\",\"created_at\":\"2021-05-06T07:08:09Z\"}\n" },
                { "route", false },
                { "last", true } });
    const auto listed = [&desk] {
        return desk.get("/feedback?sort_by=created_at&sort_order=asc").all("description");
    };
    QCOMPARE(listed(), u"One. Two., Younger"_s);
    const QByteArray item = desk.get("/feedback?sort_order=asc&sort_by=created_at")
                                .items()
                                .first()[u"id"]
                                .toString()
                                .toLatin1();
    for (const char *words : { "Two.", "One." }) {
        const Answer part = desk.post("/feedback/" + item + "/split", { { "description", words } });
        QCOMPARE(part["created_at"], u"2019-05-06T07:08:09.000Z"_s);
    }
    QCOMPARE(listed(), u"One. Two., Two., One., Younger"_s);
}

void TestSplit::wrongSplitsChangeNothing_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *name, const char *body, const char *outcome) {
        QTest::newRow(name) << QByteArray(body) << QString::fromLatin1(outcome);
    };
    row("without words", "{}", "422 missing-required-field description");
    row("no words", R"({"description":""})", "422 invalid-field-value description");
    row("an empty title", R"({"description":"One.","title":""})", "422 invalid-field-value title");
    row("a word for remove", R"({"description":"One.","remove":"yes"})", "422 invalid-field-value remove");
    row("other words are to be removed", R"({"description":"Three.","remove":true})",
        "422 invalid-field-value description");
    row("all words are to be removed", R"({"description":"One. Two.","remove":true})",
        "422 invalid-field-value remove");
}

void TestSplit::wrongSplitsChangeNothing()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, outcome);
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("One. Two.");
    const QString before = desk.timeline(item);
    const Answer refused = desk.send({ "POST", "/feedback/" + item + "/split", body, {} });
    QCOMPARE(refused.outcome(), outcome);
    QCOMPARE(desk.total("/feedback"), 1);
    QCOMPARE(desk.timeline(item), before);
    QCOMPARE(desk.send({ "POST", "/feedback/0000000000000/split", body, {} }).outcome(),
             u"404 feedback-not-found"_s);
}

void TestSplit::aPartCountsTowardsTheLimit()
{
    Desk desk(m_backend, 2);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("One. Two. Three.");
    const auto split = [&desk, &item](const char *words) {
        return desk.post("/feedback/" + item + "/split", { { "description", words }, { "remove", true } })
            .outcome();
    };
    QCOMPARE(split("One."), u"201"_s);
    QVERIFY(split("Two.").contains(u"usage-limit-reached"_s));
    QCOMPARE(desk.get("/feedback/" + item)["description"], u" Two. Three."_s);
    QCOMPARE(desk.total("/feedback"), 2);
}

void TestSplit::theSameKeySplitsOnce()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("One. Two.");
    const Sent sent{ "POST",
                     "/feedback/" + item + "/split",
                     R"({"description":"Two.","remove":true})",
                     { { "Idempotency-Key", "split-1" } } };
    const QByteArray part = desk.send(sent).id();
    QCOMPARE(desk.send(sent).id(), part);
    QCOMPARE(desk.total("/feedback"), 2);
    QCOMPARE(desk.get("/feedback/" + item)["description"], u"One. "_s);
}

void TestSplit::widgetsMayNotSplit()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("One. Two.");
    QVERIFY(
        desk.widget.send(fromBrowser("POST", "/feedback/" + item + "/split", { { "description", "Two." } }))
            .outcome()
            .startsWith(u"403"_s));
}

TRIAGE_TEST(TestSplit, QCoreApplication)

#include "tst_split.moc"
