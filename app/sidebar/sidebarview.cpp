// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar/sidebarview.h"

#include "models/roles.h"

#include <QApplication>
#include <QDrag>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int edge = 24; ///< Pixels from an edge within which a drag scrolls.
constexpr int edgeInterval = 40;

} // namespace

SidebarView::SidebarView(SidebarModel &model, const LocalStore &store, Theme &theme, DropRules rules,
                         QWidget *parent)
    : QTreeView(parent), m_model(model), m_delegate(new SidebarDelegate(theme, this)),
      m_drops(new FeedbackDrop(store, rules, this)), m_viewDrag(new ViewDrag(*this, theme)),
      m_server(rules.server), m_organization(rules.organization)
{
    setObjectName(u"bufferTree"_s);
    setAccessibleName(tr("Buffers"));
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setItemsExpandable(false);
    setExpandsOnDoubleClick(false);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setAutoScroll(false);
    setAcceptDrops(true);
    setDragDropMode(DropOnly);
    setDropIndicatorShown(false);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(m_delegate);
    setModel(&model);
    expandAll();
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &parentIndex, int first, int last) {
                for (int row = first; !parentIndex.isValid() && row <= last; ++row)
                    expand(m_model.index(row, 0));
            });
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        // A row stays current while a search or a filter narrows its list: a click shows all of the list
        // again.
        if (index == m_pressedOn && index.data(FilterRole).isValid())
            Q_EMIT filterChosen(index.data(FilterRole).value<Filter>());
        if (index.data(FilterRole).isValid())
            Q_EMIT listClicked();
    });
    connect(&theme, &Theme::changed, this, [this] { scheduleDelayedItemsLayout(); });
    m_moved.setSingleShot(true);
    m_moved.setInterval(reactionTime);
    for (const auto signal : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved })
        connect(&model, signal, this, [this] {
            if (m_dragged)
                m_moved.start();
        });
    connect(&m_moved, &QTimer::timeout, this, [this] {
        if (m_dragged)
            hover(m_dragAt, m_dragCopies);
    });
    m_edgeScroll.setInterval(edgeInterval);
    connect(&m_edgeScroll, &QTimer::timeout, this, &SidebarView::scrollAtEdge);
}

void SidebarView::setCurrentFilter(const Filter &filter)
{
    m_quiet = true;
    const QModelIndex index = m_model.indexOf(filter);
    if (index.isValid()) {
        setCurrentIndex(index);
        scrollTo(index);
    } else {
        selectionModel()->clear();
    }
    m_quiet = false;
}

void SidebarView::setCanDecide(bool can)
{
    if (can == m_delegate->canDecide())
        return;
    m_delegate->setCanDecide(can);
    viewport()->update();
}

void SidebarView::setDragsColumns(bool drags)
{
    m_dragsColumns = drags;
}

void SidebarView::dragRow()
{
    const QModelIndex row = std::exchange(m_pressedRow, QPersistentModelIndex());
    if (ViewDrag::isMovable(row))
        m_viewDrag->drag(row);
    else
        dragColumn(row);
}

/// Drags a buffer to the board. No other target accepts it.
void SidebarView::dragColumn(const QModelIndex &row)
{
    const BufferId buffer(row.data(IdRole).toLongLong());
    const QIcon icon = m_delegate->iconOf(row);
    auto *drag = new QDrag(this);
    drag->setMimeData(toMime(DraggedColumn{ buffer, m_server, m_organization }));
    drag->setPixmap(icon.pixmap(space::xl, space::xl));
    drag->setHotSpot(QPoint(-space::m, -space::s));
    drag->exec(Qt::MoveAction, Qt::MoveAction);
}

void SidebarView::stepList(int rows, bool onlyNew)
{
    QModelIndexList lists;
    for (int top = 0; top < m_model.rowCount(); ++top) {
        const QModelIndex heading = m_model.index(top, 0);
        for (int row = 0; row < m_model.rowCount(heading); ++row)
            lists += m_model.index(row, 0, heading);
    }
    const int count = int(lists.size());
    const int current = int(lists.indexOf(currentIndex()));
    for (int i = 1; i <= count; ++i) {
        const int next
            = current < 0 ? (rows > 0 ? i - 1 : count - i) : ((current + rows * i) % count + count) % count;
        if (onlyNew && lists[next].data(NewItemsRole).toLongLong() == 0)
            continue;
        setCurrentIndex(lists[next]);
        scrollTo(lists[next]);
        return;
    }
}

