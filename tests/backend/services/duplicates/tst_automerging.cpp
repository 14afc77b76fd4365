// SPDX-License-Identifier: GPL-3.0-or-later
// Merges that the server makes itself: when an organization can have them, what they do, and that they can be
// undone.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const QByteArray slowExport = "Exporting the quarterly report takes ten minutes since version 4.2";

Answer setThreshold(Desk &desk, const Json &threshold)
{
    return desk.patch("/organization", { { "settings", object({ { "auto_merge_threshold", threshold } }) } });
}

QString recordOf(Desk &desk, const QByteArray &item, const char *field)
{
    return desk.get("/feedback/" + item + "/triage")[field].toString();
}

} // namespace

class TestAutoMerging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itNeedsJudgementsOfPeople();
    void theThresholdIsHighOrNothing();
    void certainDuplicatesAreMerged();
    void undoneMergesStayUndone();
    void nothingIsMergedIntoWhatIsDone();
    void aBatchBecomesOneGroup();
    void itsOwnMergesAreNoJudgements();

private:
    /// Lets people have judged suggestions.
    void judge(Desk &desk, int accepted, int refused);
    QString count(Desk &desk, const QString &condition)
    {
        return m_backend.value(
            u"select count(*) from duplicate_suggestion where organization = %1 and "_s.arg(
                desk.organization().id.value())
            + condition);
    }

    TestBackend m_backend;
    unsigned m_word = 0;
};

void TestAutoMerging::judge(Desk &desk, int accepted, int refused)
{
    while (desk.get("/feedback?limit=1").meta("total").toInt() < 12)
        desk.settled("unlike anything else, word"
                     + QByteArray::number(qHash(desk.slug()) + 7919u * ++m_word));
    m_backend.sql(uR"(
        insert into duplicate_suggestion (organization, feedback, other, score, probability, terms, made_at, outcome,
                                          resolved_at)
        select a.organization, a.id, b.id, 3, 0.95, '{}', now(),
               case when row_number() over (order by a.id, b.id) <= %2 then 'accepted' else 'refused' end, now()
        from feedback a join feedback b on b.organization = a.organization and b.id < a.id
        where a.organization = %1
        order by a.id, b.id
        limit %3
        on conflict (organization, feedback, other) do update set outcome = excluded.outcome, resolved_at = now())"_s
                      .arg(desk.organization().id.value())
                      .arg(accepted)
                      .arg(accepted + refused));
}

void TestAutoMerging::itNeedsJudgementsOfPeople()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    QVERIFY(desk.get("/organization")["settings"].toObject()[u"auto_merge_threshold"].isNull());
    QCOMPARE(setThreshold(desk, 0.95).outcome(), u"409 conflict"_s);
    QCOMPARE(setThreshold(desk, nullptr).outcome(), u"200"_s);
    judge(desk, 49, 0);
    QCOMPARE(setThreshold(desk, 0.95).outcome(), u"409 conflict"_s);
    judge(desk, 48, 2);
    const Answer refused = setThreshold(desk, 0.95);
    QCOMPARE(refused.outcome(), u"409 conflict"_s);
    QVERIFY(refused.body.contains("judged 50 and accepted 48"));
    judge(desk, 49, 1);
    const Answer set = setThreshold(desk, 0.95);
    QCOMPARE(set.outcome(), u"200"_s);
    QCOMPARE(set["settings"].toObject()[u"auto_merge_threshold"].toDouble(), 0.95);
    judge(desk, 40, 10);
    QCOMPARE(setThreshold(desk, 0.95).outcome(), u"200"_s); // no change
    QCOMPARE(setThreshold(desk, 0.96).outcome(), u"409 conflict"_s);
    QCOMPARE(setThreshold(desk, nullptr).outcome(), u"200"_s);
    QCOMPARE(setThreshold(desk, 0.95).outcome(), u"409 conflict"_s);
}

void TestAutoMerging::theThresholdIsHighOrNothing()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    judge(desk, 50, 0);
    const QString wrong = u"422 invalid-field-value settings.auto_merge_threshold"_s;
    for (const Json &value : { Json(0.94), Json(1.01), Json("0.95"), Json(true) })
        QCOMPARE(setThreshold(desk, value).outcome(), wrong);
    QCOMPARE(setThreshold(desk, 1).outcome(), u"200"_s);
}

