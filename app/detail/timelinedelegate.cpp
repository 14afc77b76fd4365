// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/timelinedelegate.h"

#include "models/labels.h"
#include "models/roles.h"
#include "widgets/textdirection.h"
#include "widgets/textline.h"
#include "widgets/wrappedtext.h"

#include <QAbstractItemView>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int barWidth = 56;
/// Narrower rows have no room for a bar beside the name.
constexpr int minWidthForBar = 260;

/// Where text begins after a row's picture.
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

} // namespace

TimelineDelegate::TimelineDelegate(const Theme &theme, const LocalStore &store, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_store(store)
{
}

QString TimelineDelegate::activityText(const TimelineEntry &entry) const
{
    return alignedToWindow(
        tr("%1 · %2", "what happened · when")
            .arg(isolated(entry.note.text), isolated(Labels::age(entry.note.createdAt, Labels::now()))));
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

CandidateDelegate::CandidateDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QString CandidateDelegate::shareText(const QModelIndex &index) const
{
    return index.data(ByHandRole).toBool() ? tr("by hand")
                                           : Labels::percent(index.data(ConfidenceRole).toDouble());
}

QSize CandidateDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = widthOf(option);
    const QString reason = alignedToWindow(index.data(ReasonRole).toString());
    const int head = std::max(QFontMetrics(m_theme.font(Type::BodyStrong)).height(), m_theme.side(18));
    const qreal text = reason.isEmpty()
        ? 0
        : wrappedHeight(reason, m_theme.font(Type::Caption), width - textLeft(index) - space::xs) + 2;
    return { width, int(text) + head + 2 * space::xs + 2 };
}

int CandidateDelegate::keySide() const
{
    return QFontMetrics(m_theme.font(Type::Caption)).height() + 2;
}

int CandidateDelegate::textLeft(const QModelIndex &index) const
{
    const bool hasKey = index.data(KeyRole).toInt() > 0;
    return iconColumn(m_theme) + (hasKey ? keySide() + space::s : 0);
}

void CandidateDelegate::paintKey(QPainter *painter, const QRect &place, int key) const
{
    painter->setPen(m_theme.color(Ink::Border));
    painter->setBrush(m_theme.color(Ink::Surface));
    painter->drawRoundedRect(QRectF(place).adjusted(.5, .5, -.5, -.5), 3, 3);
    painter->setFont(m_theme.font(Type::Caption));
    painter->setPen(m_theme.color(Ink::TextSecondary));
    painter->drawText(place, Qt::AlignCenter, QLocale().toString(key));
}

/// How sure the classifier was, in figures and as a bar; what is left of the head for the name.
QRect CandidateDelegate::paintShare(QPainter *painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index, QRect head) const
{
    const auto seen = [&](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const QFontMetrics metrics(m_theme.font());
    const QString share = shareText(index);
    // As wide for each, so that the bars stand below one another.
    const int width
        = std::max(metrics.horizontalAdvance(share), metrics.horizontalAdvance(Labels::percent(1))) + 1;
    head.setRight(head.right() - width);
    painter->setFont(m_theme.font());
    painter->setPen(m_theme.color(Ink::TextSecondary));
    const Qt::Alignment end = QStyle::visualAlignment(option.direction, Qt::AlignRight);
    painter->drawText(seen(QRect(head.right() + 1, head.top(), width, head.height())),
                      int(end | Qt::AlignVCenter | Qt::AlignAbsolute), share);
    if (index.data(ByHandRole).toBool() || option.rect.width() < m_theme.side(minWidthForBar))
        return head;
    head.setRight(head.right() - barWidth - space::s);
    const QRect bar(head.right() + 1, head.center().y() - 2, barWidth, 5);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(Ink::Divider));
    painter->drawRoundedRect(seen(bar), 2.5, 2.5);
    QRect part = bar;
    const double confidence = std::clamp(index.data(ConfidenceRole).toDouble(), 0.0, 1.0);
    part.setWidth(std::max(4, qRound(bar.width() * confidence)));
    painter->setBrush(m_theme.color(Ink::Accent));
    painter->drawRoundedRect(seen(part), 2.5, 2.5);
    return head;
}

void CandidateDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect;
    const auto seen = [&](const QRect &rect) {
        return QStyle::visualRect(option.direction, row, rect);
    };
    const int side = m_theme.side(18);
    const int height = std::max(QFontMetrics(m_theme.font(Type::BodyStrong)).height(), side);
    const int left = row.left() + textLeft(index);
    // Words end before the ring that shows the focus.
    const int width = row.right() - space::xs - left + 1;
    QRect head(left, row.top() + space::xs, width, height);
    if (const int key = index.data(KeyRole).toInt(); key > 0)
        paintKey(painter,
                 seen(QRect(row.left() + 2, head.center().y() - keySide() / 2, keySide(), keySide())), key);
    index.data(Qt::DecorationRole)
        .value<QIcon>()
        .paint(painter,
               seen(QRect(left - iconColumn(m_theme) + 1, head.center().y() - side / 2, side, side)));
    const int below = head.bottom() + 3;
    head = paintShare(painter, option, index, head);
    head.setRight(head.right() - space::s);
    drawLine(painter, seen(head), { index.data().toString(), m_theme.font(), m_theme.color(Ink::Text), {} },
             option.direction);
    drawWrapped(painter, seen(QRect(left, below, width, row.height())),
                alignedToWindow(index.data(ReasonRole).toString()), m_theme.font(Type::Caption),
                m_theme.color(Ink::TextSecondary));
    paintRing(painter, m_theme, option);
    painter->restore();
}

} // namespace triage::app
