// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardview.h"

#include "actions/actionregistry.h"
#include "board/boardcanvas.h"
#include "board/boardcolumn.h"
#include "board/boardend.h"
#include "board/columnhead.h"
#include "board/columnmenu.h"
#include "board/columnwaker.h"
#include "list/feedbacklistview.h"
#include "widgets/statepage.h"

#include <QDrag>
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
    m_server = rules.server;
    m_organization = rules.organization;
    build(std::move(rules));
    m_refreshing.setSingleShot(true);
    m_refreshing.setInterval(0);
    connect(&m_refreshing, &QTimer::timeout, this, [this] {
        for (BoardColumn *each : m_columns.all())
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
    m_theme.watch(bar, [this, bar] {
        // The bar has the background of the window, as the board does.
        QPalette palette = bar->palette();
        palette.setColor(QPalette::Base, m_theme.color(Ink::Window));
        bar->setPalette(palette);
    });
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
                        { { tr("Choose Columns…"), [this] {
                               m_actions.action(CommandId::BoardColumns)->trigger();
                           } } } });
    connect(m_canvas, &BoardCanvas::dropHinted, this, &BoardView::dropHinted);
    connect(m_canvas, &BoardCanvas::mergeRequested, this, &BoardView::mergeRequested);
    connect(m_canvas, &BoardCanvas::columnDropped, this, [this](BufferId buffer, int at) {
        m_choices->place(buffer, at);
        if (const BoardColumn *there = m_columns.find(buffer))
            m_canvas->reveal(*there);
    });
    connect(m_canvas, &BoardCanvas::feedbackDropped, this, [this](BufferId to) {
        if (BoardColumn *there = m_columns.find(to))
            there->acceptNext();
    });
    m_canvas->takeDropsOver(*this);
    m_waker = new ColumnWaker(m_columns, *m_canvas, *m_area, this);
}

void BoardView::setOrigin(const QString &server, const QString &organization)
{
    m_server = server;
    m_organization = organization;
    for (const BoardColumn *each : m_columns.all())
        each->model().setOrigin(server, organization);
}

FeedbackDrop &BoardView::drops() const
{
    return m_canvas->drops();
}

/// Follows the chosen columns. Columns that stay keep their rows.
void BoardView::follow()
{
    const std::vector<ColumnChoice> wanted = m_choices->shown();
    const int current = m_columns.currentPosition();
    const BufferId before = m_columns.current().value_or(BufferId());
    const FeedbackId aim = currentList().currentId();
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    std::vector<BoardColumn *> columns;
    for (const ColumnChoice &each : wanted) {
        BoardColumn *there = m_columns.find(each.buffer);
        columns.push_back(there ? there : makeColumn(each.buffer));
    }
    const bool changed = columns != m_columns.all();
    const std::vector<BoardColumn *> gone = m_columns.replace(std::move(columns));
    arrange();
    const bool lost = m_columns.current() && m_columns.currentPosition() < 0;
    if (lost)
        m_columns.clearCurrent();
    if (!m_columns.isEmpty() && !m_columns.current())
        setCurrent(m_columns.bufferAt(std::clamp(current, 0, m_columns.count() - 1)),
                   !m_canvas->isUnderPointer());
    else if (lost)
        Q_EMIT currentColumnChanged();
    // The next key still reaches the card that was in view, and none of the column beside it.
    if (lost && isVisible() && before.isValid() && !m_store.buffer(before))
        currentList().holdUnasked(aim);
    // The focus of a removed column, or of a board without columns, moves to another column.
    if (hadFocus && (changed || !m_emptyPage->isHidden()))
        enter();
    for (BoardColumn *each : gone) {
        each->hide();
        each->deleteLater();
    }
    if (!changed)
        return;
    m_waker->schedule();
    Q_EMIT columnsChanged();
}

void BoardView::arrange()
{
    m_canvas->setColumns(m_columns.all(), m_end);
    // The tab order is the order of the columns.
    for (BoardColumn *each : m_columns.all()) {
        each->raise();
        each->show();
        each->refresh();
    }
    m_end->raise();
    m_stack->setCurrentIndex(m_columns.isEmpty() ? 1 : 0);
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
    connect(made, &BoardColumn::hiddenRequested, this, &BoardView::hiddenRequested);
    connect(made, &BoardColumn::headDragged, this, [this, buffer] { startDrag(buffer); });
    Q_EMIT listMade(&made->list());
    return made;
}

