// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mainwindow.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/navigation.h"
#include "actions/preferences.h"
#include "detail/detailview.h"
#include "dialogs/triage/duplicateacts.h"
#include "dialogs/triage/workpickers.h"
#include "list/feedbackpane.h"
#include "models/feedbacklistmodel.h"
#include "sidebar/gettingstarted.h"
#include "sidebar/sidebarpane.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "theme/theme.h"
#include "window/banner.h"
#include "window/bufferpicker.h"
#include "window/centrecontroller.h"
#include "window/commandpalette.h"
#include "window/detailcontroller.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/listtoolbar.h"
#include "window/menus.h"
#include "window/noticebell.h"
#include "window/presencewatch.h"
#include "window/sessionbinding.h"
#include "window/statusstrip.h"
#include "window/toast.h"
#include "window/triagemode.h"
#include "window/viewcommands.h"
#include "window/windowcommands.h"
#include "window/windowstate.h"

#include <QCloseEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

MainWindow::MainWindow(const Context &context, QWidget *parent) : QMainWindow(parent), m_context(context)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(900, 500); // a full HD screen at twice the size, with bars around it
    // On a small screen there has to be room for the frame, too.
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(space::xl, 2 * space::xl)));
    build();
    connectParts();
    restoreState();
    showTitle();
    m_commands->refresh();
}

MainWindow::~MainWindow() = default;

void MainWindow::build()
{
    // Views and menus need the actions of the commands.
    m_commands = new WindowCommands(*this);
    buildSidebar();
    m_triage = new TriageMode(m_context, this);
    m_feedbackActions = new FeedbackActions(m_context, this);
    m_dialogs = new Dialogs(m_context, this);
    m_centre = new CentreController(m_context,
                                    { *m_sidebar->tree(), *m_triage, *m_feedbackActions, *m_dialogs }, this);
    m_detail = new DetailController(m_context, *m_centre, *m_feedbackActions, *m_triage, this);
    m_palette = new CommandPalette(m_context, this);
    m_viewCommands = new ViewCommands(*this);
    m_menus = new Menus(m_context.actions, menuBar());
    m_picker = new BufferPicker(m_context, this);
    m_workPickers = new WorkPickers(m_context, this);
    m_menus->holdAim(m_feedbackActions->attention());
    m_feedbackActions->attention().holdWhileShown(m_palette);
    m_feedbackActions->attention().holdWhileShown(m_picker);
    m_banner = new Banner(m_context.theme, this);
    m_status = new StatusStrip(this);
    m_noticeBell = new NoticeBell(m_context, m_status);
    m_status->addPermanentWidget(m_noticeBell);
    m_toast = new Toast(m_context.theme, m_status->messageArea());
    m_toast->showUndoKeyOf(*m_context.actions.action(CommandId::EditUndo));
    setStatusBar(m_status);
    layOut();
    m_context.actions.attach(KeyScope::Window, this);
    m_context.actions.attach(KeyScope::Triage, &m_centre->views());
}

void MainWindow::buildSidebar()
{
    m_sidebar
        = new SidebarPane(m_context.sidebar, m_context.store, m_context.theme, dropRulesOf(m_context), this);
    m_sidebar->addAtFoot(new GettingStarted(m_context, m_sidebar));
    m_sidebar->offerNewBuffer(*m_context.actions.action(CommandId::BufferNew));
    // The picture in the field is a button to assistive programs.
    for (QToolButton *button : m_sidebar->filterEdit()->findChildren<QToolButton *>())
        button->setAccessibleName(tr("Filter"));
    m_context.theme.watch(this,
                          [this] { m_sidebar->setMinimumWidth(std::min(300, m_context.theme.side(190))); });
}

QWidget *MainWindow::buildListPane()
{
    auto *pane = new QWidget(this);
    auto *layout = makeLayout<QVBoxLayout>(0, pane);
    layout->addWidget(&m_centre->toolBar());
    layout->addWidget(&m_centre->views(), 1);
    pane->setMinimumWidth(340);
    return pane;
}

