// SPDX-License-Identifier: GPL-3.0-or-later
// Buffers side by side: a column of cards for each chosen buffer, and one for unassigned items.
#pragma once

#include "board/columnset.h"
#include "list/feedbackdrop.h"
#include "models/boardcolumns.h"
#include "theme/theme.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QMenu;
class QScrollArea;
class QStackedLayout;

namespace triage::app {

class ActionRegistry;
class BoardCanvas;
class BoardColumn;
class ColumnWaker;
class FeedbackListModel;
class FeedbackListView;
class StatePage;

/// Emits requests and changes nothing but its own columns. Commands act on the current column, which is a
/// list like any other. Only columns in view, or nearly in view, have rows.
class BoardView : public QWidget
{
    Q_OBJECT
public:
    BoardView(LocalStore &store, Theme &theme, ActionRegistry &actions, DropRules rules, QWidget *parent);
    ~BoardView() override;

    /// Sets the origin that drags carry.
    void setOrigin(const QString &server, const QString &organization);
    /// Sets the search, the period and the order of all columns.
    void setFilter(const Filter &common);
    /// Returns whether there is a column for the filter's place.
    bool has(const Filter &place) const;
    /// Goes to that column, and to the item as soon as it arrives.
    bool goTo(const Filter &place, FeedbackId item = {});
    /// Returns the current column's list; an empty one if there is no column.
    FeedbackListView &currentList() const;
    /// Returns an empty list, for commands while no list is in view.
    FeedbackListView &emptyList() const { return *m_emptyList; }
    /// Returns the lists of all columns.
    std::vector<FeedbackListView *> lists() const;
    /// Returns the filter of the current column; nothing if there is no column.
    std::optional<Filter> currentFilter() const;
    std::optional<BufferId> currentColumn() const { return m_columns.current(); }
    /// Returns the card that becomes current in the current column as soon as it arrives.
    std::optional<FeedbackId> awaited() const;
    /// Returns the column that many positions to the right on the screen (negative: to the left); nothing if
    /// there is none.
    std::optional<BufferId> beside(int step) const;
    /// Goes to the column that many positions to the right on the screen. Returns false if there is none.
    bool step(int step);
    /// Makes the current column wider (1) or narrower (-1).
    void widen(int step);
    /// Goes to the next (1) or previous (-1) column in reading order, or to one with new feedback. Returns
    /// false if there is none.
    bool stepReading(int step, bool onlyWithNew);
    /// Gives the focus to the current column.
    void enter();
    BoardColumns &choices() const { return *m_choices; }
    FeedbackDrop &drops() const;
    /// Hides a column that was dropped outside the board.
    void hideColumn(BufferId column);

Q_SIGNALS:
    /// Another column is current, or it shows another filter.
    void currentColumnChanged();
    void listMade(triage::app::FeedbackListView *list);
    /// Columns were added, removed or moved, and with them the tab order.
    void columnsChanged();
    void messageRequested(const QString &text);
    void dropHinted(const QString &sentence);
    void mergeRequested(triage::BufferId from, triage::BufferId to);
    void renameRequested(triage::BufferId buffer);
    void hiddenRequested(); ///< The same columns with what they leave out.

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build(DropRules rules);
    void follow();
    void arrange();
    BoardColumn *makeColumn(BufferId buffer);
    int reading(int pictureStep) const;
    void setCurrent(BufferId column, bool reveal = true);
    void startDrag(BufferId column);

    LocalStore &m_store;
    Theme &m_theme;
    ActionRegistry &m_actions;
    BoardColumns *m_choices;
    QString m_server;
    QString m_organization;
    QScrollArea *m_area = nullptr;
    BoardCanvas *m_canvas = nullptr;
    StatePage *m_emptyPage = nullptr;
    FeedbackListModel *m_emptyModel = nullptr;
    FeedbackListView *m_emptyList = nullptr; ///< Commands act on it if there is no column.
    QWidget *m_end = nullptr;
    QMenu *m_menu = nullptr;
    QStackedLayout *m_stack = nullptr;
    ColumnSet m_columns;
    ColumnWaker *m_waker = nullptr;
    QTimer m_refreshing; ///< Updates names and counts once after many changes.
};

} // namespace triage::app
