// SPDX-License-Identifier: GPL-3.0-or-later
// Deleted buffers are restored with their items. The dialog says where there are none, or no server.
#include "dialogdesk.h"

#include "actions/actionregistry.h"
#include "commands/workspace.h"
#include "store/localstore.h"
#include "support/midnight.h"
#include "support/testprogram.h"
#include "widgets/recordtable.h"
#include "window/dialogs.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestRestoreDialog : public QObject
{
    Q_OBJECT

    static void remove(DialogDesk &desk, BufferId buffer)
    {
        QCOMPARE(desk.server().remove("/buffers/" + toString(buffer).toLatin1()).status, 204);
    }

private Q_SLOTS:
    void deletedBuffersComeBackWithWhatTheyHeld()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        const BufferId bugs
            = desk.buffer("Bugs", { { "icon", u"bug"_s }, { "description", u"What does not work"_s } });
        const BufferId ideas = desk.buffer("Ideas");
        desk.feedback("crash", bugs);
        QVERIFY(isFarFromMidnight(QTimeZone()));
        remove(desk, bugs);
        remove(desk, ideas);
        QVERIFY(happens([&] { return desk.context().store.buffers().empty(); }));
        desk.dialogs().restoreBuffer();
        auto *table = desk.find<RecordTable>(u"deletedTable"_s);
        QVERIFY(happens([&] { return table->rowCount() == 2; }));
        // The buffer that was deleted last comes first, and is selected.
        QCOMPARE(table->item(0, 0)->text(), u"Ideas"_s);
        QCOMPARE(table->item(1, 0)->text(), u"Bugs"_s);
        QCOMPARE(table->item(1, 1)->text(), u"What does not work"_s);
        QCOMPARE(table->item(1, 2)->text(), u"1"_s);
        // Since today, for another thirty days.
        const QDate today = QDate::currentDate();
        QVERIFY(table->item(1, 3)->text().contains(QString::number(today.year())));
        QVERIFY(table->item(1, 4)->text().contains(QString::number(today.addDays(30).day())));
        QVERIFY(!table->item(1, 0)->icon().isNull());
        QCOMPARE(table->currentKey(), ideas.value());
        table->setCurrentCell(1, 0);
        QCOMPARE(desk.press(u"restoreButton"_s), QString());
        QVERIFY(happens([&] { return table->rowCount() == 1; }));
        QVERIFY2(desk.says(u"restoreDialog"_s).startsWith(u"Restored the buffer Bugs"_s),
                 qPrintable(desk.says(u"restoreDialog"_s)));
        QVERIFY(happens([&] { return desk.context().store.buffer(bugs) != nullptr; }));
        QCOMPARE(desk.server().board(), u"Bugs: About crash"_s);
        QCOMPARE(desk.press(u"restoreButton"_s), QString());
        QVERIFY(happens([&] { return desk.find<QWidget>(u"restoreState"_s)->isVisible(); }));
        QCOMPARE(desk.text(u"stateTitle"_s), u"No deleted buffers"_s);
    }

    void theDialogSaysThatNothingWasDeleted()
    {
        DialogDesk desk;
        desk.dialogs().restoreBuffer();
        QVERIFY(happens([&] { return desk.find<QWidget>(u"restoreState"_s)->isVisible(); }));
        QCOMPARE(desk.text(u"stateTitle"_s), u"No deleted buffers"_s);
        QCOMPARE(desk.press(u"restoreButton"_s), u"Choose a buffer first."_s);
    }

    void aFailedReadIsRetried()
    {
        DialogDesk desk;
        const BufferId bugs = desk.buffer("Bugs");
        remove(desk, bugs);
        desk.backend().sql(u"alter table buffer rename to buffer_away"_s);
        desk.dialogs().restoreBuffer();
        QVERIFY(happens([&] { return desk.find<QWidget>(u"restoreState"_s)->isVisible(); }));
        QCOMPARE(desk.text(u"stateTitle"_s), u"The deleted buffers could not be read"_s);
        desk.backend().sql(u"alter table buffer_away rename to buffer"_s);
        QCOMPARE(desk.press(u"stateButton1"_s), QString());
        auto *table = desk.find<RecordTable>(u"deletedTable"_s);
        QVERIFY(happens([&] { return table->isVisible() && table->rowCount() == 1; }));
    }

    void theCommandSaysWhyItIsNotPossible()
    {
        DialogDesk member(DialogDesk::As::Member);
        const QString command = u"buffer.restore"_s;
        QVERIFY(happens([&] {
            return member.context().actions.whyNot(command).value_or(QString()).startsWith(
                u"Only administrators"_s);
        }));
        DialogDesk admin;
        QVERIFY(happens([&] { return !admin.context().actions.whyNot(command); }));
        admin.cutOff();
        QVERIFY(happens([&] {
            return admin.context().actions.whyNot(command).value_or(QString()).startsWith(
                u"You’re offline."_s);
        }));
    }

    void aDeletedBufferIsRestoredByUndo()
    {
        DialogDesk desk;
        const BufferId bugs = desk.buffer("Bugs");
        desk.dialogs().deleteBuffer(bugs);
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return !desk.context().store.buffer(bugs); }));
        QVERIFY(happens([&] { return desk.context().workspace.undoStack()->canUndo(); }));
        desk.context().actions.action(u"edit.undo"_s)->trigger();
        QVERIFY(happens([&] { return desk.context().store.buffer(bugs) != nullptr; }));
        QCOMPARE(desk.server().board(), u"Bugs: -"_s);
    }
};

TRIAGE_TEST(TestRestoreDialog, QApplication)
#include "tst_restoredialog.moc"
