// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardcanvas.h"

#include "board/boardcolumn.h"
#include "board/columnhead.h"
#include "list/feedbacklistview.h"
#include "models/labels.h"

#include <QDragEnterEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int margin = space::m;
constexpr int minEndWidth = 200;

} // namespace

BoardCanvas::BoardCanvas(const LocalStore &store, const BoardColumns &choices, Theme &theme, DropRules rules,
                         QScrollArea *area)
    : QWidget(area), m_store(store), m_choices(choices), m_theme(theme), m_rules(rules), m_area(area),
      m_drops(new FeedbackDrop(store, std::move(rules), this)), m_hover(theme, this)
{
    setObjectName(u"boardCanvas"_s);
    setAcceptDrops(true);
    // An opaque widget scrolls its painted pixels.
    setAutoFillBackground(true);
    constexpr int interval = 25;
    m_edgeScroll.setInterval(interval);
    connect(&m_hover, &RowHover::changed, this, &BoardCanvas::hover);
    connect(&m_edgeScroll, &QTimer::timeout, this, &BoardCanvas::scrollAtEdges);
    m_moved.setSingleShot(true);
    m_moved.setInterval(reactionTime);
    connect(&m_moved, &QTimer::timeout, this, &BoardCanvas::hover);
}

void BoardCanvas::setColumns(const std::vector<BoardColumn *> &columns, QWidget *end)
{
    for (BoardColumn *column : columns) {
        QWidget *cards = column->list().viewport();
        cards->removeEventFilter(this); // where it is one of before
        cards->installEventFilter(this);
    }
    if (m_feedback && columns != m_columns)
        m_moved.start();
    m_columns = columns;
    m_end = end;
    m_width.reset();
    layOut();
}

void BoardCanvas::setWidth(BufferId column, int width)
{
    m_width = { column, width };
    layOut();
}

int BoardCanvas::widthOf(BufferId column) const
{
    if (m_width && m_width->first == column)
        return m_width->second;
    for (const ColumnChoice &each : m_choices.all()) {
        if (each.buffer == column)
            return each.width;
    }
    return ColumnChoice::defaultWidth;
}

QRect BoardCanvas::seen(const QRect &leftToRight) const
{
    return QStyle::visualRect(layoutDirection(), rect(), leftToRight);
}

void BoardCanvas::layOut()
{
    int total = margin;
    for (const BoardColumn *column : m_columns)
        total += widthOf(column->buffer()) + BoardColumn::gap;
    const int endWidth = m_end ? std::max(minEndWidth, m_end->sizeHint().width()) : minEndWidth;
    const int all = total + endWidth + margin;
    if (minimumWidth() != all)
        setMinimumWidth(all); // and the area makes it so wide
    int left = margin;
    const int top = space::s;
    const int high = height() - top - space::s;
    for (BoardColumn *column : m_columns) {
        const int wide = widthOf(column->buffer()) + BoardColumn::gap;
        column->setGeometry(seen(QRect(left, top, wide, high)));
        left += wide;
    }
    if (m_end)
        m_end->setGeometry(seen(QRect(left, top, endWidth, std::min(high, m_end->sizeHint().height()))));
    update();
}

/// With Shift the wheel scrolls horizontally, also over a column's cards.
bool BoardCanvas::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return QWidget::eventFilter(watched, event);
    const auto *wheel = static_cast<QWheelEvent *>(event);
    if (!(wheel->modifiers() & Qt::ShiftModifier) || wheel->angleDelta().y() == 0)
        return false;
    constexpr int notch = 120;
    QScrollBar *bar = m_area->horizontalScrollBar();
    bar->setValue(bar->value() - wheel->angleDelta().y() * 3 * bar->singleStep() / notch);
    return true;
}

void BoardCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void BoardCanvas::reveal(const BoardColumn &column)
{
    QScrollBar *bar = m_area->horizontalScrollBar();
    const int room = m_area->viewport()->width();
    const QRect at = QStyle::visualRect(layoutDirection(), rect(), column.geometry()); // left-to-right again
    int value = bar->value();
    value = std::max(value, at.right() + 1 + margin - BoardColumn::gap - room);
    value = std::min(value, at.left() - margin);
    bar->setValue(value);
}

