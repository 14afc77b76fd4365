// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/feedbacklistview.h"

#include "list/arrivalhold.h"
#include "list/dragpicture.h"
#include "list/feedbackdelegate.h"
#include "list/feedbackselection.h"
#include "list/leavingrow.h"
#include "list/listplaceholder.h"
#include "list/tagclicks.h"
#include "models/labels.h"

#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace triage::app {

FeedbackListView::FeedbackListView(FeedbackListModel &model, const LocalStore &store, Theme &theme,
                                   QWidget *parent)
    : FeedbackListView(model, store, theme, new FeedbackDelegate(theme, store), parent)
{
}

FeedbackListView::FeedbackListView(FeedbackListModel &model, const LocalStore &store, Theme &theme,
                                   FeedbackDelegate *delegate, QWidget *parent)
    : FixedRowListView(parent), m_model(model), m_store(store), m_theme(theme), m_delegate(delegate),
      m_selection(nullptr)
{
    m_delegate->setParent(this);
    m_placeholder = new ListPlaceholder(viewport(), store, theme);
    setObjectName(u"feedbackList"_s);
    setAccessibleName(tr("Feedback list"));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setAutoScroll(false);
    setTabKeyNavigation(false);
    setItemDelegate(m_delegate);
    setModel(&model);
    // After setModel(): the view is notified of removals before the selection, and chooses the next current
    // row.
    QItemSelectionModel *builtIn = selectionModel();
    m_selection = new FeedbackSelection(model, this);
    setSelectionModel(m_selection);
    delete builtIn;
    m_hold = new ArrivalHold(model, *verticalScrollBar(), this);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        // The model's rows go before the next ones come, so that no key acts on them.
        if (m_model.rowCount() > 0)
            m_placeholder->keepPicture();
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &FeedbackListView::onReset);
    connect(&model, &QAbstractItemModel::rowsAboutToBeInserted, this, &FeedbackListView::rememberSight);
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { onInserted(first, last); });
    // A person who scrolls has seen what moved.
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_sights.clear(); });
    m_clock.start();
    connect(&model, &QAbstractItemModel::rowsRemoved, this, [this] {
        updateGeometries();
        verticalScrollBar()->setValue(verticalScrollBar()->value() - std::exchange(m_anchorShift, 0));
        viewport()->update();
        notifyCurrent();
    });
    connect(&theme, &Theme::changed, this, &FeedbackListView::readTheme);
    m_arrival.setSingleShot(true);
    connect(&m_arrival, &QTimer::timeout, this, [this] {
        if (std::exchange(m_offersLater, false))
            offerTop();
    });
    connect(new TagClicks(*this), &TagClicks::clicked, this, &FeedbackListView::tagRequested);
    readTheme();
    onReset();
}

FeedbackListView::~FeedbackListView() = default;

void FeedbackListView::readTheme()
{
    const FeedbackId top = topId();
    setRowHeight(m_delegate->rowHeight());
    setTopId(top);
    viewport()->update();
}

void FeedbackListView::onReset()
{
    const Filter &filter = m_model.filter();
    m_delegate->setSearch(filter.search.value_or(QString()), m_model.isSimilar());
    m_delegate->setBuffer(filter.bufferId());
    m_resumeRow = 0;
    delete m_leaving;
    if (std::exchange(m_listed, filter) != filter) {
        m_held = {};
        m_isUnasked = m_replacesUnasked;
        if (!m_isUnasked)
            m_sights.clear();
    }
    if (m_model.rowCount() == 0 && (m_model.isLoading() || m_store.isEmpty()))
        m_placeholder->begin();
    else
        m_placeholder->end();
    updateGeometries();
    findHeld(0, m_model.rowCount() - 1);
    notifyCurrent();
}

std::vector<FeedbackId> FeedbackListView::targets() const
{
    std::vector<FeedbackId> ids = m_selection->ids();
    if (ids.empty() && currentId().isValid())
        ids.push_back(currentId());
    return ids;
}

Selection FeedbackListView::selected() const
{
    return m_selection->value();
}

int FeedbackListView::selectedCount() const
{
    return m_selection->count();
}

FeedbackId FeedbackListView::currentId() const
{
    return currentIndex().isValid() ? m_model.idAt(currentIndex().row()) : m_held;
}

void FeedbackListView::hold(FeedbackId id)
{
    m_selection->clear();
    m_held = id;
    notifyCurrent();
}

