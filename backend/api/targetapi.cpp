// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/targetservice.h"

namespace triage::api {

namespace {

Result<TargetFilter> readTargets(const Call &call)
{
    return readTargetList(Query(call.request.query), call.ignored.get());
}

Payload encodeTargets(const Call &call, const TargetFilter &filter, const storage::RecordPage<Target> &page)
{
    const PageLinks links{ filter.page, page.total, call.request.path, givenBy(filter) };
    return paged(call.caller, call.self(), links, page.items, [](JsonWriter &) {});
}

} // namespace

void addTargetRoutes(Api &api, services::TargetService &targets)
{
    using Service = services::TargetService;
    ServiceRoutes routes(api, targets);
    const auto list = [&targets](const Caller &caller, const TargetFilter &filter) {
        return targets.list(caller, filter);
    };

    route(api, listTargets, readTargets, list, NoGuard(), encodeTargets);
    routes.add(getTarget, readNothing, &Service::find, &Service::require, asResource);
    routes.add(listTargetFeedback, readPageOf, &Service::feedbackOf, &Service::require, plainPage);
}

} // namespace triage::api
