// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/webhooks/webhooksecretdialog.h"

#include "dialogs/secretfield.h"
#include "dialogs/webhooks/webhookwords.h"
#include "widgets/inklabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

WebhookSecretDialog::WebhookSecretDialog(const Context &context, const Webhook &webhook, After after,
                                         QWidget *parent)
    : Dialog(context, u"webhookSecretDialog"_s, tr("Secret of %1").arg(WebhookWords::name(webhook)), parent),
      m_secret(new SecretField(context.theme, Field::Lines::One, u"secretEdit"_s, tr("&Secret"), tr("Secret"),
                               u"copySecretButton"_s, this))
{
    addClose();
    auto *about = new InkLabel(context.theme, Ink::Text, Type::Body, this);
    about->setObjectName(u"secretLabel"_s);
    about->setText(after == After::Creation
                       ? tr("Give this secret to the receiver. With it, the receiver checks that messages "
                            "come from this server.")
                       : tr("Give this secret to the receiver within 24 hours. Until then messages are "
                            "signed with the old secret, too."));
    body()->addWidget(about);
    body()->addWidget(m_secret);
    body()->addStretch();
    resize(600, 200);
    m_secret->reveal(webhook.secret.value_or(QString()));
    growToFit();
}

void WebhookSecretDialog::reject()
{
    SecretField::closeGuarded(m_secret, this, [this] { QDialog::reject(); });
}

} // namespace triage::app

#include "moc_webhooksecretdialog.cpp"
