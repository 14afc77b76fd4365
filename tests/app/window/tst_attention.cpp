// SPDX-License-Identifier: GPL-3.0-or-later
// While a second person changes the list, what a person types and does reaches the item that was in view.
#include "windowdesk.h"

#include "actions/navigation.h"
#include "board/boardview.h"
#include "detail/detailview.h"
#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "store/storesync.h"
#include "store/values/operation.h"
#include "support/largejob.h"
#include "support/testprogram.h"
#include "views/listedview.h"
#include "window/attention.h"
#include "window/bufferpicker.h"
#include "window/menus.h"
#include "window/triagemode.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <chrono>
#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestAttention : public QObject
{
    Q_OBJECT

private:
    static void markDone(WindowDesk &desk, const QString &title)
    {
        desk.desk.server.setState(title, TriageState::Done);
        QVERIFY(desk.desk.follow());
        QCoreApplication::processEvents();
    }

    static void type(WindowDesk &desk, const QString &text)
    {
        QTest::keyClicks(desk.window().focusWidget(), text);
    }

    static QString shown(WindowDesk &desk)
    {
        return desk.desk.server.titleOf(desk.window().detail().activeView().feedback());
    }

    /// Opens the list of the inbox at an item, with the keys in the list.
    static void aim(WindowDesk &desk, const QString &title)
    {
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(title)));
        desk.list().setFocus();
        QCOMPARE(shown(desk), title);
    }

    /// Returns the items of the person's acts that were not sent yet.
    static std::set<FeedbackId> changedItems(WindowDesk &desk)
    {
        desk.desk.store().flush();
        std::set<FeedbackId> items;
        for (const OutboxEntry &entry : desk.desk.store().outbox())
            items.insert(feedbackOf(entry.operation));
        return items;
    }

    static std::set<FeedbackId> items(WindowDesk &desk, const QStringList &titles)
    {
        std::set<FeedbackId> items;
        for (const QString &title : titles)
            items.insert(desk.desk.server.item(title));
        return items;
    }

    /// Lets a colleague give a shared view that list, and returns it as the window shows it.
    static Filter share(WindowDesk &desk, const Filter &list, int version)
    {
        SavedView view;
        view.id = ViewId(7);
        view.name = u"Ours"_s;
        view.filter = list.list();
        view.visibility = Visibility::Shared;
        view.updatedAt = Timestamp(1'700'000'000'000 + version);
        desk.desk.sync().applyAnswer(view);
        desk.desk.store().flush();
        QCoreApplication::processEvents();
        return listedView(view).filter;
    }

    /// Marks what is aimed at as done, at once: no event is processed before.
    static void markDoneNow(WindowDesk &desk)
    {
        desk.context().actions.action(CommandId::FeedbackDone)->trigger();
    }

