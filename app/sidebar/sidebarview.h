// SPDX-License-Identifier: GPL-3.0-or-later
// The sidebar's tree: chooses lists, takes drops of feedback, decides on suggestions.
#pragma once

#include "list/feedbackdrop.h"
#include "models/sidebarmodel.h"
#include "sidebar/filterorder.h"
#include "sidebar/sidebardelegate.h"

#include <QTimer>
#include <QTreeView>

namespace triage::app {

/// Everything is always open and nothing opens or scrolls by itself, but near the edges while feedback is
/// dragged. Changes nothing itself: drops and decisions are requests.
class SidebarView : public QTreeView
{
    Q_OBJECT
public:
    SidebarView(SidebarModel &model, const LocalStore &store, Theme &theme, DropRules rules,
                QWidget *parent = nullptr);

    /// Marks the row of that list; none where the sidebar has none.
    void setCurrentFilter(const Filter &filter);
    /// Whether suggested buffers have their buttons: for admins.
    void setCanDecide(bool can);
    /// Whether rows can be dragged onto the board, to be columns there.
    void setDragsColumns(bool drags);
    /// To the next or previous list; with onlyNew to one that has new feedback.
    void stepList(int rows, bool onlyNew = false);
    FeedbackDrop &drops() const { return *m_drops; }
    /// Saved filters can be dragged to another place among them.
    FilterOrder &order() const { return *m_order; }

Q_SIGNALS:
    void filterChosen(const triage::app::Filter &filter);
    void approveRequested(triage::BufferId buffer);
    void rejectRequested(triage::BufferId buffer);
    /// What a drop here and now would do; empty: the drag is gone.
    void dropHinted(const QString &sentence);
    void dropRefused(const QString &why);
    /// A column of the board was dragged here.
    void columnPutAway(triage::BufferId buffer);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end) override;
    void drawBranches(QPainter *, const QRect &, const QModelIndex &) const override { }
    void keyboardSearch(const QString &) override { } ///< Letters are commands.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    DropTarget targetAt(const QPoint &at) const;
    void hover(const QPoint &at, bool copy);
    void endDrag();
    void dragRow();
    void dragColumn(const QModelIndex &row);
    void scrollAtEdge();
    void decide(const QModelIndex &index, SuggestionButton button);
    void setFocusedButton(SuggestionButton button);

    SidebarModel &m_model;
    SidebarDelegate *m_delegate;
    FeedbackDrop *m_drops;
    FilterOrder *m_order;
    const QString m_server;
    const QString m_organization;
    std::optional<DraggedFeedback> m_dragged;
    FeedbackDrop::Verdict m_verdict;
    QPoint m_dragAt;
    bool m_dragCopies = false;
    QTimer m_edgeScroll;
    SuggestionButton m_focusedButton = SuggestionButton::None;
    SuggestionButton m_pressedButton = SuggestionButton::None;
    QPersistentModelIndex m_pressedOn; ///< The current row, where the button went down on it.
    bool m_dragsColumns = false;
    QPersistentModelIndex m_pressedRow; ///< May be dragged, or is chosen when the button goes up on it.
    QPoint m_pressedAt;
    bool m_takesColumn = false; ///< One of the board is over it.
    bool m_quiet = false; ///< The current row is set by the program.
};

} // namespace triage::app
