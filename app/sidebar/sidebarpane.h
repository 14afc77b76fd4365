// SPDX-License-Identifier: GPL-3.0-or-later
// The sidebar of the window: the field that filters buffers, and the tree.
#pragma once

#include "sidebar/sidebarview.h"

#include <QWidget>

class QLineEdit;

namespace triage::app {

class SidebarPane : public QWidget
{
    Q_OBJECT
public:
    SidebarPane(SidebarModel &model, const LocalStore &store, Theme &theme, DropRules rules,
                QWidget *parent = nullptr);

    SidebarView *tree() const { return m_tree; }
    QLineEdit *filterEdit() const { return m_filter; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *m_filter;
    SidebarView *m_tree;
};

} // namespace triage::app
