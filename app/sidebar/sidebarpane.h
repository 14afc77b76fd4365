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
    /// Shows the widget above the buttons below the tree.
    void addAtFoot(QWidget *widget);
    SidebarView *tree() const { return m_tree; }
    QLineEdit *filterEdit() const { return m_filter; }

Q_SIGNALS:
    /// A note that was begun is looked for; its item may have been deleted.
    void draftChosen(triage::FeedbackId id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildDrafts();
    void readDrafts();
    QWidget *makeNothingFound();
    void showNothingFound();

    const LocalStore &m_store;
    Theme &m_theme;
    QLineEdit *m_filter;
    SidebarView *m_tree;
    QToolButton *m_new;
    QToolButton *m_drafts; ///< Visible while there are any.
    QWidget *m_nothingFound;
};

} // namespace triage::app
