// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar/filterorder.h"

#include "models/roles.h"

#include <QDrag>
#include <QMimeData>
#include <QPainter>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int lineWidth = 2;

/// No other program reads it: filters are not files, and belong to this window's account.
constexpr QLatin1StringView mimeType = "application/vnd.triage-desk.filter"_L1;

} // namespace

FilterOrder::FilterOrder(QTreeView &tree, Theme &theme) : QObject(&tree), m_tree(tree), m_theme(theme)
{
}

bool FilterOrder::isFilter(const QModelIndex &index)
{
    return !index.data(SavedRole).toString().isEmpty();
}

QMimeData *FilterOrder::mimeOf(const QString &name)
{
    auto *mime = new QMimeData;
    mime->setData(mimeType, name.toUtf8());
    return mime;
}

void FilterOrder::drag(const QModelIndex &filter)
{
    auto *drag = new QDrag(&m_tree);
    drag->setMimeData(mimeOf(filter.data(SavedRole).toString()));
    drag->setPixmap(
        m_theme.icon(u"filter"_s).pixmap(QSize(space::xl, space::xl), m_tree.devicePixelRatioF()));
    drag->setHotSpot(QPoint(-space::m, -space::s));
    drag->exec(Qt::MoveAction, Qt::MoveAction);
    leave();
}

bool FilterOrder::enter(const QMimeData *mime)
{
    m_dragged = mime && mime->hasFormat(mimeType) ? QString::fromUtf8(mime->data(mimeType)) : QString();
    return isUnderWay();
}

/// Returns the row before which the filter would go. If it is found but not valid: at the end.
QModelIndex FilterOrder::gapBefore(const QPoint &at, bool *found) const
{
    QModelIndex index = m_tree.indexAt(at);
    const QAbstractItemModel *model = m_tree.model();
    if (!index.isValid() && at.y() > 0) {
        // Below all rows: behind the last filter, if filters come last.
        const QModelIndex heading = model->index(model->rowCount() - 1, 0);
        index = model->index(model->rowCount(heading) - 1, 0, heading);
        *found = isFilter(index);
        return {};
    }
    *found = isFilter(index);
    if (!*found || at.y() < m_tree.visualRect(index).center().y())
        return index;
    return index.siblingAtRow(index.row() + 1);
}

bool FilterOrder::hover(const QPoint &at)
{
    bool found = false;
    const QModelIndex before = gapBefore(at, &found);
    const QModelIndex heading = m_tree.model()->index(m_tree.model()->rowCount() - 1, 0);
    const int last = m_tree.model()->rowCount(heading) - 1;
    const QModelIndex above
        = before.isValid() ? before.siblingAtRow(before.row() - 1) : m_tree.model()->index(last, 0, heading);
    // A drop beside itself changes nothing.
    const bool moves = found && before.data(SavedRole) != m_dragged && above.data(SavedRole) != m_dragged;
    const int line = !moves ? -1
        : before.isValid()  ? m_tree.visualRect(before).top()
                            : m_tree.visualRect(above).bottom();
    if (m_line != line) {
        m_line = line;
        m_tree.viewport()->update();
    }
    return moves;
}

void FilterOrder::leave()
{
    m_dragged.clear();
    m_line = -1;
    m_tree.viewport()->update();
}

void FilterOrder::drop(const QPoint &at)
{
    const bool moves = hover(at);
    const QString name = m_dragged;
    leave();
    bool found = false;
    const QModelIndex before = gapBefore(at, &found);
    if (moves)
        Q_EMIT moveRequested(name, before.data(SavedRole).toString());
}

void FilterOrder::paint(QPainter &painter) const
{
    if (m_line < 0)
        return;
    const int top = std::max(0, m_line - lineWidth / 2);
    painter.fillRect(QRect(space::s, top, m_tree.viewport()->width() - 2 * space::s, lineWidth),
                     m_theme.color(Ink::Accent));
}

} // namespace triage::app
