// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "domain/rules.h"
#include "services/people/memberservice.h"

namespace triage::api {

void addMemberRoutes(Api &api, services::MemberService &members)
{
    using Service = services::MemberService;
    ServiceRoutes routes(api, members);

    routes.add(getMe, readNothing, &Service::me, NoGuard(), atOwnPath);
    routes.add(listMembers, readPageOf, &Service::list, NoGuard(), plainPage);
    routes.add(createMember, readAllowed<NewMember>, &Service::create, NoGuard(),
               locating(createMember, asResource));
    routes.add(updateMember, readAllowed<MemberPatch>, &Service::update, &Service::require, asResource);
    routes.add(deleteMember, readNothing, &Service::remove, &Service::require, nothing);
}

} // namespace triage::api
