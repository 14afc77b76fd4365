// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the events that messages of webhooks report.
#pragma once

#include "database/connection.h"
#include "result.h"
#include "services/webhooks/webhookmessage.h"
#include "stores/webhooks/webhookqueue.h"

#include <optional>

namespace triage::services {

/// Reads the event of a message, with its subject as it is now; nothing if the subject is gone, of whose end
/// a later event reports. Links begin with baseUrl.
Result<std::optional<WebhookNews>> newsOf(storage::Connection &connection,
                                          const storage::ClaimedMessage &message, const QString &baseUrl);

/// Reads news of an item, for tests. FeedbackNotFound if it does not exist.
Result<WebhookNews> newsOfFeedback(storage::Connection &connection, OrganizationId organization,
                                   FeedbackId id);

} // namespace triage::services
