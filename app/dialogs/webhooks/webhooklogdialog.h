// SPDX-License-Identifier: GPL-3.0-or-later
// The log of what was sent to a webhook, with every attempt, and a way to send messages again.
#pragma once

#include "client/replyvalue.h"
#include "dialogs/dialog.h"
#include "domain/webhook.h"

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace triage::app {

class RecordTable;

/// For administrators. Shows pages, newest first.
class WebhookLogDialog : public Dialog
{
    Q_OBJECT
public:
    WebhookLogDialog(const Context &context, const Webhook &webhook, QWidget *parent);

protected:
    void refresh() override;

private:
    QWidget *buildHead();
    QWidget *buildAttempts();
    QToolButton *pageButton(const QString &icon, const QString &objectName, const QString &name, int step);
    /// Reads a page, counted from 1.
    void load(int page);
    void receive(const Result<Page<WebhookDelivery>> &page);
    void fill();
    void showAttempts();
    std::optional<DeliveryState> state() const;
    void replay();
    void askSince();
    void replaySince(Timestamp since);
    const WebhookDelivery *chosen() const;

    const WebhookId m_webhook;
    Page<WebhookDelivery> m_page;
    QComboBox *m_state;
    RecordTable *m_table;
    RecordTable *m_attempts;
    QLabel *m_place = nullptr;
    QToolButton *m_newer = nullptr;
    QToolButton *m_older = nullptr;
    QPushButton *m_refresh;
    QPushButton *m_replay;
    QPushButton *m_replaySince;
    QString m_done; ///< Shown once the page was read.
};

} // namespace triage::app
