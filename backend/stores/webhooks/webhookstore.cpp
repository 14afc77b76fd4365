// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/webhooks/webhookstore.h"

#include "database/columns.h"
#include "database/record.h"
#include "domain/idtime.h"
#include "stores/parts/removal.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

std::optional<BufferId> bufferOf(const Webhook &webhook)
{
    return webhook.filter && webhook.filter->buffer ? idFromString<BufferTag>(*webhook.filter->buffer)
                                                    : std::nullopt;
}

Binds bindsOf(const Webhook &webhook)
{
    return { { "id", webhook.id },
             { "url", webhook.url },
             { "events", columnOf(webhook.events, std::identity()) },
             { "description", webhook.description },
             { "format", wordOf(webhook.format) },
             { "template", webhook.bodyTemplate },
             { "buffer", bufferOf(webhook) },
             { "tag", webhook.filter ? webhook.filter->tag : std::nullopt },
             { "state", webhook.filter ? wordOf(webhook.filter->state) : std::nullopt },
             { "thin", webhook.thin },
             { "enabled", webhook.enabled } };
}

} // namespace

Problem webhookNotFound()
{
    return problem(ProblemType::WebhookNotFound, u"There is no webhook with that id."_s);
}

Problem deliveryNotFound()
{
    return problem(ProblemType::DeliveryNotFound, u"There is no delivery with that id."_s);
}

Result<OrganizationId> organizationOfWebhook(Connection &connection, WebhookId id)
{
    return firstOr<OrganizationId>(connection.execute("webhook.organization", { { "id", id } }),
                                   webhookNotFound);
}

Result<RecordPage<Webhook>> WebhookStore::list(const api::PageRequest &page)
{
    return recordPage<Webhook>(query("webhook.page", bindsOf(page)));
}

Result<Webhook> WebhookStore::find(WebhookId id)
{
    return firstOr<Webhook>(query("webhook.find", { { "id", id } }), webhookNotFound);
}

Result<SealedSecrets> WebhookStore::secrets(WebhookId id)
{
    return firstOr<SealedSecrets>(
        query("webhook.secrets", { { "id", id } }), webhookNotFound, [](const Row &row) {
            if (row.isNull(1))
                return SealedSecrets{ row.binary(0), {}, {} };
            return SealedSecrets{ row.binary(0), row.binary(1), row.optionalTimestamp(2) };
        });
}

Result<qint64> WebhookStore::count()
{
    return firstOf<qint64>(query("webhook.count"));
}

Result<RecordPage<WebhookDelivery>> WebhookStore::deliveries(WebhookId id, std::optional<DeliveryState> state,
                                                             const api::PageRequest &page)
{
    if (const auto webhook = find(id); !webhook)
        return webhook.error();
    return recordPage<WebhookDelivery>(
        query("webhook.deliveries", bindsOf(page, { { "webhook", id }, { "state", wordOf(state) } })));
}

Result<WebhookDelivery> WebhookStore::delivery(DeliveryId id)
{
    return firstOr<WebhookDelivery>(query("webhook.delivery", { { "id", id } }), deliveryNotFound);
}

Result<void> WebhookWriter::insert(const Webhook &webhook, const QByteArray &sealedSecret)
{
    Binds binds = bindsOf(webhook);
    binds.push_back(Bind::binary("secret", sealedSecret));
    return m_tx.run("webhook.insert", binds);
}

Result<void> WebhookWriter::update(const Webhook &webhook)
{
    if (const auto updated = requireAny(m_tx.execute("webhook.update", bindsOf(webhook)), webhookNotFound);
        !updated)
        return updated;
    return webhook.disabledReason ? m_tx.run("organization.touch") : Result<void>();
}

Result<void> WebhookWriter::remove(WebhookId id)
{
    if (const auto removed = requireAny(m_tx.execute("webhook.delete", { { "id", id } }), webhookNotFound);
        !removed)
        return removed;
    return m_tx.run("organization.touch");
}

Result<void> WebhookWriter::rotate(WebhookId id, const QByteArray &sealedSecret)
{
    return requireAny(m_tx.execute("webhook.rotate", { { "id", id }, Bind::binary("secret", sealedSecret) }),
                      webhookNotFound);
}

Result<void> WebhookWriter::replaceSecret(WebhookId id, const QByteArray &sealedSecret)
{
    return requireAny(
        m_tx.execute("webhook.replaceSecret", { { "id", id }, Bind::binary("secret", sealedSecret) }),
        webhookNotFound);
}

Result<void> WebhookWriter::restoreSecrets(WebhookId id, const SealedSecrets &secrets)
{
    const Bind previous = secrets.previous.isEmpty() ? Bind("old_secret", std::nullopt)
                                                     : Bind::binary("old_secret", secrets.previous);
    return requireAny(m_tx.execute("webhook.restoreSecrets",
                                   { { "id", id },
                                     Bind::binary("secret", secrets.current),
                                     previous,
                                     { "old_secret_until", secrets.previousUntil } }),
                      webhookNotFound);
}

Result<void> WebhookWriter::disable(WebhookId id, const QString &reason)
{
    if (const auto disabled = m_tx.run("webhook.disable", { { "id", id }, { "reason", reason } }); !disabled)
        return disabled;
    return m_tx.run("organization.touch");
}

Result<void> WebhookWriter::replay(DeliveryId id)
{
    return m_tx.run("webhook.replayOne", { { "id", id } });
}

Result<qint64> WebhookWriter::replaySince(WebhookId id, Timestamp since, int limit)
{
    if (const auto webhook = find(id); !webhook)
        return webhook.error();
    const auto rows = m_tx.execute(
        "webhook.replaySince", { { "webhook", id }, { "first_id", idsOf(since).first }, { "limit", limit } });
    if (!rows)
        return rows.error();
    return qint64(rows->affected());
}

Result<bool> followWebhooks(Connection &connection)
{
    return runInBatches(connection, { "webhook.withdrawUnwanted", "webhook.queueAgain" });
}

Result<bool> purgeDeliveries(Connection &connection)
{
    return runInBatches(connection, { "webhook.purge", "webhook.purgeAttempts" });
}

} // namespace triage::storage
