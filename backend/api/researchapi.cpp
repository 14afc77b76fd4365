// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/endpointbinding.h"
#include "api/routes.h"
#include "contract/endpoints.h"
#include "domain/rules.h"
#include "services/research/researchservice.h"

namespace triage::api {

namespace {

/// The maximum time to wait for an answer that is not ready.
struct Patience
{
    std::chrono::seconds wait{ 0 };
};

Result<Patience> readPatience(const Call &call)
{
    const auto wait = Query(call.request.query).number("wait", 0, 0, maxWait);
    if (!wait)
        return wait.error();
    return Patience{ std::chrono::seconds(*wait) };
}

QByteArray encodeResearch(const Call &, const auto &, const ResearchQuery &research)
{
    return single(research, researchLinks(research.id));
}

} // namespace

void addResearchRoutes(Api &api, services::ResearchService &research)
{
    const auto encode = [](const Call &call, const auto &input, const ResearchQuery &each) {
        return encodeResearch(call, input, each);
    };
    const auto there = [&research](const Caller &caller, ResearchId id) {
        return research.require(caller, id);
    };

    route(
        api, listResearch, readPageOf,
        [&](const Caller &caller, const PageRequest &page) { return research.list(caller, page); }, NoGuard(),
        plainPage);
    route(
        api, createResearch, readAllowed<NewResearch>,
        [&](const Caller &caller, const NewResearch &body, const auto &idempotency) {
            return research.ask(caller, body, idempotency);
        },
        NoGuard(), encode);
    route(
        api, getResearch, readPatience,
        [&](const Caller &caller, ResearchId id, const Patience &patience) {
            return research.find(caller, id, patience.wait);
        },
        there, encode);
    route(
        api, deleteResearch, readNothing,
        [&](const Caller &caller, ResearchId id, NoInput) { return research.remove(caller, id); }, there,
        nothing);
}

} // namespace triage::api