void MainWindow::layOut()
{
    m_listPane = buildListPane();
    m_detail->pane()->setMinimumWidth(270);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setObjectName(u"mainSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_sidebar);
    m_splitter->addWidget(m_listPane);
    m_splitter->addWidget(m_detail->pane());
    m_splitter->setSizes({ 230, 560, 490 });
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setStretchFactor(2, 2);
    auto *centre = new QWidget(this);
    auto *layout = makeLayout<QVBoxLayout>(0, centre);
    layout->addWidget(m_banner);
    layout->addWidget(m_splitter, 1);
    setCentralWidget(centre);
    orderTabs();
}

void MainWindow::connectParts()
{
    connectSidebar();
    connectPickers();
    connectTriage();
    connect(m_dialogs, &Dialogs::messageRequested, this, &MainWindow::showMessage);
    connect(m_dialogs, &Dialogs::quoteRequested, m_detail, &DetailController::showQuote);
    connect(m_dialogs, &Dialogs::itemRequested, m_detail,
            qOverload<FeedbackId, QWidget *>(&DetailController::openInOwnWindow));
    connect(m_feedbackActions, &FeedbackActions::refused, this, &MainWindow::showMessage);
    connect(m_centre, &CentreController::messageRequested, this, &MainWindow::showMessage);
    const auto *presence = new PresenceWatch(m_context, *m_detail, this);
    connect(presence, &PresenceWatch::looked, &m_context.sync, &SyncEngine::look);
    m_centre->views().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&m_centre->views(), &QWidget::customContextMenuRequested, m_commands,
            &WindowCommands::showMenuAt);
    connect(&m_context.workspace, &Workspace::restored, this, &MainWindow::showRestored);
    connect(m_centre, &CentreController::selectionChanged, this, &MainWindow::selectRestored);
    connect(m_centre, &CentreController::currentChanged, this, [this](FeedbackId id) {
        // Somebody goes on elsewhere.
        if (std::find(m_restored.begin(), m_restored.end(), id) == m_restored.end())
            m_restored.clear();
    });
    connect(m_centre, &CentreController::selectionChanged, m_status, &StatusStrip::setSelection);
    connect(m_centre, &CentreController::widgetsChanged, this, &MainWindow::orderTabs);
    connect(m_centre, &CentreController::stateChanged, m_commands, &WindowCommands::scheduleRefresh);
    connect(m_centre, &CentreController::viewChanged, m_toast, &Toast::dismiss);
    connect(m_toast, &Toast::focusReturned, m_centre, &CentreController::enter);
    connect(m_detail, &DetailController::messageRequested, this, &MainWindow::showMessage);
    connect(m_detail, &DetailController::activeWindowChanged, m_commands, &WindowCommands::scheduleRefresh);
    connect(m_detail, &DetailController::wordsSelected, m_commands, &WindowCommands::scheduleRefresh);
    connect(&m_context.store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.organization || change.everything) {
            showTitle();
            m_commands->scheduleRefresh();
        }
        forgetElsewhere(change);
    });
    connect(m_banner, &Banner::connectRequested, this, &MainWindow::connectRequested);
    connect(m_noticeBell, &NoticeBell::chosen, this, &MainWindow::openNotice);
    connect(m_noticeBell, &NoticeBell::settingsRequested, m_dialogs, &Dialogs::preferences);
    const auto *session = new SessionBinding(
        m_context, { *m_status, *m_banner, *m_toast, *m_centre, *m_detail, *m_dialogs }, this);
    connect(session, &SessionBinding::messageRequested, this, &MainWindow::showMessage);
    connect(session, &SessionBinding::stateChanged, m_commands, &WindowCommands::scheduleRefresh);
}

void MainWindow::connectSidebar()
{
    SidebarView *tree = m_sidebar->tree();
    connect(tree, &SidebarView::approveRequested, m_dialogs, &Dialogs::approveBuffer);
    connect(tree, &SidebarView::rejectRequested, m_dialogs, &Dialogs::deleteBuffer);
    connect(tree, &SidebarView::listClicked, m_centre, &CentreController::enter);
    const FeedbackListView *list = m_centre->pane().list();
    // Keys act at once on a list that was just opened, wherever the focus is.
    connect(&list->feedback(), &FeedbackListModel::loaded, this,
            [this] { m_centre->pane().list()->offerTop(); });
    connect(tree, &SidebarView::dropHinted, this, &MainWindow::showMessage);
    m_feedbackActions->connectDrops(tree->drops());
    connect(m_sidebar, &SidebarPane::draftChosen, m_detail, &DetailController::showDraft);
}

