// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/centrecontroller.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/deeplink.h"
#include "actions/navigation.h"
#include "actions/preferences.h"
#include "board/boardview.h"
#include "dashboard/dashboardview.h"
#include "dashboard/plotfilters.h"
#include "dialogs/routing/qualitydialog.h"
#include "dialogs/routing/researchdialog.h"
#include "list/feedbackpane.h"
#include "list/listtally.h"
#include "list/selectionsummary.h"
#include "models/feedbacklistmodel.h"
#include "sidebar/sidebarview.h"
#include "store/sync/syncengine.h"
#include "theme/theme.h"
#include "window/boardcontroller.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/listtoolbar.h"
#include "window/placekeeper.h"
#include "window/triagemode.h"
#include "window/windowstate.h"

#include <QLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

CentreController::CentreController(const Context &context, const Parts &parts, QWidget *window)
    : QObject(window), m_context(context), m_parts(parts), m_navigation(new Navigation(this)),
      m_model(new FeedbackListModel(context.store, this))
{
    m_model->setOrigin(context.server, context.organization);
    build(window);
    const auto place = [this] {
        const bool isLoading = list().feedback().isLoading() || m_wanted;
        return WindowPlace{ m_navigation->current(), list().chosenId(), isLoading };
    };
    m_place = new PlaceKeeper(context, place, this);
    connectNavigation();
    connectList(m_pane->list());
    for (FeedbackListView *column : m_board->lists())
        connectList(column);
    connectEmptyStates();
    connectBoard();
    connectDashboard();
    m_parts.feedbackActions.attention().setList(list());
}

/// Another view is added here; its command, its button and its key are rows of the command table.
void CentreController::build(QWidget *window)
{
    m_pane = new FeedbackPane(*m_model, m_context.store, m_context.theme, window);
    m_pane->setServer(m_context.server);
    m_board
        = new BoardView(m_context.store, m_context.theme, m_context.actions, dropRulesOf(m_context), window);
    m_board->setOrigin(m_context.server, m_context.organization);
    m_dashboard = new DashboardView(m_context, window);
    m_views = new CentreViews(window);
    m_views->add(CentreView::List, m_pane);
    m_views->add(CentreView::Board, m_board);
    m_views->add(CentreView::Dashboard, m_dashboard);
    m_toolBar = new ListToolBar(m_context, window);
}

void CentreController::addPage(CentreView view)
{
    Dialog *page = nullptr;
    if (view == CentreView::Quality) {
        page = new QualityDialog(m_context, m_views);
    } else if (view == CentreView::Research) {
        auto *research = new ResearchDialog(m_context, m_views);
        connect(research, &ResearchDialog::openRequested, &m_parts.dialogs, &Dialogs::quoteRequested);
        page = research;
    } else {
        return;
    }
    page->becomePage();
    page->layout()->setContentsMargins(space::l, space::s, space::l, space::l);
    connect(page, &Dialog::messageRequested, this, &CentreController::messageRequested);
    m_views->add(view, page);
    Q_EMIT widgetsChanged();
}

void CentreController::connectNavigation()
{
    connect(m_navigation, &Navigation::navigated, this, &CentreController::showFilter);
    connect(&m_parts.tree, &SidebarView::filterChosen, this, &CentreController::go);
    connect(m_toolBar, &ListToolBar::filterChanged, this, &CentreController::refine);
    connect(m_toolBar, &ListToolBar::searchLeft, this, &CentreController::leaveSearch);
    connect(m_toolBar, &ListToolBar::listRequested, this, &CentreController::enter);
    connect(&m_parts.triage, &TriageMode::currentChanged, this,
            [this](FeedbackId id) { list().setCurrentId(id); });
    connect(&m_context.store, &LocalStore::changed, this, &CentreController::leaveDeletedBuffer);
    connect(m_model, &FeedbackListModel::loaded, this, &CentreController::listLoaded);
    connect(m_views, &CentreViews::changed, this, &CentreController::stateChanged);
}

