// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on webhooks, for administrators.
#pragma once

#include "contract/entitytag.h"
#include "contract/messages.h"
#include "database/recordpage.h"
#include "domain/caller.h"
#include "domain/webhook.h"
#include "outgoing/outgoing.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "services/webhooks/secretbox.h"

#include <QObject>

#include <functional>
#include <optional>

namespace triage::services {

/// The number of webhooks that an organization may have.
inline constexpr int maxWebhooks = 20;

/// A page of messages, of that state only if one is given.
struct DeliveryRequest
{
    api::PageRequest page;
    std::optional<DeliveryState> state;
};

/// Lives in the HTTP thread. Everything that it is given must outlive it; the answers of test messages arrive
/// as long as `outgoing` exists.
class WebhookService : public QObject
{
    Q_OBJECT
public:
    WebhookService(storage::Database &database, outgoing::Outgoing &outgoing, SecretBox &secrets,
                   QObject *parent = nullptr);

    /// The address of links in test messages.
    void setBaseUrl(const QString &baseUrl) { m_baseUrl = baseUrl; }
    /// The function is called, in the HTTP thread, when messages may have become due.
    void onQueued(std::function<void()> notify) { m_notify = std::move(notify); }

    DatabaseTask<storage::RecordPage<Webhook>> list(const Caller &caller, const api::PageRequest &page);
    /// WebhookNotFound if there is none; the same holds for the functions below with a webhook.
    DatabaseTask<Webhook> find(const Caller &caller, WebhookId id);
    DatabaseTask<void> require(const Caller &caller, WebhookId id);
    /// DeliveryNotFound if there is none.
    DatabaseTask<void> requireDelivery(const Caller &caller, DeliveryId id);
    /// The secret is in this answer only. Conflict if the organization has as many as it may have.
    DatabaseTask<Webhook> create(const Caller &caller, const NewWebhook &body,
                                 const IdempotencyGuard<Webhook> &idempotency = {});
    /// PreconditionFailed if the webhook has another edition than `ifMatch` demands.
    ServiceTask<Webhook> update(const Caller &caller, WebhookId id, const WebhookPatch &patch,
                                const api::IfMatch &ifMatch = {});
    DatabaseTask<void> remove(const Caller &caller, WebhookId id, const api::IfMatch &ifMatch = {});
    /// The new secret is in this answer only.
    DatabaseTask<Webhook> rotate(const Caller &caller, WebhookId id,
                                 const IdempotencyGuard<Webhook> &idempotency = {});
    /// Sends a message that is not recorded, and returns how it was received.
    ServiceTask<WebhookTestResult> test(const Caller &caller, WebhookId id, const WebhookTest &body,
                                        const IdempotencyGuard<WebhookTestResult> &idempotency = {});
    DatabaseTask<storage::RecordPage<WebhookDelivery>> deliveries(const Caller &caller, WebhookId id,
                                                                  const DeliveryRequest &request);
    ServiceTask<WebhookDelivery> replayDelivery(const Caller &caller, DeliveryId id,
                                                const IdempotencyGuard<WebhookDelivery> &idempotency = {});
    ServiceTask<WebhookReplayed> replay(const Caller &caller, WebhookId id, const WebhookReplay &body,
                                        const IdempotencyGuard<WebhookReplayed> &idempotency = {});

private:
    storage::Awaitable<outgoing::OutgoingAnswer> send(outgoing::OutgoingRequest request);

    storage::Database &m_database;
    outgoing::Outgoing &m_outgoing;
    SecretBox &m_secrets;
    QString m_baseUrl;
    std::function<void()> m_notify;
};

// The same use cases inside a transaction, which operators use, too.

Result<Webhook> createWebhook(storage::Transaction &tx, const NewWebhook &body, SecretBox &box,
                              const outgoing::Outgoing &outgoing);
Result<Webhook> patchWebhook(storage::Transaction &tx, WebhookId id, const WebhookPatch &patch,
                             const api::IfMatch &ifMatch, const outgoing::Outgoing &outgoing);
Result<Webhook> rotateSecret(storage::Transaction &tx, WebhookId id, SecretBox &box);
Result<WebhookReplayed> replaySince(storage::Transaction &tx, WebhookId id, Timestamp since);
/// Returns the request of a test message.
Result<outgoing::OutgoingRequest> testRequest(storage::Connection &db, OrganizationId organization,
                                              WebhookId id, const WebhookTest &body, const QString &baseUrl,
                                              SecretBox &box);
/// Returns how a test message was received.
WebhookTestResult resultOf(const outgoing::OutgoingAnswer &answer);

/// Returns the request that sends a message to a webhook now. ServiceUnavailable if its secrets cannot be
/// read.
Result<outgoing::OutgoingRequest> requestOf(const QString &url, DeliveryId id, const QByteArray &body,
                                            SecretBox &box, const QByteArray &sealedSecret,
                                            const QByteArray &sealedOldSecret);

} // namespace triage::services
