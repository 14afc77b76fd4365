// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "domain/rules.h"
#include "services/research/researchservice.h"

namespace triage::api {

void addResearchRoutes(Api &api, services::ResearchService &research)
{
    using Service = services::ResearchService;
    ServiceRoutes routes(api, research);

    routes.add(listResearch, readPageOf, &Service::list, NoGuard(), plainPage);
    routes.add(createResearch, readAllowed<NewResearch>, &Service::ask, NoGuard(), asResource);
    routes.add(getResearch, readWaitOf, &Service::find, &Service::require, asResource);
    routes.add(deleteResearch, readNothing, &Service::remove, &Service::require, nothing);
}

} // namespace triage::api
