// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, menus, pickers and places for the state of the work, owners and tags, in the window.
#include "windowdesk.h"

#include "actions/actionregistry.h"
#include "board/carddelegate.h"
#include "detail/detailview.h"
#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "models/roles.h"
#include "models/sidebarmodel.h"
#include "sidebar/sidebarpane.h"
#include "store/sync/sendoutcome.h"
#include "support/testprogram.h"
#include "window/centrecontroller.h"
#include "window/mainwindow.h"
#include "window/triagemode.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

struct Desk : WindowDesk
{
    explicit Desk(const QString &board) : WindowDesk(board) { desk.signIn(u"Ida"_s, { u"export"_s }); }

    QStringList places()
    {
        QStringList names;
        const QAbstractItemModel &model = *window().sidebar().tree()->model();
        const QModelIndex section = model.index(0, 0);
        for (int row = 0; row < model.rowCount(section); ++row) {
            const QModelIndex place = model.index(row, 0, section);
            names += u"%1 %2"_s.arg(place.data().toString()).arg(place.data(CountRole).toLongLong());
        }
        return names;
    }
};

} // namespace

class TestWorkState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doneTakesItOutOfTheListAndTheSameKeyTakesItBack()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        QCOMPARE(desk.list().currentIndex().row(), 0);
        Filter done = inPlace({}, Place::Done);
        QVERIFY(desk.show(done));
        QCOMPARE(desk.titles(), u"late"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"-"_s);
        QCOMPARE(desk.desk.triage(u"late"_s), u"open"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.press(Qt::Key_E, Qt::ShiftModifier);
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        QCOMPARE(desk.desk.triage(u"late"_s), u"declined"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.titles(), u"late, slow, crash"_s);
    }

    void aSelectionIsChangedAsAWhole()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"edit.selectAll"_s);
        desk.press(Qt::Key_I);
        QTRY_COMPARE(desk.desk.triage(u"crash"_s), u"open, Ida"_s);
        QCOMPARE(desk.desk.triage(u"late"_s), u"open, Ida"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"-"_s);
    }

    void theVerbForManyIsThatOfAllOfThem()
    {
        constexpr int done = 600; // more than are read at once
        Desk desk(u"Inbox: open"_s);
        QStringList titles{ u"open"_s };
        for (int i = 0; i < done; ++i) {
            titles += u"done%1"_s.arg(i);
            desk.desk.server.triage(titles.back()).state = TriageState::Done;
        }
        desk.desk.serverHas(u"Inbox: %1"_s.arg(titles.join(u", "_s)));
        QVERIFY(desk.show(inPlace({}, Place::Everything)));
        QTRY_COMPARE(desk.list().feedback().rowCount(), done + 1);
        desk.run(u"edit.selectAll"_s);
        desk.press(Qt::Key_E);
        QTRY_VERIFY(desk.find<QPushButton>(u"confirmButton"_s));
        QCOMPARE(desk.find<QPushButton>(u"confirmButton"_s)->text(), u"Mark 601 as done"_s);
        desk.find<QPushButton>(u"confirmButton"_s)->click();
        QTRY_COMPARE(desk.desk.triage(u"open"_s), u"done"_s);
        QTRY_VERIFY(!desk.find<QPushButton>(u"confirmButton"_s));
        desk.run(u"edit.selectAll"_s);
        desk.press(Qt::Key_E);
        QTRY_VERIFY(desk.find<QPushButton>(u"confirmButton"_s));
        QCOMPARE(desk.find<QPushButton>(u"confirmButton"_s)->text(), u"Open 601 again"_s);
    }

    void theSidebarHasThePlacesAndCountsWhatIsOpen()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.press(Qt::Key_I);
        desk.run(u"go.next"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.places(),
                     (QStringList{ u"Inbox 2"_s, u"Mine 1"_s, u"Needs review 0"_s, u"Unassigned 0"_s,
                                   u"Snoozed 0"_s, u"Done 1"_s, u"Everything 3"_s }));
        const QAbstractItemModel &model = *desk.window().sidebar().tree()->model();
        const QModelIndex all = model.index(0, 0, model.index(0, 0));
        QCOMPARE(all.data(Qt::ToolTipRole).toString(), u"2 to work on, 3 with what is done or snoozed"_s);
    }

    void aSnoozeIsChosenFromAMenu()
    {
        Desk desk(u"Inbox: crash, slow"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.press(Qt::Key_H);
        auto *menu = desk.find<QMenu>(u"snoozeMenu"_s);
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_T); // tomorrow
        desk.desk.store().flush();
        QTRY_COMPARE(desk.titles(), u"crash"_s);
        QCOMPARE(desk.desk.triage(u"slow"_s), u"open, later"_s);
    }

    void tagsAreTypedOrChosen()
    {
        Desk desk(u"Inbox: crash"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QLineEdit *edit = desk.openPicker(u"tagPickerEdit"_s, Qt::Key_L);
        QVERIFY(edit);
        QTest::keyClicks(edit, u" Big  Screen"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        desk.desk.store().flush();
        QTRY_COMPARE(desk.desk.triage(u"crash"_s), u"open, big screen"_s);
        QCOMPARE(desk.openPicker(u"tagPickerEdit"_s, Qt::Key_L), edit);
        QTest::keyClick(edit, Qt::Key_Return); // the tag that it has comes first
        desk.desk.store().flush();
        QTRY_COMPARE(desk.desk.triage(u"crash"_s), u"open"_s);
    }

    void anItemIsGivenToAMember()
    {
        Desk desk(u"Inbox: crash"_s);
        (void)desk.desk.server.member(u"Sam"_s);
        desk.desk.follow();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QLineEdit *edit = desk.openPicker(u"ownerPickerEdit"_s, Qt::Key_I, Qt::ShiftModifier);
        QVERIFY(edit);
        QTest::keyClicks(edit, u"sam"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        desk.desk.store().flush();
        QTRY_COMPARE(desk.desk.triage(u"crash"_s), u"open, Sam"_s);
    }

    void itemsTakenMeanwhileKeepTheirOwner()
    {
        Desk desk(u"Inbox: crash"_s);
        (void)desk.desk.server.member(u"Sam"_s);
        desk.desk.follow();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QLineEdit *edit = desk.openPicker(u"ownerPickerEdit"_s, Qt::Key_I, Qt::ShiftModifier);
        QVERIFY(edit);
        // While the person looks for Ida, Sam takes it.
        desk.desk.server.setOwner(u"crash"_s, u"Sam"_s);
        QVERIFY(desk.desk.follow());
        QTest::keyClicks(edit, u"ida"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        desk.desk.store().flush();
        QTRY_COMPARE(int(desk.desk.store().outbox().size()), 1);
        const auto change = std::get<SetTriage>(desk.desk.store().outbox().front().operation);
        QVERIFY(change.before->owner.sent && !change.before->owner.value);
        QVERIFY(compareTriage(change, desk.desk.server.triage(u"crash"_s)).kind
                == EditComparison::Kind::Overtaken);
    }

    void triageModeGoesOnAfterDoneAndNotAfterATake()
    {
        Desk desk(u"Inbox: crash, slow"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        auto *count = desk.find<QLabel>(u"triageCount"_s);
        desk.press(Qt::Key_I);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open, Ida"_s);
        QCOMPARE(count->text(), u"2 left · 0 by you today"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(count->text(), u"1 left · 1 by you today"_s);
        QCOMPARE(desk.desk.triage(u"slow"_s), u"done, Ida"_s);
    }

    void triageModeCountsARedoAndOnlyWhatDecides()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        auto *count = desk.find<QLabel>(u"triageCount"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(count->text(), u"2 left · 1 by you today"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(count->text(), u"3 left · 0 by you today"_s);
        desk.run(u"edit.redo"_s);
        QTRY_COMPARE(desk.desk.triage(u"late"_s), u"done"_s);
        QTRY_COMPARE(count->text(), u"2 left · 1 by you today"_s);
        desk.press(Qt::Key_I);
        QTRY_COMPARE(desk.desk.triage(u"late"_s), u"done, Ida"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.desk.triage(u"late"_s), u"done"_s);
        QCOMPARE(count->text(), u"2 left · 1 by you today"_s);
    }

    void triageModeCountsEachItemOfAStep()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"edit.selectAll"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"-"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.titles(), u"late, slow, crash"_s);
        desk.run(u"feedback.triage"_s);
        auto *count = desk.find<QLabel>(u"triageCount"_s);
        QCOMPARE(count->text(), u"3 left · 0 by you today"_s);
        desk.run(u"edit.redo"_s);
        QTRY_COMPARE(count->text(), u"0 left · 3 by you today"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(count->text(), u"3 left · 0 by you today"_s);
    }

    void triageModeLeavesOutTheItemsThatOthersDelete()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QSignalSpy ended(&desk.window().triage(), &TriageMode::ended);
        desk.run(u"feedback.triage"_s);
        desk.desk.server.removeItem(u"slow"_s);
        QVERIFY(desk.desk.follow());
        desk.press(Qt::Key_E);
        auto *count = desk.find<QLabel>(u"triageCount"_s);
        QTRY_COMPARE(count->text(), u"1 left · 1 by you today"_s);
        desk.run(u"feedback.delete"_s);
        QTRY_VERIFY(desk.find<QPushButton>(u"confirmButton"_s));
        desk.find<QPushButton>(u"confirmButton"_s)->click();
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended.front().front().toString(), u"2 of 2 triaged"_s);
    }

    void itemsThatOthersDeleteAreNotLeftInTriageMode()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QSignalSpy ended(&desk.window().triage(), &TriageMode::ended);
        desk.run(u"feedback.triage"_s);
        auto *count = desk.find<QLabel>(u"triageCount"_s);
        desk.run(u"feedback.skip"_s); // late, so that slow is current
        QTRY_COMPARE(count->text(), u"3 left · 0 by you today"_s);
        for (const QString &title : { u"late"_s, u"crash"_s }) {
            desk.desk.server.removeItem(title);
            QVERIFY(desk.desk.follow());
        }
        QTRY_COMPARE(count->text(), u"1 left · 0 by you today"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended.front().front().toString(), u"1 of 1 triaged"_s);
    }

    void itemsThatTheCacheEvictsAreNotLeftInTriageMode()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        desk.desk.config.cacheLimit = 3;
        desk.restart();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        auto *count = desk.find<QLabel>(u"triageCount"_s);
        QCOMPARE(count->text(), u"3 left · 0 by you today"_s);
        desk.desk.server.put(u"new"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(count->text(), u"2 left · 0 by you today"_s);
    }

    void anItemThatIsDecidedTwiceStaysTriagedAfterOneUndo()
    {
        Desk desk(u"Inbox: crash, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        auto *count = desk.find<QLabel>(u"triageCount"_s);
        desk.window().feedbackActions().moveTo(desk.desk.server.buffer(u"Billing"_s));
        QTRY_COMPARE(desk.desk.board(), u"Billing: slow | Inbox: crash"_s);
        desk.window().triage().step(-1);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"done"_s);
        QTRY_COMPARE(count->text(), u"1 left · 2 by you today"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open"_s);
        QTRY_COMPARE(count->text(), u"1 left · 1 by you today"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(count->text(), u"2 left · 0 by you today"_s);
    }

    void triageModeCountsWhatWasDecidedElsewhereToday()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.press(Qt::Key_E); // in the list
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        desk.run(u"feedback.triage"_s);
        QTRY_COMPARE(desk.find<QLabel>(u"triageCount"_s)->text(), u"2 left · 1 by you today"_s);
        desk.restart();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        QCOMPARE(desk.find<QLabel>(u"triageCount"_s)->text(), u"2 left · 1 by you today"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.find<QLabel>(u"triageCount"_s)->text(), u"2 left · 0 by you today"_s);
    }

    void theSearchKnowsOwnersTagsAndStates()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.press(Qt::Key_I);
        desk.run(u"go.next"_s);
        desk.press(Qt::Key_E);
        auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        search->setFocus();
        QTest::keyClicks(search, u"is:mine "_s);
        QTRY_COMPARE(desk.titles(), u"late"_s);
        desk.run(u"go.inbox"_s);
        QTRY_COMPARE(desk.titles(), u"late, crash"_s);
        search->setFocus();
        QTest::keyClicks(search, u"is:done "_s);
        QTRY_COMPARE(desk.titles(), u"slow"_s);
        desk.run(u"go.inbox"_s);
        QTRY_COMPARE(desk.titles(), u"late, crash"_s);
        search->setFocus();
        QTest::keyClicks(search, u"owner:none "_s);
        QTRY_COMPARE(desk.titles(), u"crash"_s);
    }

    void theDetailShowsWhatWasMadeOfAnItem()
    {
        Desk desk(u"Inbox: crash"_s);
        desk.desk.server.triage(u"crash"_s).tags = { u"export"_s };
        desk.desk.server.setOwner(u"crash"_s, u"Sam"_s);
        desk.desk.follow();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QTRY_VERIFY(desk.find<QLabel>(u"workOwner"_s)->text().contains(u"Sam"_s));
        auto *chip = desk.find<QToolButton>(u"tagChip"_s);
        QVERIFY(chip);
        QVERIFY(chip->text().contains(u"#export"_s));
        chip->click();
        QTRY_COMPARE(desk.list().feedback().filter().tags, std::vector{ u"export"_s });
        QTRY_COMPARE(desk.titles(), u"crash"_s);
        auto *done = desk.find<QPushButton>(u"work.feedback.done"_s);
        QTRY_VERIFY(done && done->isVisible()); // the list is read again
        done->click();
        desk.desk.store().flush();
        QTRY_COMPARE(desk.desk.triage(u"crash"_s), u"done, Sam, export"_s);
    }

    void theDetailOffersWhatTheKeysDoToTheItem()
    {
        Desk desk(u"Inbox: crash, slow"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        auto *done = desk.find<QPushButton>(u"work.feedback.done"_s);
        auto *take = desk.find<QPushButton>(u"work.feedback.take"_s);
        QTRY_VERIFY(done->isVisible() && take->isVisible());
        QCOMPARE(done->text(), u"Done"_s);
        const auto *move = desk.find<QPushButton>(u"work.feedback.move"_s);
        QVERIFY(move && move->isVisible()); // not only while the item needs a review
        desk.press(Qt::Key_I);
        QTRY_VERIFY(!take->isVisible()); // it is the person's own
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"crash"_s);
        QTRY_VERIFY(take->isVisible());
        Filter closed = inPlace({}, Place::Done);
        QVERIFY(desk.show(closed));
        QTRY_COMPARE(done->text(), u"Open Again"_s);
        QVERIFY(!take->isVisible());
        done->click();
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open, Ida"_s);
    }

    void aCardShowsTagsBesideItsBuffers()
    {
        Desk desk(u"Inbox: crash | Billing: crash"_s);
        desk.desk.server.triage(u"crash"_s).tags = { u"export"_s, u"print"_s };
        desk.desk.server.tellItem(u"crash"_s);
        desk.desk.follow();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        CardDelegate cards(desk.context().theme, desk.context().store);
        cards.setBuffer(desk.desk.server.buffer(u"Inbox"_s));
        const auto tagsOn = [&](int width, Qt::LayoutDirection direction) {
            QStyleOptionViewItem option;
            option.rect = QRect(0, 0, width, cards.rowHeight());
            option.direction = direction;
            QStringList tags;
            for (int x = 0; x < width; ++x) {
                for (int y = 0; y < option.rect.height(); ++y) {
                    const QString tag = cards.tagAt(option, desk.list().feedback().index(0), { x, y });
                    if (!tag.isEmpty() && !tags.contains(tag))
                        tags += tag;
                }
            }
            return tags.join(u", "_s);
        };
        QCOMPARE(tagsOn(480, Qt::LeftToRight), u"export, print"_s);
        QCOMPARE(tagsOn(480, Qt::RightToLeft), u"print, export"_s);
        cards.setBuffer(desk.desk.server.buffer(u"Billing"_s));
        QVERIFY(tagsOn(260, Qt::LeftToRight).startsWith(u"export"_s));
    }
};

TRIAGE_TEST(TestWorkState, QApplication)
#include "tst_workstate.moc"