void FeedbackListView::holdUnasked(FeedbackId id)
{
    hold(id);
    m_isUnasked = true;
}

void FeedbackListView::replaceUnasked(const std::function<void()> &replace)
{
    const QPointer<FeedbackListView> self = this; // a column of the board may go
    rememberSight();
    m_replacesUnasked = true;
    replace();
    if (self)
        m_replacesUnasked = false;
}

FeedbackId FeedbackListView::chosenId() const
{
    const FeedbackId id = currentId();
    return id == m_offered && !m_selection->isSelected(currentIndex()) ? FeedbackId() : id;
}

bool FeedbackListView::setCurrentId(FeedbackId id)
{
    const int row = m_model.rowOf(id);
    if (row < 0)
        return false;
    m_selection->setCurrentIndex(m_model.index(row), QItemSelectionModel::ClearAndSelect);
    scrollTo(m_model.index(row));
    return true;
}

bool FeedbackListView::select(const std::vector<FeedbackId> &ids)
{
    QItemSelection rows;
    FeedbackId first;
    for (const FeedbackId id : ids) {
        const int row = m_model.rowOf(id);
        if (row < 0)
            continue;
        rows.select(m_model.index(row), m_model.index(row));
        if (!first.isValid())
            first = id;
    }
    if (!setCurrentId(first))
        return false;
    m_selection->select(rows, QItemSelectionModel::ClearAndSelect);
    return true;
}

/// Returns the current row; the top row if newer rows have pushed a row that was not chosen out of view.
int FeedbackListView::startRow() const
{
    const QModelIndex current = currentIndex();
    const bool strayed = !chosenId().isValid() && !viewport()->rect().intersects(visualRect(current));
    return strayed ? topRow() - 1 : current.row();
}

void FeedbackListView::step(int rows, bool extend)
{
    const int count = m_model.rowCount();
    if (count == 0)
        return;
    const QModelIndex current = currentIndex();
    const int from = current.isValid() ? startRow() + rows : rows > 0 ? m_resumeRow : m_resumeRow - 1;
    const QModelIndex next = m_model.index(std::clamp(from, 0, count - 1));
    if (!extend || !current.isValid()) {
        m_selection->setCurrentIndex(next, QItemSelectionModel::ClearAndSelect);
    } else if (m_selection->isSelected(next) && next != current) {
        // A step back removes the last row from the selection.
        m_selection->select(current, QItemSelectionModel::Deselect);
        m_selection->setCurrentIndex(next, QItemSelectionModel::NoUpdate);
    } else {
        m_selection->select(current, QItemSelectionModel::Select);
        m_selection->setCurrentIndex(next, QItemSelectionModel::Select);
    }
    scrollTo(next);
}

FeedbackId FeedbackListView::topId() const
{
    return m_model.idAt(topRow());
}

void FeedbackListView::setTopId(FeedbackId id)
{
    if (const int row = m_model.rowOf(id); row >= 0)
        verticalScrollBar()->setValue(row * rowHeight());
}

QModelIndex FeedbackListView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = m_model.rowCount();
    if (count == 0 || m_isEntering)
        return {};
    const int row = currentIndex().isValid() ? startRow() : m_resumeRow - 1;
    int next = row;
    switch (action) {
    case MoveUp:
    case MovePrevious:
        next = currentIndex().isValid() ? row - 1 : row;
        break;
    case MoveDown:
    case MoveNext:
        next = row + 1;
        break;
    case MovePageUp:
        next = row - rowsPerPage();
        break;
    case MovePageDown:
        next = row + rowsPerPage();
        break;
    case MoveHome:
        next = 0;
        break;
    case MoveEnd:
        next = count - 1;
        break;
    case MoveLeft:
    case MoveRight:
        break;
    }
    return m_model.index(std::clamp(next, 0, count - 1));
}

void FeedbackListView::toggleCurrent()
{
    if (currentIndex().isValid())
        m_selection->select(currentIndex(), QItemSelectionModel::Toggle);
}

void FeedbackListView::selectNone()
{
    m_selection->select(QItemSelection(), QItemSelectionModel::Clear);
}

void FeedbackListView::selectAll()
{
    m_selection->selectEverything();
}

void FeedbackListView::notifyCurrent()
{
    const FeedbackId id = currentId();
    if (id == m_notifiedCurrent)
        return;
    m_notifiedCurrent = id;
    Q_EMIT currentIdChanged(id);
}

void FeedbackListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    FixedRowListView::currentChanged(current, previous);
    if (current.isValid()) {
        m_anchor = current;
        m_held = {};
        m_isUnasked = false;
    }
    // During a removal the rows are still the old ones; rowsRemoved notifies observers then.
    if (current.isValid() || !previous.isValid())
        notifyCurrent();
}

void FeedbackListView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    FixedRowListView::selectionChanged(selected, deselected);
    if (!m_selection)
        return;
    const int count = m_selection->count();
    m_delegate->setRingOnSelected(count > 1);
    Q_EMIT selectionCountChanged(count);
}

void FeedbackListView::collapse(const QModelIndex &row)
{
    const QRect place = visualRect(row);
    const int time = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    if (time <= 0 || !isVisible() || !viewport()->rect().contains(place))
        return;
    QPixmap picture(place.size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    viewport()->render(&picture, {}, place, DrawWindowBackground);
    m_leaving = new LeavingRow(picture, place, time, viewport());
}

void FeedbackListView::rowsAboutToBeRemoved(const QModelIndex &, int start, int end)
{
    rememberSight();
    if (const int top = topRow(); start < top)
        m_anchorShift += (std::min(end, top - 1) - start + 1) * rowHeight();
    const QModelIndex current = currentIndex();
    if (!current.isValid() && start < m_resumeRow)
        m_resumeRow -= std::min(end + 1, m_resumeRow) - start;
    if (!current.isValid() || current.row() < start || current.row() > end)
        return;
    const int other = selectedRowBeside(start, end);
    const bool isOwn = m_model.isOwnChange(currentId());
    if (!isOwn && other >= 0) {
        // The selection remains what commands act on.
        m_selection->setCurrentIndex(m_model.index(other), QItemSelectionModel::NoUpdate);
        return;
    }
    if (!isOwn) {
        // Keys still reach the item that was aimed at, and go on from its place.
        m_held = currentId();
        m_resumeRow = start;
        m_selection->clearCurrentIndex();
        return;
    }
    if (start == end)
        collapse(current);
    const int after = end + 1 < m_model.rowCount() ? end + 1 : -1;
    const int before = start - 1;
    int next = -1;
    switch (m_afterAction) {
    case AfterAction::Next:
        next = after >= 0 ? after : before;
        break;
    case AfterAction::Previous:
        next = before >= 0 ? before : after;
        break;
    case AfterAction::Stay:
        m_resumeRow = start;
        break;
    }
    if (next < 0) {
        m_selection->clearCurrentIndex();
        return;
    }
    // Several rows that were selected may only move.
    m_selection->setCurrentIndex(m_model.index(next),
                                 other >= 0 || m_selection->count() > 1
                                     ? QItemSelectionModel::NoUpdate
                                     : QItemSelectionModel::ClearAndSelect);
}

/// Returns a selected row outside of these, the nearest above or the first below; -1 if there is none.
int FeedbackListView::selectedRowBeside(int start, int end) const
{
    int row = -1;
    for (const QItemSelectionRange &range : m_selection->selection()) {
        if (range.top() < start)
            row = std::max(row, std::min(range.bottom(), start - 1));
        else if (range.bottom() > end && row < 0)
            row = std::max(range.top(), end + 1);
    }
    return row;
}

void FeedbackListView::onInserted(int first, int last)
{
    const bool wasEmpty = first == 0 && last + 1 == m_model.rowCount();
    if (wasEmpty && !currentId().isValid()) {
        m_arrival.start(m_reactionTime);
        m_offersLater = hasFocus(); // which came before there was anything to offer
    }
    if (m_offersAgain && first == 0 && currentIndex().isValid() && !chosenId().isValid()) {
        m_selection->clearCurrentIndex();
        return offerTop();
    }
    findHeld(first, last);
}

/// The item that was aimed at may be back, also at another place of the list.
void FeedbackListView::findHeld(int first, int last)
{
    if (currentIndex().isValid())
        return;
    if (const int row = m_model.rowOf(m_held); m_held.isValid() && row >= first && row <= last)
        m_selection->setCurrentIndex(m_model.index(row),
                                     m_selection->hasSelection() ? QItemSelectionModel::NoUpdate
                                                                 : QItemSelectionModel::ClearAndSelect);
    else if (first < m_resumeRow)
        m_resumeRow += last - first + 1;
}

void FeedbackListView::rememberSight()
{
    const qint64 now = m_clock.elapsed();
    // The rows below the picture are about to move.
    delete m_leaving;
    while (!m_sights.empty() && m_sights.front().until < now - m_reactionTime.count())
        m_sights.pop_front();
    Sight sight{ .until = now,
                 .offset = verticalOffset(),
                 .top = topRow(),
                 .below = m_painted.value_or(placeInWindow()) };
    const int last = std::min(m_model.rowCount(), sight.top + rowsPerPage() + 2);
    for (int row = sight.top; row >= 0 && row < last; ++row)
        sight.rows.push_back(m_model.idAt(row));
    m_sights.push_back(std::move(sight));
}

FeedbackListView::SeenRow FeedbackListView::seenAt(const QPoint &at) const
{
    const qint64 then = m_clock.elapsed() - m_reactionTime.count();
    const auto sight = std::find_if(m_sights.begin(), m_sights.end(),
                                    [then](const Sight &each) { return each.until >= then; });
    if (sight == m_sights.end())
        return { m_model.idAt(indexAt(at).row()), visualRect(indexAt(at)) };
    const int moved = placeInWindow() - sight->below;
    const int row = (at.y() + moved + sight->offset) / rowHeight() - sight->top;
    if (row < 0 || row >= int(sight->rows.size()))
        return {};
    const int top = (row + sight->top) * rowHeight() - sight->offset - moved;
    return { sight->rows[size_t(row)], QRect(0, top, viewport()->width(), rowHeight()) };
}

int FeedbackListView::placeInWindow() const
{
    return viewport()->mapTo(window(), QPoint()).y();
}

/// A part of the window that appears above the list moves the rows under the pointer.
void FeedbackListView::resizeEvent(QResizeEvent *event)
{
    if (m_painted && *m_painted != placeInWindow() && m_model.rowCount() > 0)
        rememberSight();
    FixedRowListView::resizeEvent(event);
}

void FeedbackListView::paintEvent(QPaintEvent *event)
{
    m_painted = placeInWindow();
    QPainter painter(viewport());
    if (m_model.rowCount() == 0 && m_placeholder->paint(painter, rowHeight()))
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QStyle::State common
        = option.state & ~(QStyle::State_HasFocus | QStyle::State_Selected | QStyle::State_MouseOver);
    const bool marksCurrent = hasFocus() || (!m_isOneOfMany && !m_selection->hasSelection());
    const int first = std::max(0, (event->rect().top() + verticalOffset()) / rowHeight());
    const int last
        = std::min(m_model.rowCount() - 1, (event->rect().bottom() + verticalOffset()) / rowHeight());
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_model.index(row);
        option.rect = visualRect(index);
        option.state = common;
        option.state.setFlag(QStyle::State_Selected, m_selection->isSelected(index));
        option.state.setFlag(QStyle::State_HasFocus, marksCurrent && index == currentIndex());
        option.state.setFlag(QStyle::State_MouseOver, row == hoveredRow());
        m_delegate->paint(&painter, option, index);
    }
}