/// Commands act on the list while it is the one in view, or the current column of the board.
void CentreController::connectList(FeedbackListView *one)
{
    const auto isOurs = [this, one] {
        return one == &list();
    };
    m_context.actions.attach(KeyScope::List, one);
    connect(one, &FeedbackListView::currentIdChanged, this, [this, isOurs](FeedbackId id) {
        if (isOurs())
            showCurrent(id);
    });
    const auto follow = [this, isOurs] {
        if (isOurs())
            showSelection();
    };
    connect(one, &FeedbackListView::selectionCountChanged, this, follow);
    connect(one, &FeedbackListView::openRequested, this, &CentreController::detailRequested);
    connect(one, &FeedbackListView::openWindowRequested, this, &CentreController::ownWindowRequested);
    connect(one, &FeedbackListView::tagRequested, this,
            [this](const QString &tag) { refine(m_navigation->current().withTag(tag)); });
    connect(one, &FeedbackListView::refused, this, &CentreController::messageRequested);
    const FeedbackListModel *model = &one->feedback();
    connect(model, &QAbstractItemModel::rowsInserted, this, follow, Qt::QueuedConnection);
    connect(model, &QAbstractItemModel::rowsRemoved, this, follow, Qt::QueuedConnection);
    connect(model, &FeedbackListModel::needOlder, &m_context.sync, &SyncEngine::fetchOlder);
    connect(&m_context.sync, &SyncEngine::olderArrived, model, &FeedbackListModel::addOlder);
    if (model != m_model)
        connect(model, &FeedbackListModel::loaded, this, follow);
}

/// Connects what an empty list offers.
void CentreController::connectEmptyStates()
{
    connect(m_pane, &FeedbackPane::clearFilterRequested, this,
            [this] { go(m_navigation->current().cleared()); });
    connect(m_pane, &FeedbackPane::hiddenRequested, this, &CentreController::showHidden);
    connect(&m_pane->tally(), &ListTally::changed, this, &CentreController::showSelection);
    connect(m_pane, &FeedbackPane::nextBufferRequested, this, [this] { stepBuffer(1, true); });
    connect(m_pane, &FeedbackPane::newBufferRequested, &m_parts.dialogs,
            [this] { m_parts.dialogs.newBuffer(); });
    connect(m_pane, &FeedbackPane::importRequested, &m_parts.dialogs, &Dialogs::importFile);
    connect(m_pane, &FeedbackPane::inviteRequested, &m_parts.dialogs, &Dialogs::members);
    connect(m_pane, &FeedbackPane::retryRequested, &m_context.sync, &SyncEngine::syncNow);
    connect(m_pane, &FeedbackPane::retryOlderRequested, &m_context.sync, &SyncEngine::retryOlder);
    connect(m_pane, &FeedbackPane::messageRequested, this, &CentreController::messageRequested);
}

void CentreController::connectBoard()
{
    connect(m_board, &BoardView::listMade, this, &CentreController::connectList);
    connect(m_board, &BoardView::currentColumnChanged, this, &CentreController::columnChanged);
    connect(m_board, &BoardView::hiddenRequested, this, &CentreController::showHidden);
    connect(m_board, &BoardView::columnsChanged, this, &CentreController::widgetsChanged);
    connect(m_board, &BoardView::columnsChanged, this, &CentreController::stateChanged);
    const BoardController::Parts parts{ *m_board, *m_navigation, m_parts.tree, m_parts.feedbackActions,
                                        m_parts.dialogs };
    m_boardController = new BoardController(m_context, parts, this);
    connect(m_boardController, &BoardController::messageRequested, this, &CentreController::messageRequested);
}

void CentreController::connectDashboard()
{
    connect(m_dashboard, &DashboardView::filterChosen, this, [this](const Filter &filter) {
        go(filter);
        enter();
    });
    connect(m_dashboard, &DashboardView::qualityRequested, this,
            [this] { m_context.actions.action(CommandId::RoutingQuality)->trigger(); });
    connect(m_dashboard, &DashboardView::messageRequested, this, &CentreController::messageRequested);
    connect(m_dashboard, &DashboardView::built, this, &CentreController::widgetsChanged);
}

FeedbackListView &CentreController::list() const
{
    switch (view()) {
    case CentreView::List:
        return *m_pane->list();
    case CentreView::Board:
        return m_board->currentList();
    case CentreView::Dashboard:
    case CentreView::Quality:
    case CentreView::Research:
        break;
    }
    return m_board->emptyList();
}

void CentreController::enter()
{
    switch (view()) {
    case CentreView::List:
        return m_pane->enter();
    case CentreView::Board:
        return m_board->enter();
    case CentreView::Dashboard:
    case CentreView::Quality:
    case CentreView::Research:
        return m_views->currentPage()->setFocus(Qt::OtherFocusReason);
    }
}

