// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the secret of a webhook, once: after it was created, and after its secret was replaced.
#pragma once

#include "dialogs/dialog.h"
#include "domain/webhook.h"

namespace triage::app {

class SecretField;

/// Asks before it closes without the secret having been copied.
class WebhookSecretDialog : public Dialog
{
    Q_OBJECT
public:
    enum class After { Creation, Rotation };

    WebhookSecretDialog(const Context &context, const Webhook &webhook, After after, QWidget *parent);

protected:
    void reject() override;

private:
    SecretField *m_secret;
};

} // namespace triage::app
