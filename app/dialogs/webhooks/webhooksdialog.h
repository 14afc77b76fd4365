// SPDX-License-Identifier: GPL-3.0-or-later
// Manages the webhooks of the organization, and shows how sending to them goes.
#pragma once

#include "dialogs/dialog.h"
#include "dialogs/webhooks/webhooksecretdialog.h"
#include "domain/webhook.h"

#include <vector>

namespace triage::app {

class InkLabel;
class RecordTable;

/// For administrators. Reads the list again when the server switches a webhook off.
class WebhooksDialog : public Dialog
{
    Q_OBJECT
public:
    WebhooksDialog(const Context &context, QWidget *parent);

Q_SIGNALS:
    /// Requests to show an item that the log of a webhook names.
    void openRequested(triage::FeedbackId feedback, QWidget *log);

protected:
    void refresh() override;

private:
    QWidget *buildButtons();
    void load();
    /// Reads the states again while the dialog is open, without a word about it.
    void follow();
    void fill();
    /// Adds the row of a webhook, with a dot for its health.
    void addRow(const Webhook &webhook);
    void edit(const std::optional<Webhook> &webhook);
    void toggle();
    void confirmRotate();
    void test();
    void showLog();
    void confirmRemove();
    void remove(WebhookId id, const QString &name);
    void showSecret(const Webhook &webhook, WebhookSecretDialog::After after);
    const Webhook *chosen() const;

    std::vector<Webhook> m_webhooks;
    RecordTable *m_table;
    InkLabel *m_health; ///< About the chosen webhook.
    QPushButton *m_create = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_toggle = nullptr;
    QPushButton *m_test = nullptr;
    QPushButton *m_log = nullptr;
    QPushButton *m_rotate = nullptr;
    QPushButton *m_remove = nullptr;
    qint64 m_wanted = 0; ///< The row to select when the table is filled.
    QTimer m_following;
};

} // namespace triage::app
