// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/timelinedelegate.h"

#include "detail/detailrows.h"
#include "models/activitywords.h"
#include "models/labels.h"
#include "models/roles.h"
#include "text.h"
#include "widgets/textdirection.h"
#include "widgets/textline.h"
#include "widgets/wrappedtext.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace triage::app {

TimelineDelegate::TimelineDelegate(const Theme &theme, const LocalStore &store, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_store(store)
{
}

QString TimelineDelegate::activityText(const TimelineEntry &entry) const
{
    // A number stays in the line of its unit.
    const QString when
        = isolated(Labels::age(entry.note.createdAt, Labels::now()).replace(u' ', QChar::Nbsp));
    // The picture says that it was the system.
    if (entry.note.author.isSystem())
        return inWindowDirection(
            tr("%1 · %2", "what happened · when").arg(isolated(ActivityWords::of(entry.note)), when));
    return inWindowDirection(tr("%1 · %2 · %3", "what happened · who · when")
                                 .arg(isolated(ActivityWords::phraseOf(entry.note)),
                                      isolated(Labels::author(entry.note, m_store)), when));
}

QSize TimelineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto entry = index.data(EntryRole).value<TimelineEntry>();
    const int width = widthOf(option);
    if (entry.note.kind == NoteKind::Activity) {
        const qreal height
            = wrappedHeight(activityText(entry), m_theme.font(Type::Caption), width - iconColumn(m_theme));
        return { width, int(height) + space::s + 2 };
    }
    const int head = QFontMetrics(m_theme.font(Type::BodyStrong)).height();
    const qreal text
        = wrappedHeight(entry.note.text, m_theme.font(), width - iconColumn(m_theme) - 2 * space::m);
    return { width, int(text) + head + space::xs + 2 * space::s + space::s };
}

void TimelineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const auto entry = index.data(EntryRole).value<TimelineEntry>();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (entry.note.kind == NoteKind::Activity)
        paintActivity(painter, option, entry);
    else
        paintNote(painter, option, entry);
    paintRing(painter, m_theme, option);
    painter->restore();
}

void TimelineDelegate::paintActivity(QPainter *painter, const QStyleOptionViewItem &option,
                                     const TimelineEntry &entry) const
{
    const QRect row = option.rect;
    const QFont font = m_theme.font(Type::Caption);
    const int line = QFontMetrics(font).height();
    const int side = m_theme.side(14);
    const QRect icon(row.left() + 3, row.top() + space::xs + (line - side) / 2 + 1, side, side);
    m_theme.icon(entry.note.author.isSystem() ? u"robot"_s : u"activity"_s)
        .paint(painter, QStyle::visualRect(option.direction, row, icon));
    const QRect text = row.adjusted(iconColumn(m_theme), space::xs + 1, 0, 0);
    drawWrapped(painter, QStyle::visualRect(option.direction, row, text), activityText(entry), font,
                m_theme.color(Ink::TextSecondary));
}

void TimelineDelegate::paintNote(QPainter *painter, const QStyleOptionViewItem &option,
                                 const TimelineEntry &entry) const
{
    const QRect row = option.rect;
    const auto seen = [&](const QRect &rect) {
        return QStyle::visualRect(option.direction, row, rect);
    };
    const int side = m_theme.side(18);
    m_theme.icon(u"note"_s).paint(painter, seen(QRect(row.left() + 1, row.top() + space::s + 2, side, side)));
    const QRect card = row.adjusted(iconColumn(m_theme), 2, 0, -space::xs - 2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(Ink::SurfaceSunken));
    painter->drawRoundedRect(seen(card), space::radius, space::radius);

    const QRect inner = card.adjusted(space::m, space::s, -space::m, -space::s);
    const QFont strong = m_theme.font(Type::BodyStrong);
    QRect head(inner.left(), inner.top(), inner.width(), QFontMetrics(strong).height());
    QString when = Labels::age(entry.note.createdAt, Labels::now());
    if (const QString state = Labels::delivery(entry.delivery); !state.isEmpty())
        when = tr("%1 · %2", "when · whether it was sent").arg(when, state);
    const int whenWidth = QFontMetrics(m_theme.font(Type::Caption)).horizontalAdvance(when) + 2;
    const bool wrong = entry.delivery == Delivery::Failed || entry.delivery == Delivery::Conflict;
    QRect time = head;
    time.setLeft(head.right() - whenWidth);
    drawLine(
        painter, seen(time),
        { when, m_theme.font(Type::Caption), m_theme.color(wrong ? Ink::Danger : Ink::TextSecondary), {} },
        option.direction);
    head.setRight(time.left() - space::s);
    drawLine(painter, seen(head),
             { Labels::author(entry.note, m_store), strong, m_theme.color(Ink::Text), {} }, option.direction);
    const QRect text = inner.adjusted(0, QFontMetrics(strong).height() + space::xs, 0, 0);
    drawWrapped(painter, seen(text), entry.note.text, m_theme.font(), m_theme.color(Ink::Text));
}

} // namespace triage::app

#include "moc_timelinedelegate.cpp"