void BoardView::startDrag(BufferId dragged)
{
    BoardColumn *from = m_columns.find(dragged);
    auto *drag = new QDrag(this);
    drag->setMimeData(toMime(DraggedColumn{ dragged, m_server, m_organization }));
    drag->setPixmap(from->head().picture());
    drag->setHotSpot(QPoint(-space::m, -space::s));
    drag->exec(Qt::MoveAction, Qt::MoveAction);
}

void BoardView::setFilter(const Filter &common)
{
    m_waker->setFilter(common);
}

FeedbackListView &BoardView::currentList() const
{
    const BoardColumn *there = m_columns.currentColumn();
    return there ? there->list() : *m_emptyList;
}

std::vector<FeedbackListView *> BoardView::lists() const
{
    std::vector<FeedbackListView *> lists;
    for (const BoardColumn *each : m_columns.all())
        lists.push_back(&each->list());
    return lists;
}

std::optional<Filter> BoardView::currentFilter() const
{
    const std::optional<BufferId> current = m_columns.current();
    return current ? std::optional(columnFilter(m_waker->filter(), *current)) : std::nullopt;
}

bool BoardView::has(const Filter &place) const
{
    const std::optional<BufferId> wanted = columnOf(place);
    return wanted && m_columns.find(*wanted);
}

bool BoardView::goTo(const Filter &place, FeedbackId item)
{
    if (!has(place))
        return false;
    const BufferId wanted = *columnOf(place);
    BoardColumn *there = m_columns.find(wanted);
    setCurrent(wanted);
    m_waker->schedule(true);
    m_waker->wake(*there);
    if (item.isValid())
        there->expect(item);
    return true;
}

void BoardView::setCurrent(BufferId wanted, bool reveal)
{
    if (m_columns.current() == wanted)
        return;
    m_columns.setCurrent(wanted);
    if (BoardColumn *there = m_columns.currentColumn())
        m_waker->wake(*there);
    m_waker->schedule(reveal);
    Q_EMIT currentColumnChanged();
}

std::optional<FeedbackId> BoardView::awaited() const
{
    const BoardColumn *there = m_columns.currentColumn();
    return there ? there->expected() : std::nullopt;
}

int BoardView::reading(int pictureStep) const
{
    return layoutDirection() == Qt::RightToLeft ? -pictureStep : pictureStep;
}

std::optional<BufferId> BoardView::beside(int step) const
{
    return m_columns.beside(reading(step));
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
    const auto accepts = [this, onlyWithNew](BufferId buffer) {
        const BufferRecord *record = m_store.buffer(buffer);
        return !onlyWithNew || (record && record->newItems > 0);
    };
    const std::optional<BufferId> next = m_columns.next(step, accepts);
    if (!next)
        return false;
    setCurrent(*next);
    enter();
    return true;
}

void BoardView::widen(int step)
{
    constexpr int pixels = 40;
    const BoardColumn *there = m_columns.currentColumn();
    if (!there)
        return;
    const int shown = there->width() - BoardColumn::gap;
    const int width
        = std::clamp(shown + step * pixels, m_theme.side(ColumnChoice::minWidth), ColumnChoice::maxWidth);
    if (width == shown) // which may be more than was chosen
        return;
    m_choices->setWidth(there->buffer(), width);
    m_waker->schedule(true);
}

void BoardView::enter()
{
    if (!m_columns.currentColumn())
        m_emptyPage->setFocus(Qt::OtherFocusReason);
    else
        currentList().setFocus(Qt::OtherFocusReason);
}

void BoardView::hideColumn(BufferId buffer)
{
    const QString name = m_choices->nameOf(buffer);
    m_choices->setShown(buffer, false);
    Q_EMIT messageRequested(tr("Column %1 is hidden; Choose Columns brings it back").arg(name));
}

void BoardView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_refreshing.start();
    m_waker->schedule(true);
}

void BoardView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    // Triage mode goes through the current column while the board is away.
    m_waker->releaseOthers();
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_waker->schedule();
}

void BoardView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        m_canvas->setColumns(m_columns.all(), m_end);
}

} // namespace triage::app

#include "moc_boardview.cpp"
