// SPDX-License-Identifier: GPL-3.0-or-later
// The rest of MainWindow: who hears of what.
#include "window/mainwindow.h"

#include "actions/actionregistry.h"
#include "actions/navigation.h"
#include "commands/administration.h"
#include "commands/transfers.h"
#include "detail/detailview.h"
#include "list/feedbackpane.h"
#include "models/feedbacklistmodel.h"
#include "models/labels.h"
#include "sidebar/sidebarpane.h"
#include "widgets/banner.h"
#include "widgets/toast.h"
#include "window/bufferpicker.h"
#include "window/commandpalette.h"
#include "window/detailwindows.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/listtoolbar.h"
#include "window/statusstrip.h"
#include "window/triagemode.h"
#include "window/windowcommands.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QUndoStack>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

void MainWindow::connectPanes()
{
    connect(m_navigation, &Navigation::navigated, this, &MainWindow::showFilter);
    connect(m_sidebar->tree(), &SidebarView::filterChosen, this, &MainWindow::go);
    connect(m_sidebar->tree(), &SidebarView::approveRequested, m_dialogs, &Dialogs::approveBuffer);
    connect(m_sidebar->tree(), &SidebarView::rejectRequested, m_dialogs, &Dialogs::rejectBuffer);
    connect(m_toolBar, &ListToolBar::filterChanged, this, &MainWindow::refine);
    connect(m_toolBar, &ListToolBar::listRequested, this, &MainWindow::enterCentre);
    connect(m_palette, &CommandPalette::bufferChosen, this, qOverload<BufferId>(&MainWindow::goTo));
    connect(m_palette, &CommandPalette::feedbackChosen, this, qOverload<FeedbackId>(&MainWindow::goTo));
    connect(m_picker, &BufferPicker::chosen, this, [this](BufferPicker::Purpose purpose, BufferId buffer) {
        if (purpose == BufferPicker::Purpose::Move)
            m_feedbackActions->movePicked(buffer);
        else if (purpose == BufferPicker::Purpose::Add)
            m_feedbackActions->addPicked(buffer);
        else
            goTo(buffer);
    });
    connect(m_picker, &BufferPicker::newBufferRequested, m_dialogs, &Dialogs::newBuffer);
    connect(m_dialogs, &Dialogs::messageRequested, this, &MainWindow::showMessage);
    connect(m_dialogs, &Dialogs::quoteRequested, this, &MainWindow::showQuote);
    connect(m_dialogs, &Dialogs::itemRequested, this,
            qOverload<FeedbackId, QWidget *>(&MainWindow::openInOwnWindow));
    connect(m_feedbackActions, &FeedbackActions::refused, this, &MainWindow::showMessage);
    connect(m_feedbackActions, &FeedbackActions::acted, this, [this] {
        if (m_triage->isOn())
            m_triage->next();
    });
    connect(m_triage, &TriageMode::currentChanged, this, [this](FeedbackId id) { list().setCurrentId(id); });
    connect(m_triage, &TriageMode::suggestionChosen, this, &MainWindow::acceptSuggestion);
    connect(m_triage, &TriageMode::skipRequested, m_triage, &TriageMode::next);
    connect(m_triage, &TriageMode::ended, this, &MainWindow::endTriage);
    m_seenTimer.setSingleShot(true);
    m_seenTimer.setInterval(400ms);
    connect(&m_seenTimer, &QTimer::timeout, this, [this] {
        const FeedbackId id = list().currentId();
        if (id.isValid() && isActiveWindow())
            m_context.store.markSeen(std::span(&id, 1));
    });
    m_detailTimer.setSingleShot(true);
    m_detailTimer.setInterval(10ms);
    connect(&m_detailTimer, &QTimer::timeout, this, &MainWindow::showDetailNow);
    m_place.setSingleShot(true);
    m_place.setInterval(1s);
    connect(&m_place, &QTimer::timeout, this, &MainWindow::savePlace);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, m_commands, &WindowCommands::refresh);
    connectList(m_list);
    connect(m_model, &FeedbackListModel::loaded, this, &MainWindow::listLoaded);
    connect(m_windows, &DetailWindows::activeChanged, &m_refresh, qOverload<>(&QTimer::start));
    connectDrops();
    connectStates();
}

