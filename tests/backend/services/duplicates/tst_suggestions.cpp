// SPDX-License-Identifier: GPL-3.0-or-later
// Suggestions of duplicates: what is suggested for an item, and what becomes of it.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const QByteArray slowExport = "Exporting the quarterly report takes ten minutes";
const QByteArray slowExportAgain = "Exporting the quarterly report takes ten minutes, please help";

QJsonArray suggestionsOf(Desk &desk, const QByteArray &item)
{
    return desk.get("/feedback/" + item + "/duplicates")["suggestions"].toArray();
}

QByteArray firstOf(const QJsonArray &suggestions)
{
    return suggestions.isEmpty() ? QByteArray() : suggestions[0][u"feedback_id"].toString().toLatin1();
}

} // namespace

class TestSuggestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalTextsAreSuggested()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        const QByteArray first = desk.settled(slowExport);
        desk.settled("Please add a dark theme");
        const QByteArray second = desk.settled(slowExportAgain);
        const QJsonArray suggestions = suggestionsOf(desk, second);
        QCOMPARE(suggestions.size(), 1);
        QCOMPARE(firstOf(suggestions), first);
        QVERIFY(suggestions[0][u"probability"].toDouble() >= 0.6);
        QVERIFY(suggestions[0][u"shared_terms"].toArray().contains(u"quarterly"_s));
        QCOMPARE(firstOf(suggestionsOf(desk, first)), second);
    }

    void anotherErrorIsAnotherMatter()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        desk.settled("The login ends with error 1042 on my phone");
        QCOMPARE(suggestionsOf(desk, desk.settled("The login ends with error 2071 on my phone")),
                 QJsonArray());
    }

    void atMostFiveAreSuggested()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        QByteArray last;
        for (int i = 0; i < 8; ++i)
            last = desk.settled(slowExport);
        QCOMPARE(suggestionsOf(desk, last).size(), 5);
    }

    void refusedPairsAreNotSuggestedAgain()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        const QByteArray first = desk.settled(slowExport);
        const QByteArray second = desk.settled(slowExportAgain);
        const QByteArray pair = "/feedback/" + second + "/not-duplicates/" + first;
        QCOMPARE(desk.admin.put(pair).status, 204);
        QCOMPARE(suggestionsOf(desk, second), QJsonArray());
        QCOMPARE(suggestionsOf(desk, first), QJsonArray());
        desk.post("/feedback/" + second + "/routing");
        desk.settle();
        QCOMPARE(suggestionsOf(desk, second), QJsonArray());
        QCOMPARE(desk.admin.remove(pair).status, 204);
        QCOMPARE(firstOf(suggestionsOf(desk, second)), first);
    }

    void refusedPairsMakeRoomForOthers()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        const QByteArray oldest = desk.settled(slowExport);
        QByteArrayList newer;
        for (int i = 0; i < 5; ++i)
            newer << desk.settled(slowExport);
        const QByteArray last = desk.settled(slowExport);
        for (const QByteArray &each : newer)
            QCOMPARE(desk.admin.put("/feedback/" + last + "/not-duplicates/" + each).status, 204);
        desk.post("/feedback/" + last + "/routing");
        desk.settle();
        const QJsonArray suggestions = suggestionsOf(desk, last);
        QCOMPARE(suggestions.size(), 1);
        QCOMPARE(firstOf(suggestions), oldest);
    }

    void mergedItemsAreSuggestedAgainAfterUndo()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        const QByteArray first = desk.settled(slowExport);
        const QByteArray second = desk.settled(slowExportAgain);
        const Answer merged = desk.post(
            "/merges", { { "into", first }, { "feedback_ids", QJsonArray{ QString::fromLatin1(second) } } });
        QCOMPARE(merged.status, 201);
        QCOMPARE(suggestionsOf(desk, second), QJsonArray());
        const QByteArray third = desk.settled(slowExport);
        QCOMPARE(suggestionsOf(desk, third).size(), 1); // of the group the one that stands for it
        QCOMPARE(firstOf(suggestionsOf(desk, third)), first);
        desk.post("/merges/" + merged.id() + "/undo");
        const QJsonArray again = suggestionsOf(desk, second);
        QCOMPARE(again.size(), 2);
        QVERIFY(firstOf(again) == first || again[1][u"feedback_id"].toString().toLatin1() == first);
    }

    void aDeletedItemIsNotSuggested()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        const QByteArray first = desk.settled(slowExport);
        const QByteArray second = desk.settled(slowExportAgain);
        QCOMPARE(desk.admin.remove("/feedback/" + first).status, 204);
        QCOMPARE(suggestionsOf(desk, second), QJsonArray());
    }

    void groupsAreListedSurestFirst()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        QCOMPARE(desk.get("/duplicates").json()[u"data"].toArray(), QJsonArray());
        const QByteArray first = desk.settled(slowExport);
        const QByteArray second = desk.settled(slowExport);
        const QByteArray third = desk.settled(slowExportAgain);
        desk.settled("Please add a dark theme");
        const QJsonArray groups = desk.get("/duplicates").json()[u"data"].toArray();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0][u"into"], QString::fromLatin1(first));
        QCOMPARE(groups[0][u"feedback_ids"].toArray().first(), QString::fromLatin1(second));
        QVERIFY(groups[0][u"probability"].toDouble() > 0.6);
        QVERIFY(groups[0][u"shared_terms"].toArray().contains(u"quarterly"_s));
        QCOMPARE(desk.get("/duplicates?min_probability=1").json()[u"data"].toArray(), QJsonArray());
        QCOMPARE(desk.get("/duplicates?min_probability=1e999").json()[u"data"].toArray(), QJsonArray());
        QCOMPARE(desk.get("/duplicates?min_probability=-1").json()[u"data"].toArray(), groups);
        for (const char *value : { "much", "nan", "inf", "", "0x1", "1e" })
            QCOMPARE(desk.get(QByteArray("/duplicates?min_probability=") + value).status, 422);
        const Answer merged = desk.post(
            "/merges",
            { { "into", first },
              { "feedback_ids", QJsonArray{ QString::fromLatin1(second), QString::fromLatin1(third) } } });
        QCOMPARE(merged.status, 201);
        QCOMPARE(desk.get("/duplicates").json()[u"data"].toArray(), QJsonArray());
    }

    void anItemReportedAgainNeedsReview()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        const QByteArray first = desk.settled(slowExport);
        QCOMPARE(desk.admin.patch("/feedback/" + first + "/triage", { { "state", "done" } }).status, 200);
        const QByteArray second = desk.settled(slowExportAgain);
        QVERIFY(desk.get("/feedback/" + second)["needs_review"].toBool());
        QVERIFY(desk.get("/feedback/" + second + "/notes").body.contains("Reported again"));
        QVERIFY(!desk.get("/feedback/" + desk.settled("Please add a dark theme"))["needs_review"].toBool());
    }

    void anotherOrganizationsItemsAreNotSuggested()
    {
        Desk desk(m_backend);
        Desk other(m_backend);
        desk.switchRouting(false);
        other.switchRouting(false);
        desk.settled(slowExport);
        QCOMPARE(suggestionsOf(other, other.settled(slowExport)), QJsonArray());
    }

private:
    TestBackend m_backend;
};

TRIAGE_TEST(TestSuggestions, QCoreApplication)
#include "tst_suggestions.moc"
