// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/webhooks/webhookwords.h"

#include "models/labels.h"
#include "store/values/dates.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace triage::app {

QString WebhookWords::event(WebhookEvent event)
{
    return QCoreApplication::translate("triage::WebhookEvent", rowOf(event).name);
}

QString WebhookWords::events(const std::vector<WebhookEvent> &events)
{
    QStringList words;
    for (const WebhookEvent each : events)
        words << event(each);
    return Labels::list(words);
}

QString WebhookWords::format(WebhookFormat format)
{
    switch (format) {
    case WebhookFormat::Standard:
        return tr("Standard Webhooks");
    case WebhookFormat::Slack:
        return u"Slack"_s;
    case WebhookFormat::Mattermost:
        return u"Mattermost"_s;
    case WebhookFormat::Discord:
        return u"Discord"_s;
    case WebhookFormat::Template:
        return tr("Your own template");
    }
    Q_UNREACHABLE();
}

QString WebhookWords::state(DeliveryState state)
{
    switch (state) {
    case DeliveryState::Pending:
        return tr("Waiting");
    case DeliveryState::Delivered:
        return tr("Delivered");
    case DeliveryState::Failed:
        return tr("Failed");
    }
    Q_UNREACHABLE();
}

QIcon WebhookWords::dot(DeliveryState state, const Theme &theme)
{
    switch (state) {
    case DeliveryState::Pending:
        return theme.icon(u"ring"_s, Ink::Warning);
    case DeliveryState::Delivered:
        return theme.icon(u"dot"_s, Ink::Positive);
    case DeliveryState::Failed:
        return theme.icon(u"dot"_s, Ink::Danger);
    }
    Q_UNREACHABLE();
}

QString WebhookWords::name(const Webhook &webhook)
{
    return webhook.description.value_or(QUrl(webhook.url).host());
}

WebhookHealth WebhookWords::health(const Webhook &webhook, const Theme &theme)
{
    if (!webhook.enabled && webhook.disabledReason)
        return { tr("Switched off by the server"),
                 tr("Switched off by the server: %1 Mend the receiver, then switch it on.")
                     .arg(*webhook.disabledReason),
                 theme.icon(u"ring"_s, Ink::Danger) };
    if (!webhook.enabled)
        return { tr("Off"), tr("Switched off by a person: nothing is sent, nothing is recorded."),
                 theme.icon(u"ring"_s, Ink::TextSecondary) };
    if (webhook.bufferDeleted)
        return {
            tr("Its buffer was deleted"),
            tr("The buffer that it is limited to was deleted: nothing of that buffer is sent. Restore the "
               "buffer, or choose another one."),
            theme.icon(u"ring"_s, Ink::Warning)
        };
    if (webhook.failingSince)
        return { tr("Failing since %1").arg(Dates::stamp(*webhook.failingSince)),
                 tr("Nothing has arrived since %1. Each message is tried nine times over a day; after five "
                    "days of failures the server switches the webhook off.")
                     .arg(Dates::stamp(*webhook.failingSince)),
                 theme.icon(u"dot"_s, Ink::Danger) };
    return { tr("On"), tr("On: nothing that was sent is failing."), theme.icon(u"dot"_s, Ink::Positive) };
}

QString WebhookWords::address(const QString &url)
{
    constexpr char16_t leftToRightIsolate = 0x2066;
    constexpr char16_t endOfIsolate = 0x2069;
    return QChar(leftToRightIsolate) + url + QChar(endOfIsolate);
}

bool WebhookWords::isSuccess(std::optional<int> status)
{
    return status && *status >= 200 && *status < 300;
}

QString WebhookWords::outcome(std::optional<int> status, qint64 durationMs,
                              const std::optional<QString> &error)
{
    if (!status)
        return tr("No answer after %1 ms: %2", "duration, reason")
            .arg(Labels::number(durationMs), error.value_or(QString()));
    return tr("Answer %1 after %2 ms", "HTTP status, duration")
        .arg(QString::number(*status), Labels::number(durationMs));
}

} // namespace triage::app
