// SPDX-License-Identifier: GPL-3.0-or-later
// The main window's centre: which view is in it, and how the board and the rest hear of each other.
#include "window/mainwindow.h"

#include "actions/actionregistry.h"
#include "actions/navigation.h"
#include "actions/preferences.h"
#include "board/boardview.h"
#include "commands/workspace.h"
#include "dashboard/dashboardview.h"
#include "detail/detailview.h"
#include "list/feedbackpane.h"
#include "models/feedbacklistmodel.h"
#include "sidebar/sidebarpane.h"
#include "widgets/toast.h"
#include "window/centreviews.h"
#include "window/detailwindows.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/listtoolbar.h"
#include "window/triagemode.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

/// The views of the centre. Another one is added here; its command, its button and its key appear with it.
void MainWindow::buildViews()
{
    m_board = new BoardView(m_context.store, m_context.theme, m_context.actions, dropRules(), this);
    m_board->setOrigin(m_context.server, m_context.organization);
    m_views = new CentreViews(this);
    m_views->add(CentreView::List, m_pane);
    m_views->add(CentreView::Board, m_board);
    m_dashboard = new DashboardView(m_context, this);
    m_views->add(CentreView::Dashboard, m_dashboard);
    for (FeedbackListView *column : m_board->lists())
        connectList(column);
    connectBoard();
    connectDashboard();
}

