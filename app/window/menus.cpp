// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/menus.h"

#include "actions/actionregistry.h"
#include "actions/commandtable.h"

#include <QMenu>
#include <QMenuBar>

#include <optional>

namespace triage::app {

Menus::Menus(const ActionRegistry &actions, QMenuBar *bar) : QObject(bar)
{
    for (const auto &[key, title] : CommandTable::menus()) {
        QMenu *menu = bar->addMenu(title);
        menu->setObjectName(key.toLower() + QStringLiteral("Menu"));
        // A command that is greyed out says why.
        menu->setToolTipsVisible(true);
        m_menus.insert(key, menu);
        fill(actions, key, menu);
    }
}

void Menus::fill(const ActionRegistry &actions, const QString &key, QMenu *menu)
{
    std::optional<int> group;
    for (const Command &command : actions.commands()) {
        if (command.menu != key)
            continue;
        if (group && *group != command.group)
            menu->addSeparator();
        group = command.group;
        menu->addAction(actions.action(command.name));
    }
}

} // namespace triage::app
