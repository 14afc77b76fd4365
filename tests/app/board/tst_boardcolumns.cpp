// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the board: chosen columns are kept, and later buffers are added.
#include "models/boardcolumns.h"
#include "storedesk.h"
#include "support/testprogram.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// "Unassigned, Billing, (Inbox)": those in brackets are put away.
QString inWords(const BoardColumns &columns)
{
    QStringList words;
    for (const ColumnChoice &each : columns.all()) {
        const QString name = columns.nameOf(each.buffer);
        words << (each.shown ? name : u"(%1)"_s.arg(name));
    }
    return words.join(u", "_s);
}

} // namespace

class TestBoardColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void atFirstEveryBufferHasOneBehindUnassigned()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: refund"_s);
        BoardColumns columns(desk.store());
        QCOMPARE(inWords(columns), u"Unassigned, Billing, Inbox"_s);
    }

    void orderWidthAndWhatIsPutAwayAreThereAfterTheNextStart()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: refund | Done: -"_s);
        {
            BoardColumns columns(desk.store());
            columns.place(desk.server.buffer(u"Inbox"_s), 0);
            columns.setShown(desk.server.buffer(u"Billing"_s), false);
            columns.setWidth(desk.server.buffer(u"Done"_s), 333);
            columns.setWidth(BufferId(), 10);
        }
        desk.store().flush();
        desk.reopen();
        BoardColumns columns(desk.store());
        QCOMPARE(inWords(columns), u"Inbox, Unassigned, (Billing), Done"_s);
        QCOMPARE(columns.all()[3].width, 333);
        QCOMPARE(columns.all()[1].width, int(ColumnChoice::minWidth));
    }

    void aPlaceIsCountedAmongThoseThatAreShown()
    {
        StoreDesk desk;
        desk.serverHas(u"A: - | B: - | C: - | D: -"_s);
        BoardColumns columns(desk.store());
        columns.setShown(desk.server.buffer(u"B"_s), false);
        columns.place(desk.server.buffer(u"D"_s), 2);
        QCOMPARE(inWords(columns), u"Unassigned, A, (B), D, C"_s);
        columns.place(BufferId(), 9);
        QCOMPARE(inWords(columns), u"A, (B), D, C, Unassigned"_s);
        // A hidden column is shown at its old place.
        columns.place(desk.server.buffer(u"B"_s), 0);
        QCOMPARE(inWords(columns), u"B, A, D, C, Unassigned"_s);
    }

    void aBufferThatComesLaterComesLastAndASuggestedOneIsNotShown()
    {
        StoreDesk desk;
        desk.serverHas(u"B: - | C: -"_s);
        BoardColumns columns(desk.store());
        columns.place(desk.server.buffer(u"C"_s), 0);
        QSignalSpy changed(&columns, &BoardColumns::changed);
        desk.server.bufferRecord(u"Z"_s).needsReview = true;
        desk.server.tellBuffer(u"Z"_s);
        desk.server.tellBuffer(u"A"_s);
        QVERIFY(desk.follow());
        QTRY_COMPARE(inWords(columns), u"C, Unassigned, B, A, (Z)"_s);
        QVERIFY(!changed.isEmpty());
    }

    void aDeletedBufferKeepsItsPlace()
    {
        StoreDesk desk;
        desk.serverHas(u"A: - | B: - | C: -"_s);
        BoardColumns columns(desk.store());
        const BufferId id = desk.server.buffer(u"B"_s);
        columns.setWidth(id, 444);
        desk.server.removeBuffer(u"B"_s);
        QVERIFY(desk.follow());
        QTRY_COMPARE(inWords(columns), u"Unassigned, A, C"_s);
        columns.setShown(desk.server.buffer(u"A"_s), false);
        const std::vector<ColumnChoice> kept = columnsFromMemo(desk.store().memo(u"board"_s));
        QCOMPARE(int(kept.size()), 4);
        QVERIFY(kept[2].buffer == id);
        QCOMPARE(kept[2].width, 444);
    }

    void unreadableColumnsAreLeftOut()
    {
        QVERIFY(columnsFromMemo("no json"_ba).empty());
        QVERIFY(columnsFromMemo("{}"_ba).empty());
        const std::vector<ColumnChoice> read = columnsFromMemo("[{\"width\":-5},7,{\"buffer\":\"?\"},{}]"_ba);
        QCOMPARE(int(read.size()), 1);
        QCOMPARE(read.front().width, int(ColumnChoice::minWidth));
    }
};

TRIAGE_TEST(TestBoardColumns, QApplication)
#include "tst_boardcolumns.moc"