void CentreController::showView(CentreView view)
{
    if (m_parts.triage.isOn())
        m_parts.triage.leave();
    if (!m_views->has(view))
        addPage(view);
    if (!m_views->has(view) || view == m_views->current())
        return enter();
    const FeedbackId current = m_wanted.value_or(list().chosenId());
    m_wanted.reset();
    m_views->setCurrent(view);
    m_context.preferences.setValue(u"window/view"_s, int(view));
    m_parts.feedbackActions.attention().setList(list());
    m_toolBar->setView(view);
    m_parts.tree.setDragsColumns(view == CentreView::Board);
    // The other views are of all lists, so none of them is marked.
    if (showsItems(view))
        m_parts.tree.setCurrentFilter(m_navigation->current());
    else
        m_parts.tree.markNone();
    Q_EMIT viewChanged(view);
    if (view != CentreView::Board) // its column is not chosen yet
        enter();
    if (view == CentreView::List) {
        if (current.isValid())
            m_wanted = current;
        m_model->setFilter(m_navigation->current());
    } else {
        // A list out of view needs no rows.
        m_model->suspend();
    }
    if (view == CentreView::Board)
        m_boardController->open(current);
    showCurrent(list().currentId());
    showSelection();
}

void CentreController::columnChanged()
{
    if (view() != CentreView::Board)
        return;
    m_parts.feedbackActions.attention().setList(list());
    if (const std::optional<Filter> filter = m_board->currentFilter()) {
        m_navigation->replaceCurrent(*filter);
        m_toolBar->setFilter(*filter);
        m_parts.tree.setCurrentFilter(*filter);
    }
    showCurrent(list().currentId());
    showSelection();
}

/// Applies another search, period or order to the place in view.
void CentreController::refine(const Filter &filter)
{
    if (m_parts.triage.isOn())
        m_parts.triage.leave();
    m_navigation->go(filter);
}

void CentreController::go(const Filter &filter)
{
    m_searchedFrom.reset(); // a person who goes elsewhere does not come back from a search
    if (m_parts.triage.isOn())
        m_parts.triage.leave();
    // A place that is not a column of the board is shown as a list.
    if (view() != CentreView::List && !(view() == CentreView::Board && m_board->has(filter)))
        showView(CentreView::List);
    m_navigation->go(filter);
}

void CentreController::searchEverywhere()
{
    Filter shown = m_navigation->current();
    shown.search.reset();
    const bool isEverything = shown.place() == Place::Everything && shown.isWholePlace();
    // The board searches in all of its columns.
    if (!showsItems(view()) || (!isEverything && view() != CentreView::Board)) {
        const SearchOrigin origin{ view(), m_navigation->current(), list().chosenId() };
        go(inPlace({}, Place::Everything));
        m_searchedFrom = origin;
    }
    m_toolBar->focusSearch();
}

void CentreController::searchHere()
{
    if (!showsItems(view()))
        searchEverywhere();
    else
        m_toolBar->focusSearch();
}

void CentreController::toggleHidden()
{
    Filter filter = m_navigation->current();
    filter.show(filter.work() == work::open ? work::any : work::open);
    go(filter);
    enter();
}

/// A list of open work leaves states out; another one leaves only duplicates out, where it is grouped.
void CentreController::showHidden()
{
    if (m_navigation->current().work() == work::open)
        return toggleHidden();
    Filter filter = m_navigation->current();
    filter.duplicates.reset();
    go(filter);
    enter();
}

void CentreController::leaveSearch()
{
    const std::optional<SearchOrigin> origin = std::exchange(m_searchedFrom, std::nullopt);
    if (!origin)
        return;
    go(origin->filter);
    if (origin->item.isValid() && !m_pane->list()->setCurrentId(origin->item))
        m_wanted = origin->item;
    showView(origin->view);
}

void CentreController::goTo(BufferId buffer)
{
    go(inBuffer(Filter(), buffer));
    enter();
}

void CentreController::goTo(FeedbackId feedback)
{
    if (m_context.store.rows(std::span(&feedback, 1)).empty()) {
        Q_EMIT messageRequested(
            tr("There is no feedback %1 here, or it was deleted.").arg(toString(feedback)));
        return;
    }
    if (view() == CentreView::Board && m_boardController->goToCard(feedback))
        return;
    if (m_model->rowOf(feedback) < 0) {
        m_wanted = feedback;
        Filter filter;
        if (const auto position = m_context.store.positionsOf(filter, std::span(&feedback, 1));
            position.empty() || !position.front().belongs)
            filter.show(work::any);
        go(filter);
        if (m_model->rowOf(feedback) >= 0) {
            listLoaded();
        } else if (m_model->filter() == filter && !m_model->isLoading()) {
            // The list is here already. It holds the item back, or the item came just now.
            m_model->suspend();
            m_model->setFilter(filter);
        }
    } else {
        m_pane->list()->setCurrentId(feedback);
    }
    enter();
}