private Q_SLOTS:
    void aNoteStaysWithTheItemOnWhichItWasBegun()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow"_s);
        aim(desk, u"slow"_s);
        desk.run(u"feedback.note"_s);
        type(desk, u"half "_s);
        markDone(desk, u"slow"_s);
        QTRY_COMPARE(desk.titles(), u"dark-mode, crash"_s);
        type(desk, u"a note"_s);
        QCOMPARE(shown(desk), u"slow"_s);
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(desk.desk.timeline(u"slow"_s), u": half a note (waiting)"_s);
        QCOMPARE(desk.desk.timeline(u"dark-mode"_s), u"-"_s);
    }

    void actsOfOthersAreShownNextToTheNote()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        aim(desk, u"slow"_s);
        auto *news = desk.find<QWidget>(u"newsStrip"_s);
        QVERIFY(!news->isVisible());
        Note note = desk.desk.server.note(u"slow"_s, u"Marked as done."_s, u"Kim"_s, NoteKind::Activity);
        desk.desk.server.tellNote(note);
        markDone(desk, u"slow"_s);
        QTRY_VERIFY(news->isVisible());
        QVERIFY(news->findChildren<QLabel *>().back()->text().contains(u"Kim"_s));
        desk.press(Qt::Key_J);
        QTRY_VERIFY(!news->isVisible());
    }

    void aKeyReachesTheItemThatHasJustLeft()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        aim(desk, u"dark-mode"_s);
        desk.desk.server.take(u"dark-mode"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        desk.press(Qt::Key_1);
        QTRY_COMPARE(desk.desk.board(), u"Billing: dark-mode | Inbox: crash, slow"_s);
    }

    void keysGoOnFromThePlaceOfAnItemThatLeft()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow, login"_s);
        aim(desk, u"dark-mode"_s);
        markDone(desk, u"dark-mode"_s);
        QTRY_COMPARE(desk.titles(), u"login, slow, crash"_s);
        markDone(desk, u"login"_s);
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        desk.press(Qt::Key_J);
        QCOMPARE(shown(desk), u"crash"_s);
    }

    void keysGoOnAfterAnActOnAnItemThatLeft()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow, login | Billing: -"_s);
        aim(desk, u"dark-mode"_s);
        desk.desk.server.take(u"dark-mode"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(), u"login, slow, crash"_s);
        desk.press(Qt::Key_1);
        QTRY_COMPARE(shown(desk), u"crash"_s);
        QVERIFY(changedItems(desk) == items(desk, { u"dark-mode"_s }));
    }

    void aSelectionOfWhichOneItemLeavesStaysTheAim()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        aim(desk, u"slow"_s);
        desk.list().step(1, true);
        markDone(desk, u"dark-mode"_s);
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        QTRY_COMPARE(shown(desk), u"slow"_s);
        desk.press(Qt::Key_1);
        QVERIFY(changedItems(desk) == items(desk, { u"slow"_s }));
    }

    void theRowBelowFollowsAnActOnTheOnlySelectedRow()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        aim(desk, u"dark-mode"_s);
        desk.list().step(-1, true);
        desk.list().toggleCurrent(); // which is not selected any more
        desk.press(Qt::Key_1);
        QVERIFY(changedItems(desk) == items(desk, { u"dark-mode"_s }));
        QTRY_COMPARE(shown(desk), u"crash"_s);
    }

    void anActOnAllReachesNothingThatCameLater()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        aim(desk, u"slow"_s);
        desk.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(desk.list().selectedCount(), 2);
        desk.desk.server.put(u"new"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(), u"new, slow, crash"_s);
        desk.press(Qt::Key_1);
        QVERIFY(changedItems(desk) == items(desk, { u"crash"_s, u"slow"_s }));
    }

    void anActOnADeletedItemSaysThatItWasDeleted_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("done") << Qt::Key_E;
        QTest::newRow("looks right") << Qt::Key_Y;
        QTest::newRow("remove") << Qt::Key_U;
        QTest::newRow("move") << Qt::Key_1;
        QTest::newRow("edit") << Qt::Key_F2;
        QTest::newRow("copy") << Qt::Key_C;
    }
    void anActOnADeletedItemSaysThatItWasDeleted()
    {
        QFETCH(const Qt::Key, key);
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        aim(desk, u"dark-mode"_s);
        const FeedbackId aimed = desk.list().currentId();
        desk.desk.server.removeItem(u"dark-mode"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        QVERIFY(desk.list().currentId() == aimed);
        desk.press(key, key == Qt::Key_C ? Qt::ControlModifier : Qt::NoModifier);
        QTRY_COMPARE(desk.find<QLabel>(u"statusMessage"_s)->text(), u"The feedback was deleted."_s);
        QVERIFY(changedItems(desk).empty());
    }

    void doneTwiceIsNotOpenedAgain_data()
    {
        QTest::addColumn<bool>("isOfAllStates");
        QTest::addColumn<QStringList>("selected");
        QTest::addColumn<QStringList>("left");
        const QStringList one{ u"slow"_s };
        const QStringList several{ u"slow"_s, u"dark-mode"_s };
        QTest::newRow("one of open work") << false << one << one;
        QTest::newRow("several of open work") << false << several << QStringList{ u"dark-mode"_s };
        QTest::newRow("one of all states") << true << one << one;
        QTest::newRow("several of all states") << true << several << several;
    }
    void doneTwiceIsNotOpenedAgain()
    {
        QFETCH(const bool, isOfAllStates);
        QFETCH(const QStringList, selected);
        QFETCH(const QStringList, left);
        WindowDesk desk(u"Inbox: crash, dark-mode, slow"_s);
        Filter list = desk.in(u"Inbox"_s);
        if (isOfAllStates)
            list.show(work::any);
        QVERIFY(desk.show(list));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"slow"_s)));
        desk.list().setFocus();
        for (qsizetype i = 1; i < selected.size(); ++i)
            desk.list().step(1, true);
        QCoreApplication::processEvents();
        QCOMPARE(desk.list().targets().size(), std::size_t(selected.size()));
        for (const QString &title : selected) {
            markDone(desk, title);
            (void)shown(desk); // the pane shows what others did
        }
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk).empty());
        desk.press(Qt::Key_E); // the person has read it
        QVERIFY(changedItems(desk) == items(desk, left));
        for (const QString &title : left)
            QCOMPARE(desk.desk.triage(title), u"open"_s);
    }

    void aDeclineThatWasNotSeenIsNotReplaced()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        aim(desk, u"slow"_s);
        QCoreApplication::processEvents();
        desk.desk.server.setState(u"slow"_s, TriageState::Declined);
        QVERIFY(desk.follow());
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk).empty());
        QCOMPARE(desk.desk.triage(u"slow"_s), u"declined"_s);
        desk.press(Qt::Key_E); // the person has read it
        QCOMPARE(desk.desk.triage(u"slow"_s), u"done"_s);
    }

    void anItemThatIsOpenedAgainUnderTheKeyIsSeenOpen()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        aim(desk, u"slow"_s);
        markDone(desk, u"slow"_s);
        desk.press(Qt::Key_E);
        desk.desk.server.triage(u"slow"_s).state = TriageState::Open;
        desk.desk.server.tellItem(u"slow"_s);
        QVERIFY(desk.follow());
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        QCOMPARE(shown(desk), u"slow"_s);
        QCoreApplication::processEvents(); // the rows are announced a moment later
        QCoreApplication::processEvents();
        markDone(desk, u"slow"_s);
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk).empty());
    }

    /// The person looks at the item again while the act is being stored.
    void anItemThatThePersonClosedAndWentBackToIsOpenedByTheSameKey()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        Filter list = desk.in(u"Inbox"_s);
        list.show(work::any);
        QVERIFY(desk.show(list));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"slow"_s)));
        QCoreApplication::processEvents();
        markDoneNow(desk);
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"slow"_s)));
        desk.window().detail().activeView(); // looks at it at once
        desk.desk.store().flush();
        QCOMPARE(desk.desk.triage(u"slow"_s), u"done"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open"_s);
    }

    void anActThatKeepsTheStateLeavesTheItemNotedAsOpen_data()
    {
        QTest::addColumn<bool>("isClosedBefore");
        QTest::newRow("closed after it") << false;
        QTest::newRow("closed before it, which the person has not seen") << true;
    }
    void anActThatKeepsTheStateLeavesTheItemNotedAsOpen()
    {
        QFETCH(const bool, isClosedBefore);
        WindowDesk desk(u"Inbox: crash, slow"_s);
        desk.desk.signIn(u"Me"_s);
        aim(desk, u"slow"_s);
        QCoreApplication::processEvents();
        if (isClosedBefore)
            markDone(desk, u"slow"_s);
        desk.press(Qt::Key_I);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), isClosedBefore ? u"done, Me"_s : u"open, Me"_s);
        QCoreApplication::processEvents();
        if (!isClosedBefore)
            markDone(desk, u"slow"_s);
        QTRY_COMPARE(desk.titles(), u"crash"_s);
        desk.press(Qt::Key_E);
        QCOMPARE(desk.desk.triage(u"slow"_s), u"done, Me"_s);
        desk.press(Qt::Key_E); // the person has read it
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open, Me"_s);
    }

    void anItemThatAColleagueClosesWhileAnOwnActIsStoredIsNotOpenedAgain()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        desk.desk.signIn(u"Me"_s);
        aim(desk, u"slow"_s);
        QCoreApplication::processEvents();
        desk.run(u"feedback.take"_s);
        desk.desk.server.setState(u"slow"_s, TriageState::Done);
        QVERIFY(desk.desk.follow()); // the store announces both at once
        QCOMPARE(desk.desk.triage(u"slow"_s), u"done, Me"_s);
        desk.press(Qt::Key_E);
        QCOMPARE(desk.desk.triage(u"slow"_s), u"done, Me"_s);
    }

    void itemsThatThePersonClosedAreOpenedByTheSameKey()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow"_s);
        Filter list = desk.in(u"Inbox"_s);
        list.show(work::any);
        QVERIFY(desk.show(list));
        desk.list().setFocus();
        for (const QString &expected : { u"done"_s, u"open"_s }) {
            QVERIFY(
                desk.list().select({ desk.desk.server.item(u"slow"_s), desk.desk.server.item(u"crash"_s) }));
            desk.press(Qt::Key_E);
            QTRY_COMPARE(desk.desk.triage(u"slow"_s), expected);
            QCOMPARE(desk.desk.triage(u"crash"_s), expected);
        }
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"dark-mode"_s)));
        QCoreApplication::processEvents();
        QVERIFY(desk.list().select({ desk.desk.server.item(u"slow"_s) })); // which is seen open
        QCoreApplication::processEvents();
        QSignalSpy restored(&desk.context().workspace, &Workspace::restored);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(restored.size(), 1);
        desk.desk.store().flush();
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open"_s);
    }

    void aClickReachesTheRowThatWasUnderThePointer()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow, login"_s);
        aim(desk, u"login"_s);
        desk.list().setReactionTime(std::chrono::hours(1));
        const FeedbackListView &list = desk.list();
        const QPoint at = list.visualRect(list.feedback().index(
                                              list.feedback().rowOf(desk.desk.server.item(u"dark-mode"_s))))
                              .center();
        markDone(desk, u"slow"_s);
        QCOMPARE(desk.titles(), u"login, dark-mode, crash"_s);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(shown(desk), u"dark-mode"_s);
    }

    void aClickOnARowThatHasLeftReachesNothing()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        aim(desk, u"slow"_s);
        desk.list().setReactionTime(std::chrono::hours(1));
        const FeedbackListView &list = desk.list();
        const QPoint at = list.visualRect(list.feedback().index(1)).center();
        markDone(desk, u"dark-mode"_s);
        QCOMPARE(desk.titles(), u"slow, crash"_s);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
        desk.press(Qt::Key_1);
        QVERIFY(changedItems(desk).empty());
    }

    void aDoubleClickOpensTheRowThatWasUnderThePointer()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow, login"_s);
        aim(desk, u"login"_s);
        desk.list().setReactionTime(std::chrono::hours(1));
        const FeedbackListView &list = desk.list();
        QSignalSpy opened(&list, &FeedbackListView::openRequested);
        const QPoint at = list.visualRect(list.feedback().index(2)).center();
        QCOMPARE(desk.titles(), u"login, slow, dark-mode, crash"_s);
        markDone(desk, u"slow"_s);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(shown(desk), u"dark-mode"_s);
        QCOMPARE(opened.size(), 1);
        QVERIFY(opened.front().front().value<FeedbackId>() == desk.desk.server.item(u"dark-mode"_s));
    }

    void aClickReachesTheRowThatWasUnderThePointerBeforeTheListMovedDown()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow, login"_s);
        aim(desk, u"login"_s);
        const FeedbackListView &list = desk.list();
        desk.list().setReactionTime(std::chrono::hours(1));
        list.verticalScrollBar()->triggerAction(QAbstractSlider::SliderNoAction); // all of it was seen
        list.viewport()->repaint();
        const auto place = [&] {
            return list.viewport()->mapTo(&desk.window(), list.visualRect(list.feedback().index(1)).center());
        };
        const QPoint at = place();
        SyncState out;
        out.phase = SyncState::Phase::SignedOut; // the banner comes above
        Q_EMIT desk.context().sync.stateChanged(out);
        QTRY_VERIFY(place() != at);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.viewport()->mapFrom(&desk.window(), at));
        QCOMPARE(shown(desk), u"slow"_s);
    }

    void aKeyReachesNothingThatHasJustArrivedInAnEmptyList()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        aim(desk, u"crash"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"-"_s);
        desk.list().setReactionTime(std::chrono::hours(1));
        desk.desk.server.put(u"slow"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(), u"slow"_s);
        QSignalSpy refused(&desk.list(), &FeedbackListView::refused);
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == items(desk, { u"crash"_s }));
        QCOMPARE(refused.size(), 1);
        desk.press(Qt::Key_J); // a person who goes to it has seen it
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == items(desk, { u"crash"_s, u"slow"_s }));
    }

    void anItemInAnEmptyListIsOfferedOnceItWasSeen()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        aim(desk, u"crash"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"-"_s);
        desk.list().setReactionTime(std::chrono::milliseconds(1));
        desk.desk.server.put(u"slow"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(shown(desk), u"slow"_s);
    }

    void anActOnTheLastItemThatLeftIsNotDoneTwice()
    {
        WindowDesk desk(u"Inbox: crash | Billing: -"_s);
        aim(desk, u"crash"_s);
        desk.desk.server.take(u"crash"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(), u"-"_s);
        desk.press(Qt::Key_1);
        QTRY_COMPARE(desk.desk.board(), u"Billing: crash | Inbox: -"_s);
        desk.press(Qt::Key_E);
        QCOMPARE(desk.desk.triage(u"crash"_s), u"open"_s);
    }

    void aPickerActsOnWhatItWasOpenedFor()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        aim(desk, u"slow"_s);
        desk.run(u"feedback.move"_s);
        auto *edit = desk.window().picker().findChild<QLineEdit *>();
        QVERIFY(edit);
        desk.desk.server.removeItem(u"dark-mode"_s);
        markDone(desk, u"slow"_s);
        QTest::keyClicks(edit, u"Bil"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(changedItems(desk) == items(desk, { u"slow"_s }));
    }

    void aMenuActsOnWhatItWasOpenedFor()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        aim(desk, u"slow"_s);
        desk.list().step(1, true);
        QCoreApplication::processEvents();
        QMenu *menu = desk.window().menus().itemMenu();
        menu->popup(desk.window().mapToGlobal(QPoint(50, 50)));
        markDone(desk, u"slow"_s);
        menu->hide();
        desk.context().actions.action(CommandId::FeedbackPin1)->trigger();
        QVERIFY(changedItems(desk) == items(desk, { u"dark-mode"_s, u"slow"_s }));
    }

    void aMenuConcernsTheItemForWhichItWasOpened()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        aim(desk, u"slow"_s);
        QMenu *menu = desk.window().menus().itemMenu();
        menu->popup(desk.window().mapToGlobal(QPoint(50, 50)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"crash"_s))); // as a link from elsewhere does
        menu->hide();
        const Attention &attention = desk.window().feedbackActions().attention();
        QVERIFY(attention.currentId() == desk.desk.server.item(u"slow"_s)); // which Edit would show
    }

    void theDeletionOfTheBufferInViewTurnsNoKeyToAnotherItem()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund"_s);
        aim(desk, u"slow"_s);
        desk.desk.server.removeBuffer(u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_VERIFY(!desk.list().feedback().filter().buffer);
        QCoreApplication::processEvents();
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == items(desk, { u"slow"_s }));
    }

    void theDeletionOfTheColumnInViewTurnsNoKeyToAnotherCard()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund"_s);
        aim(desk, u"slow"_s);
        desk.run(u"view.board"_s);
        QTRY_COMPARE(shown(desk), u"slow"_s);
        desk.desk.server.removeBuffer(u"Inbox"_s);
        QVERIFY(desk.follow());
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == items(desk, { u"slow"_s }));
    }

    void aKeyReachesNothingInAColumnThatWasNotAskedFor()
    {
        WindowDesk desk(u"Inbox: - | Billing: refund"_s);
        desk.run(u"view.board"_s);
        desk.window().centre().go(desk.in(u"Inbox"_s));
        desk.window().centre().enter();
        QTRY_VERIFY(!desk.list().feedback().isLoading());
        QVERIFY(!desk.list().currentId().isValid());
        for (FeedbackListView *column : desk.window().centre().board().lists())
            column->setReactionTime(std::chrono::hours(1));
        desk.desk.server.removeBuffer(u"Inbox"_s);
        QVERIFY(desk.follow());
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk).empty());
        desk.press(Qt::Key_J); // a person who goes to the card has seen it
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == items(desk, { u"refund"_s }));
    }

    void aKeyReachesNoItemOfAListThatIsReadAgain()
    {
        WindowDesk desk(u"Inbox: - | Billing: refund"_s);
        desk.window().centre().go(desk.in(u"Inbox"_s));
        desk.list().setFocus();
        QVERIFY(desk.follow());
        desk.list().setReactionTime(std::chrono::hours(1));
        desk.desk.server.put(u"refund"_s, u"Inbox"_s);
        desk.desk.sync().forget(); // the server was restored
        desk.desk.server.tellAll();
        desk.desk.signIn(u"Ana"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.titles(), u"refund"_s);
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk).empty());
    }

    void theEndOfTriageModeTurnsNoKeyToTheTopOfTheList()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.list().setReactionTime(std::chrono::hours(1));
        desk.run(u"feedback.triage"_s);
        desk.press(Qt::Key_S);
        desk.press(Qt::Key_S);
        desk.press(Qt::Key_E); // the last one
        QVERIFY(desk.follow());
        QVERIFY(!desk.window().triage().isOn());
        QVERIFY(changedItems(desk).size() == 1);
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk).size() == 1);
    }

    void aKeyReachesNoUndoneItemThatAnotherPersonBringsLater()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        aim(desk, u"slow"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"crash"_s);
        QVERIFY(desk.desk.follow());
        desk.window().centre().go(desk.in(u"Billing"_s));
        QVERIFY(desk.follow());
        desk.list().setReactionTime(std::chrono::hours(1));
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open"_s); // in the other buffer
        QVERIFY(desk.follow());
        desk.desk.server.put(u"slow"_s, u"Billing"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.titles(), u"slow"_s);
        const std::set<FeedbackId> before = changedItems(desk);
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == before);
    }

    void theBoardHasTheKeysInTheColumnThatItOpens()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund"_s);
        aim(desk, u"slow"_s);
        desk.run(u"view.board"_s);
        QTRY_COMPARE(shown(desk), u"slow"_s);
        QVERIFY(desk.list().hasFocus());
    }

    void wordsOfANoteRunNoCommandWhileEverythingIsReadAgain_data()
    {
        QTest::addColumn<QString>("before");
        QTest::newRow("nothing was typed") << u""_s;
        QTest::newRow("some words were typed") << u"half "_s;
    }
    void wordsOfANoteRunNoCommandWhileEverythingIsReadAgain()
    {
        QFETCH(const QString, before);
        WindowDesk desk(u"Inbox: crash, slow"_s);
        aim(desk, u"slow"_s);
        desk.run(u"feedback.note"_s);
        type(desk, before);
        desk.desk.sync().forget(); // the server was restored
        desk.desk.store().flush();
        QTRY_VERIFY(!desk.desk.store().item(desk.desk.server.item(u"slow"_s)));
        QCoreApplication::processEvents();
        type(desk, u"item"_s);
        desk.desk.server.tellAll();
        desk.desk.signIn(u"Ana"_s);
        QVERIFY(desk.follow());
        type(desk, u" done"_s);
        QCOMPARE(desk.find<QPlainTextEdit>(u"noteEdit"_s)->toPlainText(), before + u"item done"_s);
        QCOMPARE(shown(desk), u"slow"_s);
        QVERIFY(changedItems(desk).empty());
    }

    void theNoteOfADeletedItemTakesNoKeys()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        aim(desk, u"slow"_s);
        desk.desk.server.removeItem(u"slow"_s);
        QVERIFY(desk.follow());
        desk.run(u"feedback.note"_s);
        QVERIFY(!desk.find<QPlainTextEdit>(u"noteEdit"_s)->hasFocus());
    }

    void theDraftOfADeletedItemIsFoundAgain()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        const auto *drafts = desk.find<QToolButton>(u"draftsButton"_s);
        QVERIFY(!drafts->isVisible());
        aim(desk, u"slow"_s);
        desk.run(u"feedback.note"_s);
        type(desk, u"call back"_s);
        desk.press(Qt::Key_Escape);
        Q_EMIT drafts->menu()->aboutToShow();
        QVERIFY(drafts->menu()->actions().front()->text().contains(u"slow"_s));
        desk.desk.server.removeItem(u"slow"_s);
        QVERIFY(desk.desk.follow());
        desk.press(Qt::Key_J);
        QTRY_COMPARE(shown(desk), u"crash"_s);
        QVERIFY(drafts->isVisible());
        Q_EMIT drafts->menu()->aboutToShow();
        QCOMPARE(drafts->menu()->actions().size(), 1);
        QVERIFY(drafts->menu()->actions().front()->text().contains(u"Deleted"_s));
        drafts->menu()->actions().front()->trigger();
        QTRY_COMPARE(desk.find<QPlainTextEdit>(u"noteEdit"_s)->toPlainText(), u"call back"_s);
        desk.find<QPushButton>(u"discardDraftButton"_s)->click();
        QVERIFY(!drafts->isVisible());
    }

    void aChangeOfTheViewInViewTurnsNoKeyToAnotherItem()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund, bill"_s);
        QVERIFY(desk.show(share(desk, desk.in(u"Inbox"_s), 1)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"slow"_s)));
        desk.list().setFocus();
        share(desk, desk.in(u"Billing"_s), 2);
        QTRY_COMPARE(desk.titles(), u"bill, refund"_s);
        QCoreApplication::processEvents();
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == items(desk, { u"slow"_s }));
    }

    void aKeyReachesNothingInAListThatWasNotAskedFor()
    {
        WindowDesk desk(u"Inbox: crash | Billing: refund"_s);
        aim(desk, u"crash"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"-"_s);
        desk.list().setReactionTime(std::chrono::hours(1));
        desk.desk.server.removeBuffer(u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(), u"refund"_s);
        QCoreApplication::processEvents();
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == items(desk, { u"crash"_s }));
    }

    void aClickReachesNothingInAListThatWasNotAskedFor()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund, bill"_s);
        QVERIFY(desk.show(share(desk, desk.in(u"Inbox"_s), 1)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"slow"_s)));
        desk.list().setReactionTime(std::chrono::hours(1));
        const QPoint at = desk.list().visualRect(desk.list().feedback().index(1)).center();
        share(desk, desk.in(u"Billing"_s), 2);
        QTRY_COMPARE(desk.titles(), u"bill, refund"_s);
        QCoreApplication::processEvents();
        QTest::mouseClick(desk.list().viewport(), Qt::LeftButton, {}, at);
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk).empty());
    }

    void aChangeOfTheViewInViewIsOnlyOfferedToASelection()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund, bill"_s);
        const Filter before = share(desk, desk.in(u"Inbox"_s), 1);
        QVERIFY(desk.show(before));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"slow"_s)));
        desk.list().setFocus();
        desk.list().step(1, true);
        share(desk, desk.in(u"Billing"_s), 2);
        QTRY_VERIFY(desk.find<QPushButton>(u"toastOfferButton"_s)->isVisible());
        QVERIFY(desk.window().centre().navigation().current() == before);
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == items(desk, { u"crash"_s, u"slow"_s }));
    }

    void aChangeOfTheViewInViewIsOnlyOfferedInTriageMode()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund, bill"_s);
        QVERIFY(desk.show(share(desk, desk.in(u"Inbox"_s), 1)));
        desk.run(u"feedback.triage"_s);
        QVERIFY(desk.window().triage().isOn());
        share(desk, desk.in(u"Billing"_s), 2);
        auto *offer = desk.find<QPushButton>(u"toastOfferButton"_s);
        QTRY_VERIFY(offer->isVisible());
        QVERIFY(desk.window().triage().isOn());
        offer->click();
        QTRY_COMPARE(desk.titles(), u"bill, refund"_s);
        QVERIFY(!desk.window().triage().isOn());
    }

    void theFirstRowsOfASessionTakeNoFocusFromAPersonWhoTypes_data()
    {
        QTest::addColumn<QString>("field");
        QTest::newRow("search everywhere") << u"searchEdit"_s;
        QTest::newRow("filter of buffers") << u"bufferFilterEdit"_s;
    }
    void theFirstRowsOfASessionTakeNoFocusFromAPersonWhoTypes()
    {
        QFETCH(const QString, field);
        WindowDesk desk(u"Inbox: -"_s);
        auto *edit = desk.find<QLineEdit>(field);
        if (field == u"searchEdit"_s)
            desk.run(u"edit.search"_s);
        else
            edit->setFocus();
        QVERIFY(edit->hasFocus());
        type(desk, u"refund"_s);
        desk.desk.server.put(u"refund"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(), u"refund"_s);
        QCoreApplication::processEvents(); // the rows are announced a moment later
        type(desk, u" 1e"_s);
        QCOMPARE(edit->text(), u"refund 1e"_s);
        QVERIFY(changedItems(desk).empty());
    }

    void theFirstRowsOfASessionGetTheFocusOfTheirEmptyList()
    {
        WindowDesk desk(u"Inbox: -"_s);
        desk.desk.server.put(u"refund"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(), u"refund"_s);
        QTRY_VERIFY(desk.window().focusWidget() == &desk.list());
    }

    void anActThatCannotBeginLeavesThePersonWhereSheIs()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow"_s);
        aim(desk, u"slow"_s);
        QCoreApplication::processEvents();
        Workspace &workspace = desk.context().workspace;
        beginLargeJob(workspace);
        markDoneNow(desk);
        QCOMPARE(shown(desk), u"slow"_s);
        QTRY_VERIFY(!workspace.isBusy());

        desk.list().step(1, true);
        QCoreApplication::processEvents();
        beginLargeJob(workspace);
        markDoneNow(desk);
        QCOMPARE(desk.list().selectedCount(), 2);
        QTRY_VERIFY(!workspace.isBusy());

        desk.run(u"feedback.triage"_s);
        QCoreApplication::processEvents();
        const QString count = desk.find<QLabel>(u"triageCount"_s)->text();
        const FeedbackId triaged = desk.window().triage().current();
        QVERIFY(triaged.isValid());
        beginLargeJob(workspace);
        markDoneNow(desk);
        QVERIFY(desk.window().triage().current() == triaged);
        QCOMPARE(desk.find<QLabel>(u"triageCount"_s)->text(), count);
        QTRY_VERIFY(!workspace.isBusy());
        QVERIFY(changedItems(desk).empty());
        desk.press(Qt::Key_E);
        QVERIFY(changedItems(desk) == std::set{ triaged });
        QTRY_VERIFY(desk.find<QLabel>(u"triageCount"_s)->text() != count);
    }
};

TRIAGE_TEST(TestAttention, QApplication)
#include "tst_attention.moc"
