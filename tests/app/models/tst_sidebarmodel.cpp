// SPDX-License-Identifier: GPL-3.0-or-later
// The sidebar follows buffers and counts row by row, and remembers pins.
#include "models/roles.h"
#include "models/sidebarmodel.h"
#include "models/sidebarrows.h"
#include "store/feedpage.h"
#include "store/storesync.h"
#include "storedesk.h"
#include "support/testprogram.h"
#include "views/listedview.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// "Feedback: Inbox 2, … | Buffers: Billing 0 [1], …".
QString inWords(const SidebarModel &model)
{
    QStringList sections;
    for (int top = 0; top < model.rowCount(); ++top) {
        const QModelIndex heading = model.index(top, 0);
        QStringList rows;
        for (int row = 0; row < model.rowCount(heading); ++row) {
            const QModelIndex index = model.index(row, 0, heading);
            QString words = u"%1 %2"_s.arg(index.data().toString()).arg(index.data(CountRole).toLongLong());
            if (const int pin = index.data(PinRole).toInt())
                words += u" [%1]"_s.arg(pin);
            rows += words;
        }
        sections += u"%1: %2"_s.arg(heading.data().toString(), rows.join(u", "_s));
    }
    return sections.join(u" | "_s);
}

QString section(const SidebarModel &model, int number)
{
    return inWords(model).section(u" | "_s, number, number);
}

} // namespace

class TestSidebarModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesAndBuffersStandWithTheirCounts()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode* | Billing: -"_s);
        SidebarModel model(desk.store());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(
            inWords(model),
            u"Feedback: Inbox 2, Mine 0, Needs review 1, Unassigned 0, Snoozed 0, Done 0, Everything 2 | "
            "Buffers: Billing 0 [1], Inbox 2 [2]"_s);
        const QModelIndex inbox = model.indexOf(desk.server.buffer(u"Inbox"_s));
        QCOMPARE(inbox.data(Qt::AccessibleTextRole).toString(), u"Inbox, 2 item(s), key 2"_s);
    }

    void rareListsHaveARowOnlyWhileNeeded()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        SidebarModel model(desk.store());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Filter pending = inPlace({}, Place::Pending);
        QVERIFY(!model.indexOf(pending).isValid());
        // The heading over its list has its name, as has that of a buffer that was deleted.
        QCOMPARE(rowOf(pending, desk.store()).name, u"Being routed"_s);
        Filter gone = inBuffer({}, BufferId(1));
        QCOMPARE(rowOf(gone, desk.store()).name, u"A deleted buffer"_s);
    }

    /// The message that they are back is gone after a minute.
    void itemsThatAreBackHaveARowUntilTheyAreSeen()
    {
        StoreDesk desk;
        desk.server.triage(u"theirs"_s).owner = desk.server.member(u"Sam"_s).id;
        for (const QString &title : { u"crash"_s, u"slow"_s, u"theirs"_s })
            desk.server.triage(title).snoozedUntil = Timestamp(1'000);
        desk.serverHas(u"Inbox: crash, slow, theirs, other"_s);
        desk.signIn(u"Kim"_s);
        const QString both = u"Back from snooze 2, Snoozed 0"_s;
        {
            SidebarModel model(desk.store());
            QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
            desk.store().wakeDue();
            desk.store().flush();
            QTRY_VERIFY2(inWords(model).contains(both), qPrintable(inWords(model)));
        }
        desk.reopen();
        SidebarModel model(desk.store());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY2(inWords(model).contains(both), qPrintable(inWords(model)));
        Filter back;
        back.woken = desk.store().counts().back;
        QVERIFY(model.indexOf(back).isValid());
        QCOMPARE(rowOf(back, desk.store()).name, u"Back from snooze"_s);
        QCOMPARE(desk.listed(back), u"slow, crash"_s);
        const FeedbackId slow = desk.server.item(u"slow"_s);
        desk.store().markSeen(std::span(&slow, 1));
        desk.store().flush();
        QTRY_VERIFY(inWords(model).contains(u"Back from snooze 1,"_s));
        QCOMPARE(desk.listed(back), u"slow, crash"_s); // which the person works on
        const FeedbackId crash = desk.server.item(u"crash"_s);
        desk.store().markSeen(std::span(&crash, 1));
        desk.store().flush();
        QTRY_VERIFY(!inWords(model).contains(u"Back"_s));
    }

    void aMoveChangesCountsInPlace()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        SidebarModel model(desk.store());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        const QPersistentModelIndex billing(model.indexOf(desk.server.buffer(u"Billing"_s)));
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        QTRY_COMPARE(section(model, 1), u"Buffers: Billing 1 [1], Inbox 1 [2]"_s);
        QCOMPARE(billing.data(CountRole).toLongLong(), 1);
        QCOMPARE(inserted.size(), 0);
    }

    void aSuggestionHasAHeadingOfItsOwn()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        SidebarModel model(desk.store());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 2);
        desk.server.buffer(u"Wishes"_s);
        desk.server.bufferRecord(u"Wishes"_s).needsReview = true;
        desk.server.tellBuffer(u"Wishes"_s);
        QVERIFY(desk.follow());
        QTRY_COMPARE(section(model, 1), u"Suggested buffers: Wishes 0"_s);
        QVERIFY(model.indexOf(desk.server.buffer(u"Wishes"_s)).data(SuggestionRole).toBool());
        desk.server.bufferRecord(u"Wishes"_s).needsReview = false;
        desk.server.tellBuffer(u"Wishes"_s);
        QVERIFY(desk.follow());
        QTRY_COMPARE(model.rowCount(), 2);
        QCOMPARE(section(model, 1), u"Buffers: Inbox 1 [1], Wishes 0 [2]"_s);
    }

    void pinsAreChosenAndKept()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: - | Billing: - | Wishes: -"_s);
        {
            SidebarModel model(desk.store());
            model.setPin(desk.server.buffer(u"Wishes"_s), 1);
            QCOMPARE(section(model, 1), u"Buffers: Billing 0, Inbox 0 [2], Wishes 0 [1]"_s);
            model.setPin(desk.server.buffer(u"Inbox"_s), 0);
        }
        desk.store().flush();
        const SidebarModel again(desk.store());
        QCOMPARE(section(again, 1), u"Buffers: Billing 0, Inbox 0, Wishes 0 [1]"_s);
        QCOMPARE(again.pins().front().value(), desk.server.buffer(u"Wishes"_s).value());
    }

    void aNewBufferMovesNobodysKey()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: - | Billing: -"_s);
        {
            SidebarModel model(desk.store());
            model.keepPins();
            QCOMPARE(section(model, 1), u"Buffers: Billing 0 [1], Inbox 0 [2]"_s);
            desk.server.buffer(u"Aaa"_s);
            QVERIFY(desk.follow());
            QTRY_COMPARE(section(model, 1), u"Buffers: Aaa 0 [3], Billing 0 [1], Inbox 0 [2]"_s);
            model.setPin(desk.server.buffer(u"Billing"_s), 0);
            desk.server.removeBuffer(u"Inbox"_s);
            desk.server.bufferRecord(u"Aab"_s).needsReview = true;
            desk.server.tellBuffer(u"Aab"_s);
            QVERIFY(desk.follow());
            QTRY_COMPARE(section(model, 1), u"Suggested buffers: Aab 0"_s);
            desk.server.bufferRecord(u"Aab"_s).needsReview = false;
            desk.server.tellBuffer(u"Aab"_s);
            QVERIFY(desk.follow());
            QTRY_COMPARE(section(model, 1), u"Buffers: Aaa 0 [3], Aab 0 [1], Billing 0"_s);
        }
        desk.store().flush();
        SidebarModel again(desk.store());
        again.keepPins();
        QCOMPARE(section(again, 1), u"Buffers: Aaa 0 [3], Aab 0 [1], Billing 0"_s);
    }

    void aViewThatFindsOnlySimilarWordsCountsWhatItsListHas()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: shipping, crash"_s);
        ViewRecord record;
        record.view.id = ViewId(7);
        record.view.name = u"Mistyped"_s;
        record.view.filter.search = u"shippng"_s;
        desk.sync().applyViews(viewsText(std::vector{ record }), desk.sync().listRequest());
        QTRY_COMPARE(desk.store().views().size(), 1);
        const Listing list = desk.listing(listedViews(desk.store()).front().filter);
        QVERIFY(list.isSimilar);
        QCOMPARE(list.ids.size(), 1);
        const SidebarModel model(desk.store());
        QTRY_COMPARE(model.indexOf(list.filter).data(CountRole).toLongLong(), 1);
        QCOMPARE(model.indexOf(list.filter).data().toString(), record.view.name);
    }

    void namesAreFiltered()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: - | Billing: -"_s);
        SidebarModel model(desk.store());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setNameFilter(u"bILL"_s);
        QCOMPARE(inWords(model), u"Buffers: Billing 0 [1]"_s);
        model.setNameFilter(u"nothing"_s);
        QCOMPARE(model.rowCount(), 0);
        model.setNameFilter({});
        QCOMPARE(model.rowCount(), 2);
    }

    void itEqualsAFreshOneAfterAnyChanges()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: -"_s);
        SidebarModel model(desk.store());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QRandomGenerator random(7);
        for (int round = 0; round < 60; ++round) {
            const QString buffer = u"Buffer%1"_s.arg(random.bounded(8));
            const QString item = u"item%1"_s.arg(random.bounded(20));
            if (random.bounded(4) == 0) {
                desk.server.buffer(buffer);
                desk.server.bufferRecord(buffer).needsReview = random.bounded(2);
                desk.server.tellBuffer(buffer);
            } else {
                desk.server.put(item, buffer);
                desk.server.feedback(item).needsReview = random.bounded(2);
                desk.server.feedback(item).routingStatus = RoutingStatus(random.bounded(4));
                desk.server.tellItem(item);
            }
            QVERIFY(desk.follow());
            const SidebarModel fresh(desk.store());
            QTRY_COMPARE(inWords(model), inWords(fresh));
        }
        QCOMPARE(reset.size(), 0);
    }
};

TRIAGE_TEST(TestSidebarModel, QCoreApplication)
#include "tst_sidebarmodel.moc"
