// SPDX-License-Identifier: GPL-3.0-or-later
// Commands run by the position of a key where the layout does not type the letter or digit of their shortcut.
#include "actions/actionregistry.h"
#include "actions/commandtable.h"
#include "actions/preferences.h"
#include "support/testprogram.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

namespace {

/// The keys that the tests press, as the kernel numbers them, plus 8.
enum Position : quint32 {
    AtOne = 10,
    AtQ = 24,
    AtW = 25,
    AtY = 29,
    AtG = 42,
    AtJ = 44,
    AtK = 45,
    AtL = 46,
    AtZ = 52,
    AtComma = 59,
    AtSlash = 61,
};

} // namespace

class TestPositionalKeys : public QObject
{
    Q_OBJECT

private:
    /// A window with a list and a field, in which every command writes down that it ran.
    struct Desk
    {
        QTemporaryDir folder;
        Preferences preferences{ folder.filePath(u"settings.ini"_s) };
        ActionRegistry actions{ preferences };
        QWidget window;
        QListWidget *list = new QListWidget(&window);
        QLineEdit *field = new QLineEdit(&window);
        QStringList ran;

        Desk()
        {
            for (const CommandRow &row : CommandTable::rows()) {
                actions.add(CommandTable::commandOf(row),
                            [this, name = QString::fromLatin1(row.name)] { ran << name; });
            }
            actions.attach(KeyScope::Window, &window);
            actions.attach(KeyScope::Triage, &window);
            actions.attach(KeyScope::List, list);
            auto *layout = new QVBoxLayout(&window);
            layout->addWidget(list);
            layout->addWidget(field);
            window.show();
            QApplication::setActiveWindow(&window);
            if (!QTest::qWaitForWindowExposed(&window, triage::test::patience))
                qFatal("The window is not shown.");
            list->setFocus();
        }

        /// Presses a key at a position, as a layout types it.
        void press(Position position, QChar typed, Qt::KeyboardModifiers modifiers = {})
        {
            const QString text = modifiers & Qt::ControlModifier ? QString() : QString(typed);
            QKeyEvent event(QEvent::KeyPress, typed.toUpper().unicode(), modifiers, position, 0, 0, text);
            QCoreApplication::sendEvent(window.windowHandle(), &event);
        }
        QString takeRun() { return std::exchange(ran, {}).join(u", "_s); }
    };

private Q_SLOTS:
    void lettersOfOtherScriptsRunCommandsByTheirPosition_data()
    {
        QTest::addColumn<QString>("letters");
        QTest::newRow("Cyrillic") << u"оСл"_s;
        QTest::newRow("Greek") << u"ξΝκ"_s;
        QTest::newRow("Arabic") << u"تآن"_s;
        QTest::newRow("Hebrew") << u"חמל"_s;
    }

    void lettersOfOtherScriptsRunCommandsByTheirPosition()
    {
        QFETCH(QString, letters);
        Desk desk;
        desk.press(AtJ, letters[0]);
        desk.press(AtY, letters[1], Qt::ShiftModifier);
        desk.press(AtK, letters[2], Qt::ControlModifier);
        QCOMPARE(desk.takeRun(), u"go.next, feedback.flag, go.palette"_s);
    }

    void underlinedLettersWorkByTheirPosition()
    {
        Desk desk;
        auto *layout = desk.window.layout();
        auto *bar = new QMenuBar(&desk.window);
        layout->setMenuBar(bar);
        QMenu *menu = bar->addMenu(u"&Look"_s);
        bool chosen = false;
        menu->addAction(u"Other"_s);
        connect(menu->addAction(u"&Join"_s), &QAction::triggered, this, [&chosen] { chosen = true; });
        auto *label = new QLabel(u"&Query"_s, &desk.window);
        label->setBuddy(desk.field);
        auto *button = new QPushButton(u"&Keep"_s, &desk.window);
        bool pressed = false;
        connect(button, &QPushButton::clicked, this, [&pressed] { pressed = true; });
        layout->addWidget(label);
        layout->addWidget(button);
        QTRY_VERIFY(bar->isVisible() && button->isVisible());

        desk.press(AtQ, u'й', Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), desk.field);
        desk.press(AtK, u'л', Qt::AltModifier);
        QTRY_VERIFY(pressed);
        desk.press(AtL, u'д', Qt::AltModifier);
        QTRY_COMPARE(QApplication::activePopupWidget(), menu);
        desk.press(AtJ, u'о');
        QVERIFY(chosen);
        QVERIFY(!menu->isVisible());
        QCOMPARE(desk.takeRun(), QString());
    }

    void keysAreTypedOneAfterTheOther()
    {
        Desk desk;
        desk.press(AtG, u'п');
        QCOMPARE(desk.takeRun(), QString());
        desk.press(AtL, u'д');
        QCOMPARE(desk.takeRun(), u"view.list"_s);
        // A key that does not go on with the sequence ends it.
        desk.press(AtG, u'п');
        desk.press(AtJ, u'о');
        desk.press(AtL, u'д');
        desk.press(AtJ, u'о');
        QCOMPARE(desk.takeRun(), u"feedback.tags, go.next"_s);
    }

    void typedKeysAreText()
    {
        Desk desk;
        desk.field->setFocus();
        desk.press(AtJ, u'о');
        desk.press(AtOne, u'&');
        QCOMPARE(desk.field->text(), u"о&"_s);
        desk.press(AtZ, u'я', Qt::ControlModifier);
        QCOMPARE(desk.field->text(), QString());
        QCOMPARE(desk.takeRun(), QString());
        desk.press(AtK, u'л', Qt::ControlModifier);
        QCOMPARE(desk.takeRun(), u"go.palette"_s);
    }

    void digitsOfAFrenchKeyboardNeedNoShift()
    {
        Desk desk;
        desk.press(AtOne, u'&');
        desk.press(Position(AtOne + 1), u'é');
        desk.press(Position(AtOne + 9), u'à', Qt::ControlModifier);
        QCOMPARE(desk.takeRun(), u"feedback.pin1, feedback.pin2, view.normalSize"_s);
    }

    void marksAreThoseOfTheEnglishLayout()
    {
        Desk desk;
        desk.press(AtComma, u'б', Qt::ControlModifier);
        desk.press(AtSlash, u'؟', Qt::ShiftModifier);
        QCOMPARE(desk.takeRun(), u"edit.preferences, help.shortcuts"_s);
        // The Hebrew layout has the apostrophe where W is.
        desk.press(AtJ, u'ח');
        desk.press(AtW, u'\'');
        QCOMPARE(desk.takeRun(), u"go.next, feedback.why"_s);
    }

    void aLatinLayoutIsTakenAsItIs()
    {
        Desk desk;
        desk.press(AtJ, u'h'); // Dvorak
        desk.press(AtW, u','); // Dvorak
        desk.press(AtQ, u'\'');
        QCOMPARE(desk.takeRun(), u"feedback.snooze"_s);
        desk.press(AtZ, u'y'); // German
        QCOMPARE(desk.takeRun(), u"feedback.looksRight"_s);
    }

    void aCommandThatCannotRunDoesNot()
    {
        Desk desk;
        desk.actions.setWhyNot(CommandId::GoNext, u"The list is empty"_s);
        desk.press(AtJ, u'о');
        QCOMPARE(desk.takeRun(), QString());
    }
};

TRIAGE_TEST(TestPositionalKeys, QApplication)
#include "tst_positionalkeys.moc"
