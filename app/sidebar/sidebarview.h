// SPDX-License-Identifier: GPL-3.0-or-later
// The sidebar's tree. It chooses lists, receives drops of feedback and decides on suggestions.
#pragma once

#include "list/feedbackdrop.h"
#include "models/sidebarmodel.h"
#include "sidebar/sidebardelegate.h"
#include "sidebar/viewdrag.h"

#include <QTimer>
#include <QTreeView>

namespace triage::app {

/// All rows are always expanded. It scrolls by itself only near the edges during a drag. Emits requests for
/// drops and decisions and changes nothing itself.
class SidebarView : public QTreeView, private DropHost
{
    Q_OBJECT
public:
    SidebarView(SidebarModel &model, const LocalStore &store, Theme &theme, DropRules rules,
                QWidget *parent = nullptr);

    /// Marks the row of that list. If the sidebar does not have it, marks none until it does.
    void setCurrentFilter(const Filter &filter);
    /// Marks no row, because no list is in view.
    void markNone();
    /// Sets whether suggested buffers have their buttons, which only admins see.
    void setCanDecide(bool can);
    /// Sets whether rows can be dragged onto the board to become columns.
    void setDragsColumns(bool drags);
    /// Goes to the next or previous list; with onlyNew to one that has new feedback.
    void stepList(int rows, bool onlyNew = false);
    /// Goes to the first list, also where it is the current one.
    void stepToFirst();
    FeedbackDrop &drops() const { return *m_drops; }
    ViewDrag &viewDrag() const { return *m_viewDrag; }

Q_SIGNALS:
    void filterChosen(const triage::app::Filter &filter);
    /// A list was clicked: the person goes into it. Somebody who uses keys goes through the sidebar.
    void listClicked();
    void approveRequested(triage::BufferId buffer);
    void rejectRequested(triage::BufferId buffer);
    /// Describes what a drop would do now, or says why it is impossible; empty: the drag has ended.
    void dropHinted(const QString &sentence);
    /// A column of the board was dropped here.
    void columnPutAway(triage::BufferId buffer);

protected:
    bool event(QEvent *event) override;
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
    /// The row of the list in view, while the sidebar does not have it.
    struct MissingRow
    {
        Filter filter;
        bool isView; ///< A saved view; the row of its place does not represent it.
        int position; ///< Its number among all lists before it went; exact where no other row goes with it.
    };

    QModelIndexList lists() const;
    void markReturned();
    DropTarget targetAt(const QPoint &at) const;
    bool beginDrag(const QDropEvent &drag) override;
    DropOutcome hoverDrag(const QPoint &at, bool copies) override;
    void endDrag() override;
    std::vector<QAbstractScrollArea *> scrolledAreas(const QPoint &at) override;
    void dragRow();
    void dragColumn(const QModelIndex &row);
    void decide(const QModelIndex &index, SuggestionButton button);
    void setFocusedButton(SuggestionButton button);
    /// Highlights for a moment the numbers of buffers that the person's acts increased.
    void tick(const std::vector<BufferId> &buffers);

    SidebarModel &m_model;
    const LocalStore &m_store;
    SidebarDelegate *m_delegate;
    FeedbackDrop *m_drops;
    ViewDrag *m_viewDrag;
    QTimer m_tick;
    const QString m_server;
    const QString m_organization;
    DropSession m_session;
    std::optional<DraggedFeedback> m_dragged;
    std::optional<DraggedColumn> m_column; ///< A column of the board is dragged over it.
    SuggestionButton m_focusedButton = SuggestionButton::None;
    SuggestionButton m_pressedButton = SuggestionButton::None;
    QPersistentModelIndex m_pressedOn; ///< The current row, if the mouse button went down on it.
    bool m_dragsColumns = false;
    QPersistentModelIndex
        m_pressedRow; ///< The row that may be dragged, or is chosen when the mouse button goes up on it.
    QPoint m_pressedAt;
    std::optional<MissingRow> m_missing;
    bool m_quiet = false; ///< The program sets the current row, not a person.
};

} // namespace triage::app
