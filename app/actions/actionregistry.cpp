// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/actionregistry.h"

#include "actions/preferences.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The keys of a sequence that begins another's, or is the same.
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
}

QAction *ActionRegistry::add(const Command &command, std::function<void()> run)
{
    auto *action = new QAction(command.text, this);
    action->setObjectName(command.name);
    action->setToolTip(command.tip);
    action->setStatusTip(QString());
    // Where a key belongs to another widget than the one in focus, Qt decides by the context.
    action->setShortcutContext(command.scope == KeyScope::Window ? Qt::WindowShortcut
                                                                 : Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, [run = std::move(run)] {
        // A dialog that was just asked for has not the keyboard yet: what is typed meanwhile is meant for it.
        if (!QApplication::activeModalWidget())
            run();
    });
    m_actions.insert(command.name, action);
    m_commands.push_back(command);
    for (const auto &[scope, widget] : m_widgets) {
        if (scope == command.scope)
            widget->addAction(action);
    }
    bind(m_commands.back());
    return action;
}

QAction *ActionRegistry::action(const QString &name) const
{
    return m_actions.value(name, nullptr);
}

const Command *ActionRegistry::find(const QString &name) const
{
    const auto found = std::find_if(m_commands.begin(), m_commands.end(),
                                    [&](const Command &command) { return command.name == name; });
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
            widget->addAction(m_actions.value(command.name));
    }
}

void ActionRegistry::setWhyNot(const QString &name, const std::optional<QString> &why)
{
    QAction *action = m_actions.value(name);
    if (!action || why == whyNot(name))
        return;
    if (why)
        m_whyNot.insert(name, *why);
    else
        m_whyNot.remove(name);
    action->setEnabled(!why);
    const Command *command = find(name);
    action->setToolTip(why ? *why : command->tip);
    Q_EMIT commandChanged(name);
}

std::optional<QString> ActionRegistry::whyNot(const QString &name) const
{
    const auto found = m_whyNot.constFind(name);
    return found == m_whyNot.constEnd() ? std::nullopt : std::optional(*found);
}

QStringList ActionRegistry::conflicts(const QString &name, const QKeySequence &key) const
{
    QStringList names;
    for (const Command &command : m_commands) {
        if (command.name == name)
            continue;
        const QList<QKeySequence> keys = m_actions.value(command.name)->shortcuts();
        if (std::any_of(keys.begin(), keys.end(),
                        [&](const QKeySequence &other) { return collide(key, other); }))
            names << command.name;
    }
    return names;
}

QString ActionRegistry::plainText(const QString &text)
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
    QAction *action = m_actions.value(command.name);
    const QList<QKeySequence> keys = m_preferences.shortcuts(command.name).value_or(command.keys);
    if (action->shortcuts() == keys)
        return;
    action->setShortcuts(keys);
    Q_EMIT commandChanged(command.name);
}

} // namespace triage::app
