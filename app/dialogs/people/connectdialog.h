// SPDX-License-Identifier: GPL-3.0-or-later
// Signs in to a server with a token, and lists the organizations that the program is signed in to.
#pragma once

#include "client/account.h"
#include "client/probe.h"
#include "dialogs/people/accountlist.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QPushButton;
class QVBoxLayout;

namespace triage::app {

class Field;
class InkLabel;
class Theme;

/// Checks the address and the token while they are typed, and asks the server for the owner of the token
/// before it closes. A problem stands below its field.
class ConnectDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ConnectDialog(Theme &theme, QWidget *parent = nullptr);
    ~ConnectDialog() override;

    void setServer(const QUrl &server);
    /// Shows an account with which the person could not be signed in, and why.
    void showRefused(const Account &account, const Problem &problem);
    /// Shows why the person has to sign in, or to do so again.
    void setReason(const QString &text);
    void setAccounts(const std::vector<AccountRow> &accounts);
    /// Sets why no keyring can store the token, or nothing where one can.
    void setKeyring(const std::optional<QString> &whyNot);
    bool remember() const;

Q_SIGNALS:
    void signedIn(const triage::app::Account &account, const triage::app::Identity &identity);
    void openRequested(const QString &account);
    void signOutRequested(const QString &account);

private:
    QVBoxLayout *build();
    /// Spreads a pasted text that contains an address and a token over both fields.
    bool splitPasted(const QString &text);
    void serverEdited();
    void probeServer();
    void probed(const ServerProbe &probe);
    void tokenEdited();
    void connectNow();
    QUrl address() const;
    void answered(const Account &account, const Result<Identity> &identity);
    void showProblem(const Problem &problem);
    /// Returns why the address that was probed is not one to sign in at, if it is not.
    std::optional<QString> whyNotServer() const;
    void update();
    void setBusy(bool busy);

    InkLabel *m_reason;
    AccountList *m_accounts;
    Field *m_server;
    Field *m_token;
    QString m_tokenHint;
    QCheckBox *m_exposed; ///< The person agrees that others can read the token on its way.
    QCheckBox *m_remember;
    InkLabel *m_keyring;
    QPushButton *m_connect;
    QTimer m_pause;
    std::optional<ServerProbe> m_probe;
    bool m_isBusy = false;
    int m_lastRequest = 0; ///< Replies to older requests are dropped.
};

} // namespace triage::app
