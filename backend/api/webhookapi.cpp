// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/webhooks/webhookservice.h"

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

Result<services::DeliveryRequest> readDeliveryRequest(const Call &call)
{
    const Query query(call.request.query);
    const auto page = readPageOrCursor(query, call.ignored.get());
    if (!page)
        return page.error();
    const auto status = query.text("status");
    if (!status)
        return status.error();
    services::DeliveryRequest request{ *page, std::nullopt };
    if (*status) {
        request.state = fromWord<DeliveryState>((*status)->toUtf8());
        if (!request.state)
            return invalidParameter("status", u"must be "_s + allWords<DeliveryState>() + u'.');
    }
    return request;
}

} // namespace

void addWebhookRoutes(Api &api, services::WebhookService &webhooks)
{
    using Service = services::WebhookService;
    ServiceRoutes routes(api, webhooks);
    const auto encodeDeliveries
        = [](const Call &call, const services::DeliveryRequest &request, const auto &page) {
              GivenParameters given;
              if (request.state)
                  given.emplace_back("status", QString::fromLatin1(toWord(*request.state)));
              const PageLinks links{ request.page, page.total, call.request.path, given };
              return paged(call.caller, call.self(), links, page.items, [](JsonWriter &) {});
          };

    routes.add(listWebhooks, readPageOf, &Service::list, NoGuard(), plainPage);
    routes.add(createWebhook, readBody<NewWebhook>, &Service::create, NoGuard(),
               locating(createWebhook, asResource));
    routes.add(getWebhook, readNothing, &Service::find, &Service::require, asResource);
    routes.add(updateWebhook, readBody<WebhookPatch>, &Service::update, &Service::require, asResource);
    routes.add(deleteWebhook, readNothing, &Service::remove, &Service::require, nothing);
    routes.add(testWebhook, readBody<WebhookTest>, &Service::test, &Service::require, atOwnPath);
    routes.add(rotateWebhook, readNothing, &Service::rotate, &Service::require, asResource);
    routes.add(listDeliveries, readDeliveryRequest, &Service::deliveries, &Service::require,
               encodeDeliveries);
    routes.add(replayWebhook, readBody<WebhookReplay>, &Service::replay, &Service::require, atOwnPath);
    routes.add(replayDelivery, readNothing, &Service::replayDelivery, &Service::requireDelivery, atOwnPath);
}

} // namespace triage::api