BoardColumn *BoardCanvas::columnAt(const QPoint &at) const
{
    const auto found = std::find_if(m_columns.begin(), m_columns.end(), [&at](const BoardColumn *column) {
        return column->geometry().contains(at);
    });
    return found == m_columns.end() ? nullptr : *found;
}

void BoardCanvas::paintEvent(QPaintEvent *)
{
    if (!m_line)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Ink::Accent));
    painter.drawRoundedRect(seen(QRect(*m_line - 2, space::s, 4, height() - 2 * space::s)), 2, 2);
}

DropTarget BoardCanvas::targetAt(const QPoint &at) const
{
    const BoardColumn *column = columnAt(at);
    if (!column)
        return {};
    return { column->buffer().isValid() ? Place::Buffer : Place::Unassigned, column->buffer() };
}

DropTarget BoardCanvas::cardTargetAt(const QPoint &at) const
{
    DropTarget target = targetAt(at);
    // A drag to another column moves, even where it rests on a card of a full column.
    if (!m_feedback || m_feedback->from.value_or(BufferId()) != target.buffer)
        return target;
    target.item = m_hover.item();
    if (target.item.isValid() && !m_drops->judge(*m_feedback, target, m_copies).accepted)
        target.item = FeedbackId();
    return target;
}

bool BoardCanvas::isOurs(const DraggedColumn &column) const
{
    return column.server == m_rules.server && column.organization == m_rules.organization;
}

/// The middle of another column's head merges into that column; every other position is between two columns.
BoardCanvas::ColumnTarget BoardCanvas::columnTargetAt(const QPoint &at) const
{
    const int x = seen(QRect(at, QSize(1, 1))).x();
    ColumnTarget target;
    target.line = margin - BoardColumn::gap / 2;
    int passed = 0;
    for (const BoardColumn *column : m_columns) {
        const QRect box = seen(column->geometry());
        const bool self = column->buffer() == m_column->buffer;
        const bool onHead = at.y() < column->y() + column->head().height()
            && x >= box.left() + box.width() / 4 && x < box.right() - box.width() / 4;
        const bool both = column->buffer().isValid() && m_column->buffer.isValid();
        if (onHead && !self && both && m_choices.isShown(m_column->buffer)) {
            target.mergeInto = column->buffer();
            return target;
        }
        if (x >= box.center().x()) {
            passed += !self;
            target.place = passed;
            target.line = box.right() + 1 - BoardColumn::gap / 2;
        }
    }
    return target;
}

void BoardCanvas::dragEnterEvent(QDragEnterEvent *event)
{
    m_feedback = fromMime(event->mimeData());
    m_column = columnFromMime(event->mimeData());
    if (!m_feedback && !m_column)
        return event->ignore();
    m_dragAt = event->position().toPoint();
    m_copies = event->modifiers() & Qt::ControlModifier;
    m_edgeScroll.start();
    hover();
    // The drag is accepted even if this column refuses it, because another column may accept it.
    event->acceptProposedAction();
}

