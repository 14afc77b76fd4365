// SPDX-License-Identifier: GPL-3.0-or-later
// The menu bar. It is made from the registry, so that no command is missing; its menus are the context menus,
// too.
#pragma once

#include "actions/commandmenu.h"

#include <QObject>

#include <map>

class QMenu;
class QMenuBar;

namespace triage::app {

class ActionRegistry;

class Menus : public QObject
{
    Q_OBJECT
public:
    Menus(const ActionRegistry &actions, QMenuBar *bar);

    QMenu *menu(CommandMenu key) const { return m_menus.at(key); }

private:
    void fill(const ActionRegistry &actions, CommandMenu key, QMenu *menu);

    std::map<CommandMenu, QMenu *> m_menus;
};

} // namespace triage::app
