// SPDX-License-Identifier: GPL-3.0-or-later
// Requests about webhooks: their list, their changes, tests, and the log of what was sent.
#pragma once

#include "client/apiclient.h"
#include "domain/webhook.h"

#include <optional>
#include <vector>

namespace triage::app {

/// For administrators; nothing is stored or undone. Each function returns the server's answer.
class WebhookAdministration
{
public:
    explicit WebhookAdministration(ApiClient &client) : m_client(client) { }

    /// Returns all of them, newest first.
    Task<Result<std::vector<Webhook>>> all();
    Task<Result<Webhook>> find(WebhookId id);
    /// The answer has the secret, like that of rotate() and no other.
    Task<Result<Webhook>> create(NewWebhook webhook);
    /// `seen` is the webhook that the person changed: PreconditionFailed if the server has another edition of
    /// it by now. Without it, whatever is there is replaced.
    Task<Result<Webhook>> update(WebhookId id, WebhookPatch patch, const std::optional<Webhook> &seen = {});
    Task<Result<void>> remove(WebhookId id);
    /// Replaces the secret. For 24 hours, the secret before signs messages, too.
    Task<Result<Webhook>> rotate(WebhookId id);
    /// Sends a test message and waits for the address to answer.
    Task<Result<WebhookTestResult>> test(WebhookId id, WebhookTest test);

    /// Returns a page of messages, newest first, counted from 1; of that state only if one is given.
    Task<Result<Page<WebhookDelivery>>> deliveries(WebhookId id, std::optional<DeliveryState> state,
                                                   int page);
    /// Sends a message again.
    Task<Result<WebhookDelivery>> replay(DeliveryId id);
    /// Sends messages again that were recorded then or later.
    Task<Result<WebhookReplayed>> replaySince(WebhookId id, Timestamp since);

private:
    ApiClient &m_client;
};

} // namespace triage::app
