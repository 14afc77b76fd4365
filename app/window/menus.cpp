// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/menus.h"

#include "actions/actionregistry.h"

#include <QMenu>
#include <QMenuBar>

#include <optional>

namespace triage::app {

Menus::Menus(const ActionRegistry &actions, QMenuBar *bar) : QObject(bar)
{
    for (const CommandMenu key : CommandMenus::all) {
        QMenu *menu = bar->addMenu(CommandMenus::title(key));
        menu->setObjectName(CommandMenus::objectName(key));
        // The tooltip of a disabled command says why it is unavailable.
        menu->setToolTipsVisible(true);
        m_menus.emplace(key, menu);
        fill(actions, key, menu);
    }
}

void Menus::fill(const ActionRegistry &actions, CommandMenu key, QMenu *menu)
{
    std::optional<int> group;
    for (const Command &command : actions.commands()) {
        if (command.menu != key)
            continue;
        if (group && *group != command.group)
            menu->addSeparator();
        group = command.group;
        menu->addAction(actions.action(command.id));
    }
}

} // namespace triage::app
