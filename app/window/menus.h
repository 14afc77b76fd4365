// SPDX-License-Identifier: GPL-3.0-or-later
// The menu bar and the menu of an item. The bar is made from the registry, so that no command is missing.
#pragma once

#include "actions/commandmenu.h"

#include <QObject>

#include <map>

class QMenu;
class QMenuBar;

namespace triage::app {

class ActionRegistry;
class Attention;

/// The bar has no submenus of commands: each is two clicks away, one on a menu and one on the command.
class Menus : public QObject
{
    Q_OBJECT
public:
    Menus(const ActionRegistry &actions, QMenuBar *bar);

    QMenu *menu(CommandMenu key) const { return m_menus.at(key); }
    /// Lets the aim stay what it was while a menu is open.
    void holdAim(Attention &attention) const;
    /// Returns the menu for the selected items: the commands that one looks for at an item.
    QMenu *itemMenu() const { return m_itemMenu; }

private:
    void fill(CommandMenu key, QMenu *menu);
    void buildItemMenu(QWidget *parent);
    void fillTargets(QMenu *targets);

    const ActionRegistry &m_actions;
    std::map<CommandMenu, QMenu *> m_menus;
    QMenu *m_itemMenu = nullptr;
};

} // namespace triage::app
