// SPDX-License-Identifier: GPL-3.0-or-later
// Items that say the same: merging them, undoing it, and what becomes of them when items are deleted.

#include "domain/ids.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

Answer merge(TestClient &client, const QByteArray &into, const QList<QByteArray> &items)
{
    QJsonArray ids;
    for (const QByteArray &each : items)
        ids.append(QString::fromLatin1(each));
    return client.post("/merges", { { "into", into }, { "feedback_ids", ids } });
}

Answer merge(Desk &desk, const QByteArray &into, const QList<QByteArray> &items)
{
    return merge(desk.admin, into, items);
}

Answer undo(Desk &desk, const Answer &merge)
{
    return desk.post("/merges/" + merge.id() + "/undo");
}

QJsonObject recordOf(Desk &desk, const QByteArray &item)
{
    return desk.get("/feedback/" + item + "/triage").json()[u"data"].toObject();
}

/// The bytes of the records of items.
QByteArray records(Desk &desk, const QList<QByteArray> &items)
{
    QByteArray all;
    for (const QByteArray &each : items)
        all += desk.get("/feedback/" + each + "/triage").body + '\n';
    return all;
}

} // namespace

class TestMerges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anItemBecomesADuplicate();
    void duplicatesComeAlong();
    void aDuplicateStandsForItsOriginal();
    void crosswiseMergesConflict();
    void anItemChangesOver();
    void undoRestoresTheStateBefore();
    void laterActsStay();
    void aRecordThatGoesWithAnUndoIsInTheChangeFeed();
    void aLaterMergeIsUndoneFirst();
    void aDuplicateLeaves();
    void theOldestTakesThePlaceOfADeletedOne();
    void anUndoAfterADeletionKeepsTheRest();
    void aSleepingOriginalWakesAndSleepsAgain();
    void pairsAreRemembered();
    void invalidMergesAreRefused_data();
    void invalidMergesAreRefused();
    void anothersItemsAreNotThere();
    void aHundredItemsTakeAsManyStatementsAsOne();
    void theFeedTells();
    void nothingElseChanges();
    void theDatabaseRefusesChains();
    void listsLeaveOutDuplicates();

private:
    /// Creates items whose routing is over.
    static QList<QByteArray> items(Desk &desk, int count)
    {
        desk.switchRouting(false);
        QList<QByteArray> all;
        for (int i = 0; i < count; ++i)
            all << desk.settled("crash " + QByteArray::number(i));
        return all;
    }

    TestBackend m_backend;
};

void TestMerges::anItemBecomesADuplicate()
{
    Desk desk(m_backend);
    const auto all = items(desk, 3);
    const Answer merged = merge(desk, all[0], { all[2], all[1] });
    QCOMPARE(merged.outcome(), u"201"_s);
    QCOMPARE(merged["into"], QString::fromLatin1(all[0]));
    QCOMPARE(merged["feedback_ids"], array({ all[2], all[1] }));
    QVERIFY(merged["undone_at"].isNull() && !merged["created_by"].isNull());
    QCOMPARE(recordOf(desk, all[0])[u"duplicate_count"], 2);
    QCOMPARE(recordOf(desk, all[1])[u"duplicate_of"], QString::fromLatin1(all[0]));
    const Answer group = desk.get("/feedback/" + all[2] + "/duplicates");
    QCOMPARE(group["canonical_id"], QString::fromLatin1(all[0]));
    QCOMPARE(group["suggestions"], QJsonArray());
    const QJsonArray members = group["members"].toArray();
    QCOMPARE(members.size(), 2);
    QCOMPARE(members[0][u"feedback_id"], QString::fromLatin1(all[1]));
    QCOMPARE(members[0][u"merge_id"], QString::fromLatin1(merged.id()));
    QCOMPARE(members[0][u"merged_at"], merged["created_at"]);
    QCOMPARE(members[0][u"merged_by"], merged["created_by"]);
    QVERIFY(desk.timeline(all[0]).endsWith(u"Duplicates added: 2."_s));
    QVERIFY(desk.timeline(all[1]).endsWith(u"Marked as a duplicate of another item."_s));
    const Answer alone = desk.get("/feedback/" + desk.feedback("other") + "/duplicates");
    QCOMPARE(alone["members"], QJsonArray());
}