void SidebarView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    setFocusedButton(SuggestionButton::None);
    const QVariant filter = current.data(FilterRole);
    if (!m_quiet && filter.isValid())
        Q_EMIT filterChosen(filter.value<Filter>());
}

/// The removal of a row is not a choice of the one beside it.
void SidebarView::rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end)
{
    const bool quiet = std::exchange(m_quiet, true);
    QTreeView::rowsAboutToBeRemoved(parent, start, end);
    m_quiet = quiet;
}

QModelIndex SidebarView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    QModelIndex next = QTreeView::moveCursor(action, modifiers);
    // Headings are skipped.
    const bool up = action == MoveUp || action == MovePrevious || action == MovePageUp;
    while (next.isValid() && next.data(HeadingRole).toBool()) {
        const QModelIndex beyond = up ? indexAbove(next) : indexBelow(next);
        if (!beyond.isValid())
            return currentIndex();
        next = beyond;
    }
    return next;
}

void SidebarView::setFocusedButton(SuggestionButton button)
{
    m_focusedButton = button;
    m_delegate->setFocusedButton(button);
    viewport()->update();
}

/// Delete means a row of the sidebar here, not the feedback that is selected in the list.
bool SidebarView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Delete)) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void SidebarView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex current = currentIndex();
    const bool suggestion = current.data(SuggestionRole).toBool();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (suggestion) {
            const bool on = (event->key() == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight);
            const int next
                = std::clamp(int(m_focusedButton) + (on ? 1 : -1), 0, int(SuggestionButton::Reject));
            setFocusedButton(SuggestionButton(next));
        }
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_focusedButton != SuggestionButton::None)
            return decide(current, m_focusedButton);
        if (current.data(FilterRole).isValid())
            Q_EMIT filterChosen(current.data(FilterRole).value<Filter>());
        return;
    default:
        QTreeView::keyPressEvent(event);
    }
}

void SidebarView::mousePressEvent(QMouseEvent *event)
{
    // The menu of a row leaves the list in view where it is.
    if (event->button() == Qt::RightButton)
        return;
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    m_pressedButton = m_delegate->buttonAt(visualRect(index), index, at, layoutDirection());
    m_pressedOn = index == currentIndex() ? index : QModelIndex();
    m_pressedRow = QModelIndex();
    const bool drags
        = (m_dragsColumns && index.flags() & Qt::ItemIsDragEnabled) || ViewDrag::isMovable(index);
    if (drags && event->button() == Qt::LeftButton && m_pressedButton == SuggestionButton::None) {
        m_pressedRow = index;
        m_pressedAt = at;
        return;
    }
    if (m_pressedButton == SuggestionButton::None)
        QTreeView::mousePressEvent(event);
}

void SidebarView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressedRow.isValid())
        return QTreeView::mouseMoveEvent(event);
    const int moved = (event->position().toPoint() - m_pressedAt).manhattanLength();
    if (event->buttons() & Qt::LeftButton && moved >= QApplication::startDragDistance())
        dragRow();
}

void SidebarView::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    QPainter painter(viewport());
    m_viewDrag->paint(painter);
}

void SidebarView::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    if (const QModelIndex row = std::exchange(m_pressedRow, QPersistentModelIndex()); row.isValid()) {
        if (index == row && row != currentIndex())
            setCurrentIndex(row);
        else if (index == row)
            Q_EMIT filterChosen(row.data(FilterRole).value<Filter>());
        if (index == row)
            Q_EMIT listClicked();
        return;
    }
    const SuggestionButton pressed = std::exchange(m_pressedButton, SuggestionButton::None);
    if (pressed == SuggestionButton::None)
        return QTreeView::mouseReleaseEvent(event);
    if (m_delegate->buttonAt(visualRect(index), index, at, layoutDirection()) == pressed)
        decide(index, pressed);
}

void SidebarView::decide(const QModelIndex &index, SuggestionButton button)
{
    const BufferId buffer(index.data(IdRole).toLongLong());
    if (button == SuggestionButton::Approve)
        Q_EMIT approveRequested(buffer);
    else if (button == SuggestionButton::Reject)
        Q_EMIT rejectRequested(buffer);
}

DropTarget SidebarView::targetAt(const QPoint &at) const
{
    const QModelIndex index = indexAt(at);
    if (!(index.flags() & Qt::ItemIsDropEnabled))
        return {};
    const Filter filter = index.data(FilterRole).value<Filter>();
    return { filter.place(), filter.bufferId() };
}

