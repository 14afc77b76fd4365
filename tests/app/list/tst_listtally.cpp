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
        QTRY_COMPARE_WITH_TIMEOUT(tally.closed(), std::optional<qint64>(1), patience);
    }
};

TRIAGE_TEST(TestListTally, QApplication)
#include "tst_listtally.moc"
