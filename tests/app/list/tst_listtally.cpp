// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a list says what the list leaves out.
#include "list/listtally.h"
#include "support/testprogram.h"
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

private Q_SLOTS:
    void aSearchIsCountedAlsoWhileItsItemsChange()
    {
        ViewDesk desk(u"Inbox: crash, crashes, crashed"_s);
        desk.desk.server.triage(u"crashed"_s).state = TriageState::Done;
        desk.desk.server.tellItem(u"crashed"_s);
        QVERIFY(desk.desk.follow());
        ListTally tally(desk.list, desk.desk.store(), nullptr);
        Filter search;
        search.show(work::any);
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
        QTRY_VERIFY_WITH_TIMEOUT(tally.states() == (StateCounts{ .open = 2, .done = 1 }), patience);
    }

    void eachStateOfAListIsCountedAsItsOwnListShowsIt()
    {
        ViewDesk desk(u"Inbox: crash, slow, late, dark, loud"_s);
        desk.desk.server.triage(u"slow"_s).snoozedUntil = Timestamp(4'000'000'000'000);
        desk.desk.server.triage(u"late"_s).state = TriageState::Done;
        desk.desk.server.triage(u"dark"_s).state = TriageState::Declined;
        for (const QString &title : { u"slow"_s, u"late"_s, u"dark"_s })
            desk.desk.server.tellItem(title);
        desk.desk.server.setDuplicate(u"loud"_s, u"crash"_s);
        QVERIFY(desk.desk.follow());
        ListTally tally(desk.list, desk.desk.store(), nullptr);
        Filter all = desk.in(u"Inbox"_s);
        all.show(work::any);
        QVERIFY(desk.show(all));
        QTRY_VERIFY(tally.states() == (StateCounts{ .open = 1, .snoozed = 1, .done = 1, .declined = 1 }));
        QCOMPARE(desk.list.rowCount(), 5); // with the duplicate
    }
};

TRIAGE_TEST(TestListTally, QApplication)
#include "tst_listtally.moc"
