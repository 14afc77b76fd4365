// SPDX-License-Identifier: GPL-3.0-or-later
// Buffers side by side: a column of cards for each that was chosen, and one for what is in none.
#pragma once

#include "list/feedbackdrop.h"
#include "models/boardcolumns.h"
#include "theme/theme.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QMenu;
class QPushButton;
class QScrollArea;
class QStackedLayout;

namespace triage::app {

class ActionRegistry;
class BoardCanvas;
class BoardColumn;
class FeedbackListModel;
class FeedbackListView;
class StatePage;

/// Shows and asks; changes nothing but its own columns. Commands act on the current column, which is a list
/// like any other. Only columns in view, or nearly, have rows.
class BoardView : public QWidget
{
    Q_OBJECT
public:
    BoardView(LocalStore &store, Theme &theme, ActionRegistry &actions, DropRules rules, QWidget *parent);
    ~BoardView() override;

    /// Where drags say that they come from.
    void setOrigin(const QString &server, const QString &organization);
    /// What every column shows of its place: search, period and order.
    void setFilter(const Filter &common);
    /// Whether a column stands for the filter's place.
    bool has(const Filter &place) const;
    /// Goes to that column, and to the item as soon as it is there.
    bool goTo(const Filter &place, FeedbackId item = {});
    /// The current column's list; an empty one where there is no column.
    FeedbackListView &currentList() const;
    /// An empty one, for what acts on a list while no list is in view.
    FeedbackListView &emptyList() const { return *m_emptyList; }
    /// Of all columns.
    std::vector<FeedbackListView *> lists() const;
    /// What it shows; nothing where there is no column.
    std::optional<Filter> currentFilter() const;
    std::optional<BufferId> currentColumn() const { return m_current; }
    /// The card that the current column waits for, to make it the current one.
    std::optional<FeedbackId> awaited() const;
    /// The column so many further in the picture (right is 1); nothing: there is none.
    std::optional<BufferId> beside(int step) const;
    /// To the column so many further in the picture.
    bool step(int step);
    /// To the next (1) or previous (-1) column in reading order that has new feedback, where only such are
    /// meant.
    bool stepReading(int step, bool onlyWithNew);
    /// Gives the focus to the current column.
    void enter();
    /// So far in the picture the current column goes.
    void moveColumn(int step);
    void widen(int by);
    void hideColumn();
    BoardColumns &choices() const { return *m_choices; }
    FeedbackDrop &drops() const;
    /// Hides the column that is dragged over something else and dropped there.
    void hideColumn(BufferId column);

Q_SIGNALS:
    /// Another column is the current one, or shows something else.
    void currentColumnChanged();
    void listMade(triage::app::FeedbackListView *list);
    /// Columns came, went or changed places: the way of Tab through them, too.
    void columnsChanged();
    void messageRequested(const QString &text);
    void dropHinted(const QString &sentence);
    void dropRefused(const QString &why);
    void mergeRequested(triage::BufferId from, triage::BufferId to);
    void renameRequested(triage::BufferId buffer);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build(DropRules rules);
    QWidget *makeEnd();
    QMenu *makeMenu();
    void follow();
    void arrange();
    BoardColumn *makeColumn(BufferId buffer);
    BoardColumn *column(BufferId buffer) const;
    int at(BufferId column) const; ///< Among the shown ones; -1: not there.
    int reading(int pictureStep) const;
    void setCurrent(BufferId column, bool reveal = true);
    void wakeVisible();
    void startDrag(BufferId column);
    template <typename Event>
    void forwardDrag(Event *event);

    LocalStore &m_store;
    Theme &m_theme;
    ActionRegistry &m_actions;
    BoardColumns *m_choices;
    QString m_server;
    QString m_organization;
    Filter m_common;
    QScrollArea *m_area = nullptr;
    BoardCanvas *m_canvas = nullptr;
    StatePage *m_emptyPage = nullptr;
    FeedbackListModel *m_emptyModel = nullptr;
    FeedbackListView *m_emptyList = nullptr; ///< What commands find where there is no column.
    QWidget *m_end = nullptr;
    QMenu *m_menu = nullptr;
    QStackedLayout *m_stack = nullptr;
    std::vector<BoardColumn *> m_columns;
    std::optional<BufferId> m_current;
    bool m_reveals = true; ///< The current column is to come into view once there is one.
    QTimer m_waking;
    QTimer m_refreshing; ///< Names and counts are drawn once after many changes.
};

} // namespace triage::app
