// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/webhooks/webhookservice.h"

#include "database/databaseclock.h"
#include "domain/idtime.h"
#include "services/webhooks/webhookfault.h"
#include "services/webhooks/webhookmessage.h"
#include "services/webhooks/webhooknews.h"
#include "services/webhooks/webhooksignature.h"
#include "stores/bufferstore.h"
#include "stores/organizationstore.h"
#include "stores/webhooks/webhookstore.h"

#include <QRandomGenerator>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace triage::services {

using outgoing::OutgoingAnswer;
using outgoing::OutgoingRequest;
using storage::Connection;
using storage::Transaction;
using storage::WebhookStore;
using storage::WebhookWriter;

namespace {

constexpr int maxReplayed = 10'000;

/// Checks what depends on stored data, too, names the buffer of the filter by its id and its tag in the
/// normal form. A URL that stays as it was may be one that the operator no longer allows, a filter may name a
/// buffer that is deleted meanwhile.
Result<void> check(Transaction &tx, Webhook &webhook, const outgoing::Outgoing &outgoing,
                   const Webhook &before = {})
{
    if (webhook.url != before.url) {
        if (const auto fault = faultOfUrl(webhook.url, outgoing))
            return *fault;
    }
    if (const auto fault = faultOfFormat(webhook))
        return *fault;
    if (!webhook.filter || webhook.filter == before.filter)
        return {};
    if (webhook.filter->tag) {
        const auto tags = normalTags({ *webhook.filter->tag }, u"filter.tag"_s);
        if (!tags)
            return tags.error();
        webhook.filter->tag = tags->front();
    }
    if (!webhook.filter->buffer || (before.filter && webhook.filter->buffer == before.filter->buffer))
        return {};
    const auto buffer = storage::BufferStore(tx.connection(), tx.organization())
                            .find(BufferKey::parse(*webhook.filter->buffer));
    if (!buffer)
        return buffer.error();
    webhook.filter->buffer = toString(buffer->id);
    return {};
}

Webhook webhookFrom(const NewWebhook &body, Transaction &tx)
{
    Webhook webhook;
    webhook.id = tx.take<WebhookId>();
    webhook.url = body.url;
    webhook.events = body.events;
    webhook.description = body.description;
    webhook.format = body.format.value_or(WebhookFormat::Standard);
    webhook.bodyTemplate = body.bodyTemplate;
    webhook.filter = body.filter;
    webhook.thin = body.thin.value_or(false);
    webhook.enabled = body.enabled.value_or(true);
    webhook.createdAt = tx.now();
    webhook.updatedAt = tx.now();
    return webhook;
}

} // namespace

Result<Webhook> createWebhook(Transaction &tx, const NewWebhook &body, SecretBox &box,
                              const outgoing::Outgoing &outgoing)
{
    WebhookWriter webhooks(tx);
    Webhook webhook = webhookFrom(body, tx);
    if (const auto allowed = check(tx, webhook, outgoing); !allowed)
        return allowed.error();
    const auto count = webhooks.count();
    if (!count)
        return count.error();
    if (*count >= maxWebhooks)
        return problem(ProblemType::Conflict,
                       u"An organization can have %1 webhooks. Delete one first."_s.arg(maxWebhooks));
    const QByteArray secret = newWebhookSecret();
    const auto sealed = box.seal(secret);
    if (!sealed)
        return sealed.error();
    if (const auto inserted = webhooks.insert(webhook, *sealed); !inserted)
        return inserted.error();
    webhook.secret = QString::fromLatin1(secret);
    return webhook;
}

Result<Webhook> patchWebhook(Transaction &tx, WebhookId id, const WebhookPatch &patch,
                             const api::IfMatch &ifMatch, const outgoing::Outgoing &outgoing)
{
    WebhookWriter webhooks(tx);
    auto webhook = webhooks.find(id);
    if (!webhook)
        return webhook;
    if (const auto expected = ifMatch.check(*webhook); !expected)
        return expected.error();
    const Webhook before = *webhook;
    applyPatch(patch.url, webhook->url);
    applyPatch(patch.events, webhook->events);
    applyPatch(patch.description, webhook->description);
    applyPatch(patch.format, webhook->format);
    applyPatch(patch.bodyTemplate, webhook->bodyTemplate);
    applyPatch(patch.filter, webhook->filter);
    applyPatch(patch.thin, webhook->thin);
    applyPatch(patch.enabled, webhook->enabled);
    if (*webhook == before)
        return webhook;
    if (const auto allowed = check(tx, *webhook, outgoing, before); !allowed)
        return allowed.error();
    if (*webhook == before)
        return webhook;
    if (const auto updated = webhooks.update(*webhook); !updated)
        return updated.error();
    return webhooks.find(id);
}

