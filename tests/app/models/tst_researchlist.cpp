// SPDX-License-Identifier: GPL-3.0-or-later
// The research queries of a window while lists, answers and deletions cross each other.

#include "models/researchlist.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

namespace {

ResearchQuery query(qint64 id, ResearchStatus status = ResearchStatus::Answered)
{
    ResearchQuery made;
    made.id = ResearchId(id);
    made.status = status;
    return made;
}

/// Returns the identifiers, newest first, with "…" after those without an answer.
QString told(const ResearchList &list)
{
    QStringList ids;
    for (const ResearchQuery &each : list.all())
        ids << QString::number(each.id.value())
                + (each.status == ResearchStatus::Pending ? u"…"_s : QString());
    return ids.join(u' ');
}

} // namespace

class TestResearchList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListIsWhatTheServerTells()
    {
        ResearchList list;
        list.put(query(1));
        list.expect();
        list.read({ query(3), query(2) });
        QCOMPARE(told(list), u"3 2"_s);
        QVERIFY(list.find(ResearchId(2)));
        QVERIFY(!list.find(ResearchId(1)));
    }

    void aQuestionAskedWhileTheListIsOnItsWayStays()
    {
        ResearchList list;
        list.expect();
        list.put(query(2, ResearchStatus::Pending));
        list.put(query(3, ResearchStatus::Pending));
        list.put(query(2));
        list.read({ query(1) });
        QCOMPARE(told(list), u"3… 2 1"_s);
    }

    void aListThatHasTheQuestionAlreadyHasItOnce()
    {
        ResearchList list;
        list.expect();
        list.read({ query(2, ResearchStatus::Pending), query(1) });
        list.put(query(2, ResearchStatus::Pending));
        QCOMPARE(told(list), u"2… 1"_s);
    }

    void anAnswerOvertakesTheListThatStillWaitsForIt()
    {
        ResearchList list;
        list.expect();
        list.read({ query(1, ResearchStatus::Pending) });
        list.expect();
        list.put(query(1));
        list.read({ query(1, ResearchStatus::Pending) });
        QCOMPARE(told(list), u"1"_s);
    }

    void deletedQuestionsDoNotComeBack()
    {
        ResearchList list;
        list.expect();
        list.read({ query(2), query(1) });
        list.expect();
        list.remove(ResearchId(1));
        list.read({ query(2), query(1) });
        QCOMPARE(told(list), u"2"_s);
    }

    void concurrentListsForgetNothing()
    {
        ResearchList list;
        list.expect();
        list.put(query(2));
        list.expect();
        list.read({ query(1) });
        list.read({ query(1) });
        QCOMPARE(told(list), u"2 1"_s);
    }

    void aListThatNeverCameIsForgotten()
    {
        ResearchList list;
        list.expect();
        list.put(query(2));
        list.missed();
        list.expect();
        list.read({ query(1) });
        QCOMPARE(told(list), u"1"_s);
    }
};

TRIAGE_TEST_WITHOUT_APPLICATION(TestResearchList)
#include "tst_researchlist.moc"
