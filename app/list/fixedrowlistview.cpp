// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/fixedrowlistview.h"

#include <QCursor>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace triage::app {

FixedRowListView::FixedRowListView(QWidget *parent) : QListView(parent)
{
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
}

int FixedRowListView::rowCount() const
{
    return model() ? model()->rowCount() : 0;
}

QModelIndex FixedRowListView::indexOf(int row) const
{
    return model()->index(row, 0);
}

void FixedRowListView::setRowHeight(int height)
{
    m_rowHeight = height;
    updateGeometries();
}

int FixedRowListView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

int FixedRowListView::topRow() const
{
    return std::clamp(verticalOffset() / m_rowHeight, 0, std::max(0, rowCount() - 1));
}

int FixedRowListView::rowsPerPage() const
{
    return std::max(1, viewport()->height() / m_rowHeight - 1);
}

QRect FixedRowListView::visualRect(const QModelIndex &index) const
{
    if (!index.isValid() || index.model() != model())
        return {};
    return { 0, index.row() * m_rowHeight - verticalOffset(), viewport()->width(), m_rowHeight };
}

QModelIndex FixedRowListView::indexAt(const QPoint &point) const
{
    const int y = point.y() + verticalOffset();
    if (y < 0 || point.x() < 0 || point.x() >= viewport()->width())
        return {};
    const int row = y / m_rowHeight;
    return row < rowCount() ? indexOf(row) : QModelIndex();
}

void FixedRowListView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const QRect row = visualRect(index);
    const int room = viewport()->height() - m_rowHeight;
    if (row.isNull())
        return;
    int shift = 0;
    switch (hint) {
    case EnsureVisible:
        shift = row.top() < 0 ? row.top() : std::max(0, std::min(row.top() - room, row.top()));
        break;
    case PositionAtTop:
        shift = row.top();
        break;
    case PositionAtBottom:
        shift = row.top() - room;
        break;
    case PositionAtCenter:
        shift = row.top() - room / 2;
        break;
    }
    if (shift != 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + shift);
}

void FixedRowListView::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    const QRect area = rect.normalized();
    const int last = rowCount() - 1;
    const int top = (area.top() + verticalOffset()) / m_rowHeight;
    const int bottom = (area.bottom() + verticalOffset()) / m_rowHeight;
    if (bottom < 0 || top > last || last < 0)
        selectionModel()->select(QItemSelection(), command);
    else
        selectionModel()->select(
            QItemSelection(indexOf(std::clamp(top, 0, last)), indexOf(std::clamp(bottom, 0, last))), command);
}

QRegion FixedRowListView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QItemSelectionRange &range : selection)
        region += visualRect(range.topLeft())
                      .united(visualRect(range.bottomRight()))
                      .intersected(viewport()->rect());
    return region;
}

void FixedRowListView::updateGeometries()
{
    const int height = viewport()->height();
    QScrollBar *bar = verticalScrollBar();
    bar->setSingleStep(m_rowHeight);
    bar->setPageStep(height);
    bar->setRange(0, std::max(0, rowCount() * m_rowHeight - height));
    QAbstractItemView::updateGeometries();
}

void FixedRowListView::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
}

void FixedRowListView::scrollContentsBy(int dx, int dy)
{
    scrollDirtyRegion(dx, dy);
    viewport()->scroll(dx, dy);
    if (m_hoveredRow >= 0)
        setHoveredRow(indexAt(viewport()->mapFromGlobal(QCursor::pos())).row());
}

void FixedRowListView::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
}

void FixedRowListView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::ActivationChange || event->type() == QEvent::LayoutDirectionChange)
        viewport()->update();
}

void FixedRowListView::rowsInserted(const QModelIndex &, int start, int end)
{
    const bool above = start <= topRow() && verticalOffset() > 0;
    updateGeometries();
    if (above)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + (end - start + 1) * m_rowHeight);
    viewport()->update();
}

void FixedRowListView::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                                   const QList<int> &roles)
{
    // QListView would lay out everything again.
    QAbstractItemView::dataChanged(topLeft, bottomRight, roles);
}

void FixedRowListView::setHoveredRow(int row)
{
    const int before = std::exchange(m_hoveredRow, row);
    for (const int changed : { before, row }) {
        if (before != row && changed >= 0)
            update(indexOf(changed));
    }
}

void FixedRowListView::leaveEvent(QEvent *event)
{
    setHoveredRow(-1);
    QListView::leaveEvent(event);
}

void FixedRowListView::mouseMoveEvent(QMouseEvent *event)
{
    setHoveredRow(indexAt(event->position().toPoint()).row());
    QAbstractItemView::mouseMoveEvent(event);
}

} // namespace triage::app

#include "moc_fixedrowlistview.cpp"
