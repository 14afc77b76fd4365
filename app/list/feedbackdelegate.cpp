// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/feedbackdelegate.h"

#include "models/feedbacklistmodel.h"
#include "models/labels.h"
#include "models/roles.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int gutter = 20; ///< Pixels before the text, for the dot of a new row.

} // namespace

/// The lines of a row, left-to-right. seen() mirrors them for drawing.
struct FeedbackDelegate::Frame
{
    QRect row;
    QRect head;
    QRect body;
    Qt::LayoutDirection direction;
    bool selected;

    QRect seen(const QRect &rect) const { return QStyle::visualRect(direction, row, rect); }
};

FeedbackDelegate::FeedbackDelegate(const Theme &theme, const LocalStore &store, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_store(store)
{
}

void FeedbackDelegate::setSearch(const QString &search)
{
    m_terms = SearchTerms(search);
}

int FeedbackDelegate::rowHeight() const
{
    const bool compact = m_theme.density() == Density::Compact;
    const int lines
        = QFontMetrics(m_theme.font(Type::BodyStrong)).height() + QFontMetrics(m_theme.font()).height();
    const int gaps = compact ? space::xs + space::xs : space::xs + 2 * space::s + 2;
    return (lines + gaps + 3) / 4 * 4; // on the grid
}

QSize FeedbackDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return { 320, rowHeight() };
}

void FeedbackDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const auto *model = qobject_cast<const FeedbackListModel *>(index.model());
    if (!model)
        return;
    const ListRow &row = model->rowAt(index.row());
    painter->save();
    paintGround(painter, option);

    const int headHeight = QFontMetrics(m_theme.font(Type::BodyStrong)).height();
    const int bodyHeight = QFontMetrics(m_theme.font()).height();
    const int gap = m_theme.density() == Density::Compact ? 0 : 3;
    const bool isAlone = Labels::subline(row).isEmpty() && !hasChips(row);
    const int lines = isAlone ? headHeight : headHeight + gap + bodyHeight;
    const int top = option.rect.top() + (option.rect.height() - lines) / 2;
    const int left = option.rect.left() + gutter;
    const int width = option.rect.width() - gutter - space::m;
    const bool selected = option.state & QStyle::State_Selected;
    const Frame frame{ option.rect, QRect(left, top, width, headHeight),
                       QRect(left, top + headHeight + gap, width, bodyHeight), option.direction, selected };

    if (row.isNew) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(Ink::Accent));
        painter->drawEllipse(QRectF(frame.seen(QRect(left - 13, frame.head.center().y() - 3, 8, 8)))
                                 .adjusted(.5, .5, -.5, -.5));
    }
    QRect head = frame.head;
    head.setRight(paintEnd(painter, frame, row) - space::s);
    paintText(painter, frame, head,
              marked(Labels::headline(row), row.isNew ? Type::BodyStrong : Type::Body,
                     selected ? Ink::SelectionText : Ink::Text, selected));
    QRect body = frame.body;
    body.setRight(paintChips(painter, frame, row) - space::s);
    paintText(painter, frame, body, marked(Labels::subline(row), Type::Body, Ink::TextSecondary, selected));
    painter->restore();
}

bool FeedbackDelegate::hasChips(const ListRow &row) const
{
    return std::any_of(row.buffers.begin(), row.buffers.end(),
                       [this](BufferId id) { return id != m_buffer; });
}

QStringList FeedbackDelegate::otherBuffers(const ListRow &row) const
{
    QStringList names;
    for (const BufferId id : row.buffers) {
        const BufferRecord *buffer = id == m_buffer ? nullptr : m_store.buffer(id);
        if (buffer)
            names += buffer->buffer.name;
    }
    return names;
}

void FeedbackDelegate::paintGround(QPainter *painter, const QStyleOptionViewItem &option) const
{
    const bool active = option.state & QStyle::State_Active;
    const bool selected = option.state & QStyle::State_Selected;
    if (selected)
        painter->fillRect(option.rect, m_theme.color(active ? Ink::Selection : Ink::SelectionInactive));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, m_theme.color(Ink::Hover));
    const QRect row = option.rect;
    if (!selected) {
        const QRect line(row.left() + gutter, row.bottom(), row.width() - gutter, 1);
        painter->fillRect(QStyle::visualRect(option.direction, row, line), m_theme.color(Ink::Divider));
    }
    if (selected) {
        const QRect bar(row.left(), row.top(), 3, row.height());
        painter->fillRect(QStyle::visualRect(option.direction, row, bar),
                          m_theme.color(active ? Ink::Accent : Ink::Border));
    }
    if (option.state & QStyle::State_HasFocus && (!selected || m_ringOnSelected)) {
        painter->setPen(QPen(m_theme.color(Ink::FocusRing), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.adjusted(1, 1, -1, -1));
    }
}