void TestAutoMerging::certainDuplicatesAreMerged()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    judge(desk, 50, 0);
    const QByteArray first = desk.settled(slowExport);
    const QByteArray before = desk.settled(slowExport);
    QCOMPARE(recordOf(desk, before, "duplicate_of"), QString()); // only people merge
    QCOMPARE(setThreshold(desk, 0.95).status, 200);
    const QByteArray second = desk.settled(slowExport);
    QVERIFY(!recordOf(desk, second, "duplicate_of").isEmpty());
    const QByteArray root = recordOf(desk, second, "duplicate_of").toLatin1();
    const QJsonObject member
        = desk.get("/feedback/" + root + "/duplicates")["members"].toArray()[0].toObject();
    QCOMPARE(member[u"feedback_id"].toString().toLatin1(), second);
    QVERIFY(member[u"merged_by"].isNull());
    QVERIFY(desk.get("/feedback/" + second + "/notes").body.contains("\"code\":\"merged\""));
    QCOMPARE(recordOf(desk, before, "duplicate_of"), QString());
    QCOMPARE(recordOf(desk, desk.settled("Please add a dark theme"), "duplicate_of"), QString());
    QVERIFY(!first.isEmpty());
}

void TestAutoMerging::undoneMergesStayUndone()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    judge(desk, 50, 0);
    setThreshold(desk, 0.95);
    const QByteArray first = desk.settled(slowExport);
    const QByteArray second = desk.settled(slowExport);
    const QByteArray merge = desk.get("/feedback/" + first + "/duplicates")["members"]
                                 .toArray()[0][u"merge_id"]
                                 .toString()
                                 .toLatin1();
    const Answer undone = desk.post("/merges/" + merge + "/undo");
    QCOMPARE(undone.outcome(), u"200"_s);
    QVERIFY(undone["created_by"].isNull());
    QCOMPARE(recordOf(desk, second, "duplicate_of"), QString());
    QCOMPARE(desk.get("/feedback/" + second + "/duplicates")["suggestions"].toArray().size(), 1);
    desk.post("/feedback/" + second + "/routing");
    desk.settle();
    QCOMPARE(recordOf(desk, second, "duplicate_of"), QString());
}

void TestAutoMerging::nothingIsMergedIntoWhatIsDone()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    judge(desk, 50, 0);
    setThreshold(desk, 0.95);
    const QByteArray first = desk.settled(slowExport);
    desk.patch("/feedback/" + first + "/triage", { { "state", "done" } });
    const QByteArray second = desk.settled(slowExport);
    QCOMPARE(recordOf(desk, second, "duplicate_of"), QString());
    QVERIFY(desk.get("/feedback/" + second)["needs_review"].toBool());
}

void TestAutoMerging::aBatchBecomesOneGroup()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    judge(desk, 50, 0);
    setThreshold(desk, 0.95);
    constexpr int items = 30; // more than one transaction merges
    QByteArrayList all;
    for (int i = 0; i < items; ++i)
        all << desk.feedback(slowExport);
    desk.settle();
    const auto members = [&] {
        return desk.get("/feedback/" + all.first() + "/duplicates")["members"].toArray().size();
    };
    QTRY_COMPARE(members(), qsizetype(items - 1)); // most of them after their decisions
    QCOMPARE(recordOf(desk, all.last(), "duplicate_of").toLatin1(), all.first());
}

void TestAutoMerging::itsOwnMergesAreNoJudgements()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    judge(desk, 50, 0);
    setThreshold(desk, 0.95);
    desk.settled(slowExport);
    desk.settled(slowExport);
    QCOMPARE(count(desk, u"outcome = 'accepted' and is_automatic"_s), u"1"_s);
    judge(desk, 46, 4);
    QVERIFY(setThreshold(desk, 0.96).body.contains("judged 50 and accepted 46"));
}

TRIAGE_TEST(TestAutoMerging, QCoreApplication)
#include "tst_automerging.moc"
