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

/// Commands that belong to one view, or to a row of keys, are in submenus.
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
    QMenu *submenu(CommandMenu key, int group, QMenu *menu);
    void buildItemMenu(QWidget *parent);
    void fillTargets(QMenu *targets);

    const ActionRegistry &m_actions;
    std::map<CommandMenu, QMenu *> m_menus;
    QMenu *m_itemMenu = nullptr;
};

} // namespace triage::app
