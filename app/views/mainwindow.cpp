#include "views/mainwindow.h"

#include "commands/workspace.h"
#include "dialogs/dialogs.h"
#include "models/feedbacklistmodel.h"
#include "models/sidebarmodel.h"
#include "views/banner.h"
#include "views/bufferpicker.h"
#include "views/deeplink.h"
#include "views/detailview.h"
#include "views/feedbackacts.h"
#include "views/feedbacklistview.h"
#include "views/listtoolbar.h"
#include "views/menus.h"
#include "views/navigation.h"
#include "views/palette.h"
#include "views/preferences.h"
#include "views/sidebarview.h"
#include "views/statusstrip.h"
#include "views/toast.h"
#include "views/triagemode.h"
#include "views/windowcommands.h"
#include "views/windowstate.h"

#include <QCloseEvent>
#include <QLocale>
#include <QMenuBar>
#include <QSplitter>
#include <QUndoStack>
#include <QVBoxLayout>

#include <array>
#include <chrono>

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

MainWindow::MainWindow(const Context &context, QWidget *parent) : QMainWindow(parent), m_context(context)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(900, 600);
    resize(1280, 800);
    m_navigation = new Navigation(this);
    m_model = new FeedbackListModel(m_context.store, this);
    build();
    connectPanes();
    connectSession();
    restoreState();
    showTitle();
    m_commands->refresh();
}

MainWindow::~MainWindow() = default;

void MainWindow::build()
{
    m_sidebar = new SidebarView(m_context, this);
    m_list = new FeedbackListView(*m_model, m_context.store, m_context.theme, this);
    m_detail = new DetailView(m_context, this);
    m_triage = new TriageMode(m_context, this);
    m_acts = new FeedbackActs(m_context, *m_list, this);
    m_dialogs = new Dialogs(m_context, this);
    m_commands = new WindowCommands(*this);
    m_menus = new Menus(m_context.actions, menuBar());
    m_palette = new CommandPalette(m_context, this);
    m_picker = new BufferPicker(m_context, this);
    m_banner = new Banner(this);
    m_status = new StatusStrip(this);
    setStatusBar(m_status);
    buildCentre();
    m_context.actions.attach(KeyScope::Window, this);
    for (QWidget *pane : {static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_detail),
                          static_cast<QWidget *>(m_triage)})
        m_context.actions.attach(KeyScope::Triage, pane);
    m_context.actions.attach(KeyScope::List, m_list);
}

void MainWindow::buildCentre()
{
    m_toolBar = new ListToolBar(m_context.theme, m_context.actions, this);
    m_listPane = new QWidget(this);
    auto *listLayout = new QVBoxLayout(m_listPane);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->setSpacing(0);
    listLayout->addWidget(m_toolBar);
    listLayout->addWidget(m_list, 1);
    auto *detailPane = new QWidget(this);
    auto *detailLayout = new QVBoxLayout(detailPane);
    detailLayout->setContentsMargins(0, 0, 0, 0);
    detailLayout->setSpacing(0);
    detailLayout->addWidget(m_triage);
    detailLayout->addWidget(m_detail, 1);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setObjectName(u"mainSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_sidebar);
    m_splitter->addWidget(m_listPane);
    m_splitter->addWidget(detailPane);
    m_splitter->setSizes({230, 560, 490});
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setStretchFactor(2, 2);
    m_toast = new Toast(m_list);
    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_splitter, 1);
    setCentralWidget(centre);
}