void TestMerges::duplicatesComeAlong()
{
    Desk desk(m_backend);
    const auto all = items(desk, 4);
    merge(desk, all[1], { all[2], all[3] });
    QCOMPARE(merge(desk, all[0], { all[1] }).outcome(), u"201"_s);
    for (const QByteArray &each : { all[1], all[2], all[3] })
        QCOMPARE(recordOf(desk, each)[u"duplicate_of"], QString::fromLatin1(all[0]));
    QCOMPARE(recordOf(desk, all[0])[u"duplicate_count"], 3);
    QCOMPARE(recordOf(desk, all[1])[u"duplicate_count"], 0);
}

void TestMerges::aDuplicateStandsForItsOriginal()
{
    Desk desk(m_backend);
    const auto all = items(desk, 3);
    merge(desk, all[0], { all[1] });
    const Answer merged = merge(desk, all[1], { all[2] });
    QCOMPARE(merged["into"], QString::fromLatin1(all[0]));
    QCOMPARE(recordOf(desk, all[2])[u"duplicate_of"], QString::fromLatin1(all[0]));
    // What is there already stays as it is.
    const QByteArray before = records(desk, all);
    QCOMPARE(merge(desk, all[0], { all[1], all[2] }).outcome(), u"201"_s);
    QCOMPARE(records(desk, all), before);
}

void TestMerges::crosswiseMergesConflict()
{
    Desk desk(m_backend);
    const auto all = items(desk, 2);
    merge(desk, all[0], { all[1] });
    const QByteArray before = records(desk, all);
    const Answer refused = merge(desk.member, all[1], { all[0] });
    QCOMPARE(refused.outcome(), u"409 conflict"_s);
    QVERIFY(refused.body.contains(all[0]));
    QCOMPARE(records(desk, all), before);
}

void TestMerges::anItemChangesOver()
{
    Desk desk(m_backend);
    const auto all = items(desk, 4);
    merge(desk, all[0], { all[2], all[3] });
    merge(desk, all[1], { all[2] });
    QCOMPARE(recordOf(desk, all[2])[u"duplicate_of"], QString::fromLatin1(all[1]));
    QCOMPARE(recordOf(desk, all[0])[u"duplicate_count"], 1);
    QCOMPARE(recordOf(desk, all[1])[u"duplicate_count"], 1);
    QVERIFY(desk.timeline(all[0]).endsWith(u"Duplicates unmerged: 1."_s));
}

void TestMerges::undoRestoresTheStateBefore()
{
    Desk desk(m_backend);
    const auto all = items(desk, 5);
    desk.patch("/feedback/" + all[4] + "/triage", { { "tags", array({ "crash" }) } });
    merge(desk, all[1], { all[2] });
    merge(desk, all[3], { all[4] });
    const QByteArray before = records(desk, all);
    const Answer merged = merge(desk, all[0], { all[1], all[4] });
    QVERIFY(records(desk, all) != before);
    const Answer undone = undo(desk, merged);
    QCOMPARE(undone.outcome(), u"200"_s);
    QVERIFY(!undone["undone_at"].isNull());
    QCOMPARE(records(desk, all), before);
    QCOMPARE(undo(desk, merged).outcome(), u"409 conflict"_s);
    QVERIFY(desk.timeline(all[4]).endsWith(u"Marked as a duplicate of another item."_s));
    QVERIFY(desk.timeline(all[1]).endsWith(u"No longer marked as a duplicate."_s));
}

void TestMerges::laterActsStay()
{
    Desk desk(m_backend);
    const auto all = items(desk, 2);
    const Answer merged = merge(desk, all[0], { all[1] });
    desk.patch("/feedback/" + all[1] + "/triage", { { "state", "done" } });
    undo(desk, merged);
    const QJsonObject record = recordOf(desk, all[1]);
    QCOMPARE(record[u"state"], u"done"_s);
    QVERIFY(record[u"duplicate_of"].isNull());
    QVERIFY(recordOf(desk, all[0])[u"updated_at"].isNull());
}

