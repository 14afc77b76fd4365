// Signing in: which server, and with which token.
#pragma once

#include "api/account.h"
#include "api/probe.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace triage::app {

/// Looks at the address and the token while they are typed, and asks the server whom the token stands for before it
/// closes.
class ConnectDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ConnectDialog(QWidget *parent = nullptr);

    void setServer(const QUrl &server);
    /// Why a person has to sign in (again).
    void setReason(const QString &text);
    bool remember() const;

Q_SIGNALS:
    void signedIn(const triage::app::Account &account, const triage::app::Identity &identity);

private:
    void serverEdited();
    void probeServer();
    void probed(const ServerProbe &probe);
    void tokenEdited();
    void connectNow();
    void answered(const Account &account, const Result<Identity> &identity);
    void update();
    void setBusy(bool busy);

    QLabel *m_reason;
    QLineEdit *m_server;
    QLabel *m_serverNote;
    QLineEdit *m_token;
    QLabel *m_tokenNote;
    QCheckBox *m_remember;
    QPushButton *m_connect;
    QTimer m_pause;
    std::optional<ServerProbe> m_probe;
    int m_asked = 0; ///< Answers to older questions are not heard.
};

} // namespace triage::app
