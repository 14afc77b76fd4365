// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/accountlist.h"

#include "dialogs/dialog.h"
#include "theme/theme.h"
#include "widgets/announcement.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxVisibleRows = 4;
constexpr int openRole = Qt::UserRole + 1;

} // namespace

AccountList::AccountList(QWidget *parent)
    : QWidget(parent), m_list(new QListWidget(this)),
      m_open(Dialog::button(tr("&Open"), u"openAccountButton"_s, this)),
      m_signOut(Dialog::button(tr("Sign &Out…"), u"signOutButton"_s, this))
{
    auto *label = new QLabel(tr("Your or&ganizations"), this);
    label->setBuddy(m_list);
    setNames(m_list, u"accountList"_s, tr("Your organizations"));
    auto *buttons = makeLayout<QVBoxLayout>(space::s);
    buttons->addWidget(m_open);
    buttons->addWidget(m_signOut);
    buttons->addStretch();
    auto *row = makeLayout<QHBoxLayout>(space::s);
    row->addWidget(m_list, 1);
    row->addLayout(buttons);
    auto *column = makeLayout<QVBoxLayout>(space::xs, this);
    column->addWidget(label);
    column->addLayout(row);
    connect(m_list, &QListWidget::currentRowChanged, this, &AccountList::refresh);
    connect(m_list, &QListWidget::itemDoubleClicked, m_open, &QPushButton::click);
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT openRequested(currentKey()); });
    connect(m_signOut, &QPushButton::clicked, this, [this] { Q_EMIT signOutRequested(currentKey()); });
}

void AccountList::setAccounts(const std::vector<AccountRow> &accounts)
{
    m_list->clear();
    for (const AccountRow &account : accounts) {
        // "Acme, as Ada, on triage.example.com"
        const QString words = tr("%1, as %2, on %3", "organization, member, server")
                                  .arg(account.organization, account.member, account.server);
        auto *item = new QListWidgetItem(account.isOpen ? tr("%1 (open)").arg(words) : words, m_list);
        item->setData(Qt::UserRole, account.key);
        item->setData(openRole, account.isOpen);
        item->setToolTip(words);
    }
    m_list->setCurrentRow(0);
    const int rows = std::clamp(m_list->count(), 2, maxVisibleRows);
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), m_signOut->sizeHint().height())
                           + 2 * m_list->frameWidth());
    setVisible(!accounts.empty());
    refresh();
}

QString AccountList::currentKey() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void AccountList::refresh()
{
    const QListWidgetItem *item = m_list->currentItem();
    const std::optional<QString> none
        = item ? std::nullopt : std::optional(tr("Choose an organization first."));
    const bool isOpen = item && item->data(openRole).toBool();
    Dialog::setAllowed(m_open, isOpen ? std::optional(tr("It is open already.")) : none);
    Dialog::setAllowed(m_signOut, none);
}

} // namespace triage::app

#include "moc_accountlist.cpp"
