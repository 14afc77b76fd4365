// SPDX-License-Identifier: GPL-3.0-or-later
// Sends a test message to a webhook and shows what the address answered.
#pragma once

#include "dialogs/dialog.h"
#include "domain/webhook.h"
#include "theme/theme.h"

class QComboBox;
class QProgressBar;

namespace triage::app {

class InkLabel;

/// For administrators. The message tells of an item that does not exist; the log of deliveries does not have
/// it.
class WebhookTestDialog : public Dialog
{
    Q_OBJECT
public:
    WebhookTestDialog(const Context &context, const Webhook &webhook, QWidget *parent);

protected:
    void refresh() override;

private:
    void send();
    /// Stops waiting for the answer.
    void stop();
    void receive(const Result<WebhookTestResult> &result);
    void showEnd(const QString &text, Ink ink);

    const WebhookId m_webhook;
    QComboBox *m_event;
    InkLabel *m_outcome;
    Field *m_excerpt;
    QProgressBar *m_progress;
    QPushButton *m_stop;
    QPushButton *m_send;
    int m_awaited = 0; ///< The number of the test whose answer is awaited; 0: none.
    int m_tests = 0;
};

} // namespace triage::app
