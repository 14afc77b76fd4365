// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "http/clientaddress.h"
#include "services/feedback/reactionservice.h"

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

Result<services::Vote> readVote(const Call &call)
{
    const auto body = readBody<NewReaction>(call);
    if (!body)
        return body.error();
    const auto targets = normalise(body->target, u"target"_s, true);
    if (!targets)
        return targets.error();
    using Kind = storage::Voter::Kind;
    const QString address = http::countedAddress(call.request.peer).toString();
    const storage::Voter voter = body->userId ? storage::Voter{ Kind::User, *body->userId }
                                              : storage::Voter{ Kind::Address, address };
    return services::Vote{ targets->front(), body->value, voter, address };
}

QByteArray encodeReaction(const Call &call, const services::Vote &, const Reaction &reaction)
{
    const Links links{ u"/api/v0/reactions/"_s + toString(reaction.id), std::nullopt };
    return single(reaction, links,
                  { { "target", linksOf(call.caller.organizationSlug, reaction.target.id) } });
}

} // namespace

void addReactionRoutes(Api &api, services::ReactionService &reactions)
{
    using Service = services::ReactionService;
    ServiceRoutes routes(api, reactions);
    routes.add(createReaction, readVote, &Service::react, NoGuard(), encodeReaction);
    routes.add(getReactionSummary, readNothing, &Service::summary, NoGuard(), atOwnPath);
}

} // namespace triage::api
