// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardview.h"

#include "actions/actionregistry.h"
#include "board/boardcanvas.h"
#include "board/boardcolumn.h"
#include "board/boardend.h"
#include "board/columnhead.h"
#include "board/columnmenu.h"
#include "list/feedbacklistview.h"
#include "widgets/statepage.h"

#include <QDrag>
#include <QDragEnterEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

BoardView::BoardView(LocalStore &store, Theme &theme, ActionRegistry &actions, DropRules rules,
                     QWidget *parent)
    : QWidget(parent), m_store(store), m_theme(theme), m_actions(actions),
      m_choices(new BoardColumns(store, this))
{
    setObjectName(u"boardView"_s);
    setAccessibleName(tr("Board"));
    setAcceptDrops(true);
    m_server = rules.server;
    m_organization = rules.organization;
    build(std::move(rules));
    for (QTimer *timer : { &m_waking, &m_refreshing }) {
        timer->setSingleShot(true);
        timer->setInterval(0);
    }
    connect(&m_waking, &QTimer::timeout, this, &BoardView::wakeVisible);
    connect(&m_refreshing, &QTimer::timeout, this, [this] {
        for (BoardColumn *each : m_columns)
            each->refresh();
    });
    connect(&store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (isVisible() && (change.buffers || change.counts || change.everything))
            m_refreshing.start();
    });
    connect(m_choices, &BoardColumns::changed, this, &BoardView::follow);
    follow();
}

BoardView::~BoardView() = default;

void BoardView::build(DropRules rules)
{
    m_area = new QScrollArea(this);
    m_area->setObjectName(u"boardScroll"_s);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_canvas = new BoardCanvas(m_store, *m_choices, m_theme, std::move(rules), m_area);
    m_area->setWidget(m_canvas);
    m_area->setWidgetResizable(true);
    QScrollBar *bar = m_area->horizontalScrollBar();
    bar->setSingleStep(40);
    const auto readTheme = [this, bar] {
        // The bar has the background of the window, as the board does.
        QPalette palette = bar->palette();
        palette.setColor(QPalette::Base, m_theme.color(Ink::Window));
        bar->setPalette(palette);
    };
    connect(&m_theme, &Theme::changed, bar, readTheme);
    readTheme();
    m_emptyPage = new StatePage(m_theme, this);
    m_emptyPage->setFocusPolicy(Qt::StrongFocus);
    m_emptyModel = new FeedbackListModel(m_store, this);
    m_emptyModel->suspend();
    m_emptyList = new FeedbackListView(*m_emptyModel, m_store, m_theme, this);
    m_emptyList->setObjectName(u"noColumn"_s);
    m_emptyList->hide();
    m_menu = new ColumnMenu(m_actions, this);
    m_end = new BoardEnd(m_actions, m_theme, m_canvas);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_area);
    m_stack->addWidget(m_emptyPage);
    m_emptyPage->show({ u"board"_s,
                        tr("No columns"),
                        tr("The board shows buffers side by side. Choose which ones."),
                        { { tr("Choose columns…"), [this] {
                               m_actions.action(CommandId::BoardColumns)->trigger();
                           } } } });
    connect(m_canvas, &BoardCanvas::dropHinted, this, &BoardView::dropHinted);
    connect(m_canvas, &BoardCanvas::dropRefused, this, &BoardView::dropRefused);
    connect(m_canvas, &BoardCanvas::mergeRequested, this, &BoardView::mergeRequested);
    connect(m_canvas, &BoardCanvas::columnDropped, m_choices, &BoardColumns::place);
    connect(m_canvas, &BoardCanvas::feedbackDropped, this, [this](BufferId to) {
        if (BoardColumn *there = column(to))
            there->acceptNext();
    });
    connect(m_area->horizontalScrollBar(), &QScrollBar::valueChanged, &m_waking, qOverload<>(&QTimer::start));
}

void BoardView::setOrigin(const QString &server, const QString &organization)
{
    m_server = server;
    m_organization = organization;
    for (const BoardColumn *each : m_columns)
        each->model().setOrigin(server, organization);
}

FeedbackDrop &BoardView::drops() const
{
    return m_canvas->drops();
}

BoardColumn *BoardView::column(BufferId buffer) const
{
    const int place = at(buffer);
    return place < 0 ? nullptr : m_columns[std::size_t(place)];
}

int BoardView::at(BufferId column) const
{
    const auto found = std::find_if(m_columns.begin(), m_columns.end(),
                                    [column](const BoardColumn *each) { return each->buffer() == column; });
    return found == m_columns.end() ? -1 : int(found - m_columns.begin());
}

