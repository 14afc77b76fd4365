// SPDX-License-Identifier: GPL-3.0-or-later
// An open organization: its store, its connection, and its window.
#pragma once

#include "actions/context.h"
#include "application/accountbook.h"
#include "client/account.h"

#include <QObject>

#include <memory>

namespace triage::app {

class ApiClient;
class LinkOpener;
class MainWindow;

/// Owns all parts, in the order of their dependencies. The window shows what is on disk before the server is
/// asked anything.
class Session : public QObject
{
    Q_OBJECT
public:
    Session(const KnownAccount &known, const Account &account, std::unique_ptr<LocalStore> store,
            Theme &theme, Preferences &preferences);
    ~Session() override;

    const KnownAccount &known() const { return m_known; }
    MainWindow &window() { return *m_window; }
    LocalStore &store() { return *m_store; }
    const Context &context() const { return *m_context; }
    LinkOpener &links() { return *m_links; }
    /// Starts synchronising. The window is already there. Without a token it shows what is on disk, and asks
    /// for one.
    void start();
    bool isStarted() const { return m_isStarted; }
    /// Continues with another token after the person signed in again.
    void setToken(const QString &token);

private:
    void tellDamage();

    KnownAccount m_known;
    std::unique_ptr<LocalStore> m_store;
    std::unique_ptr<ApiClient> m_client;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<ServerSteps> m_steps;
    std::unique_ptr<Transfers> m_transfers;
    std::unique_ptr<SyncEngine> m_sync;
    std::unique_ptr<SidebarModel> m_sidebar;
    std::unique_ptr<ActionRegistry> m_actions;
    std::unique_ptr<Context> m_context;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<LinkOpener> m_links;
    bool m_isStarted = false;
};

} // namespace triage::app