void FeedbackListView::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        if (event->modifiers() & Qt::ShiftModifier)
            Q_EMIT openWindowRequested(currentId());
        else
            Q_EMIT openRequested(currentId());
        return;
    }
    if (m_arrival.isActive() && !currentId().isValid() && !event->text().isEmpty()
        && event->text().front().isPrint()) {
        Q_EMIT refused(tr("An item has just arrived here. Press the key again if you mean it."));
        return;
    }
    FixedRowListView::keyPressEvent(event);
    // The view does not scroll to a row that was current already, for example after scrolling with the wheel.
    if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
        scrollTo(currentIndex());
}

void FeedbackListView::mouseMoveEvent(QMouseEvent *event)
{
    m_hold->pointerMoved();
    if (!m_isPressTaken)
        FixedRowListView::mouseMoveEvent(event);
}

void FeedbackListView::mousePressEvent(QMouseEvent *event)
{
    m_hold->pointerMoved();
    const QPoint at = event->position().toPoint();
    m_pressed = seenAt(at);
    const FeedbackId seen = m_pressed.id;
    m_isPressTaken = seen != m_model.idAt(indexAt(at).row());
    m_sights.clear();
    const bool extends = event->button() == Qt::LeftButton && event->modifiers() & Qt::ShiftModifier;
    if (!m_isPressTaken && !(extends && seen.isValid()))
        return FixedRowListView::mousePressEvent(event);
    m_isPressTaken = true;
    if (!seen.isValid())
        return; // the room below the rows
    const QModelIndex index = m_model.index(std::max(0, m_model.rowOf(seen)));
    if (m_model.idAt(index.row()) == seen)
        return extends ? extendTo(index.row(), event->modifiers() & Qt::ControlModifier)
                       : m_selection->setCurrentIndex(index, selectionCommand(index, event));
    hold({});
    Q_EMIT refused(tr("The item has just left this list."));
}

