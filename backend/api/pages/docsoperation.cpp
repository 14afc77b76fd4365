// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/docsoperation.h"

#include "api/openapi/schemajson.h"
#include "api/pages/docsschema.h"
#include "api/pages/problempages.h"
#include "api/pages/requestsnippets.h"

#include <map>

namespace triage::api::pages {

namespace {

using openapi::DocumentedOperation;
using openapi::DocumentedParameter;

const char *whoMay(Access access)
{
    switch (access) {
    case Access::Open:
        return "Anybody: no token is needed.";
    case Access::Widget:
        return "Any token: full-access tokens from a server, widget tokens from an allowed origin in a "
               "browser.";
    case Access::Member:
        return "Full-access tokens of any member.";
    case Access::Admin:
        return "Full-access tokens of administrators.";
    }
    Q_UNREACHABLE();
}

void writeCode(Html &out, QByteArrayView code, const QByteArray &className = "language-json")
{
    out.open("pre", { { "tabindex", "0" } }).element("code", code, { { "class", className } }).close("pre");
}

void writeAnswer(Html &out, const DocumentedOperation &operation)
{
    out.element("h4", "Answer: " + QByteArray::number(operation.endpoint.status));
    if (!operation.reply) {
        out.prose("No body.");
        return;
    }
    const QByteArray &component = operation.reply->schema.reference;
    out.open("p")
        .element("a", component, { { "href", "#object-" + component } })
        .text(", for example:")
        .close("p");
    writeCode(out, openapi::indented(operation.reply->example));
}

void writeProblems(Html &out, const DocumentedOperation &operation)
{
    std::map<int, std::vector<ProblemType>> byStatus;
    for (const ProblemType type : operation.problems)
        byStatus[statusOf(type)].push_back(type);
    out.element("h4", "Errors");
    out.open("dl");
    for (const auto &[status, types] : byStatus) {
        out.element("dt", QByteArray::number(status)).open("dd");
        for (const ProblemType type : types) {
            if (type != types.front())
                out.text(", ");
            out.element("a", slugOf(type).data(), { { "href", problemPath(type) } });
        }
        out.close("dd");
    }
    out.close("dl");
}

bool has(const DocumentedOperation &operation, DocumentedParameter::Place place)
{
    for (const DocumentedParameter &each : operation.parameters) {
        if (each.place == place)
            return true;
    }
    return false;
}

} // namespace

void writeMethod(Html &out, Method method)
{
    const QByteArray name = toWord(method);
    out.element("span", name, { { "class", "method " + name.toLower() } });
}

void writeRoute(Html &out, const EndpointInfo &endpoint)
{
    out.open("p", { { "class", "route" } });
    writeMethod(out, endpoint.method);
    out.element("span", { endpoint.path.data(), qsizetype(endpoint.path.size()) }, { { "class", "path" } })
        .close("p");
}

void writeOperation(Html &out, const DocumentedOperation &operation, const openapi::Components &components,
                    const openapi::Addresses &addresses)
{
    out.element("h3", operation.endpoint.summary, { { "id", operation.endpoint.name } });
    writeRoute(out, operation.endpoint);
    if (!operation.description.isEmpty())
        out.prose(operation.description);
    out.open("p", { { "class", "soft" } }).text(whoMay(operation.endpoint.access)).close("p");
    constexpr std::pair<DocumentedParameter::Place, const char *> places[]
        = { { DocumentedParameter::Place::Path, "Path" },
            { DocumentedParameter::Place::Query, "Query" },
            { DocumentedParameter::Place::Header, "Headers" } };
    for (const auto &[place, heading] : places) {
        if (!has(operation, place))
            continue;
        out.element("h4", heading);
        writeParameters(out, operation, place);
    }
    if (operation.body) {
        out.element("h4", "Body");
        writeMembers(out, components.resolve(operation.body->schema));
    }
    out.element("h4", "Try it");
    for (const RequestSnippet &each : requestSnippets(operation, addresses)) {
        if (each.isOpen)
            out.open("details", { { "open", "" } });
        else
            out.open("details");
        out.element("summary", each.language);
        writeCode(out, each.code, each.className);
        out.close("details");
    }
    writeAnswer(out, operation);
    writeProblems(out, operation);
}

} // namespace triage::api::pages
