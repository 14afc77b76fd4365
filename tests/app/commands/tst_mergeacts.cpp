// SPDX-License-Identifier: GPL-3.0-or-later
// Merges as commands: what lists and counts show of duplicates, undo, and what the server gets.
#include "commands/mergeplans.h"
#include "commands/triageplans.h"
#include "support/testprogram.h"
#include "triagedesk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

struct Desk : TriageDesk
{
    explicit Desk(const QString &board) : TriageDesk(board) { store().signIn(u"Ida"_s); }
    void merge(const QString &titles, const QString &into)
    {
        workspace().carryOut(planMerge(local(), ids(titles), ids(into).front()));
        flush();
    }
    void unmerge(const QString &titles)
    {
        workspace().carryOut(planUnmerge(local(), ids(titles)));
        flush();
    }
    LocalStore &local() { return store().store(); }
    int duplicatesOf(const QString &title)
    {
        const FeedbackId id = ids(title).front();
        return local().rows(std::span(&id, 1)).front().duplicates;
    }
    QString originalOf(const QString &title)
    {
        return server().titleOf(local().originalOf(ids(title).front()));
    }
};

} // namespace

class TestMergeActs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void duplicatesLeaveTheListAndAreCountedOnTheOriginal()
    {
        Desk desk(u"Inbox: crash, boom, slow"_s);
        desk.merge(u"boom, slow"_s, u"crash"_s);
        QCOMPARE(desk.board(), u"Inbox: crash"_s);
        QCOMPARE(desk.said(), u"Merged 2 with “crash”"_s);
        QCOMPARE(desk.duplicatesOf(u"crash"_s), 2);
        QCOMPARE(desk.local().counts().all, 1);
        QCOMPARE(desk.originalOf(u"slow"_s), u"crash"_s);
        Filter duplicates;
        duplicates.show(work::duplicates);
        QCOMPARE(int(desk.store().listing(duplicates).ids.size()), 2);
        Filter search;
        search.search = u"boom"_s;
        QCOMPARE(int(desk.store().listing(search).ids.size()), 1);
        desk.undo();
        QCOMPARE(desk.board(), u"Inbox: crash, boom, slow"_s);
        QCOMPARE(desk.said(), u"Undone: Merge 2 with “crash”"_s);
        QCOMPARE(desk.sendAll(), u"-"_s);
        desk.redo();
        QCOMPARE(desk.duplicatesOf(u"crash"_s), 2);
    }

    void sentMergesAreUndoneOnTheServer()
    {
        Desk desk(u"Inbox: crash, boom"_s);
        desk.merge(u"boom"_s, u"crash"_s);
        QCOMPARE(desk.sendAll(), u"merge boom into crash"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Inbox: crash, boom"_s);
        QCOMPARE(desk.sendAll(), u"unmerge boom"_s);
        desk.follow(u"crash"_s);
        QCOMPARE(desk.board(), u"Inbox: crash, boom"_s);
    }

    void duplicatesComeAlongAndStandForTheSameItem()
    {
        Desk desk(u"Inbox: crash, boom, slow"_s);
        desk.merge(u"slow"_s, u"boom"_s);
        QCOMPARE(desk.sendAll(), u"merge slow into boom"_s);
        desk.merge(u"boom"_s, u"crash"_s);
        QCOMPARE(desk.duplicatesOf(u"crash"_s), 2);
        QCOMPARE(desk.originalOf(u"slow"_s), u"crash"_s);
        QCOMPARE(desk.sendAll(), u"merge boom into crash"_s);
        desk.follow(u"crash"_s);
        QCOMPARE(desk.duplicatesOf(u"crash"_s), 2);
        // An item that is merged into a duplicate goes to the original.
        Desk other(u"Inbox: crash, boom, slow"_s);
        other.merge(u"boom"_s, u"crash"_s);
        other.merge(u"slow"_s, u"boom"_s);
        QCOMPARE(other.duplicatesOf(u"crash"_s), 2);
    }

    void anItemThatChangedOverGoesBackToItsOriginal()
    {
        Desk desk(u"Inbox: crash, boom, slow"_s);
        desk.merge(u"slow"_s, u"boom"_s);
        QCOMPARE(desk.sendAll(), u"merge slow into boom"_s);
        desk.merge(u"slow"_s, u"crash"_s);
        QCOMPARE(desk.sendAll(), u"merge slow into crash"_s);
        QCOMPARE(desk.originalOf(u"slow"_s), u"crash"_s);
        desk.undo();
        QCOMPARE(desk.originalOf(u"slow"_s), u"boom"_s);
    }

    void theOldestIsTheOriginal()
    {
        Desk desk(u"Inbox: crash, boom, slow"_s);
        QVERIFY(originalAmong(desk.local(), desk.ids(u"slow, boom, crash"_s))
                == desk.ids(u"crash"_s).front());
        desk.merge(u"slow"_s, u"boom"_s);
        QVERIFY(originalAmong(desk.local(), desk.ids(u"slow"_s)) == desk.ids(u"boom"_s).front());
    }

    void nothingIsMergedTwice()
    {
        Desk desk(u"Inbox: crash, boom"_s);
        desk.merge(u"boom"_s, u"crash"_s);
        desk.merge(u"boom"_s, u"crash"_s);
        QCOMPARE(desk.said(), u"They are merged already"_s);
        desk.merge(u"crash"_s, u"boom"_s);
        QCOMPARE(desk.said(), u"They are merged already"_s);
    }

    void nothingIsMergedIntoAnItemThatWasDeleted()
    {
        Desk desk(u"Inbox: crash, boom, slow"_s);
        const FeedbackId crash = desk.ids(u"crash"_s).front();
        const Plan before = planMerge(desk.local(), desk.ids(u"boom, slow"_s), crash);
        desk.server().removeItem(u"crash"_s);
        QVERIFY(desk.store().follow());
        QVERIFY(before.operations(desk.local(), before.ids).empty());
        desk.workspace().carryOut(planMerge(desk.local(), desk.ids(u"boom, slow"_s), crash));
        QCOMPARE(desk.said(), u"The original was deleted."_s);
        QCOMPARE(desk.board(), u"Inbox: boom, slow"_s);
        QCOMPARE(desk.sendAll(), u"-"_s);
    }

    void evictedItemsAreNotCalledDeleted()
    {
        Desk desk(u"Inbox: crash, boom, slow | Billing: -"_s);
        desk.store().config.cacheLimit = 2;
        desk.restart();
        desk.server().put(u"late"_s, u"Inbox"_s);
        QVERIFY(desk.store().follow());
        QVERIFY(!desk.local().item(desk.ids(u"crash"_s).front()));
        desk.merge(u"late"_s, u"crash"_s);
        QCOMPARE(desk.said(), u"The original is not in the copy on this computer."_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        QCOMPARE(desk.said(), u"The feedback is not in the copy on this computer."_s);
        const Ids late = desk.ids(u"late"_s); // newer than the evicted ones
        desk.server().removeItem(u"late"_s);
        QVERIFY(desk.store().follow());
        desk.workspace().move(late, std::nullopt, desk.buffer(u"Billing"_s));
        QCOMPARE(desk.said(), u"The feedback was deleted."_s);
    }

    void duplicatesOfOneOriginalThatIsNotHereAreMergedAlready()
    {
        Desk desk(u"Inbox: boom, slow"_s);
        for (const QString &title : { u"boom"_s, u"slow"_s }) {
            desk.server().triage(title).duplicateOf = FeedbackId(5);
            desk.server().tellItem(title);
        }
        QVERIFY(desk.store().follow());
        const Ids both = desk.ids(u"boom, slow"_s);
        desk.workspace().carryOut(planMerge(desk.local(), both, originalAmong(desk.local(), both)));
        QCOMPARE(desk.said(), u"They are merged already"_s);
    }

    void theOriginalOfADuplicateMayBeOlderThanWhatIsHere()
    {
        Desk desk(u"Inbox: boom, slow"_s);
        desk.server().triage(u"boom"_s).duplicateOf = FeedbackId(5);
        desk.server().tellItem(u"boom"_s);
        QVERIFY(desk.store().follow());
        desk.merge(u"slow"_s, u"boom"_s);
        QCOMPARE(desk.said(), u"Merged 1 with “boom”"_s);
        QVERIFY(desk.local().originalOf(desk.ids(u"slow"_s).front()) == FeedbackId(5));
    }

    void anOriginalThatTheCacheEvictedIsOlderThanAllThatIsHere()
    {
        Desk desk(u"Inbox: crash, boom, slow, late"_s);
        desk.server().setDuplicate(u"slow"_s, u"crash"_s);
        desk.server().setDuplicate(u"late"_s, u"crash"_s);
        const FeedbackId crash = desk.ids(u"crash"_s).front();
        desk.store().config.cacheLimit = 3;
        desk.restart();
        QVERIFY(desk.store().follow());
        QVERIFY(!desk.local().item(crash));
        const Ids items = desk.ids(u"late, slow, boom"_s);
        QCOMPARE(originalsAmong(desk.local(), items), desk.ids(u"slow, boom"_s)); // the oldest duplicate
        desk.workspace().carryOut(planMerge(desk.local(), items, originalAmong(desk.local(), items)));
        desk.flush();
        QCOMPARE(desk.said(), u"Merged 1 with “slow”"_s);
        QVERIFY(desk.local().originalOf(desk.ids(u"boom"_s).front()) == crash);
        QCOMPARE(desk.sendAll(), u"merge boom into crash"_s);
    }

    void anOriginalLetsAllOfItsDuplicatesGo()
    {
        Desk desk(u"Inbox: crash, boom, slow"_s);
        desk.merge(u"boom, slow"_s, u"crash"_s);
        desk.unmerge(u"crash"_s);
        QCOMPARE(desk.board(), u"Inbox: crash, boom, slow"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Inbox: crash"_s);
        desk.unmerge(u"slow"_s);
        QCOMPARE(desk.board(), u"Inbox: crash, slow"_s);
        desk.unmerge(u"slow"_s);
        QCOMPARE(desk.said(), u"It is not a duplicate and has none"_s);
    }

    void mergesOfOthersAreShownWithTheOriginal()
    {
        Desk desk(u"Inbox: crash, boom"_s);
        desk.server().setDuplicate(u"boom"_s, u"crash"_s);
        desk.store().follow();
        QCOMPARE(desk.board(), u"Inbox: crash"_s);
        QCOMPARE(desk.duplicatesOf(u"crash"_s), 1);
        desk.server().setDuplicate(u"boom"_s);
        desk.store().follow();
        QCOMPARE(desk.board(), u"Inbox: crash, boom"_s);
        QCOMPARE(desk.duplicatesOf(u"crash"_s), 0);
    }

    void refusedDuplicatesAreKnownBeforeTheServerAnswers()
    {
        Desk desk(u"Inbox: crash, boom"_s);
        const FeedbackId crash = desk.ids(u"crash"_s).front();
        desk.workspace().carryOut(planRejection(crash, desk.ids(u"boom"_s)));
        desk.flush();
        QCOMPARE(desk.local().unsentRejectionsOf(crash), desk.ids(u"boom"_s));
        QCOMPARE(desk.local().unsentRejectionsOf(desk.ids(u"boom"_s).front()), std::vector{ crash });
        desk.undo();
        QVERIFY(desk.local().unsentRejectionsOf(crash).empty());
        desk.redo();
        QCOMPARE(desk.sendAll(), u"not the same: crash as boom"_s);
        desk.undo();
        QCOMPARE(desk.sendAll(), u"maybe the same: crash as boom"_s);
    }

    void mergesThatBuildOnEachOtherAreUndoneInTheirOrder()
    {
        Desk desk(u"Inbox: crash, boom, slow"_s);
        desk.merge(u"slow"_s, u"boom"_s);
        desk.merge(u"boom"_s, u"crash"_s);
        QCOMPARE(desk.store().send(), u"merge slow into boom"_s);
        QCOMPARE(desk.store().send(), u"merge boom into crash"_s);
        desk.server().setDuplicate(u"slow"_s, u"boom"_s);
        desk.server().setDuplicate(u"boom"_s, u"crash"_s); // "slow" comes along
        desk.follow(u"slow"_s);
        desk.follow(u"boom"_s);
        desk.undo();
        desk.undo();
        QCOMPARE(desk.said(), u"Undone: Merge 1 with “boom”"_s);
        QCOMPARE(desk.board(), u"Inbox: crash, boom, slow"_s);
        QCOMPARE(desk.store().send(), u"unmerge boom"_s);
        QCOMPARE(desk.store().send(), u"unmerge slow"_s);
        QCOMPARE(desk.sendAll(), u"-"_s);
    }

    void aLongChainOfMergesIsUndoneBeforeTheServerTellsOfIt()
    {
        Desk desk(u"Inbox: crash, boom, slow, late"_s);
        desk.merge(u"late"_s, u"slow"_s);
        desk.merge(u"slow"_s, u"boom"_s);
        desk.merge(u"boom"_s, u"crash"_s);
        desk.sendAll();
        for (const QString &title : { u"late"_s, u"slow"_s, u"boom"_s }) {
            desk.server().setDuplicate(title, u"crash"_s);
            desk.follow(title);
        }
        for (int step = 0; step < 3; ++step)
            desk.undo();
        QCOMPARE(desk.said(), u"Undone: Merge 1 with “slow”"_s);
        QCOMPARE(desk.board(), u"Inbox: crash, boom, slow, late"_s);
        QCOMPARE(desk.sendAll(), u"unmerge boom; unmerge slow; unmerge late"_s);
    }

    void theSnoozeOfAnItemThatAMergeWokeIsUndone()
    {
        Desk desk(u"Inbox: crash, boom"_s);
        TriageAct act;
        act.snoozedUntil = std::optional(Timestamp(4'000'000'000'000));
        desk.workspace().carryOut(planTriage(desk.local(), desk.ids(u"crash"_s), act));
        desk.flush();
        desk.merge(u"boom"_s, u"crash"_s);
        desk.sendAll();
        desk.server().setDuplicate(u"boom"_s, u"crash"_s); // which ends the snooze
        desk.follow(u"crash"_s);
        desk.undo();
        desk.undo();
        QVERIFY2(desk.said().startsWith(u"Undone: "_s), qPrintable(desk.said()));
        QCOMPARE(desk.board(), u"Inbox: crash, boom"_s);
        QCOMPARE(desk.store().send(), u"unmerge boom"_s);
        QVERIFY(desk.sendAll() != u"-"_s);
    }

    void aSnoozeThatSomebodyEndsAfterTheUndoOfAMergeIsTheirs()
    {
        Desk desk(u"Inbox: crash, boom"_s);
        desk.merge(u"boom"_s, u"crash"_s);
        desk.sendAll();
        desk.server().setDuplicate(u"boom"_s, u"crash"_s);
        desk.follow(u"crash"_s);
        desk.undo();
        QCOMPARE(desk.sendAll(), u"unmerge boom"_s);
        desk.server().setDuplicate(u"boom"_s);
        desk.follow(u"boom"_s);
        TriageAct act;
        act.snoozedUntil = std::optional(Timestamp(4'000'000'000'000));
        desk.workspace().carryOut(planTriage(desk.local(), desk.ids(u"crash"_s), act));
        desk.flush();
        desk.sendAll();
        desk.server().triage(u"crash"_s).snoozedUntil = Timestamp(4'000'000'000'000);
        desk.follow(u"crash"_s);
        desk.server().triage(u"crash"_s).snoozedUntil.reset(); // somebody wakes it
        desk.follow(u"crash"_s);
        desk.undo();
        QVERIFY2(desk.said().startsWith(u"Not undone: "_s), qPrintable(desk.said()));
        QCOMPARE(desk.sendAll(), u"-"_s);
    }

    void theMergeOfAnotherPersonIsNotUndone()
    {
        Desk desk(u"Inbox: crash, boom, slow"_s);
        desk.merge(u"slow"_s, u"boom"_s);
        desk.sendAll();
        desk.server().setDuplicate(u"slow"_s, u"crash"_s);
        desk.follow(u"slow"_s);
        desk.undo();
        QVERIFY2(desk.said().startsWith(u"Not undone: "_s), qPrintable(desk.said()));
        QCOMPARE(desk.originalOf(u"slow"_s), u"crash"_s);
        QCOMPARE(desk.sendAll(), u"-"_s);
    }

    void mergesSurviveARestart()
    {
        Desk desk(u"Inbox: crash, boom"_s);
        desk.merge(u"boom"_s, u"crash"_s);
        desk.store().reopen();
        QCOMPARE(desk.store().send({}), u"merge boom into crash"_s);
    }
};

TRIAGE_TEST(TestMergeActs, QCoreApplication)
#include "tst_mergeacts.moc"
