// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/documentation.h"

#include "api/pages/docspage.h"
#include "api/pages/guidepages.h"
#include "api/pages/openpage.h"
#include "api/pages/problempages.h"

#include <memory>

namespace triage::api {

namespace {

EndpointInfo openEndpoint(const char *name, std::string_view path)
{
    return { name, Method::Get, path, Access::Open, 200, false };
}

Task<Result<Payload>> ready(Payload payload)
{
    co_return payload;
}

Task<Result<Payload>> absent(Problem problem)
{
    co_return problem;
}

std::optional<ProblemType> typeOf(const QString &slug)
{
    for (const ProblemType type : allProblemTypes()) {
        if (slugOf(type) == slug)
            return type;
    }
    return std::nullopt;
}

void addOpenPage(Api &api, const char *name, std::string_view path, const QString &noun)
{
    api.add(openEndpoint(name, path),
            [noun](Call call) { return ready(pages::openPage(call.keys.at(0), noun, call.keys.at(1))); });
}

} // namespace

void addDocumentationRoutes(Api &api, const openapi::Addresses &addresses)
{
    const auto catalogue = std::make_shared<const openapi::Catalogue>(openapi::catalogue());
    const Payload document = openapi::document(*catalogue, addresses);
    const Payload docs = pages::docsPage(*catalogue, addresses);
    api.add(openEndpoint("getOpenApi", "/openapi.json"), [document](Call) { return ready(document); });
    api.add(openEndpoint("getDocs", "/docs"), [docs](Call) { return ready(docs); });
    api.add(openEndpoint("getGuide", "/docs/guides/{guide}"), [](Call call) {
        if (auto guide = pages::guidePage(call.keys.first()))
            return ready(std::move(*guide));
        return absent(problem(ProblemType::NotFound, QStringLiteral("There is no such guide.")));
    });
    api.add(openEndpoint("listProblems", "/docs/api/problems"),
            [](Call) { return ready(pages::problemIndex()); });
    api.add(openEndpoint("getProblem", "/docs/api/problems/{type}"), [catalogue, addresses](Call call) {
        if (const std::optional<ProblemType> type = typeOf(call.keys.first()))
            return ready(pages::problemPage(*type, *catalogue, addresses));
        return absent(problem(ProblemType::NotFound, QStringLiteral("There is no such type of problem.")));
    });
    addOpenPage(api, "openFeedback", "/o/{slug}/feedback/{feedback_id}", QStringLiteral("feedback"));
    addOpenPage(api, "openBuffer", "/o/{slug}/buffers/{buffer_id}", QStringLiteral("buffers"));
}

} // namespace triage::api
