// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/carddelegate.h"

#include "models/feedbacklistmodel.h"
#include "models/labels.h"

#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int beside = space::s; ///< Pixels between a card and the sides of its column.
constexpr int between = space::s; ///< Pixels between two cards.
constexpr int inside = space::m;

} // namespace

/// The parts of a card, left-to-right. seen() mirrors them for drawing.
struct CardDelegate::Card
{
    QRect row;
    QRect sheet;
    QRect head;
    QRect body;
    QRect foot;
    Qt::LayoutDirection direction;
    bool selected;

    QRect seen(const QRect &rect) const { return QStyle::visualRect(direction, row, rect); }
};

CardDelegate::CardDelegate(const Theme &theme, const LocalStore &store, QObject *parent)
    : FeedbackDelegate(theme, store, parent)
{
}

int CardDelegate::excerptLines() const
{
    return theme().density() == Density::Compact ? 0 : 1;
}

int CardDelegate::rowHeight() const
{
    const int lines = QFontMetrics(theme().font(Type::BodyStrong)).height()
        + excerptLines() * QFontMetrics(theme().font()).height()
        + QFontMetrics(theme().font(Type::Caption)).height();
    const int padding = theme().density() == Density::Compact ? space::s : space::m;
    return (lines + 2 * padding + space::s + between + 3) / 4 * 4; // on the grid
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return { 200, rowHeight() };
}

CardDelegate::Card CardDelegate::cardOf(const QStyleOptionViewItem &option) const
{
    const int padding = theme().density() == Density::Compact ? space::s : space::m;
    Card card;
    card.row = option.rect;
    card.direction = option.direction;
    card.selected = isMarked(option);
    card.sheet = option.rect.adjusted(beside, between / 2, -beside, -between / 2);
    const QRect words = card.sheet.adjusted(inside, padding, -inside, -padding);
    const int headHeight = QFontMetrics(theme().font(Type::BodyStrong)).height();
    const int bodyHeight = excerptLines() * QFontMetrics(theme().font()).height();
    const int footHeight = QFontMetrics(theme().font(Type::Caption)).height();
    card.head = QRect(words.left(), words.top(), words.width(), headHeight);
    card.body = QRect(words.left(), card.head.bottom() + 3, words.width(), bodyHeight);
    card.foot = QRect(words.left(), words.bottom() + 1 - footHeight, words.width(), footHeight);
    return card;
}

void CardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const auto *model = qobject_cast<const FeedbackListModel *>(index.model());
    if (!model)
        return;
    const ListRow &row = model->rowAt(index.row());
    Card card = cardOf(option);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(painter, option, card);
    const QRect section = sectionIn(card.head, index);
    paintSection(painter, option, index, section);
    if (!section.isEmpty())
        card.head.setLeft(section.right() + 1 + space::m);
    paintWords(painter, card, row);
    for (const PlacedChip &each : chipsOn(card, paintFoot(painter, card, row), row))
        paintChip(painter, each, card.seen(each.place), card.selected, card.direction);
    painter->restore();
}

QString CardDelegate::tagAt(const QStyleOptionViewItem &option, const QModelIndex &index,
                            const QPoint &at) const
{
    const auto *model = qobject_cast<const FeedbackListModel *>(index.model());
    if (!model)
        return {};
    const ListRow &row = model->rowAt(index.row());
    const Card card = cardOf(option);
    for (const PlacedChip &each : chipsOn(card, paintFoot(nullptr, card, row), row)) {
        if (card.seen(each.place).contains(at))
            return each.chip.tag;
    }
    return {};
}

void CardDelegate::paintGround(QPainter *painter, const QStyleOptionViewItem &option, const Card &card) const
{
    const bool active = option.state & QStyle::State_Active;
    const bool hovered = option.state & QStyle::State_MouseOver;
    const bool ringed = option.state & QStyle::State_HasFocus && ringsOnSelected();
    const Ink fill = card.selected ? (active ? Ink::Selection : Ink::SelectionInactive)
        : hovered                  ? Ink::Hover
                                   : Ink::SurfaceRaised;
    const Ink edge = ringed ? Ink::FocusRing : card.selected && active ? Ink::Accent : Ink::Divider;
    const qreal width = ringed ? 2 : 1;
    painter->setPen(QPen(theme().color(edge), width));
    painter->setBrush(theme().color(fill));
    const QRectF sheet = QRectF(card.seen(card.sheet)).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter->drawRoundedRect(sheet, space::radius, space::radius);
}

void CardDelegate::paintWords(QPainter *painter, const Card &card, const ListRow &row) const
{
    QRect head = card.head;
    if (row.isNew) {
        constexpr int dot = 8;
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme().color(Ink::Accent));
        painter->drawEllipse(card.seen(QRect(head.left(), head.center().y() - dot / 2 + 1, dot, dot)));
        head.setLeft(head.left() + dot + space::s);
    }
    const Ink ink = headlineInk(row, card.selected);
    const TextLine headline
        = marked(Labels::headline(row), row.isNew ? Type::BodyStrong : Type::Body, ink, card.selected);
    const QString below = Labels::subline(row);
    if (below.isEmpty() && !row.isNew) {
        // The whole text is one sentence, which gets all lines.
        const int lines = 1 + excerptLines();
        const int height = QFontMetrics(headline.font).height();
        drawLines(painter, card.seen(QRect(head.left(), head.top(), head.width(), lines * height)), headline,
                  card.direction, lines);
        return;
    }
    drawLine(painter, card.seen(head), headline, card.direction);
    if (excerptLines() == 0)
        return;
    drawLines(painter, card.seen(card.body), marked(below, Type::Body, Ink::TextSecondary, card.selected),
              card.direction, excerptLines());
}

int CardDelegate::paintFoot(QPainter *painter, const Card &card, const ListRow &row) const
{
    const QFont font = theme().font(Type::Caption);
    const QFontMetrics metrics(font);
    const QString age = Labels::age(row.createdAt, Labels::now());
    int left = card.foot.left();
    const auto text = [&](const QString &words) {
        const QRect place(left, card.foot.top(), metrics.horizontalAdvance(words) + 1, card.foot.height());
        left += place.width();
        if (!painter)
            return;
        painter->setFont(font);
        painter->setPen(theme().color(Ink::TextSecondary));
        painter->drawText(card.seen(place), Qt::AlignCenter | Qt::TextSingleLine, words);
    };
    text(age);
    const int side = theme().side(14);
    for (const Mark &mark : marksOf(row)) {
        left += space::s;
        const QRect place(left, card.foot.center().y() - side / 2 + 1, side, side);
        if (painter)
            theme().icon(mark.icon, mark.ink).paint(painter, card.seen(place));
        left += side;
        if (!mark.text.isEmpty()) {
            left += 2;
            text(mark.text);
        }
    }
    return left;
}

std::vector<FeedbackDelegate::PlacedChip> CardDelegate::chipsOn(const Card &card, int left,
                                                                const ListRow &row) const
{
    constexpr int minWidth = 40;
    const int right = card.foot.right() + 1;
    const int room = right - left - space::m;
    return room < minWidth ? std::vector<PlacedChip>()
                           : placeChips(right, room, card.foot.center().y() + 1, row);
}

} // namespace triage::app

#include "moc_carddelegate.cpp"
