// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a whole: the open organization, signing in, and links from outside.
#pragma once

#include "actions/deeplink.h"
#include "actions/preferences.h"
#include "application/accountbook.h"
#include "application/accountfiles.h"
#include "application/appearance.h"
#include "application/desktopnotifications.h"
#include "application/notificationcentre.h"
#include "application/secrets.h"
#include "application/session.h"
#include "application/startoptions.h"
#include "application/strandedchanges.h"
#include "application/tray.h"
#include <QObject>

#include <memory>
#include <optional>

namespace triage::app {

class ConnectDialog;
class LastSending;

class Application : public QObject
{
    Q_OBJECT
public:
    Application(const StartOptions &options, Preferences &preferences, QObject *parent = nullptr);
    ~Application() override;

    /// Opens the window of the organization that was named or used last. Shows the dialog for signing in
    /// where there is none.
    void start();
    /// Receives a link from a later start. Only brings the window to the front where the message is empty.
    void receive(const QString &message);
    /// Returns the open organization, or nullptr where none is open yet.
    Session *session() { return m_session.get(); }

private:
    void signInWith(const Account &account);
    void openKnown(const KnownAccount &known);
    void openSession(const KnownAccount &known, const Account &account);
    void watchArrivals();
    void readTray();
    void closeSession();
    void connectAgain();
    void connectTo(const QUrl &server, const QString &reason);
    void makeDialog();
    /// Passes the known accounts to the dialog.
    void showAccounts();
    void signOut(const QString &folder);
    /// Forgets the account. What the person wrote stays on this computer, for when they sign in again.
    void forget(const KnownAccount &known);
    void signedIn(const Account &account, const Identity &identity, bool remember);
    bool mayAct();
    void openLink(const DeepLink &link);
    void askToOpen(const KnownAccount &known, const DeepLink &link);
    void toFront();
    /// Ends the program once pending changes are sent, or after a few seconds, and says what stays.
    void quit();
    void leave();
    void showFolderProblem(const Problem &problem);

    StartOptions m_options;
    AccountFiles m_files;
    Preferences &m_preferences;
    Appearance m_appearance;
    Secrets m_secrets;
    AccountBook m_accounts;
    DesktopNotifications m_notifications;
    Tray m_tray;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<StrandedChanges> m_stranded;
    std::unique_ptr<NotificationCentre> m_notificationCentre;
    ConnectDialog *m_dialog = nullptr;
    LastSending *m_lastSending = nullptr; ///< Set while the program is about to end.
    QString m_whyNoToken; ///< The reason why the token of the open account is not known.
    std::optional<DeepLink> m_link; ///< A link that is opened once its organization is open.
};

} // namespace triage::app
