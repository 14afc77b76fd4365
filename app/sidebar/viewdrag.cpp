// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar/viewdrag.h"

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

/// No other program reads it: views are not files, and belong to this window's account.
constexpr QLatin1StringView viewType = "application/vnd.triage-desk.view"_L1;

} // namespace

ViewDrag::ViewDrag(QTreeView &tree, Theme &theme) : QObject(&tree), m_tree(tree), m_theme(theme)
{
}

ViewId ViewDrag::viewOf(const QModelIndex &index)
{
    return ViewId(index.data(ViewRole).toLongLong());
}

QMimeData *ViewDrag::mimeOf(ViewId view)
{
    auto *mime = new QMimeData;
    mime->setData(viewType, toString(view).toLatin1());
    return mime;
}

void ViewDrag::drag(const QModelIndex &index)
{
    auto *drag = new QDrag(&m_tree);
    drag->setMimeData(mimeOf(viewOf(index)));
    drag->setPixmap(
        m_theme.icon(u"filter"_s).pixmap(QSize(space::xl, space::xl), m_tree.devicePixelRatioF()));
    drag->setHotSpot(QPoint(-space::m, -space::s));
    drag->exec(Qt::MoveAction, Qt::MoveAction);
    leave();
}

bool ViewDrag::enter(const QMimeData *mime)
{
    m_dragged = {};
    if (mime && mime->hasFormat(viewType))
        m_dragged = idFromString<ViewTag>(QString::fromLatin1(mime->data(viewType))).value_or(ViewId());
    return isUnderWay();
}

ViewDrag::Gap ViewDrag::gapAt(const QPoint &at) const
{
    QModelIndex index = m_tree.indexAt(at);
    const QAbstractItemModel *model = m_tree.model();
    if (!index.isValid() && at.y() > 0) {
        // Below all rows: behind the last one.
        const QModelIndex heading = model->index(model->rowCount() - 1, 0);
        return { model->index(model->rowCount(heading) - 1, 0, heading), {} };
    }
    if (at.y() < m_tree.visualRect(index).center().y())
        return { index.siblingAtRow(index.row() - 1), index };
    return { index, index.siblingAtRow(index.row() + 1) };
}

bool ViewDrag::moves(const Gap &gap) const
{
    const ViewId above = viewOf(gap.above);
    const ViewId below = viewOf(gap.below);
    // A drop next to itself changes nothing.
    return (above.isValid() || below.isValid()) && above != m_dragged && below != m_dragged;
}

DropOutcome ViewDrag::hover(const QPoint &at)
{
    const Gap gap = gapAt(at);
    const bool changes = moves(gap);
    const int line = !changes ? -1
        : gap.below.isValid() ? m_tree.visualRect(gap.below).top()
                              : m_tree.visualRect(gap.above).bottom();
    if (m_line != line) {
        m_line = line;
        m_tree.viewport()->update();
    }
    DropOutcome outcome{ changes };
    outcome.perform = [this, dragged = m_dragged, below = viewOf(gap.below)](const QPoint &) {
        Q_EMIT moveRequested(dragged, below);
    };
    return outcome;
}

void ViewDrag::leave()
{
    m_dragged = {};
    m_line = -1;
    m_tree.viewport()->update();
}

void ViewDrag::paint(QPainter &painter) const
{
    if (m_line < 0)
        return;
    const int top = std::max(0, m_line - lineWidth / 2);
    painter.fillRect(QRect(space::s, top, m_tree.viewport()->width() - 2 * space::s, lineWidth),
                     m_theme.color(Ink::Accent));
}

} // namespace triage::app

#include "moc_viewdrag.cpp"
