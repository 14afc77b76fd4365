// SPDX-License-Identifier: GPL-3.0-or-later
// The scrolled area of the board: its columns side by side, and the drops on them.
#pragma once

#include "list/feedbackdrop.h"
#include "list/rowhover.h"
#include "models/boardcolumns.h"
#include "models/feedbackmime.h"
#include "theme/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

class QScrollArea;

namespace triage::app {

class BoardColumn;

/// Lays the columns out by arithmetic. Takes every drop on them, so that highlighting and refusals are in one
/// place.
class BoardCanvas : public QWidget, private DropHost
{
    Q_OBJECT
public:
    BoardCanvas(const LocalStore &store, const BoardColumns &choices, Theme &theme, DropRules rules,
                QScrollArea *area);

    /// Sets the columns in their order. The end stands behind the last one. Where columns come or go, the one
    /// under the pointer, else the first one in view, keeps its place on the screen, as far as the bar
    /// scrolls. Another order of the same columns scrolls nothing.
    void setColumns(const std::vector<BoardColumn *> &columns, QWidget *end);
    /// Sets the width of a column while its edge is dragged.
    void setWidth(BufferId column, int width);
    const std::vector<BoardColumn *> &columns() const { return m_columns; }
    /// Scrolls all of the column into view, as far as it fits.
    void reveal(const BoardColumn &column);
    /// Returns whether the pointer is over the part in view.
    bool isUnderPointer() const;
    FeedbackDrop &drops() const { return *m_drops; }
    /// Takes drops on a widget around the board too. Widgets over the board do not block drags to the column
    /// under them.
    void takeDropsOver(QWidget &around) { m_session.watch(around); }

Q_SIGNALS:
    void dropHinted(const QString &sentence);
    /// Feedback was dropped on that column.
    void feedbackDropped(triage::BufferId column);
    /// A column was dropped at that place among the shown ones, counted without itself.
    void columnDropped(triage::BufferId column, int place);
    /// A column was dropped on the head of another one.
    void mergeRequested(triage::BufferId from, triage::BufferId to);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The result of dropping a column here.
    struct ColumnTarget
    {
        std::optional<BufferId> mergeInto;
        int place = 0;
        int line = 0; ///< Position of the mark between two columns, left-to-right.
    };

    void layOut();
    QRect seen(const QRect &leftToRight) const;
    BoardColumn *columnAt(const QPoint &at) const;
    const BoardColumn *anchorAmong(const std::vector<BoardColumn *> &columns) const;
    int widthOf(BufferId column) const;
    bool beginDrag(const QDropEvent &drag) override;
    DropOutcome hoverDrag(const QPoint &at, bool copies) override;
    void endDrag() override;
    std::vector<QAbstractScrollArea *> scrolledAreas(const QPoint &at) override;
    DropOutcome hoverFeedback(const QPoint &at, bool copies);
    DropOutcome hoverColumn(const QPoint &at);
    ColumnTarget columnTargetAt(const QPoint &at) const;
    bool isOurs(const DraggedColumn &column) const;
    DropTarget targetAt(const QPoint &at) const;
    /// Returns the target with the card under the pointer, if it takes the drag.
    DropTarget cardTargetAt(const QPoint &at, bool copies) const;
    void light(BoardColumn *list, BoardColumn *head);

    const LocalStore &m_store;
    const BoardColumns &m_choices;
    Theme &m_theme;
    DropRules m_rules;
    QScrollArea *m_area;
    FeedbackDrop *m_drops;
    DropSession m_session;
    RowHover m_hover; ///< Over a card, which then takes the drag instead of its column.
    std::vector<BoardColumn *> m_columns;
    QWidget *m_end = nullptr;
    std::optional<std::pair<BufferId, int>> m_width; ///< The column whose edge is dragged, with its width.
    std::optional<DraggedFeedback> m_feedback;
    std::optional<DraggedColumn> m_column;
    std::optional<int> m_line; ///< Position of the mark for a dragged column.
};

} // namespace triage::app
