// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of FeedbackListView: row times height.
#include "list/feedbackdelegate.h"
#include "list/feedbacklistview.h"
#include "list/feedbackselection.h"

#include <QCursor>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

namespace triage::app {

int FeedbackListView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

int FeedbackListView::topRow() const
{
    return std::clamp(verticalOffset() / rowHeight(), 0, std::max(0, m_model.rowCount() - 1));
}

int FeedbackListView::rowsPerPage() const
{
    return std::max(1, viewport()->height() / rowHeight() - 1);
}

FeedbackId FeedbackListView::topId() const
{
    return m_model.idAt(topRow());
}

void FeedbackListView::setTopId(FeedbackId id)
{
    if (const int row = m_model.rowOf(id); row >= 0)
        verticalScrollBar()->setValue(row * rowHeight());
}

QRect FeedbackListView::visualRect(const QModelIndex &index) const
{
    if (!index.isValid() || index.model() != &m_model)
        return {};
    return { 0, index.row() * rowHeight() - verticalOffset(), viewport()->width(), rowHeight() };
}

QModelIndex FeedbackListView::indexAt(const QPoint &point) const
{
    const int y = point.y() + verticalOffset();
    if (y < 0 || point.x() < 0 || point.x() >= viewport()->width())
        return {};
    const int row = y / rowHeight();
    return row < m_model.rowCount() ? m_model.index(row) : QModelIndex();
}

void FeedbackListView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const QRect row = visualRect(index);
    const int room = viewport()->height() - rowHeight();
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

QModelIndex FeedbackListView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = m_model.rowCount();
    if (count == 0)
        return {};
    const int row = currentIndex().isValid() ? startRow() : m_resumeRow - 1;
    int next = row;
    switch (action) {
    case MoveUp:
    case MovePrevious:
        next = row - 1;
        break;
    case MoveDown:
    case MoveNext:
        next = row + 1;
        break;
    case MovePageUp:
        next = row - rowsPerPage();
        break;
    case MovePageDown:
        next = row + rowsPerPage();
        break;
    case MoveHome:
        next = 0;
        break;
    case MoveEnd:
        next = count - 1;
        break;
    case MoveLeft:
    case MoveRight:
        break;
    }
    return m_model.index(std::clamp(next, 0, count - 1));
}

void FeedbackListView::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    const QRect area = rect.normalized();
    const int last = m_model.rowCount() - 1;
    const int top = (area.top() + verticalOffset()) / rowHeight();
    const int bottom = (area.bottom() + verticalOffset()) / rowHeight();
    if (bottom < 0 || top > last || last < 0)
        m_selection->select(QItemSelection(), command);
    else
        m_selection->select(QItemSelection(m_model.index(std::clamp(top, 0, last)),
                                           m_model.index(std::clamp(bottom, 0, last))),
                            command);
}

QRegion FeedbackListView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QItemSelectionRange &range : selection)
        region += visualRect(range.topLeft())
                      .united(visualRect(range.bottomRight()))
                      .intersected(viewport()->rect());
    return region;
}

void FeedbackListView::updateGeometries()
{
    const int height = viewport()->height();
    QScrollBar *bar = verticalScrollBar();
    bar->setSingleStep(rowHeight());
    bar->setPageStep(height);
    bar->setRange(0, std::max(0, m_model.rowCount() * rowHeight() - height));
    QAbstractItemView::updateGeometries();
}

void FeedbackListView::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
}

void FeedbackListView::scrollContentsBy(int dx, int dy)
{
    scrollDirtyRegion(dx, dy);
    viewport()->scroll(dx, dy);
    if (m_hovered >= 0)
        setHovered(indexAt(viewport()->mapFromGlobal(QCursor::pos())).row());
}

void FeedbackListView::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
}

void FeedbackListView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::ActivationChange || event->type() == QEvent::LayoutDirectionChange)
        viewport()->update();
}

void FeedbackListView::rowsInserted(const QModelIndex &, int start, int end)
{
    const bool above = start <= topRow() && verticalOffset() > 0;
    updateGeometries();
    if (above)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + (end - start + 1) * rowHeight());
    viewport()->update();
}

void FeedbackListView::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                                   const QList<int> &roles)
{
    // Not QListView's, which lays everything out anew.
    QAbstractItemView::dataChanged(topLeft, bottomRight, roles);
}

void FeedbackListView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    if (m_skeleton && m_model.rowCount() == 0)
        return paintSkeleton(painter);
    if (!m_kept.isNull() && m_model.rowCount() == 0) {
        const int start
            = isRightToLeft() ? viewport()->width() - int(m_kept.deviceIndependentSize().width()) : 0;
        return painter.drawPixmap(start, 0, m_kept);
    }
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QStyle::State common
        = option.state & ~(QStyle::State_HasFocus | QStyle::State_Selected | QStyle::State_MouseOver);
    const int first = std::max(0, (event->rect().top() + verticalOffset()) / rowHeight());
    const int last
        = std::min(m_model.rowCount() - 1, (event->rect().bottom() + verticalOffset()) / rowHeight());
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_model.index(row);
        option.rect = visualRect(index);
        option.state = common;
        option.state.setFlag(QStyle::State_Selected, m_selection->isSelected(index));
        option.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
        option.state.setFlag(QStyle::State_MouseOver, row == m_hovered);
        m_delegate->paint(&painter, option, index);
    }
}

void FeedbackListView::paintSkeleton(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Ink::SurfaceSunken));
    const int width = viewport()->width() - 2 * space::l;
    for (int row = 0; row * rowHeight() < viewport()->height(); ++row) {
        const QRect all(0, row * rowHeight(), viewport()->width(), rowHeight());
        const int middle = all.center().y();
        for (const QRect &bar : { QRect(space::l, middle - 14, width * (row % 3 + 5) / 10, 10),
                                  QRect(space::l, middle + 6, width * 9 / 10, 8) })
            painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), all, bar), 4, 4);
    }
}

} // namespace triage::app
