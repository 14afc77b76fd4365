// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/session.h"

#include "actions/actionregistry.h"
#include "application/linkopener.h"
#include "client/apiclient.h"
#include "commands/serversteps.h"
#include "commands/transfers.h"
#include "commands/workspace.h"
#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "window/centrecontroller.h"
#include "window/mainwindow.h"
#include "window/viewcommands.h"

#include <QDir>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace triage::app {

Session::Session(const KnownAccount &known, const Account &account, std::unique_ptr<LocalStore> store,
                 Theme &theme, Preferences &preferences)
    : m_known(known), m_store(std::move(store)), m_client(std::make_unique<ApiClient>(account)),
      m_workspace(std::make_unique<Workspace>(*m_store)),
      m_steps(std::make_unique<ServerSteps>(*m_client, *m_store, m_workspace->undoStack())),
      m_transfers(std::make_unique<Transfers>(*m_client)),
      m_sync(std::make_unique<SyncEngine>(*m_store, *m_client)),
      m_sidebar(std::make_unique<SidebarModel>(*m_store)),
      m_actions(std::make_unique<ActionRegistry>(preferences)),
      m_context(std::make_unique<Context>(Context{ *m_client, *m_store, *m_workspace, *m_steps, *m_transfers,
                                                   *m_sync, *m_sidebar, theme, preferences, *m_actions,
                                                   known.server.toString(), known.organization })),
      m_window(std::make_unique<MainWindow>(*m_context)),
      m_links(std::make_unique<LinkOpener>(*m_context, m_window->centre()))
{
    QObject::connect(m_links.get(), &LinkOpener::viewRequested, &m_window->viewCommands(),
                     &ViewCommands::showView);
    tellDamage();
}

Session::~Session()
{
    m_sync->stop();
    // The last actions of the person are on disk before the program ends.
    m_store->flush();
}

/// Says that the file of unsent changes was damaged, and what is left of it.
void Session::tellDamage()
{
    const std::optional<OutboxDamage> damage = m_store->damage();
    if (!damage)
        return;
    QStringList left;
    if (damage->operations > 0)
        left << tr("%n unsent changes", nullptr, damage->operations);
    if (damage->drafts > 0)
        left << tr("%n drafts", nullptr, damage->drafts);
    if (damage->memos > 0)
        left << tr("pins");
    m_window->showNotice(
        left.empty()
            ? tr("The file with your unsent changes is damaged, and nothing in it can be read. It is kept "
                 "as %1.")
                  .arg(QDir::toNativeSeparators(damage->path))
            : tr("The file with your unsent changes was damaged. Recovered: %1. The damaged file is kept "
                 "as %2.")
                  .arg(QLocale().createSeparatedList(left), QDir::toNativeSeparators(damage->path)));
}

void Session::start()
{
    m_isStarted = true;
    m_sync->start();
}

void Session::setToken(const QString &token)
{
    m_isStarted = true;
    m_client->setToken(token);
    m_sync->start();
    m_sync->syncNow();
}

} // namespace triage::app

#include "moc_session.cpp"
