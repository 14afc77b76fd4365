// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/boardcontroller.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/navigation.h"
#include "board/boardcolumn.h"
#include "board/boardview.h"
#include "board/columnhead.h"
#include "list/feedbacklistview.h"
#include "models/sidebarmodel.h"
#include "sidebar/sidebarview.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"

#include <algorithm>

namespace triage::app {

namespace {

/// Returns whether the column has the item, or gets it once it is loaded.
bool belongs(const LocalStore &store, const Filter &column, FeedbackId item)
{
    const std::vector<ListPosition> position = store.positionsOf(column, std::span(&item, 1));
    return !position.empty() && position.front().belongs; // not what is done
}

} // namespace

BoardController::BoardController(const Context &context, const Parts &parts, QObject *parent)
    : QObject(parent), m_context(context), m_parts(parts)
{
    connectRequests();
    const SidebarModel *sidebar = &m_context.sidebar;
    connect(&m_parts.board, &BoardView::columnsChanged, this, &BoardController::showPins);
    connect(sidebar, &QAbstractItemModel::dataChanged, this, &BoardController::showPins);
    connect(sidebar, &QAbstractItemModel::rowsInserted, this, &BoardController::showPins);
    connect(sidebar, &QAbstractItemModel::rowsRemoved, this, &BoardController::showPins);
    showPins();
}

void BoardController::showPins()
{
    const std::vector<BufferId> pins = m_context.sidebar.pins();
    for (const BoardColumn *column : m_parts.board.findChildren<BoardColumn *>()) {
        const auto pin = std::find(pins.begin(), pins.end(), column->buffer());
        const bool isPinned = column->buffer().isValid() && pin != pins.end();
        column->head().setPin(isPinned ? int(pin - pins.begin()) + 1 : 0);
    }
}

void BoardController::connectRequests()
{
    BoardView *board = &m_parts.board;
    connect(board, &BoardView::messageRequested, this, &BoardController::messageRequested);
    connect(board, &BoardView::dropHinted, this, &BoardController::messageRequested);
    connect(board, &BoardView::mergeRequested, &m_parts.dialogs,
            [this](BufferId from, BufferId to) { m_parts.dialogs.moveAll(from, to); });
    connect(board, &BoardView::renameRequested, this, [this](BufferId buffer) {
        if (const std::optional<QString> why = m_context.actions.whyNot(CommandId::BufferRename))
            Q_EMIT messageRequested(*why);
        else
            m_parts.dialogs.renameBuffer(buffer);
    });
    connect(&m_parts.tree, &SidebarView::columnPutAway, board, &BoardView::hideColumn);
    m_parts.feedbackActions.connectDrops(board->drops());
}

void BoardController::open(FeedbackId current)
{
    const Filter place = m_parts.navigation.current();
    m_parts.board.setFilter(place);
    const bool isThere = belongs(m_context.store, columnFilter(place, place.bufferId()), current);
    if (!m_parts.board.goTo(place, isThere ? current : FeedbackId())) {
        if (const std::optional<Filter> column = m_parts.board.currentFilter())
            m_parts.navigation.go(*column);
    }
    m_parts.board.enter();
}

bool BoardController::goToCard(FeedbackId feedback)
{
    if (m_parts.board.currentList().setCurrentId(feedback)) {
        m_parts.board.enter();
        return true;
    }
    const std::vector<ListRow> rows = m_context.store.rows(std::span(&feedback, 1));
    std::vector<BufferId> holders = rows.empty() ? std::vector<BufferId>() : rows.front().buffers;
    if (!rows.empty() && holders.empty())
        holders.push_back(BufferId());
    for (const BufferId holder : holders) {
        const Filter place = columnFilter(Filter{}, holder);
        if (!belongs(m_context.store, place, feedback) || !m_parts.board.has(place))
            continue;
        m_parts.navigation.go(place);
        m_parts.board.goTo(place, feedback);
        m_parts.board.enter();
        return true;
    }
    return false;
}

void BoardController::step(int step, bool onlyWithNew)
{
    if (!m_parts.board.stepReading(step, onlyWithNew))
        Q_EMIT messageRequested(onlyWithNew ? tr("No further column has new feedback.")
                                            : tr("There is no further column."));
}

void BoardController::moveCard(int step)
{
    const std::optional<BufferId> to = m_parts.board.beside(step);
    const std::optional<FeedbackId> awaited = m_parts.board.awaited();
    if (!awaited && !m_parts.feedbackActions.attention().hasTargets())
        return;
    if (!to) {
        Q_EMIT messageRequested(step < 0 ? tr("There is no column on the left.")
                                         : tr("There is no column on the right."));
        return;
    }
    // A fast hand moves the card on before it has arrived; its buffers are known once the change is written.
    if (awaited)
        m_context.store.flush();
    const Ids ids = awaited ? Ids{ *awaited } : m_parts.feedbackActions.attention().targets();
    const std::vector<ListRow> rows = m_context.store.rows(std::span(ids).first(1));
    // An item of several buffers does not become unassigned when it leaves one of them.
    const bool arrives = to->isValid() || (!rows.empty() && rows.front().buffers.size() <= 1);
    const auto follow = [this, to = *to, id = ids.front(), arrives] {
        if (!arrives)
            return;
        m_parts.board.goTo(columnFilter(m_parts.navigation.current(), to), id);
        m_parts.board.enter();
    };
    m_parts.feedbackActions.moveToColumn(ids, to->isValid() ? to : std::nullopt, follow);
}

} // namespace triage::app

#include "moc_boardcontroller.cpp"