Result<Webhook> rotateSecret(Transaction &tx, WebhookId id, SecretBox &box)
{
    WebhookWriter webhooks(tx);
    if (const auto there = webhooks.find(id); !there)
        return there;
    const QByteArray secret = newWebhookSecret();
    const auto sealed = box.seal(secret);
    if (!sealed)
        return sealed.error();
    if (const auto rotated = webhooks.rotate(id, *sealed); !rotated)
        return rotated.error();
    auto webhook = webhooks.find(id);
    if (webhook)
        webhook->secret = QString::fromLatin1(secret);
    return webhook;
}

namespace {

/// Returns an identifier for a message that is not stored.
DeliveryId unrecordedId(Timestamp now)
{
    const IdRange ids = idsOf(now);
    return DeliveryId(ids.first + QRandomGenerator::global()->bounded(int(ids.last - ids.first)));
}

} // namespace

Result<OutgoingRequest> testRequest(Connection &db, OrganizationId organization, WebhookId id,
                                    const WebhookTest &body, const QString &baseUrl, SecretBox &box)
{
    const Timestamp now = storage::databaseTime();
    WebhookStore webhooks(db, organization);
    const auto webhook = webhooks.find(id);
    if (!webhook)
        return webhook.error();
    const auto own = storage::OrganizationStore(db, organization).find();
    if (!own)
        return own.error();
    const WebhookEvent event = body.event.value_or(WebhookEvent::FeedbackCreated);
    WebhookNews news = sampleNews(event, now, own->slug, baseUrl);
    if (body.feedback) {
        const auto found = newsOfFeedback(db, organization, *body.feedback);
        if (!found)
            return found.error();
        const QByteArray changed = news.changed;
        news = *found;
        news.changed = changed;
        news.event = event;
        news.happenedAt = now;
        news.organizationSlug = own->slug;
        news.baseUrl = baseUrl;
    }
    const QByteArray message
        = messageOf(news, webhook->format, webhook->bodyTemplate.value_or(QString()), webhook->thin);
    const auto secrets = webhooks.secrets(id);
    if (!secrets)
        return secrets.error();
    return requestOf(webhook->url, unrecordedId(now), message, box, secrets->current, secrets->previous);
}

WebhookTestResult resultOf(const OutgoingAnswer &answer)
{
    WebhookTestResult result;
    result.durationMs = answer.duration.count();
    if (answer.outcome == OutgoingAnswer::Outcome::Answered)
        result.status = answer.status;
    else
        result.error = QString::fromUtf8(answer.error);
    result.responseExcerpt = QString::fromUtf8(answer.body).remove(QChar(0));
    return result;
}

Result<WebhookReplayed> replaySince(Transaction &tx, WebhookId id, Timestamp since)
{
    const auto replayed = WebhookWriter(tx).replaySince(id, since, maxReplayed);
    return replayed ? Result<WebhookReplayed>(WebhookReplayed{ *replayed }) : replayed.error();
}

Result<OutgoingRequest> requestOf(const QString &url, DeliveryId id, const QByteArray &body, SecretBox &box,
                                  const QByteArray &sealedSecret, const QByteArray &sealedOldSecret)
{
    QByteArrayList secrets;
    for (const QByteArray &sealed : { sealedSecret, sealedOldSecret }) {
        if (sealed.isEmpty())
            continue;
        const auto secret = box.open(sealed);
        if (!secret)
            return secret.error();
        secrets << *secret;
    }
    const Timestamp now = storage::databaseTime();
    OutgoingRequest request;
    request.url = QUrl(url).toEncoded();
    request.headers = signedHeaders(id, now, body, secrets);
    request.headers << "Content-Type: application/json"_ba;
    request.body = body;
    return request;
}

WebhookService::WebhookService(storage::Database &database, outgoing::Outgoing &outgoing, SecretBox &secrets,
                               QObject *parent)
    : QObject(parent), m_database(database), m_outgoing(outgoing), m_secrets(secrets)
{
}

DatabaseTask<storage::RecordPage<Webhook>> WebhookService::list(const Caller &caller,
                                                                const api::PageRequest &page)
{
    return readFrom(m_database, caller, &WebhookStore::list, page);
}

DatabaseTask<Webhook> WebhookService::find(const Caller &caller, WebhookId id)
{
    return readFrom(m_database, caller, &WebhookStore::find, id);
}

DatabaseTask<void> WebhookService::require(const Caller &caller, WebhookId id)
{
    return requireFrom(m_database, caller, &WebhookStore::find, id);
}

DatabaseTask<void> WebhookService::requireDelivery(const Caller &caller, DeliveryId id)
{
    return requireFrom(m_database, caller, &WebhookStore::delivery, id);
}

DatabaseTask<Webhook> WebhookService::create(const Caller &caller, const NewWebhook &body,
                                             const IdempotencyGuard<Webhook> &idempotency)
{
    auto job = [body, box = &m_secrets, outgoing = &m_outgoing](Transaction &tx) {
        return createWebhook(tx, body, *box, *outgoing);
    };
    return m_database.write(caller, idempotency.around(std::move(job)));
}

