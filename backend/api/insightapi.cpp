// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/envelope.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/feedbackservice.h"
#include "services/feedback/similaritems.h"
#include "services/routing/routinginsightservice.h"
#include "services/routing/routingservice.h"

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
    route(
        api, previewRouting, readBody<PreviewQuestion>,
        [&](const Caller &caller, const PreviewQuestion &question, const auto &idempotency) {
            return insight.preview(caller, question, idempotency);
        },
        NoGuard(), atOwnPath, [&](const Caller &caller) { return routing.requireEnabled(caller); });
    route(
        api, getRoutingQuality, readWeeks,
        [&](const Caller &caller, int weeks) { return insight.quality(caller, weeks); }, NoGuard(),
        atOwnPath);
    route(
        api, listSimilarFeedback, readSimilarLimit,
        [&](const Caller &caller, FeedbackId id, int limit) { return similar.find(caller, id, limit); },
        [&feedback](const Caller &caller, FeedbackId id) { return feedback.require(caller, id); },
        [](const Call &call, int, const std::vector<SimilarFeedback> &items) {
            return whole(call.caller, call.self(), items);
        });
}

} // namespace triage::api
