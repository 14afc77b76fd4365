// SPDX-License-Identifier: GPL-3.0-or-later
// The main window on a store that a simulated server fills. It can be closed and opened again, as by another
// start.
#pragma once

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/preferences.h"
#include "client/apiclient.h"
#include "commands/serversteps.h"
#include "commands/transfers.h"
#include "commands/workspace.h"
#include "models/sidebarmodel.h"
#include "store/sync/syncengine.h"
#include "storedesk.h"
#include "theme/theme.h"
#include "window/centrecontroller.h"
#include "window/detailcontroller.h"
#include "window/feedbackactions.h"
#include "window/mainwindow.h"

#include <memory>

class QLineEdit;

namespace triage::test {

class WindowDesk
{
public:
    /// Nothing answers at the usual address of the server.
    explicit WindowDesk(const QString &board, const QString &server = QStringLiteral("http://127.0.0.1:9"));
    /// The test fails where a list has items of which a screen reader says nothing.
    ~WindowDesk();

    StoreDesk desk;

    app::MainWindow &window() { return *m_session->window; }
    const app::Context &context() const { return m_session->context; }
    /// Closes the window and opens it again with the same files.
    void restart();
    app::Filter in(const QString &buffer);
    /// Shows that list and waits for its rows. Returns false if they do not arrive.
    bool show(const app::Filter &filter);
    /// Applies the server's next page and waits until the window shows it: the store has come to the position
    /// of the page, and the list in view has the rows that the store has. Returns false if that fails.
    bool follow();
    template <typename T>
    T *find(const QString &objectName)
    {
        return window().findChild<T *>(objectName);
    }
    /// Runs a command as its menu or key would.
    void run(const QString &command);
    /// Presses a key where the focus is, and waits until its effect is stored.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Presses the key of a picker. Returns its line as soon as that has the focus; nullptr if it never does.
    QLineEdit *openPicker(const QString &line, Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    app::FeedbackListView &list() { return window().centre().list(); }
    /// "crash, slow": the titles of the list in view; "-" if it is empty.
    QString titles();

private:
    /// The parts of one start.
    struct Session
    {
        Session(app::LocalStore &store, app::Preferences &preferences, const QString &server);

        app::Theme theme;
        app::ApiClient client;
        app::Workspace workspace;
        app::ServerSteps steps;
        app::Transfers transfers;
        app::SyncEngine sync;
        app::SidebarModel sidebar;
        app::ActionRegistry actions;
        app::Context context;
        std::unique_ptr<app::MainWindow> window;
    };
    void open();
    bool showsTheStore();

    const QString m_server;
    QTemporaryDir m_folder;
    app::Preferences m_preferences;
    std::unique_ptr<Session> m_session;
};

} // namespace triage::test
