// SPDX-License-Identifier: GPL-3.0-or-later
// The commands on feedback, their undo, and its refusals.
#include "commands/changedescription.h"
#include "commands/decidedtoday.h"
#include "commands/feedbackplans.h"
#include "commands/keptoperations.h"
#include "commands/mergeplans.h"
#include "store/values/clock.h"
#include "support/fulldisk.h"
#include "support/largejob.h"
#include "support/testprogram.h"
#include "triagedesk.h"

#include <QDateTime>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <malloc.h>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// A patch of that field.
FeedbackPatch changed(const QString &field, const QString &value)
{
    FeedbackPatch patch;
    if (field == u"title"_s)
        patch.title = std::optional(value);
    else if (field == u"description"_s)
        patch.description = value;
    else if (field == u"submitted_by"_s)
        patch.submittedBy = std::optional(value);
    else
        patch.needsReview = true;
    return patch;
}

} // namespace

class TestWorkspace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDragMovesTheCardAndUndoBringsItBack()
    {
        TriageDesk desk(u"Inbox: crash, dark-mode | Billing: -"_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: dark-mode"_s);
        QCOMPARE(desk.said(), u"Moved 1 to Billing"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode"_s);
        QCOMPARE(desk.sendAll(), u"-"_s);
    }

    void theStepOfALargeMoveNeedsLittleMemory()
    {
        constexpr int items = 5000;
        constexpr std::size_t mostOfAnOperation = 12; // bytes
        Operations operations;
        for (int item = 1; item <= items; ++item) {
            const BufferId left(1 + item % 3); // they come from several buffers
            operations.push_back(Assign{ FeedbackId(item), BufferId(9), left, item % 2 == 0 });
            operations.push_back(Unassign{ FeedbackId(item), left });
        }
        const std::size_t before = mallinfo2().uordblks;
        const KeptOperations kept{ Operations(operations) };
        const std::size_t after = mallinfo2().uordblks;
        const std::size_t each = (after - std::min(before, after)) / operations.size();
        QVERIFY2(each <= mostOfAnOperation, qPrintable(u"%1 bytes for each operation"_s.arg(each)));
        const Operations again = kept.all();
        QCOMPARE(again.size(), operations.size());
        for (std::size_t i = 0; i < operations.size(); i += 2) {
            QVERIFY(std::get<Assign>(again[i]) == std::get<Assign>(operations[i]));
            QVERIFY(std::get<Unassign>(again[i + 1]) == std::get<Unassign>(operations[i + 1]));
        }
    }

    void decisionsCountOnTheDayOnWhichTheyAreMade()
    {
        const auto restore = qScopeGuard([] { setServerTime(localTime()); });
        const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0));
        setServerTime(Timestamp(noon.toMSecsSinceEpoch()));
        TriageDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        const auto today = [&desk] {
            return decidedToday(desk.store().store());
        };
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        desk.drag(u"slow"_s).onto(u"Billing"_s);
        QCOMPARE(today(), 2);
        desk.workspace().writeNote(desk.ids(u"slow"_s).front(), u"Asked them."_s);
        desk.flush();
        QCOMPARE(today(), 2);
        desk.undo(); // the note
        desk.undo();
        QCOMPARE(today(), 1);
        desk.redo();
        QCOMPARE(today(), 2);
        desk.restart();
        QCOMPARE(today(), 2);
        setServerTime(Timestamp(noon.addDays(1).toMSecsSinceEpoch()));
        QCOMPARE(today(), 0);
        desk.undo(); // what was decided yesterday
        desk.redo();
        QCOMPARE(today(), 1);
        desk.undo();
        QCOMPARE(today(), 0);
        desk.redo();
        desk.sendAll();
        desk.server().put(u"crash"_s, u"Billing"_s);
        desk.server().take(u"crash"_s, u"Inbox"_s);
        desk.follow(u"slow"_s); // which a colleague has taken out again
        desk.undo();
        QVERIFY2(desk.said().startsWith(u"Not undone: "_s), qPrintable(desk.said()));
        QCOMPARE(today(), 1);
        desk.undo(); // the other decision of yesterday
        QCOMPARE(desk.said(), u"Undone: Move 1 to Billing"_s);
        QCOMPARE(today(), 1);
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, slow"_s);
    }

    void aStepKeepsOperationsOfAllKinds()
    {
        Operations operations;
        for (int item = 1; item <= 20; ++item) {
            operations.push_back(Assign{ FeedbackId(item), BufferId(2), BufferId(1) });
            operations.push_back(WriteNote{ FeedbackId(item), u"Note %1"_s.arg(item) });
            operations.push_back(DeleteFeedback{ FeedbackId(item) });
            operations.push_back(RejectDuplicate{ FeedbackId(item), FeedbackId(item + 1) });
        }
        const Operations again = KeptOperations(operations).all();
        QCOMPARE(again.size(), operations.size());
        for (std::size_t i = 0; i < operations.size(); ++i) {
            QCOMPARE(again[i].index(), operations[i].index());
            QVERIFY(feedbackOf(again[i]) == feedbackOf(operations[i]));
        }
        QCOMPARE(std::get<WriteNote>(again[1]).text, u"Note 1"_s);
        QVERIFY(KeptOperations().empty() && KeptOperations().all().empty());
    }

    void redoDoesItAgain()
    {
        TriageDesk desk(u"Inbox: crash | Billing: -"_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        desk.undo();
        desk.redo();
        QCOMPARE(desk.said(), u"Redone: Move 1 to Billing"_s);
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: -"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash"_s);
    }

    void sentActsAreUndoneByTheirInverse()
    {
        TriageDesk desk(u"Inbox: crash | Billing: -"_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        QCOMPARE(desk.sendAll(), u"put crash into Billing; take crash out of Inbox"_s);
        desk.undo();
        QCOMPARE(desk.said(), u"Undone: Move 1 to Billing"_s);
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash"_s);
        QCOMPARE(desk.sendAll(), u"put crash into Inbox; take crash out of Billing"_s);
    }

    void actsOfBeforeARestartAreUndone()
    {
        TriageDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        desk.sendAll();
        desk.drag(u"slow"_s).onto(u"Billing"_s); // is not sent before
        desk.restart();
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: slow"_s);
        QCOMPARE(desk.said(), u"Undone: Move 1 to Billing"_s);
        desk.restart();
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, slow"_s);
        desk.restart();
        QVERIFY(!desk.workspace().undoStack()->canUndo());
    }

    void unsentActsOfBeforeARestartAreWithdrawn()
    {
        TriageDesk desk(u"Inbox: crash | Billing: -"_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        desk.restart();
        desk.undo();
        QCOMPARE(desk.sendAll(), u"-"_s);
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash"_s);
    }

    void undoTakesNothingAwayThatWasThereBefore()
    {
        TriageDesk desk(u"Inbox: crash, slow | Billing: crash"_s);
        desk.drag(u"crash, slow"_s, u"Inbox"_s).onto(u"Billing"_s);
        QCOMPARE(desk.board(), u"Billing: crash, slow | Inbox: -"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: crash, slow"_s);
    }

    void aMoveWithoutASourceLeavesEveryOtherBuffer()
    {
        TriageDesk desk(u"Inbox: crash | Bugs: crash | Billing: -"_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        QCOMPARE(desk.board(), u"Billing: crash | Bugs: - | Inbox: -"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Bugs: crash | Inbox: crash"_s);
        desk.drag(u"crash"_s, u"Inbox"_s).onto(u"Billing"_s); // leaves that one only
        QCOMPARE(desk.board(), u"Billing: crash | Bugs: crash | Inbox: -"_s);
    }

    void aMoveToWhereItIsConfirmsItThere()
    {
        TriageDesk desk(u"Inbox: crash* | Billing: -"_s);
        QVERIFY(!desk.workspace().whyNotMove(desk.ids(u"crash"_s), {}, desk.buffer(u"Inbox"_s)));
        desk.drag(u"crash"_s).onto(u"Inbox"_s);
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash"_s);
        QCOMPARE(desk.said(), u"Marked 1 as right"_s);
        QCOMPARE(desk.store().store().outbox().front().origin->text, u"Mark 1 as right"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash*"_s);
        QCOMPARE(desk.said(), u"Undone: Mark 1 as right"_s);
    }

    void aMoveOfSomethingThatIsThereAlreadyCountsTheOthers()
    {
        TriageDesk desk(u"Inbox: crash*, slow* | Billing: login"_s);
        desk.drag(u"crash, login"_s).onto(u"Inbox"_s);
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, slow*, login"_s);
        QCOMPARE(desk.said(), u"Moved 1 to Inbox"_s);
    }

    void aReasonFollowsWordsThatEndWithTheirOwnMark_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("act");
        QTest::addColumn<QString>("sentence");
        const QString pattern = u"Refused: %1. %2"_s;
        QTest::newRow("no mark") << pattern << u"Move 1: crash"_s << u"Refused: Move 1: crash. Why."_s;
        QTest::newRow("question") << pattern << u"Move 1: PIN?"_s << u"Refused: Move 1: PIN? Why."_s;
        QTest::newRow("full stop") << pattern << u"Move 1: PIN."_s << u"Refused: Move 1: PIN. Why."_s;
        QTest::newRow("isolated") << u"R: \u2068%1\u2069. \u2068%2\u2069"_s << u"PIN؟"_s
                                  << u"R: \u2068PIN؟\u2069 \u2068Why.\u2069"_s;
        QTest::newRow("no space") << u"拒否: %1。%2"_s << u"PIN？"_s << u"拒否: PIN？ Why."_s;
        QTest::newRow("placeholder in words")
            << pattern << u"Move 1: %2?"_s << u"Refused: Move 1: %2? Why."_s;
    }

    void aReasonFollowsWordsThatEndWithTheirOwnMark()
    {
        QFETCH(const QString, pattern);
        QFETCH(const QString, act);
        QTEST(ChangeDescription::withReason(pattern, act, u"Why."_s), "sentence");
    }

    void aMoveIsRepeatedAsAMove()
    {
        TriageDesk desk(u"Inbox: crash | Ideas: slow | Billing: -"_s);
        desk.drag(u"crash"_s, u"Inbox"_s).onto(u"Billing"_s);
        desk.workspace().repeatLast(desk.ids(u"slow"_s));
        desk.flush();
        QCOMPARE(desk.board(), u"Billing: crash, slow | Ideas: - | Inbox: -"_s);
    }

    void undoneItemsAreShown()
    {
        TriageDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        QSignalSpy shown(&desk.workspace(), &Workspace::restored);
        desk.drag(u"slow, crash"_s).onto(u"Billing"_s);
        QCOMPARE(shown.size(), 0);
        desk.undo();
        QCOMPARE(shown.size(), 1);
        const Ids both = desk.ids(u"crash, slow"_s);
        const Ids restored = shown.front().front().value<Ids>();
        QVERIFY(std::is_permutation(restored.begin(), restored.end(), both.begin(), both.end()));
    }

    void manyAreOneStep()
    {
        TriageDesk desk(u"Inbox: crash, slow, login | Billing: -"_s);
        desk.drag(u"crash, slow, login"_s, u"Inbox"_s).onto(u"Billing"_s);
        QCOMPARE(desk.said(), u"Moved 3 to Billing"_s);
        QCOMPARE(desk.steps(), 1);
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, slow, login"_s);
    }

    void actsWithoutEffectAddNoStep()
    {
        TriageDesk desk(u"Inbox: crash | Billing: -"_s);
        desk.workspace().add(desk.ids(u"crash"_s), desk.buffer(u"Inbox"_s));
        QCOMPARE(desk.said(), u"Already in Inbox"_s);
        QCOMPARE(desk.steps(), 0);
    }

    void laterChangesOfOthersAreNotUndone()
    {
        TriageDesk desk(u"Inbox: crash | Billing: - | Refunds: -"_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        desk.sendAll();
        desk.server().put(u"crash"_s, u"Refunds"_s);
        desk.server().take(u"crash"_s, u"Billing"_s);
        desk.server().take(u"crash"_s, u"Inbox"_s);
        desk.server().tellNote(
            desk.server().note(u"crash"_s, u"Assigned to Refunds."_s, u"Sam"_s, NoteKind::Activity));
        desk.follow(u"crash"_s);
        QCOMPARE(desk.board(), u"Billing: - | Inbox: - | Refunds: crash"_s);
        desk.undo();
        QVERIFY2(desk.said().startsWith(u"Not undone: Sam moved it to Refunds at "_s),
                 qPrintable(desk.said()));
        QCOMPARE(desk.board(), u"Billing: - | Inbox: - | Refunds: crash"_s);
        QCOMPARE(desk.steps(), 0);
        QCOMPARE(desk.sendAll(), u"-"_s);
    }

    void undoNamesThePersonWhoChangedThatVeryThing()
    {
        TriageDesk desk(u"Inbox: crash | Billing: - | Aaa: - | Refunds: -"_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        desk.sendAll();
        desk.server().put(u"crash"_s, u"Aaa"_s);
        desk.server().put(u"crash"_s, u"Refunds"_s);
        desk.server().take(u"crash"_s, u"Billing"_s);
        desk.server().take(u"crash"_s, u"Inbox"_s);
        const auto tell = [&desk](const QString &what, const QString &who) {
            desk.server().tellNote(desk.server().note(u"crash"_s, what, who, NoteKind::Activity));
        };
        tell(u"Assigned to Refunds."_s, u"Sam"_s);
        tell(u"Removed from Billing."_s, u"Sam"_s);
        tell(u"Assigned to Aaa."_s, u"Kim"_s);
        tell(u"Edited the submitter."_s, u"Ada"_s);
        desk.follow(u"crash"_s);
        desk.undo();
        QVERIFY2(desk.said().startsWith(u"Not undone: Sam moved it to Refunds at "_s),
                 qPrintable(desk.said()));
    }

    void undoNamesNobodyWhereNobodyIsKnown()
    {
        TriageDesk desk(u"Inbox: crash | Billing: -"_s);
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        desk.sendAll();
        desk.server().take(u"crash"_s, u"Billing"_s);
        desk.server().tellNote(
            desk.server().note(u"crash"_s, u"Edited the title."_s, u"Ada"_s, NoteKind::Activity));
        desk.follow(u"crash"_s);
        desk.undo();
        QCOMPARE(desk.said(), u"Not undone: it was changed elsewhere meanwhile"_s);
    }

    void undoDoesNotCallAnItemDeletedThatTheCacheEvicted()
    {
        TriageDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        desk.store().config.cacheLimit = 2;
        desk.restart();
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        desk.sendAll();
        desk.server().take(u"crash"_s, u"Inbox"_s);
        desk.server().put(u"crash"_s, u"Billing"_s);
        desk.follow(u"crash"_s);
        desk.server().put(u"late"_s, u"Inbox"_s);
        QVERIFY(desk.store().follow());
        QCOMPARE(desk.board(), u"Billing: - | Inbox: slow, late"_s);
        desk.undo();
        QCOMPARE(desk.said(), u"Not undone: it is not in the copy on this computer"_s);
    }

    void undoWithdrawsWhatTheServerRefused()
    {
        TriageDesk desk(u"Apps: - | Doomed: - | Inbox: crash"_s);
        desk.drag(u"crash"_s).onto(u"Doomed"_s);
        desk.store().send({ .kind = SendOutcome::Kind::Refused });
        desk.drag(u"crash"_s).onto(u"Apps"_s);
        QCOMPARE(desk.board(), u"Apps: crash | Doomed: - | Inbox: -"_s);
        desk.undo();
        QCOMPARE(desk.said(), u"Undone: Move 1 to Apps"_s);
        QCOMPARE(desk.board(), u"Apps: - | Doomed: - | Inbox: crash"_s);
        desk.drag(u"crash"_s).onto(u"Doomed"_s);
        desk.store().send({ .kind = SendOutcome::Kind::Refused });
        desk.undo();
        QCOMPARE(desk.said(), u"Undone: Move 1 to Doomed"_s);
        QCOMPARE(desk.store().store().outboxSummary(), OutboxSummary());
        QCOMPARE(desk.sendAll(), u"-"_s);
    }

    void everyFieldOfAnEditComesBack_data()
    {
        QTest::addColumn<QString>("field");
        for (const QString &field : { u"title"_s, u"description"_s, u"submitted_by"_s, u"needs_review"_s })
            QTest::addRow("%s", qPrintable(field)) << field;
    }

    void everyFieldOfAnEditComesBack()
    {
        QFETCH(const QString, field);
        TriageDesk desk(u"Inbox: crash"_s);
        const FeedbackId crash = desk.ids(u"crash"_s).front();
        const Feedback before = desk.store().store().item(crash)->feedback;
        desk.workspace().edit(crash, changed(field, u"Mine"_s));
        desk.flush();
        desk.sendAll();
        desk.undo();
        const Feedback after = desk.store().store().item(crash)->feedback;
        QCOMPARE(after.title, before.title);
        QCOMPARE(after.description, before.description);
        QCOMPARE(after.submittedBy, before.submittedBy);
        QCOMPARE(after.needsReview, before.needsReview);
        QCOMPARE(desk.store().store().outbox().size(), 1u); // the undo itself
    }

    void anEditIsNotUndoneWhereAnotherPersonChangedThatField_data() { everyFieldOfAnEditComesBack_data(); }

    void anEditIsNotUndoneWhereAnotherPersonChangedThatField()
    {
        QFETCH(const QString, field);
        if (field == u"needs_review"_s)
            QSKIP("The other value of the flag is the one before.");
        TriageDesk desk(u"Inbox: crash"_s);
        const FeedbackId crash = desk.ids(u"crash"_s).front();
        desk.workspace().edit(crash, changed(field, u"Mine"_s));
        desk.flush();
        desk.sendAll();
        desk.server().does(EditFeedback{ crash, changed(field, u"Theirs"_s), {} });
        for (int page = 0; page < 3; ++page) {
            desk.store().follow();
            desk.server().does(EditFeedback{ crash, changed(field, u"Theirs"_s), {} });
        }
        desk.undo();
        QVERIFY2(desk.said().startsWith(u"Not undone: "_s), qPrintable(desk.said()));
        QCOMPARE(desk.sendAll(), u"-"_s);
    }

    void aMoveEndsTheReviewAndUndoOpensItAgain()
    {
        TriageDesk desk(u"Inbox: crash*, slow | Billing: -"_s);
        desk.drag(u"crash, slow"_s).onto(u"Billing"_s);
        QCOMPARE(desk.board(), u"Billing: crash, slow | Inbox: -"_s);
        QCOMPARE(desk.store().counts(), u"all 2, review 0, unassigned 0, failed 0, pending 0"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash*, slow"_s);
        desk.redo();
        QCOMPARE(desk.board(), u"Billing: crash, slow | Inbox: -"_s);
        desk.drag(u"crash, slow"_s).onto(u"Inbox"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: crash, slow | Inbox: -"_s);
    }

    void anAddAndARemoveEndTheReview()
    {
        TriageDesk desk(u"Inbox: crash*, slow* | Billing: -"_s);
        desk.workspace().add(desk.ids(u"crash"_s), desk.buffer(u"Billing"_s));
        desk.workspace().remove(desk.ids(u"slow"_s), desk.buffer(u"Inbox"_s));
        desk.flush();
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: crash | Nowhere: slow"_s);
        desk.undo();
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash*, slow*"_s);
    }

    void theUndoOfASentMoveOpensTheReviewAtTheServer()
    {
        TriageDesk desk(u"Inbox: crash* | Billing: -"_s);
        const FeedbackId crash = desk.ids(u"crash"_s).front();
        desk.drag(u"crash"_s).onto(u"Billing"_s);
        QCOMPARE(desk.sendAll(), u"put crash into Billing; take crash out of Inbox"_s);
        desk.server().does(Assign{ crash, desk.buffer(u"Billing"_s) });
        desk.server().does(Unassign{ crash, desk.buffer(u"Inbox"_s) });
        desk.store().follow();
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: -"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash*"_s);
        QCOMPARE(desk.sendAll(), u"put crash into Inbox; take crash out of Billing; edit crash"_s);
    }

    void theReviewFlagIsClearedAndComesBack()
    {
        TriageDesk desk(u"Inbox: crash*"_s);
        desk.workspace().setNeedsReview(desk.ids(u"crash"_s), false);
        desk.flush();
        QCOMPARE(desk.board(), u"Inbox: crash"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Inbox: crash*"_s);
    }

    void editedWordsComeBack()
    {
        TriageDesk desk(u"Inbox: crash"_s);
        FeedbackPatch patch;
        patch.title = std::optional(u"crash at start"_s);
        desk.workspace().edit(desk.ids(u"crash"_s).front(), patch);
        desk.flush();
        QCOMPARE(desk.board(), u"Inbox: crash at start"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Inbox: crash"_s);
    }

    void aDeleteIsHeldAndCanBeTakenBack()
    {
        TriageDesk desk(u"Inbox: crash, slow"_s);
        desk.workspace().deleteFeedback(desk.ids(u"crash"_s));
        desk.flush();
        QCOMPARE(desk.board(), u"Inbox: slow"_s);
        QCOMPARE(desk.sendAll(), u"-"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Inbox: crash, slow"_s);
    }

    void aNoteIsHeldAndCanBeTakenBack()
    {
        TriageDesk desk(u"Inbox: crash"_s);
        desk.workspace().writeNote(desk.ids(u"crash"_s).front(), u"Asked them for a log."_s);
        desk.flush();
        QVERIFY(desk.store().timeline(u"crash"_s).contains(u"Asked them for a log."_s));
        QCOMPARE(desk.sendAll(), u"-"_s);
        desk.undo();
        QCOMPARE(desk.store().timeline(u"crash"_s), u"-"_s);
    }

    void wordsAreTakenOnceTheyAreOnDisk()
    {
        TriageDesk desk(u"Inbox: crash"_s);
        const FeedbackId crash = desk.ids(u"crash"_s).front();
        desk.store().store().setDraft(crash, u"Asked them."_s);
        std::optional<bool> taken;
        desk.workspace().writeNote(crash, u"Asked them."_s,
                                   [&taken](const Result<void> &stored) { taken = stored.hasValue(); });
        QVERIFY2(!taken && desk.said().isEmpty(), "nothing is said before it is on disk");
        desk.flush();
        QCOMPARE(taken, std::optional(true));
        QCOMPARE(desk.said(), u"Note added"_s);
        QVERIFY(desk.store().store().draft(crash).isEmpty());
        desk.store().reopen();
        QVERIFY(desk.store().store().draft(crash).isEmpty());
        QCOMPARE(desk.store().store().outboxSummary().waiting, 1);
    }

    void wordsThatDoNotFitOnTheDiskStayWithThePerson()
    {
        TriageDesk desk(u"Inbox: crash"_s);
        desk.mayFail();
        const FeedbackId crash = desk.ids(u"crash"_s).front();
        desk.store().store().setDraft(crash, u"Asked them."_s);
        desk.flush();
        std::vector<bool> taken;
        const auto answer = [&taken](const Result<void> &stored) {
            taken.push_back(stored.hasValue());
        };
        {
            const FullDisk full;
            desk.workspace().writeNote(crash, u"Asked them."_s, answer);
            desk.flush();
            FeedbackPatch title;
            title.title = std::optional(u"Crash at start"_s);
            desk.workspace().edit(crash, title, {}, answer);
            desk.flush();
        }
        QCOMPARE(taken, (std::vector<bool>{ false, false }));
        QVERIFY2(desk.said().startsWith(u"Not saved: Edit feedback. "_s), qPrintable(desk.said()));
        QCOMPARE(desk.store().store().draft(crash), u"Asked them."_s);
        QCOMPARE(desk.steps(), 0);
        desk.workspace().writeNote(crash, u"Asked them."_s, answer);
        desk.flush();
        QCOMPARE(taken.back(), true);
    }

    void aLargeMoveThatDoesNotFitOnTheDiskSaysSo()
    {
        QStringList titles;
        for (int i = 0; i < 3000; ++i)
            titles << u"item%1"_s.arg(i, 4, 10, QChar(u'0'));
        TriageDesk desk(u"Inbox: %1 | Billing: -"_s.arg(titles.join(u", "_s)));
        desk.mayFail();
        const app::Ids ids = desk.ids(titles.join(u", "_s));
        {
            const FullDisk full;
            desk.workspace().move(ids, std::nullopt, desk.buffer(u"Billing"_s));
            QTRY_VERIFY(!desk.workspace().isBusy());
        }
        QVERIFY2(desk.said().startsWith(u"Not saved: Move 3000 "_s), qPrintable(desk.said()));
        QCOMPARE(desk.steps(), 0);
        QCOMPARE(desk.store().store().outboxSummary().waiting, 0);
    }

    void actsOnDeletedItemsSaySoAlsoOfMany()
    {
        TriageDesk desk(u"Inbox: crash"_s);
        Ids deleted = desk.ids(u"crash"_s);
        desk.server().removeItem(u"crash"_s);
        QVERIFY(desk.store().follow());
        desk.workspace().setNeedsReview(deleted, true);
        QCOMPARE(desk.said(), u"The feedback was deleted."_s);
        while (std::ssize(deleted) <= batchSize)
            deleted.push_back(FeedbackId(qint64(deleted.size()))); // no item has these
        desk.workspace().setNeedsReview(deleted, false);
        QVERIFY(desk.workspace().isBusy());
        QTRY_VERIFY(!desk.workspace().isBusy());
        QCOMPARE(desk.said(), u"The feedback was deleted."_s);
    }

    void wordsDoNotWaitForALargeJob()
    {
        QStringList titles;
        for (int i = 0; i < 1000; ++i)
            titles << u"item%1"_s.arg(i, 4, 10, QChar(u'0'));
        TriageDesk desk(u"Inbox: %1 | Billing: -"_s.arg(titles.join(u", "_s)));
        const FeedbackId first = desk.ids(u"item0000"_s).front();
        const auto note = [&desk, first](const QString &text) {
            QVERIFY(desk.workspace().isBusy());
            bool taken = false;
            desk.workspace().writeNote(first, text,
                                       [&taken](const Result<void> &stored) { taken = stored.hasValue(); });
            desk.flush();
            QVERIFY(taken);
            QTRY_VERIFY(!desk.workspace().isBusy());
        };
        desk.drag(titles.join(u", "_s), u"Inbox"_s).onto(u"Billing"_s);
        note(u"While they move"_s);
        QCOMPARE(desk.steps(), 2);
        desk.undo();
        note(u"While they move back"_s); // the step that runs stays on the stack until it ends
        desk.flush();
        QCOMPARE(desk.store().bufferCounts(), u"Billing 0, Inbox 1000"_s);
        QCOMPARE(desk.store().timeline(u"item0000"_s),
                 u": While they move (waiting) | : While they move back (waiting)"_s);
    }

    void anEditIsMeantAgainstWhatThePersonSaw()
    {
        TriageDesk desk(u"Inbox: crash"_s);
        const FeedbackId crash = desk.ids(u"crash"_s).front();
        FeedbackPatch mine;
        mine.description = u"Mine"_s;
        const FeedbackPatch seen = valuesOf(mine, desk.server().feedback(u"crash"_s));
        desk.server().feedback(u"crash"_s).description = u"Theirs"_s;
        desk.server().tellItem(u"crash"_s);
        desk.store().follow(); // while the dialog is open
        desk.workspace().edit(crash, mine, seen);
        desk.flush();
        const auto edit = std::get<EditFeedback>(desk.store().store().outbox().at(0).operation);
        QCOMPARE(edit.before->description.value, seen.description.value);
    }

    void theLastMoveIsRepeatedElsewhere()
    {
        TriageDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        desk.workspace().repeatLast(desk.ids(u"slow"_s));
        QCOMPARE(desk.steps(), 0);
        desk.drag(u"crash"_s, u"Inbox"_s).onto(u"Billing"_s);
        QCOMPARE(desk.workspace().lastText(), std::optional(u"Move to Billing"_s));
        desk.workspace().repeatLast(desk.ids(u"slow"_s));
        desk.flush();
        QCOMPARE(desk.board(), u"Billing: crash, slow | Inbox: -"_s);
    }

    void whyNotMoveSaysWhy()
    {
        TriageDesk desk(u"Inbox: crash | Billing: -"_s);
        const auto inbox = desk.buffer(u"Inbox"_s);
        const Ids crash = desk.ids(u"crash"_s);
        QVERIFY(!desk.workspace().whyNotMove(crash, inbox, desk.buffer(u"Billing"_s)));
        QCOMPARE(desk.workspace().whyNotMove(crash, inbox, inbox)->detail, u"Already in Inbox"_s);
        QCOMPARE(desk.workspace().whyNotMove({}, inbox, inbox)->detail, u"Nothing is selected."_s);
        QCOMPARE(desk.workspace().whyNotMove(crash, inbox, BufferId(99))->type, ProblemType::BufferNotFound);
        QCOMPARE(desk.workspace().moveText(crash, inbox, desk.buffer(u"Billing"_s)),
                 u"Move 1 from Inbox to Billing"_s);
    }

    void aThousandAreMovedInTurnsAsOneStep()
    {
        QStringList titles;
        for (int i = 0; i < 1000; ++i)
            titles << u"item%1"_s.arg(i, 4, 10, QChar(u'0'));
        TriageDesk desk(u"Inbox: %1 | Billing: -"_s.arg(titles.join(u", "_s)));
        QSignalSpy jobs(&desk.workspace(), &Workspace::jobChanged);
        desk.drag(titles.join(u", "_s), u"Inbox"_s).onto(u"Billing"_s);
        QVERIFY(desk.workspace().isBusy());
        QTRY_VERIFY(!desk.workspace().isBusy());
        desk.flush();
        QVERIFY(jobs.size() >= 4);
        QCOMPARE(desk.store().bufferCounts(), u"Billing 1000, Inbox 0"_s);
        QCOMPARE(desk.said(), u"Moved 1000 to Billing – saved here, to be sent"_s);
        QCOMPARE(desk.steps(), 1);
        desk.undo();
        QTRY_VERIFY(!desk.workspace().isBusy());
        desk.flush();
        QCOMPARE(desk.store().bufferCounts(), u"Billing 0, Inbox 1000"_s);
    }

    void anActThatCannotBeginDuringAJobIsNotTheLastOne()
    {
        TriageDesk desk(u"Inbox: crash, slow | Billing: - | Refunds: -"_s);
        desk.drag(u"crash"_s, u"Inbox"_s).onto(u"Billing"_s);
        beginLargeJob(desk.workspace());
        QVERIFY(!desk.workspace().move(desk.ids(u"slow"_s), std::nullopt, desk.buffer(u"Refunds"_s)));
        QVERIFY(!desk.workspace().setNeedsReview(desk.ids(u"slow"_s), true));
        QCOMPARE(desk.said(), *desk.workspace().whyBusy());
        QTRY_VERIFY(!desk.workspace().isBusy());
        QVERIFY(!desk.workspace().whyBusy());
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: slow | Refunds: -"_s);
        QCOMPARE(desk.workspace().lastText(), std::optional(u"Move to Billing"_s));
        QVERIFY(desk.workspace().setNeedsReview(desk.ids(u"slow"_s), true));
    }

    void anActTellsHowItEnded()
    {
        TriageDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        desk.mayFail();
        const LocalStore &store = desk.store().store();
        std::vector<Result<std::optional<ActId>>> ends;
        const auto end = [&ends](const Result<std::optional<ActId>> &act) {
            ends.push_back(act);
        };
        const auto move = [&](const QString &title) {
            return planMove(store, desk.ids(title), std::nullopt, desk.buffer(u"Billing"_s));
        };
        QVERIFY(!desk.workspace().carryOut(Plan(), end));
        QVERIFY(desk.workspace().carryOut(planUnmerge(store, desk.ids(u"slow"_s)), end));
        desk.flush();
        QCOMPARE(ends.size(), std::size_t(1));
        QVERIFY(ends.back() && !*ends.back()); // it is not a duplicate
        {
            const FullDisk full;
            QVERIFY(desk.workspace().carryOut(move(u"slow"_s), end));
            desk.flush();
        }
        QVERIFY(!ends.back());
        QVERIFY(desk.workspace().carryOut(move(u"crash"_s), end));
        desk.flush();
        QVERIFY(ends.back() && *ends.back());
        QCOMPARE(ends.size(), std::size_t(3));
    }

    void onlyTheNewestActIsUndoneByItsIdentifier()
    {
        TriageDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        std::optional<ActId> moved;
        const Plan move
            = planMove(desk.store().store(), desk.ids(u"crash"_s), std::nullopt, desk.buffer(u"Billing"_s));
        QVERIFY(desk.workspace().carryOut(
            move, [&moved](const Result<std::optional<ActId>> &act) { moved = act ? *act : std::nullopt; }));
        desk.flush();
        QVERIFY(moved);
        desk.workspace().setNeedsReview(desk.ids(u"slow"_s), true);
        desk.flush();
        QVERIFY(!desk.workspace().undo(*moved));
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: slow*"_s);
        desk.undo();
        QVERIFY(desk.workspace().undo(*moved));
        desk.flush();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, slow"_s);
        QVERIFY(!desk.workspace().undo(*moved));
    }

    void aCancelledJobLeavesWhatItDidAsAStep()
    {
        QStringList titles;
        for (int i = 0; i < 1000; ++i)
            titles << u"item%1"_s.arg(i, 4, 10, QChar(u'0'));
        TriageDesk desk(u"Inbox: %1 | Billing: -"_s.arg(titles.join(u", "_s)));
        connect(&desk.workspace(), &Workspace::jobChanged, &desk.workspace(), [&](const JobProgress &job) {
            if (job.done > 0)
                desk.workspace().cancelJob();
        });
        desk.drag(titles.join(u", "_s), u"Inbox"_s).onto(u"Billing"_s);
        QTRY_VERIFY(!desk.workspace().isBusy());
        desk.flush();
        QCOMPARE(desk.store().bufferCounts(), u"Billing 250, Inbox 750"_s);
        desk.undo();
        QCOMPARE(desk.store().bufferCounts(), u"Billing 0, Inbox 1000"_s);
    }
};

TRIAGE_TEST(TestWorkspace, QCoreApplication)
#include "tst_workspace.moc"
