// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/feedbackdelegate.h"

#include "models/feedbacklistmodel.h"
#include "models/labels.h"
#include "models/presencewords.h"
#include "models/roles.h"
#include "store/presentpeople.h"
#include "store/values/dates.h"
#include "text.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int gutter = 20; ///< Pixels before the text, for the dot of a new row.
constexpr int maxSectionShare = 3; ///< The name of a section takes a third of the line at most.
constexpr int maxChipWidth = 140; ///< Pixels of a chip's text.
constexpr int minLetters = 6; ///< The letters that the first chip still shows if it is cut.
constexpr int minFurtherLetters = 10; ///< Those of another one: it is "+1" before it says less.
constexpr int chipIcon = 12; ///< Pixels at the usual text size.
constexpr int ageWidth = 40; ///< Pixels for a short age.

} // namespace

/// The parts of a row, left-to-right. seen() mirrors them for drawing.
struct FeedbackDelegate::Frame
{
    QRect row;
    QRect section; ///< The name of the section that begins with the row; otherwise empty.
    QRect line; ///< Everything else.
    Qt::LayoutDirection direction;
    bool selected;

    QRect seen(const QRect &rect) const { return QStyle::visualRect(direction, row, rect); }
};

FeedbackDelegate::FeedbackDelegate(const Theme &theme, const LocalStore &store, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_store(store)
{
}

void FeedbackDelegate::setSearch(const QString &search, bool isSimilar)
{
    m_terms = SearchTerms(search, isSimilar);
}

int FeedbackDelegate::rowHeight() const
{
    return m_theme.rowHeight();
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

    const Frame frame = frameOf(option, index);
    paintSection(painter, option, index, frame.section);
    if (row.isNew) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(Ink::Accent));
        const QRect dot(frame.row.left() + gutter - 13, frame.line.center().y() - 3, 8, 8);
        painter->drawEllipse(QRectF(frame.seen(dot)).adjusted(.5, .5, -.5, -.5));
    }
    QRect words = frame.line;
    int end = paintEnd(painter, frame, row) - space::s;
    for (const PlacedChip &each : chipsIn(frame, end, row)) {
        paintChip(painter, each, frame.seen(each.place), frame.selected, frame.direction);
        end = std::min(end, each.place.left());
    }
    words.setRight(end - space::s);
    drawLine(painter, frame.seen(words), textOf(row, words.width(), frame.selected), frame.direction);
    painter->restore();
}

FeedbackDelegate::Frame FeedbackDelegate::frameOf(const QStyleOptionViewItem &option,
                                                  const QModelIndex &index) const
{
    const QRect &row = option.rect;
    QRect line = row.adjusted(gutter, 0, -space::m, 0);
    const QRect section = sectionIn(line, index);
    if (!section.isEmpty())
        line.setLeft(section.right() + 1 + space::m);
    return { row, section, line, option.direction, isMarked(option) };
}

QFont FeedbackDelegate::sectionFont() const
{
    QFont font = m_theme.font(Type::Caption);
    font.setWeight(m_theme.font(Type::BodyStrong).weight());
    return font;
}

QRect FeedbackDelegate::sectionIn(const QRect &line, const QModelIndex &index) const
{
    const QString section = index.data(SectionRole).toString();
    const int width = section.isEmpty() ? 0 : QFontMetrics(sectionFont()).horizontalAdvance(section) + 1;
    return { line.left(), line.top(), std::min(width, line.width() / maxSectionShare), line.height() };
}

void FeedbackDelegate::paintSection(QPainter *painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index, const QRect &place) const
{
    if (place.isEmpty())
        return;
    if (index.row() > 0)
        painter->fillRect(option.rect.left(), option.rect.top(), option.rect.width(), 2,
                          m_theme.color(Ink::Border));
    const QFont font = sectionFont();
    painter->setFont(font);
    painter->setPen(m_theme.color(isMarked(option) ? Ink::SelectionText : Ink::Text));
    // The number at its end stays.
    painter->drawText(
        QStyle::visualRect(option.direction, option.rect, place), Qt::AlignCenter | Qt::TextSingleLine,
        QFontMetrics(font).elidedText(index.data(SectionRole).toString(), Qt::ElideMiddle, place.width()));
}

