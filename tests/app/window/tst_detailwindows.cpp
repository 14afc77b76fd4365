// SPDX-License-Identifier: GPL-3.0-or-later
// Details in windows of their own: commands act on the one in front, and on nothing else.
#include "windowdesk.h"

#include "detail/detailview.h"
#include "list/feedbacklistview.h"
#include "support/testprogram.h"
#include "widgets/keybutton.h"
#include "widgets/keycap.h"
#include "window/triagemode.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestDetailWindows : public QObject
{
    Q_OBJECT

private:
    static QList<DetailView *> windows(WindowDesk &desk)
    {
        QList<DetailView *> found;
        for (DetailView *each : desk.window().findChildren<DetailView *>()) {
            if (each->isWindow() && each->isVisible())
                found << each;
        }
        return found;
    }

    /// Presses a key where the focus of the window is.
    static void press(QWidget *window, Qt::Key key)
    {
        QApplication::setActiveWindow(window);
        QCoreApplication::processEvents(); // a key has no effect before its command is available
        QTest::keyClick(window->focusWidget() ? window->focusWidget() : window, key);
    }

private Q_SLOTS:
    void severalAreOpenAtOnceAndTheSameOneOnlyOnce()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().centre().list().setCurrentId(desk.desk.server.item(u"crash"_s));
        desk.run(u"feedback.window"_s);
        QCOMPARE(windows(desk).size(), 1);
        QVERIFY2(windows(desk).front()->windowTitle().startsWith(u"crash"_s),
                 qPrintable(windows(desk).front()->windowTitle()));
        desk.window().detail().openInOwnWindow(desk.desk.server.item(u"slow"_s), &desk.window());
        desk.window().detail().openInOwnWindow(desk.desk.server.item(u"crash"_s), &desk.window());
        QCOMPARE(windows(desk).size(), 2);
    }

    void keysInADetailWindowActOnItsItem()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        desk.desk.signIn(u"Me"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().centre().list().setCurrentId(desk.desk.server.item(u"crash"_s));
        desk.window().detail().openInOwnWindow(desk.desk.server.item(u"slow"_s), &desk.window());
        DetailView *own = windows(desk).front();
        press(own, Qt::Key_1); // Billing
        QTRY_COMPARE(desk.desk.board(), u"Billing: slow | Inbox: crash"_s);
        press(own, Qt::Key_I);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open, Me"_s);
        press(own, Qt::Key_E);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"done, Me"_s);
        QCOMPARE(desk.desk.triage(u"crash"_s), u"open"_s);
        press(&desk.window(), Qt::Key_1);
        QTRY_COMPARE(desk.desk.board(), u"Billing: crash | Inbox: -"_s);
    }

    void everyKeyThatADetailWindowShowsWorksThere()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        desk.window().detail().openInOwnWindow(desk.desk.server.item(u"slow"_s), &desk.window());
        const DetailView *own = windows(desk).front();
        std::set<CommandId> shown;
        for (const KeyButton *button : own->findChildren<KeyButton *>()) {
            for (const Command &command : desk.context().actions.commands()) {
                QAction *action = desk.context().actions.action(command.id);
                if (button->keyText().isEmpty() || button->keyText() != keyCapText(action->shortcut()))
                    continue;
                QVERIFY2(own->actions().contains(action), qPrintable(command.name));
                shown.insert(command.id);
            }
        }
        QVERIFY(shown.contains(CommandId::FeedbackDone) && shown.contains(CommandId::FeedbackNotSame));
    }

    void anActInADetailWindowLeavesTheMainWindowWhereItIs()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode, slow, login | Billing: -"_s);
        const FeedbackId crash = desk.desk.server.item(u"crash"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QVERIFY(desk.list().setCurrentId(crash));
        desk.window().detail().openInOwnWindow(desk.desk.server.item(u"slow"_s), &desk.window());
        QApplication::setActiveWindow(windows(desk).front());
        desk.run(u"feedback.pin1"_s); // Billing
        QTRY_COMPARE(desk.desk.board(), u"Billing: slow | Inbox: crash, dark-mode, login"_s);
        QVERIFY(desk.list().currentId() == crash);
    }

    void anActInADetailWindowIsNoDecisionOfTriageMode()
    {
        WindowDesk desk(u"Inbox: crash, slow, login | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"feedback.triage"_s);
        const TriageMode &triage = desk.window().triage();
        const FeedbackId login = desk.desk.server.item(u"login"_s);
        QVERIFY(triage.current() == login);
        desk.window().detail().openInOwnWindow(desk.desk.server.item(u"crash"_s), &desk.window());
        QApplication::setActiveWindow(windows(desk).front());
        desk.run(u"feedback.pin1"_s); // Billing
        QTRY_COMPARE(desk.desk.board(), u"Billing: crash | Inbox: slow, login"_s);
        QVERIFY(triage.current() == login);
        QTRY_COMPARE(desk.find<QLabel>(u"triageCount"_s)->text(), u"3 left · 1 by you today"_s);
        QApplication::setActiveWindow(&desk.window());
        desk.run(u"feedback.pin1"_s);
        QTRY_VERIFY(triage.current() == desk.desk.server.item(u"slow"_s));
        QTRY_COMPARE(desk.find<QLabel>(u"triageCount"_s)->text(), u"2 left · 2 by you today"_s);
    }

    void looksRightInADetailWindowTakesNoSuggestionForAnotherItem()
    {
        WindowDesk desk(u"Inbox: crash* | Nowhere: slow, login"_s);
        QVERIFY(desk.show(inPlace({}, Place::Unassigned)));
        desk.run(u"feedback.triage"_s);
        const TriageMode &triage = desk.window().triage();
        const FeedbackId current = triage.current();
        QVERIFY(current.isValid());
        const FeedbackId crash = desk.desk.server.item(u"crash"_s);
        desk.window().detail().openInOwnWindow(crash, &desk.window());
        QApplication::setActiveWindow(windows(desk).front());
        desk.run(u"feedback.looksRight"_s);
        QTRY_VERIFY(!desk.desk.store().item(crash)->feedback.needsReview);
        QVERIFY(triage.current() == current);
    }

    void anItemThatAColleagueClosesAfterAnOwnActIsNotOpenedAgain()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.window().detail().openInOwnWindow(desk.desk.server.item(u"slow"_s), &desk.window());
        DetailView *own = windows(desk).front();
        press(own, Qt::Key_1); // Billing
        QTRY_COMPARE(desk.desk.board(), u"Billing: slow | Inbox: crash"_s);
        desk.desk.server.setState(u"slow"_s, TriageState::Done);
        QVERIFY(desk.follow());
        press(own, Qt::Key_E);
        desk.desk.store().flush();
        QCOMPARE(desk.desk.triage(u"slow"_s), u"done"_s);
        press(own, Qt::Key_E); // the person has read it
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open"_s);
    }

    void doneTwiceIsNotOpenedAgain()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        const FeedbackId slow = desk.desk.server.item(u"slow"_s);
        const auto done = [&desk] {
            desk.run(u"feedback.done"_s);
            desk.desk.store().flush();
            return desk.desk.triage(u"slow"_s);
        };
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"crash"_s)));
        desk.window().detail().openInOwnWindow(slow, &desk.window());
        DetailView *own = windows(desk).front();
        QApplication::setActiveWindow(own);
        QApplication::setActiveWindow(&desk.window()); // each window keeps what was seen in it
        desk.desk.server.triage(u"slow"_s).state = TriageState::Done;
        desk.desk.server.tellItem(u"slow"_s);
        QVERIFY(desk.follow());
        QApplication::setActiveWindow(own);
        QCOMPARE(done(), u"done"_s);
        QVERIFY(desk.desk.store().outbox().empty());
        QCOMPARE(done(), u"open"_s); // the person has read it
    }

    void anItemThatIsOpenedOnceMoreIsSeenAsItIs_data()
    {
        QTest::addColumn<bool>("isClosedByKey");
        QTest::newRow("after Escape") << true;
        QTest::newRow("after its window was destroyed") << false;
    }

    void anItemThatIsOpenedOnceMoreIsSeenAsItIs()
    {
        QFETCH(const bool, isClosedByKey);
        WindowDesk desk(u"Inbox: crash, slow"_s);
        const FeedbackId slow = desk.desk.server.item(u"slow"_s);
        const auto open = [&desk, slow] {
            desk.window().detail().openInOwnWindow(slow, &desk.window());
            QApplication::setActiveWindow(windows(desk).front());
        };
        open();
        if (isClosedByKey)
            QTest::keyClick(windows(desk).front(), Qt::Key_Escape);
        else
            delete windows(desk).front();
        QTRY_COMPARE(windows(desk).size(), 0);
        desk.desk.server.triage(u"slow"_s).state = TriageState::Done;
        desk.desk.server.tellItem(u"slow"_s);
        QVERIFY(desk.follow());
        open();
        desk.run(u"feedback.done"_s);
        QTRY_COMPARE(desk.desk.triage(u"slow"_s), u"open"_s);
    }

    void escapeClosesOne()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        desk.window().detail().openInOwnWindow(desk.desk.server.item(u"crash"_s), &desk.window());
        DetailView *window = windows(desk).front();
        QApplication::setActiveWindow(window);
        QTest::keyClick(window, Qt::Key_Escape);
        QTRY_COMPARE(windows(desk).size(), 0);
    }
};

TRIAGE_TEST(TestDetailWindows, QApplication)
#include "tst_detailwindows.moc"