std::vector<FeedbackDelegate::Mark> FeedbackDelegate::marksOf(const ListRow &row) const
{
    std::vector<Mark> marks;
    if (row.needsReview)
        marks.push_back({ u"review"_s, Ink::Warning, {} });
    if (row.notes > 0)
        marks.push_back({ u"note"_s, Ink::TextSecondary, QLocale().toString(row.notes) });
    if (row.routingStatus == RoutingStatus::Pending)
        marks.push_back({ u"pending"_s, Ink::TextSecondary, {} });
    if (row.routingStatus == RoutingStatus::Failed)
        marks.push_back({ u"failed"_s, Ink::Danger, {} });
    switch (row.delivery) {
    case Delivery::Sent:
        break;
    case Delivery::Queued:
        marks.push_back({ u"clock"_s, Ink::TextSecondary, {} });
        break;
    case Delivery::Failed:
        marks.push_back({ u"info"_s, Ink::Danger, {} });
        break;
    case Delivery::Conflict:
        marks.push_back({ u"conflict"_s, Ink::Warning, {} });
        break;
    }
    return marks;
}

int FeedbackDelegate::paintEnd(QPainter *painter, const Frame &frame, const ListRow &row) const
{
    const QFont font = m_theme.font(Type::Caption);
    const QFontMetrics metrics(font);
    const QString age = Labels::age(row.createdAt, Labels::now());
    const int markSide = m_theme.side(14);
    int right = frame.head.right() + 1;
    const auto text = [&](const QString &words) {
        const int width = metrics.horizontalAdvance(words) + 1;
        right -= width;
        painter->setFont(font);
        painter->setPen(m_theme.color(Ink::TextSecondary));
        painter->drawText(frame.seen(QRect(right, frame.head.top(), width, frame.head.height())),
                          Qt::AlignVCenter | Qt::TextSingleLine, words);
    };
    text(age);
    const std::vector<Mark> marks = marksOf(row);
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) {
        right -= space::s;
        if (!mark->text.isEmpty())
            text(mark->text);
        right -= markSide + (mark->text.isEmpty() ? 0 : 2);
        const QRect place(right, frame.head.center().y() - markSide / 2 + 1, markSide, markSide);
        m_theme.icon(mark->icon, mark->ink).paint(painter, frame.seen(place));
    }
    return right;
}

int FeedbackDelegate::paintChips(QPainter *painter, const Frame &frame, const ListRow &row) const
{
    int right = frame.body.right() + 1;
    int hidden = 0;
    const int room = frame.body.left() + frame.body.width() / 2;
    painter->setFont(m_theme.font(Type::Caption));
    for (const QString &name : otherBuffers(row)) {
        const int next = paintChip(painter, frame, right, hidden > 0 ? QString() : name);
        if (hidden > 0 || next < room) {
            ++hidden;
            continue;
        }
        right = next - space::xs;
    }
    if (hidden > 0)
        right = paintChip(painter, frame, right, u"+%1"_s.arg(QLocale().toString(hidden)));
    return right;
}

int FeedbackDelegate::paintChip(QPainter *painter, const Frame &frame, int right, const QString &text) const
{
    if (text.isEmpty())
        return right;
    const QFontMetrics metrics(painter->font());
    const QString shown = metrics.elidedText(text, Qt::ElideRight, 140);
    const int height = std::min(frame.body.height(), metrics.height() + 2);
    const int width = metrics.horizontalAdvance(shown) + 2 * (space::s - 1);
    const int left = right - width;
    if (left < frame.body.left() + frame.body.width() / 2 && !text.startsWith(u'+'))
        return left;
    const QRect chip(left, frame.body.center().y() - height / 2 + 1, width, height);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(frame.selected ? Ink::Surface : Ink::ChipFill));
    painter->drawRoundedRect(frame.seen(chip), height / 2.0, height / 2.0);
    painter->setPen(m_theme.color(frame.selected ? Ink::TextSecondary : Ink::ChipText));
    painter->drawText(frame.seen(chip), Qt::AlignCenter | Qt::TextSingleLine, shown);
    painter->restore();
    return left;
}

TextLine FeedbackDelegate::marked(const QString &text, Type type, Ink ink, bool selected) const
{
    TextLine line{ text, m_theme.font(type), m_theme.color(ink), {} };
    for (const Span span : m_terms.matches(text)) {
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        if (selected) {
            format.setForeground(m_theme.color(Ink::SelectionText));
            format.setFontUnderline(true);
        } else {
            format.setBackground(m_theme.color(Ink::HighlightFill));
            format.setForeground(m_theme.color(Ink::HighlightText));
        }
        line.formats += QTextLayout::FormatRange{ span.start, span.length, format };
    }
    return line;
}

void FeedbackDelegate::paintText(QPainter *painter, const Frame &frame, const QRect &rect,
                                 const TextLine &line) const
{
    drawLine(painter, frame.seen(rect), line, frame.direction);
}

bool FeedbackDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                                 const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *model = qobject_cast<const FeedbackListModel *>(index.model());
    if (!model || event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const ListRow row = model->rowAt(index.row());
    QStringList lines{ Labels::exact(row.createdAt) };
    if (const QString flags = Labels::flags(row); !flags.isEmpty())
        lines += flags;
    QToolTip::showText(event->globalPos(), lines.join(u'\n'), view);
    return true;
}

} // namespace triage::app