void TestMerges::aRecordThatGoesWithAnUndoIsInTheChangeFeed()
{
    Desk desk(m_backend);
    const auto all = items(desk, 3);
    const Answer first = merge(desk, all[0], { all[2] });
    const Answer second = merge(desk, all[1], { all[2] });
    desk.remove("/feedback/" + all[2]);
    undo(desk, second); // the first item has the record that the first merge gave it
    const QByteArray cursor = desk.get("/changes?since=now").meta("cursor").toString().toLatin1();
    QCOMPARE(undo(desk, first).outcome(), u"200"_s);
    QVERIFY(recordOf(desk, all[0])[u"updated_at"].isNull());
    const QJsonArray feed = desk.get("/changes?since=" + cursor).items();
    QVERIFY(std::ranges::any_of(feed, [&all](const QJsonValue &entry) {
        return entry[u"data"][u"id"].toString().toLatin1() == all[0]
            && !entry[u"data"].toObject().contains(u"triage");
    }));
}

void TestMerges::aLaterMergeIsUndoneFirst()
{
    Desk desk(m_backend);
    const auto all = items(desk, 3);
    const Answer first = merge(desk, all[0], { all[1] });
    const Answer second = merge(desk, all[2], { all[0] });
    const Answer refused = undo(desk, first);
    QCOMPARE(refused.outcome(), u"409 conflict"_s);
    QVERIFY(refused.body.contains(second.id()));
    QCOMPARE(undo(desk, second).outcome(), u"200"_s);
    QCOMPARE(undo(desk, first).outcome(), u"200"_s);
    for (const QByteArray &each : all)
        QVERIFY(recordOf(desk, each)[u"updated_at"].isNull());
}

void TestMerges::aDuplicateLeaves()
{
    Desk desk(m_backend);
    const auto all = items(desk, 3);
    merge(desk, all[0], { all[1], all[2] });
    QCOMPARE(desk.remove("/feedback/" + all[1] + "/duplicate-of").outcome(), u"204"_s);
    QVERIFY(recordOf(desk, all[1])[u"duplicate_of"].isNull());
    QCOMPARE(recordOf(desk, all[0])[u"duplicate_count"], 1);
    const QByteArray before = records(desk, all);
    QCOMPARE(desk.remove("/feedback/" + all[1] + "/duplicate-of").outcome(), u"204"_s);
    QCOMPARE(records(desk, all), before);
}

void TestMerges::theOldestTakesThePlaceOfADeletedOne()
{
    Desk desk(m_backend);
    const auto all = items(desk, 4);
    merge(desk, all[2], { all[0], all[3] });
    merge(desk, all[2], { all[1] });
    desk.remove("/feedback/" + all[2]);
    QVERIFY(recordOf(desk, all[0])[u"duplicate_of"].isNull());
    QCOMPARE(recordOf(desk, all[0])[u"duplicate_count"], 2);
    for (const QByteArray &each : { all[1], all[3] })
        QCOMPARE(recordOf(desk, each)[u"duplicate_of"], QString::fromLatin1(all[0]));
    QVERIFY(desk.timeline(all[0]).endsWith(u"Took the place of a deleted item. Its duplicates: 2."_s));
    desk.remove("/feedback/" + all[1]);
    QCOMPARE(recordOf(desk, all[0])[u"duplicate_count"], 1);
    desk.remove("/feedback/" + all[0]);
    const QJsonObject last = recordOf(desk, all[3]);
    QVERIFY(last[u"duplicate_of"].isNull());
    QCOMPARE(last[u"duplicate_count"], 0);
}

