// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/webhookadministration.h"

#include "client/readall.h"
#include "commands/seenchange.h"
#include "contract/endpoints.h"
#include "contract/entitytag.h"

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int deliveriesPerPage = 50;

/// Reads a webhook, or a page of deliveries.
template <typename Reply>
Task<Result<ValueOf<Reply>>> replyIn(Task<Result<Answer>> asked)
{
    const Result<Answer> answer = co_await asked;
    if (!answer)
        co_return answer.error();
    co_return valueOf<Reply>(*answer);
}

} // namespace

Task<Result<std::vector<Webhook>>> WebhookAdministration::all()
{
    return readAll<Webhook>(&m_client, api::infoOf(api::listWebhooks));
}

Task<Result<Webhook>> WebhookAdministration::find(WebhookId id)
{
    return m_client.send(api::getWebhook, id);
}

Task<Result<Webhook>> WebhookAdministration::create(NewWebhook webhook)
{
    return m_client.send(api::createWebhook, std::move(webhook));
}

Task<Result<Webhook>> WebhookAdministration::update(WebhookId id, WebhookPatch patch,
                                                    const std::optional<Webhook> &seen)
{
    auto whyNot = [seen](const Webhook &now) -> std::optional<Problem> {
        if (!seen || api::editionOf(now) == api::editionOf(*seen))
            return std::nullopt;
        return problem(ProblemType::PreconditionFailed, {});
    };
    auto changing = patchIf<Webhook, WebhookPatch, WebhookId>(
        &m_client, api::getWebhook, api::updateWebhook, std::move(patch), std::move(whyNot), WebhookId(id));
    return afterChange<Webhook>(std::move(changing), [](const Changed<Webhook> &) {});
}

Task<Result<void>> WebhookAdministration::remove(WebhookId id)
{
    return m_client.send(api::deleteWebhook, id);
}

Task<Result<Webhook>> WebhookAdministration::rotate(WebhookId id)
{
    return m_client.send(api::rotateWebhook, id);
}

Task<Result<WebhookTestResult>> WebhookAdministration::test(WebhookId id, WebhookTest test)
{
    return m_client.send(api::testWebhook, std::move(test), id);
}

Task<Result<Page<WebhookDelivery>>>
WebhookAdministration::deliveries(WebhookId id, std::optional<DeliveryState> state, int page)
{
    Request request = ApiClient::request(api::infoOf(api::listDeliveries), { toString(id) });
    request.query = { { "limit", QString::number(deliveriesPerPage) }, { "page", QString::number(page) } };
    if (state)
        request.query.push_back({ "status", QString::fromLatin1(toWord(*state)) });
    return replyIn<api::Paged<WebhookDelivery>>(m_client.perform(std::move(request)));
}

Task<Result<WebhookDelivery>> WebhookAdministration::replay(DeliveryId id)
{
    return m_client.send(api::replayDelivery, id);
}

Task<Result<WebhookReplayed>> WebhookAdministration::replaySince(WebhookId id, Timestamp since)
{
    return m_client.send(api::replayWebhook, WebhookReplay{ since }, id);
}

} // namespace triage::app