QString FeedbackDelegate::tagAt(const QStyleOptionViewItem &option, const QModelIndex &index,
                                const QPoint &at) const
{
    const auto *model = qobject_cast<const FeedbackListModel *>(index.model());
    if (!model)
        return {};
    const ListRow &row = model->rowAt(index.row());
    const Frame frame = frameOf(option, index);
    for (const PlacedChip &each : chipsIn(frame, paintEnd(nullptr, frame, row) - space::s, row)) {
        if (frame.seen(each.place).contains(at))
            return each.chip.tag;
    }
    return {};
}

bool FeedbackDelegate::isMarked(const QStyleOptionViewItem &option) const
{
    // Commands act on the current row where none is selected, so that it looks the same.
    return option.state & QStyle::State_Selected
        || (option.state & QStyle::State_HasFocus && !m_ringOnSelected);
}

/// Returns the headline and, fainter, the text that follows it.
TextLine FeedbackDelegate::textOf(const ListRow &row, int width, bool selected) const
{
    QString headline = Labels::headline(row);
    if (!row.foundIn.isEmpty()) // why the row is there has to be seen, too
        headline
            = QFontMetrics(m_theme.font(Type::BodyStrong)).elidedText(headline, Qt::ElideRight, width / 3);
    const QString below = Labels::subline(row);
    const QString whole = below.isEmpty() ? headline : headline + u" — "_s + below;
    TextLine line = marked(whole, Type::Body, headlineInk(row, selected), selected);
    QList<QTextLayout::FormatRange> parts;
    if (row.isNew) {
        QTextCharFormat strong;
        strong.setFontWeight(m_theme.font(Type::BodyStrong).weight());
        parts += { 0, int(headline.size()), strong };
    }
    if (!below.isEmpty()) {
        QTextCharFormat faint;
        faint.setForeground(m_theme.color(Ink::TextSecondary));
        parts += { int(headline.size()), int(whole.size() - headline.size()), faint };
    }
    line.formats = parts + line.formats; // matches are on top
    return line;
}

std::vector<FeedbackDelegate::Chip> FeedbackDelegate::chipsOf(const ListRow &row) const
{
    std::vector<Chip> chips;
    for (const BufferId id : row.buffers) {
        const BufferRecord *record = id == m_buffer ? nullptr : m_store.buffer(id);
        if (!record)
            continue;
        const QString &name = record->buffer.name;
        chips.push_back({ name, {}, m_theme.bufferIcon(record->buffer.icon.value_or(QString()), name) });
    }
    for (const QString &tag : row.triage.tags)
        chips.push_back({ u'#' + tag, tag });
    return chips;
}

Ink FeedbackDelegate::headlineInk(const ListRow &row, bool selected)
{
    if (selected)
        return Ink::SelectionText;
    return row.isOpen() ? Ink::Text : Ink::TextSecondary;
}

