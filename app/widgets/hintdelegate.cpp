// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hintdelegate.h"

#include "theme/theme.h"
#include "widgets/textline.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace triage::app {

QSize HintDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize own = QStyledItemDelegate::sizeHint(option, index);
    return { own.width(), std::max(own.height(), m_theme.rowHeight()) };
}

void HintDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString text = row.text;
    const QString hint = index.data(HintRole).toString();
    const bool selected = row.state.testFlag(QStyle::State_Selected);
    const bool enabled = row.state.testFlag(QStyle::State_Enabled);
    // The keys go to the field above but act on this row, so it is drawn as if it had the focus.
    if (selected)
        painter->fillRect(row.rect, m_theme.color(Ink::Selection));
    else if (row.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(row.rect, m_theme.color(Ink::Hover));
    const QColor strong = m_theme.color(selected      ? Ink::SelectionText
                                            : enabled ? Ink::Text
                                                      : Ink::TextSecondary);
    const QColor faint = m_theme.color(selected ? Ink::SelectionText : Ink::TextSecondary);
    QRect room = row.rect.adjusted(space::s, 0, -space::s, 0);
    if (!row.icon.isNull()) {
        const QSize size = row.decorationSize;
        const QRect at(room.left(), room.center().y() - size.height() / 2, size.width(), size.height());
        room.setLeft(room.left() + size.width() + space::s);
        row.icon.paint(painter, QStyle::visualRect(row.direction, row.rect, at));
    }
    painter->save();
    painter->setFont(row.font);
    const int hintWidth = std::min(row.fontMetrics.horizontalAdvance(hint) + space::xs, room.width() / 2);
    const QRect hintAt(room.right() - hintWidth + 1, room.top(), hintWidth, room.height());
    const QRect textAt = room.adjusted(0, 0, -hintWidth - space::m, 0);
    drawLine(painter, QStyle::visualRect(row.direction, row.rect, textAt), { text, row.font, strong, {} },
             row.direction);
    painter->setPen(faint);
    painter->drawText(QStyle::visualRect(row.direction, row.rect, hintAt),
                      int(QStyle::visualAlignment(row.direction, Qt::AlignVCenter | Qt::AlignTrailing)),
                      row.fontMetrics.elidedText(hint, Qt::ElideRight, hintWidth));
    painter->restore();
}

} // namespace triage::app

#include "moc_hintdelegate.cpp"
