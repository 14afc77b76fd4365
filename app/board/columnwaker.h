// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which columns of the board have rows.
#pragma once

#include "store/values/filter.h"

#include <QObject>
#include <QTimer>

class QScrollArea;

namespace triage::app {

class BoardCanvas;
class BoardColumn;
class ColumnSet;

/// Wakes the columns in view, those nearly in view and the current one; the others release their rows.
/// Nothing wakes while the board is hidden.
class ColumnWaker : public QObject
{
    Q_OBJECT
public:
    ColumnWaker(const ColumnSet &columns, BoardCanvas &canvas, QScrollArea &area, QWidget *board);

    /// Returns the search, the period and the order of all columns.
    const Filter &filter() const { return m_filter; }
    void setFilter(const Filter &filter);
    /// Wakes and releases columns soon, once after many changes.
    void schedule() { m_timer.start(); }
    /// The same, and then scrolls the current column into view or leaves it where it is.
    void schedule(bool revealsCurrent);
    void wake(BoardColumn &column) const;
    /// Releases the rows of all columns but the current one.
    void releaseOthers() const;

private:
    void wakeVisible();

    const ColumnSet &m_columns;
    BoardCanvas &m_canvas;
    QScrollArea &m_area;
    const QWidget &m_board;
    Filter m_filter;
    bool m_reveals = true; ///< The current column is scrolled into view once there is one.
    QTimer m_timer;
};

} // namespace triage::app