void MainWindow::connectPickers()
{
    connect(&m_centre->navigation(), &Navigation::navigated, m_palette, &CommandPalette::setList);
    m_palette->setList(m_centre->navigation().current());
    connect(m_palette, &CommandPalette::bufferChosen, m_centre, qOverload<BufferId>(&CentreController::goTo));
    connect(m_palette, &CommandPalette::feedbackChosen, m_centre,
            qOverload<FeedbackId>(&CentreController::goTo));
    connect(m_picker, &BufferPicker::chosen, this, [this](BufferPicker::Purpose purpose, BufferId buffer) {
        switch (purpose) {
        case BufferPicker::Purpose::Move:
            return m_feedbackActions->moveTo(buffer);
        case BufferPicker::Purpose::Add:
            return m_feedbackActions->addTo(buffer);
        }
    });
    connect(m_workPickers, &WorkPickers::chosen, m_feedbackActions, &FeedbackActions::triage);
    DuplicateActs *duplicates = &m_workPickers->duplicates();
    connect(duplicates, &DuplicateActs::actRequested, m_feedbackActions, &FeedbackActions::carryOut);
    connect(duplicates, &DuplicateActs::refused, this, &MainWindow::showMessage);
    connect(m_feedbackActions, &FeedbackActions::sameRequested, duplicates, &DuplicateActs::mergeInto);
    connect(m_picker, &BufferPicker::newBufferRequested, m_dialogs, &Dialogs::newBuffer);
}

void MainWindow::connectTriage()
{
    connect(m_feedbackActions, &FeedbackActions::acted, this, [this](const std::vector<FeedbackId> &ids) {
        if (m_triage->isOn() && std::find(ids.begin(), ids.end(), m_triage->current()) != ids.end())
            m_triage->goOn();
    });
    connect(m_triage, &TriageMode::suggestionChosen, m_feedbackActions, &FeedbackActions::acceptSuggestion);
    connect(m_triage, &TriageMode::skipRequested, m_triage, &TriageMode::skip);
    connect(m_triage, &TriageMode::ended, this, &MainWindow::endTriage);
}

void MainWindow::openNotice(const PersonalNotice &notice)
{
    if (notice.item.isValid())
        m_centre->goTo(notice.item);
    else if (notice.buffer.isValid())
        m_centre->goTo(notice.buffer);
    else if (notice.kind == NoticeKind::WebhookOff)
        m_dialogs->webhooks();
    else
        Q_EMIT connectRequested(); // with another token
}

void MainWindow::openNotices(const std::vector<PersonalNotice> &notices)
{
    if (notices.size() == 1)
        openNotice(notices.front());
    else // the menu runs until it is closed
        QMetaObject::invokeMethod(m_noticeBell, &NoticeBell::showMenu, Qt::QueuedConnection);
}

/// Shows what was undone or redone once the list has it.
void MainWindow::showRestored(const std::vector<FeedbackId> &ids, Decision decision)
{
    if (m_triage->isOn()) {
        m_triage->restore(ids, decision);
        return;
    }
    constexpr size_t maxSelected = 1000; // more take long to find in the list
    m_restored.assign(ids.begin(), ids.size() > maxSelected ? ids.begin() + 1 : ids.end());
    // Some may be in the list already, and the others on their way to it.
    const FeedbackListModel &model = m_centre->list().feedback();
    if (std::all_of(m_restored.begin(), m_restored.end(),
                    [&model](FeedbackId id) { return model.rowOf(id) >= 0; }))
        selectRestored();
}

/// Selects those that are in the list, once it has all that belong to it.
void MainWindow::selectRestored()
{
    if (m_restored.empty())
        return;
    FeedbackListView &list = m_centre->list();
    const FeedbackListModel &model = list.feedback();
    const std::vector<ListPosition> positions = m_context.store.positionsOf(model.filter(), m_restored);
    const bool isWaiting = std::any_of(positions.begin(), positions.end(), [&model](const auto &each) {
        return each.belongs && !model.filter().isSearch() && model.rowOf(each.id) < 0;
    });
    if (isWaiting)
        return;
    const std::vector<FeedbackId> ids = std::exchange(m_restored, {});
    if (!list.select(ids))
        m_restored = ids;
}

/// An item that is elsewhere after all, or that another person changes, is not waited for: it may come here
/// much later, where a key must not reach it.
void MainWindow::forgetElsewhere(const StoreChange &change)
{
    if (m_restored.empty())
        return;
    const Filter &list = m_centre->list().feedback().filter();
    const std::set<FeedbackId> own(change.own.begin(), change.own.end());
    std::set<FeedbackId> here;
    for (const ListPosition &each : m_context.store.positionsOf(list, m_restored)) {
        if (each.belongs || list.isSearch()) // which items a search has is known only when they are there
            here.insert(each.id);
    }
    std::erase_if(m_restored, [&](FeedbackId id) {
        return change.concerns(id) && !(own.contains(id) && here.contains(id));
    });
}

