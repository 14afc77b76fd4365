// SPDX-License-Identifier: GPL-3.0-or-later
// The sidebar of the window: the field that filters buffers, and the tree.
#pragma once

#include "sidebar/sidebarview.h"

#include <QWidget>

class QAction;
class QLineEdit;
class QToolButton;

namespace triage::app {

class SidebarPane : public QWidget
{
    Q_OBJECT
public:
    SidebarPane(SidebarModel &model, const LocalStore &store, Theme &theme, DropRules rules,
                QWidget *parent = nullptr);

    /// Offers the action below the tree, for as long as it is possible.
    void offerNewBuffer(QAction &action);
    SidebarView *tree() const { return m_tree; }
    QLineEdit *filterEdit() const { return m_filter; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeNothingFound();
    void showNothingFound();

    Theme &m_theme;
    QLineEdit *m_filter;
    SidebarView *m_tree;
    QToolButton *m_new;
    QWidget *m_nothingFound;
};

} // namespace triage::app
