// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of webhooks in the API document: the body of each event, as receivers get it.
#pragma once

#include "api/openapi/documentedcontent.h"
#include "domain/webhook.h"
#include "fields/jsonwriter.h"

#include <vector>

namespace triage::api::openapi {

/// The body of the messages of an event in the format `standard`.
struct DocumentedMessage
{
    const WebhookEventRow *event;
    DocumentedContent body;
};

/// Returns the messages of all events. Adds their schemas to the components.
std::vector<DocumentedMessage> webhookMessages(Components &components);
/// Writes the member `webhooks` of the document.
void writeWebhooks(JsonWriter &out, const std::vector<DocumentedMessage> &messages);

} // namespace triage::api::openapi