void MainWindow::showTitle()
{
    const std::optional<Organization> organization = m_context.store.organization();
    setWindowTitle(organization ? tr("%1 - Triage Desk", "organization").arg(organization->name)
                                : tr("Triage Desk"));
    setAccessibleName(windowTitle());
}

void MainWindow::showMessage(const QString &text)
{
    m_status->setMessage(text);
}

void MainWindow::showNotice(const QString &text, const QString &button, std::function<void()> act)
{
    m_banner->addNotice(text, button, std::move(act));
}

void MainWindow::showOffer(const QString &text, std::function<void()> show)
{
    m_toast->showOffer(text, tr("Show"), std::move(show));
    showMessage(text);
}

void MainWindow::showSidebar(bool visible)
{
    m_context.preferences.setValue(u"window/sidebar"_s, visible);
    m_sidebar->setVisible(visible);
}

void MainWindow::clear()
{
    if (m_triage->isOn())
        m_triage->leave();
    else if (m_centre->list().selectedCount() > 1)
        m_centre->list().selectNone();
    else if (showsItems(m_centre->view()) && m_centre->toolBar().hasSearch())
        m_centre->toolBar().clearSearch();
    else
        m_toast->dismiss();
}

void MainWindow::toggleTriage()
{
    if (m_triage->isOn()) {
        m_triage->leave();
        return;
    }
    m_detail->pane()->show();
    m_feedbackActions->setAdvancing(false);
    m_centre->list().selectNone();
    m_sidebar->hide();
    m_listPane->hide();
    m_detail->setFocus();
    // The list is hidden; its key for going into the item takes the first suggestion.
    m_detail->mainView().addAction(m_context.actions.action(CommandId::FeedbackOpen));
    m_triage->begin(m_centre->list().feedback().ids(), m_centre->list().currentId());
}

void MainWindow::endTriage(const QString &summary)
{
    m_feedbackActions->setAdvancing(true);
    m_detail->mainView().removeAction(m_context.actions.action(CommandId::FeedbackOpen));
    m_detail->restoreVisibility();
    m_sidebar->setVisible(m_context.preferences.value(u"window/sidebar"_s, true).toBool());
    m_listPane->show();
    // After the last decision, the next key must not reach a row that was hidden.
    if (m_triage->isThrough() || !m_centre->list().currentId().isValid())
        m_centre->list().holdUnasked({});
    m_centre->enter();
    showMessage(summary);
}

void MainWindow::focusPane(int step)
{
    const std::array<QWidget *, 4> panes{ m_sidebar, &m_centre->toolBar(), &m_centre->views(),
                                          &m_detail->mainView() };
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
        if (pane == &m_centre->toolBar())
            m_centre->toolBar().focusSearch();
        else if (pane == m_sidebar)
            m_sidebar->tree()->setFocus(Qt::ShortcutFocusReason);
        else if (pane == &m_centre->views())
            m_centre->enter();
        else
            pane->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

/// Tab follows the order of reading: from the top and from the side on.
void MainWindow::orderTabs()
{
    QWidget *last = nullptr;
    for (const QWidget *pane : std::initializer_list<QWidget *>{ m_banner, m_sidebar, &m_centre->toolBar(),
                                                                 &m_centre->views(), m_detail->pane() }) {
        for (QWidget *stop : pane->findChildren<QWidget *>()) {
            if (!(stop->focusPolicy() & Qt::TabFocus) || stop->focusProxy() || stop->window() != this)
                continue;
            if (last)
                setTabOrder(last, stop);
            last = stop;
        }
    }
}

void MainWindow::saveState()
{
    WindowState(m_context.preferences, m_context.store).save(*this, *m_splitter);
    m_centre->savePlace();
}

void MainWindow::restoreState()
{
    WindowState(m_context.preferences, m_context.store).restore(*this, *m_splitter);
    m_sidebar->setVisible(m_context.preferences.value(u"window/sidebar"_s, true).toBool());
    m_detail->restoreChoices();
    m_centre->restorePlace();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    m_centre->enter();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    // The program ends with the last window, and pending changes are sent first.
    if (event->spontaneous() && QApplication::quitOnLastWindowClosed()
        && m_context.store.outboxSummary().waiting > 0) {
        event->ignore();
        Q_EMIT quitRequested();
        return;
    }
    if (m_triage->isOn())
        m_triage->leave();
    saveState();
    QMainWindow::closeEvent(event);
}

} // namespace triage::app

#include "moc_mainwindow.cpp"