void MainWindow::connectPanes()
{
    connect(m_navigation, &Navigation::went, this, &MainWindow::showFilter);
    connect(m_sidebar, &SidebarView::filterChosen, this, &MainWindow::go);
    connect(m_toolBar, &ListToolBar::filterChanged, this, &MainWindow::go);
    connect(m_toolBar, &ListToolBar::listRequested, this, [this] { m_list->setFocus(); });
    connect(m_palette, &CommandPalette::bufferChosen, this, qOverload<BufferId>(&MainWindow::goTo));
    connect(m_palette, &CommandPalette::feedbackChosen, this, qOverload<FeedbackId>(&MainWindow::goTo));
    connect(m_picker, &BufferPicker::chosen, this, [this](BufferPicker::Purpose purpose, BufferId buffer) {
        if (purpose == BufferPicker::Purpose::Move)
            m_acts->moveTo(buffer);
        else if (purpose == BufferPicker::Purpose::Add)
            m_acts->addTo(buffer);
        else
            goTo(buffer);
    });
    connect(m_picker, &BufferPicker::newBufferRequested, m_dialogs, &Dialogs::newBuffer);
    connect(m_dialogs, &Dialogs::said, this, &MainWindow::say);
    connect(m_acts, &FeedbackActs::refused, this, &MainWindow::say);
    connect(m_acts, &FeedbackActs::acted, this, [this] {
        if (m_triage->isOn())
            m_triage->next();
    });
    connect(m_list, &FeedbackListView::currentIdChanged, this, &MainWindow::showCurrent);
    connect(m_list, &FeedbackListView::selectionCountChanged, this, &MainWindow::showSelection);
    connect(m_list, &FeedbackListView::openRequested, this, [this] {
        showDetail(true);
        m_detail->setFocus();
    });
    connect(m_list, &FeedbackListView::openWindowRequested, this, &MainWindow::openInOwnWindow);
    connect(m_model, &FeedbackListModel::loaded, this, &MainWindow::listLoaded);
    connect(m_triage, &TriageMode::currentChanged, m_list, &FeedbackListView::setCurrentId);
    connect(m_triage, &TriageMode::suggestionChosen, m_acts, &FeedbackActs::moveTo);
    connect(m_triage, &TriageMode::skipRequested, m_triage, &TriageMode::next);
    connect(m_triage, &TriageMode::ended, this, &MainWindow::endTriage);
    m_seenTimer.setSingleShot(true);
    m_seenTimer.setInterval(400ms);
    connect(&m_seenTimer, &QTimer::timeout, this, [this] {
        const FeedbackId id = m_list->currentId();
        if (id.isValid() && isActiveWindow())
            m_context.store.markSeen(std::span(&id, 1));
    });
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, m_commands, &WindowCommands::refresh);
}