void TestMerges::anUndoAfterADeletionKeepsTheRest()
{
    Desk desk(m_backend);
    const auto all = items(desk, 5);
    merge(desk, all[0], { all[3], all[4] });
    const Answer merged = merge(desk, all[1], { all[0], all[2] });
    // Both the item that stood for all and the one that stood for the first two go.
    desk.remove("/feedback/" + all[1]);
    desk.remove("/feedback/" + all[0]);
    QCOMPARE(undo(desk, merged).outcome(), u"200"_s);
    QVERIFY(recordOf(desk, all[2])[u"duplicate_of"].isNull());
    QVERIFY(recordOf(desk, all[3])[u"duplicate_of"].isNull());
    QCOMPARE(recordOf(desk, all[4])[u"duplicate_of"], QString::fromLatin1(all[3]));
}

void TestMerges::aSleepingOriginalWakesAndSleepsAgain()
{
    Desk desk(m_backend);
    const auto all = items(desk, 2);
    desk.patch("/feedback/" + all[0] + "/triage", { { "snoozed_until", "2100-01-01T09:00:00Z" } });
    const QByteArray before = records(desk, all);
    const Answer merged = merge(desk, all[0], { all[1] });
    QVERIFY(recordOf(desk, all[0])[u"snoozed_until"].isNull());
    QVERIFY(desk.timeline(all[0]).contains(u"Ended the snooze."_s));
    undo(desk, merged);
    QCOMPARE(records(desk, all), before);
}

void TestMerges::pairsAreRemembered()
{
    Desk desk(m_backend);
    const auto all = items(desk, 2);
    const auto count = [this] {
        return m_backend.value(u"select count(*) from not_duplicate"_s);
    };
    const QByteArray path = "/feedback/" + all[1] + "/not-duplicates/" + all[0];
    QCOMPARE(desk.put(path).outcome(), u"204"_s);
    QCOMPARE(desk.put("/feedback/" + all[0] + "/not-duplicates/" + all[1]).outcome(), u"204"_s);
    QCOMPARE(count(), u"1"_s);
    QCOMPARE(desk.timeline(all[0]).count(u"Marked as different"_s), 1);
    QCOMPARE(desk.remove("/feedback/" + all[0] + "/not-duplicates/" + all[1]).outcome(), u"204"_s);
    QCOMPARE(desk.remove(path).outcome(), u"204"_s);
    QCOMPARE(count(), u"0"_s);
    desk.put(path);
    desk.remove("/feedback/" + all[0]);
    QCOMPARE(count(), u"0"_s);
    QCOMPARE(desk.put("/feedback/" + all[1] + "/not-duplicates/" + all[1]).outcome(),
             u"422 invalid-field-value other_feedback_id"_s);
    QCOMPARE(desk.put(path).outcome(), u"404 feedback-not-found"_s);
}

void TestMerges::invalidMergesAreRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("outcome");
    const QString invalid = u"422 invalid-field-value feedback_ids"_s;
    QTest::newRow("itself") << R"({"into":"A","feedback_ids":["B","A"]})"_ba << invalid;
    QTest::newRow("none") << R"({"into":"A","feedback_ids":[]})"_ba << invalid;
    QTest::newRow("twice") << R"({"into":"A","feedback_ids":["B","B"]})"_ba << invalid;
    const QByteArray many = QByteArray(R"("0000000000001",)").repeated(101).chopped(1);
    QTest::newRow("too many") << R"({"into":"A","feedback_ids":[)" + many + "]}" << invalid;
    QTest::newRow("no items") << R"({"into":"A"})"_ba << u"422 missing-required-field feedback_ids"_s;
    QTest::newRow("nothing") << R"({"feedback_ids":["B"]})"_ba << u"422 missing-required-field into"_s;
    QTest::newRow("unknown") << R"({"into":"A","feedback_ids":["0000000000001"]})"_ba
                             << u"404 feedback-not-found"_s;
    QTest::newRow("into unknown") << R"({"into":"0000000000001","feedback_ids":["B"]})"_ba
                                  << u"404 feedback-not-found"_s;
}

