// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "services/people/organizationservice.h"

namespace triage::api {

void addOrganizationRoutes(Api &api, services::OrganizationService &organizations)
{
    route(
        api, getOrganization, readNothing,
        [&](const Caller &caller, NoInput) { return organizations.find(caller); }, NoGuard(), atOwnPath);
    route(
        api, updateOrganization, readBody<OrganizationPatch>,
        [&](const Caller &caller, const OrganizationPatch &patch) {
            return organizations.update(caller, patch);
        },
        NoGuard(), atOwnPath);
}

} // namespace triage::api
