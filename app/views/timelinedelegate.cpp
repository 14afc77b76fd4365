#include "views/timelinedelegate.h"

#include "models/roles.h"
#include "models/wording.h"
#include "views/elidedtext.h"

#include <QAbstractItemView>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int iconColumn = 28;
constexpr int barWidth = 56;

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
    return tr("%1 · %2", "what happened · when")
        .arg(entry.note.text, Wording::age(entry.note.createdAt, Wording::now()));
}

QSize TimelineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto entry = index.data(EntryRole).value<TimelineEntry>();
    const int width = widthOf(option);
    if (entry.note.kind == NoteKind::Activity) {
        const qreal height
            = wrappedHeight(activityText(entry), m_theme.font(Type::Caption), width - iconColumn);
        return { width, int(height) + space::s + 2 };
    }
    const int head = QFontMetrics(m_theme.font(Type::BodyStrong)).height();
    const qreal text = wrappedHeight(entry.note.text, m_theme.font(), width - iconColumn - 2 * space::m);
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
    const QRect icon(row.left() + 3, row.top() + space::xs + (line - 14) / 2 + 1, 14, 14);
    m_theme.icon(entry.note.author.isSystem() ? u"robot"_s : u"activity"_s)
        .paint(painter, QStyle::visualRect(option.direction, row, icon));
    const QRect text = row.adjusted(iconColumn, space::xs + 1, 0, 0);
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
    m_theme.icon(u"note"_s).paint(painter, seen(QRect(row.left() + 1, row.top() + space::s + 2, 18, 18)));
    const QRect card = row.adjusted(iconColumn, 2, 0, -space::xs - 2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(Ink::SurfaceSunken));
    painter->drawRoundedRect(seen(card), space::radius, space::radius);

    const QRect inner = card.adjusted(space::m, space::s, -space::m, -space::s);
    const QFont strong = m_theme.font(Type::BodyStrong);
    QRect head(inner.left(), inner.top(), inner.width(), QFontMetrics(strong).height());
    QString when = Wording::age(entry.note.createdAt, Wording::now());
    if (const QString state = Wording::delivery(entry.delivery); !state.isEmpty())
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
             { Wording::author(entry.note, m_store), strong, m_theme.color(Ink::Text), {} },
             option.direction);
    const QRect text = inner.adjusted(0, QFontMetrics(strong).height() + space::xs, 0, 0);
    drawWrapped(painter, seen(text), entry.note.text, m_theme.font(), m_theme.color(Ink::Text));
}

CandidateDelegate::CandidateDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QSize CandidateDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = widthOf(option);
    const QString reason = index.data(ReasonRole).toString();
    const int head = QFontMetrics(m_theme.font(Type::BodyStrong)).height();
    const qreal text
        = reason.isEmpty() ? 0 : wrappedHeight(reason, m_theme.font(Type::Caption), width - iconColumn) + 2;
    return { width, int(text) + head + 2 * space::xs + 2 };
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
    const QFont font = m_theme.font();
    const int height = QFontMetrics(m_theme.font(Type::BodyStrong)).height();
    const int top = row.top() + space::xs;
    const bool byHand = index.data(ByHandRole).toBool();
    const double confidence = index.data(ConfidenceRole).toDouble();
    const QString name = index.data(Qt::DisplayRole).toString();
    index.data(Qt::DecorationRole)
        .value<QIcon>()
        .paint(painter, seen(QRect(row.left() + 1, top + (height - 18) / 2, 18, 18)));

    const QString share
        = byHand ? tr("by hand") : QLocale().toString(qRound(confidence * 100)) + QLocale().percent();
    const int shareWidth = QFontMetrics(font).horizontalAdvance(share) + 1;
    int right = row.right() - shareWidth;
    painter->setFont(font);
    painter->setPen(m_theme.color(Ink::TextSecondary));
    painter->drawText(seen(QRect(right, top, shareWidth, height)), Qt::AlignCenter, share);
    if (!byHand) {
        right -= barWidth + space::s;
        const QRect bar(right, top + height / 2 - 2, barWidth, 5);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(Ink::Divider));
        painter->drawRoundedRect(seen(bar), 2.5, 2.5);
        QRect part = bar;
        part.setWidth(std::max(3, qRound(bar.width() * std::clamp(confidence, 0.0, 1.0))));
        painter->setBrush(m_theme.color(Ink::Accent));
        painter->drawRoundedRect(QStyle::visualRect(option.direction, row, part), 2.5, 2.5);
    }
    drawLine(painter,
             seen(QRect(row.left() + iconColumn, top, right - row.left() - iconColumn - space::s, height)),
             { name, font, m_theme.color(Ink::Text), {} }, option.direction);
    drawWrapped(
        painter,
        seen(QRect(row.left() + iconColumn, top + height + 2, row.width() - iconColumn, row.height())),
        index.data(ReasonRole).toString(), m_theme.font(Type::Caption), m_theme.color(Ink::TextSecondary));
    paintRing(painter, m_theme, option);
    painter->restore();
}

} // namespace triage::app
