// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the columns of the board and their order.
#pragma once

#include "dialogs/dialog.h"
#include "models/boardcolumns.h"

class QListWidget;
class QListWidgetItem;

namespace triage::app {

/// Works on a copy. The board changes when the dialog is accepted.
class ColumnsDialog : public Dialog
{
    Q_OBJECT
public:
    ColumnsDialog(const Context &context, BoardColumns &columns, QWidget *parent);

private:
    void fill();
    void build();
    void step(int by);
    void check(bool all);
    void save();
    void refreshButtons();

    BoardColumns &m_columns;
    QListWidget *m_list;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_all;
    QPushButton *m_none;
};

} // namespace triage::app