/// Follows the chosen columns. Columns that stay keep their rows.
void BoardView::follow()
{
    const std::vector<ColumnChoice> wanted = m_choices->shown();
    const int current = m_current ? at(*m_current) : -1;
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    std::vector<BoardColumn *> columns;
    for (const ColumnChoice &each : wanted) {
        BoardColumn *there = column(each.buffer);
        columns.push_back(there ? there : makeColumn(each.buffer));
    }
    const bool changed = columns != m_columns;
    std::vector<BoardColumn *> gone;
    std::copy_if(m_columns.begin(), m_columns.end(), std::back_inserter(gone), [&columns](BoardColumn *each) {
        return std::find(columns.begin(), columns.end(), each) == columns.end();
    });
    m_columns = std::move(columns);
    arrange();
    const bool lost = m_current && at(*m_current) < 0;
    if (lost)
        m_current.reset();
    if (!m_columns.empty() && (lost || !m_current))
        setCurrent(m_columns[std::size_t(std::clamp(current, 0, int(m_columns.size()) - 1))]->buffer());
    else if (lost)
        Q_EMIT currentColumnChanged();
    // The focus of a removed column, or of a board without columns, moves to another column.
    if (hadFocus && (changed || !m_emptyPage->isHidden()))
        enter();
    for (BoardColumn *each : gone) {
        each->hide();
        each->deleteLater();
    }
    if (!changed)
        return;
    m_waking.start();
    Q_EMIT columnsChanged();
}

void BoardView::arrange()
{
    m_canvas->setColumns(m_columns, m_end);
    // The tab order is the order of the columns.
    for (BoardColumn *each : m_columns) {
        each->raise();
        each->show();
        each->refresh();
    }
    m_end->raise();
    m_stack->setCurrentIndex(m_columns.empty() ? 1 : 0);
}

BoardColumn *BoardView::makeColumn(BufferId buffer)
{
    auto *made = new BoardColumn(buffer, m_store, m_theme, m_menu, m_canvas);
    made->model().setOrigin(m_server, m_organization);
    connect(made, &BoardColumn::entered, this, [this, buffer](bool byMouse) {
        // Nothing may move under the pointer.
        setCurrent(buffer, !byMouse);
    });
    connect(made, &BoardColumn::widthDragged, m_canvas,
            [this, buffer](int width) { m_canvas->setWidth(buffer, width); });
    connect(made, &BoardColumn::widthChosen, m_choices,
            [this, buffer](int width) { m_choices->setWidth(buffer, width); });
    connect(made, &BoardColumn::renameRequested, this, [this, buffer] {
        if (buffer.isValid())
            Q_EMIT renameRequested(buffer);
    });
    connect(made, &BoardColumn::headDragged, this, [this, buffer] { startDrag(buffer); });
    Q_EMIT listMade(&made->list());
    return made;
}

void BoardView::startDrag(BufferId dragged)
{
    BoardColumn *from = column(dragged);
    auto *drag = new QDrag(this);
    drag->setMimeData(toMime(DraggedColumn{ dragged, m_server, m_organization }));
    drag->setPixmap(from->head().picture());
    drag->setHotSpot(QPoint(-space::m, -space::s));
    drag->exec(Qt::MoveAction, Qt::MoveAction);
}

void BoardView::setFilter(const Filter &common)
{
    if (columnFilter(common, {}) == columnFilter(m_common, {}))
        return;
    m_common = common;
    // Columns out of view read their rows when they come into view.
    wakeVisible();
}

FeedbackListView &BoardView::currentList() const
{
    const BoardColumn *there = m_current ? column(*m_current) : nullptr;
    return there ? there->list() : *m_emptyList;
}

std::vector<FeedbackListView *> BoardView::lists() const
{
    std::vector<FeedbackListView *> lists;
    for (const BoardColumn *each : m_columns)
        lists.push_back(&each->list());
    return lists;
}

std::optional<Filter> BoardView::currentFilter() const
{
    return m_current ? std::optional(columnFilter(m_common, *m_current)) : std::nullopt;
}

bool BoardView::has(const Filter &place) const
{
    const std::optional<BufferId> wanted = columnOf(place);
    return wanted && at(*wanted) >= 0;
}

bool BoardView::goTo(const Filter &place, FeedbackId item)
{
    if (!has(place))
        return false;
    const BufferId wanted = *columnOf(place);
    BoardColumn *there = column(wanted);
    setCurrent(wanted);
    m_reveals = true;
    m_waking.start();
    if (isVisible())
        there->wake(m_common);
    if (item.isValid())
        there->expect(item);
    return true;
}

void BoardView::setCurrent(BufferId wanted, bool reveal)
{
    if (m_current == wanted)
        return;
    m_current = wanted;
    for (BoardColumn *each : m_columns)
        each->setCurrent(each->buffer() == wanted);
    BoardColumn *there = column(wanted);
    if (isVisible())
        there->wake(m_common);
    m_reveals = reveal;
    m_waking.start();
    Q_EMIT currentColumnChanged();
}

std::optional<FeedbackId> BoardView::awaited() const
{
    const BoardColumn *there = m_current ? column(*m_current) : nullptr;
    return there ? there->expected() : std::nullopt;
}

