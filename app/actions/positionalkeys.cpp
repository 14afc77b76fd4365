// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/positionalkeys.h"

#include "actions/actionregistry.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// X11 and Wayland number keys as the kernel does (linux/input-event-codes.h), plus 8.
constexpr quint32 evdevOffset = 8;
constexpr quint32 altGrMask = 0x80; ///< Mod5, with which a key types its third character.
constexpr quint32 firstDigitCode = 2; ///< KEY_1
constexpr quint32 lastDigitCode = 11; ///< KEY_0
constexpr qsizetype maxSequence = 4; ///< The keys of a QKeySequence.

/// Keys that stand side by side, as the US layout types them without and with Shift.
struct KeyRow
{
    quint32 firstCode;
    QLatin1StringView plain;
    QLatin1StringView shifted;
};

constexpr KeyRow keyRows[] = {
    { 2, "1234567890-="_L1, "!@#$%^&*()_+"_L1 },
    { 16, "qwertyuiop[]"_L1, "QWERTYUIOP{}"_L1 },
    { 30, "asdfghjkl;'`"_L1, "ASDFGHJKL:\"~"_L1 },
    { 43, "\\zxcvbnm,./"_L1, "|ZXCVBNM<>?"_L1 },
};

/// Returns the character that the US layout has on the key; a null character where it has none.
QChar englishCharacter(quint32 code, bool isShifted)
{
    for (const KeyRow &row : keyRows) {
        if (code >= row.firstCode && code < row.firstCode + row.plain.size())
            return (isShifted ? row.shifted : row.plain).at(code - row.firstCode);
    }
    return {};
}

bool isModifier(int key)
{
    return key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock;
}

bool isCharacter(int key)
{
    return key > Qt::Key_Space && key < Qt::Key_Escape;
}

/// Returns whether the character is a letter or mark of a script other than the Latin one.
bool isOfOtherScript(char32_t character)
{
    constexpr char32_t arabicQuestionMark = U'\u061F';
    const QChar::Script script = QChar::script(character);
    return character == arabicQuestionMark
        || (QChar::isLetter(character) && script != QChar::Script_Latin && script != QChar::Script_Common);
}

/// Returns whether the widget uses the key itself, as fields do in which text is typed.
bool isUsedBy(QWidget &widget, QKeyCombination key, const QString &text)
{
    QKeyEvent question(QEvent::ShortcutOverride, key.key(), key.keyboardModifiers(), text);
    QCoreApplication::sendEvent(&widget, &question);
    return question.isAccepted();
}

/// Returns whether the shortcut of the action works while the widget has the keyboard.
bool isInReach(const QAction &action, const QWidget &focus)
{
    if (!action.isEnabled() || !action.isVisible())
        return false;
    const QObjectList places = action.associatedObjects();
    return std::any_of(places.begin(), places.end(), [&](const QObject *place) {
        const auto *widget = qobject_cast<const QWidget *>(place);
        if (!widget || widget->window() != focus.window())
            return false;
        return action.shortcutContext() != Qt::WidgetWithChildrenShortcut || widget == &focus
            || widget->isAncestorOf(&focus);
    });
}

/// Returns whether Alt and the letter of the key stand for the text.
bool isMnemonicOf(const QString &text, int letter)
{
    return QKeySequence::mnemonic(text) == QKeySequence(QKeyCombination(Qt::AltModifier, Qt::Key(letter)));
}

/// Opens the menu, presses the button or enters the field whose text has the letter underlined.
bool followMnemonic(const QWidget &window, int letter)
{
    for (QMenuBar *bar : window.findChildren<QMenuBar *>()) {
        for (QAction *menu : bar->actions()) {
            if (bar->isVisible() && menu->isEnabled() && isMnemonicOf(menu->text(), letter)) {
                bar->setActiveAction(menu);
                return true;
            }
        }
    }
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled() && isMnemonicOf(button->text(), letter)) {
            button->setFocus(Qt::ShortcutFocusReason);
            button->animateClick();
            return true;
        }
    }
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        QWidget *buddy = label->buddy();
        if (buddy && label->isVisible() && buddy->isEnabled() && isMnemonicOf(label->text(), letter)) {
            buddy->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
    }
    return false;
}

/// Chooses from an open menu by its underlined letter, unless the typed letter is one of it already.
bool chooseFrom(QMenu &menu, const QKeyEvent &typed, QKeyCombination key)
{
    const QList<QAction *> entries = menu.actions();
    const auto has = [&entries](int letter) {
        return std::any_of(entries.begin(), entries.end(), [letter](const QAction *each) {
            return each->isVisible() && isMnemonicOf(each->text(), letter);
        });
    };
    if (has(typed.key()) || !has(key.key()))
        return false;
    QKeyEvent meant(QEvent::KeyPress, key.key(), key.keyboardModifiers(), QString(QChar(key.key())));
    QCoreApplication::sendEvent(&menu, &meant);
    return true;
}

