// What people do is shown at once, and what the server says comes below it.
#include "storedesk.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class tst_LocalStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheServerTellsIsListed()
    {
        StoreDesk desk;
        QVERIFY(desk.store().isEmpty());
        desk.serverHas(u"Inbox: crash, dark-mode* | Billing: -"_s);
        QVERIFY(!desk.store().isEmpty());
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode*"_s);
        QCOMPARE(desk.bufferCounts(), u"Billing 0, Inbox 2"_s);
        QCOMPARE(desk.counts(), u"all 2, review 1, unassigned 0, failed 0, pending 0"_s);
        QCOMPARE(desk.sync().cursor(), "page1"_ba);
    }

    void aMoveIsShownAtOnceAndSentInOrder()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: dark-mode"_s);
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Inbox 1"_s);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Queued);
        QCOMPARE(desk.send(), u"put crash into Billing"_s);
        QCOMPARE(desk.send(), u"take crash out of Inbox"_s);
        QCOMPARE(desk.send(), u"-"_s);
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: dark-mode"_s);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Sent);
    }
};

QTEST_GUILESS_MAIN(tst_LocalStore)
#include "tst_localstore.moc"
