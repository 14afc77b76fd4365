// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardview.h"

#include "actions/actionregistry.h"
#include "board/boardcanvas.h"
#include "board/boardcolumn.h"
#include "board/columnhead.h"
#include "list/feedbacklistview.h"
#include "widgets/statepage.h"

#include <QDrag>
#include <QDragEnterEvent>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

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
        // The bar lies on the window's ground, as the board does.
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
    m_menu = makeMenu();
    m_end = makeEnd();
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_area);
    m_stack->addWidget(m_emptyPage);
    m_emptyPage->show({ u"board"_s,
                        tr("No columns"),
                        tr("The board shows buffers side by side. Choose which ones."),
                        { { tr("Choose columns…"), [this] {
                               m_actions.action(u"board.columns"_s)->trigger();
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

/// Behind the last column: what makes more of them.
QWidget *BoardView::makeEnd()
{
    auto *end = new QWidget(m_canvas);
    end->setObjectName(u"boardEnd"_s);
    auto *layout = new QVBoxLayout(end);
    layout->setContentsMargins(space::s, 0, space::s, 0);
    layout->setSpacing(space::xs);
    const auto button = [&](const QString &name, const QString &icon, const QString &command) {
        auto *made = new QPushButton(end);
        made->setObjectName(name);
        made->setFlat(true);
        const QAction *action = m_actions.action(command);
        const auto follow = [this, made, icon, action] {
            made->setText(action->text().remove(u'&'));
            made->setAccessibleName(ActionRegistry::plainText(action->text()));
            made->setEnabled(action->isEnabled());
            made->setToolTip(action->toolTip());
            made->setIcon(m_theme.icon(icon));
        };
        connect(action, &QAction::changed, made, follow);
        connect(&m_theme, &Theme::changed, made, follow);
        connect(made, &QPushButton::clicked, this, [this, command] { m_actions.action(command)->trigger(); });
        follow();
        layout->addWidget(made);
    };
    button(u"newColumnButton"_s, u"plus"_s, u"buffer.new"_s);
    button(u"chooseColumnsButton"_s, u"board"_s, u"board.columns"_s);
    layout->addStretch();
    return end;
}

QMenu *BoardView::makeMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"columnMenu"_s);
    menu->setToolTipsVisible(true);
    const std::vector<std::vector<QString>> groups{
        { u"buffer.rename"_s, u"buffer.edit"_s, u"buffer.moveAll"_s, u"buffer.delete"_s },
        { u"board.columnLeft"_s, u"board.columnRight"_s, u"board.wider"_s, u"board.narrower"_s },
        { u"board.hideColumn"_s, u"board.columns"_s }
    };
    for (const std::vector<QString> &group : groups) {
        if (!menu->isEmpty())
            menu->addSeparator();
        for (const QString &command : group)
            menu->addAction(m_actions.action(command));
    }
    return menu;
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

/// Makes the columns those that were chosen; those that stay keep their rows.
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
    // Who was in a column that goes, or on a board without any, goes on in another.
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
    // Focus and Tab go through them in the order in which they stand.
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
        // Nothing is to slide away under the pointer.
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
    // What is out of view is asked for when it comes into view.
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

/// Rows for what is in view and one column beyond; the others give theirs up.
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

/// What lies over the board, as a notice does, does not keep a drag from the column under it.
template <typename Event>
void BoardView::forwardDrag(Event *event)
{
    Event there(m_canvas->mapFrom(this, event->position().toPoint()), event->possibleActions(),
                event->mimeData(), event->buttons(), event->modifiers());
    // Not sent: what the canvas refuses would come back here.
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