void BoardCanvas::dragMoveEvent(QDragMoveEvent *event)
{
    m_dragAt = event->position().toPoint();
    m_copies = event->modifiers() & Qt::ControlModifier;
    hover();
    if (!m_accepted)
        return event->ignore();
    event->setDropAction(m_feedback && m_copies ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
}

void BoardCanvas::hover()
{
    if (m_feedback)
        hoverFeedback();
    else if (m_column)
        hoverColumn();
}

void BoardCanvas::hoverFeedback()
{
    if (m_moved.isActive())
        return; // it still aims at what was there
    BoardColumn *column = columnAt(m_dragAt);
    if (column)
        m_hover.move(column->list(), column->list().viewport()->mapFrom(this, m_dragAt));
    else
        m_hover.end();
    const DropTarget target = m_target = cardTargetAt(m_dragAt);
    const FeedbackDrop::Verdict verdict = m_drops->judge(*m_feedback, target, m_copies);
    m_hover.setOutlined(target.item.isValid());
    light(verdict.accepted && !target.item.isValid() ? column : nullptr, nullptr);
    showVerdict(verdict.accepted, verdict.text);
}

void BoardCanvas::hoverColumn()
{
    if (!isOurs(*m_column))
        return showVerdict(false, tr("This column belongs to another organization."));
    const ColumnTarget target = columnTargetAt(m_dragAt);
    const QString name = m_choices.nameOf(m_column->buffer);
    m_line = target.mergeInto ? std::nullopt : std::optional(target.line);
    update();
    if (!target.mergeInto) {
        light(nullptr, nullptr);
        return showVerdict(true,
                           m_choices.isShown(m_column->buffer) ? tr("Move the column %1 here").arg(name)
                                                               : tr("Show the column %1 here").arg(name));
    }
    light(nullptr, columnAt(m_dragAt));
    const BufferRecord *record = m_store.buffer(m_column->buffer);
    showVerdict(true,
                tr("Move all %1 items from %2 to %3…", "number, two buffers")
                    .arg(Labels::number(record ? record->buffer.feedbackCount : 0), name,
                         m_choices.nameOf(*target.mergeInto)));
}

void BoardCanvas::showVerdict(bool accepted, const QString &text)
{
    const bool same = m_accepted == accepted && m_shownText == text;
    m_accepted = accepted;
    m_shownText = text;
    if (same)
        return;
    if (accepted || text.isEmpty())
        Q_EMIT dropHinted(text);
    else
        Q_EMIT dropRefused(text);
}

void BoardCanvas::light(BoardColumn *list, BoardColumn *head)
{
    for (BoardColumn *column : m_columns) {
        column->setLit(column == list);
        column->head().setLit(column == head);
    }
}

void BoardCanvas::dragLeaveEvent(QDragLeaveEvent *event)
{
    endDrag();
    event->accept();
}

void BoardCanvas::dropEvent(QDropEvent *event)
{
    const std::optional<DraggedFeedback> feedback = m_feedback;
    const std::optional<DraggedColumn> column = m_column;
    const QPoint at = event->position().toPoint();
    const bool copy = event->modifiers() & Qt::ControlModifier;
    const ColumnTarget place = column ? columnTargetAt(at) : ColumnTarget();
    const DropTarget target = m_moved.isActive() ? m_target : cardTargetAt(at);
    endDrag();
    const FeedbackDrop::Verdict verdict
        = feedback ? m_drops->judge(*feedback, target, copy) : FeedbackDrop::Verdict();
    if (verdict.accepted) {
        event->setDropAction(verdict.action);
        event->accept();
        if (!target.item.isValid())
            Q_EMIT feedbackDropped(verdict.target.buffer);
        m_drops->drop(verdict, mapToGlobal(at));
    } else if (column && isOurs(*column)) {
        event->setDropAction(Qt::MoveAction);
        event->accept();
        if (place.mergeInto)
            Q_EMIT mergeRequested(column->buffer, *place.mergeInto);
        else
            Q_EMIT columnDropped(column->buffer, place.place);
    } else {
        event->ignore();
    }
}

void BoardCanvas::endDrag()
{
    m_edgeScroll.stop();
    m_moved.stop();
    m_hover.end();
    m_feedback.reset();
    m_column.reset();
    m_line.reset();
    light(nullptr, nullptr);
    showVerdict(false, {});
    update();
}

/// Scrolls in both directions while the pointer is near an edge, even if it does not move.
void BoardCanvas::scrollAtEdges()
{
    constexpr int edge = 36;
    const auto stepOf = [](int at, int size) {
        const int before = edge - at;
        const int behind = at - (size - edge);
        return before > 0 ? -(before / 2 + 2) : behind > 0 ? behind / 2 + 2 : 0;
    };
    const QWidget *viewport = m_area->viewport();
    const QPoint onScreen = mapTo(viewport, m_dragAt);
    QScrollBar *across = m_area->horizontalScrollBar();
    const int step = stepOf(onScreen.x(), viewport->width());
    const int before = across->value();
    across->setValue(before + (layoutDirection() == Qt::RightToLeft ? -step : step));
    bool moved = across->value() != before;
    // The position of the pointer on the screen has not changed.
    m_dragAt = mapFrom(viewport, onScreen);
    BoardColumn *column = m_feedback ? columnAt(m_dragAt) : nullptr;
    if (column) {
        QScrollBar *bar = column->list().verticalScrollBar();
        const QWidget *cards = column->list().viewport();
        const int value = bar->value();
        bar->setValue(value + stepOf(cards->mapFrom(this, m_dragAt).y(), cards->height()));
        moved |= bar->value() != value;
    }
    if (moved)
        hover();
}

} // namespace triage::app

#include "moc_boardcanvas.cpp"
