// SPDX-License-Identifier: GPL-3.0-or-later
// The list under a person's hands: selection, keys, drags, and a place that is kept.
#include "list/feedbackdelegate.h"
#include "list/feedbacklistview.h"
#include "list/feedbackpane.h"
#include "list/selectionsummary.h"
#include "models/feedbackmime.h"
#include "support/testprogram.h"
#include "theme/systemappearance.h"
#include "viewdesk.h"

#include <QApplication>
#include <QDBusVariant>
#include <QDrag>
#include <QLabel>
#include <QMimeData>
#include <QProxyStyle>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// A movement that no stall of the machine outlasts.
class SlowMotion : public QProxyStyle
{
public:
    SlowMotion() : QProxyStyle(u"Fusion"_s) { }
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *answer) const override
    {
        return hint == SH_Widget_Animation_Duration ? 3'600'000
                                                    : QProxyStyle::styleHint(hint, option, widget, answer);
    }
};

QWidget *leavingRow(const FeedbackListView &list)
{
    return list.viewport()->findChild<QWidget *>(u"leavingRow"_s);
}

/// Records the drag instead of running it.
class DraggingList : public FeedbackListView
{
public:
    using FeedbackListView::FeedbackListView;

    std::optional<DraggedFeedback> dragged;
    QSize picture;

protected:
    void runDrag(QDrag *drag) override
    {
        dragged = fromMime(drag->mimeData());
        picture = drag->pixmap().deviceIndependentSize().toSize();
        delete drag;
    }
};

} // namespace

class TestFeedbackListView : public QObject
{
    Q_OBJECT

    static QString firstStep(const FeedbackPane &pane)
    {
        const QList<QLabel *> steps = pane.findChildren<QLabel *>(u"stateStep1"_s);
        return steps.isEmpty() ? QString() : steps.last()->text();
    }

    static QPoint middleOf(const FeedbackListView &list, int row)
    {
        return list.visualRect(list.model()->index(row, 0)).center();
    }
    /// Returns where a tag is in that row now, from the left.
    static int tagX(const FeedbackListView &list, const QRect &row)
    {
        const auto *delegate = qobject_cast<const FeedbackDelegate *>(list.itemDelegate());
        QStyleOptionViewItem option;
        option.rect = row;
        for (int x = row.left(); x < row.right(); ++x) {
            const QPoint at(x, row.center().y());
            if (!delegate->tagAt(option, list.indexAt(at), at).isEmpty())
                return x;
        }
        return -1;
    }
    static void click(FeedbackListView &list, int row, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(list.viewport(), Qt::LeftButton, modifiers, middleOf(list, row));
    }

private Q_SLOTS:
    void aRangeOfClicksBeginsAtTheRowOfTheKeys()
    {
        ViewDesk desk(u"Inbox: a, b, c, d, e, f"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 800);
        list.show();
        click(list, 0);
        list.step(2);
        click(list, 4, Qt::ShiftModifier);
        QCOMPARE(desk.titles(list.targets()), u"d, c, b"_s);
        click(list, 3, Qt::ShiftModifier);
        QCOMPARE(desk.titles(list.targets()), u"d, c"_s);
    }

    void aRangeOfClicksBeginsAtThePlaceOfARowThatHasLeft()
    {
        for (const auto &[clicked, range] : { std::pair(4, u"c, b"_s), std::pair(1, u"f, e"_s) }) {
            ViewDesk desk(u"Inbox: a, b, c, d, e, f, g | Billing: -"_s);
            QVERIFY(desk.show(desk.in(u"Inbox"_s)));
            FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
            list.resize(400, 800);
            list.show();
            click(list, 3);
            desk.desk.server.setState(u"d"_s, TriageState::Done);
            QVERIFY(desk.desk.follow());
            QTRY_COMPARE(desk.list.rowCount(), 6);
            list.verticalScrollBar()->triggerAction(QAbstractSlider::SliderNoAction); // it was seen
            click(list, clicked, Qt::ShiftModifier);
            QCOMPARE(desk.titles(list.targets()), range);
        }
    }

