// SPDX-License-Identifier: GPL-3.0-or-later
// The sidebar chooses lists, takes drops of feedback and says beforehand what they would do.
#include "models/roles.h"
#include "sidebar/sidebarpane.h"
#include "support/spokenitems.h"
#include "support/testprogram.h"
#include "viewdesk.h"
#include "views/listedview.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// Adds a private view that searches for its name.
ViewId addView(ViewDesk &desk, const QString &name)
{
    const int position = int(desk.desk.store().views().size());
    SavedView view;
    view.id = ViewId(position + 1);
    view.name = name;
    view.position = position;
    view.filter.search = name;
    desk.desk.sync().applyAnswer(view);
    [&] {
        QTRY_VERIFY(desk.desk.store().view(view.id));
    }();
    return view.id;
}

/// A sidebar, and a drag that hovers over it as the platform would send it.
struct Hovering
{
    explicit Hovering(ViewDesk &viewDesk)
        : desk(viewDesk), model(viewDesk.desk.store()),
          pane(model, viewDesk.desk.store(), viewDesk.theme, viewDesk.rules()), tree(*pane.tree()),
          hinted(&tree, &SidebarView::dropHinted), moved(&tree.drops(), &FeedbackDrop::moveRequested),
          added(&tree.drops(), &FeedbackDrop::addRequested),
          removed(&tree.drops(), &FeedbackDrop::removeRequested)
    {
        pane.resize(240, 600);
        pane.show();
    }

    QPoint at(const QModelIndex &index) const { return tree.visualRect(index).center(); }
    QPoint at(const QString &buffer) const { return at(model.indexOf(desk.buffer(buffer))); }
    QPoint atPlace(Place place) const
    {
        const Filter filter = inPlace({}, place);
        return at(model.indexOf(filter));
    }

    /// Returns whether the row accepts it.
    bool hover(const DraggedFeedback &dragged, QPoint where, Qt::KeyboardModifiers keys = {})
    {
        mime.reset(toMime(dragged, {}));
        return hover(where, keys);
    }
    bool hoverView(ViewId view, QPoint where)
    {
        mime.reset(ViewDrag::mimeOf(view));
        return hover(where, {});
    }
    bool hover(QPoint where, Qt::KeyboardModifiers keys)
    {
        QDragEnterEvent enter(where, Qt::MoveAction | Qt::CopyAction, mime.get(), Qt::LeftButton, keys);
        QCoreApplication::sendEvent(tree.viewport(), &enter);
        QDragMoveEvent move(where, Qt::MoveAction | Qt::CopyAction, mime.get(), Qt::LeftButton, keys);
        QCoreApplication::sendEvent(tree.viewport(), &move);
        return move.isAccepted();
    }
    void drop(QPoint where, Qt::KeyboardModifiers keys = {})
    {
        QDropEvent event(where, Qt::MoveAction | Qt::CopyAction, mime.get(), Qt::LeftButton, keys);
        QCoreApplication::sendEvent(tree.viewport(), &event);
    }
    void leave()
    {
        QDragLeaveEvent event;
        QCoreApplication::sendEvent(tree.viewport(), &event);
    }
    QString lastHint() const { return hinted.isEmpty() ? QString() : hinted.last().front().toString(); }

    ViewDesk &desk;
    SidebarModel model;
    SidebarPane pane;
    SidebarView &tree;
    QSignalSpy hinted;
    QSignalSpy moved;
    QSignalSpy added;
    QSignalSpy removed;
    std::unique_ptr<QMimeData> mime;
};

} // namespace

