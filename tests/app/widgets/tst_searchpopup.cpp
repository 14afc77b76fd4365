// SPDX-License-Identifier: GPL-3.0-or-later
// The picker of buffers and the palette have the keyboard from the key that opens them to the key that closes
// them, however quickly a person types.
#include "windowdesk.h"

#include "list/feedbacklistview.h"
#include "support/testprogram.h"
#include "widgets/searchpopup.h"
#include "window/bufferpicker.h"
#include "window/commandpalette.h"

#include <QAction>
#include <QImage>
#include <QLineEdit>
#include <QListView>
#include <QTableWidget>
#include <QTest>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestSearchPopup : public QObject
{
    Q_OBJECT

private:
    /// Presses keys as a display server does: they go to the window that had the keyboard when they began.
    static void type(WindowDesk &desk, const QString &text)
    {
        for (const QChar each : text)
            QTest::keyClick(desk.window().windowHandle(), each.toLatin1());
    }

    static void press(WindowDesk &desk, Qt::Key key, Qt::KeyboardModifiers held = {})
    {
        QTest::keyClick(desk.window().windowHandle(), key, held);
    }

    /// Shows that list with the keyboard at that item.
    static bool isAt(WindowDesk &desk, const QString &buffer, const QString &item)
    {
        FeedbackListView &list = desk.window().centre().list();
        if (!desk.show(desk.in(buffer)) || !QTest::qWaitForWindowActive(&desk.window(), patience)
            || !list.setCurrentId(desk.desk.server.item(item)))
            return false;
        list.setFocus();
        const QAction *move = desk.context().actions.action(CommandId::FeedbackMove);
        return QTest::qWaitFor([&] { return move->isEnabled(); }, patience);
    }

    static QLineEdit *pickerLine(WindowDesk &desk) { return desk.find<QLineEdit>(u"pickerEdit"_s); }

private Q_SLOTS:
    void everyKeyBehindTheOneThatOpensThePickerArrives()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: - | Refunds: -"_s);
        QVERIFY(isAt(desk, u"Inbox"_s, u"slow"_s));
        press(desk, Qt::Key_M);
        type(desk, u"ref"_s);
        press(desk, Qt::Key_Return);
        press(desk, Qt::Key_M);
        type(desk, u"bil"_s);
        press(desk, Qt::Key_Return);
        QTRY_COMPARE(desk.desk.board(), u"Billing: crash | Inbox: - | Refunds: slow"_s);
    }

    void noKeyReachesTheWindowBehindIt()
    {
        WindowDesk desk(u"Inbox: crash*, slow* | Billing: -"_s);
        QVERIFY(isAt(desk, u"Inbox"_s, u"slow"_s));
        const QString before = desk.desk.board();
        press(desk, Qt::Key_M);
        type(desk, u"yu1"_s);
        QCOMPARE(pickerLine(desk)->text(), u"yu1"_s);
        press(desk, Qt::Key_T, Qt::AltModifier);
        press(desk, Qt::Key_F2);
        press(desk, Qt::Key_Tab);
        QVERIFY(pickerLine(desk)->hasFocus());
        desk.desk.store().flush();
        QCOMPARE(desk.desk.board(), before);

        press(desk, Qt::Key_Escape);
        QVERIFY(!desk.window().picker().isVisible());
        QVERIFY(desk.window().centre().list().hasFocus());
    }

    void aPartOfTheWindowThatAsksForTheKeyboardGetsItAfterwards()
    {
        WindowDesk desk(u"Inbox: crash, slow"_s);
        QVERIFY(isAt(desk, u"Inbox"_s, u"slow"_s));
        auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        search->setFocus();
        desk.window().palette().openFor({});
        FeedbackListView &list = desk.window().centre().list();
        list.setFocus();
        QTRY_COMPARE(desk.window().focusWidget()->objectName(), u"paletteEdit"_s);
        press(desk, Qt::Key_Escape);
        QCOMPARE(desk.window().focusWidget(), &list);
    }

    void thePickerStandsBesideTheText()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        desk.window().resize(1280, 800);
        QVERIFY(isAt(desk, u"Inbox"_s, u"slow"_s));
        auto *text = desk.find<QWidget>(u"detailText"_s);
        QTRY_VERIFY(text->isVisible());
        press(desk, Qt::Key_M);
        const QWidget *panel = pickerLine(desk)->parentWidget();
        const QRect words(text->mapTo(&desk.window(), QPoint()), text->size());
        const QRect list(panel->mapTo(&desk.window(), QPoint()), panel->size());
        QVERIFY(list.width() > 250);
        QVERIFY(!list.intersects(words));
    }

    void thePickerCastsAShadow()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        QVERIFY(isAt(desk, u"Inbox"_s, u"slow"_s));
        const QImage before = desk.window().grab().toImage();
        desk.window().palette().openFor();
        const QWidget *panel = desk.find<QLineEdit>(u"paletteEdit"_s)->parentWidget();
        const QRect place(panel->mapTo(&desk.window(), QPoint()), panel->size());
        const QImage after = desk.window().grab().toImage();
        const QPoint below = QPoint(place.center().x(), place.bottom() + 3);
        QVERIFY(after.pixelColor(below).lightnessF() < before.pixelColor(below).lightnessF());
        const QPoint far = below + QPoint(0, 40);
        QCOMPARE(after.pixelColor(far), before.pixelColor(far));
        press(desk, Qt::Key_Escape);
    }

    void suggestionsAreTheFirstBuffersOfThePicker()
    {
        WindowDesk desk(u"Inbox: crash, slow | Archive: - | Billing: - | Refunds: -"_s);
        QVERIFY(isAt(desk, u"Inbox"_s, u"slow"_s));
        FeedServer &server = desk.desk.server;
        BufferPicker &picker = desk.window().picker();
        picker.setConfidences({ { server.buffer(u"Billing"_s), 0.2 },
                                { server.buffer(u"Refunds"_s), 0.44 },
                                { server.buffer(u"Archive"_s), 0.05 } });
        picker.openFor(BufferPicker::Purpose::Move, {});
        const auto *list = desk.find<QListView>(u"pickerList"_s);
        QStringList rows;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            rows << list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(rows.mid(0, 2), (QStringList{ u"Refunds, 44% · 4"_s, u"Billing, 20% · 2"_s }));
        QVERIFY2(rows.contains(u"Archive, 1"_s), qPrintable(rows.join(u" | "_s)));
        press(desk, Qt::Key_Escape);
    }

    void thePaletteBeginsWithWhatFitsTheSelection()
    {
        WindowDesk desk(u"Inbox: crash*, slow* | Billing: -"_s);
        QVERIFY(isAt(desk, u"Inbox"_s, u"slow"_s));
        desk.window().palette().openFor();
        const QAbstractItemModel *rows = desk.find<QListView>(u"paletteList"_s)->model();
        QCOMPARE(rows->index(0, 0).data().toString(), u"Looks Right"_s);
        QCOMPARE(rows->index(1, 0).data().toString(), u"Move to"_s);
        int buffers = 0;
        for (int row = 0; row < rows->rowCount(); ++row) {
            const QModelIndex each = rows->index(row, 0);
            if (each.data().toString() == u"Billing"_s && !each.data(Qt::DecorationRole).isNull())
                ++buffers;
        }
        QCOMPARE(buffers, 1);
        press(desk, Qt::Key_Escape);
    }

    void theSheetOfKeysBeginsWithLettersForTriage()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        desk.run(u"help.shortcuts"_s);
        const auto *table = desk.find<QTableWidget>(u"shortcutsTable"_s);
        const auto *other = desk.find<QTableWidget>(u"shortcutsTable2"_s);
        QCOMPARE(table->item(0, 0)->text(), u"Triage"_s);
        QCOMPARE(table->item(1, 1)->text().size(), 1);
        QVERIFY(std::abs(table->rowCount() - other->rowCount()) < 20);
        desk.find<QLineEdit>(u"shortcutFilterEdit"_s)->setText(u"palette"_s);
        QVERIFY(table->isRowHidden(0));
    }

    void aClickBesideItClosesIt()
    {
        WindowDesk desk(u"Inbox: crash, slow | Billing: -"_s);
        QVERIFY(isAt(desk, u"Inbox"_s, u"slow"_s));
        FeedbackListView &list = desk.window().centre().list();
        press(desk, Qt::Key_M);
        QTest::mouseClick(desk.window().windowHandle(), Qt::LeftButton, {},
                          desk.window().rect().bottomLeft() + QPoint(5, -5));
        QVERIFY(!desk.window().picker().isVisible());
        QVERIFY(list.hasFocus());
    }
};

TRIAGE_TEST(TestSearchPopup, QApplication)
#include "tst_searchpopup.moc"
