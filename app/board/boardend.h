// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the board, behind its last column.
#pragma once

#include <QWidget>

class QAction;

namespace triage::app {

class ActionRegistry;
class Theme;

/// Offers to make a buffer and to choose the columns.
class BoardEnd : public QWidget
{
    Q_OBJECT
public:
    BoardEnd(const ActionRegistry &actions, Theme &theme, QWidget *parent);

private:
    void addButton(const QString &name, const QString &icon, QAction *action, Theme &theme);
};

} // namespace triage::app
