// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/envelope.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/feedbackservice.h"
#include "services/routing/routingservice.h"

namespace triage::api {

void addRoutingRoutes(Api &api, services::RoutingService &routing, services::FeedbackService &feedback)
{
    const auto there = [&feedback](const Caller &caller, FeedbackId id) {
        return feedback.require(caller, id);
    };

    route(
        api, testRouting, readBody<RoutingTest>,
        [&](const Caller &caller, const RoutingTest &body, const auto &idempotency) {
            return routing.test(caller, body, idempotency);
        },
        NoGuard(),
        [](const Call &call, const RoutingTest &, const services::TestedRouting &tested) {
            return singleWith(tested.result, { QString::fromLatin1(call.self()), std::nullopt },
                              tested.trial);
        },
        [&](const Caller &caller) { return routing.requireEnabled(caller); });
    route(
        api, getRouting, readNothing,
        [&](const Caller &caller, FeedbackId id, NoInput) { return routing.details(caller, id); }, there,
        atOwnPath);
    route(
        api, retryRouting, readNothing,
        [&](const Caller &caller, FeedbackId id, NoInput, const auto &idempotency) {
            return routing.retry(caller, id, idempotency);
        },
        there,
        [](const Call &call, NoInput, const Feedback &item) {
            return single(item, feedbackLinks(call.caller.organizationSlug, item.id));
        });
}

} // namespace triage::api
