// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/envelope.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/feedbackservice.h"
#include "services/routing/routinginsightservice.h"
#include "services/routing/routingservice.h"
#include "services/routing/similaritems.h"

namespace triage::api {

namespace {

Result<int> readWeeks(const Call &call)
{
    return Query(call.request.query).number("weeks", defaultQualityWeeks, 1, maxQualityWeeks);
}

Result<int> readSimilarLimit(const Call &call)
{
    return Query(call.request.query).number("limit", defaultSimilar, 1, maxSimilar);
}

} // namespace

void addInsightRoutes(Api &api, services::RoutingInsightService &insight, services::SimilarItems &similar,
                      services::RoutingService &routing, services::FeedbackService &feedback)
{
    using Insight = services::RoutingInsightService;
    ServiceRoutes routes(api, insight);
    const auto requireFeedback = [&feedback](const Caller &caller, FeedbackId id) {
        return feedback.require(caller, id);
    };

    routes.add(previewRouting, readBody<PreviewQuestion>, &Insight::preview, NoGuard(), atOwnPath,
               std::bind_front(&services::RoutingService::requireEnabled, &routing));
    routes.add(getRoutingQuality, readWeeks, &Insight::quality, NoGuard(), atOwnPath);
    ServiceRoutes(api, similar)
        .add(listSimilarFeedback, readSimilarLimit, &services::SimilarItems::find, requireFeedback,
             wholeCollection);
}

} // namespace triage::api
