// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/candidatedelegate.h"

#include "detail/detailrows.h"
#include "models/labels.h"
#include "models/roles.h"
#include "widgets/textdirection.h"
#include "widgets/textline.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace triage::app {

CandidateDelegate::CandidateDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QString CandidateDelegate::shareText(const QModelIndex &index) const
{
    if (const QString text = index.data(EndTextRole).toString(); !text.isEmpty())
        return text;
    return index.data(ByHandRole).toBool() ? tr("by hand")
                                           : Labels::percent(index.data(ConfidenceRole).toDouble());
}

/// Returns the formats of the bold words. Each is looked for after the one before it, as they are listed.
TextFormats CandidateDelegate::formatsOf(const QString &reason, const QModelIndex &index) const
{
    QTextCharFormat strong;
    strong.setFontWeight(QFont::Bold);
    TextFormats formats;
    qsizetype from = 0;
    for (const QString &word : index.data(StrongWordsRole).toStringList()) {
        const qsizetype at = reason.indexOf(word, from);
        if (at < 0)
            continue;
        formats.append({ int(at), int(word.size()), strong });
        from = at + word.size();
    }
    return formats;
}

QSize CandidateDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = widthOf(option);
    const QString reason = inWindowDirection(index.data(ReasonRole).toString());
    const int head = std::max(QFontMetrics(m_theme.font(Type::BodyStrong)).height(), m_theme.side(18));
    const qreal text = reason.isEmpty()
        ? 0
        : wrappedHeight(reason, m_theme.font(Type::Caption), width - iconColumn(m_theme) - space::xs,
                        formatsOf(reason, index))
            + 2;
    return { width, int(text) + head + 2 * space::xs + 2 };
}

/// Paints the confidence. Returns the rest of the head, for the name.
QRect CandidateDelegate::paintShare(QPainter *painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index, QRect head) const
{
    const auto seen = [&](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const QFontMetrics metrics(m_theme.font());
    const QString share = shareText(index);
    const int width = metrics.horizontalAdvance(share) + 1;
    head.setRight(head.right() - width);
    painter->setFont(m_theme.font());
    painter->setPen(m_theme.color(Ink::TextSecondary));
    const Qt::Alignment end = QStyle::visualAlignment(option.direction, Qt::AlignRight);
    painter->drawText(seen(QRect(head.right() + 1, head.top(), width, head.height())),
                      int(end | Qt::AlignVCenter | Qt::AlignAbsolute), share);
    return head;
}

void CandidateDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    if (selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(Ink::Selection));
        painter->drawRoundedRect(QRectF(row), space::xs, space::xs);
    }
    const auto seen = [&](const QRect &rect) {
        return QStyle::visualRect(option.direction, row, rect);
    };
    const int side = m_theme.side(18);
    const int height = std::max(QFontMetrics(m_theme.font(Type::BodyStrong)).height(), side);
    const int left = row.left() + iconColumn(m_theme);
    // Texts end before the focus ring.
    const int width = row.right() - space::xs - left + 1;
    QRect head(left, row.top() + space::xs, width, height);
    index.data(Qt::DecorationRole)
        .value<QIcon>()
        .paint(painter,
               seen(QRect(left - iconColumn(m_theme) + 1, head.center().y() - side / 2, side, side)));
    const int below = head.bottom() + 3;
    head = paintShare(painter, option, index, head);
    head.setRight(head.right() - space::s);
    drawLine(painter, seen(head),
             { index.data().toString(),
               m_theme.font(),
               m_theme.color(selected ? Ink::SelectionText : Ink::Text),
               {} },
             option.direction);
    const QString reason = inWindowDirection(index.data(ReasonRole).toString());
    drawWrapped(painter, seen(QRect(left, below, width, row.height())), reason, m_theme.font(Type::Caption),
                m_theme.color(Ink::TextSecondary), formatsOf(reason, index));
    paintRing(painter, m_theme, option);
    painter->restore();
}

} // namespace triage::app

#include "moc_candidatedelegate.cpp"