void CentreController::open(const DeepLink &link)
{
    if (link.feedback)
        goTo(*link.feedback);
    else if (link.buffer && m_context.store.buffer(*link.buffer))
        goTo(*link.buffer);
    else if (link.list && (!link.list->buffer || m_context.store.buffer(link.list->bufferId())))
        go(*link.list);
    else
        Q_EMIT messageRequested(tr("This buffer is not here, or it was deleted."));
}

void CentreController::showFilter(const Filter &filter)
{
    if (filter.place() != Place::Everything)
        m_searchedFrom.reset();
    m_toolBar->setFilter(filter);
    m_parts.tree.setCurrentFilter(filter);
    if (view() == CentreView::Board && m_board->has(filter)) {
        m_board->setFilter(filter);
        m_board->goTo(filter);
    } else {
        // Where the list is in view already, the search field keeps the focus.
        if (view() != CentreView::List)
            showView(CentreView::List);
        m_model->setFilter(filter);
    }
    m_place->saveSoon();
    Q_EMIT stateChanged();
}

void CentreController::stepBuffer(int step, bool onlyWithNew)
{
    if (view() == CentreView::Board) {
        m_boardController->step(step, onlyWithNew);
        return;
    }
    const Filter before = m_navigation->current();
    m_parts.tree.stepList(step, onlyWithNew);
    if (m_navigation->current() == before)
        Q_EMIT messageRequested(onlyWithNew ? tr("No further list has new feedback.")
                                            : tr("There is no further list."));
}

void CentreController::moveCard(int step)
{
    if (view() == CentreView::Board)
        m_boardController->moveCard(step);
}

bool CentreController::follow(const Filter &filter)
{
    const Ids aim = list().targets();
    if (m_parts.triage.isOn() || view() != CentreView::List || aim.size() != 1)
        return false;
    list().replaceUnasked([this, &filter] { go(filter); });
    list().hold(aim.front());
    return true;
}

void CentreController::leaveDeletedBuffer(const StoreChange &change)
{
    if (!change.buffers && !change.everything)
        return;
    const Filter &now = m_navigation->current();
    if (now.buffer && !m_context.store.isEmpty() && !m_context.store.buffer(now.bufferId())) {
        Q_EMIT messageRequested(tr("This buffer was deleted."));
        // The next key still reaches what was in view, and not the first row of another list.
        const FeedbackId aim = list().currentId();
        list().replaceUnasked([this, &now] { m_navigation->forget(now.bufferId()); });
        list().hold(aim);
    }
}

void CentreController::listLoaded()
{
    if (view() == CentreView::List) {
        if (m_wanted)
            m_pane->list()->setCurrentId(*m_wanted);
        m_wanted.reset();
    }
    showSelection();
}

void CentreController::showCurrent(FeedbackId id)
{
    m_parts.dialogs.setCurrent(id);
    Q_EMIT currentChanged(id);
    m_place->saveSoon();
    Q_EMIT stateChanged();
}

void CentreController::showSelection()
{
    // While the list was away for its first rows it could not have the focus. Elsewhere, somebody types.
    if (!m_hadRows && m_model->rowCount() > 0 && view() == CentreView::List) {
        const QWidget *focus = m_pane->window()->focusWidget();
        if (!focus || m_pane->isAncestorOf(focus))
            m_pane->list()->setFocus();
    }
    m_hadRows = m_hadRows || m_model->rowCount() > 0;
    m_toolBar->setRows(list().feedback().rowCount(), m_pane->tally().states());
    const bool isEmpty = !showsItems(view()) || m_context.store.isEmpty();
    Q_EMIT selectionChanged(isEmpty ? QString()
                                    : SelectionSummary::of(list(), m_navigation->current(), m_context.store));
    Q_EMIT stateChanged();
}

void CentreController::savePlace()
{
    m_place->save();
}

void CentreController::restorePlace()
{
    const WindowState state(m_context.preferences, m_context.store);
    m_wanted = state.current();
    const Filter filter = state.filter();
    if (filter == m_navigation->current())
        showFilter(filter);
    else
        m_navigation->go(filter);
    const int view = m_context.preferences.value(u"window/view"_s, 0).toInt();
    showView(CentreView(std::clamp(view, 0, int(CentreView::Research))));
}

} // namespace triage::app

#include "moc_centrecontroller.cpp"
