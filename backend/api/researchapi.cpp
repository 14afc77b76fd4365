// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "domain/rules.h"
#include "services/research/researchservice.h"

namespace triage::api {

namespace {

/// Reads the maximum time to wait for an answer that is not ready.
Result<std::chrono::seconds> readWait(const Call &call)
{
    const auto wait = Query(call.request.query).number("wait", 0, 0, maxWait);
    if (!wait)
        return wait.error();
    return std::chrono::seconds(*wait);
}

} // namespace

void addResearchRoutes(Api &api, services::ResearchService &research)
{
    using Service = services::ResearchService;
    ServiceRoutes routes(api, research);
    const auto encode = [](const Call &, const auto &, const ResearchQuery &query) {
        return single(query, researchLinks(query.id));
    };

    routes.add(listResearch, readPageOf, &Service::list, NoGuard(), plainPage);
    routes.add(createResearch, readAllowed<NewResearch>, &Service::ask, NoGuard(), encode);
    routes.add(getResearch, readWait, &Service::find, &Service::require, encode);
    routes.add(deleteResearch, readNothing, &Service::remove, &Service::require, nothing);
}

} // namespace triage::api