void FeedbackDelegate::paintGround(QPainter *painter, const QStyleOptionViewItem &option) const
{
    const bool active = option.state & QStyle::State_Active;
    const bool selected = isMarked(option);
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
    if (option.state & QStyle::State_HasFocus && m_ringOnSelected) {
        painter->setPen(QPen(m_theme.color(Ink::FocusRing), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.adjusted(1, 1, -1, -1));
    }
}

std::vector<FeedbackDelegate::Mark> FeedbackDelegate::marksOf(const ListRow &row) const
{
    std::vector<Mark> marks;
    const Triage &record = row.triage;
    const std::vector<PresentMember> &people = m_store.present().at(row.id);
    if (!people.empty()) {
        const QString more
            = people.size() > 1 ? u"+%1"_s.arg(Labels::number(qint64(people.size() - 1))) : QString();
        marks.push_back({ PresenceWords::iconOf(people), Ink::Link,
                          Labels::initials(m_store.memberName(people.front().member)) + more });
    }
    if (row.duplicates > 0)
        marks.push_back({ u"copy"_s, Ink::TextSecondary, u"×"_s + Labels::number(row.duplicates + 1) });
    if (record.duplicateOf)
        marks.push_back({ u"link"_s, Ink::TextSecondary, {} });
    if (record.state == TriageState::Done)
        marks.push_back({ u"check"_s, Ink::Positive, {} });
    if (record.state == TriageState::Declined)
        marks.push_back({ u"close"_s, Ink::TextSecondary, {} });
    if (row.backSince)
        marks.push_back({ u"calendar"_s, Ink::Link, Labels::back(*row.backSince) });
    if (record.snoozedUntil)
        marks.push_back(
            { u"calendar"_s, Ink::TextSecondary, Labels::until(*record.snoozedUntil, Labels::now()) });
    if (record.owner)
        marks.push_back(
            { u"person"_s, Ink::TextSecondary, Labels::initials(record.ownerName.value_or(QString())) });
    if (row.needsReview)
        marks.push_back({ u"review"_s, Ink::Warning, {} });
    if (row.notes > 0)
        marks.push_back({ u"note"_s, Ink::TextSecondary, Labels::number(row.notes) });
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
    int right = frame.line.right() + 1;
    const auto text = [&](const QString &words) {
        const int width = metrics.horizontalAdvance(words) + 1;
        right -= width;
        if (!painter)
            return;
        painter->setFont(font);
        painter->setPen(m_theme.color(Ink::TextSecondary));
        painter->drawText(frame.seen(QRect(right, frame.line.top(), width, frame.line.height())),
                          Qt::AlignVCenter | Qt::TextSingleLine, words);
    };
    text(age);
    // Ages of the same kind are as wide as each other, so that marks and chips are in columns.
    right = std::min(right, frame.line.right() + 1 - m_theme.side(ageWidth));
    const std::vector<Mark> marks = marksOf(row);
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) {
        right -= space::s;
        if (!mark->text.isEmpty())
            text(mark->text);
        right -= markSide + (mark->text.isEmpty() ? 0 : 2);
        const QRect place(right, frame.line.center().y() - markSide / 2 + 1, markSide, markSide);
        if (painter)
            m_theme.icon(mark->icon, mark->ink).paint(painter, frame.seen(place));
    }
    return right;
}

std::vector<FeedbackDelegate::PlacedChip> FeedbackDelegate::chipsIn(const Frame &frame, int right,
                                                                    const ListRow &row) const
{
    const int room = right - (frame.line.left() + frame.line.width() / 2);
    std::vector<PlacedChip> placed = placeChips(right, room, frame.line.center().y() + 1, row);
    std::erase_if(placed, [&frame](const PlacedChip &each) { return each.place.left() < frame.line.left(); });
    return placed;
}

int FeedbackDelegate::widthOf(const Chip &chip) const
{
    const QFontMetrics metrics(m_theme.font(Type::Caption));
    const int icon = chip.icon.isNull() ? 0 : m_theme.side(chipIcon);
    const int gap = icon > 0 && !chip.text.isEmpty() ? space::xs : 0;
    return icon + gap + metrics.horizontalAdvance(chip.text) + 2 * (space::s - 1);
}

