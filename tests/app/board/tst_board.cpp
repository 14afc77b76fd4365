// SPDX-License-Identifier: GPL-3.0-or-later
// The board: columns follow the store, cards go from one to the other by hand and by key, and all of it is
// undone.
#include "windowdesk.h"

#include "actions/navigation.h"
#include "board/boardcanvas.h"
#include "board/boardcolumn.h"
#include "board/boardview.h"
#include "board/columnhead.h"
#include "list/feedbacklistview.h"
#include "list/listtally.h"
#include "models/feedbackmime.h"
#include "support/testprogram.h"

#include <QApplication>
#include <QCursor>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// A window whose board is in view.
struct Board
{
    explicit Board(const QString &has) : desk(has) { open(); }

    void open()
    {
        desk.window().resize(1700, 800); // wide enough for some columns
        desk.run(u"view.board"_s);
        QCoreApplication::processEvents();
    }
    BoardView &view() { return desk.window().centre().board(); }
    BoardCanvas &canvas() { return *desk.find<BoardCanvas>(u"boardCanvas"_s); }
    BufferId buffer(const QString &name)
    {
        return name == u"Unassigned" ? BufferId() : desk.desk.server.buffer(name);
    }
    FeedbackId item(const QString &title) { return desk.desk.server.item(title); }
    BoardColumn *column(const QString &name)
    {
        for (BoardColumn *each : canvas().columns()) {
            if (each->buffer() == buffer(name))
                return each;
        }
        return nullptr;
    }
    FeedbackListView &list(const QString &name) { return column(name)->list(); }
    /// "Unassigned: - | Billing: refund": what is seen.
    QString seen()
    {
        QStringList columns;
        for (const BoardColumn *each : canvas().columns()) {
            QStringList titles;
            for (const FeedbackId id : each->model().ids())
                titles << desk.desk.server.titleOf(id);
            columns << view().choices().nameOf(each->buffer()) + u": "_s
                    + (titles.isEmpty() ? u"-"_s : titles.join(u", "_s));
        }
        return columns.join(u" | "_s);
    }
    QString current()
    {
        return view().currentColumn() ? view().choices().nameOf(*view().currentColumn()) : u"-"_s;
    }
    QString currentCard() { return desk.desk.server.titleOf(desk.window().centre().list().currentId()); }
    bool choose(const QString &column, const QString &title)
    {
        list(column).setFocus();
        return QTest::qWaitFor([&] { return list(column).setCurrentId(item(title)); }, patience);
    }

