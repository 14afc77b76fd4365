// SPDX-License-Identifier: GPL-3.0-or-later
// The bodies of messages: pure functions from an event to bytes.
#pragma once

#include "domain/webhook.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace triage::services {

/// An event that a webhook is notified of.
struct WebhookNews
{
    WebhookEvent event = WebhookEvent::FeedbackCreated;
    Timestamp happenedAt;
    qint64 subject = 0;
    FeedbackId feedback; ///< The item, also of a note; invalid where there is none.
    std::vector<BufferId> buffers; ///< That the item is in.
    QByteArray json; ///< The subject as an object; empty if it is deleted.
    QByteArray changed; ///< The members that changed, as a JSON array; empty for events that list none.
    QString organizationSlug;
    QString baseUrl; ///< The beginning of links.
};

/// Returns the body of a message; never more than 256 KiB. Texts are left out if it is thin.
QByteArray messageOf(const WebhookNews &news, WebhookFormat format, const QString &bodyTemplate, bool thin);
/// Returns why a text cannot be the template of a body; nothing if it can.
std::optional<QString> faultOfTemplate(const QString &text);
/// Returns news of an item that does not exist, for tests.
WebhookNews sampleNews(WebhookEvent event, Timestamp at, const QString &organizationSlug,
                       const QString &baseUrl);

inline constexpr qsizetype maxMessageBytes = 256 * 1024;

} // namespace triage::services