QKeySequence sequenceOf(const QList<QKeyCombination> &keys)
{
    int codes[maxSequence] = {};
    for (qsizetype i = 0; i < std::min(keys.size(), maxSequence); ++i)
        codes[i] = keys[i].toCombined();
    return QKeySequence(codes[0], codes[1], codes[2], codes[3]);
}

} // namespace

PositionalKeys::PositionalKeys(const ActionRegistry &actions, QObject *parent)
    : QObject(parent), m_actions(actions)
{
    QCoreApplication::instance()->installEventFilter(this);
}

/// A key press comes to a window only if no shortcut took the key as the layout has it.
bool PositionalKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (!watched->isWindowType()
        || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return false;
    const auto &typed = *static_cast<QKeyEvent *>(event);
    if (isModifier(typed.key()))
        return false;
    const std::optional<QKeyCombination> key = englishKey(typed);
    if (!key) {
        m_typed.clear();
        return false;
    }
    return event->type() == QEvent::KeyPress && press(typed, *key);
}

/// Returns the key that the US layout has at the position of the pressed one, where a shortcut may mean that.
std::optional<QKeyCombination> PositionalKeys::englishKey(const QKeyEvent &event)
{
    const int key = event.key();
    if (!isCharacter(key) || event.nativeScanCode() < evdevOffset || event.nativeModifiers() & altGrMask)
        return std::nullopt;
    const quint32 code = event.nativeScanCode() - evdevOffset;
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    const bool isShifted = modifiers.testFlag(Qt::ShiftModifier);
    const bool isOther = isOfOtherScript(char32_t(key));
    if (isOther || QChar::isLetter(char32_t(key)))
        m_isOtherScript = isOther;
    const QChar english = englishCharacter(code, isShifted);
    const bool isAsciiDigit = key >= Qt::Key_0 && key <= Qt::Key_9;
    const bool isDigit
        = code >= firstDigitCode && code <= lastDigitCode && !isShifted && !isAsciiDigit && !isOther;
    // Hebrew and Greek layouts have marks on some of the letter keys.
    const bool isMarkOnLetter
        = m_isOtherScript && english.isLetter() && !QChar::isLetterOrNumber(char32_t(key));
    if (english.isNull() || !(isOther || isDigit || isMarkOnLetter))
        return std::nullopt;
    // Shortcuts have letters with Shift, and other characters as they are typed.
    if (!english.isLetter())
        modifiers &= ~Qt::ShiftModifier;
    return QKeyCombination(modifiers, Qt::Key(english.toUpper().unicode()));
}

/// Returns whether the key is handled.
bool PositionalKeys::press(const QKeyEvent &event, QKeyCombination key)
{
    const QWidget *popup = QApplication::activePopupWidget();
    if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget()))
        return chooseFrom(*menu, event, key);
    QWidget *focus = popup ? popup->focusWidget() : QApplication::focusWidget();
    if (!focus)
        return false;
    const bool isPlain = !(key.keyboardModifiers() & ~Qt::ShiftModifier);
    const QString text = isPlain ? event.text() : QString();
    if (m_typed.isEmpty() && isUsedBy(*focus, key, text)) {
        if (isPlain)
            return false;
        QKeyEvent meant(QEvent::KeyPress, key.key(), key.keyboardModifiers(), text, event.isAutoRepeat());
        QCoreApplication::sendEvent(focus, &meant);
        return true;
    }
    if (key.keyboardModifiers() == Qt::AltModifier && m_typed.isEmpty()
        && followMnemonic(*focus->window(), key.key()))
        return true;
    m_typed << key;
    return runCommand(*focus, event.isAutoRepeat());
}

/// Runs the command of the keys that were typed, or waits for its next key.
bool PositionalKeys::runCommand(QWidget &focus, bool isRepeated)
{
    const QKeySequence typed = sequenceOf(m_typed);
    QAction *found = nullptr;
    bool isBegun = false;
    for (const Command &command : m_actions.commands()) {
        QAction *action = m_actions.action(command.id);
        if (!isInReach(*action, focus))
            continue;
        for (const QKeySequence &keys : action->shortcuts()) {
            const QKeySequence::SequenceMatch match = typed.matches(keys);
            isBegun = isBegun || match == QKeySequence::PartialMatch;
            if (match == QKeySequence::ExactMatch)
                found = action;
        }
    }
    if (isBegun && !found)
        return true;
    // Like a shortcut of Qt, a sequence that leads nowhere uses its last key up.
    const bool wasSequence = m_typed.size() > 1;
    m_typed.clear();
    if (!found)
        return wasSequence;
    if (!isRepeated || found->autoRepeat())
        found->trigger();
    return true;
}

} // namespace triage::app

#include "moc_positionalkeys.cpp"
