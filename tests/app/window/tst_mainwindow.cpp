// SPDX-License-Identifier: GPL-3.0-or-later
// The window: every control can be reached and has a name, filters are saved, and the next start restores the
// place.
#include "windowdesk.h"

#include "actions/navigation.h"
#include "application/linkopener.h"
#include "board/columnmenu.h"
#include "detail/detailview.h"
#include "list/feedbacklistview.h"
#include "list/feedbackpane.h"
#include "list/filterchips.h"
#include "list/listtally.h"
#include "models/feedbacklistmodel.h"
#include "sidebar/sidebarpane.h"
#include "store/sync/syncengine.h"
#include "support/filterdice.h"
#include "support/fulldisk.h"
#include "support/spokenitems.h"
#include "support/testprogram.h"
#include "text.h"
#include "theme/theme.h"
#include "window/banner.h"
#include "window/commandpalette.h"
#include "window/dialogs.h"
#include "window/menus.h"
#include "window/statusstrip.h"
#include "window/triagemode.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <vector>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestMainWindow : public QObject
{
    Q_OBJECT

private:
    static bool isInteractive(const QWidget *widget)
    {
        return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget)
            || qobject_cast<const QPlainTextEdit *>(widget) || qobject_cast<const QAbstractItemView *>(widget)
            || qobject_cast<const QComboBox *>(widget) || qobject_cast<const QProgressBar *>(widget);
    }

    static QString inWords(const QWidget *widget)
    {
        return QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
    }

    /// Returns the widgets that Tab should reach and does not.
    static QString unreachable(MainWindow &window)
    {
        std::set<const QWidget *> reached;
        for (int presses = 0; presses < 80; ++presses) {
            QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
            reached.insert(window.focusWidget());
        }
        QStringList missed;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            const bool wanted = isInteractive(widget) && widget->isVisible() && widget->isEnabled()
                && widget->window() == &window
                && !qobject_cast<const QProgressBar *>(widget)
                // The picture and the cross in a field are for the pointer; keys do the same.
                && !qobject_cast<const QLineEdit *>(widget->parent());
            if (wanted && !reached.contains(widget))
                missed << inWords(widget);
        }
        return missed.join(u", "_s);
    }

    static QString nameless(MainWindow &window)
    {
        QStringList found;
        for (QWidget *widget : window.findChildren<QWidget *>()) {
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            // A button that waits for its words announces nothing.
            const bool isHidden = !widget->isVisible()
                && (qobject_cast<const QHeaderView *>(widget) || (button && button->text().isEmpty()));
            if (!isInteractive(widget) || isHidden || widget->objectName().startsWith("qt_"_L1))
                continue;
            QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
            // The name of a combo box is its text; its label names it.
            const bool named = accessible
                && (!accessible->text(QAccessible::Name).isEmpty()
                    || !accessible->relations(QAccessible::Label).isEmpty());
            if (!named)
                found << inWords(widget) + u" in "_s + inWords(widget->parentWidget());
        }
        return found.join(u", "_s);
    }

    /// Presses a key where the focus is.
    static void press(WindowDesk &desk, Qt::Key key)
    {
        QTest::keyClick(desk.window().focusWidget() ? desk.window().focusWidget() : &desk.window(), key);
    }

    static void markDone(WindowDesk &desk, const QStringList &titles)
    {
        for (const QString &title : titles)
            desk.desk.server.setState(title, TriageState::Done);
        QVERIFY(desk.desk.follow());
    }

    /// "item a1, item a2, …"
    static QString items(const QString &name, int count)
    {
        QStringList items;
        for (int i = 1; i <= count; ++i)
            items << u"item %1%2"_s.arg(name).arg(i);
        return items.join(u", "_s);
    }

    /// Returns the sum of the numbers in a text: 3 of "2 done, 1 snoozed hidden".
    static int sumOf(const QString &text)
    {
        int sum = 0;
        for (const QString &word : text.split(u' '))
            sum += word.toInt();
        return sum;
    }

    static void change(FeedServer &server, const QStringList &titles, QRandomGenerator &dice)
    {
        const auto any = [&] {
            return titles[qsizetype(dice.bounded(int(titles.size())))];
        };
        const QString title = any();
        const FeedbackId original = server.originalOf(server.item(any()));
        switch (dice.bounded(4)) {
        case 0:
            server.triage(title).state = TriageState::Done;
            break;
        case 1:
            server.triage(title).state = TriageState::Open;
            break;
        case 2:
            server.triage(title).snoozedUntil = Timestamp(4'000'000'000'000);
            break;
        default:
            if (original != server.item(title))
                server.setDuplicate(title, server.titleOf(original));
            return;
        }
        server.tellItem(title);
    }

    static SyncState offline()
    {
        SyncState state;
        state.phase = SyncState::Phase::Offline;
        state.since = Timestamp(1'700'000'000'000);
        return state;
    }

