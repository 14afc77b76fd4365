// SPDX-License-Identifier: GPL-3.0-or-later
// Turns recorded events into messages for the webhooks that want them.
#pragma once

#include "database/connection.h"
#include "domain/webhook.h"
#include "result.h"
#include "services/webhooks/webhookmessage.h"
#include "stores/webhooks/webhookqueue.h"

#include <QString>

namespace triage::services {

/// Takes events, at most that many, and queues their messages in the same transaction. A message shows its
/// subject as it is then. Returns the number of events.
Result<int> dispatchEvents(storage::Connection &connection, const QString &baseUrl, int limit);

/// Reads news of an item, for tests. FeedbackNotFound if it does not exist.
Result<WebhookNews> newsOfFeedback(storage::Connection &connection, OrganizationId organization,
                                   FeedbackId id);

} // namespace triage::services
