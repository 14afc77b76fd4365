// SPDX-License-Identifier: GPL-3.0-or-later
// Holds every command once: its text, keys and menu. Menus, the palette, the shortcut sheet and the
// preferences read from here, so that each command can be reached in all of these ways.
#pragma once

#include "actions/commandid.h"
#include "actions/commandmenu.h"

#include <QAction>
#include <QList>
#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QWidget;

namespace triage::app {

class Preferences;

/// The widgets in which the keys of a command work.
enum class KeyScope {
    Window, ///< All of the main window, also while typing (with modifiers only).
    Triage, ///< All of a window with a list or a detail, but not while typing: plain letters.
    List, ///< The list only: keys that mean something else on buttons and in texts, such as Space and Return.
};

struct Command
{
    CommandId id = {};
    QString name; ///< Persistent: "feedback.move", "go.review"; for settings and tests.
    QString text; ///< As in menus, with mnemonic, translated.
    CommandMenu menu = {};
    QList<QKeySequence> keys; ///< The defaults.
    KeyScope scope = KeyScope::Triage;
    QString tip; ///< Describes the command in a sentence.
    bool adminOnly = false;
    int group = 0; ///< Commands of a menu with the same number stand together.
};

/// Makes a QAction for each command and gives it the keys that the preferences say.
class ActionRegistry : public QObject
{
    Q_OBJECT
public:
    explicit ActionRegistry(Preferences &preferences, QObject *parent = nullptr);

    /// Adds a command. Its action calls run when it is triggered by menu, key or palette.
    QAction *add(const Command &command, std::function<void()> run);
    /// Returns the action of a command that was added.
    QAction *action(CommandId id) const { return m_actions.at(id); }
    /// Returns the action by the persistent name; nullptr if it is unknown.
    QAction *action(const QString &name) const;
    const std::vector<Command> &commands() const { return m_commands; }
    /// Returns the command by its persistent name; nullptr if it is unknown.
    const Command *find(const QString &name) const;
    const Command *find(CommandId id) const;
    /// Disables the command with a reason, which the tooltip and the palette show; nothing: enables it.
    void setWhyNot(CommandId id, const std::optional<QString> &why);
    std::optional<QString> whyNot(CommandId id) const;
    std::optional<QString> whyNot(const QString &name) const;
    /// Returns the text without mnemonic and dots, as the palette and the shortcut sheet show it.
    static QString plainText(const QString &text);
    static QString withoutMnemonic(const QString &text);
    /// Makes the keys of a scope work in the widget, also those of commands that are added later.
    void attach(KeyScope scope, QWidget *widget);
    /// Returns the names of the other commands that have the key. All scopes meet somewhere, so that each of
    /// them counts.
    QStringList conflicts(const QString &name, const QKeySequence &key) const;

private:
    void bind();
    void bind(const Command &command);

    Preferences &m_preferences;
    std::vector<Command> m_commands;
    std::map<CommandId, QAction *> m_actions;
    std::map<CommandId, QString> m_whyNot;
    std::vector<std::pair<KeyScope, QWidget *>> m_widgets;
};

} // namespace triage::app
