// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/detailrows.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace triage::app {

int iconColumn(const Theme &theme)
{
    return theme.side(18) + 10;
}

int widthOf(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view ? view->viewport()->width() : std::max(option.rect.width(), 200);
}

void paintRing(QPainter *painter, const Theme &theme, const QStyleOptionViewItem &option)
{
    if (!(option.state & QStyle::State_HasFocus))
        return;
    painter->setPen(QPen(theme.color(Ink::FocusRing), 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), space::xs, space::xs);
}

} // namespace triage::app