/// Returns the target that a person saw there: rows may have moved since.
DropTarget SidebarView::aimedTarget(const QPoint &at) const
{
    return m_moved.isActive() ? m_verdict.target : targetAt(at);
}

void SidebarView::dragEnterEvent(QDragEnterEvent *event)
{
    m_dragged = fromMime(event->mimeData());
    // A drop here takes a column off the board.
    m_takesColumn = columnFromMime(event->mimeData()) && event->source() != this;
    if (m_takesColumn) {
        Q_EMIT dropHinted(tr("Take the column off the board"));
        return event->acceptProposedAction();
    }
    if (m_viewDrag->enter(event->mimeData())) {
        m_edgeScroll.start();
        return event->acceptProposedAction();
    }
    if (!m_dragged)
        return event->ignore();
    m_edgeScroll.start();
    hover(event->position().toPoint(), event->modifiers() & Qt::ControlModifier);
    // The drag is accepted even if this row refuses it, because another row may accept it.
    event->acceptProposedAction();
}

void SidebarView::dragMoveEvent(QDragMoveEvent *event)
{
    if (m_takesColumn)
        return event->accept();
    if (m_viewDrag->isUnderWay()) {
        m_dragAt = event->position().toPoint();
        return event->setAccepted(m_viewDrag->hover(m_dragAt));
    }
    if (!m_dragged)
        return event->ignore();
    hover(event->position().toPoint(), event->modifiers() & Qt::ControlModifier);
    if (!m_verdict.accepted)
        return event->ignore();
    event->setDropAction(m_verdict.action);
    event->accept();
}

void SidebarView::hover(const QPoint &at, bool copy)
{
    m_dragAt = at;
    m_dragCopies = copy;
    const FeedbackDrop::Verdict before
        = std::exchange(m_verdict, m_drops->judge(*m_dragged, aimedTarget(at), copy));
    if (!m_moved.isActive())
        m_delegate->setDropTarget(m_verdict.accepted ? indexAt(at) : QModelIndex());
    viewport()->update();
    if (before.accepted == m_verdict.accepted && before.text == m_verdict.text)
        return;
    if (m_verdict.accepted || m_verdict.text.isEmpty())
        Q_EMIT dropHinted(m_verdict.text);
    else
        Q_EMIT dropRefused(m_verdict.text);
}

void SidebarView::dragLeaveEvent(QDragLeaveEvent *event)
{
    endDrag();
    event->accept();
}

void SidebarView::dropEvent(QDropEvent *event)
{
    if (const auto column = columnFromMime(event->mimeData()); column && m_takesColumn) {
        endDrag();
        event->accept();
        Q_EMIT columnPutAway(column->buffer);
        return;
    }
    if (m_viewDrag->isUnderWay()) {
        event->accept();
        m_viewDrag->drop(event->position().toPoint());
        return endDrag();
    }
    const std::optional<DraggedFeedback> dragged = fromMime(event->mimeData());
    const QPoint at = event->position().toPoint();
    const bool copy = event->modifiers() & Qt::ControlModifier;
    const FeedbackDrop::Verdict verdict
        = dragged ? m_drops->judge(*dragged, aimedTarget(at), copy) : FeedbackDrop::Verdict();
    endDrag();
    if (!verdict.accepted)
        return event->ignore();
    event->setDropAction(verdict.action);
    event->accept();
    m_drops->drop(verdict, viewport()->mapToGlobal(at));
}

void SidebarView::endDrag()
{
    m_edgeScroll.stop();
    m_moved.stop();
    m_takesColumn = false;
    m_viewDrag->leave();
    m_dragged.reset();
    m_verdict = {};
    m_delegate->setDropTarget({});
    viewport()->update();
    Q_EMIT dropHinted({});
}

void SidebarView::scrollAtEdge()
{
    const int above = edge - m_dragAt.y();
    const int below = m_dragAt.y() - (viewport()->height() - edge);
    const int step = above > 0 ? -above / 2 : below > 0 ? below / 2 : 0;
    if (step == 0 || !(m_dragged || m_viewDrag->isUnderWay()))
        return;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + step);
    if (m_dragged)
        hover(m_dragAt, m_dragCopies);
    else
        m_viewDrag->hover(m_dragAt);
}

} // namespace triage::app

#include "moc_sidebarview.cpp"