    void aClickOnATagAsksForItAndLeavesTheSelection()
    {
        for (const Qt::LayoutDirection direction : { Qt::LeftToRight, Qt::RightToLeft }) {
            ViewDesk desk(u"Inbox: boom, bang"_s);
            desk.desk.signIn(u"Ida"_s, { u"export"_s });
            desk.desk.server.triage(u"boom"_s).tags = { u"export"_s };
            desk.desk.server.tellItem(u"boom"_s);
            desk.desk.follow();
            QVERIFY(desk.show(desk.in(u"Inbox"_s)));
            FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
            list.setLayoutDirection(direction);
            list.resize(500, 300);
            list.show();
            QSignalSpy requested(&list, &FeedbackListView::tagRequested);
            const QRect row = list.visualRect(desk.list.index(desk.list.rowOf(desk.item(u"boom"_s))));
            for (int x = row.left(); x < row.right() && requested.isEmpty(); x += 4)
                QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::ControlModifier,
                                  QPoint(x, row.center().y()));
            QVERIFY2(requested.isEmpty(), "with a modifier, a click selects");
            list.selectNone();
            for (int x = row.left(); x < row.right() && requested.isEmpty(); x += 4) {
                list.selectNone();
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, QPoint(x, row.center().y()));
            }
            QCOMPARE(requested.size(), 1);
            QCOMPARE(requested.front().front().toString(), u"export"_s);
            QCOMPARE(list.selectedCount(), 0);
        }
    }

    void aClickOnATagReachesTheRowThatWasUnderThePointer()
    {
        ViewDesk desk(u"Inbox: boom, bang, slow"_s);
        desk.desk.signIn(u"Ida"_s, { u"export"_s });
        desk.desk.server.triage(u"boom"_s).tags = { u"export"_s };
        desk.desk.server.tellItem(u"boom"_s);
        desk.desk.follow();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(500, 300);
        list.show();
        QSignalSpy requested(&list, &FeedbackListView::tagRequested);
        const QRect row = list.visualRect(desk.list.index(desk.list.rowOf(desk.item(u"bang"_s))));
        QCOMPARE(desk.list.rowOf(desk.item(u"bang"_s)), 1);
        list.setReactionTime(std::chrono::hours(1));
        desk.desk.server.removeItem(u"slow"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.list.rowOf(desk.item(u"boom"_s)), 1); // where the other one was
        const int x = tagX(list, row);
        QVERIFY(x > 0);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, QPoint(x, row.center().y()));
        QVERIFY(requested.isEmpty());
        QCOMPARE(desk.titles(list.targets()), u"bang"_s);
    }

    void anItemThatArrivesInAnEmptyListWithTheFocusIsOffered()
    {
        ViewDesk desk(u"Inbox: boom"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.setReactionTime(std::chrono::milliseconds(1));
        list.show();
        QApplication::setActiveWindow(&list);
        list.setFocus();
        QTRY_VERIFY(list.hasFocus());
        desk.desk.server.removeItem(u"boom"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.list.rowCount(), 0);
        list.hold({});
        desk.desk.server.put(u"slow"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.titles(list.targets()), u"slow"_s);
    }

    void oneIsChosenSomeAreToggledARangeIsSpanned()
    {
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(10));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 800);
        click(list, 2);
        QCOMPARE(desk.titles(list.targets()), u"item07"_s);
        click(list, 4, Qt::ControlModifier);
        QCOMPARE(desk.titles(list.targets()), u"item07, item05"_s);
        click(list, 5);
        click(list, 7, Qt::ShiftModifier);
        QCOMPARE(desk.titles(list.targets()), u"item04, item03, item02"_s);
        list.selectNone();
        QCOMPARE(list.selectedCount(), 0);
        QCOMPARE(desk.titles(list.targets()), u"item02"_s); // the current one
    }

    void goingOnStepsAndExtends()
    {
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(5));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 800);
        QSignalSpy current(&list, &FeedbackListView::currentIdChanged);
        list.step(1);
        QCOMPARE(desk.titles({ list.currentId() }), u"item04"_s);
        list.step(1, true);
        list.step(1, true);
        QCOMPARE(desk.titles(list.targets()), u"item04, item03, item02"_s);
        list.step(-1, true);
        QCOMPARE(desk.titles(list.targets()), u"item04, item03"_s);
        list.toggleCurrent();
        QCOMPARE(desk.titles(list.targets()), u"item04"_s);
        list.step(99);
        QCOMPARE(desk.titles(list.targets()), u"item00"_s);
        QVERIFY(current.size() >= 5);
    }

    void allIsARuleFromWhichLaterRowsAreExcepted()
    {
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(4));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 800);
        QTest::keySequence(&list, QKeySequence::SelectAll);
        QVERIFY(list.selected().everything);
        QCOMPARE(list.selectedCount(), 4);
        desk.desk.serverHas(u"Inbox: "_s + ViewDesk::items(5));
        QTRY_COMPARE(desk.list.rowCount(), 5);
        QCOMPARE(list.selectedCount(), 4);
        QCOMPARE(desk.titles(list.selected().ids), u"item04"_s); // all but this one
        // Who scrolls has seen the new row; a click right after its arrival would reach the row before.
        list.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
        click(list, 1, Qt::ControlModifier);
        QVERIFY(list.selected().everything);
        QCOMPARE(desk.titles(list.selected().ids), u"item04, item03"_s);
        click(list, 0);
        QVERIFY(!list.selected().everything);
        QCOMPARE(list.selectedCount(), 1);
    }

    void selectedRowsThatMoveStaySelected()
    {
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(4));
        Filter inbox = desk.in(u"Inbox"_s);
        inbox.sortBy = SortBy::UpdatedAt;
        QVERIFY(desk.show(inbox));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 800);
        list.selectAll();
        const auto change = [&](const QStringList &titles, qint64 at) {
            for (const QString &title : titles) {
                desk.desk.server.feedback(title).updatedAt = Timestamp(2'000'000'000'000 + at++);
                desk.desk.server.tellItem(title);
            }
            QVERIFY(desk.desk.follow());
            QTRY_COMPARE(desk.titles({ desk.list.idAt(0) }), titles.back());
            QCoreApplication::processEvents();
        };
        change({ u"item00"_s, u"item02"_s }, 0);
        change({ u"item03"_s, u"item02"_s, u"item01"_s, u"item00"_s }, 10);
        QCOMPARE(desk.titles(list.targets()), u"item00, item01, item02, item03"_s);
        QVERIFY(list.selected().everything && list.selected().ids.empty());
        list.selectNone();
        change({ u"item03"_s }, 20);
        QCOMPARE(list.selectedCount(), 0);
    }

    void anItemThatComesBackLaterIsNotSelected()
    {
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(3));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.selectAll();
        for (const TriageState state : { TriageState::Done, TriageState::Open }) {
            desk.desk.server.setState(u"item01"_s, state);
            QVERIFY(desk.desk.follow());
            QTRY_COMPARE(desk.list.rowCount(), state == TriageState::Open ? 3 : 2);
            QCoreApplication::processEvents();
        }
        QCOMPARE(desk.titles(list.targets()), u"item02, item00"_s);
    }

    void selectingAllAnnouncesTheRule()
    {
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(4));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        bool rule = false;
        connect(&list, &FeedbackListView::selectionCountChanged, &list,
                [&] { rule = list.selected().everything; });
        list.selectAll();
        QVERIFY(rule);
        list.selectNone();
        QVERIFY(!rule);
        click(list, 0);
        click(list, 3, Qt::ShiftModifier); // the same rows, one by one
        QCOMPARE(list.selectedCount(), 4);
        QVERIFY(!rule);
        list.selectAll();
        QVERIFY(rule);
        click(list, 0); // one row instead of all
        QCOMPARE(list.selectedCount(), 1);
        QVERIFY(!rule);
    }

    void theSizeOfASelectionIsSaid()
    {
        ViewDesk desk(u"Inbox: crash | Billing: late, slow, dark"_s);
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        const auto said = [&] {
            return SelectionSummary::of(list, desk.list.filter(), desk.desk.store());
        };
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QCOMPARE(said(), u"1 in this list"_s);
        list.selectAll();
        QCOMPARE(said(), u"1 selected"_s); // not "All 1"
        QVERIFY(desk.show(desk.in(u"Billing"_s)));
        list.selectAll();
        QCOMPARE(said(), u"All 3 in Billing selected"_s);
    }

    void aPressOnASelectedRowDragsAll()
    {
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(6));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        DraggingList list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 800);
        list.show();
        click(list, 1);
        click(list, 3, Qt::ShiftModifier);
        const QPoint from = middleOf(list, 2);
        QTest::mousePress(list.viewport(), Qt::LeftButton, {}, from);
        QCOMPARE(list.selectedCount(), 3);
        // Two moves: the first arms the drag, the second is far enough for it. Newer Qt drags at once where
        // the first one is.
        for (const QPoint step : { QPoint(2, 2), QPoint(40, 30) }) {
            QMouseEvent move(QEvent::MouseMove, from + step, list.viewport()->mapToGlobal(from + step),
                             Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(list.viewport(), &move);
        }
        QVERIFY(list.dragged);
        QCOMPARE(desk.titles(list.dragged->ids), u"item04, item03, item02"_s);
        QCOMPARE(list.dragged->from->value(), desk.buffer(u"Inbox"_s).value());
        QVERIFY(list.picture.width() <= 240 && list.picture.height() < 60);
        QCOMPARE(list.selectedCount(), 3);
        QCOMPARE(desk.list.rowCount(), 6); // nothing is taken out by dragging
    }

    void theRowBelowFollowsOneThatLeaves_data()
    {
        QTest::addColumn<int>("after");
        QTest::addColumn<QString>("next");
        QTest::newRow("next") << int(AfterAction::Next) << u"item01"_s;
        QTest::newRow("previous") << int(AfterAction::Previous) << u"item03"_s;
        QTest::newRow("stay") << int(AfterAction::Stay) << u""_s;
    }
    void theRowBelowFollowsOneThatLeaves()
    {
        QFETCH(int, after);
        QFETCH(QString, next);
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(5) + u" | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 800);
        list.setAfterAction(AfterAction(after));
        QVERIFY(list.setCurrentId(desk.item(u"item02"_s)));
        QSignalSpy current(&list, &FeedbackListView::currentIdChanged);
        desk.desk.move(u"item02"_s, u"Inbox"_s, u"Billing"_s);
        QTRY_COMPARE(desk.list.rowCount(), 4);
        QCOMPARE(list.currentId().isValid() ? desk.titles({ list.currentId() }) : QString(), next);
        QCOMPARE(current.size(), 1);
        QCOMPARE(desk.titles(list.targets()), next);
        if (next.isEmpty()) {
            list.step(1); // goes on from the same place
            QCOMPARE(desk.titles(list.targets()), u"item01"_s);
        }
    }

    void visibleRowsStayInPlace()
    {
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(60));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 300);
        list.show();
        list.setTopId(desk.item(u"item30"_s));
        const int offset = 7;
        list.verticalScrollBar()->setValue(list.verticalScrollBar()->value() + offset);
        const QRect before = list.visualRect(desk.list.index(desk.list.rowOf(desk.item(u"item30"_s))));
        desk.desk.server.take(u"item50"_s, u"Inbox"_s);
        desk.desk.server.take(u"item45"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.list.rowCount(), 58);
        QCOMPARE(list.visualRect(desk.list.index(desk.list.rowOf(desk.item(u"item30"_s)))), before);
        desk.desk.server.put(u"item45"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.list.rowCount(), 59);
        QCOMPARE(list.visualRect(desk.list.index(desk.list.rowOf(desk.item(u"item30"_s)))), before);
    }

    void newRowsWaitBehindAButtonWhileTheListIsScrolled()
    {
        ViewDesk desk(u"Inbox: "_s + ViewDesk::items(60));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackPane pane(desk.list, desk.desk.store(), desk.theme);
        pane.resize(400, 300);
        pane.show();
        pane.list()->setTopId(desk.item(u"item30"_s));
        auto *button = pane.findChild<QPushButton *>(u"newRowsButton"_s);
        QVERIFY(!button->isVisible());
        desk.desk.serverHas(u"Inbox: "_s + ViewDesk::items(63));
        QTRY_VERIFY(button->isVisible());
        QCOMPARE(desk.list.rowCount(), 60);
        button->click();
        QCOMPARE(desk.list.rowCount(), 63);
        QCOMPARE(pane.list()->verticalScrollBar()->value(), 0);
        QVERIFY(!button->isVisible());
    }

    void lettersDoNotJumpAndReturnOpens()
    {
        ViewDesk desk(u"Inbox: alpha, beta, gamma"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 300);
        QVERIFY(list.setCurrentId(desk.item(u"gamma"_s)));
        QSignalSpy opened(&list, &FeedbackListView::openRequested);
        QSignalSpy window(&list, &FeedbackListView::openWindowRequested);
        QTest::keyClicks(&list, u"alpha"_s);
        QCOMPARE(desk.titles({ list.currentId() }), u"gamma"_s);
        QTest::keyClick(&list, Qt::Key_Return);
        QTest::keyClick(&list, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(window.size(), 1);
        QTest::keyClick(&list, Qt::Key_End);
        QCOMPARE(desk.titles({ list.currentId() }), u"alpha"_s);
        QTest::keyClick(&list, Qt::Key_Up);
        QCOMPARE(desk.titles({ list.currentId() }), u"beta"_s);
    }

    // Whether there is any feedback is known only after a request to the server.
    void beforeAnythingIsFetchedNothingIsSaidToBeEmpty()
    {
        StoreDesk desk;
        Theme theme;
        FeedbackListModel model(desk.store());
        FeedbackPane pane(model, desk.store(), theme);
        pane.resize(400, 300);
        pane.show();
        QSignalSpy loaded(&model, &FeedbackListModel::loaded);
        model.setFilter({});
        QVERIFY(loaded.wait(patience));
        QVERIFY(pane.list()->isVisible()); // with rows to come

        SyncState state;
        state.phase = SyncState::Phase::Offline;
        state.problem = problem(ProblemType::ServiceUnavailable, u"Nobody there"_s);
        pane.follow(state);
        QVERIFY(!pane.list()->isVisible());
        QSignalSpy retry(&pane, &FeedbackPane::retryRequested);
        pane.findChild<QPushButton *>(u"stateButton1"_s)->click();
        QCOMPARE(retry.size(), 1);

        state.phase = SyncState::Phase::FirstSync;
        pane.follow(state);
        QVERIFY(pane.list()->isVisible());
        desk.server.tellBuffer(u"Inbox"_s);
        QVERIFY(desk.follow());
        state.phase = SyncState::Phase::UpToDate;
        pane.follow(state);
        QVERIFY(!pane.list()->isVisible());
        QSignalSpy import(&pane, &FeedbackPane::importRequested);
        pane.findChildren<QPushButton *>(u"stateButton2"_s).last()->click();
        QCOMPARE(import.size(), 1);
        QSignalSpy invite(&pane, &FeedbackPane::inviteRequested);
        pane.findChildren<QPushButton *>(u"stateButton4"_s).last()->click();
        QCOMPARE(invite.size(), 1);
    }

    void whileAFirstSynchronisationBringsRowsTheTopOneIsOffered()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        FeedbackPane pane(desk.list, desk.desk.store(), desk.theme);
        pane.resize(400, 300);
        pane.show();
        SyncState state;
        state.phase = SyncState::Phase::FirstSync;
        pane.follow(state);
        QVERIFY(desk.show({}));
        FeedbackListView &list = *pane.list();
        list.offerTop();
        QCOMPARE(desk.titles({ list.currentId() }), u"crash"_s);
        desk.desk.serverHas(u"Inbox: slow"_s);
        QTRY_COMPARE(desk.titles({ list.currentId() }), u"slow"_s);
        QVERIFY(list.setCurrentId(desk.item(u"crash"_s)));
        desk.desk.serverHas(u"Inbox: late"_s);
        QTRY_COMPARE(desk.list.rowCount(), 3);
        QCOMPARE(desk.titles({ list.currentId() }), u"crash"_s); // the person has chosen it
    }

    void anOrganizationWithoutBuffersBeginsWithOne()
    {
        ViewDesk desk(u"Nowhere: -"_s);
        FeedbackPane pane(desk.list, desk.desk.store(), desk.theme);
        pane.resize(700, 400);
        pane.show();
        QVERIFY(desk.show({}));
        QTRY_VERIFY(firstStep(pane).startsWith(u"1."_s));
        QSignalSpy buffer(&pane, &FeedbackPane::newBufferRequested);
        pane.findChildren<QPushButton *>(u"stateButton1"_s).last()->click();
        QCOMPARE(buffer.size(), 1);
    }

    void oneBufferIsNotYetSorting()
    {
        ViewDesk desk(u"Inbox: -"_s);
        FeedbackPane pane(desk.list, desk.desk.store(), desk.theme);
        pane.resize(700, 400);
        pane.show();
        QVERIFY(desk.show({}));
        QTRY_VERIFY(firstStep(pane).startsWith(u"1."_s));
    }

    void aStepStandsOnALineWithItsButtonAlsoWhenItIsDone()
    {
        ViewDesk desk(u"Inbox: - | Billing: -"_s);
        FeedbackPane pane(desk.list, desk.desk.store(), desk.theme);
        pane.resize(700, 400);
        pane.show();
        QVERIFY(desk.show({}));
        QTRY_VERIFY(firstStep(pane).startsWith(u"✓"_s));
        int lastTop = -1;
        int lines = 0;
        for (const char *number : { "1", "2", "3", "4" }) {
            const auto name = QString::fromLatin1(number);
            const auto *button = pane.findChildren<QPushButton *>(u"stateButton"_s + name).last();
            const auto *step = pane.findChildren<QLabel *>(u"stateStep"_s + name).last();
            QTRY_VERIFY(button->isVisible() && button->y() > lastTop);
            QVERIFY(step->geometry().center().y() >= button->y()
                    && step->geometry().center().y() <= button->geometry().bottom());
            lastTop = button->geometry().bottom();
            ++lines;
        }
        QCOMPARE(lines, 4);
        QSignalSpy buffer(&pane, &FeedbackPane::newBufferRequested);
        pane.findChildren<QPushButton *>(u"stateButton1"_s).last()->click();
        QCOMPARE(buffer.size(), 1);
    }

    void aRowThatAnActTakesOutCollapses()
    {
        ViewDesk desk(u"Inbox: crash, slow, late | Billing: -"_s);
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.resize(400, 300);
        list.show();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        auto *appearance = desk.theme.findChild<SystemAppearance *>();
        QVERIFY(appearance);
        QRect place;
        std::optional<QRect> collapsing;
        const auto row = [&list] {
            return leavingRow(list);
        };
        // In the same call as the removal, which a busy machine cannot make longer than the movement.
        connect(&desk.list, &QAbstractItemModel::rowsRemoved, &list,
                [&] { collapsing = row() ? std::optional(row()->geometry()) : std::nullopt; });
        const auto leave = [&](const QString &title) {
            list.setCurrentId(desk.item(title));
            place = list.visualRect(list.currentIndex());
            const int rows = desk.list.rowCount();
            desk.desk.move(title, u"Inbox"_s, u"Billing"_s);
            return QTest::qWaitFor([&] { return desk.list.rowCount() < rows; }, patience);
        };
        QVERIFY(leave(u"slow"_s));
        QVERIFY(collapsing);
        QCOMPARE(*collapsing, place);
        QTRY_VERIFY(!row());
        const auto animations = [appearance](bool on) {
            QMetaObject::invokeMethod(
                appearance, "onSettingChanged", Q_ARG(QString, u"org.gnome.desktop.interface"_s),
                Q_ARG(QString, u"enable-animations"_s), Q_ARG(QDBusVariant, QDBusVariant(on)));
        };
        animations(false);
        QVERIFY(leave(u"late"_s));
        QVERIFY2(!collapsing, "the desktop reduces motion");
        animations(true);
    }

    void theRowThatCollapsesLooksAsBefore()
    {
        ViewDesk desk(u"Inbox: crash, slow, late | Billing: -"_s);
        SlowMotion style;
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.setStyle(&style);
        list.resize(400, 300);
        list.show();
        QVERIFY(QTest::qWaitForWindowActive(&list, patience));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const auto looksAsBefore = [&](const QString &title, const std::vector<Operation> &act) {
            list.setCurrentId(desk.item(title));
            const QRect place = list.visualRect(list.currentIndex());
            const QImage before
                = list.viewport()->grab(place).toImage().convertToFormat(QImage::Format_RGB32);
            QImage leaving;
            const auto look = connect(&desk.list, &QAbstractItemModel::rowsRemoved, &list, [&] {
                if (QWidget *row = leavingRow(list))
                    leaving = row->grab().toImage().convertToFormat(QImage::Format_RGB32);
            });
            desk.desk.act(act);
            const bool isOver = QTest::qWaitFor([&] { return !leaving.isNull(); }, patience);
            disconnect(look);
            return isOver && leaving.copy({ {}, place.size() * leaving.devicePixelRatio() }) == before;
        };
        const FeedbackId slow = desk.item(u"slow"_s);
        QVERIFY(looksAsBefore(u"slow"_s,
                              { Assign{ slow, desk.buffer(u"Billing"_s), desk.buffer(u"Inbox"_s) },
                                Unassign{ slow, desk.buffer(u"Inbox"_s) } }));
        QVERIFY(looksAsBefore(u"late"_s, { DeleteFeedback{ desk.item(u"late"_s) } }));
    }

    void thePictureOfARowEndsWhereOtherRowsMove()
    {
        ViewDesk desk(u"Inbox: crash, slow, late, old | Billing: lost"_s);
        SlowMotion style;
        FeedbackListView list(desk.list, desk.desk.store(), desk.theme);
        list.setStyle(&style);
        list.setReactionTime(std::chrono::milliseconds(0));
        list.resize(400, 300);
        list.show();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const auto moveTop = [&] {
            const FeedbackId top = desk.list.idAt(0);
            list.setCurrentId(top);
            desk.desk.move(desk.titles({ top }), u"Inbox"_s, u"Billing"_s);
            return QTest::qWaitFor([&] { return desk.list.rowOf(top) < 0; }, patience) && leavingRow(list)
                ? top
                : FeedbackId();
        };
        const QPoint at = list.visualRect(desk.list.index(0)).center();
        QVERIFY(moveTop().isValid());
        const QPoint below = list.visualRect(desk.list.index(1)).center();
        QTRY_COMPARE(list.seenAt(below).id.value(), desk.list.idAt(1).value()); // after the reaction time

        const FeedbackId last = desk.list.idAt(desk.list.rowCount() - 1);
        desk.desk.server.removeItem(desk.titles({ last }));
        QVERIFY(desk.desk.follow());
        QTRY_VERIFY(desk.list.rowOf(last) < 0);
        QVERIFY2(!leavingRow(list), "another row has left since");
        QTRY_COMPARE(list.seenAt(at).id.value(), desk.list.idAt(0).value());

        QVERIFY(moveTop().isValid());
        QVERIFY(desk.show(desk.in(u"Billing"_s)));
        QVERIFY2(!leavingRow(list), "the row was one of another list");
    }

    void aListThatHidesSomethingSaysSoAtItsEnd()
    {
        ViewDesk desk(u"Inbox: crash, slow, late | Billing: -"_s);
        desk.desk.server.setState(u"crash"_s, TriageState::Done);
        QVERIFY(desk.desk.follow());
        FeedbackPane pane(desk.list, desk.desk.store(), desk.theme);
        pane.resize(400, 300);
        pane.show();
        QSignalSpy show(&pane, &FeedbackPane::hiddenRequested);
        auto *hidden = pane.findChild<QPushButton *>(u"hiddenButton"_s);
        for (const Filter &hides : { desk.in(u"Inbox"_s), inPlace({}, Place::All) }) {
            QVERIFY(desk.show(hides));
            QTRY_COMPARE(hidden->text(), u"1 done hidden · Show"_s);
            QTRY_VERIFY(hidden->isVisible());
            QTRY_VERIFY(hidden->geometry().top() >= pane.list()->geometry().bottom());
        }
        hidden->click();
        QCOMPARE(show.size(), 1);
        QVERIFY(desk.show(inPlace({}, Place::Everything)));
        QTRY_VERIFY(!hidden->isVisible());
    }

    void anEmptyListSaysWhyAndWhatNext()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        FeedbackPane pane(desk.list, desk.desk.store(), desk.theme);
        pane.resize(400, 300);
        pane.show();
        QSignalSpy clear(&pane, &FeedbackPane::clearFilterRequested);
        QSignalSpy next(&pane, &FeedbackPane::nextBufferRequested);
        Filter filter = desk.in(u"Inbox"_s);
        filter.search = u"nowhere"_s;
        QVERIFY(desk.show(filter));
        QTRY_VERIFY(pane.findChild<QPushButton *>(u"stateButton1"_s));
        pane.findChild<QPushButton *>(u"stateButton1"_s)->click();
        QCOMPARE(clear.size(), 1);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QVERIFY(pane.list()->isVisible());
        QVERIFY(desk.show(desk.in(u"Billing"_s)));
        QVERIFY(!pane.list()->isVisible());
        const QList<QPushButton *> buttons = pane.findChildren<QPushButton *>(u"stateButton1"_s);
        buttons.last()->click();
        QCOMPARE(next.size(), 1);
    }
};

TRIAGE_TEST(TestFeedbackListView, QApplication)
#include "tst_feedbacklistview.moc"
