// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardcanvas.h"

#include "board/boardcolumn.h"
#include "board/columnhead.h"
#include "list/feedbacklistview.h"
#include "models/labels.h"

#include <QCursor>
#include <QDropEvent>
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
      m_drops(new FeedbackDrop(store, std::move(rules), this)), m_session(*this, *this), m_hover(theme, this)
{
    setObjectName(u"boardCanvas"_s);
    // An opaque widget scrolls its painted pixels.
    setAutoFillBackground(true);
    connect(&m_hover, &RowHover::changed, &m_session, &DropSession::hover);
    connect(&m_session, &DropSession::hinted, this, &BoardCanvas::dropHinted);
    connect(&theme, &Theme::changed, this, &BoardCanvas::layOut);
}

void BoardCanvas::setColumns(const std::vector<BoardColumn *> &columns, QWidget *end)
{
    for (BoardColumn *column : columns) {
        QWidget *cards = column->list().viewport();
        cards->removeEventFilter(this); // where it is one of before
        cards->installEventFilter(this);
    }
    if (m_feedback && columns != m_columns)
        m_session.keepAim();
    QScrollBar *bar = m_area->horizontalScrollBar();
    const bool areTheSame
        = std::is_permutation(columns.begin(), columns.end(), m_columns.begin(), m_columns.end());
    const BoardColumn *anchor = areTheSame ? nullptr : anchorAmong(columns);
    const int place = anchor ? seen(anchor->geometry()).left() - bar->value() : 0;
    m_columns = columns;
    m_end = end;
    m_width.reset();
    layOut();
    if (anchor)
        bar->setValue(seen(anchor->geometry()).left() - place);
}

bool BoardCanvas::isUnderPointer() const
{
    const QWidget *view = m_area->viewport();
    return view->rect().contains(view->mapFromGlobal(QCursor::pos()));
}

/// Returns the column that keeps its place on the screen while others come and go: the one under the pointer,
/// else the first one in view.
const BoardColumn *BoardCanvas::anchorAmong(const std::vector<BoardColumn *> &columns) const
{
    const auto stays = [&columns](const BoardColumn *each) {
        return std::find(columns.begin(), columns.end(), each) != columns.end();
    };
    const BoardColumn *pointed = isUnderPointer() ? columnAt(mapFromGlobal(QCursor::pos())) : nullptr;
    if (pointed && stays(pointed))
        return pointed;
    const QRect view(mapFrom(m_area->viewport(), QPoint()), m_area->viewport()->size());
    const auto first = std::find_if(m_columns.begin(), m_columns.end(), [&](const BoardColumn *each) {
        return stays(each) && each->geometry().intersects(view);
    });
    return first == m_columns.end() ? nullptr : *first;
}

void BoardCanvas::setWidth(BufferId column, int width)
{
    m_width = { column, width };
    layOut();
}

int BoardCanvas::widthOf(BufferId column) const
{
    int chosen = ColumnChoice::defaultWidth;
    for (const ColumnChoice &each : m_choices.all()) {
        if (each.buffer == column)
            chosen = each.width;
    }
    if (m_width && m_width->first == column)
        chosen = m_width->second;
    return std::max(chosen, m_theme.side(ColumnChoice::minWidth)); // larger texts need more
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

DropTarget BoardCanvas::cardTargetAt(const QPoint &at, bool copies) const
{
    DropTarget target = targetAt(at);
    // A drag to another column moves, even where it rests on a card of a full column.
    if (!m_feedback || m_feedback->from.value_or(BufferId()) != target.buffer)
        return target;
    target.item = m_hover.item();
    if (target.item.isValid() && !m_drops->judge(*m_feedback, target, copies).accepted)
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

bool BoardCanvas::beginDrag(const QDropEvent &drag)
{
    m_feedback = fromMime(drag.mimeData());
    m_column = columnFromMime(drag.mimeData());
    return m_feedback || m_column;
}

DropOutcome BoardCanvas::hoverDrag(const QPoint &at, bool copies)
{
    return m_feedback ? hoverFeedback(at, copies) : hoverColumn(at);
}

DropOutcome BoardCanvas::hoverFeedback(const QPoint &at, bool copies)
{
    BoardColumn *column = columnAt(at);
    if (column)
        m_hover.move(column->list(), column->list().viewport()->mapFrom(this, at));
    else
        m_hover.end();
    const DropTarget target = cardTargetAt(at, copies);
    const FeedbackDrop::Verdict verdict = m_drops->judge(*m_feedback, target, copies);
    m_hover.setOutlined(target.item.isValid());
    light(verdict.accepted && !target.item.isValid() ? column : nullptr, nullptr);
    DropOutcome outcome = m_drops->outcomeOf(verdict);
    outcome.isPending = m_hover.isWaiting();
    if (!target.item.isValid())
        outcome.perform = [this, to = target.buffer, perform = outcome.perform](const QPoint &onScreen) {
            Q_EMIT feedbackDropped(to);
            perform(onScreen);
        };
    return outcome;
}

DropOutcome BoardCanvas::hoverColumn(const QPoint &at)
{
    if (!isOurs(*m_column))
        return { false, tr("This column belongs to another organization.") };
    const ColumnTarget target = columnTargetAt(at);
    const BufferId moved = m_column->buffer;
    const QString name = m_choices.nameOf(moved);
    m_line = target.mergeInto ? std::nullopt : std::optional(target.line);
    update();
    light(nullptr, target.mergeInto ? columnAt(at) : nullptr);
    DropOutcome outcome{ true };
    if (target.mergeInto) {
        const BufferRecord *record = m_store.buffer(moved);
        outcome.text = tr("Move all %1 items from %2 to %3…", "number, two buffers")
                           .arg(Labels::number(record ? record->buffer.feedbackCount : 0), name,
                                m_choices.nameOf(*target.mergeInto));
        outcome.perform = [this, moved, into = *target.mergeInto](const QPoint &) {
            Q_EMIT mergeRequested(moved, into);
        };
    } else {
        outcome.text = m_choices.isShown(moved) ? tr("Move the column %1 here").arg(name)
                                                : tr("Show the column %1 here").arg(name);
        outcome.perform = [this, moved, place = target.place](const QPoint &) {
            Q_EMIT columnDropped(moved, place);
        };
    }
    return outcome;
}

void BoardCanvas::light(BoardColumn *list, BoardColumn *head)
{
    for (BoardColumn *column : m_columns) {
        column->setLit(column == list);
        column->head().setLit(column == head);
    }
}

void BoardCanvas::endDrag()
{
    m_hover.end();
    m_feedback.reset();
    m_column.reset();
    m_line.reset();
    light(nullptr, nullptr);
    update();
}

std::vector<QAbstractScrollArea *> BoardCanvas::scrolledAreas(const QPoint &at)
{
    std::vector<QAbstractScrollArea *> areas{ m_area };
    if (BoardColumn *column = m_feedback ? columnAt(at) : nullptr)
        areas.push_back(&column->list());
    return areas;
}

} // namespace triage::app

#include "moc_boardcanvas.cpp"
