// SPDX-License-Identifier: GPL-3.0-or-later
// Every command once: its words, keys and place in the menus. Menus, the palette, the shortcut sheet and the
// preferences read from here, so that nothing can be reached in one way only.
#pragma once

#include <QAction>
#include <QHash>
#include <QList>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace triage::app {

class Preferences;

/// Where keys work.
enum class KeyScope {
    Window, ///< Everywhere in the main window, also while typing (with modifiers only).
    Triage, ///< List, board and detail; not while typing: plain letters.
    List, ///< The list only: keys that mean something else on buttons and in texts, such as Space and Return.
};

struct Command
{
    QString name; ///< Stable: "move", "go.review"; for settings and tests.
    QString text; ///< As in menus, with mnemonic, translated.
    QString menu; ///< File, Edit, View, Go, Feedback, Buffer, Tools, Help (untranslated key).
    QList<QKeySequence> keys; ///< The defaults.
    KeyScope scope = KeyScope::Triage;
    QString tip; ///< What it does, in a sentence.
    bool adminOnly = false;
    int group = 0; ///< Commands of a menu with the same number stand together.
};

class ActionRegistry : public QObject
{
    Q_OBJECT
public:
    explicit ActionRegistry(Preferences &preferences, QObject *parent = nullptr);

    /// Adds a command; the action does run() when triggered by menu, key or palette.
    QAction *add(const Command &command, std::function<void()> run);
    QAction *action(const QString &name) const; ///< nullptr: unknown.
    const std::vector<Command> &commands() const { return m_commands; }
    /// Greys the command out; the tooltip and the palette say why.
    void setWhyNot(const QString &name, const std::optional<QString> &why);
    std::optional<QString> whyNot(const QString &name) const;
    /// The text without mnemonic and dots, as the palette and the shortcut sheet show it.
    static QString plainText(const QString &text);
    /// The widgets in whose reach the keys of a scope work; for those that are there and those that come.
    void attach(KeyScope scope, QWidget *widget);
    /// Keys that two commands share; all scopes meet somewhere, for the preferences.
    QStringList conflicts(const QString &name, const QKeySequence &key) const;

Q_SIGNALS:
    /// A command became possible or impossible, or has other keys.
    void commandChanged(const QString &name);

private:
    void bind();
    void bind(const Command &command);
    const Command *find(const QString &name) const;

    Preferences &m_preferences;
    std::vector<Command> m_commands;
    QHash<QString, QAction *> m_actions;
    QHash<QString, QString> m_whyNot;
    std::vector<std::pair<KeyScope, QWidget *>> m_widgets;
};

} // namespace triage::app
