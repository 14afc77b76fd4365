// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "domain/rules.h"
#include "services/people/tokenservice.h"

namespace triage::api {

void addTokenRoutes(Api &api, services::TokenService &tokens)
{
    const auto there = [&tokens](const Caller &caller, TokenId id) {
        return tokens.require(caller, id);
    };

    route(
        api, listTokens, readPageOf,
        [&](const Caller &caller, const PageRequest &page) { return tokens.list(caller, page); }, NoGuard(),
        plainPage);
    route(
        api, createToken, readAllowed<NewToken>,
        [&](const Caller &caller, const NewToken &body, const auto &idempotency) {
            return tokens.create(caller, body, idempotency);
        },
        NoGuard(),
        [](const Call &, const NewToken &, const CreatedToken &token) {
            return single(token, tokenLinks(token.id));
        });
    route(
        api, revokeToken, readNothing,
        [&](const Caller &caller, TokenId id, NoInput) { return tokens.revoke(caller, id); }, there, nothing);
}

} // namespace triage::api