void TestMerges::invalidMergesAreRefused()
{
    QFETCH(QByteArray, body);
    QFETCH(const QString, outcome);
    Desk desk(m_backend);
    const auto all = items(desk, 2);
    body.replace("\"A\"", '"' + all[0] + '"').replace("\"B\"", '"' + all[1] + '"');
    QCOMPARE(desk.send({ "POST", "/merges", body, {} }).outcome(), outcome);
    QCOMPARE(desk.post("/merges/0000000000001/undo").outcome(), u"404 merge-not-found"_s);
    QVERIFY(recordOf(desk, all[1])[u"updated_at"].isNull());
}

void TestMerges::anothersItemsAreNotThere()
{
    Desk desk(m_backend);
    Desk other(m_backend);
    const auto all = items(desk, 2);
    const auto others = items(other, 2);
    QCOMPARE(merge(desk, all[0], { all[1], others[0] }).outcome(), u"404 feedback-not-found"_s);
    QCOMPARE(merge(desk, others[0], { all[0] }).outcome(), u"404 feedback-not-found"_s);
    const Answer theirs = merge(other, others[0], { others[1] });
    QCOMPARE(undo(desk, theirs).outcome(), u"404 merge-not-found"_s);
    QCOMPARE(recordOf(other, others[0])[u"duplicate_count"], 1);
}

void TestMerges::aHundredItemsTakeAsManyStatementsAsOne()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    std::vector<Sent> requests;
    for (int i = 0; i < 102; ++i)
        requests.push_back({ "POST", "/feedback", R"({"description":"crash"})", {} });
    QList<QByteArray> all;
    for (const Answer &each : desk.admin.sendAll(requests))
        all << each.id();
    const QByteArray into = all.takeFirst();
    const QByteArray other = all.takeFirst();
    const QByteArray before = records(desk, all);
    const Answer merged = merge(desk, into, all);
    QCOMPARE(merged.outcome(), u"201"_s);
    QCOMPARE(recordOf(desk, into)[u"duplicate_count"], 100);
    QCOMPARE(recordOf(desk, into)[u"updated_at"], merged["created_at"]);
    // All of them come along.
    const Answer along = merge(desk, other, { into });
    QCOMPARE(recordOf(desk, other)[u"duplicate_count"], 101);
    QCOMPARE(undo(desk, along).outcome(), u"200"_s);
    QCOMPARE(undo(desk, merged).outcome(), u"200"_s);
    QCOMPARE(records(desk, all), before);
}

void TestMerges::theFeedTells()
{
    Desk desk(m_backend);
    const auto all = items(desk, 2);
    const QString cursor = desk.get("/changes?limit=1000").meta("cursor").toString();
    const auto told = [&] {
        QJsonObject items;
        for (const QJsonValue &each : desk.get("/changes?limit=1000&since=" + cursor.toLatin1()).items()) {
            const QJsonObject record = each[u"data"][u"triage"].toObject();
            if (each[u"type"] == u"feedback"_s)
                items[each[u"id"].toString()] = record;
        }
        return items;
    };
    const Answer merged = merge(desk, all[0], { all[1] });
    QCOMPARE(told(),
             object({ { all[0].constData(), recordOf(desk, all[0]) },
                      { all[1].constData(), recordOf(desk, all[1]) } }));
    undo(desk, merged);
    const QJsonObject after = told();
    QCOMPARE(after.size(), 2);
    for (const QByteArray &each : all)
        QCOMPARE(after[QString::fromLatin1(each)], QJsonObject());
}

void TestMerges::nothingElseChanges()
{
    Desk desk(m_backend);
    const auto all = items(desk, 2);
    const QByteArray buffer = desk.buffer("Bugs");
    desk.assign(buffer, all[1]);
    const Answer before = desk.get("/feedback/" + all[1]);
    const QByteArray counts = desk.get("/statistics/buffers").body;
    merge(desk, all[0], { all[1] });
    QCOMPARE(desk.get("/feedback/" + all[1]).body, before.body);
    QCOMPARE(desk.buffersOf(all[1]), u"Bugs"_s);
    QCOMPARE(desk.buffersOf(all[0]), u"-"_s);
    QCOMPARE(desk.total("/feedback"), 2);
    QCOMPARE(desk.get("/statistics/buffers").json()[u"data"], QJsonDocument::fromJson(counts)[u"data"]);
}

