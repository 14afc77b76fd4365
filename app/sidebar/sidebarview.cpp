// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar/sidebarview.h"

#include "models/roles.h"
#include "views/listedview.h"

#include <QApplication>
#include <QDrag>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

SidebarView::SidebarView(SidebarModel &model, const LocalStore &store, Theme &theme, DropRules rules,
                         QWidget *parent)
    : QTreeView(parent), m_model(model), m_store(store), m_delegate(new SidebarDelegate(theme, this)),
      m_drops(new FeedbackDrop(store, rules, this)), m_viewDrag(new ViewDrag(*this, theme)),
      m_server(rules.server), m_organization(rules.organization), m_session(*this, *viewport())
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
    m_tick.setSingleShot(true);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        m_delegate->setTicking({});
        viewport()->update();
    });
    connect(&model, &SidebarModel::countsIncreased, this, &SidebarView::tick);
    for (const auto signal : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved }) {
        connect(&model, signal, &m_session, &DropSession::keepAim);
        connect(&model, signal, this, &SidebarView::markReturned);
    }
    connect(&model, &QAbstractItemModel::rowsMoved, &m_session, &DropSession::keepAim);
    connect(&m_session, &DropSession::hinted, this, &SidebarView::dropHinted);
}

void SidebarView::setCurrentFilter(const Filter &filter)
{
    m_quiet = true;
    const QModelIndex index = m_model.indexOf(filter);
    if (index.isValid()) {
        setCurrentIndex(index);
        scrollTo(index);
        m_missing.reset();
    } else {
        selectionModel()->clear();
        m_missing
            = MissingRow{ filter, viewOf(filter, m_store).has_value(), m_missing ? m_missing->position : 0 };
    }
    m_quiet = false;
}

void SidebarView::markNone()
{
    m_missing.reset();
    clearSelection();
}

/// Marks the row of the list in view again if it has come back, without scrolling to it.
void SidebarView::markReturned()
{
    if (!m_missing || currentIndex().isValid())
        return;
    const QModelIndex index = m_model.indexOf(m_missing->filter);
    if (!index.isValid() || ViewDrag::isMovable(index) != m_missing->isView)
        return;
    const bool quiet = std::exchange(m_quiet, true);
    setCurrentIndex(index);
    m_quiet = quiet;
}

void SidebarView::tick(const std::vector<BufferId> &buffers)
{
    const int time = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    if (time <= 0)
        return;
    m_delegate->setTicking(buffers);
    viewport()->update();
    m_tick.start(time);
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

/// Returns the rows of all lists, from top to bottom.
QModelIndexList SidebarView::lists() const
{
    QModelIndexList all;
    for (int top = 0; top < m_model.rowCount(); ++top) {
        const QModelIndex heading = m_model.index(top, 0);
        for (int row = 0; row < m_model.rowCount(heading); ++row)
            all += m_model.index(row, 0, heading);
    }
    return all;
}

void SidebarView::stepList(int rows, bool onlyNew)
{
    const QModelIndexList all = lists();
    const int count = int(all.size());
    int from = int(all.indexOf(currentIndex()));
    if (from < 0) // between the two rows that the missing one was between
        from = (m_missing ? m_missing->position : 0) - (rows > 0 ? 1 : 0);
    for (int i = 1; i <= count; ++i) {
        const QModelIndex &next = all[((from + rows * i) % count + count) % count];
        if (onlyNew && next.data(NewItemsRole).toLongLong() == 0)
            continue;
        setCurrentIndex(next);
        scrollTo(next);
        return;
    }
}

void SidebarView::stepToFirst()
{
    if (m_missing)
        m_missing->position = 0;
    setCurrentIndex({}); // the first list may be the current one
    stepList(1);
}

void SidebarView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    setFocusedButton(SuggestionButton::None);
    if (current.isValid())
        m_missing.reset();
    const QVariant filter = current.data(FilterRole);
    if (!m_quiet && filter.isValid())
        Q_EMIT filterChosen(filter.value<Filter>());
}

/// The removal of a row is not a choice of the one next to it: while its list is in view, no row is chosen
/// until it is back.
void SidebarView::rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end)
{
    const bool quiet = std::exchange(m_quiet, true);
    for (QModelIndex each = currentIndex(); each.isValid(); each = each.parent()) {
        if (each.parent() == parent && each.row() >= start && each.row() <= end) {
            if (const QModelIndex row = currentIndex(); selectionModel()->isSelected(row))
                m_missing = MissingRow{ row.data(FilterRole).value<Filter>(), ViewDrag::isMovable(row),
                                        int(lists().indexOf(row)) };
            selectionModel()->clear();
            break;
        }
    }
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

bool SidebarView::beginDrag(const QDropEvent &drag)
{
    m_dragged = fromMime(drag.mimeData());
    m_column = drag.source() == this ? std::nullopt : columnFromMime(drag.mimeData());
    return m_viewDrag->enter(drag.mimeData()) || m_dragged || m_column;
}

DropOutcome SidebarView::hoverDrag(const QPoint &at, bool copies)
{
    if (m_viewDrag->isUnderWay())
        return m_viewDrag->hover(at);
    if (m_column)
        return { true, tr("Take the column off the board"), Qt::MoveAction,
                 [this, buffer = m_column->buffer](const QPoint &) {
                     Q_EMIT columnPutAway(buffer);
                 } };
    const FeedbackDrop::Verdict verdict = m_drops->judge(*m_dragged, targetAt(at), copies);
    m_delegate->setDropTarget(verdict.accepted ? indexAt(at) : QModelIndex());
    viewport()->update();
    return m_drops->outcomeOf(verdict);
}

void SidebarView::endDrag()
{
    m_viewDrag->leave();
    m_dragged.reset();
    m_column.reset();
    m_delegate->setDropTarget({});
    viewport()->update();
}

std::vector<QAbstractScrollArea *> SidebarView::scrolledAreas(const QPoint &)
{
    return { this };
}

} // namespace triage::app

#include "moc_sidebarview.cpp"
