// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/sharedelegate.h"

#include "models/labels.h"

#include <QApplication>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace triage::app {

namespace {

constexpr int barWidth = 72;
constexpr int barHeight = 6;

} // namespace

ShareDelegate::ShareDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

/// The same width in every row, so that the bars are aligned.
int ShareDelegate::figuresWidth(const QStyleOptionViewItem &option) const
{
    return option.fontMetrics.horizontalAdvance(Labels::percent(1)) + 2;
}

QSize ShareDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize text = QStyledItemDelegate::sizeHint(option, index);
    return { barWidth + space::s + figuresWidth(option) + 2 * space::s, text.height() };
}

void ShareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem ground = option;
    ground.state &= ~QStyle::State_HasFocus;
    initStyleOption(&ground, index);
    const QString text = std::exchange(ground.text, QString());
    const QStyle *style = ground.widget ? ground.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, ground.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect cell = option.rect.adjusted(space::s, 0, -space::s, 0);
    const int figures = figuresWidth(option);
    const QRect bar(cell.left(), cell.center().y() - barHeight / 2, cell.width() - figures - space::s,
                    barHeight);
    if (index.data(ShareRole).isValid() && bar.width() > barHeight)
        paintBar(painter, option, bar, index);
    painter->setFont(option.font);
    painter->setPen(m_theme.color(
        index.data(ShareRole).isValid() && !index.data(FaintRole).toBool() ? Ink::Text : Ink::TextSecondary));
    const QRect place(cell.right() - figures + 1, cell.top(), figures, cell.height());
    const Qt::Alignment end = QStyle::visualAlignment(option.direction, Qt::AlignRight);
    painter->drawText(QStyle::visualRect(option.direction, option.rect, place),
                      int(end | Qt::AlignVCenter | Qt::AlignAbsolute), text);
    painter->restore();
}

void ShareDelegate::paintBar(QPainter *painter, const QStyleOptionViewItem &option, const QRect &place,
                             const QModelIndex &index) const
{
    const auto seen = [&](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const auto widthOf = [&](int role) {
        return qRound(place.width() * std::clamp(index.data(role).toDouble(), 0.0, 1.0));
    };
    constexpr double round = barHeight / 2.0;
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(Ink::Divider));
    painter->drawRoundedRect(seen(place), round, round);
    QRect part = place;
    part.setWidth(widthOf(ShareRole));
    if (part.width() > 0) {
        painter->setBrush(m_theme.color(index.data(FaintRole).toBool() ? Ink::Border : Ink::Accent));
        painter->drawRoundedRect(seen(part), round, round);
    }
    if (!index.data(MarkRole).isValid())
        return;
    const int at = std::min(place.left() + widthOf(MarkRole), place.right() - 1);
    painter->fillRect(seen(QRect(at, place.top() - 3, 2, barHeight + 6)), m_theme.color(Ink::Text));
}

} // namespace triage::app

#include "moc_sharedelegate.cpp"
