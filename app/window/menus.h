// SPDX-License-Identifier: GPL-3.0-or-later
// The menu bar: made from the registry, so that no command is missing; its menus are the context menus too.
#pragma once

#include <QHash>
#include <QObject>
#include <QString>

class QMenu;
class QMenuBar;

namespace triage::app {

class ActionRegistry;

class Menus : public QObject
{
    Q_OBJECT
public:
    Menus(const ActionRegistry &actions, QMenuBar *bar);

    QMenu *menu(const QString &key) const { return m_menus.value(key); }

private:
    void fill(const ActionRegistry &actions, const QString &key, QMenu *menu);

    QHash<QString, QMenu *> m_menus;
};

} // namespace triage::app
