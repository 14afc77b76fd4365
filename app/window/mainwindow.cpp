// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mainwindow.h"

#include "actions/actionregistry.h"
#include "actions/navigation.h"
#include "actions/preferences.h"
#include "board/boardview.h"
#include "commands/administration.h"
#include "commands/workspace.h"
#include "detail/detailview.h"
#include "list/feedbackpane.h"
#include "models/feedbacklistmodel.h"
#include "models/sidebarmodel.h"
#include "sidebar/sidebarpane.h"
#include "theme/theme.h"
#include "widgets/banner.h"
#include "widgets/toast.h"
#include "window/bufferpicker.h"
#include "window/commandpalette.h"
#include "window/detailwindows.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/listtoolbar.h"
#include "window/menus.h"
#include "window/savedfilters.h"
#include "window/statusstrip.h"
#include "window/triagemode.h"
#include "window/windowcommands.h"

#include <QLineEdit>
#include <QLocale>
#include <QMenuBar>
#include <QScreen>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

MainWindow::MainWindow(const Context &context, QWidget *parent) : QMainWindow(parent), m_context(context)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(900, 600);
    // On a small screen there has to be room for the frame, too.
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(space::xl, 2 * space::xl)));
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
    m_model->setOrigin(m_context.server, m_context.organization);
    m_sidebar = new SidebarPane(m_context.sidebar, m_context.store, m_context.theme, dropRules(), this);
    // The picture in the field is a button to assistive programs.
    for (QToolButton *button : m_sidebar->filterEdit()->findChildren<QToolButton *>())
        button->setAccessibleName(tr("Filter"));
    m_pane = new FeedbackPane(*m_model, m_context.store, m_context.theme, this);
    m_list = m_pane->list();
    m_triage = new TriageMode(m_context, this);
    m_feedbackActions = new FeedbackActions(m_context, *m_list, this);
    m_dialogs = new Dialogs(m_context, this);
    m_detail = makeDetail(this);
    m_windows = new DetailWindows(
        m_context, [this](QWidget *parent) { return makeDetail(parent); }, this);
    m_feedbackActions->setSubject([this]() -> std::optional<FeedbackId> {
        const DetailView *active = m_windows->active();
        return active ? std::optional(active->feedback()) : std::nullopt;
    });
    m_filters = new SavedFilters(*this);
    m_commands = new WindowCommands(*this);
    m_menus = new Menus(m_context.actions, menuBar());
    m_palette = new CommandPalette(m_context, this);
    m_picker = new BufferPicker(m_context, this);
    m_banner = new Banner(m_context.theme, this);
    m_status = new StatusStrip(this);
    setStatusBar(m_status);
    buildViews();
    buildCentre();
    m_context.actions.attach(KeyScope::Window, this);
    for (QWidget *pane : { static_cast<QWidget *>(m_views), static_cast<QWidget *>(m_detail),
                           static_cast<QWidget *>(m_triage) })
        m_context.actions.attach(KeyScope::Triage, pane);
}

DropRules MainWindow::dropRules() const
{
    const Workspace &workspace = m_context.workspace;
    DropRules rules;
    rules.server = m_context.server;
    rules.organization = m_context.organization;
    rules.moveText = [&workspace](const Ids &ids, std::optional<BufferId> from, BufferId to) {
        return workspace.moveText(ids, from, to);
    };
    rules.whyNotMove = [&workspace](const Ids &ids, std::optional<BufferId> from, BufferId to) {
        return workspace.whyNotMove(ids, from, to);
    };
    return rules;
}

/// For the window's pane and for windows of their own.
DetailView *MainWindow::makeDetail(QWidget *parent)
{
    Administration &administration = m_context.administration;
    DetailSources sources;
    sources.routing = [&administration](FeedbackId id, QObject *context, auto done) {
        QCoro::connect(administration.routingOf(id), context, done);
    };
    sources.targets = [&administration](FeedbackId id, QObject *context, auto done) {
        QCoro::connect(administration.targetsOf(id), context, done);
    };
    sources.similar = [&administration](FeedbackId id, QObject *context, auto done) {
        QCoro::connect(administration.similarTo(id), context, done);
    };
    auto *detail = new DetailView(m_context.store, m_context.theme, dropRules(), sources, parent);
    connectDetail(detail);
    return detail;
}

void MainWindow::buildCentre()
{
    m_toolBar = new ListToolBar(m_context.theme, m_context.actions, this);
    m_listPane = new QWidget(this);
    auto *listLayout = new QVBoxLayout(m_listPane);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->setSpacing(0);
    listLayout->addWidget(m_toolBar);
    listLayout->addWidget(m_views, 1);
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
    const auto readTheme = [this] {
        m_sidebar->setMinimumWidth(std::min(300, m_context.theme.side(190)));
    };
    connect(&m_context.theme, &Theme::changed, this, readTheme);
    readTheme();
    m_listPane->setMinimumWidth(340);
    detailPane->setMinimumWidth(270);
    m_splitter->setSizes({ 230, 560, 490 });
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setStretchFactor(2, 2);
    m_toast = new Toast(m_pane);
    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_splitter, 1);
    setCentralWidget(centre);
    orderTabs();
}

void MainWindow::storeChanged(const StoreChange &change)
{
    if (change.organization || change.everything)
        showTitle();
    if (change.buffers || change.everything) {
        const Filter &now = m_navigation->current();
        if (now.place == Place::Buffer && !m_context.store.isEmpty() && !m_context.store.buffer(now.buffer)) {
            showMessage(tr("This buffer was deleted."));
            m_navigation->forget(now.buffer);
        }
    }
    m_refresh.start();
}

