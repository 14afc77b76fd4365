// Every command once: its words, keys and place in the menus. Menus, the palette, the shortcut sheet and the preferences read
// from here, so that nothing can be reached in one way only.
#pragma once

#include <QAction>
#include <QHash>
#include <QList>
#include <QObject>

#include <functional>
#include <vector>

namespace triage::app {

class Preferences;

/// Where keys work.
enum class KeyScope {
    Window, ///< Everywhere in the main window, also while typing (with modifiers only).
    Triage, ///< List, board and detail; not while typing: plain letters.
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
    /// Keys that two commands of overlapping scope share, for the preferences.
    QStringList conflicts(const QString &name, const QKeySequence &key) const;

private:
    void bind();

    Preferences &m_preferences;
    std::vector<Command> m_commands;
    QHash<QString, QAction *> m_actions;
    QHash<QString, QString> m_whyNot;
};

} // namespace triage::app