/// A list that commands act on while it is the one in view, or the current column of the board.
void MainWindow::connectList(FeedbackListView *one)
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
    connect(one, &FeedbackListView::openRequested, this, [this] {
        showDetail(true);
        m_detail->setFocus();
    });
    connect(one, &FeedbackListView::openWindowRequested, this, qOverload<>(&MainWindow::openInOwnWindow));
    const FeedbackListModel *model = &one->feedback();
    connect(model, &QAbstractItemModel::rowsInserted, this, follow, Qt::QueuedConnection);
    connect(model, &QAbstractItemModel::rowsRemoved, this, follow, Qt::QueuedConnection);
    if (model == m_model)
        return;
    connect(model, &FeedbackListModel::loaded, this, follow);
    connect(model, &FeedbackListModel::needOlder, &m_context.sync, &SyncEngine::fetchOlder);
    connect(&m_context.sync, &SyncEngine::olderArrived, model, &FeedbackListModel::addOlder);
}

void MainWindow::connectDrops()
{
    SidebarView *tree = m_sidebar->tree();
    connect(tree, &SidebarView::dropHinted, this, &MainWindow::showMessage);
    connect(tree, &SidebarView::dropRefused, this, &MainWindow::showMessage);
    connectDrop(&tree->drops());
}

void MainWindow::connectDrop(FeedbackDrop *drops)
{
    connect(drops, &FeedbackDrop::moveRequested, m_feedbackActions, &FeedbackActions::move);
    connect(drops, &FeedbackDrop::moveOutOfAllRequested, m_feedbackActions, &FeedbackActions::moveOutOfAll);
    connect(drops, &FeedbackDrop::addRequested, m_feedbackActions, &FeedbackActions::add);
    connect(drops, &FeedbackDrop::removeRequested, m_feedbackActions,
            [this](const Ids &ids, BufferId from) { m_feedbackActions->removeFrom(ids, from); });
}

void MainWindow::connectDetail(DetailView *detail)
{
    Workspace &workspace = m_context.workspace;
    connect(detail, &DetailView::removeRequested, m_feedbackActions,
            [this](const Ids &ids, BufferId from) { m_feedbackActions->removeFrom(ids, from); });
    connect(detail, &DetailView::addBufferRequested, this,
            [this] { m_context.actions.action(u"feedback.add"_s)->trigger(); });
    connect(detail, &DetailView::looksRightRequested, &workspace,
            [&workspace](const Ids &ids) { workspace.setNeedsReview(ids, false); });
    connect(detail, &DetailView::retryRoutingRequested, &workspace, &Workspace::retryRouting);
    connect(detail, &DetailView::noteWritten, &workspace, &Workspace::writeNote);
    connect(detail, &DetailView::bufferOpened, this, qOverload<BufferId>(&MainWindow::goTo));
    connect(detail, &DetailView::feedbackOpened, this, qOverload<FeedbackId>(&MainWindow::goTo));
    connect(detail, &DetailView::dropHinted, this, &MainWindow::showMessage);
    connect(detail, &DetailView::dropRefused, this, &MainWindow::showMessage);
    connect(detail, &DetailView::left, this, [this, detail] {
        if (detail == m_detail)
            enterCentre();
        else
            detail->setFocus();
    });
    connectDrop(&detail->drops());
}

/// What an empty list offers.
void MainWindow::connectStates()
{
    connect(m_pane, &FeedbackPane::clearFilterRequested, this, [this] {
        Filter filter;
        filter.place = m_navigation->current().place;
        filter.buffer = m_navigation->current().buffer;
        go(filter);
    });
    connect(m_pane, &FeedbackPane::nextBufferRequested, this, [this] { stepBuffer(1, true); });
    connect(m_pane, &FeedbackPane::importRequested, m_dialogs, &Dialogs::importFile);
    connect(m_pane, &FeedbackPane::retryRequested, &m_context.sync, &SyncEngine::syncNow);
    connect(m_pane, &FeedbackPane::copyExampleRequested, this, [this] {
        QGuiApplication::clipboard()->setText(
            u"curl -sS %1/api/v0/feedback -H 'Authorization: Bearer YOUR_TOKEN' -H 'Content-Type: "
            u"application/json' "
            "-d '{\"description\": \"The app closes when I open the settings.\"}'"_s.arg(m_context.server));
        showMessage(tr("Line copied: put your token in and run it in a terminal"));
    });
    connect(m_pane, &FeedbackPane::copyDetailsRequested, this, [this](const Problem &problem) {
        QGuiApplication::clipboard()->setText(titleOf(problem.type) + u"\n"_s + problem.detail);
        showMessage(tr("Details copied"));
    });
    connect(&m_context.administration, &Administration::stepDone, this, &MainWindow::showMessage);
    connect(&m_context.administration, &Administration::undoRefused, this, &MainWindow::showMessage);
}