std::vector<FeedbackDelegate::Chip> FeedbackDelegate::chipsThatFit(const ListRow &row, int room) const
{
    const QFontMetrics metrics(m_theme.font(Type::Caption));
    const int minText = minLetters * metrics.averageCharWidth();
    const auto more = [](std::size_t count) {
        return Chip{ u"+%1"_s.arg(Labels::number(qint64(count))) };
    };
    std::vector<Chip> chips = chipsOf(row);
    std::vector<Chip> fitting;
    for (std::size_t i = 0; i < chips.size(); ++i) {
        Chip &chip = chips[i];
        const std::size_t rest = chips.size() - i - 1;
        const int reserve = rest == 0 ? 0 : widthOf(more(rest)) + space::xs;
        const int words = std::min(metrics.horizontalAdvance(chip.text), maxChipWidth);
        const int frame = widthOf(chip) - metrics.horizontalAdvance(chip.text);
        const int free = room - reserve - frame - space::xs;
        const bool isFirst = i == 0;
        const bool isShort = chip.text.size() <= minFurtherLetters;
        if (!isFirst && free < (isShort ? words : minFurtherLetters * metrics.averageCharWidth())) {
            fitting.push_back(more(rest + 1));
            break;
        }
        // The end tells two names of a kind apart; of a single one the beginning is enough.
        if (free >= std::min(words, minText) || chip.icon.isNull())
            chip.text
                = metrics.elidedText(chip.text, isFirst ? Qt::ElideRight : Qt::ElideMiddle,
                                     1 + std::clamp(free, minText / 2, maxChipWidth)); // advances are rounded
        else
            chip.text.clear();
        if (!chip.text.isEmpty())
            chip.text = isolated(chip.text);
        room -= widthOf(chip) + space::xs;
        fitting.push_back(std::move(chip));
    }
    return fitting;
}

std::vector<FeedbackDelegate::PlacedChip> FeedbackDelegate::placeChips(int right, int room, int middle,
                                                                       const ListRow &row) const
{
    const std::vector<Chip> chips = chipsThatFit(row, room);
    const int height = QFontMetrics(m_theme.font(Type::Caption)).height() + space::xs;
    std::vector<PlacedChip> placed;
    for (auto chip = chips.crbegin(); chip != chips.crend(); ++chip) {
        const int width = widthOf(*chip);
        placed.push_back({ *chip, QRect(right - width, middle - height / 2, width, height) });
        right -= width + space::xs;
    }
    return placed;
}

void FeedbackDelegate::paintChip(QPainter *painter, const PlacedChip &chip, const QRect &place, bool selected,
                                 Qt::LayoutDirection direction) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(selected ? Ink::Surface : Ink::ChipFill));
    painter->drawRoundedRect(place, place.height() / 2.0, place.height() / 2.0);
    const int inset = space::s - 1;
    QRect words = place.adjusted(inset, 0, -inset, 0);
    if (!chip.chip.icon.isNull()) {
        const int side = m_theme.side(chipIcon);
        const QRect icon(words.left(), words.center().y() - side / 2 + 1, side, side);
        chip.chip.icon.paint(painter, QStyle::visualRect(direction, place, icon));
        words.setLeft(icon.right() + 1 + space::xs);
    }
    painter->setFont(m_theme.font(Type::Caption));
    painter->setPen(m_theme.color(selected ? Ink::TextSecondary : Ink::ChipText));
    painter->drawText(QStyle::visualRect(direction, place, words), Qt::AlignCenter | Qt::TextSingleLine,
                      chip.chip.text);
    painter->restore();
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

bool FeedbackDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                                 const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *model = qobject_cast<const FeedbackListModel *>(index.model());
    if (!model || event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const ListRow row = model->rowAt(index.row());
    QStringList lines{ Dates::stamp(row.createdAt) };
    if (const QString flags = Labels::flags(row); !flags.isEmpty())
        lines += flags;
    if (const QString match = Labels::match(row); !match.isEmpty())
        lines += match;
    lines += PresenceWords::at(m_store, row.id);
    QToolTip::showText(event->globalPos(), lines.join(u'\n'), view);
    return true;
}

} // namespace triage::app

#include "moc_feedbackdelegate.cpp"