/// Selects the rows from the one that became current last without Shift, by mouse or key. If that row has
/// left, they begin at its place.
void FeedbackListView::extendTo(int end, bool adds)
{
    const int place = end < m_resumeRow ? m_resumeRow - 1 : m_resumeRow;
    const int from = m_anchor.isValid() ? m_anchor.row()
        : currentIndex().isValid()      ? currentIndex().row()
                                        : place;
    const QPersistentModelIndex anchor = m_model.index(from);
    const QItemSelection rows(m_model.index(std::min(from, end)), m_model.index(std::max(from, end)));
    m_selection->select(rows, adds ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect);
    m_selection->setCurrentIndex(m_model.index(end), QItemSelectionModel::NoUpdate);
    m_anchor = anchor;
}

/// Opens the item of its first press, wherever that is by now.
void FeedbackListView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const bool isOnItem = m_pressed.id.isValid() && m_pressed.place.contains(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !isOnItem)
        return FixedRowListView::mouseDoubleClickEvent(event);
    if (m_pressed.id == m_model.idAt(indexAt(event->position().toPoint()).row())) {
        // The second press may begin to drag what is selected.
        FixedRowListView::mouseDoubleClickEvent(event);
        return Q_EMIT openRequested(m_pressed.id);
    }
    m_isPressTaken = true;
    if (setCurrentId(m_pressed.id))
        Q_EMIT openRequested(m_pressed.id);
    else
        Q_EMIT refused(tr("The item has just left this list."));
}

void FeedbackListView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!std::exchange(m_isPressTaken, false))
        FixedRowListView::mouseReleaseEvent(event);
}

void FeedbackListView::focusInEvent(QFocusEvent *event)
{
    // A list that receives the focus by key shows its current row.
    if (event->reason() != Qt::MouseFocusReason)
        offerTop();
    // The base class would make a row current that was not offered.
    m_isEntering = true;
    FixedRowListView::focusInEvent(event);
    m_isEntering = false;
}

void FeedbackListView::offerTop()
{
    if (!m_offers || currentId().isValid() || m_model.rowCount() == 0)
        return;
    if (std::exchange(m_isUnasked, false))
        m_arrival.start(m_reactionTime);
    if (m_arrival.isActive()) {
        m_offersLater = true;
        return;
    }
    m_selection->setCurrentIndex(m_model.index(topRow()), QItemSelectionModel::NoUpdate);
    m_offered = m_model.idAt(topRow());
}

void FeedbackListView::startDrag(Qt::DropActions actions)
{
    const std::vector<FeedbackId> ids = targets();
    if (ids.empty() || !(actions & m_model.supportedDragActions()))
        return;
    auto *drag = new QDrag(this);
    drag->setMimeData(m_model.mimeData(ids));
    const QPixmap picture = dragPicture(ids);
    drag->setPixmap(picture);
    // Beside the pointer, so that the target stays visible.
    drag->setHotSpot(QPoint(-space::m, -space::s));
    m_hold->dragBegins();
    Q_EMIT dragActive(true);
    runDrag(drag);
    m_hold->dragEnds();
    Q_EMIT dragActive(false);
}

void FeedbackListView::runDrag(QDrag *drag)
{
    // The target handles the drop; nothing is removed here.
    drag->exec(Qt::MoveAction | Qt::CopyAction, Qt::MoveAction);
}

QPixmap FeedbackListView::dragPicture(const std::vector<FeedbackId> &ids) const
{
    const std::vector<ListRow> rows
        = m_store.rows(std::span(ids).first(std::min<std::size_t>(ids.size(), 1)));
    const QString headline = rows.empty() ? QString() : Labels::headline(rows.front());
    return triage::app::dragPicture(headline, ids.size(), m_theme, *this);
}

} // namespace triage::app

#include "moc_feedbacklistview.cpp"
