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
    using Service = services::RoutingService;
    ServiceRoutes routes(api, routing);
    const auto requireFeedback = [&feedback](const Caller &caller, FeedbackId id) {
        return feedback.require(caller, id);
    };
    const auto encodeTest = [](const Call &call, const RoutingTest &, const services::TestedRouting &tested) {
        return singleWith(tested.result, { QString::fromLatin1(call.self()), std::nullopt }, tested.trial);
    };

    routes.add(testRouting, readBody<RoutingTest>, &Service::test, NoGuard(), encodeTest,
               std::bind_front(&Service::requireEnabled, &routing));
    routes.add(getRouting, readNothing, &Service::details, requireFeedback, atOwnPath);
    routes.add(retryRouting, readNothing, &Service::retry, requireFeedback, asResource);
}

} // namespace triage::api
