// SPDX-License-Identifier: GPL-3.0-or-later
// Signing in: which server, and with which token; and the organizations that one is signed in to.
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

/// Looks at the address and the token while they are typed, and asks the server whom the token stands for
/// before it closes. What is wrong stands below the field that it is wrong with.
class ConnectDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ConnectDialog(Theme &theme, QWidget *parent = nullptr);

    void setServer(const QUrl &server);
    /// Why a person has to sign in (again).
    void setReason(const QString &text);
    void setAccounts(const std::vector<AccountRow> &accounts);
    /// Why no keyring can keep the token; nothing: one can.
    void setKeyring(const std::optional<QString> &whyNot);
    bool remember() const;

Q_SIGNALS:
    void signedIn(const triage::app::Account &account, const triage::app::Identity &identity);
    void openRequested(const QString &account);
    void signOutRequested(const QString &account);

private:
    QVBoxLayout *build();
    void serverEdited();
    void probeServer();
    void probed(const ServerProbe &probe);
    void tokenEdited();
    void connectNow();
    void answered(const Account &account, const Result<Identity> &identity);
    void update();
    void setBusy(bool busy);
    void growToFit();

    InkLabel *m_reason;
    AccountList *m_accounts;
    Field *m_server;
    Field *m_token;
    QCheckBox *m_remember;
    InkLabel *m_keyring;
    QPushButton *m_connect;
    QTimer m_pause;
    std::optional<ServerProbe> m_probe;
    bool m_isBusy = false;
    int m_asked = 0; ///< Answers to older questions are not heard.
};

} // namespace triage::app