void TestMerges::theDatabaseRefusesChains()
{
    Desk desk(m_backend);
    const auto all = items(desk, 3);
    merge(desk, all[0], { all[1] });
    const QString one = QString::number(decodeId(QString::fromLatin1(all[1])).value());
    for (const QString &change : { u"duplicate_of = %1 where duplicate_of is null"_s.arg(one),
                                   u"duplicate_of = feedback where duplicate_count > 0"_s,
                                   u"duplicate_of = 1 where feedback = %1"_s.arg(one),
                                   u"names_duplicate = true where feedback = %1"_s.arg(one) }) {
        const auto changed = m_backend.database().executeText(u"update feedback_triage set "_s + change);
        QVERIFY2(!changed, qPrintable(change));
    }
    QCOMPARE(recordOf(desk, all[0])[u"duplicate_count"], 1);
}

void TestMerges::listsLeaveOutDuplicates()
{
    Desk desk(m_backend);
    const auto all = items(desk, 5);
    const QByteArray buffer = desk.buffer("Bugs");
    for (const QByteArray &each : { all[0], all[1], all[4] })
        desk.assign(buffer, each);
    const Answer merged = merge(desk, all[0], { all[1], all[2] });
    desk.patch("/feedback/" + all[2] + "/triage", { { "state", "done" }, { "tags", array({ "crash" }) } });
    const auto listed = [&](const QByteArray &query) {
        const Answer page = desk.get(query);
        QStringList numbers;
        for (const QJsonValue &each : page.items())
            numbers << QString::number(all.indexOf(each[u"id"].toString().toLatin1()));
        return numbers.join(u' ') + u" of "_s + QString::number(page.meta("total").toInt());
    };
    QCOMPARE(listed("/feedback"), u"4 3 2 1 0 of 5"_s);
    QCOMPARE(listed("/feedback?duplicates=include"), u"4 3 2 1 0 of 5"_s);
    QCOMPARE(listed("/feedback?duplicates=hide"), u"4 3 0 of 3"_s);
    QCOMPARE(listed("/feedback?duplicates=hide&limit=1&page=2"), u"3 of 3"_s);
    QCOMPARE(listed("/feedback?duplicates=only"), u"2 1 of 2"_s);
    QCOMPARE(listed("/feedback?duplicates=only&sort_order=asc"), u"1 2 of 2"_s);
    QCOMPARE(listed("/feedback?duplicates=only&state=done"), u"2 of 1"_s);
    QCOMPARE(listed("/feedback?duplicates=only&tag=crash"), u"2 of 1"_s);
    QCOMPARE(listed("/feedback?duplicates=hide&tag=crash"), u" of 0"_s);
    QCOMPARE(listed("/feedback?duplicates=hide&state=open"), u"4 3 0 of 3"_s);
    QCOMPARE(listed("/feedback?duplicates=hide&state=open&owner=none&snoozed=false"), u"4 3 0 of 3"_s);
    QCOMPARE(listed("/buffers/bugs/feedback?duplicates=hide"), u"4 0 of 2"_s);
    QCOMPARE(listed("/buffers/bugs/feedback?duplicates=only"), u"1 of 1"_s);
    QCOMPARE(listed("/feedback?duplicates=only&search=crash"), u"2 1 of 2"_s);
    QCOMPARE(listed("/feedback?duplicates=hide&routing_status=skipped"), u"4 3 0 of 3"_s);
    QCOMPARE(desk.get("/feedback?duplicates=maybe").outcome(), u"422 invalid-field-value duplicates"_s);
    QCOMPARE(desk.get("/export?duplicates=only")["text"].toString().count(u"\"type\":\"feedback\""_s), 2);
    undo(desk, merged);
    QCOMPARE(listed("/feedback?duplicates=only"), u" of 0"_s);
    QCOMPARE(listed("/buffers/bugs/feedback?duplicates=hide"), u"4 1 0 of 3"_s);
}

TRIAGE_TEST(TestMerges, QCoreApplication)
#include "tst_merges.moc"
