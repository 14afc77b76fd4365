// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/columnwaker.h"

#include "board/boardcanvas.h"
#include "board/boardcolumn.h"
#include "board/columnset.h"

#include <QScrollArea>
#include <QScrollBar>

#include <utility>

namespace triage::app {

ColumnWaker::ColumnWaker(const ColumnSet &columns, BoardCanvas &canvas, QScrollArea &area, QWidget *board)
    : QObject(board), m_columns(columns), m_canvas(canvas), m_area(area), m_board(*board)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &ColumnWaker::wakeVisible);
    connect(area.horizontalScrollBar(), &QScrollBar::valueChanged, &m_timer, qOverload<>(&QTimer::start));
}

void ColumnWaker::setFilter(const Filter &filter)
{
    if (columnFilter(filter, {}) == columnFilter(m_filter, {}))
        return;
    m_filter = filter;
    // Columns out of view read their rows when they come into view.
    wakeVisible();
}

void ColumnWaker::schedule(bool revealsCurrent)
{
    m_reveals = revealsCurrent;
    schedule();
}

void ColumnWaker::wake(BoardColumn &column) const
{
    if (m_board.isVisible())
        column.wake(m_filter);
}

void ColumnWaker::releaseOthers() const
{
    for (BoardColumn *each : m_columns.all()) {
        if (each->buffer() != m_columns.current())
            each->sleep();
    }
}

void ColumnWaker::wakeVisible()
{
    if (!m_board.isVisible())
        return;
    if (BoardColumn *current = m_columns.currentColumn(); std::exchange(m_reveals, false) && current)
        m_canvas.reveal(*current);
    const QRect view(m_canvas.mapFrom(m_area.viewport(), QPoint()), m_area.viewport()->size());
    const QRect near = view.adjusted(-ColumnChoice::defaultWidth / 2, 0, ColumnChoice::defaultWidth / 2, 0);
    const QRect far = view.adjusted(-2 * ColumnChoice::maxWidth, 0, 2 * ColumnChoice::maxWidth, 0);
    for (BoardColumn *each : m_columns.all()) {
        if (each->geometry().intersects(near) || each->buffer() == m_columns.current())
            each->wake(m_filter);
        else if (!each->geometry().intersects(far)
                 || each->model().filter() != columnFilter(m_filter, each->buffer()))
            each->sleep();
    }
}

} // namespace triage::app

#include "moc_columnwaker.cpp"