    QPoint middleOf(const QString &name, int y)
    {
        return column(name)->geometry().topLeft() + QPoint(column(name)->width() / 2, y);
    }
    /// Hovers, and drops if that is accepted.
    bool drop(QMimeData *data, QPoint at, Qt::KeyboardModifiers keys = {})
    {
        const std::unique_ptr<QMimeData> mime(data);
        QDragEnterEvent enter(at, Qt::MoveAction | Qt::CopyAction, data, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(&canvas(), &enter);
        QDragMoveEvent move(at, Qt::MoveAction | Qt::CopyAction, data, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(&canvas(), &move);
        if (!move.isAccepted()) {
            QDragLeaveEvent leave;
            QCoreApplication::sendEvent(&canvas(), &leave);
            return false;
        }
        QDropEvent fall(at, Qt::MoveAction | Qt::CopyAction, data, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(&canvas(), &fall);
        return true;
    }
    QMimeData *cards(const QString &from, const QStringList &titles)
    {
        std::vector<FeedbackId> ids;
        for (const QString &title : titles)
            ids.push_back(item(title));
        return list(from).feedback().mimeData(ids);
    }
    QMimeData *head(const QString &column)
    {
        return toMime(DraggedColumn{ buffer(column), u"http://127.0.0.1:9"_s, u"acme"_s });
    }

    WindowDesk desk;
};

/// "B00: - | B01: - | …": more columns than are in view.
QString thirtyBuffers()
{
    QStringList names;
    for (int i = 0; i < 30; ++i)
        names << u"B%1: -"_s.arg(i, 2, 10, QChar(u'0'));
    return names.join(u" | "_s);
}

} // namespace

class TestBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsShowTheirBuffersAndFollowThem()
    {
        Board board(u"Inbox: crash, slow | Billing: refund | Nowhere: lost"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: lost | Billing: refund | Inbox: slow, crash"_s);
        board.desk.desk.server.take(u"crash"_s, u"Inbox"_s);
        board.desk.desk.server.put(u"crash"_s, u"Billing"_s);
        QVERIFY(board.desk.desk.follow());
        QTRY_COMPARE(board.seen(), u"Unassigned: lost | Billing: refund, crash | Inbox: slow"_s);
        board.desk.desk.server.tellBuffer(u"Later"_s);
        QVERIFY(board.desk.desk.follow());
        QTRY_COMPARE(board.seen(), u"Unassigned: lost | Billing: refund, crash | Inbox: slow | Later: -"_s);
    }

    void aCardIsAsHighAsTwoLinesAndItsFoot()
    {
        Board board(u"Inbox: crash, slow | Billing: refund"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | Billing: refund | Inbox: slow, crash"_s);
        FeedbackListView &list = board.list(u"Inbox"_s);
        const int line = QFontMetrics(board.desk.context().theme.font()).height();
        const QRect card = list.visualRect(list.model()->index(0, 0));
        QVERIFY2(card.height() <= 3 * line + 44, qPrintable(u"%1"_s.arg(card.height())));
        QVERIFY(card.height() >= 56);
    }

    void headsSayWhichKeyMovesToThem()
    {
        Board board(u"Inbox: crash | Billing: refund | Nowhere: lost"_s);
        SidebarModel &sidebar = board.desk.context().sidebar;
        sidebar.setPin(board.buffer(u"Inbox"_s), 7);
        QTRY_COMPARE(board.column(u"Inbox"_s)->head().pin(), 7);
        QVERIFY(board.column(u"Inbox"_s)->head().accessibleName().endsWith(u"key 7"_s));
        QCOMPARE(board.column(u"Unassigned"_s)->head().pin(), 0);
        sidebar.setPin(board.buffer(u"Inbox"_s), 0);
        QTRY_COMPARE(board.column(u"Inbox"_s)->head().pin(), 0);
    }

    void aColumnThatIsMadeInViewSaysOverItsWholeWidthThatItIsEmpty()
    {
        Board board(u"Inbox: crash"_s);
        board.desk.desk.server.tellBuffer(u"Later"_s);
        QVERIFY(board.desk.desk.follow());
        QTRY_VERIFY(board.column(u"Later"_s));
        const QWidget *viewport = board.list(u"Later"_s).viewport();
        const auto *words = viewport->findChild<QLabel *>();
        QTRY_VERIFY(words->isVisible());
        QTRY_VERIFY2(words->width() > viewport->width() * 3 / 4, qPrintable(QString::number(words->width())));
        QVERIFY(viewport->width() > 100);
    }

    void aDropIsOneStepAndUndone()
    {
        Board board(u"Inbox: crash, slow, dark | Billing: refund"_s);
        QTRY_COMPARE(board.list(u"Inbox"_s).feedback().rowCount(), 3);
        QVERIFY(board.choose(u"Inbox"_s, u"slow"_s));
        QVERIFY(
            board.drop(board.cards(u"Inbox"_s, { u"slow"_s, u"dark"_s }), board.middleOf(u"Billing"_s, 200)));
        QTRY_COMPARE(board.desk.context().workspace.undoStack()->count(), 1);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | Billing: refund, dark, slow | Inbox: crash"_s);
        board.desk.run(u"edit.undo"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | Billing: refund | Inbox: dark, slow, crash"_s);
    }

    void aDropReachesTheColumnThatWasUnderThePointer()
    {
        Board board(u"Inbox: crash | Billing: -"_s);
        QTRY_COMPARE(board.list(u"Inbox"_s).feedback().rowCount(), 1);
        const std::unique_ptr<QMimeData> mime(board.cards(u"Inbox"_s, { u"crash"_s }));
        const QPoint at = board.middleOf(u"Billing"_s, 200);
        QDragEnterEvent enter(at, Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board.canvas(), &enter);
        board.desk.desk.server.tellBuffer(u"Archive"_s); // comes before it
        QVERIFY(board.desk.desk.follow());
        QTRY_VERIFY(board.column(u"Archive"_s));
        QVERIFY(board.middleOf(u"Billing"_s, 200) != at);
        QDropEvent fall(at, Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board.canvas(), &fall);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | Archive: - | Billing: crash | Inbox: -"_s);
    }

    void theColumnThatAPersonLooksAtKeepsItsPlaceWhileOthersComeAndGo_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<bool>("isPointed");
        QTest::addColumn<QString>("column");
        QTest::newRow("under the pointer") << Qt::LeftToRight << true << u"B12"_s;
        QTest::newRow("the first in view") << Qt::LeftToRight << false << u"B10"_s;
        QTest::newRow("under the pointer, from the right") << Qt::RightToLeft << true << u"B12"_s;
    }
    void theColumnThatAPersonLooksAtKeepsItsPlaceWhileOthersComeAndGo()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QFETCH(const bool, isPointed);
        QFETCH(const QString, column);
        Board board(thirtyBuffers());
        board.desk.window().setLayoutDirection(direction);
        QCoreApplication::processEvents();
        const auto *area = board.desk.find<QScrollArea>(u"boardScroll"_s);
        const auto place = [&](const QString &name) {
            return board.column(name)->mapTo(area->viewport(), QPoint()).x();
        };
        QScrollBar *bar = area->horizontalScrollBar();
        const int toFirst = direction == Qt::LeftToRight
            ? place(u"B10"_s)
            : area->viewport()->width() - place(u"B10"_s) - board.column(u"B10"_s)->width();
        bar->setValue(bar->value() + toFirst);
        const QPoint at = board.column(column)->mapToGlobal(QPoint(100, 100));
        QCursor::setPos(isPointed ? at : QPoint());
        const auto restore = qScopeGuard([] { QCursor::setPos(QPoint()); });
        const int before = place(column);
        board.desk.desk.server.tellBuffer(u"B03a"_s);
        QVERIFY(board.desk.desk.follow());
        QTRY_VERIFY(board.column(u"B03a"_s));
        QCOMPARE(place(column), before);
        for (const QString &gone : { u"B05"_s, u"B11"_s }) {
            const std::size_t count = board.canvas().columns().size();
            board.desk.desk.server.removeBuffer(gone);
            QVERIFY(board.desk.desk.follow());
            QTRY_COMPARE(board.canvas().columns().size(), count - 1);
            QCoreApplication::processEvents();
            QCOMPARE(place(column), before);
        }
    }

    void aDoneItemIsShownInAList()
    {
        Board board(u"Inbox: crash, slow | Billing: -"_s);
        board.desk.desk.server.setState(u"crash"_s, TriageState::Done);
        QVERIFY(board.desk.desk.follow());
        QTRY_COMPARE(board.list(u"Inbox"_s).feedback().rowCount(), 1);
        board.desk.window().centre().goTo(board.item(u"crash"_s));
        QCOMPARE(board.desk.window().centre().view(), CentreView::List);
        QTRY_COMPARE(board.currentCard(), u"crash"_s);
    }

    void keysMakeTheColumnWider()
    {
        Board board(u"Inbox: crash | Billing: -"_s);
        QVERIFY(board.choose(u"Inbox"_s, u"crash"_s));
        const int before = board.column(u"Inbox"_s)->width();
        board.desk.run(u"board.wider"_s);
        QTRY_VERIFY(board.column(u"Inbox"_s)->width() > before);
        board.desk.run(u"board.narrower"_s);
        QTRY_COMPARE(board.column(u"Inbox"_s)->width(), before);
        QCOMPARE(board.current(), u"Inbox"_s);
    }

    void columnsAreWiderForLargerTexts()
    {
        Board board(u"Inbox: crash | Billing: -"_s);
        const int before = board.column(u"Inbox"_s)->width();
        Theme &theme = board.desk.context().theme;
        theme.setTextScale(2);
        const auto restore = qScopeGuard([&theme] { theme.setTextScale(1); });
        QTRY_VERIFY(board.column(u"Inbox"_s)->width() > before);
    }

    void theLeastWidthForLargerTextsIsNotKept()
    {
        Board board(u"Inbox: crash | Billing: -"_s);
        QVERIFY(board.choose(u"Inbox"_s, u"crash"_s));
        BoardColumn *column = board.column(u"Inbox"_s);
        const int before = column->width();
        Theme &theme = board.desk.context().theme;
        theme.setTextScale(2);
        const auto restore = qScopeGuard([&theme] { theme.setTextScale(1); });
        QTRY_VERIFY(column->width() > before);
        const int least = column->width();
        const auto kept = [&board] {
            for (const ColumnChoice &each : board.view().choices().all()) {
                if (each.buffer == board.buffer(u"Inbox"_s))
                    return each.width;
            }
            return 0;
        };
        board.desk.run(u"board.narrower"_s);
        QCOMPARE(kept(), ColumnChoice::defaultWidth);
        const QPoint edge(least - 2, 100);
        const QPoint inwards = column->mapToGlobal(edge - QPoint(60, 0));
        QTest::mousePress(column, Qt::LeftButton, {}, edge);
        QTest::mouseMove(column, column->mapFromGlobal(inwards));
        QCOMPARE(column->width(), least);
        QTest::mouseRelease(column, Qt::LeftButton, {}, column->mapFromGlobal(inwards));
        QCOMPARE(kept(), ColumnChoice::defaultWidth);
        board.desk.run(u"board.wider"_s);
        QTRY_VERIFY(column->width() > least);
    }

    void overlaysLetDropsThrough()
    {
        Board board(u"Inbox: crash | Billing: -"_s);
        QTRY_COMPARE(board.list(u"Inbox"_s).feedback().rowCount(), 1);
        const std::unique_ptr<QMimeData> mime(board.cards(u"Inbox"_s, { u"crash"_s }));
        const QPoint at = board.canvas().mapTo(&board.view(), board.middleOf(u"Billing"_s, 200));
        QDragEnterEvent enter(at, Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board.view(), &enter);
        QDragMoveEvent move(at, Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board.view(), &move);
        QVERIFY(move.isAccepted());
        QMimeData file;
        file.setText(u"a word from elsewhere"_s);
        QDragEnterEvent stranger(at, Qt::CopyAction, &file, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board.view(), &stranger);
        QVERIFY(!stranger.isAccepted());
        QCoreApplication::sendEvent(&board.view(), &enter);
        QDropEvent fall(at, Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board.view(), &fall);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | Billing: crash | Inbox: -"_s);
    }

    void onTheSameColumnNothingIsDroppedAndUnassignedTakesOut()
    {
        Board board(u"Inbox: crash | Billing: refund"_s);
        QTRY_COMPARE(board.list(u"Inbox"_s).feedback().rowCount(), 1);
        QVERIFY(!board.drop(board.cards(u"Inbox"_s, { u"crash"_s }), board.middleOf(u"Inbox"_s, 200)));
        QVERIFY(!board.drop(board.cards(u"Inbox"_s, { u"crash"_s }), board.middleOf(u"Unassigned"_s, 200),
                            Qt::ControlModifier));
        QVERIFY(board.drop(board.cards(u"Inbox"_s, { u"crash"_s }), board.middleOf(u"Unassigned"_s, 200)));
        QTRY_COMPARE(board.seen(), u"Unassigned: crash | Billing: refund | Inbox: -"_s);
    }

    void withControlItIsAlsoAdded()
    {
        Board board(u"Inbox: crash | Billing: -"_s);
        QTRY_COMPARE(board.list(u"Inbox"_s).feedback().rowCount(), 1);
        QVERIFY(board.drop(board.cards(u"Inbox"_s, { u"crash"_s }), board.middleOf(u"Billing"_s, 200),
                           Qt::ControlModifier));
        QTRY_COMPARE(board.seen(), u"Unassigned: - | Billing: crash | Inbox: crash"_s);
    }

    void aCardGoesWithTheKeyAndTheFocusWithIt()
    {
        Board board(u"Billing: refund | Inbox: crash, slow | Nowhere: lost"_s);
        QVERIFY(board.choose(u"Inbox"_s, u"slow"_s));
        QTRY_COMPARE(board.current(), u"Inbox"_s);
        board.desk.run(u"view.cardLeft"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: lost | Billing: slow, refund | Inbox: crash"_s);
        QCOMPARE(board.current(), u"Billing"_s);
        QTRY_COMPARE(board.currentCard(), u"slow"_s);
        QVERIFY(board.list(u"Billing"_s).hasFocus());
        // Out of every buffer, and further there is nothing.
        board.desk.run(u"view.cardLeft"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: lost, slow | Billing: refund | Inbox: crash"_s);
        QTRY_COMPARE(board.currentCard(), u"slow"_s);
        QTRY_VERIFY(board.desk.context().actions.whyNot(u"view.cardLeft"_s));
        for (int i = 0; i < 2; ++i)
            board.desk.run(u"edit.undo"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: lost | Billing: refund | Inbox: slow, crash"_s);
    }

    void fastKeysMoveTheCardOn()
    {
        Board board(u"A: one, two | B: three | C: four"_s);
        QVERIFY(board.choose(u"A"_s, u"one"_s));
        // No event is handled in between: what the first key did is not seen yet.
        QCoreApplication::processEvents();
        for (int i = 0; i < 2; ++i)
            board.desk.window().centre().moveCard(1);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | A: two | B: three | C: four, one"_s);
        QTRY_COMPARE(board.currentCard(), u"one"_s);
        for (int i = 0; i < 2; ++i)
            board.desk.run(u"edit.undo"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | A: two, one | B: three | C: four"_s);
    }

    void inWritingFromTheRightTheKeysFollowThePicture()
    {
        Board board(u"Inbox: crash | Billing: refund"_s);
        board.desk.window().setLayoutDirection(Qt::RightToLeft);
        QVERIFY(board.choose(u"Billing"_s, u"refund"_s));
        QVERIFY(board.column(u"Inbox"_s)->x() < board.column(u"Billing"_s)->x());
        board.desk.run(u"view.cardLeft"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | Billing: - | Inbox: refund, crash"_s);
        board.desk.run(u"go.columnRight"_s);
        QCOMPARE(board.current(), u"Billing"_s);
    }

    void everyKeyGoesWhereItPoints_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<QString>("command");
        for (const char *command : { "go.column", "view.card" }) {
            for (const char *side : { "Left", "Right" }) {
                const QString name = QString::fromLatin1(command) + QString::fromLatin1(side);
                QTest::addRow("%s%s from the left", command, side) << Qt::LeftToRight << name;
                QTest::addRow("%s%s from the right", command, side) << Qt::RightToLeft << name;
            }
        }
    }

    void everyKeyGoesWhereItPoints()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QFETCH(const QString, command);
        Board board(u"A: one | B: two | C: three"_s);
        board.desk.window().setLayoutDirection(direction);
        QVERIFY(board.choose(u"B"_s, u"two"_s));
        const FeedbackId two = board.item(u"two"_s);
        // Returns the place of what the command moves: the keyboard, or the card with it.
        const auto place = [&] {
            for (const BoardColumn *each : board.canvas().columns()) {
                const std::vector<FeedbackId> &ids = each->model().ids();
                if (std::find(ids.begin(), ids.end(), two) != ids.end() && command != u"go.columnLeft"_s
                    && command != u"go.columnRight"_s)
                    return each->x();
            }
            return board.column(board.current())->x();
        };
        QTRY_VERIFY(board.column(u"A"_s)->x() != board.column(u"B"_s)->x());
        const int before = place();
        board.desk.run(command);
        if (command.endsWith(u"Left"_s))
            QTRY_VERIFY(place() < before);
        else
            QTRY_VERIFY(place() > before);
    }

    void keysOfTheListWorkInTheCurrentColumn()
    {
        Board board(u"A: - | B: - | Inbox: crash, slow | Nowhere: one, two, three"_s);
        QVERIFY(board.choose(u"Unassigned"_s, u"three"_s));
        board.desk.run(u"feedback.pin1"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: two, one | A: three | B: - | Inbox: slow, crash"_s);
        QTRY_COMPARE(board.currentCard(), u"two"_s); // the list goes on
        board.desk.run(u"edit.selectAll"_s);
        board.desk.run(u"feedback.pin2"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | A: three | B: two, one | Inbox: slow, crash"_s);
        QVERIFY(board.choose(u"Inbox"_s, u"slow"_s));
        board.desk.run(u"feedback.remove"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: slow | A: three | B: two, one | Inbox: crash"_s);
        for (int i = 0; i < 3; ++i)
            board.desk.run(u"edit.undo"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: three, two, one | A: - | B: - | Inbox: slow, crash"_s);
    }

    void columnsKeepTheirOrderTheirWidthAndWhichAreHidden()
    {
        Board board(u"A: - | B: - | C: -"_s);
        board.list(u"B"_s).setFocus();
        QTRY_COMPARE(board.current(), u"B"_s);
        board.view().choices().place(board.buffer(u"B"_s), 3);
        QCOMPARE(board.seen(), u"Unassigned: - | A: - | C: - | B: -"_s);
        const int before = board.column(u"B"_s)->width();
        board.view().choices().setWidth(board.buffer(u"B"_s), before + 40);
        QVERIFY(board.column(u"B"_s)->width() > before);
        board.list(u"A"_s).setFocus();
        board.view().hideColumn(board.buffer(u"A"_s));
        QCOMPARE(board.seen(), u"Unassigned: - | C: - | B: -"_s);
        QCOMPARE(board.current(), u"C"_s); // what stands there now
        const int width = board.column(u"B"_s)->width();
        board.desk.restart();
        QTRY_VERIFY(board.view().isVisible());
        QCOMPARE(board.seen(), u"Unassigned: - | C: - | B: -"_s);
        QCOMPARE(board.column(u"B"_s)->width(), width);
    }

    void aHeadThatIsDroppedBetweenColumnsMovesItsColumn()
    {
        Board board(u"A: - | B: - | C: -"_s);
        const QRect first = board.column(u"Unassigned"_s)->geometry();
        QVERIFY(board.drop(board.head(u"B"_s), first.topLeft() + QPoint(10, 200)));
        QCOMPARE(board.seen(), u"B: - | Unassigned: - | A: - | C: -"_s);
    }

    void aColumnThatIsDroppedElsewhereScrollsNothing()
    {
        Board board(thirtyBuffers());
        QScrollBar *bar = board.desk.find<QScrollArea>(u"boardScroll"_s)->horizontalScrollBar();
        bar->setValue(board.column(u"B10"_s)->x()); // the first one in view
        const int before = bar->value();
        const int next = board.column(u"B11"_s)->x();
        QVERIFY(board.drop(board.head(u"B10"_s), board.column(u"B12"_s)->pos() + QPoint(10, 200)));
        QVERIFY(board.seen().contains(u"B11: - | B10: - | B12: -"_s));
        QCOMPARE(bar->value(), before);
        QCOMPARE(board.column(u"B10"_s)->x(), next);
    }

    void aColumnThatIsDroppedAtTheEdgeComesIntoViewWhole()
    {
        Board board(thirtyBuffers());
        const auto *area = board.desk.find<QScrollArea>(u"boardScroll"_s);
        QScrollBar *bar = area->horizontalScrollBar();
        bar->setValue(board.column(u"B10"_s)->x() + 100); // which is in view in part
        QVERIFY(board.drop(board.head(u"B20"_s), board.column(u"B10"_s)->pos() + QPoint(110, 200)));
        QVERIFY(board.seen().contains(u"B09: - | B20: - | B10: -"_s));
        QVERIFY(board.column(u"B20"_s)->mapTo(area->viewport(), QPoint()).x() >= 0);
    }

    void aHeadThatIsDroppedOnAnotherAsksToMoveEverything()
    {
        Board board(u"A: one, closed | B: two"_s);
        board.desk.desk.server.setState(u"closed"_s, TriageState::Done);
        QVERIFY(board.desk.desk.follow());
        QSignalSpy merged(&board.view(), &BoardView::mergeRequested);
        QStringList said;
        connect(&board.view(), &BoardView::dropHinted, &board.view(),
                [&] { said << board.desk.find<QLabel>(u"statusMessage"_s)->text(); });
        QVERIFY(board.drop(board.head(u"A"_s), board.middleOf(u"B"_s, 12)));
        QVERIFY2(said.contains(u"Move all 2 items from A to B…"_s), qPrintable(said.join(u'|')));
        QCOMPARE(merged.size(), 1);
        QVERIFY(merged.front()[0].value<BufferId>() == board.buffer(u"A"_s));
        QVERIFY(merged.front()[1].value<BufferId>() == board.buffer(u"B"_s));
        QVERIFY(board.desk.find<QWidget>(u"moveAllDialog"_s));
        QCOMPARE(board.seen().section(u':', 0, 0), u"Unassigned"_s);
    }

    void draggingNearAnEdgeScrollsBothWays()
    {
        Board board(thirtyBuffers() + u" | Nowhere: lost"_s);
        QVERIFY(board.choose(u"Unassigned"_s, u"lost"_s));
        QScrollBar *bar = board.desk.find<QScrollArea>(u"boardScroll"_s)->horizontalScrollBar();
        QCOMPARE(bar->value(), 0);
        const std::unique_ptr<QMimeData> mime(board.cards(u"Unassigned"_s, { u"lost"_s }));
        const int width = board.desk.find<QScrollArea>(u"boardScroll"_s)->viewport()->width();
        QDragEnterEvent right(QPoint(width - 4, 200), Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board.canvas(), &right);
        QTRY_VERIFY(bar->value() > 300);
        QDragMoveEvent left(QPoint(bar->value() + 4, 200), Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(&board.canvas(), &left);
        QTRY_COMPARE(bar->value(), 0);
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(&board.canvas(), &leave);
    }

    void aBoardThatIsHiddenChangesNoSpokenName()
    {
        Board board(u"Inbox: crash, slow | Billing: refund"_s);
        const QPointer<ColumnHead> head = &board.column(u"Inbox"_s)->head();
        QTRY_VERIFY(head->accessibleName().startsWith(u"Inbox, 2"_s));
        board.desk.run(u"view.list"_s);
        QVERIFY(board.desk.show(board.desk.in(u"Inbox"_s)));
        board.desk.desk.server.take(u"slow"_s, u"Inbox"_s);
        QVERIFY(board.desk.desk.follow());
        QTRY_COMPARE(board.desk.titles(), u"crash"_s);
        QVERIFY(head && head->accessibleName().startsWith(u"Inbox, 2"_s));
        board.desk.run(u"view.board"_s);
        QTRY_VERIFY(board.column(u"Inbox"_s)->head().accessibleName().startsWith(u"Inbox, 1"_s));
    }

    void onlyColumnsInViewHaveRows()
    {
        QStringList names;
        for (int i = 0; i < 40; ++i)
            names << u"B%1: item%1"_s.arg(i, 2, 10, QChar(u'0'));
        Board board(names.join(u" | "_s));
        const auto awake = [&board] {
            int count = 0;
            for (const BoardColumn *each : board.canvas().columns())
                count += !each->model().isSuspended();
            return count;
        };
        QTRY_VERIFY(awake() > 0);
        QVERIFY2(awake() < 12, qPrintable(QString::number(awake())));
        QVERIFY(board.column(u"B39"_s)->model().isSuspended());
        QScrollBar *bar = board.desk.find<QScrollArea>(u"boardScroll"_s)->horizontalScrollBar();
        bar->setValue(bar->maximum());
        QTRY_COMPARE(board.list(u"B39"_s).feedback().rowCount(), 1);
        QTRY_VERIFY(board.column(u"B03"_s)->model().isSuspended());
        QVERIFY2(awake() < 12, qPrintable(QString::number(awake())));
    }

    void aSearchIsForAllColumns()
    {
        Board board(u"A: crash-one, slow | B: crash-two, dark"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | A: slow, crash-one | B: dark, crash-two"_s);
        Filter filter = *board.view().currentFilter();
        filter.search = u"crash"_s;
        board.desk.window().centre().go(filter);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | A: crash-one | B: crash-two"_s);
        QVERIFY(board.view().isVisible());
    }

    void aColumnSaysWhatItHidesAndShowsIt()
    {
        Board board(u"A: one, two, three | B: four"_s);
        board.desk.desk.server.setState(u"two"_s, TriageState::Done);
        QVERIFY(board.desk.desk.follow());
        QTRY_COMPARE(board.seen(), u"Unassigned: - | A: three, one | B: four"_s);
        auto *hidden = board.column(u"A"_s)->findChild<ListTally *>();
        QTRY_VERIFY(hidden->isVisible());
        QTRY_COMPARE(hidden->text(), u"1 done hidden · Show"_s);
        QVERIFY(!board.column(u"B"_s)->findChild<ListTally *>()->isVisible());
        QTest::mouseClick(hidden, Qt::LeftButton);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | A: three, two, one | B: four"_s);
        QVERIFY(!hidden->isVisible());
        QTRY_COMPARE(board.column(u"A"_s)->head().accessibleName(), u"A, 3, key 1"_s);
        QCOMPARE(board.current(), u"A"_s);
        QVERIFY(!board.desk.context().actions.whyNot(u"view.hidden"_s));
        board.desk.run(u"view.hidden"_s);
        QTRY_COMPARE(board.seen(), u"Unassigned: - | A: three, one | B: four"_s);
        QTRY_COMPARE(board.column(u"A"_s)->head().accessibleName(), u"A, 2, key 1"_s);
    }

    void aKeyReachesNoOtherCardWhereTheCurrentOneWasDeleted()
    {
        Board board(u"A: one, two, three | B: four"_s);
        QVERIFY(board.choose(u"A"_s, u"two"_s));
        const FeedbackId two = board.item(u"two"_s);
        board.desk.desk.server.removeItem(u"two"_s);
        QVERIFY(board.desk.desk.follow());
        QTRY_COMPARE(board.seen(), u"Unassigned: - | A: three, one | B: four"_s);
        QVERIFY(board.desk.list().currentId() == two);
        board.desk.press(Qt::Key_E);
        QTRY_COMPARE(board.desk.find<QLabel>(u"statusMessage"_s)->text(), u"The feedback was deleted."_s);
        QVERIFY(board.desk.desk.store().outbox().empty());
    }

    void theSidebarLeadsToColumnsAndOtherPlacesToTheList()
    {
        Board board(u"A: one | B: two"_s);
        board.desk.window().centre().goTo(board.buffer(u"B"_s));
        QVERIFY(board.view().isVisible());
        QCOMPARE(board.current(), u"B"_s);
        QVERIFY(board.desk.window().centre().navigation().current() == board.desk.in(u"B"_s));
        board.desk.run(u"go.inbox"_s);
        QVERIFY(!board.view().isVisible());
        QVERIFY(board.desk.window().centre().list().isVisible());
        QTRY_COMPARE(board.desk.window().centre().list().feedback().rowCount(), 2);
    }

    void withoutColumnsNothingIsActedOn()
    {
        Board board(u"A: one"_s);
        board.view().hideColumn({});
        board.view().hideColumn(board.buffer(u"A"_s));
        QCOMPARE(board.seen(), QString());
        QVERIFY(!board.desk.window().feedbackActions().attention().currentId().isValid());
        QTRY_VERIFY(board.desk.context().actions.whyNot(u"feedback.delete"_s));
        board.view().choices().setShown(board.buffer(u"A"_s), true);
        QTRY_COMPARE(board.seen(), u"A: one"_s);
    }

    void theBoardAndItsCardAreThereAfterTheNextStart()
    {
        Board board(u"A: one, two, three | B: four"_s);
        QVERIFY(board.choose(u"A"_s, u"two"_s));
        board.desk.restart();
        QTRY_VERIFY(board.view().isVisible());
        QTRY_COMPARE(board.currentCard(), u"two"_s);
        QCOMPARE(board.current(), u"A"_s);
        board.desk.run(u"view.list"_s);
        QTRY_COMPARE(board.currentCard(), u"two"_s);
        QVERIFY(!board.view().isVisible());
    }
};

TRIAGE_TEST(TestBoard, QApplication)
#include "tst_board.moc"