void MainWindow::showTitle()
{
    const std::optional<Organization> organization = m_context.store.organization();
    setWindowTitle(organization ? tr("%1 - Triage Desk", "organization").arg(organization->name)
                                : tr("Triage Desk"));
    setAccessibleName(windowTitle());
}

void MainWindow::listLoaded()
{
    if (view() == CentreView::List) {
        if (m_wanted)
            m_list->setCurrentId(*m_wanted);
        m_wanted.reset();
    }
    showSelection();
    m_refresh.start();
}

void MainWindow::showCurrent(FeedbackId id)
{
    m_dialogs->setCurrent(id);
    // The list is painted first: it shows at once where one is.
    if (!m_detailTimer.isActive())
        m_detailTimer.start();
    m_seenTimer.start();
    keepPlace();
    m_refresh.start();
}

DetailView &MainWindow::detail()
{
    if (DetailView *active = m_windows->active())
        return *active;
    if (m_detailTimer.isActive())
        showDetailNow();
    return *m_detail;
}

void MainWindow::showDetailNow()
{
    m_detailTimer.stop();
    const FeedbackId id = list().currentId();
    m_detail->setFeedback(id);
    m_detail->setSearch(id.isValid() && id == m_quoted ? m_quote : list().feedback().filter().search);
}

void MainWindow::showSelection()
{
    // While the list was away for its first rows it could not have the focus.
    if (!m_hadRows && m_model->rowCount() > 0 && view() == CentreView::List)
        m_list->setFocus();
    m_hadRows = m_hadRows || m_model->rowCount() > 0;
    const Selection selection = list().selected();
    const QLocale locale;
    const QString count = locale.toString(list().selectedCount());
    if (view() == CentreView::Dashboard || m_context.store.isEmpty())
        m_status->setSelection({});
    else if (selection.everything && selection.ids.empty())
        m_status->setSelection(tr("All %1 in %2 selected", "count, list").arg(count, listName()));
    else if (list().selectedCount() > 1)
        m_status->setSelection(tr("%1 selected").arg(count));
    else
        m_status->setSelection(tr("%1 in this list").arg(locale.toString(list().feedback().rowCount())));
    m_refresh.start();
}

/// What the list in view is called.
QString MainWindow::listName() const
{
    const Filter &filter = m_navigation->current();
    const BufferRecord *buffer
        = filter.place == Place::Buffer ? m_context.store.buffer(filter.buffer) : nullptr;
    Filter bare;
    bare.place = filter.place;
    bare.buffer = filter.buffer;
    bare.sortBy = filter.sortBy;
    bare.order = filter.order;
    return buffer && filter == bare ? buffer->buffer.name : tr("this list");
}

void MainWindow::showMessage(const QString &text)
{
    m_status->setMessage(text);
}

void MainWindow::showWarning(const QString &text, FeedbackId id)
{
    m_noticed = id;
    m_toast->showWarning(text);
    showMessage(text);
    m_refresh.start();
}

void MainWindow::showNoticed()
{
    // What was refused is looked after in the Activity window; of what else a notice tells there is only the
    // item.
    for (const OutboxEntry &entry : m_context.store.outbox()) {
        const bool refused
            = entry.state == OutboxEntryState::Failed || entry.state == OutboxEntryState::Conflict;
        if (refused && feedbackOf(entry.operation) == m_noticed) {
            m_dialogs->activityOf(entry.id);
            return;
        }
    }
    if (m_noticed && m_noticed->isValid())
        goTo(*m_noticed);
    else
        m_dialogs->activity();
}

void MainWindow::clear()
{
    if (m_triage->isOn())
        m_triage->leave();
    else if (list().selectedCount() > 1)
        list().selectNone();
    else if (m_toolBar->hasSearch())
        m_toolBar->clearSearch();
    else
        m_toast->dismiss();
}

void MainWindow::goTriage()
{
    if (m_triage->isOn()) {
        m_triage->leave();
        return;
    }
    m_detail->parentWidget()->show();
    m_feedbackActions->setAdvancing(false);
    list().selectNone();
    m_sidebar->hide();
    m_listPane->hide();
    // The list is away; what was done is said over the text.
    m_toast->moveTo(m_detail->findChild<QWidget *>(u"detailScroll"_s));
    m_detail->setFocus();
    m_triage->begin(list().feedback().ids(), list().currentId());
}

void MainWindow::endTriage(const QString &summary)
{
    m_feedbackActions->setAdvancing(true);
    m_toast->moveTo(m_views->currentPage());
    m_detail->parentWidget()->setVisible(m_detailShown[size_t(view())]);
    m_sidebar->setVisible(m_context.preferences.value(u"window/sidebar"_s, true).toBool());
    m_listPane->show();
    enterCentre();
    showMessage(summary);
}

void MainWindow::acceptSuggestion(BufferId buffer)
{
    const FeedbackId id = currentId();
    const std::vector<ListRow> rows = m_context.store.rows(std::span(&id, 1));
    const bool isThere = !rows.empty()
        && std::find(rows.front().buffers.begin(), rows.front().buffers.end(), buffer)
            != rows.front().buffers.end();
    if (isThere)
        m_feedbackActions->setNeedsReview(false);
    else
        m_feedbackActions->moveTo(buffer);
}

} // namespace triage::app
