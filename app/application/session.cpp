// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/session.h"

#include "actions/actionregistry.h"
#include "actions/preferences.h"
#include "client/apiclient.h"
#include "commands/administration.h"
#include "commands/workspace.h"
#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "window/mainwindow.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace triage::app {

Result<std::unique_ptr<Session>> Session::open(const KnownAccount &known, const Account &account,
                                               const ProfilePaths &paths, Theme &theme,
                                               Preferences &preferences)
{
    const QString cache = paths.cache + u'/' + known.folder;
    const QString data = paths.data + u'/' + known.folder;
    for (const QString &folder : { cache, data }) {
        if (!QDir().mkpath(folder))
            return problem(ProblemType::InternalError, tr("The folder %1 cannot be made.").arg(folder));
        // On a shared computer, nobody else may read the feedback.
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    if (preferences.value(u"offline/clear"_s, false).toBool()) {
        for (const QString &file : { u"/cache.db"_s, u"/cache.db-wal"_s, u"/cache.db-shm"_s })
            QFile::remove(cache + file);
        preferences.setValue(u"offline/clear"_s, false);
    }
    StoreConfig config;
    config.cachePath = cache + u"/cache.db"_s;
    config.outboxPath = data + u"/outbox.db"_s;
    config.cacheLimit = preferences.cacheLimit();
    Result<std::unique_ptr<LocalStore>> store = LocalStore::open(config);
    if (!store)
        return store.error();
    return std::unique_ptr<Session>(new Session(known, account, std::move(*store), theme, preferences));
}

Session::Session(const KnownAccount &known, const Account &account, std::unique_ptr<LocalStore> store,
                 Theme &theme, Preferences &preferences)
    : m_known(known), m_store(std::move(store)), m_client(std::make_unique<ApiClient>(account)),
      m_workspace(std::make_unique<Workspace>(*m_store)),
      m_administration(std::make_unique<Administration>(*m_client, *m_store, m_workspace->undoStack())),
      m_sync(std::make_unique<SyncEngine>(*m_store, *m_client)),
      m_sidebar(std::make_unique<SidebarModel>(*m_store)),
      m_actions(std::make_unique<ActionRegistry>(preferences)),
      m_context(std::make_unique<Context>(Context{ *m_store, *m_workspace, *m_administration, *m_sync,
                                                   *m_sidebar, theme, preferences, *m_actions,
                                                   known.server.toString(), known.organization })),
      m_window(std::make_unique<MainWindow>(*m_context))
{
}

Session::~Session()
{
    m_sync->stop();
    // The last actions of the person are on disk before the program ends.
    m_store->flush();
}

void Session::start()
{
    m_sync->start();
}

void Session::setToken(const QString &token)
{
    m_client->setToken(token);
    m_sync->start();
    m_sync->syncNow();
}

} // namespace triage::app