void MainWindow::connectBoard()
{
    connect(m_board, &BoardView::listMade, this, &MainWindow::connectList);
    connect(m_board, &BoardView::currentColumnChanged, this, &MainWindow::columnChanged);
    connect(m_board, &BoardView::columnsChanged, this, &MainWindow::orderTabs);
    connect(m_board, &BoardView::columnsChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(m_board, &BoardView::messageRequested, this, &MainWindow::showMessage);
    connect(m_board, &BoardView::dropHinted, this, &MainWindow::showMessage);
    connect(m_board, &BoardView::dropRefused, this, &MainWindow::showMessage);
    connect(m_board, &BoardView::mergeRequested, m_dialogs,
            [this](BufferId from, BufferId to) { m_dialogs->moveAll(from, to); });
    connect(m_board, &BoardView::renameRequested, this, [this](BufferId buffer) {
        if (m_context.actions.action(u"buffer.rename"_s)->isEnabled())
            m_dialogs->renameBuffer(buffer);
        else
            showMessage(m_context.actions.whyNot(u"buffer.rename"_s).value_or(QString()));
    });
    connect(m_sidebar->tree(), &SidebarView::columnPutAway, m_board,
            qOverload<BufferId>(&BoardView::hideColumn));
    connectDrop(&m_board->drops());
}

void MainWindow::connectDashboard()
{
    connect(m_dashboard, &DashboardView::filterChosen, this, [this](const Filter &filter) {
        go(filter);
        enterCentre();
    });
    connect(m_dashboard, &DashboardView::qualityRequested, this,
            [this] { m_context.actions.action(u"routing.quality"_s)->trigger(); });
    connect(m_dashboard, &DashboardView::messageRequested, this, &MainWindow::showMessage);
    connect(m_dashboard, &DashboardView::built, this, &MainWindow::orderTabs);
    connect(m_views, &CentreViews::changed, &m_refresh, qOverload<>(&QTimer::start));
}

CentreView MainWindow::view() const
{
    return m_views->current();
}

FeedbackListView &MainWindow::list()
{
    switch (view()) {
    case CentreView::List:
        return *m_list;
    case CentreView::Board:
        return m_board->currentList();
    case CentreView::Dashboard:
        break;
    }
    return m_board->emptyList();
}

void MainWindow::enterCentre()
{
    switch (view()) {
    case CentreView::List:
        return m_pane->enter();
    case CentreView::Board:
        return m_board->enter();
    case CentreView::Dashboard:
        return m_views->currentPage()->setFocus(Qt::OtherFocusReason);
    }
}

void MainWindow::showView(CentreView view)
{
    if (m_triage->isOn())
        m_triage->leave();
    if (!m_views->has(view) || view == m_views->current())
        return enterCentre();
    const FeedbackId current = m_wanted.value_or(list().chosenId());
    m_wanted.reset();
    m_views->setCurrent(view);
    m_context.preferences.setValue(u"window/view"_s, int(view));
    m_feedbackActions->setList(list());
    m_toolBar->setView(view);
    m_toast->moveTo(m_views->currentPage());
    m_sidebar->tree()->setDragsColumns(view == CentreView::Board);
    m_detail->parentWidget()->setVisible(m_detailShown[size_t(view)]);
    enterCentre();
    if (view == CentreView::List) {
        if (current.isValid())
            m_wanted = current;
        m_model->setFilter(m_navigation->current());
    } else {
        // Nobody looks at it.
        m_model->suspend();
    }
    if (view == CentreView::Board)
        openBoard(current);
    showCurrent(list().currentId());
    showSelection();
}

/// Where one was in the list, as far as the board shows that.
void MainWindow::openBoard(FeedbackId current)
{
    const Filter place = m_navigation->current();
    m_board->setFilter(place);
    if (m_board->goTo(place, current))
        return;
    if (const std::optional<Filter> column = m_board->currentFilter())
        m_navigation->go(*column);
}

void MainWindow::columnChanged()
{
    if (view() != CentreView::Board)
        return;
    m_feedbackActions->setList(list());
    if (const std::optional<Filter> filter = m_board->currentFilter()) {
        m_navigation->replaceCurrent(*filter);
        m_toolBar->setFilter(*filter);
        m_sidebar->tree()->setCurrentFilter(*filter);
    }
    showCurrent(list().currentId());
    showSelection();
}

/// The search, the period or the order of what is in view.
void MainWindow::refine(const Filter &filter)
{
    if (m_triage->isOn())
        m_triage->leave();
    m_navigation->go(filter);
}

/// To the column that shows the item; false: none does.
bool MainWindow::goToCard(FeedbackId feedback)
{
    if (view() != CentreView::Board)
        return false;
    if (list().setCurrentId(feedback)) {
        enterCentre();
        return true;
    }
    const std::vector<ListRow> rows = m_context.store.rows(std::span(&feedback, 1));
    std::vector<BufferId> holders = rows.empty() ? std::vector<BufferId>() : rows.front().buffers;
    if (!rows.empty() && holders.empty())
        holders.push_back(BufferId());
    for (const BufferId holder : holders) {
        const Filter place = columnFilter(Filter{}, holder);
        if (!m_board->has(place))
            continue;
        m_navigation->go(place);
        m_board->goTo(place, feedback);
        enterCentre();
        return true;
    }
    return false;
}

void MainWindow::moveCard(int step)
{
    const std::optional<BufferId> to = m_board->beside(step);
    const std::optional<FeedbackId> awaited = m_board->awaited();
    if (view() != CentreView::Board || !(awaited || m_feedbackActions->hasTargets()))
        return;
    if (!to) {
        showMessage(step < 0 ? tr("There is no column on the left.")
                             : tr("There is no column on the right."));
        return;
    }
    // Who is fast moves the card on before it has arrived; where it is is known once that is written.
    if (awaited)
        m_context.store.flush();
    const Ids ids = awaited ? Ids{ *awaited } : m_feedbackActions->targets();
    const std::vector<ListRow> rows = m_context.store.rows(std::span(ids).first(1));
    // What is in other buffers, too, does not come to be in none.
    const bool arrives = to->isValid() || (!rows.empty() && rows.front().buffers.size() <= 1);
    const auto follow = [this, to = *to, id = ids.front(), arrives] {
        if (!arrives)
            return;
        m_board->goTo(columnFilter(m_navigation->current(), to), id);
        m_board->enter();
    };
    m_feedbackActions->moveToColumn(ids, to->isValid() ? to : std::nullopt, follow);
}

FeedbackId MainWindow::currentId()
{
    const DetailView *window = m_windows->active();
    return window ? window->feedback() : list().currentId();
}

} // namespace triage::app