int BoardView::reading(int pictureStep) const
{
    return layoutDirection() == Qt::RightToLeft ? -pictureStep : pictureStep;
}

std::optional<BufferId> BoardView::beside(int step) const
{
    const int next = m_current ? at(*m_current) + reading(step) : -1;
    if (next < 0 || next >= int(m_columns.size()))
        return {};
    return m_columns[std::size_t(next)]->buffer();
}

bool BoardView::step(int step)
{
    const std::optional<BufferId> next = beside(step);
    if (!next)
        return false;
    setCurrent(*next);
    enter();
    return true;
}

bool BoardView::stepReading(int step, bool onlyWithNew)
{
    const int count = int(m_columns.size());
    const int from = m_current ? at(*m_current) : 0;
    for (int i = 1; i < count; ++i) {
        const int next = ((from + step * i) % count + count) % count;
        const BufferId buffer = m_columns[std::size_t(next)]->buffer();
        const BufferRecord *record = m_store.buffer(buffer);
        if (onlyWithNew && !(record && record->newItems > 0))
            continue;
        setCurrent(buffer);
        enter();
        return true;
    }
    return false;
}

void BoardView::enter()
{
    if (m_columns.empty() || !m_current)
        m_emptyPage->setFocus(Qt::OtherFocusReason);
    else
        currentList().setFocus(Qt::OtherFocusReason);
}

void BoardView::moveColumn(int step)
{
    if (!m_current || !beside(step))
        return;
    m_choices->place(*m_current, at(*m_current) + reading(step));
    m_canvas->reveal(*column(*m_current));
    Q_EMIT messageRequested(tr("Column %1 is number %2 of %3")
                                .arg(m_choices->nameOf(*m_current))
                                .arg(at(*m_current) + 1)
                                .arg(m_columns.size()));
}

void BoardView::widen(int by)
{
    if (!m_current)
        return;
    for (const ColumnChoice &each : m_choices->shown()) {
        if (each.buffer == *m_current) {
            m_choices->setWidth(each.buffer, each.width + by);
            break;
        }
    }
    m_canvas->reveal(*column(*m_current));
}

void BoardView::hideColumn()
{
    if (m_current)
        hideColumn(*m_current);
}

void BoardView::hideColumn(BufferId buffer)
{
    const QString name = m_choices->nameOf(buffer);
    m_choices->setShown(buffer, false);
    Q_EMIT messageRequested(tr("Column %1 is hidden; Choose Columns brings it back").arg(name));
}

/// Wakes the columns in view and one column beyond; the others release their rows.
void BoardView::wakeVisible()
{
    if (!isVisible())
        return;
    if (BoardColumn *there = m_current ? column(*m_current) : nullptr;
        std::exchange(m_reveals, false) && there)
        m_canvas->reveal(*there);
    const QRect view(m_canvas->mapFrom(m_area->viewport(), QPoint()), m_area->viewport()->size());
    const QRect near = view.adjusted(-ColumnChoice::defaultWidth / 2, 0, ColumnChoice::defaultWidth / 2, 0);
    const QRect far = view.adjusted(-2 * ColumnChoice::maxWidth, 0, 2 * ColumnChoice::maxWidth, 0);
    for (BoardColumn *each : m_columns) {
        if (each->geometry().intersects(near) || each->buffer() == m_current)
            each->wake(m_common);
        else if (!each->geometry().intersects(far)
                 || each->model().filter() != columnFilter(m_common, each->buffer()))
            each->sleep();
    }
}

/// A widget over the board, such as a notice, does not keep a drag from the column under it.
template <typename Event>
void BoardView::forwardDrag(Event *event)
{
    Event there(m_canvas->mapFrom(this, event->position().toPoint()), event->possibleActions(),
                event->mimeData(), event->buttons(), event->modifiers());
    // Not sent as an event: it would come back here if the canvas refuses it.
    m_canvas->handleDrag(&there);
    event->setDropAction(there.dropAction());
    event->setAccepted(there.isAccepted());
}

void BoardView::dragEnterEvent(QDragEnterEvent *event)
{
    forwardDrag(event);
}

void BoardView::dragMoveEvent(QDragMoveEvent *event)
{
    forwardDrag(event);
}

void BoardView::dragLeaveEvent(QDragLeaveEvent *event)
{
    m_canvas->handleDrag(event);
}

void BoardView::dropEvent(QDropEvent *event)
{
    forwardDrag(event);
}

void BoardView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_reveals = true;
    m_refreshing.start();
    m_waking.start();
}

void BoardView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    // Triage mode goes through the current column while the board is away.
    for (BoardColumn *each : m_columns) {
        if (each->buffer() != m_current)
            each->sleep();
    }
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_waking.start();
}

void BoardView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        m_canvas->setColumns(m_columns, m_end);
}

} // namespace triage::app