void MainWindow::connectSession()
{
    LocalStore &store = m_context.store;
    Workspace &workspace = m_context.workspace;
    connect(&store, &LocalStore::changed, this, &MainWindow::storeChanged);
    connect(&store, &LocalStore::outboxChanged, m_status, qOverload<const OutboxSummary &>(&StatusStrip::follow));
    connect(&store, &LocalStore::outboxChanged, m_banner, qOverload<const OutboxSummary &>(&Banner::follow));
    connect(&store, &LocalStore::failed, m_banner, &Banner::fail);
    connect(&store, &LocalStore::refused, this, [this](const OutboxEntry &entry) {
        const QString why = entry.problem ? entry.problem->detail : tr("the server has another value");
        warn(tr("Refused: %1. %2", "act, why").arg(entry.text, why), feedbackOf(entry.operation));
    });
    connect(&m_context.sync, &SyncEngine::stateChanged, m_status, qOverload<const SyncState &>(&StatusStrip::follow));
    connect(&m_context.sync, &SyncEngine::stateChanged, m_banner, qOverload<const SyncState &>(&Banner::follow));
    connect(&workspace, &Workspace::noticed, this, [this](const Notice &notice) {
        m_toast->tell(notice);
        say(notice.text);
        m_refresh.start();
    });
    connect(&workspace, &Workspace::undoRefused, this, &MainWindow::warn);
    connect(&workspace, &Workspace::jobChanged, m_status, qOverload<const Job &>(&StatusStrip::follow));
    connect(workspace.undoStack(), &QUndoStack::indexChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(m_toast, &Toast::undoRequested, &workspace, [this] {
        m_toast->dismiss();
        m_context.workspace.undo();
    });
    connect(m_toast, &Toast::detailsRequested, this, &MainWindow::showNoticed);
    connect(m_status, &StatusStrip::cancelRequested, &workspace, &Workspace::cancelJob);
    connect(m_status, &StatusStrip::queueRequested, m_dialogs, &Dialogs::activity);
    connect(m_banner, &Banner::retryRequested, &m_context.sync, &SyncEngine::syncNow);
    connect(m_banner, &Banner::connectRequested, this, &MainWindow::connectRequested);
    connect(m_model, &FeedbackListModel::needOlder, &m_context.sync, &SyncEngine::fetchOlder);
    m_status->follow(m_context.sync.state());
    m_banner->follow(m_context.sync.state());
    m_status->follow(store.outboxSummary());
    m_banner->follow(store.outboxSummary());
}

void MainWindow::storeChanged(const StoreChange &change)
{
    if (change.organization || change.everything)
        showTitle();
    if (change.buffers || change.everything) {
        const Filter &now = m_navigation->current();
        if (now.place == Place::Buffer && !m_context.store.isEmpty() && !m_context.store.buffer(now.buffer)) {
            say(tr("This buffer was deleted."));
            m_navigation->forget(now.buffer);
        }
    }
    m_refresh.start();
}

void MainWindow::showTitle()
{
    const std::optional<Organization> organization = m_context.store.organization();
    setWindowTitle(organization ? tr("%1 - Triage Desk", "organization").arg(organization->name) : tr("Triage Desk"));
    setAccessibleName(windowTitle());
}

void MainWindow::go(const Filter &filter)
{
    if (m_triage->isOn())
        m_triage->leave();
    m_navigation->go(filter);
}

void MainWindow::goTo(BufferId buffer)
{
    Filter filter;
    filter.place = Place::Buffer;
    filter.buffer = buffer;
    go(filter);
    m_list->setFocus();
}

void MainWindow::goTo(FeedbackId feedback)
{
    if (m_context.store.rows(std::span(&feedback, 1)).empty()) {
        say(tr("There is no feedback %1 here, or it was deleted.").arg(toString(feedback)));
        return;
    }
    if (m_model->rowOf(feedback) < 0) {
        m_wanted = feedback;
        go(Filter{});
        // The list is here already, and the item came or went with its filter.
        if (m_model->filter() == Filter{} && !m_model->isLoading())
            listLoaded();
    } else {
        m_list->setCurrentId(feedback);
    }
    m_list->setFocus();
}

void MainWindow::open(const DeepLink &link)
{
    if (link.feedback)
        goTo(*link.feedback);
    else if (link.buffer && m_context.store.buffer(*link.buffer))
        goTo(*link.buffer);
    else
        say(tr("This buffer is not here, or it was deleted."));
}

void MainWindow::showFilter(const Filter &filter)
{
    m_toolBar->setFilter(filter);
    m_sidebar->setFilter(filter);
    m_model->setFilter(filter);
    m_refresh.start();
}

void MainWindow::listLoaded()
{
    if (m_wanted)
        m_list->setCurrentId(*m_wanted);
    m_wanted.reset();
    showSelection();
    m_refresh.start();
}

void MainWindow::showCurrent(FeedbackId id)
{
    m_detail->setFeedback(id);
    m_detail->setHighlights(m_model->filter().search);
    m_seenTimer.start();
    m_refresh.start();
}

void MainWindow::showSelection()
{
    const Selection selection = m_list->selected();
    const QLocale locale;
    const QString count = locale.toString(m_list->selectedCount());
    if (selection.everything)
        m_status->setSelection(tr("All %1 selected").arg(count));
    else if (m_list->selectedCount() > 1)
        m_status->setSelection(tr("%1 selected").arg(count));
    else
        m_status->setSelection(tr("%1 in this list").arg(locale.toString(m_model->rowCount())));
    m_refresh.start();
}

void MainWindow::say(const QString &text)
{
    m_status->say(text);
}

void MainWindow::warn(const QString &text, FeedbackId id)
{
    m_noticed = id;
    m_toast->warn(text);
    say(text);
    m_refresh.start();
}

void MainWindow::showNoticed()
{
    if (m_noticed && m_noticed->isValid())
        goTo(*m_noticed);
    else
        m_dialogs->activity();
}

void MainWindow::clear()
{
    if (m_triage->isOn())
        m_triage->leave();
    else if (m_list->selectedCount() > 1)
        m_list->selectNone();
    else if (m_toolBar->hasSearch())
        m_toolBar->clearSearch();
    else
        m_toast->dismiss();
}

void MainWindow::stepBuffer(int step, bool onlyWithNew)
{
    if (const std::optional<Filter> filter = m_sidebar->neighbour(step, onlyWithNew))
        go(*filter);
    else
        say(onlyWithNew ? tr("No further list has new feedback.") : tr("There is no further list."));
}

void MainWindow::goTriage()
{
    if (m_triage->isOn()) {
        m_triage->leave();
        return;
    }
    showDetail(true);
    m_acts->setAdvancing(false);
    m_list->selectNone();
    m_sidebar->hide();
    m_listPane->hide();
    m_detail->setFocus();
    m_triage->begin(m_model->ids(), m_list->currentId());
}

void MainWindow::endTriage(const QString &summary)
{
    m_acts->setAdvancing(true);
    m_sidebar->setVisible(m_context.preferences.value(u"window/sidebar"_s, true).toBool());
    m_listPane->show();
    m_list->setFocus();
    say(summary);
}

void MainWindow::openInOwnWindow()
{
    const FeedbackId id = m_list->currentId();
    if (!id.isValid())
        return;
    auto *window = new DetailView(m_context, this);
    window->setWindowFlag(Qt::Window);
    window->setObjectName(u"detailWindow"_s);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setWindowTitle(tr("Feedback %1").arg(toString(id)));
    window->resize(620, 640);
    window->setFeedback(id);
    window->show();
}

void MainWindow::showSidebar(bool visible)
{
    m_context.preferences.setValue(u"window/sidebar"_s, visible);
    m_sidebar->setVisible(visible);
}

void MainWindow::showDetail(bool visible)
{
    m_detail->parentWidget()->setVisible(visible);
}

void MainWindow::focusPane(int step)
{
    const std::array<QWidget *, 4> panes{m_sidebar, m_toolBar, m_list, m_detail};
    int at = 0;
    for (int i = 0; i < int(panes.size()); ++i) {
        if (panes[size_t(i)]->isAncestorOf(focusWidget()) || panes[size_t(i)] == focusWidget())
            at = i;
    }
    for (int tries = 0; tries < int(panes.size()); ++tries) {
        at = (at + step + int(panes.size())) % int(panes.size());
        QWidget *pane = panes[size_t(at)];
        if (!pane->isVisible())
            continue;
        if (pane == m_toolBar)
            m_toolBar->focusSearch();
        else
            pane->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

void MainWindow::saveState()
{
    WindowState(m_context.preferences).save(*this, *m_splitter, m_navigation->current(), m_list->currentId());
}

void MainWindow::restoreState()
{
    const WindowState state(m_context.preferences);
    state.restore(*this, *m_splitter);
    m_sidebar->setVisible(m_context.preferences.value(u"window/sidebar"_s, true).toBool());
    m_wanted = state.current();
    const Filter filter = state.filter(m_context.store);
    if (filter == m_navigation->current())
        showFilter(filter);
    else
        m_navigation->go(filter);
    m_list->setFocus();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_triage->isOn())
        m_triage->leave();
    saveState();
    QMainWindow::closeEvent(event);
}

} // namespace triage::app