private Q_SLOTS:
    void theSubmitterOfFeedbackIsCopied()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        desk.desk.server.feedback(u"slow"_s).submittedBy = u"kim@example.com"_s;
        desk.desk.server.tellItem(u"slow"_s);
        QVERIFY(desk.desk.follow());
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const auto whyNot = [&] {
            return desk.context().actions.whyNot(CommandId::EditCopySubmitter);
        };
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"slow"_s)));
        QTRY_VERIFY(!whyNot());
        desk.run(u"edit.copySubmitter"_s);
        QCOMPARE(QApplication::clipboard()->text(), u"kim@example.com"_s);
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"crash"_s)));
        QTRY_COMPARE(whyNot().value_or(u"-"_s), u"It is not known who submitted it"_s);
    }

    void tabComesToEveryControl()
    {
        WindowDesk desk(u"Inbox: crash*, dark-mode | Billing: refund"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().centre().goTo(desk.desk.server.item(u"crash"_s));
        QTRY_VERIFY(desk.window().detail().activeView().feedback().isValid());
        QCOMPARE(unreachable(desk.window()), QString());
        QVERIFY(desk.find<QPlainTextEdit>(u"noteEdit"_s)->isVisible());
    }

    void tabComesToEveryControlOfTriageMode()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode | Billing: refund"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        QTRY_VERIFY(desk.find<QPushButton>(u"skipButton"_s)->isVisible());
        QCOMPARE(unreachable(desk.window()), QString());
    }

    void everyControlHasAName()
    {
        WindowDesk desk(u"Inbox: crash*, dark-mode | Billing: refund"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QCOMPARE(nameless(desk.window()), QString());
    }

    /// The dialogs are in tst_dialogs.
    void everyButtonIsSpokenAsItIsReadAndIsLargeEnough()
    {
        WindowDesk desk(u"Inbox: crash*, dark-mode | Billing: refund"_s);
        desk.desk.signIn(u"Ida"_s, { u"export"_s });
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        for (std::size_t view = 0; view < centreViewCount; ++view) {
            desk.window().centre().showView(CentreView(view));
            QTRY_COMPARE(smallButtons(desk.window()), QString());
            QTRY_COMPARE(unspokenItems(desk.window()), QString());
        }
    }

    void aTagOfThePaletteSaysHowManyItemsItLeadsTo()
    {
        WindowDesk desk(u"Inbox: crash, slow, late"_s);
        for (const QString &title : { u"crash"_s, u"slow"_s }) {
            desk.desk.server.triage(title).tags = { u"export"_s };
            desk.desk.server.tellItem(title);
        }
        markDone(desk, { u"slow"_s });
        desk.desk.signIn(u"Ida"_s, { u"export"_s });
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().palette().openFor(u"export"_s);
        const auto *list = desk.window().palette().findChild<QListView *>(u"paletteList"_s);
        const auto said = [list] {
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                const QModelIndex entry = list->model()->index(row, 0);
                if (entry.data().toString() == u"Filter by tag export"_s)
                    return entry.data(Qt::AccessibleTextRole).toString();
            }
            return QString();
        };
        QTRY_COMPARE(said(), u"Filter by tag export, 1"_s);
    }

    void undoSelectsThoseThatCameBack()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.list().selectAll();
        desk.press(Qt::Key_1);
        QTRY_COMPARE(desk.titles(), u"-"_s);
        desk.desk.server.removeItem(u"dark-mode"_s);
        QVERIFY(desk.desk.follow());
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        QTRY_COMPARE(desk.list().selectedCount(), 2);
    }

    void theNextPaneIsReachedInEveryView()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        for (std::size_t view = 0; view < centreViewCount; ++view) {
            desk.window().centre().showView(CentreView(view));
            for (int presses = 0; presses < 5; ++presses)
                desk.run(u"view.nextPane"_s);
            QVERIFY(desk.window().centre().view() == CentreView(view));
        }
    }

    void theWindowLeavesUnderlinedLettersToItsMenus()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        for (std::size_t view = 0; view < centreViewCount; ++view) {
            desk.window().centre().showView(CentreView(view));
            QStringList marked;
            for (const auto *button : desk.window().findChildren<QAbstractButton *>()) {
                if (button->isVisible() && !QKeySequence::mnemonic(button->text()).isEmpty())
                    marked << button->text();
            }
            for (const auto *label : desk.window().findChildren<QLabel *>()) {
                if (label->isVisible() && label->buddy() && !QKeySequence::mnemonic(label->text()).isEmpty())
                    marked << label->text();
            }
            QCOMPARE(marked, QStringList());
        }
    }

    void anActThatIsNotSavedStaysUnderTheKey()
    {
        WindowDesk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const FeedbackId item = desk.list().currentId();
        {
            const FullDisk full;
            desk.press(Qt::Key_E);
            QTRY_VERIFY(desk.find<QLabel>(u"statusMessage"_s)->text().startsWith(u"Not saved: "_s));
        }
        QTRY_VERIFY(desk.list().currentId() == item);
        QCOMPARE(desk.titles(), u"late, slow, crash"_s);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
    }

    void escapeLeavesTheSearchOfAHiddenListAlone()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        Filter filter;
        filter.search = u"slow"_s;
        QVERIFY(desk.show(filter));
        desk.window().centre().showView(CentreView::Dashboard);
        desk.window().clear();
        QVERIFY(desk.window().centre().view() == CentreView::Dashboard);
        QCOMPARE(desk.window().centre().navigation().current(), filter);
    }

    void theEndOfASearchOfEverythingLeadsBack()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"crash"_s)));
        press(desk, Qt::Key_Slash);
        QCOMPARE(desk.window().centre().navigation().current().place(), Place::Everything);
        QTest::keyClicks(desk.window().focusWidget(), u"slow"_s);
        QTRY_COMPARE(desk.titles(), u"slow"_s);
        press(desk, Qt::Key_Escape);
        QCOMPARE(desk.window().centre().navigation().current(), desk.in(u"Inbox"_s));
        QTRY_COMPARE(desk.desk.server.titleOf(desk.list().currentId()), u"crash"_s);
        press(desk, Qt::Key_Slash);
        press(desk, Qt::Key_Escape); // nothing was typed
        QCOMPARE(desk.window().centre().navigation().current(), desk.in(u"Inbox"_s));
    }

    void aListSaysWhatItHidesAndShowsIt()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow"_s);
        markDone(desk, { u"crash"_s });
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        auto *hidden = desk.find<QPushButton>(u"hiddenButton"_s);
        QTRY_VERIFY(hidden->isVisible());
        QTRY_COMPARE(hidden->text(), u"1 done hidden · Show"_s);
        hidden->click();
        QTRY_COMPARE(desk.titles(), u"slow, dark-mode, crash"_s);
        QVERIFY(!hidden->isVisible());
        QTRY_COMPARE(desk.find<QLabel>(u"listCount"_s)->accessibleName(), u"Open 2 · Done 1"_s);
        desk.desk.server.triage(u"slow"_s).snoozedUntil = Timestamp(4'000'000'000'000);
        desk.desk.server.tellItem(u"slow"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(desk.find<QLabel>(u"listCount"_s)->accessibleName(), u"Open 1 · Snoozed 1 · Done 1"_s);
        desk.run(u"view.hidden"_s);
        QTRY_COMPARE(desk.titles(), u"dark-mode"_s);
    }

    void aListOfEachGroupOnceShowsTheDuplicatesThatItHides()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        desk.desk.server.setDuplicate(u"slow"_s, u"crash"_s);
        QVERIFY(desk.desk.follow());
        Filter list = desk.in(u"Inbox"_s);
        list.show(work::any);
        list.duplicates = DuplicatesFilter::Hide;
        QVERIFY(desk.show(list));
        QCOMPARE(desk.titles(), u"crash"_s);
        auto *hidden = desk.find<QPushButton>(u"hiddenButton"_s);
        QTRY_COMPARE(hidden->text(), u"1 duplicate(s) hidden · Show"_s);
        QTRY_VERIFY(hidden->isVisible());
        hidden->click();
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        QTRY_VERIFY(!hidden->isVisible());
    }

    void aSearchWithoutAnOpenResultSaysWhereTheOthersAre()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        markDone(desk, { u"crash"_s });
        Filter search = desk.in(u"Inbox"_s);
        search.search = u"crash"_s;
        desk.window().centre().go(search);
        const auto *title = desk.window().centre().pane().findChild<QLabel *>(u"stateTitle"_s);
        QTRY_COMPARE(title->text(), u"Nothing open"_s);
        desk.find<QPushButton>(u"hiddenButton"_s)->click();
        QTRY_COMPARE(desk.titles(), u"crash"_s);
    }

    void aListOfEachGroupOnceThatHasOnlyDuplicatesSaysWhereTheyAre()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        desk.desk.server.setDuplicate(u"slow"_s, u"crash"_s);
        markDone(desk, { u"slow"_s });
        Filter list = desk.in(u"Inbox"_s);
        list.show(work::closed);
        list.duplicates = DuplicatesFilter::Hide;
        desk.window().centre().go(list);
        const auto *text = desk.window().centre().pane().findChild<QLabel *>(u"stateText"_s);
        QTRY_COMPARE(text->text(), u"Duplicates: 1"_s);
        desk.find<QPushButton>(u"hiddenButton"_s)->click();
        QTRY_COMPARE(desk.titles(), u"slow"_s);
    }

    /// The number of hidden items is that of the rows that then appear, whatever their states and the list.
    void theNumberOfHiddenItemsIsThatOfTheRowsThatAppear()
    {
        QRandomGenerator dice(41);
        WindowDesk desk(u"Inbox: "_s + items(u"a"_s, 12) + u" | Billing: "_s + items(u"b"_s, 12)
                        + u" | Nowhere: "_s + items(u"c"_s, 6));
        FeedServer &server = desk.desk.server;
        const QStringList titles = server.titles();
        auto *hidden = desk.find<ListTally>(u"hiddenButton"_s);
        for (int turn = 0; turn < 12; ++turn) {
            for (int changes = 0; changes < 4; ++changes)
                change(server, titles, dice);
            QVERIFY(desk.desk.follow());
            Filter list = turn % 4 == 0 ? Filter{}
                : turn % 4 == 1         ? desk.in(u"Inbox"_s)
                : turn % 4 == 2         ? inPlace({}, Place::Unassigned)
                                        : desk.in(u"Billing"_s);
            if (turn % 3 == 0)
                list.search = u"item"_s;
            desk.window().centre().go(list);
            const FeedbackListModel &model = desk.list().feedback();
            QTRY_VERIFY(model.filter() == list && !model.isLoading());
            QTRY_VERIFY(!hidden->isCounting()); // it is counted again a moment after a change
            const int before = model.rowCount();
            const int said = hidden->isVisible() ? sumOf(hidden->text()) : 0;
            desk.window().centre().toggleHidden();
            QTRY_VERIFY(model.filter() != list && !model.isLoading());
            QCOMPARE(model.rowCount(), before + said);
        }
    }

    void inboxAndEverythingHaveCommands()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"go.everything"_s);
        QCOMPARE(desk.window().centre().navigation().current(), inPlace({}, Place::Everything));
        desk.run(u"go.inbox"_s);
        QCOMPARE(desk.window().centre().navigation().current(), Filter{});
    }

    void actsInTriageModeAreShownAndUndoneThere()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        // The pointer rests where notices come, which then stay.
        desk.find<QWidget>(u"toast"_s)->setAttribute(Qt::WA_UnderMouse);
        desk.window().feedbackActions().acceptSuggestion(desk.desk.server.buffer(u"Billing"_s));
        auto *undo = desk.find<QPushButton>(u"toastUndoButton"_s);
        QTRY_VERIFY(undo->isVisible());
        QTRY_COMPARE(desk.desk.board(), u"Billing: dark-mode | Inbox: crash"_s);
        undo->click();
        QTRY_COMPARE(desk.desk.board(), u"Billing: - | Inbox: crash, dark-mode"_s);
        QVERIFY(!undo->isVisible());
    }

    void theMenusOfABufferHaveOneOrderAndSayWhatIsMissing()
    {
        WindowDesk desk(u"Inbox: crash | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        SidebarView *tree = desk.window().sidebar().tree();
        const QModelIndexList found
            = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, u"Billing"_s, 1,
                                   Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        Q_EMIT tree->customContextMenuRequested(tree->visualRect(found.front()).center());
        auto *menu = desk.find<QMenu>(u"bufferRowMenu"_s);
        QVERIFY(menu && menu->isVisible());
        QStringList entries;
        const QString why = desk.context().steps.whyNotAdminister().value_or(QString());
        for (const QAction *entry : menu->actions()) {
            entries << entry->text();
            QVERIFY2(entry->isEnabled() || entry->toolTip() == why, qPrintable(entry->toolTip()));
        }
        QCOMPARE(menu->actions().size(), 5);
        QVERIFY(!menu->actions().front()->isEnabled());
        const ColumnMenu column(desk.context().actions, nullptr);
        qsizetype last = -1;
        for (const QAction *each : column.actions()) {
            const qsizetype at = entries.indexOf(each->text());
            QVERIFY2(at < 0 || at > last, qPrintable(each->text()));
            last = std::max(last, at);
        }
        QCOMPARE(last, 4);
        menu->close();
    }

    void triageModeMovesTheHeadOfTheList()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        const auto *count = desk.find<QLabel>(u"triageCount"_s);
        const auto shown = [&desk] {
            return desk.context().store.item(desk.window().detail().activeView().feedback())->feedback.title;
        };
        QCOMPARE(count->text(), u"3 left · 0 by you today"_s);
        const auto first = shown();
        press(desk, Qt::Key_J);
        QCOMPARE(count->text(), u"3 left · 0 by you today"_s); // nothing was decided
        QVERIFY(shown() != first);
        press(desk, Qt::Key_K);
        press(desk, Qt::Key_K);
        QCOMPARE(shown(), first);
        press(desk, Qt::Key_1);
        QTRY_COMPARE(desk.desk.board(), u"Billing: slow | Inbox: crash, dark-mode"_s);
        QTRY_COMPARE(count->text(), u"2 left · 1 by you today"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(count->text(), u"3 left · 0 by you today"_s);
    }

    void theEndOfTriageModeSaysHowManyItemsWereTriaged()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QSignalSpy ended(&desk.window().triage(), &TriageMode::ended);
        const auto summary = [&ended] {
            return ended.takeFirst().front().toString();
        };
        desk.run(u"feedback.triage"_s);
        desk.window().triage().leave();
        QCOMPARE(summary(), u"Nothing triaged"_s);

        desk.run(u"feedback.triage"_s);
        press(desk, Qt::Key_1);
        QTRY_COMPARE(desk.desk.board(), u"Billing: slow | Inbox: crash, dark-mode"_s);
        press(desk, Qt::Key_J);
        desk.window().triage().leave();
        QCOMPARE(summary(), u"1 of 3 triaged"_s);
    }

    void anItemThatIsSkippedAndThenTriagedCountsOnce()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QSignalSpy ended(&desk.window().triage(), &TriageMode::ended);
        desk.run(u"feedback.triage"_s);
        desk.run(u"feedback.skip"_s);
        desk.window().triage().step(-1);
        press(desk, Qt::Key_1);
        QTRY_COMPARE(desk.desk.board(), u"Billing: slow | Inbox: crash"_s);
        desk.window().triage().leave();
        QCOMPARE(ended.takeFirst().front().toString(), u"1 of 2 triaged"_s);
    }

    void aDigitIsAPinInTriageModeToo()
    {
        WindowDesk desk(u"Inbox: crash*, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        const QString before = desk.desk.board();
        // The server does not answer, so that no suggestion is here.
        press(desk, Qt::Key_O);
        press(desk, Qt::Key_Return);
        desk.desk.store().flush();
        QCOMPARE(desk.desk.board(), before);
        QCOMPARE(desk.find<QLabel>(u"triageCount"_s)->text(), u"2 left · 0 by you today"_s);
        press(desk, Qt::Key_1);
        QTRY_COMPARE(desk.desk.board(), u"Billing: slow | Inbox: crash*"_s);
        press(desk, Qt::Key_1);
        QTRY_COMPARE(desk.desk.board(), u"Billing: crash, slow | Inbox: -"_s);
    }

    void aDigitOfTheBufferWhereAnItemIsConfirmsItAndGoesOn()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode*, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView &list = desk.window().centre().list();
        const auto at = [&desk](const QString &title) {
            return desk.desk.server.item(title);
        };
        QVERIFY(list.setCurrentId(at(u"slow"_s)));
        press(desk, Qt::Key_2);
        QCOMPARE(list.currentId().value(), at(u"dark-mode"_s).value());
        press(desk, Qt::Key_2);
        QCOMPARE(list.currentId().value(), at(u"crash"_s).value());
        press(desk, Qt::Key_1);
        QTRY_COMPARE(desk.desk.board(), u"Billing: crash | Inbox: dark-mode, slow"_s);
    }

    void keysWorkAfterAClickInTheSidebar()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund, late"_s);
        QVERIFY(desk.show(desk.in(u"Billing"_s)));
        SidebarView *tree = desk.window().sidebar().tree();
        const auto placeOf = [&](const QString &buffer) {
            const BufferId id = desk.desk.server.buffer(buffer);
            return tree->visualRect(desk.context().sidebar.indexOf(id)).center();
        };
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, placeOf(u"Inbox"_s));
        FeedbackListView &list = desk.window().centre().list();
        QTRY_COMPARE(list.feedback().filter(), desk.in(u"Inbox"_s));
        QTRY_COMPARE(list.feedback().rowCount(), 2);
        QTRY_COMPARE(desk.window().focusWidget(), &list);
        QTRY_COMPARE(list.currentIndex().row(), 0);
        const FeedbackId first = list.currentId();

        // The menu of another row leaves the list where it is.
        QTest::mousePress(tree->viewport(), Qt::RightButton, {}, placeOf(u"Billing"_s));
        QTest::mouseRelease(tree->viewport(), Qt::RightButton, {}, placeOf(u"Billing"_s));
        QCOMPARE(list.feedback().filter(), desk.in(u"Inbox"_s));
        QCOMPARE(list.currentId().value(), first.value());

        // Keys work from the sidebar, too, but while its field is written in.
        tree->setFocus();
        press(desk, Qt::Key_J);
        QCOMPARE(list.currentIndex().row(), 1);
        desk.window().sidebar().filterEdit()->setFocus();
        press(desk, Qt::Key_K);
        QCOMPARE(list.currentIndex().row(), 1);
        QCOMPARE(desk.window().sidebar().filterEdit()->text(), u"k"_s);
        desk.window().sidebar().filterEdit()->clear();
    }

    void undoGoesBackToWhatItRestored()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView &list = desk.window().centre().list();
        const FeedbackId newest = desk.desk.server.item(u"slow"_s);
        QVERIFY(list.setCurrentId(newest));
        desk.window().feedbackActions().moveTo(desk.desk.server.buffer(u"Billing"_s));
        QTRY_COMPARE(list.feedback().rowCount(), 2);
        QVERIFY(list.currentId() != newest);
        desk.run(u"edit.undo"_s);
        QTRY_VERIFY(list.currentId() == newest);

        desk.run(u"feedback.triage"_s);
        const QString at = desk.find<QLabel>(u"triageCount"_s)->text();
        desk.window().feedbackActions().acceptSuggestion(desk.desk.server.buffer(u"Billing"_s));
        QTRY_VERIFY(desk.context().workspace.undoStack()->canUndo()); // as soon as it is on disk
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.find<QLabel>(u"triageCount"_s)->text(), at);
        QVERIFY(desk.window().triage().current() == newest);
    }

    void undoSelectsAllThatItRestored()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.list().step(1);
        desk.list().step(1, true);
        QCOMPARE(desk.list().selectedCount(), 2);
        desk.press(Qt::Key_1);
        QTRY_COMPARE(desk.titles(), u"slow"_s);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.titles(), u"slow, dark-mode, crash"_s);
        QTRY_COMPARE(desk.list().selectedCount(), 2);
    }

    void aSearchEverywhereFindsWhatIsDone()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        desk.desk.server.setState(u"crash"_s, TriageState::Done);
        QVERIFY(desk.desk.follow());
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.press(Qt::Key_Slash);
        QTest::keyClicks(desk.window().focusWidget(), u"crash"_s);
        QTRY_COMPARE(desk.titles(), u"crash"_s);
    }

    void triageModeNamesTheBuffersOfTheDigits()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        QCoreApplication::processEvents();
        const auto *first = desk.find<QPushButton>(u"hint.feedback.pin1"_s);
        QTRY_VERIFY(first->isVisible());
        QCOMPARE(first->text(), u"Billing"_s);
        QCOMPARE(first->accessibleName(), u"Billing"_s);
        QCOMPARE(first->icon().pixmap(first->iconSize()).toImage(),
                 desk.context().theme.bufferIcon({}, u"Billing"_s).pixmap(first->iconSize()).toImage());
        QVERIFY(!desk.find<QPushButton>(u"hint.feedback.pin3"_s)->isVisible());
    }

    void theButtonMarksTheWholeSelection()
    {
        WindowDesk desk(u"Inbox: crash*, dark-mode*, slow*"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().centre().list().selectAll();
        QTRY_VERIFY(desk.context().actions.action(CommandId::FeedbackLooksRight)->isEnabled());
        Q_EMIT desk.window().detail().activeView().looksRightRequested({ desk.desk.server.item(u"crash"_s) });
        QTRY_COMPARE(desk.desk.board(), u"Inbox: crash, dark-mode, slow"_s);
    }

    void severalSelectedItemsAreShownAsSuch()
    {
        WindowDesk desk(u"Inbox: crash*, slow* | Billing: crash"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        auto *bulk = desk.find<QWidget>(u"bulkPane"_s);
        QVERIFY(!bulk->isVisible());
        desk.window().centre().list().selectAll();
        QTRY_VERIFY(bulk->isVisible());
        QVERIFY(!desk.window().detail().mainView().isVisible());
        QVERIFY(desk.find<QLabel>(u"bulkTitle"_s)->text().contains(u'2'));
        QCOMPARE(desk.find<QLabel>(u"bulkPlaces"_s)->text(), u"Inbox: 2\nBilling: 1"_s);
        QTRY_VERIFY(desk.find<QPushButton>(u"bulkLooksRightButton"_s)->isEnabled());
        desk.find<QPushButton>(u"bulkLooksRightButton"_s)->click();
        QTRY_COMPARE(desk.desk.board(), u"Billing: crash | Inbox: crash, slow"_s);
        desk.window().centre().list().clearSelection();
        QTRY_VERIFY(!bulk->isVisible());
        QVERIFY(desk.window().detail().mainView().isVisible());
    }

    void goingToAListFocusesIt()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund | Done: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().sidebar().tree()->setFocus();
        desk.window().centre().goTo(desk.desk.server.buffer(u"Billing"_s));
        QVERIFY(desk.window().centre().list().hasFocus());
        QTRY_COMPARE(desk.window().centre().list().feedback().rowCount(), 1);
        QVERIFY(desk.window().centre().list().hasFocus());
        // An empty list says so and takes the keys; so does the next one.
        desk.window().centre().goTo(desk.desk.server.buffer(u"Done"_s));
        QTRY_VERIFY(!desk.window().centre().list().isVisible());
        QVERIFY(desk.window().centre().list().parentWidget()->isAncestorOf(desk.window().focusWidget()));
        desk.window().centre().goTo(desk.desk.server.buffer(u"Inbox"_s));
        QTRY_VERIFY(desk.window().centre().list().hasFocus());
    }

    void typingASearchContinues()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund"_s);
        QVERIFY(desk.show(Filter{}));
        QTRY_COMPARE(desk.window().centre().list().feedback().rowCount(), 3);
        desk.run(u"edit.search"_s);
        auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        QCOMPARE(desk.window().focusWidget(), search);
        QTest::keyClicks(search, u"c"_s);
        QTRY_COMPARE(desk.window().centre().list().feedback().filter().search, u"c"_s);
        QCOMPARE(desk.window().focusWidget(), search);
        QTest::keyClicks(desk.window().focusWidget(), u"rash"_s);
        QTRY_COMPARE(desk.window().centre().list().feedback().filter().search, u"crash"_s);
        QTRY_COMPARE(desk.window().centre().list().feedback().rowCount(), 1);
        QCOMPARE(desk.window().focusWidget(), search);
    }

    void filterWordsOfTheSearchBecomeChips()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund"_s);
        desk.desk.server.feedback(u"crash"_s).submittedBy = u"ida"_s;
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        QVERIFY(desk.show(Filter{}));
        const FeedbackListModel &list = desk.window().centre().list().feedback();
        QTRY_COMPARE(list.rowCount(), 3);
        desk.run(u"edit.search"_s);
        auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        QTest::keyClicks(search, u"from:ida cr"_s);
        QTRY_COMPARE(list.filter().submittedBy, u"ida"_s);
        QTRY_COMPARE(list.filter().search, u"cr"_s);
        QCOMPARE(search->text(), u"cr"_s);
        QTRY_COMPARE(list.rowCount(), 1);
        const auto *chips = desk.find<QToolBar>(u"filterBar"_s);
        QTRY_COMPARE(chips->findChildren<QPushButton *>().size(), 1);
        chips->findChildren<QPushButton *>()[0]->click();
        QTRY_VERIFY(!list.filter().submittedBy);
        QCOMPARE(search->text(), u"cr"_s);
    }

    void theNameOfTheStatesStandsForNoOtherFilter()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        const LocalStore &store = desk.desk.store();
        FilterDice dice(1);
        Filter done;
        done.show(work::done);
        QCOMPARE(FilterChips::ofTriage(done, store).size(), std::size_t(1));
        forEachField<ListFilter>([&](const auto &row) {
            if (!row.isOfTriage())
                return;
            Filter narrowed;
            do {
                narrowed = done;
                dice.set(narrowed, row);
            } while (narrowed.place() != done.place());
            const bool isInName = narrowed.work() != done.work() || narrowed == done;
            QVERIFY2(isInName || FilterChips::ofTriage(narrowed, store).size() > 1, row.name);
        });
    }

    void escapeEndsTheOfferAndThenTheSearch()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        QVERIFY(desk.show(Filter{}));
        desk.run(u"edit.search"_s);
        auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        QTest::keyClicks(search, u"is:"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activePopupWidget());
        QCOMPARE(search->text(), u"is:"_s);
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_COMPARE(search->text(), QString());
    }

    void filterWordsAreCompleted()
    {
        WindowDesk desk(u"Inbox: crash | Card delivery: refund"_s);
        QVERIFY(desk.show(Filter{}));
        const FeedbackListModel &list = desk.window().centre().list().feedback();
        QTRY_COMPARE(list.rowCount(), 2);
        desk.run(u"edit.search"_s);
        auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        QTest::keyClicks(search, u"buffer:ca"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        Filter inAnyState = desk.in(u"Card delivery"_s);
        inAnyState.show(work::any);
        QTRY_COMPARE(list.filter(), inAnyState);
        QTRY_COMPARE(list.rowCount(), 1);
        QCOMPARE(search->text(), QString());
    }

    void keysInTheSidebarKeepTheFocusThere()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund"_s);
        QVERIFY(desk.show(Filter{}));
        QWidget *tree = desk.window().sidebar().tree();
        tree->setFocus();
        for (const Place next : { Place::Mine, Place::NeedsReview }) {
            QTest::keyClick(desk.window().focusWidget(), Qt::Key_Down);
            QTRY_COMPARE(desk.window().centre().list().feedback().filter().place(), next);
            QCOMPARE(desk.window().focusWidget(), tree);
        }
        FeedbackListView &list = desk.window().centre().list();
        for (const Qt::Key key : { Qt::Key_Home, Qt::Key_End }) {
            QTest::keyClick(desk.window().focusWidget(), key);
            QTRY_VERIFY(list.feedback().rowCount() > 0);
            QTRY_COMPARE(list.currentIndex().row(), 0); // a key acts at once
            QCOMPARE(desk.window().focusWidget(), tree);
        }
    }

    void theItemStaysCurrentOnTheBoardAndBack()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: refund"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const FeedbackId item = desk.desk.server.item(u"dark-mode"_s);
        QVERIFY(desk.window().centre().list().setCurrentId(item));
        for (const QString &view : { u"view.board"_s, u"view.list"_s }) {
            desk.run(view);
            QTRY_COMPARE(desk.window().centre().list().currentId().value(), item.value());
        }
    }

    void aListStaysInSightUntilTheNextOneIsHere()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: refund"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        FeedbackListView &list = desk.window().centre().list();
        QTRY_COMPARE(list.feedback().rowCount(), 2);
        const QImage before = list.viewport()->grab().toImage();
        desk.window().centre().go(desk.in(u"Billing"_s));
        QCOMPARE(list.feedback().rowCount(), 0); // nothing that a key could act on
        QCOMPARE(list.viewport()->grab().toImage(), before);
        QTRY_COMPARE(list.feedback().rowCount(), 1);
        QVERIFY(list.viewport()->grab().toImage() != before);
    }

    void aListThatIsNotAViewCannotBeRenamed()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QTRY_VERIFY(!desk.context().actions.action(u"tools.editView"_s)->isEnabled());
        QCOMPARE(*desk.context().actions.whyNot(u"tools.deleteView"_s), u"Open a view first"_s);
    }

    void theNextStartShowsTheSameItemOfTheSameList()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow | Billing: refund"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const FeedbackId item = desk.desk.server.item(u"dark-mode"_s);
        desk.window().centre().goTo(item);
        desk.run(u"view.sidebar"_s);
        desk.restart();
        QTRY_COMPARE(desk.window().centre().list().currentId().value(), item.value());
        QVERIFY(desk.window().centre().navigation().current() == desk.in(u"Inbox"_s));
        QVERIFY(!desk.window().sidebar().isVisible());
    }

    void aDraftIsThereAfterTheNextStart()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().centre().goTo(desk.desk.server.item(u"slow"_s));
        QTRY_COMPARE(desk.window().detail().activeView().feedback().value(),
                     desk.desk.server.item(u"slow"_s).value());
        QTest::keyClicks(desk.find<QPlainTextEdit>(u"noteEdit"_s), u"Ask for the log"_s);
        desk.restart();
        QTRY_COMPARE(desk.find<QPlainTextEdit>(u"noteEdit"_s)->toPlainText(), u"Ask for the log"_s);
        desk.window().centre().goTo(desk.desk.server.item(u"crash"_s));
        QTRY_COMPARE(desk.find<QPlainTextEdit>(u"noteEdit"_s)->toPlainText(), QString());
    }

    void aLinkToWhatIsNotThereIsSaidAndNothingElse()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().centre().goTo(FeedbackId(4711));
        const QString said = desk.find<QLabel>(u"statusMessage"_s)->text();
        QVERIFY2(said.contains(toString(FeedbackId(4711))), qPrintable(said));
        QVERIFY(desk.window().centre().navigation().current() == desk.in(u"Inbox"_s));
    }

    void aLinkWaitsForItsItemUnlessThePersonGoesElsewhere()
    {
        WindowDesk desk(u"Inbox: crash | Billing: refund"_s); // still waits for the server
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        LinkOpener links(desk.context(), desk.window().centre());
        const auto arrives = [&desk](const QString &title) {
            desk.desk.server.put(title, u"Inbox"_s);
            return desk.follow();
        };
        DeepLink link;
        link.feedback = desk.desk.server.item(u"slow"_s);
        links.open(link);
        QVERIFY(arrives(u"slow"_s));
        QTRY_VERIFY(desk.list().currentId() == *link.feedback);
        link.feedback = desk.desk.server.item(u"late"_s);
        links.open(link);
        QVERIFY(desk.show(desk.in(u"Billing"_s)));
        QVERIFY(arrives(u"late"_s));
        QVERIFY(desk.window().centre().navigation().current() == desk.in(u"Billing"_s));
    }

    void aMessageIsNotAState()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        desk.window().showMessage(u"Signed in for this session only"_s);
        auto *message = desk.find<QLabel>(u"statusMessage"_s);
        QCOMPARE(message->text(), u"Signed in for this session only"_s);
        auto *time = desk.find<QTimer>(u"messageTime"_s);
        QVERIFY(time->isActive());
        time->start(0);
        QTRY_COMPARE(message->text(), QString());
        QVERIFY(!time->isActive());
    }

    void anEmptyListSaysWhatItsEmptinessMeans()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        Filter pending = inPlace({}, Place::Pending);
        desk.window().centre().go(pending);
        const auto *title
            = desk.window().centre().list().parentWidget()->findChild<QLabel *>(u"stateTitle"_s);
        QTRY_COMPARE(title->text(), u"Nothing is being routed"_s);
    }

    void resultsAreAnnounced()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const auto announces = [&desk](const QString &label, const QString &beginning) {
            const auto *said = QAccessible::queryAccessibleInterface(desk.find<QLabel>(label));
            return said->role() == QAccessible::Notification
                && said->text(QAccessible::Name).startsWith(beginning);
        };
        desk.press(Qt::Key_E);
        QTRY_VERIFY(announces(u"statusMessage"_s, u"Marked "_s));
        desk.run(u"edit.undo"_s);
        QTRY_VERIFY(announces(u"statusMessage"_s, u"Undone: "_s));
        SyncEngine &sync = desk.context().sync;
        Q_EMIT sync.stateChanged(offline());
        QVERIFY(announces(u"bannerLabel"_s, u"Offline since "_s));
        SyncState there;
        there.phase = SyncState::Phase::UpToDate;
        Q_EMIT sync.stateChanged(there);
        QVERIFY(announces(u"statusMessage"_s, u"Back online"_s));
        Q_EMIT desk.list().feedback().heldBackChanged(3);
        QVERIFY(announces(u"statusMessage"_s, u"3 new"_s));
        QCOMPARE(desk.find<QLabel>(u"statusMessage"_s)->text(), u"Back online"_s);
    }

    void theBannerSaysSinceWhenAndWhatWaits()
    {
        Theme theme;
        Banner banner(theme);
        banner.follow(OutboxSummary{ 3, 0 });
        QVERIFY(banner.isHidden());
        banner.follow(offline());
        const auto *label = banner.findChild<QLabel *>(u"bannerLabel"_s);
        QVERIFY2(label->text().startsWith(u"Offline since "_s), qPrintable(label->text()));
        QVERIFY2(label->text().contains(u", 3 "_s), qPrintable(label->text()));
        QSignalSpy retried(&banner, &Banner::retryRequested);
        banner.findChild<QPushButton *>(u"bannerButton"_s)->click();
        QCOMPARE(retried.size(), 1);
        SyncState there;
        there.phase = SyncState::Phase::UpToDate;
        banner.follow(there);
        QVERIFY(banner.isHidden());
    }

    void theBannerSaysThatTheClockIsWrong()
    {
        Theme theme;
        Banner banner(theme);
        SyncState state;
        state.phase = SyncState::Phase::UpToDate;
        state.clockLead = std::chrono::hours(24);
        banner.follow(state);
        QVERIFY(!banner.isHidden());
        const auto *label = banner.findChild<QLabel *>(u"bannerLabel"_s);
        QVERIFY2(label->text().contains(u"clock"_s), qPrintable(label->text()));
        QVERIFY(banner.findChild<QPushButton *>(u"bannerButton"_s)->isHidden());
        state.clockLead = {};
        banner.follow(state);
        QVERIFY(banner.isHidden());
    }

    void nothingIsUpToDateWhileChangesWait()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        auto *strip = desk.window().findChild<StatusStrip *>();
        SyncState state;
        state.phase = SyncState::Phase::UpToDate;
        strip->follow(state);
        const auto *connection = desk.find<QLabel>(u"connectionLabel"_s);
        QCOMPARE(connection->text(), u"Up to date"_s);
        strip->follow(OutboxSummary{ 5732, 0 });
        QVERIFY(connection->text() != u"Up to date"_s);
        strip->follow(OutboxSummary{ 5000, 0 });
        const QString waiting = u"%1 of %2"_s.arg(QLocale().toString(5000), QLocale().toString(5732));
        QVERIFY(desk.find<QPushButton>(u"queueButton"_s)->text().startsWith(waiting));
        strip->follow(OutboxSummary{});
        QCOMPARE(connection->text(), u"Up to date"_s);
    }

    void theWindowFitsOnAFullHdScreenAtTwiceTheSize()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().resize(960, 510);
        QTRY_COMPARE(desk.window().size(), QSize(960, 510));
    }

    /// It is in doubt and may be a duplicate, so that all that stands above the history is shown.
    void theHistoryOfAnItemIsInViewAt1366By768()
    {
        WindowDesk desk(u"Inbox: crash, boom* | Billing: -"_s);
        FeedServer &server = desk.desk.server;
        const FeedbackId crash = server.item(u"crash"_s);
        server.feedback(u"boom"_s).description
            = u"The export of my invoices ends with an error since the last update. It worked before. "_s
              u"What I need is a file with all invoices of the year, by Friday."_s;
        server.tellItem(u"boom"_s);
        server.tellNote(server.note(u"boom"_s, u"Asked for the log"_s, u"Sam"_s));
        QVERIFY(desk.show(desk.in(u"Inbox"_s)) && desk.follow());
        desk.window().resize(1366, 768);
        QTRY_COMPARE(desk.window().size(), QSize(1366, 768));
        DetailSources answers;
        answers.routing
            = [&server](FeedbackId, QObject *, const std::function<void(Result<RoutingDetails>)> &done) {
                  RoutingDetails details;
                  details.reasoning = u"No clear match. Closest: Billing (30%), for “invoices”."_s;
                  details.candidates = { { server.buffer(u"Billing"_s), 0.3, {} } };
                  done(details);
              };
        answers.duplicates
            = [crash](FeedbackId id, QObject *, const std::function<void(Result<Duplicates>)> &done) {
                  done(Duplicates{ id, {}, { { crash, 0.9, { u"export"_s, u"invoices"_s, u"update"_s } } } });
              };
        DetailView view(desk.desk.store(), desk.context().theme, dropRulesOf(desk.context()), answers);
        view.showKeys(desk.context().actions);
        view.resize(desk.window().detail().mainView().size());
        view.show();
        view.setFeedback(server.item(u"boom"_s));
        const auto *history = view.findChild<QListView *>(u"timelineList"_s);
        const QWidget *inView = view.findChild<QScrollArea *>(u"detailScroll"_s)->viewport();
        for (const auto *above : { "reviewStrip", "maybeSameList" })
            QTRY_VERIFY2(view.findChild<QWidget *>(QLatin1StringView(above))->isVisible(), above);
        QTRY_VERIFY(history->isVisible());
        const auto bottom = [history, inView] {
            const QRect first = history->visualRect(history->model()->index(0, 0));
            return history->viewport()->mapTo(inView, first.bottomLeft()).y();
        };
        QTRY_VERIFY2(bottom() < inView->height(), qPrintable(QString::number(bottom())));
    }

    void theDashboardIsNoListAndSearchesNone()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        const auto *lists = desk.find<QAbstractItemView>(u"bufferTree"_s);
        QVERIFY(search->isVisible());
        QVERIFY(lists->selectionModel()->hasSelection());
        desk.run(u"view.dashboard"_s);
        QVERIFY(!search->isVisible());
        QVERIFY(!lists->selectionModel()->hasSelection());
        desk.run(u"edit.searchHere"_s);
        QTRY_VERIFY(search->hasFocus());
        QCOMPARE(desk.window().centre().navigation().current().place(), Place::Everything);
        desk.run(u"view.dashboard"_s);
        desk.run(u"view.list"_s);
        QVERIFY(search->isVisible());
        QVERIFY(lists->selectionModel()->hasSelection());
    }

    void triageModeShowsTheNoteBoxWhenItIsAskedFor()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const auto *note = desk.find<QPlainTextEdit>(u"noteEdit"_s);
        QTRY_VERIFY(note->isVisible());
        desk.run(u"feedback.triage"_s);
        QTRY_VERIFY(!note->isVisible());
        desk.run(u"feedback.note"_s);
        QVERIFY(note->isVisible() && note->hasFocus());
        desk.press(Qt::Key_Escape);
        QVERIFY(!note->isVisible());
        desk.run(u"feedback.note"_s);
        QTest::keyClicks(desk.window().focusWidget(), u"call back"_s);
        desk.press(Qt::Key_Escape);
        QVERIFY(note->isVisible()); // a draft is in sight
        press(desk, Qt::Key_J);
        QTRY_VERIFY(!note->isVisible());
        desk.window().triage().leave();
        QTRY_VERIFY(note->isVisible());
    }

    void theTimeThatSendingTakesIsEstimated()
    {
        using namespace std::chrono_literals;
        QVERIFY(!StatusStrip::minutesLeft(3, 1min, 5732)); // too few to judge by
        QVERIFY(!StatusStrip::minutesLeft(50, 1s, 5732));
        QCOMPARE(StatusStrip::minutesLeft(1500, 20s, 5732), 1);
        QCOMPARE(StatusStrip::minutesLeft(100, 20s, 5732), 19);
        StatusStrip strip;
        SyncState state;
        state.phase = SyncState::Phase::UpToDate;
        strip.follow(state);
        int waiting = 100'000;
        strip.follow(OutboxSummary{ waiting, 0 });
        const auto *queue = strip.findChild<QPushButton *>(u"queueButton"_s);
        QTRY_VERIFY((strip.follow(OutboxSummary{ waiting -= 100, 0 }), queue->text().contains(u"about"_s)));
        state.phase = SyncState::Phase::Offline;
        strip.follow(state);
        QVERIFY(!queue->text().contains(u"about"_s));
    }

    void aServerThatTakesNothingIsShown()
    {
        StatusStrip strip;
        SyncState state;
        state.phase = SyncState::Phase::UpToDate;
        strip.follow(state);
        const auto *connection = strip.findChild<QLabel *>(u"connectionLabel"_s);
        auto *patience = strip.findChild<QTimer *>(u"patience"_s);
        patience->setInterval(0);
        strip.follow(OutboxSummary{ 1, 0 });
        QTRY_COMPARE(connection->text(), u"Waiting for the server…"_s);
        patience->setInterval(std::chrono::hours(1));
        strip.follow(OutboxSummary{ 2, 0 });
        QCOMPARE(connection->text(), u"Sending…"_s);
    }

    void theSelectionAndTheConnectionDoNotReadAsOneSentence()
    {
        StatusStrip strip;
        const auto *selection = strip.findChild<QLabel *>(u"selectionLabel"_s);
        strip.setSelection(u"19 in this list"_s);
        QCOMPARE(selection->text().simplified(), u"19 in this list ·"_s);
        QCOMPARE(selection->accessibleName(), u"19 in this list"_s);
        strip.setSelection({});
        QVERIFY(selection->isHidden());
    }

    void anEntryOfTheMenuOfAnItemThatDoesNothingSaysWhy()
    {
        WindowDesk desk(u"Inbox: crash | Nowhere: lost, doubtful*"_s);
        const QMenu *menu = desk.window().menus().itemMenu();
        QVERIFY(menu->toolTipsVisible());
        const auto isUnavailable = [&desk, menu](CommandId id) {
            const QList<QAction *> entries = menu->actions();
            QAction *entry = desk.context().actions.action(id);
            return entries.contains(entry) && !entry->isEnabled()
                && entry->toolTip() == u"It is in no buffer"_s;
        };
        QVERIFY(desk.show(inPlace({}, Place::Unassigned)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"lost"_s)));
        QTRY_VERIFY(isUnavailable(CommandId::FeedbackLooksRight) && isUnavailable(CommandId::FeedbackRemove));
        // What is marked for review may belong nowhere.
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"doubtful"_s)));
        QTRY_VERIFY(desk.context().actions.action(CommandId::FeedbackLooksRight)->isEnabled());
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"crash"_s)));
        QTRY_VERIFY(desk.context().actions.action(CommandId::FeedbackRemove)->isEnabled());
    }

    void theWindowSaysThatAnItemIsBack()
    {
        WindowDesk desk(u"Inbox: crash, slow, refund"_s);
        desk.desk.signIn(u"Kim"_s);
        desk.desk.server.triage(u"refund"_s).owner = desk.desk.server.member(u"Sam"_s).id;
        desk.desk.server.setDuplicate(u"crash"_s, u"slow"_s);
        for (const QString &title : { u"slow"_s, u"refund"_s, u"crash"_s }) {
            desk.desk.server.triage(title).snoozedUntil = Timestamp(1'000);
            desk.desk.server.tellItem(title);
        }
        QVERIFY(desk.desk.follow());
        desk.desk.store().wakeDue();
        desk.desk.store().flush();
        const QString told = u"Back from its snooze: %1"_s.arg(isolated(u"slow"_s));
        QTRY_COMPARE(desk.find<QLabel>(u"statusMessage"_s)->text(), told);
        desk.find<QPushButton>(u"toastOfferButton"_s)->click();
        QTRY_COMPARE(desk.window().detail().activeView().feedback().value(),
                     desk.desk.server.item(u"slow"_s).value());
    }

    void severalItemsThatAreBackAreShownInTheirList()
    {
        WindowDesk desk(u"Inbox: crash, slow, other"_s);
        desk.desk.signIn(u"Kim"_s);
        for (const QString &title : { u"slow"_s, u"crash"_s, u"other"_s }) {
            desk.desk.server.triage(title).owner = desk.desk.server.member(u"Kim"_s).id;
            if (title != u"other"_s)
                desk.desk.server.triage(title).snoozedUntil = Timestamp(1'000);
            desk.desk.server.tellItem(title);
        }
        QVERIFY(desk.desk.follow());
        desk.desk.store().wakeDue();
        desk.desk.store().flush();
        QTRY_VERIFY(desk.find<QLabel>(u"statusMessage"_s)->text().startsWith(u"2 back"_s));
        desk.find<QPushButton>(u"toastOfferButton"_s)->click();
        const Filter shown = desk.window().centre().navigation().current();
        QVERIFY(shown.place() == Place::Back);
        // The number of the message is that of its list, also when items were looked at.
        const FeedbackListModel &model = desk.list().feedback();
        QTRY_VERIFY(model.filter() == shown && !model.isLoading());
        QCOMPARE(model.rowCount(), 2);
        desk.desk.server.feedback(u"other"_s).needsReview = true;
        desk.desk.server.tellItem(u"other"_s);
        QVERIFY(desk.desk.follow());
        QCOMPARE(model.rowCount(), 2);
        // No parameter expresses these items: an export, a view or a link would have all of the list.
        const ActionRegistry &actions = desk.context().actions;
        constexpr std::array ofQueries{ CommandId::FileExport, CommandId::ToolsSaveView,
                                        CommandId::ToolsCopyLink, CommandId::ToolsUpdateView,
                                        CommandId::FeedbackTakeNext };
        for (const CommandId each : ofQueries) {
            QTRY_VERIFY(actions.whyNot(each).value_or(QString()).contains(u"Back from snooze"_s));
            QVERIFY(actions.action(each)->toolTip().contains(u"Back from snooze"_s));
        }
        const auto *save = desk.find<QToolButton>(u"saveFilterButton"_s);
        QVERIFY(save->isVisible() && !save->isEnabled() && save->toolTip().contains(u"Back from snooze"_s));
        Filter narrower = shown;
        narrower.search = u"nowhere"_s;
        desk.window().centre().go(narrower);
        FeedbackPane &pane = desk.window().centre().pane();
        const auto *title = pane.findChild<QLabel *>(u"stateTitle"_s);
        QTRY_COMPARE(title->text(), u"No results"_s);
        pane.findChildren<QPushButton *>(u"stateButton1"_s).last()->click(); // "Clear Search and Filters"
        QVERIFY(desk.window().centre().navigation().current() == shown);
        QTRY_COMPARE(model.rowCount(), 2);
        for (const QString &done : { u"slow"_s, u"crash"_s }) {
            desk.desk.server.triage(done).state = TriageState::Done;
            desk.desk.server.tellItem(done);
        }
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(title->text(), u"All done here"_s);
        Filter without = shown;
        without.woken.clear();
        desk.window().centre().go(without);
        QTRY_COMPARE(model.rowCount(), 1);
        QTRY_VERIFY(!actions.whyNot(CommandId::FileExport) && !actions.whyNot(CommandId::ToolsSaveView)
                    && !actions.whyNot(CommandId::ToolsCopyLink));
        QVERIFY(save->isEnabled());
    }

    void theBannerLeadsBackIn()
    {
        Theme theme;
        Banner banner(theme);
        SyncState out;
        out.phase = SyncState::Phase::SignedOut;
        banner.follow(OutboxSummary{ 2, 0 });
        banner.follow(out);
        const QString text = banner.findChild<QLabel *>(u"bannerLabel"_s)->text();
        QVERIFY2(text.contains(u"2 unsent changes are saved"_s), qPrintable(text));
        QSignalSpy wanted(&banner, &Banner::connectRequested);
        banner.findChild<QPushButton *>(u"bannerButton"_s)->click();
        QCOMPARE(wanted.size(), 1);
    }
};

TRIAGE_TEST(TestMainWindow, QApplication)
#include "tst_mainwindow.moc"
