// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/documentation.h"

#include "api/pages/docspage.h"
#include "api/pages/guidepages.h"
#include "api/pages/openpage.h"
#include "api/pages/problempages.h"
#include "api/representation.h"

#include <QDateTime>

#include <functional>
#include <map>
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

/// Leads to a path, relative to the one that was requested, so that it also holds behind a proxy with a
/// prefix.
Payload redirect(const QByteArray &path)
{
    Payload payload({}, "text/html", { { "Location", path } });
    payload.status = 302;
    return payload;
}

/// Returns the icon of the pages.
Payload icon()
{
    return Payload(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">)"
        R"(<rect width="32" height="32" rx="7" fill="#0b5fbf"/>)"
        R"(<path d="M8 9h16M11 16h10M14 23h4" stroke="#fff" stroke-width="3" stroke-linecap="round"/>)"
        R"(</svg>)",
        "image/svg+xml");
}

/// Returns where to report vulnerabilities, as RFC 9116 has it.
Payload securityContact(const openapi::Addresses &addresses)
{
    constexpr qint64 validDays = 180;
    const QByteArray expires
        = QDateTime::currentDateTimeUtc().addDays(validDays).toString(Qt::ISODate).toLatin1();
    return Payload("Contact: " + addresses.contact.toUtf8() + "\nExpires: " + expires
                       + "\nCanonical: " + addresses.publicUrl.toUtf8() + "/.well-known/security.txt\n",
                   "text/plain; charset=utf-8");
}

std::optional<ProblemType> typeOf(const QString &slug)
{
    for (const ProblemType type : allProblemTypes()) {
        if (slugOf(type) == slug)
            return type;
    }
    return std::nullopt;
}

/// The pages of a family, each made when it is first asked for. Bounded by the number of pages that exist.
class KeptPages
{
public:
    /// Returns the page of that name; nothing where make() returns none.
    std::optional<Payload> find(const QString &name, const std::function<std::optional<Payload>()> &make)
    {
        if (const auto kept = m_pages.find(name); kept != m_pages.end())
            return kept->second;
        const std::optional<Payload> made = make();
        return made ? std::optional(m_pages.emplace(name, asDocument(*made)).first->second) : std::nullopt;
    }

private:
    std::map<QString, Payload> m_pages;
};

std::vector<QByteArray> queryOf(const openapi::DocumentedOperation &operation)
{
    std::vector<QByteArray> names;
    for (const openapi::DocumentedParameter &each : operation.parameters) {
        if (each.place == openapi::DocumentedParameter::Place::Query)
            names.push_back(each.name);
    }
    return names;
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
    for (const openapi::Family &family : catalogue->families()) {
        for (const openapi::DocumentedOperation &operation : family.operations)
            api.setParameters(operation.endpoint.name, queryOf(operation));
    }
    Payload document = asDocument(openapi::document(*catalogue, addresses));
    // Editors and viewers on other sites load it.
    document.headers.append("Access-Control-Allow-Origin", "*");
    const Payload docs = asDocument(pages::docsPage(*catalogue, addresses));
    api.add(openEndpoint("getOpenApi", "/openapi.json"), [document](Call) { return ready(document); });
    const Payload texts = asDocument(pages::guideIndex(addresses.publicUrl));
    api.add(openEndpoint("getTextIndex", "/llms.txt"), [texts](Call) { return ready(texts); });
    api.add(openEndpoint("getDocs", "/docs"), [docs](Call) { return ready(docs); });
    api.add(openEndpoint("getRoot", "/"), [](Call) { return ready(redirect("docs")); });
    api.add(openEndpoint("getDocsDirectory", "/docs/"), [](Call) { return ready(redirect("../docs")); });
    api.add(openEndpoint("getIcon", "/favicon.ico"), [](Call) { return ready(icon()); });
    api.add(openEndpoint("getSecurityContact", "/.well-known/security.txt"), [addresses](Call) {
        if (addresses.contact.isEmpty())
            return absent(problem(ProblemType::NotFound,
                                  QStringLiteral("The operator of this server has set no contact.")));
        return ready(securityContact(addresses));
    });
    const auto guides = std::make_shared<KeptPages>();
    api.add(openEndpoint("getGuide", "/docs/guides/{guide}"), [guides](Call call) {
        const auto make = [&call] {
            return pages::guidePage(call.keys.first());
        };
        if (const auto guide = guides->find(call.keys.first(), make))
            return ready(*guide);
        return absent(problem(ProblemType::NotFound, QStringLiteral("There is no such guide.")));
    });
    const Payload index = asDocument(pages::problemIndex());
    api.add(openEndpoint("listProblems", "/docs/api/problems"), [index](Call) { return ready(index); });
    const auto problems = std::make_shared<KeptPages>();
    api.add(
        openEndpoint("getProblem", "/docs/api/problems/{type}"), [catalogue, addresses, problems](Call call) {
            const auto make = [&]() -> std::optional<Payload> {
                const std::optional<ProblemType> type = typeOf(call.keys.first());
                return type ? std::optional(pages::problemPage(*type, *catalogue, addresses)) : std::nullopt;
            };
            if (const auto found = problems->find(call.keys.first(), make))
                return ready(*found);
            return absent(
                problem(ProblemType::NotFound, QStringLiteral("There is no such type of problem.")));
        });
    for (const auto &[name, path] :
         { std::pair{ "openList", "/o/{slug}/feedback" }, std::pair{ "openBuffers", "/o/{slug}/buffers" } })
        api.add(openEndpoint(name, path),
                [](Call call) { return ready(pages::openListPage(call.keys.at(0))); });
    addOpenPage(api, "openFeedback", "/o/{slug}/feedback/{feedback_id}", QStringLiteral("feedback"));
    addOpenPage(api, "openBuffer", "/o/{slug}/buffers/{buffer_id}", QStringLiteral("buffers"));
}

} // namespace triage::api
