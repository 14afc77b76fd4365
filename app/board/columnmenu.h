// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of the board's columns.
#pragma once

#include <QMenu>

namespace triage::app {

class ActionRegistry;

/// Has the commands for the buffer of the current column, and the choice of columns.
class ColumnMenu : public QMenu
{
    Q_OBJECT
public:
    ColumnMenu(const ActionRegistry &actions, QWidget *parent);
};

} // namespace triage::app
