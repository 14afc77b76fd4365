// SPDX-License-Identifier: GPL-3.0-or-later
// Runs commands by the position of a key where the keyboard layout does not type the letter or digit of their
// shortcut: under Cyrillic, Greek, Arabic and Hebrew layouts, and on the digit row of AZERTY. Underlined
// letters of menus, buttons and labels work in the same way.
#pragma once

#include <QKeyCombination>
#include <QList>
#include <QObject>

#include <optional>

class QKeyEvent;
class QWidget;

namespace triage::app {

class ActionRegistry;

/// Handles the keys that neither a widget nor a shortcut took. Text that is being typed is left alone.
class PositionalKeys : public QObject
{
    Q_OBJECT
public:
    PositionalKeys(const ActionRegistry &actions, QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::optional<QKeyCombination> englishKey(const QKeyEvent &event);
    bool press(const QKeyEvent &event, QKeyCombination key);
    bool runCommand(QWidget &focus, bool isRepeated);

    const ActionRegistry &m_actions;
    QList<QKeyCombination> m_typed; ///< The begun key sequence, such as G of "G, L".
    bool m_isOtherScript = false; ///< The last letter that was typed is not a Latin one.
};

} // namespace triage::app
