// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/suggestiondelegate.h"

#include "detail/detailrows.h"
#include "models/labels.h"
#include "widgets/keycap.h"
#include "widgets/textline.h"

#include <QPainter>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

int textWidth(const QFont &font, const QString &text)
{
    return QFontMetrics(font).horizontalAdvance(text) + 2;
}

} // namespace

SuggestionDelegate::SuggestionDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

int SuggestionDelegate::rowHeight() const
{
    return std::max(QFontMetrics(m_theme.font(Type::BodyStrong)).height(), m_theme.side(18)) + 2 * space::m;
}

QString SuggestionDelegate::quotedWords(const QString &reason, const QString &buffer)
{
    static const QRegularExpression quoted(u"“[^”]*”"_s);
    QStringList words;
    for (auto match = quoted.globalMatch(reason); match.hasNext();) {
        const QString word = match.next().captured();
        if (word == u'“' + buffer + u'”')
            break;
        if (!words.contains(word))
            words += word;
    }
    return Labels::list(words);
}

SuggestionDelegate::Columns SuggestionDelegate::columnsOf(const QAbstractItemModel &rows) const
{
    Columns columns;
    for (int row = 0; row < rows.rowCount(); ++row) {
        const QModelIndex each = rows.index(row, 0);
        columns.act = std::max(columns.act, textWidth(m_theme.font(), each.data(ActRole).toString()));
        columns.key = std::max(columns.key, keyCapSize(m_theme, each.data(KeyRole).toString()).width());
        columns.share = std::max(
            columns.share, textWidth(m_theme.font(), Labels::percent(each.data(ConfidenceRole).toDouble())));
    }
    return columns;
}

QSize SuggestionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return { widthOf(option), rowHeight() };
}

void SuggestionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect;
    const auto seen = [&](const QRect &rect) {
        return QStyle::visualRect(option.direction, row, rect);
    };
    const bool isHovered = option.state & QStyle::State_MouseOver;
    if (isHovered || index.data(IsHereRole).toBool()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(isHovered ? Ink::Hover : Ink::InfoFill));
        painter->drawRoundedRect(QRectF(row).adjusted(0, 2, 0, -2), space::radius, space::radius);
    }
    QRect room = row.adjusted(space::m, 0, -space::m, 0);
    const Columns columns = columnsOf(*index.model());
    const auto takeEnd = [&room, &row](int width) {
        const int taken = std::min(width, room.width());
        const QRect place(room.right() + 1 - taken, row.top(), taken, row.height());
        room.setRight(place.left() - 1 - space::m);
        return place;
    };
    drawLine(painter, seen(takeEnd(columns.act)),
             { index.data(ActRole).toString(), m_theme.font(), m_theme.color(Ink::Text), {} },
             option.direction);
    if (const QString key = index.data(KeyRole).toString(); !key.isEmpty()) {
        const QSize cap = keyCapSize(m_theme, key);
        QRect place(QPoint(), cap);
        place.moveCenter(takeEnd(columns.key).center());
        paintKeyCap(*painter, m_theme, seen(place), key);
    }
    const QString share = Labels::percent(index.data(ConfidenceRole).toDouble());
    QRect shareRoom = takeEnd(columns.share);
    shareRoom.setLeft(shareRoom.right() + 1 - textWidth(m_theme.font(), share));
    drawLine(painter, seen(shareRoom), { share, m_theme.font(), m_theme.color(Ink::TextSecondary), {} },
             option.direction);
    const int side = m_theme.side(18);
    index.data(Qt::DecorationRole)
        .value<QIcon>()
        .paint(painter, seen(QRect(room.left(), room.center().y() - side / 2, side, side)));
    room.setLeft(room.left() + iconColumn(m_theme));
    const QFont strong = m_theme.font(Type::BodyStrong);
    const QString name = index.data().toString();
    const int nameWidth = std::min(QFontMetrics(strong).horizontalAdvance(name) + 2, room.width());
    drawLine(painter, seen(QRect(room.left(), row.top(), nameWidth, row.height())),
             { name, strong, m_theme.color(Ink::Text), {} }, option.direction);
    room.setLeft(room.left() + nameWidth + space::m);
    drawLine(painter, seen(room),
             { index.data(WordsRole).toString(), m_theme.font(), m_theme.color(Ink::TextSecondary), {} },
             option.direction);
    paintRing(painter, m_theme, option);
    painter->restore();
}

} // namespace triage::app

#include "moc_suggestiondelegate.cpp"
