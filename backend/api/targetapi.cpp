// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/feedback/targetservice.h"

namespace triage::api {

namespace {

Result<TargetListRequest> readTargets(const Call &call)
{
    return readTargetList(Query(call.request.query));
}

QByteArray encodeTargets(const Call &call, const TargetListRequest &request,
                         const storage::RecordPage<Target> &page)
{
    const PageLinks links{ request.filter.page, page.total, call.request.path, request.given };
    return paged(call.caller, call.self(), links, page.items, [](JsonWriter &) {});
}

} // namespace

void addTargetRoutes(Api &api, services::TargetService &targets)
{
    const auto there = [&targets](const Caller &caller, TargetId id) {
        return targets.require(caller, id);
    };

    route(
        api, listTargets, readTargets,
        [&](const Caller &caller, const TargetListRequest &request) {
            return targets.list(caller, request.filter);
        },
        NoGuard(), encodeTargets);
    route(
        api, getTarget, readNothing,
        [&](const Caller &caller, TargetId id, NoInput) { return targets.find(caller, id); }, there,
        [](const Call &, NoInput, const Target &target) { return single(target, targetLinks(target.id)); });
    route(
        api, listTargetFeedback, readPageOf,
        [&](const Caller &caller, TargetId id, const PageRequest &page) {
            return targets.feedbackOf(caller, id, page);
        },
        there, plainPage);
}

} // namespace triage::api
