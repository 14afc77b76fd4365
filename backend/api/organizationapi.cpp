// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/people/organizationservice.h"

namespace triage::api {

void addOrganizationRoutes(Api &api, services::OrganizationService &organizations)
{
    using Service = services::OrganizationService;
    ServiceRoutes routes(api, organizations);
    routes.add(getOrganization, readNothing, &Service::find, NoGuard(), atOwnPath);
    routes.add(updateOrganization, readBody<OrganizationPatch>, &Service::update, NoGuard(), atOwnPath);
}

} // namespace triage::api
