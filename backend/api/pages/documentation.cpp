// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/documentation.h"

#include "api/pages/docspage.h"
#include "api/pages/guidepages.h"
#include "api/pages/openpage.h"
#include "api/pages/problempages.h"

#include <QDateTime>

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
    api.add(openEndpoint("getRoot", "/"), [](Call) { return ready(redirect("docs")); });
    api.add(openEndpoint("getDocsDirectory", "/docs/"), [](Call) { return ready(redirect("../docs")); });
    api.add(openEndpoint("getIcon", "/favicon.ico"), [](Call) { return ready(icon()); });
    api.add(openEndpoint("getSecurityContact", "/.well-known/security.txt"), [addresses](Call) {
        if (addresses.contact.isEmpty())
            return absent(problem(ProblemType::NotFound,
                                  QStringLiteral("The operator of this server has set no contact.")));
        return ready(securityContact(addresses));
    });
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
