// SPDX-License-Identifier: GPL-3.0-or-later
// The log of what was sent to a webhook, with every attempt, and ways to send messages again and to open
// items.
#pragma once

#include "client/apiclient.h"
#include "dialogs/dialog.h"
#include "domain/webhook.h"

#include <QTimer>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace triage::app {

class RecordTable;

/// For administrators. Shows pages, newest first, and follows while it is open.
class WebhookLogDialog : public Dialog
{
    Q_OBJECT
public:
    WebhookLogDialog(const Context &context, const Webhook &webhook, QWidget *parent);

Q_SIGNALS:
    void openRequested(triage::FeedbackId feedback);

protected:
    void refresh() override;

private:
    QWidget *buildHead();
    QWidget *buildAttempts();
    QToolButton *pageButton(const QString &icon, const QString &objectName, const QString &name, int step);
    Task<Result<Page<WebhookDelivery>>> page(int number);
    /// Reads and shows a page, counted from 1.
    void load(int number);
    /// Reads the page again, without a word about it.
    void follow();
    void receive(const Result<Page<WebhookDelivery>> &page);
    void fill();
    void showAttempts();
    std::optional<DeliveryState> state() const;
    /// Returns what lists call the item of a delivery, its identifier if it is not here, or nothing.
    QString item(const WebhookDelivery &delivery) const;
    void openItem();
    void replay();
    void askSince();
    void replaySince(Timestamp since);
    const WebhookDelivery *chosen() const;

    const WebhookId m_webhook;
    Page<WebhookDelivery> m_page;
    bool m_isFollowing = false; ///< The page is being read once more.
    QComboBox *m_state;
    RecordTable *m_table;
    RecordTable *m_attempts;
    QLabel *m_place = nullptr;
    QToolButton *m_newer = nullptr;
    QToolButton *m_older = nullptr;
    QPushButton *m_refresh;
    QPushButton *m_replay;
    QPushButton *m_replaySince;
    QPushButton *m_openItem;
    QTimer m_following;
    QString m_done; ///< Shown once the page was read.
};

} // namespace triage::app
