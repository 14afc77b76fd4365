// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the organizations that the program is signed in to, for switching between them and signing out.
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QListWidget;
class QPushButton;

namespace triage::app {

/// An organization in the list.
struct AccountRow
{
    QString key;
    QString organization;
    QString member;
    QString server;
    bool isOpen = false; ///< True for the organization whose window is open.
};

class AccountList : public QWidget
{
    Q_OBJECT
public:
    explicit AccountList(QWidget *parent = nullptr);

    void setAccounts(const std::vector<AccountRow> &accounts);

Q_SIGNALS:
    void openRequested(const QString &key);
    void signOutRequested(const QString &key);

private:
    void refresh();
    QString currentKey() const;

    QListWidget *m_list;
    QPushButton *m_open;
    QPushButton *m_signOut;
};

} // namespace triage::app
