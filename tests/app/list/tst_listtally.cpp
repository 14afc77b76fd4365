// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a list says what the list leaves out.
#include "list/listtally.h"
#include "support/testprogram.h"
#include "theme/theme.h"
#include "viewdesk.h"

#include <QApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestListTally : public QObject
{
    Q_OBJECT

private:
    /// Snoozes, closes and declines one item each, and makes one a duplicate of "crash".
    static void giveStates(ViewDesk &desk)
    {
        desk.desk.server.triage(u"slow"_s).snoozedUntil = Timestamp(4'000'000'000'000);
        desk.desk.server.triage(u"late"_s).state = TriageState::Done;
        desk.desk.server.triage(u"dark"_s).state = TriageState::Declined;
        for (const QString &title : { u"slow"_s, u"late"_s, u"dark"_s })
            desk.desk.server.tellItem(title);
        desk.desk.server.setDuplicate(u"loud"_s, u"crash"_s);
        QVERIFY(desk.desk.follow());
    }

private Q_SLOTS:
    void aSearchIsCountedAlsoWhileItsItemsChange()
    {
        ViewDesk desk(u"Inbox: crash, crashes, crashed"_s);
        desk.desk.server.setState(u"crashed"_s, TriageState::Done);
        QVERIFY(desk.desk.follow());
        ListTally tally(desk.list, desk.desk.store(), nullptr);
        Filter search;
        search.search = u"crash"_s;
        QVERIFY(desk.show(search));
        // The list is read again after each change.
        QTimer feed;
        int changes = 0;
        connect(&feed, &QTimer::timeout, &feed, [&desk, &changes] {
            desk.desk.server.triage(u"crash"_s).tags = { QString::number(++changes) };
            desk.desk.server.tellItem(u"crash"_s);
            QVERIFY(desk.desk.follow());
        });
        feed.start(50);
        QTRY_COMPARE_WITH_TIMEOUT(tally.hidden(), qint64(1), patience);
    }

    void eachStateOfAListIsCountedAsItsOwnListShowsIt()
    {
        ViewDesk desk(u"Inbox: crash, slow, late, dark, loud"_s);
        giveStates(desk);
        ListTally tally(desk.list, desk.desk.store(), nullptr);
        Filter all = desk.in(u"Inbox"_s);
        all.show(work::any);
        QVERIFY(desk.show(all));
        QTRY_VERIFY(tally.states() == (StateCounts{ .open = 1, .snoozed = 1, .done = 1, .declined = 1 }));
        QCOMPARE(desk.list.rowCount(), 5); // with the duplicate
    }

    void aListOfEachGroupOnceSaysHowManyDuplicatesItHides()
    {
        ViewDesk desk(u"Inbox: crash, slow, late, dark, loud, loudest"_s);
        giveStates(desk);
        desk.desk.server.triage(u"loudest"_s).state = TriageState::Done;
        desk.desk.server.setDuplicate(u"loudest"_s, u"late"_s);
        QVERIFY(desk.desk.follow());
        ListTally tally(desk.list, desk.desk.store(), nullptr);
        for (const auto &[shown, text] : { std::pair(work::any, u"2 duplicate(s) hidden · Show"_s),
                                           std::pair(work::closed, u"1 duplicate(s) hidden · Show"_s) }) {
            Filter list = desk.in(u"Inbox"_s);
            list.show(shown);
            list.duplicates = DuplicatesFilter::Hide;
            QVERIFY(desk.show(list));
            const int rows = desk.list.rowCount();
            QTRY_COMPARE(tally.text(), text);
            list.duplicates.reset();
            QVERIFY(desk.show(list));
            QCOMPARE(desk.list.rowCount(), rows + text.left(1).toInt());
            QTRY_COMPARE(tally.hidden(), qint64(0));
        }
    }

    void aListOfOpenWorkSaysInWhichStatesItsHiddenItemsAre()
    {
        ViewDesk desk(u"Inbox: crash, slow, late, dark, loud | Billing: -"_s);
        giveStates(desk);
        ListTally tally(desk.list, desk.desk.store(), nullptr);
        const QString all = u"1 done, 1 snoozed, 1 declined, 1 duplicate(s) hidden · Show"_s;
        Filter search;
        search.search = u"late"_s;
        Filter grouped = desk.in(u"Inbox"_s);
        grouped.duplicates = DuplicatesFilter::Hide;
        for (const auto &[list, text] :
             { std::pair(desk.in(u"Inbox"_s), all), std::pair(Filter(), all),
               std::pair(search, u"1 done hidden · Show"_s),
               // Its duplicates stay away also when all states are shown.
               std::pair(grouped, u"1 done, 1 snoozed, 1 declined hidden · Show"_s) }) {
            QVERIFY(desk.show(list));
            QTRY_COMPARE(tally.text(), text);
        }
        QVERIFY(desk.show(desk.in(u"Billing"_s)));
        QTRY_VERIFY(!tally.isCounting());
        QVERIFY(!tally.isVisible());
    }

    void aNarrowColumnSaysHowManyItemsItHides()
    {
        ViewDesk desk(u"Inbox: crash, slow, late, dark, loud"_s);
        giveStates(desk);
        ListTally tally(desk.list, desk.desk.store(), nullptr);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        const QString all = u"4 hidden · Show"_s;
        QTRY_VERIFY(tally.text().startsWith(u"1 done, "));
        tally.resize(tally.fontMetrics().horizontalAdvance(all) + 2 * space::s, tally.sizeHint().height());
        const QImage narrow = tally.grab().toImage();
        tally.setText(all);
        QCOMPARE(tally.grab().toImage(), narrow);
    }
};

TRIAGE_TEST(TestListTally, QApplication)
#include "tst_listtally.moc"