void MainWindow::connectSession()
{
    LocalStore &store = m_context.store;
    Workspace &workspace = m_context.workspace;
    connect(&store, &LocalStore::changed, this, &MainWindow::storeChanged);
    connect(&store, &LocalStore::outboxChanged, m_status,
            qOverload<const OutboxSummary &>(&StatusStrip::follow));
    connect(&store, &LocalStore::outboxChanged, m_banner, qOverload<const OutboxSummary &>(&Banner::follow));
    connect(&store, &LocalStore::failed, m_banner, &Banner::fail);
    connect(&store, &LocalStore::refused, this, [this](const OutboxEntry &entry) {
        const QString why
            = entry.problem ? Labels::problem(*entry.problem) : tr("the server has another value");
        showWarning(tr("Refused: %1. %2", "act, why").arg(entry.text, why), feedbackOf(entry.operation));
    });
    connect(&m_context.sync, &SyncEngine::stateChanged, m_status,
            qOverload<const SyncState &>(&StatusStrip::follow));
    connect(&m_context.sync, &SyncEngine::stateChanged, m_banner,
            qOverload<const SyncState &>(&Banner::follow));
    connect(&m_context.sync, &SyncEngine::stateChanged, m_pane, &FeedbackPane::follow);
    connect(&m_context.sync, &SyncEngine::stateChanged, this, [this](const SyncState &state) {
        // What could not be asked for while the server was away.
        const bool away
            = state.phase == SyncState::Phase::Offline || state.phase == SyncState::Phase::Connecting;
        if (std::exchange(m_away, away) && !away)
            m_detail->refreshSources();
    });
    connect(&m_context.sync, &SyncEngine::stateChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(&workspace, &Workspace::noticed, this, [this](const Notice &notice) {
        m_noticed.reset();
        m_toast->showNotice(notice);
        showMessage(notice.text);
        m_refresh.start();
    });
    connect(&workspace, &Workspace::undoRefused, this, &MainWindow::showWarning);
    connect(&workspace, &Workspace::jobChanged, m_status, qOverload<const Job &>(&StatusStrip::follow));
    connect(workspace.undoStack(), &QUndoStack::indexChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(m_toast, &Toast::undoRequested, &workspace, [this] {
        m_toast->dismiss();
        m_context.workspace.undo();
    });
    connect(m_toast, &Toast::detailsRequested, this, &MainWindow::showNoticed);
    connect(m_status, &StatusStrip::cancelRequested, &workspace, &Workspace::cancelJob);
    Transfers &transfers = m_context.administration.transfers();
    connect(&transfers, &Transfers::jobChanged, m_status, qOverload<const Job &>(&StatusStrip::follow));
    connect(&transfers, &Transfers::ended, this, &MainWindow::showMessage);
    connect(m_status, &StatusStrip::cancelRequested, &transfers, &Transfers::cancel);
    connect(m_status, &StatusStrip::queueRequested, m_dialogs, &Dialogs::activity);
    connect(m_banner, &Banner::retryRequested, &m_context.sync, &SyncEngine::syncNow);
    connect(m_banner, &Banner::connectRequested, this, &MainWindow::connectRequested);
    connect(m_model, &FeedbackListModel::needOlder, &m_context.sync, &SyncEngine::fetchOlder);
    connect(&m_context.sync, &SyncEngine::olderArrived, m_model, &FeedbackListModel::addOlder);
    connect(&m_context.sync, &SyncEngine::olderChanged, m_pane, [this](const OlderState &state) {
        m_pane->setOlder(state, m_context.sync.state().phase == SyncState::Phase::Offline);
    });
    connect(m_pane, &FeedbackPane::retryOlderRequested, &m_context.sync, &SyncEngine::retryOlder);
    m_status->follow(m_context.sync.state());
    m_banner->follow(m_context.sync.state());
    m_pane->follow(m_context.sync.state());
    m_status->follow(store.outboxSummary());
    m_banner->follow(store.outboxSummary());
}

} // namespace triage::app
