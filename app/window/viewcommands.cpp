// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/viewcommands.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/deeplink.h"
#include "actions/navigation.h"
#include "board/boardview.h"
#include "commands/serversteps.h"
#include "dialogs/views/takenext.h"
#include "dialogs/views/viewactions.h"
#include "models/roles.h"
#include "sidebar/sidebarpane.h"
#include "window/centrecontroller.h"
#include "window/commandpalette.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/mainwindow.h"
#include "window/menus.h"
#include "window/windowcommands.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <optional>

using namespace Qt::StringLiterals;

namespace triage::app {

ViewCommands::ViewCommands(MainWindow &window)
    : QObject(&window), m_window(window), m_views(new ViewActions(window.context(), &window)),
      m_takeNext(new TakeNext(window.context(), this))
{
    const CentreController &centre = window.centre();
    SidebarView *tree = window.sidebar().tree();
    tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(tree, &QWidget::customContextMenuRequested, this, &ViewCommands::showMenu);
    connect(&tree->viewDrag(), &ViewDrag::moveRequested, m_views, &ViewActions::place);
    connect(&centre.navigation(), &Navigation::navigated, m_views, &ViewActions::setCurrent);
    // The centre replaces the place by that of the column, and goes nowhere.
    connect(&centre.board(), &BoardView::currentColumnChanged, this,
            [this] { m_views->setCurrent(m_window.centre().navigation().current()); });
    connect(m_views, &ViewActions::listRequested, &centre, &CentreController::go);
    connect(m_views, &ViewActions::listChanged, this, &ViewCommands::followView);
    connect(m_views, &ViewActions::viewsChanged, this, &ViewCommands::showCurrent);
    connect(m_views, &ViewActions::messageRequested, &window, &MainWindow::showMessage);
    connect(m_takeNext, &TakeNext::taken, this, &ViewCommands::showTaken);
    connect(m_takeNext, &TakeNext::messageRequested, &window, &MainWindow::showMessage);
    connectPalette();
    m_views->setCurrent(centre.navigation().current());
}

void ViewCommands::connectPalette()
{
    const CommandPalette &palette = m_window.palette();
    connect(&palette, &CommandPalette::viewChosen, this, [this](ViewId view) {
        m_views->show(view);
        m_window.centre().enter();
    });
    connect(&palette, &CommandPalette::tagChosen, this, [this](const QString &tag) {
        m_window.centre().go(m_window.centre().navigation().current().withTag(tag));
        m_window.centre().enter();
    });
    connect(&palette, &CommandPalette::languageChosen, this, [this](const QString &code) {
        Filter filter = m_window.centre().navigation().current();
        filter.language = code;
        m_window.centre().go(filter);
        m_window.centre().enter();
    });
}

/// The sidebar's current row is that of the list in view, whatever rows there are by now. A view without
/// items is of all lists, so it marks none.
void ViewCommands::showCurrent()
{
    const Filter &now = m_window.centre().navigation().current();
    if (showsItems(m_window.centre().view()))
        m_window.sidebar().tree()->setCurrentFilter(now);
    m_views->setCurrent(now);
    m_window.commands().scheduleRefresh();
}

void ViewCommands::followView(const Filter &list, const QString &text)
{
    CentreController *centre = &m_window.centre();
    if (centre->follow(list))
        m_window.showMessage(text);
    else
        m_window.showOffer(text, [centre, list] { centre->go(list); });
}

void ViewCommands::showView(ViewId view)
{
    m_views->show(view);
}

void ViewCommands::takeNext()
{
    m_gestures = m_window.feedbackActions().attention().gestures();
    m_takeNext->start(m_window.centre().navigation().current(), exactView());
}

/// The answer comes late for a person who did something else meanwhile, and must not interrupt that.
void ViewCommands::showTaken(FeedbackId item, const QString &text)
{
    CentreController *centre = &m_window.centre();
    if (m_gestures != m_window.feedbackActions().attention().gestures())
        return m_window.showOffer(text, [centre, item] { centre->goTo(item); });
    centre->goTo(item);
    m_window.showMessage(text);
}

std::optional<QString> ViewCommands::whyNotTakeNext() const
{
    return m_takeNext->whyNot(m_window.centre().navigation().current(), exactView());
}

/// Returns the view whose list is in view without other filters.
std::optional<SavedView> ViewCommands::exactView() const
{
    return m_views->isExact() ? m_views->open() : std::nullopt;
}

void ViewCommands::save()
{
    m_views->save(m_window.centre().navigation().current());
}

void ViewCommands::copyLink()
{
    const std::optional<Organization> organization = m_window.context().store.organization();
    if (!organization)
        return;
    DeepLink link;
    link.organization = organization->slug;
    link.server = QUrl(m_window.context().server);
    const std::optional<SavedView> view = exactView();
    if (view)
        link.view = view->id;
    else
        link.list = m_window.centre().navigation().current();
    QGuiApplication::clipboard()->setText(link.toText());
    m_window.showMessage(view ? tr("Link to this view copied") : tr("Link to this list copied"));
}

void ViewCommands::showMenu(const QPoint &at)
{
    const SidebarView *tree = m_window.sidebar().tree();
    const QModelIndex row = tree->indexAt(at);
    const bool isInView = !row.isValid() || row == tree->currentIndex();
    const Filter filter = row.data(FilterRole).value<Filter>();
    if (!isInView && row.data(ViewRole).toLongLong() > 0)
        m_window.centre().go(filter);
    else if (!isInView) {
        if (filter.buffer)
            showBufferMenu(filter.bufferId(), tree->viewport()->mapToGlobal(at));
        return;
    }
    if (m_views->open() && m_views->isExact())
        viewMenu().popup(tree->viewport()->mapToGlobal(at));
    else if (m_window.centre().navigation().current().buffer)
        m_window.menus().menu(CommandMenu::Buffer)->popup(tree->viewport()->mapToGlobal(at));
}

QMenu &ViewCommands::viewMenu()
{
    if (m_menu)
        return *m_menu;
    m_menu = new QMenu(&m_window);
    m_menu->setObjectName(u"viewRowMenu"_s);
    m_menu->setToolTipsVisible(true);
    for (const CommandId command :
         { CommandId::ToolsCopyLink, CommandId::ToolsEditView, CommandId::ToolsUpdateView,
           CommandId::ToolsViewUp, CommandId::ToolsViewDown, CommandId::ToolsDeleteView })
        m_menu->addAction(m_window.context().actions.action(command));
    return *m_menu;
}

/// The commands of a buffer that is not in view, which stays so.
void ViewCommands::showBufferMenu(BufferId buffer, const QPoint &at)
{
    auto *menu = new QMenu(&m_window);
    menu->setObjectName(u"bufferRowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // The tooltip of a disabled command says why it is unavailable.
    menu->setToolTipsVisible(true);
    const auto add = [this, menu](CommandId command, const std::optional<QString> &whyNot, auto open) {
        QAction *entry = menu->addAction(m_window.context().actions.action(command)->text());
        entry->setEnabled(!whyNot);
        entry->setToolTip(whyNot.value_or(QString()));
        connect(entry, &QAction::triggered, this, open);
    };
    const std::optional<QString> why = m_window.context().steps.whyNotAdminister();
    // In the order of the menu of a column.
    add(CommandId::BufferEdit, why, [this, buffer] { m_window.dialogs().editBuffer(buffer); });
    add(CommandId::BufferRename, why, [this, buffer] { m_window.dialogs().renameBuffer(buffer); });
    add(CommandId::BufferPin, {}, [this, buffer] { m_window.commands().pinBuffer(buffer); });
    add(CommandId::BufferMoveAll, {}, [this, buffer] { m_window.dialogs().moveAll(buffer); });
    add(CommandId::BufferDelete, why, [this, buffer] { m_window.dialogs().deleteBuffer(buffer); });
    menu->popup(at);
}

} // namespace triage::app

#include "moc_viewcommands.cpp"
