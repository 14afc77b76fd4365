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
    const auto atEnd = [&](const QString &text, const QFont &font, Ink ink) {
        const int width = std::min(QFontMetrics(font).horizontalAdvance(text) + 2, room.width());
        const QRect place(room.right() + 1 - width, row.top(), width, row.height());
        drawLine(painter, seen(place), { text, font, m_theme.color(ink), {} }, option.direction);
        room.setRight(place.left() - 1 - space::m);
    };
    atEnd(index.data(ActRole).toString(), m_theme.font(), Ink::Text);
    if (const QString key = index.data(KeyRole).toString(); !key.isEmpty()) {
        const QSize cap = keyCapSize(m_theme, key);
        const QRect place(room.right() + 1 - cap.width(), room.center().y() - cap.height() / 2, cap.width(),
                          cap.height());
        paintKeyCap(*painter, m_theme, seen(place), key);
        room.setRight(place.left() - 1 - space::m);
    }
    atEnd(Labels::percent(index.data(ConfidenceRole).toDouble()), m_theme.font(), Ink::TextSecondary);
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