class TestSidebarView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNumberOfABufferTicksWhenAnActIncreasesIt()
    {
        ViewDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        Hovering sidebar(desk);
        const auto colouredPixels = [&](const QString &buffer) {
            const QRect row = sidebar.tree.visualRect(sidebar.model.indexOf(desk.buffer(buffer)));
            const QImage image = sidebar.tree.viewport()->grab(row).toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = image.width() / 2; x < image.width(); ++x)
                    count += image.pixelColor(x, y).hsvSaturation() > 100; // the other numbers are grey
            }
            return count;
        };
        QCOMPARE(colouredPixels(u"Billing"_s), 0);
        int ticked = 0;
        int others = 0;
        // In the same call as the change, which a busy machine cannot make longer than the tick.
        connect(&desk.desk.store(), &LocalStore::changed, &sidebar.tree, [&] {
            ticked += colouredPixels(u"Billing"_s);
            others += colouredPixels(u"Inbox"_s);
        });
        desk.desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        QTRY_VERIFY(ticked > 0);
        QCOMPARE(others, 0);
        QTRY_COMPARE(colouredPixels(u"Billing"_s), 0);
        ticked = 0;
        desk.desk.server.put(u"by another"_s, u"Billing"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(sidebar.model.indexOf(desk.buffer(u"Billing"_s)).data(CountRole).toLongLong(), 2);
        QCOMPARE(ticked, 0);
    }

    void aNumberThatChangedWhileItsRowWasHiddenDoesNotTickLater()
    {
        ViewDesk desk(u"Inbox: crash, slow | Billing: - | Praise: -"_s);
        Hovering sidebar(desk);
        std::vector<BufferId> ticked;
        connect(&sidebar.model, &SidebarModel::countsIncreased, this,
                [&](const std::vector<BufferId> &buffers) { ticked = buffers; });
        sidebar.model.setNameFilter(u"Inbox"_s);
        desk.desk.server.put(u"by another"_s, u"Billing"_s);
        QVERIFY(desk.desk.follow());
        sidebar.model.setNameFilter({});
        QTRY_COMPARE(sidebar.model.indexOf(desk.buffer(u"Billing"_s)).data(CountRole).toLongLong(), 1);
        desk.desk.move(u"crash"_s, u"Inbox"_s, u"Praise"_s);
        QTRY_VERIFY(!ticked.empty());
        QVERIFY(ticked == std::vector{ desk.buffer(u"Praise"_s) });
    }

    void aDropMovesWhatWasDragged()
    {
        ViewDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        Hovering over(desk);
        QVERIFY(over.hover(desk.dragged({ u"crash"_s, u"slow"_s }, u"Inbox"_s), over.at(u"Billing"_s)));
        QCOMPARE(over.lastHint(), u"Move 2 from Inbox to Billing"_s);
        over.drop(over.at(u"Billing"_s));
        QCOMPARE(over.moved.size(), 1);
        QCOMPARE(desk.titles(over.moved.front()[0].value<std::vector<FeedbackId>>()), u"crash, slow"_s);
        QCOMPARE(over.moved.front()[2].value<BufferId>().value(), desk.buffer(u"Billing"_s).value());
        QCOMPARE(over.lastHint(), QString()); // the sentence is gone with the drag
    }

    void aDropReachesTheRowThatWasUnderThePointer()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        Hovering over(desk);
        const QPoint at = over.at(u"Billing"_s);
        QVERIFY(over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), at));
        desk.desk.server.tellBuffer(u"Archive"_s); // comes above
        QVERIFY(desk.desk.follow());
        QTRY_VERIFY(over.at(u"Billing"_s) != at);
        over.drop(at);
        QCOMPARE(over.moved.size(), 1);
        QCOMPARE(over.moved.front()[2].value<BufferId>().value(), desk.buffer(u"Billing"_s).value());
    }

    void aDropReachesTheRowThatWasUnderThePointerBeforeABufferWasRenamed()
    {
        ViewDesk desk(u"Inbox: crash | Billing: - | Refunds: -"_s);
        Hovering over(desk);
        const QPoint at = over.at(u"Billing"_s);
        QVERIFY(over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), at));
        desk.desk.server.bufferRecord(u"Refunds"_s).name = u"Archive"_s; // goes to the top
        desk.desk.server.tellBuffer(u"Refunds"_s);
        QVERIFY(desk.desk.follow());
        QTRY_VERIFY(over.at(u"Billing"_s) != at);
        over.drop(at);
        QCOMPARE(over.moved.size(), 1);
        QCOMPARE(over.moved.front()[2].value<BufferId>().value(), desk.buffer(u"Billing"_s).value());
    }

    void viewsAreDraggedIntoAnotherOrder()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        const ViewId first = addView(desk, u"first"_s);
        const ViewId second = addView(desk, u"second"_s);
        const ViewId third = addView(desk, u"third"_s);
        Hovering over(desk);
        const auto row = [&](ViewId view) {
            return over.tree.visualRect(over.model.indexOf(listedView(*desk.desk.store().view(view)).filter));
        };
        const auto upper = [&](ViewId view) {
            return row(view).center() - QPoint(0, row(view).height() / 4);
        };
        const auto lower = [&](ViewId view) {
            return row(view).center() + QPoint(0, row(view).height() / 4);
        };
        QSignalSpy moved(&over.tree.viewDrag(), &ViewDrag::moveRequested);
        QVERIFY(over.hoverView(third, upper(first)));
        over.drop(upper(first));
        QVERIFY(over.hoverView(first, lower(second)));
        over.drop(lower(second));
        QVERIFY(over.hoverView(first, lower(third)));
        over.drop(lower(third));
        const std::array places{ std::pair{ third, first }, std::pair{ first, third },
                                 std::pair{ first, ViewId() } };
        QCOMPARE(moved.size(), qsizetype(places.size()));
        for (std::size_t number = 0; number < places.size(); ++number) {
            QCOMPARE(moved[qsizetype(number)][0].value<ViewId>().value(), places[number].first.value());
            QCOMPARE(moved[qsizetype(number)][1].value<ViewId>().value(), places[number].second.value());
        }
        QVERIFY2(!over.hoverView(first, upper(second)), "it is there already");
        QVERIFY2(!over.hoverView(first, lower(first)), "it is itself there");
        QVERIFY(!over.hoverView(first, over.at(u"Billing"_s)));
        over.leave();
        QVERIFY(!over.tree.viewDrag().isUnderWay());
    }

    void withCtrlItIsAdded()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        Hovering over(desk);
        QVERIFY(
            over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), over.at(u"Billing"_s), Qt::ControlModifier));
        QCOMPARE(over.lastHint(), u"Also add 1 to Billing"_s);
        over.drop(over.at(u"Billing"_s), Qt::ControlModifier);
        QCOMPARE(over.added.size(), 1);
        QCOMPARE(over.moved.size(), 0);
    }

    void unassignedTakesItOutOfTheBufferInView()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        Hovering over(desk);
        QVERIFY(over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), over.atPlace(Place::Unassigned)));
        over.drop(over.atPlace(Place::Unassigned));
        QCOMPARE(over.removed.size(), 1);
        QVERIFY(!over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), over.atPlace(Place::Unassigned),
                            Qt::ControlModifier));
        QCOMPARE(over.lastHint(), u"Feedback cannot be added to Unassigned."_s);
        QVERIFY(!over.hover(desk.dragged({ u"crash"_s }), over.atPlace(Place::Unassigned)));
    }

    void refusedDropsHaveAReason()
    {
        ViewDesk desk(u"Inbox: crash | Billing: - | Closed: -"_s);
        Hovering over(desk);
        QVERIFY(!over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), over.at(u"Closed"_s)));
        QCOMPARE(over.lastHint(), u"Closed takes nothing."_s);
        over.drop(over.at(u"Closed"_s));
        QVERIFY(!over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), over.at(u"Inbox"_s)));
        QCOMPARE(over.lastHint(), u"Already in Inbox"_s);
        QVERIFY(!over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), over.atPlace(Place::All)));
        DraggedFeedback foreign = desk.dragged({ u"crash"_s }, u"Inbox"_s);
        foreign.organization = u"other"_s;
        QVERIFY(!over.hover(foreign, over.at(u"Billing"_s)));
        QCOMPARE(over.lastHint(), u"This feedback belongs to another organization."_s);
        QCOMPARE(over.moved.size(), 0);
    }

    void leavingDropsNothing()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        Hovering over(desk);
        QVERIFY(over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), over.at(u"Billing"_s)));
        over.leave(); // as Escape does
        QCOMPARE(over.moved.size(), 0);
        QCOMPARE(over.lastHint(), QString());
    }

    void outOfSeveralBuffersAMenuAsks()
    {
        ViewDesk desk(u"Inbox: crash | Bugs: crash | Billing: -"_s);
        Hovering over(desk);
        QVERIFY(over.hover(desk.dragged({ u"crash"_s }), over.at(u"Billing"_s)));
        over.drop(over.at(u"Billing"_s));
        QCOMPARE(over.moved.size(), 0);
        QMenu *menu = over.tree.findChild<QMenu *>(u"dropMenu"_s);
        QVERIFY(menu);
        QStringList choices;
        for (QAction *action : menu->actions()) {
            if (!action->isSeparator())
                choices += action->text().remove(u'&');
        }
        QCOMPARE(choices.join(u", "_s), u"Bugs, Inbox, All of Them, None, Just Add"_s);
        for (QAction *action : menu->actions()) {
            if (action->text() == u"Bugs"_s)
                action->trigger();
        }
        QCOMPARE(over.moved.size(), 1);
        QCOMPARE(over.moved.front()[1].value<std::optional<BufferId>>()->value(),
                 desk.buffer(u"Bugs"_s).value());
        menu->close();
    }

    void outOfOneBufferNobodyIsAsked()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        Hovering over(desk);
        QVERIFY(over.hover(desk.dragged({ u"crash"_s }), over.at(u"Billing"_s)));
        over.drop(over.at(u"Billing"_s));
        QCOMPARE(over.moved.size(), 1);
        QVERIFY(!over.moved.front()[1].value<std::optional<BufferId>>());
    }

    void nearAnEdgeItScrollsAlsoWhileThePointerRests()
    {
        QStringList buffers;
        for (int i = 0; i < 60; ++i)
            buffers += u"Buffer%1: -"_s.arg(i, 2, 10, QChar(u'0'));
        ViewDesk desk(u"Inbox: crash | "_s + buffers.join(u" | "_s));
        Hovering over(desk);
        QScrollBar *bar = over.tree.verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 200);
        over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), QPoint(60, over.tree.viewport()->height() - 4));
        QTRY_VERIFY(bar->value() > 100);
        over.leave();
        const int there = bar->value();
        over.hover(desk.dragged({ u"crash"_s }, u"Inbox"_s), QPoint(60, over.tree.viewport()->height() / 2));
        QCOMPARE(bar->value(), there);
    }

    void aRowThatIsInViewIsChosenWithoutScrolling()
    {
        QStringList buffers;
        for (int i = 0; i < 60; ++i)
            buffers += u"Buffer%1: -"_s.arg(i, 2, 10, QChar(u'0'));
        ViewDesk desk(buffers.join(u" | "_s));
        Hovering over(desk);
        const QScrollBar *bar = over.tree.verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 200);
        for (const Place place : { Place::All, Place::Mine, Place::NeedsReview }) {
            over.tree.setCurrentFilter(inPlace({}, place));
            QCOMPARE(bar->value(), 0);
        }
        over.tree.setCurrentFilter(inBuffer({}, desk.buffer(u"Buffer59"_s)));
        QVERIFY(bar->value() > 100);
    }

    void aRowThatGoesWhileItsListIsInViewLeavesNoneChosen()
    {
        ViewDesk desk(u"Inbox: crash, slow"_s);
        desk.desk.server.triage(u"crash"_s).snoozedUntil = Timestamp(1'000);
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        desk.desk.store().wakeDue();
        desk.desk.store().flush();
        Filter back;
        back.woken = { desk.item(u"crash"_s) };
        QTRY_VERIFY(desk.desk.store().counts().back == back.woken);
        Hovering over(desk);
        over.tree.setCurrentFilter(back);
        QVERIFY(over.tree.currentIndex().isValid());
        QSignalSpy chosen(&over.tree, &SidebarView::filterChosen);
        desk.desk.store().markSeen(back.woken);
        desk.desk.store().flush();
        QTRY_VERIFY(!over.model.indexOf(back).isValid());
        QVERIFY(!over.tree.selectionModel()->hasSelection() && !over.tree.currentIndex().isValid());
        QCOMPARE(chosen.size(), 0);
    }

    void theRowOfTheListInViewIsMarkedAgainWhenItReturns()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        const ViewId view = addView(desk, u"refunds"_s);
        Hovering over(desk);
        QSignalSpy chosen(&over.tree, &SidebarView::filterChosen);
        for (const Filter &filter :
             { inBuffer({}, desk.buffer(u"Billing"_s)), listedView(*desk.desk.store().view(view)).filter }) {
            over.tree.setCurrentFilter(filter);
            QVERIFY(over.tree.currentIndex().isValid());
            for (const QString &others : { u"xyz"_s, u"Inbox"_s }) {
                over.model.setNameFilter(others);
                QVERIFY(!over.tree.currentIndex().isValid());
            }
            over.model.setNameFilter({});
            QVERIFY(over.tree.currentIndex() == over.model.indexOf(filter));
            QVERIFY(over.tree.selectionModel()->isSelected(over.tree.currentIndex()));
            // No list is in view, as on the dashboard.
            over.tree.markNone();
            over.model.setNameFilter(u"xyz"_s);
            over.model.setNameFilter({});
            QVERIFY(!over.tree.selectionModel()->hasSelection());
        }
        QCOMPARE(chosen.size(), 0);
    }

    void theRowOfAViewThatWasChosenWhileItWasHiddenIsMarkedWhenItReturns()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        const ViewId view = addView(desk, u"refunds"_s);
        const Filter refunds = listedView(*desk.desk.store().view(view)).filter;
        Hovering over(desk);
        over.model.setNameFilter(u"xyz"_s);
        over.tree.setCurrentFilter(refunds);
        QVERIFY(!over.tree.currentIndex().isValid());
        over.model.setNameFilter({});
        QVERIFY(ViewDrag::isMovable(over.tree.currentIndex()));
        QVERIFY(over.tree.currentIndex() == over.model.indexOf(refunds));
    }

    void keysGoOnWhereTheRowOfTheListInViewWas()
    {
        ViewDesk desk(u"Billing: crash | Inbox: - | Praise: -"_s);
        Hovering over(desk);
        const BufferId inbox = desk.buffer(u"Inbox"_s);
        QSignalSpy chosen(&over.tree, &SidebarView::filterChosen);
        over.tree.setCurrentFilter(inBuffer({}, inbox));
        desk.desk.server.removeBuffer(u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_VERIFY(!over.model.indexOf(inbox).isValid());
        over.tree.stepList(1);
        QCOMPARE(chosen.last().front().value<Filter>().bufferId().value(), desk.buffer(u"Praise"_s).value());
    }

    void keysGoFromListToListPastHeadings()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        Hovering over(desk);
        QSignalSpy chosen(&over.tree, &SidebarView::filterChosen);
        over.tree.setCurrentFilter(Filter());
        QCOMPARE(chosen.size(), 0); // the program's own choice is not a request
        QTest::keyClick(&over.tree, Qt::Key_End);
        QCOMPARE(chosen.last().front().value<Filter>().bufferId().value(), desk.buffer(u"Inbox"_s).value());
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(&over.tree, Qt::Key_Up);
        QCOMPARE(chosen.last().front().value<Filter>().place(), Place::Everything);
        over.tree.stepList(1);
        QCOMPARE(chosen.last().front().value<Filter>().bufferId().value(), desk.buffer(u"Billing"_s).value());
    }

    void returnInTheFilterOpensTheFirstHit()
    {
        ViewDesk desk(u"Fast mail: - | Inbox: crash | Slow mail: -"_s);
        Hovering over(desk);
        over.tree.setCurrentFilter(inBuffer({}, desk.buffer(u"Inbox"_s)));
        QSignalSpy chosen(&over.tree, &SidebarView::filterChosen);
        over.pane.filterEdit()->setText(u"mail"_s); // hides the row of the list in view
        QTest::keyClick(over.pane.filterEdit(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.last().front().value<Filter>().bufferId().value(),
                 desk.buffer(u"Fast mail"_s).value());
    }

    void aFilterWithoutAHitSaysSoAndCanBeCleared()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        Hovering over(desk);
        const auto *text = over.pane.findChild<QLabel *>(u"nothingFoundLabel"_s);
        QVERIFY(!text->isVisible());
        over.pane.filterEdit()->setText(u"xyz"_s);
        QVERIFY(text->isVisible());
        QTest::mouseClick(over.pane.findChild<QPushButton *>(u"clearBufferFilterButton"_s), Qt::LeftButton);
        QVERIFY(!text->isVisible());
        QCOMPARE(over.pane.filterEdit()->text(), QString());
        QVERIFY(over.model.indexOf(desk.buffer(u"Inbox"_s)).isValid());
    }

    void aClickOnTheListInViewAsksForItAgain()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        Hovering over(desk);
        const QModelIndex inbox = over.model.indexOf(desk.buffer(u"Inbox"_s));
        const auto click = [&over](const QModelIndex &index) {
            QTest::mouseClick(over.tree.viewport(), Qt::LeftButton, {}, over.tree.visualRect(index).center());
        };
        QSignalSpy chosen(&over.tree, &SidebarView::filterChosen);
        click(inbox);
        QCOMPARE(chosen.size(), 1);
        Filter narrowed = chosen.last().front().value<Filter>();
        narrowed.search = u"crash"_s;
        over.tree.setCurrentFilter(narrowed); // the row stays the current one
        click(inbox);
        QCOMPARE(chosen.size(), 2);
        QVERIFY(!chosen.last().front().value<Filter>().isSearch());
    }

    void aSuggestionIsDecidedByKeyAndByMouse()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        desk.buffer(u"Wishes"_s);
        desk.desk.server.bufferRecord(u"Wishes"_s).needsReview = true;
        desk.desk.server.tellBuffer(u"Wishes"_s);
        QVERIFY(desk.desk.follow());
        Hovering over(desk);
        over.tree.setCanDecide(true);
        QSignalSpy approved(&over.tree, &SidebarView::approveRequested);
        QSignalSpy rejected(&over.tree, &SidebarView::rejectRequested);
        const QModelIndex wishes = over.model.indexOf(desk.buffer(u"Wishes"_s));
        over.tree.setCurrentIndex(wishes);
        QTest::keyClick(&over.tree, Qt::Key_Right);
        QTest::keyClick(&over.tree, Qt::Key_Return);
        QCOMPARE(approved.size(), 1);
        QTest::keyClick(&over.tree, Qt::Key_Right);
        QTest::keyClick(&over.tree, Qt::Key_Space);
        QCOMPARE(rejected.size(), 1);
        const QRect row = over.tree.visualRect(wishes);
        QTest::mouseClick(over.tree.viewport(), Qt::LeftButton, {},
                          QPoint(row.right() - 20, row.center().y()));
        QCOMPARE(rejected.size(), 2);
        over.tree.setCanDecide(false);
        QTest::mouseClick(over.tree.viewport(), Qt::LeftButton, {},
                          QPoint(row.right() - 20, row.center().y()));
        QCOMPARE(rejected.size(), 2);
    }

    void theArrowsGoFromButtonToButtonAsTheyAreSeen_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<Qt::Key>("on");
        QTest::addColumn<Qt::Key>("back");
        QTest::newRow("from the left") << Qt::LeftToRight << Qt::Key_Right << Qt::Key_Left;
        QTest::newRow("from the right") << Qt::RightToLeft << Qt::Key_Left << Qt::Key_Right;
    }

    void theArrowsGoFromButtonToButtonAsTheyAreSeen()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QFETCH(const Qt::Key, on);
        QFETCH(const Qt::Key, back);
        ViewDesk desk(u"Inbox: crash"_s);
        desk.buffer(u"Wishes"_s);
        desk.desk.server.bufferRecord(u"Wishes"_s).needsReview = true;
        desk.desk.server.tellBuffer(u"Wishes"_s);
        QVERIFY(desk.desk.follow());
        Hovering over(desk);
        over.pane.setLayoutDirection(direction);
        over.tree.setCanDecide(true);
        QSignalSpy approved(&over.tree, &SidebarView::approveRequested);
        QSignalSpy rejected(&over.tree, &SidebarView::rejectRequested);
        QSignalSpy chosen(&over.tree, &SidebarView::filterChosen);
        over.tree.setCurrentIndex(over.model.indexOf(desk.buffer(u"Wishes"_s)));
        const auto press = [&](Qt::Key arrow) {
            approved.clear();
            rejected.clear();
            chosen.clear();
            QTest::keyClick(&over.tree, arrow);
            QTest::keyClick(&over.tree, Qt::Key_Return);
            return QStringList{ approved.isEmpty() ? u""_s : u"approved"_s,
                                rejected.isEmpty() ? u""_s : u"rejected"_s,
                                chosen.isEmpty() ? u""_s : u"chosen"_s }
                .join(QString());
        };
        QCOMPARE(press(back), u"chosen"_s); // there is nothing before the name
        QCOMPARE(press(on), u"approved"_s);
        QCOMPARE(press(on), u"rejected"_s);
        QCOMPARE(press(on), u"rejected"_s);
        QCOMPARE(press(back), u"approved"_s);
        QCOMPARE(press(back), u"chosen"_s);
    }

    void everyRowIsSpoken()
    {
        ViewDesk desk(u"Inbox: crash* | Billing: - | Nowhere: slow"_s);
        desk.buffer(u"Wishes"_s);
        desk.desk.server.bufferRecord(u"Wishes"_s).needsReview = true;
        desk.desk.server.tellBuffer(u"Wishes"_s);
        QVERIFY(desk.desk.follow());
        addView(desk, u"urgent"_s);
        Hovering over(desk);
        QVERIFY(over.model.rowCount() > 1);
        QCOMPARE(unspokenItems(over.pane), QString());
    }

    void theBoxFindsABuffer()
    {
        ViewDesk desk(u"Inbox: crash | Billing: - | Bugs: -"_s);
        Hovering over(desk);
        QSignalSpy chosen(&over.tree, &SidebarView::filterChosen);
        QTest::keyClicks(over.pane.filterEdit(), u"bug"_s);
        QTest::keyClick(over.pane.filterEdit(), Qt::Key_Return);
        QCOMPARE(chosen.last().front().value<Filter>().bufferId().value(), desk.buffer(u"Bugs"_s).value());
        QTest::keyClick(over.pane.filterEdit(), Qt::Key_Escape);
        QVERIFY(over.pane.filterEdit()->text().isEmpty());
    }
};

TRIAGE_TEST(TestSidebarView, QApplication)
#include "tst_sidebarview.moc"
