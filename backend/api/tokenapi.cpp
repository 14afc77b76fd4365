// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "domain/rules.h"
#include "services/people/tokenservice.h"

namespace triage::api {

void addTokenRoutes(Api &api, services::TokenService &tokens)
{
    using Service = services::TokenService;
    ServiceRoutes routes(api, tokens);

    routes.add(listTokens, readPageOf, &Service::list, NoGuard(), plainPage);
    routes.add(createToken, readAllowed<NewToken>, &Service::create, NoGuard(),
               locating(createToken, asResource));
    routes.add(rotateToken, readBody<TokenRotation>, &Service::rotate, &Service::require,
               locating(rotateToken, asResource));
    routes.add(revokeToken, readNothing, &Service::revoke, &Service::require, nothing);
}

} // namespace triage::api