ServiceTask<Webhook> WebhookService::update(const Caller &caller, WebhookId id, const WebhookPatch &patch,
                                            const api::IfMatch &ifMatch)
{
    auto job = [id, patch, ifMatch, outgoing = &m_outgoing](Transaction &tx) {
        return patchWebhook(tx, id, patch, ifMatch, *outgoing);
    };
    return thenCall<Webhook>(m_database.write(caller, std::move(job)), m_notify);
}

DatabaseTask<void> WebhookService::remove(const Caller &caller, WebhookId id, const api::IfMatch &ifMatch)
{
    auto job = [id, ifMatch](Transaction &tx) -> Result<void> {
        WebhookWriter webhooks(tx);
        const auto webhook = webhooks.find(id);
        if (!webhook)
            return webhook.error();
        if (const auto expected = ifMatch.check(*webhook); !expected)
            return expected;
        return webhooks.remove(id);
    };
    return m_database.write(caller, std::move(job));
}

DatabaseTask<Webhook> WebhookService::rotate(const Caller &caller, WebhookId id,
                                             const IdempotencyGuard<Webhook> &idempotency)
{
    auto job = [id, box = &m_secrets](Transaction &tx) {
        return rotateSecret(tx, id, *box);
    };
    return m_database.write(caller, idempotency.around(std::move(job)));
}

storage::Awaitable<OutgoingAnswer> WebhookService::send(OutgoingRequest request)
{
    using Completion = storage::Completion<OutgoingAnswer>;
    return storage::Awaitable<OutgoingAnswer>([this, request = std::move(request)](Completion &completion) {
        m_outgoing.post(request, [this, &completion](OutgoingAnswer answer) {
            auto resume = [&completion, answer = std::move(answer)] {
                completion.setResult(answer);
                completion.resume();
            };
            QMetaObject::invokeMethod(this, std::move(resume), Qt::QueuedConnection);
        });
    });
}

ServiceTask<WebhookTestResult> WebhookService::test(const Caller &caller, WebhookId id,
                                                    const WebhookTest &body,
                                                    const IdempotencyGuard<WebhookTestResult> &idempotency)
{
    // The references end with the first wait.
    const Caller writer = caller;
    const OrganizationId organization = caller.organization;
    const IdempotencyGuard<WebhookTestResult> guard = idempotency;
    auto prepare = [organization, id, body, guard, box = &m_secrets,
                    baseUrl = m_baseUrl](Connection &db) -> Result<OutgoingRequest> {
        if (guard) {
            storage::ReceiptStore receipts(db, organization);
            if (const auto isFirst = requireNotRepeated(receipts, guard.request()); !isFirst)
                return isFirst.error();
        }
        return testRequest(db, organization, id, body, baseUrl, *box);
    };
    auto prepared = m_database.read(organization, std::move(prepare));
    const Result<OutgoingRequest> request = co_await std::move(prepared);
    if (!request)
        co_return request.error();
    auto sent = send(*request);
    const OutgoingAnswer answer = co_await std::move(sent);
    const WebhookTestResult result = resultOf(answer);
    if (!guard)
        co_return result;
    auto keep = guard.around([result](Transaction &) -> Result<WebhookTestResult> { return result; });
    auto kept = m_database.write(writer, std::move(keep));
    const Result<WebhookTestResult> outcome = co_await std::move(kept);
    co_return outcome;
}

DatabaseTask<storage::RecordPage<WebhookDelivery>>
WebhookService::deliveries(const Caller &caller, WebhookId id, const DeliveryRequest &request)
{
    return readFrom(m_database, caller, &WebhookStore::deliveries, id, request.state, request.page);
}

ServiceTask<WebhookDelivery>
WebhookService::replayDelivery(const Caller &caller, DeliveryId id,
                               const IdempotencyGuard<WebhookDelivery> &idempotency)
{
    auto job = [id](Transaction &tx) -> Result<WebhookDelivery> {
        WebhookWriter webhooks(tx);
        if (const auto there = webhooks.delivery(id); !there)
            return there;
        if (const auto replayed = webhooks.replay(id); !replayed)
            return replayed.error();
        return webhooks.delivery(id);
    };
    return thenCall<WebhookDelivery>(m_database.write(caller, idempotency.around(std::move(job))), m_notify);
}

ServiceTask<WebhookReplayed> WebhookService::replay(const Caller &caller, WebhookId id,
                                                    const WebhookReplay &body,
                                                    const IdempotencyGuard<WebhookReplayed> &idempotency)
{
    return thenCall<WebhookReplayed>(
        m_database.write(caller, idempotency.around(jobOf(replaySince, id, body.since))), m_notify);
}

} // namespace triage::services

#include "moc_webhookservice.cpp"
