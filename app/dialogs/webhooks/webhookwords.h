// SPDX-License-Identifier: GPL-3.0-or-later
// The words for webhooks: events, formats, and how sending to them goes.
#pragma once

#include "domain/webhook.h"
#include "theme/theme.h"

#include <QCoreApplication>
#include <QIcon>
#include <QString>

#include <vector>

namespace triage::app {

/// How sending to a webhook goes, in words and as a dot. The words say everything that the dot does.
struct WebhookHealth
{
    QString text; ///< "Failing since 12 Nov 2026, 09:14".
    QString explanation; ///< A whole sentence.
    QIcon dot;
};

class WebhookWords
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::WebhookWords)
public:
    static QString event(WebhookEvent event);
    static QString events(const std::vector<WebhookEvent> &events);
    static QString format(WebhookFormat format);
    static QString state(DeliveryState state);
    static QIcon dot(DeliveryState state, const Theme &theme);
    /// Returns the description, or the host of the address if there is none.
    static QString name(const Webhook &webhook);
    static WebhookHealth health(const Webhook &webhook, const Theme &theme);
    /// Returns an address that stays in one piece, from left to right in windows of any direction.
    static QString address(const QString &url);
    /// Returns "404 after 12 ms", or why there was no answer.
    static QString outcome(std::optional<int> status, qint64 durationMs, const std::optional<QString> &error);
    static bool isSuccess(std::optional<int> status);
};

} // namespace triage::app
