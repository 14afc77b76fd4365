// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a webhook: its address, its events, and the form of its messages.
#pragma once

#include "dialogs/dialog.h"
#include "domain/webhook.h"

class QCheckBox;
class QComboBox;

namespace triage::app {

class WebhookEvents;

/// Creates a webhook or changes one. Where another person changed it meanwhile, their changes are taken over
/// beside those made here, and saving again replaces the webhook.
class WebhookDialog : public Dialog
{
    Q_OBJECT
public:
    WebhookDialog(const Context &context, const std::optional<Webhook> &webhook, QWidget *parent);

Q_SIGNALS:
    /// Emitted with the server's answer, which has the secret of a new webhook.
    void saved(const triage::Webhook &webhook);

protected:
    void refresh() override;
    bool isUnsaved() const override;

private:
    QWidget *buildForm();
    QCheckBox *checkBox(const QString &text, const QString &objectName);
    void fillBuffers(const std::optional<Webhook> &webhook);
    void showValues(const Webhook &webhook);
    void showFormat();
    void checkTemplate();
    NewWebhook values() const;
    WebhookPatch changes() const;
    std::optional<QString> whyNotSave() const;
    void save();
    void receive(const Result<Webhook> &answer);
    /// Takes over what another person changed.
    void adopt(const Webhook &theirs);

    std::optional<Webhook> m_webhook; ///< As the server has it, as far as it is known here.
    NewWebhook m_shown; ///< The values of the fields before the person changed them.
    Field *m_url;
    Field *m_description;
    WebhookEvents *m_events;
    QComboBox *m_format;
    Field *m_template;
    QComboBox *m_buffer;
    QComboBox *m_state;
    Field *m_tag;
    QCheckBox *m_thin = nullptr;
    QCheckBox *m_enabled = nullptr;
    QPushButton *m_save;
};

} // namespace triage::app
