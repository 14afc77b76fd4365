// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/actionregistry.h"

#include "actions/positionalkeys.h"
#include "actions/preferences.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns whether one of the sequences begins with the other, or equals it.
bool collide(const QKeySequence &one, const QKeySequence &other)
{
    if (one.isEmpty() || other.isEmpty())
        return false;
    return one.matches(other) != QKeySequence::NoMatch || other.matches(one) != QKeySequence::NoMatch;
}

} // namespace

ActionRegistry::ActionRegistry(Preferences &preferences, QObject *parent)
    : QObject(parent), m_preferences(preferences)
{
    connect(&m_preferences, &Preferences::changed, this, qOverload<>(&ActionRegistry::bind));
    new PositionalKeys(*this, this);
}

QAction *ActionRegistry::add(const Command &command, std::function<void()> run)
{
    auto *made = new QAction(command.text, this);
    made->setObjectName(command.name);
    made->setToolTip(command.tip);
    made->setStatusTip(QString());
    // Fields in which text is typed take their keys before a shortcut does (QEvent::ShortcutOverride).
    made->setShortcutContext(command.scope == KeyScope::List ? Qt::WidgetWithChildrenShortcut
                                                             : Qt::WindowShortcut);
    connect(made, &QAction::triggered, this, [run = std::move(run)] {
        // A dialog that was just opened does not have the keyboard yet: what is typed meanwhile is meant for
        // it.
        if (!QApplication::activeModalWidget())
            run();
    });
    m_actions.insert_or_assign(command.id, made);
    m_commands.push_back(command);
    for (const auto &[scope, widget] : m_widgets) {
        if (scope == command.scope)
            widget->addAction(made);
    }
    bind(m_commands.back());
    return made;
}

QAction *ActionRegistry::action(const QString &name) const
{
    const Command *command = find(name);
    return command ? action(command->id) : nullptr;
}

const Command *ActionRegistry::find(const QString &name) const
{
    const auto found = std::find_if(m_commands.begin(), m_commands.end(),
                                    [&](const Command &command) { return command.name == name; });
    return found == m_commands.end() ? nullptr : &*found;
}

const Command *ActionRegistry::find(CommandId id) const
{
    const auto found = std::find_if(m_commands.begin(), m_commands.end(),
                                    [id](const Command &command) { return command.id == id; });
    return found == m_commands.end() ? nullptr : &*found;
}

void ActionRegistry::attach(KeyScope scope, QWidget *widget)
{
    m_widgets.emplace_back(scope, widget);
    connect(widget, &QObject::destroyed, this, [this, widget] {
        std::erase_if(m_widgets, [widget](const auto &each) { return each.second == widget; });
    });
    for (const Command &command : m_commands) {
        if (command.scope == scope)
            widget->addAction(action(command.id));
    }
}

void ActionRegistry::setWhyNot(CommandId id, const std::optional<QString> &why)
{
    if (why == whyNot(id))
        return;
    if (why)
        m_whyNot.insert_or_assign(id, *why);
    else
        m_whyNot.erase(id);
    action(id)->setEnabled(!why);
    action(id)->setToolTip(why ? *why : find(id)->tip);
}

std::optional<QString> ActionRegistry::whyNot(CommandId id) const
{
    const auto found = m_whyNot.find(id);
    return found == m_whyNot.end() ? std::nullopt : std::optional(found->second);
}

std::optional<QString> ActionRegistry::whyNot(const QString &name) const
{
    const Command *command = find(name);
    return command ? whyNot(command->id) : std::nullopt;
}

QStringList ActionRegistry::conflicts(const QString &name, const QKeySequence &key) const
{
    QStringList names;
    for (const Command &command : m_commands) {
        if (command.name == name)
            continue;
        const QList<QKeySequence> keys = action(command.id)->shortcuts();
        if (std::any_of(keys.begin(), keys.end(),
                        [&](const QKeySequence &other) { return collide(key, other); }))
            names << command.name;
    }
    return names;
}

QString ActionRegistry::withoutMnemonic(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        // Japanese, among others, names the letter behind the words: "ファイル(&F)".
        if (QStringView(text).sliced(i).startsWith(u"(&") && text.size() > i + 3 && text[i + 3] == u')') {
            plain = plain.trimmed();
            i += 3;
            continue;
        }
        if (text[i] == u'&') {
            ++i;
            if (i < text.size())
                plain += text[i];
            continue;
        }
        plain += text[i];
    }
    return plain;
}

QString ActionRegistry::plainText(const QString &text)
{
    QString plain = withoutMnemonic(text);
    if (plain.endsWith(u'…'))
        plain.chop(1);
    return plain;
}

void ActionRegistry::bind()
{
    for (const Command &command : m_commands)
        bind(command);
}

void ActionRegistry::bind(const Command &command)
{
    QAction *bound = action(command.id);
    const QList<QKeySequence> keys = m_preferences.shortcuts(command.name).value_or(command.keys);
    if (bound->shortcuts() != keys)
        bound->setShortcuts(keys);
}

} // namespace triage::app

#include "moc_actionregistry.cpp"
