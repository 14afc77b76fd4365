// SPDX-License-Identifier: GPL-3.0-or-later
// The webhooks of one organization in the database, and the log of their messages.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/webhook.h"
#include "stores/scopedstore.h"

#include <optional>

namespace triage::storage {

Problem webhookNotFound();
Problem deliveryNotFound();

/// Returns the organization of the webhook with that identifier, for operators. WebhookNotFound if there is
/// none.
Result<OrganizationId> organizationOfWebhook(Connection &connection, WebhookId id);

/// The sealed secrets of a webhook. The one before the last rotation is empty once it does not count.
struct SealedSecrets
{
    QByteArray current;
    QByteArray previous;
    std::optional<Timestamp> previousUntil; ///< Set if the previous one counts.
};

class WebhookStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RecordPage<Webhook>> list(const api::PageRequest &page);
    /// WebhookNotFound if there is none; the same holds for the functions below with a webhook.
    Result<Webhook> find(WebhookId id);
    Result<SealedSecrets> secrets(WebhookId id);
    Result<qint64> count();
    /// Returns messages, newest first, of that state only if one is given.
    Result<RecordPage<WebhookDelivery>> deliveries(WebhookId id, std::optional<DeliveryState> state,
                                                   const api::PageRequest &page);
    /// DeliveryNotFound if there is none.
    Result<WebhookDelivery> delivery(DeliveryId id);
};

/// Writes webhooks, inside a transaction.
class WebhookWriter : public WriterOf<WebhookStore>
{
public:
    using WriterOf::WriterOf;

    Result<void> insert(const Webhook &webhook, const QByteArray &sealedSecret);
    Result<void> update(const Webhook &webhook);
    Result<void> remove(WebhookId id);
    /// The secret before signs for another 24 hours.
    Result<void> rotate(WebhookId id, const QByteArray &sealedSecret);
    /// The secret before signs nothing more.
    Result<void> replaceSecret(WebhookId id, const QByteArray &sealedSecret);
    /// Takes a rotation back.
    Result<void> restoreSecrets(WebhookId id, const SealedSecrets &secrets);
    /// Switches it off, with a reason that people read. Clients learn of it from the organization, whose
    /// usage counts such webhooks and which appears in the change feed.
    Result<void> disable(WebhookId id, const QString &reason);
    /// Queues a message again.
    Result<void> replay(DeliveryId id);
    /// Queues the messages since a time again, up to a limit. Returns their number.
    Result<qint64> replaySince(WebhookId id, Timestamp since, int limit);
};

/// Removes the pending messages of webhooks that are gone, takes those of webhooks that are off out of the
/// queue, and queues them when their webhook is on again; a limited number. Returns true if there may be
/// more.
Result<bool> followWebhooks(Connection &connection);

/// Removes messages and attempts older than 30 days, a limited number. Returns true if there may be more.
Result<bool> purgeDeliveries(Connection &connection);

} // namespace triage::storage
