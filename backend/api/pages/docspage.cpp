// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/docspage.h"

#include "api/pages/docsoperation.h"
#include "api/pages/docsschema.h"
#include "api/pages/guidepages.h"
#include "api/pages/problempages.h"

#include <algorithm>

namespace triage::api::pages {

namespace {

using openapi::Catalogue;
using openapi::DocumentedOperation;
using openapi::Family;

/// Returns the anchor of a heading.
QByteArray anchorOf(const Family &family)
{
    return "family-" + family.name.toLower().replace(' ', '-');
}

void writeContents(Html &out, const Catalogue &catalogue)
{
    out.open("nav", { { "aria-label", "Contents" } }).open("div");
    out.element("strong", "Triage Desk API");
    out.open("ul");
    out.open("li").element("a", "Basics", { { "href", "#basics" } }).close("li");
    for (const Family &family : catalogue.families()) {
        out.open("li").element("a", family.name, { { "href", '#' + anchorOf(family) } });
        out.open("ul");
        for (const DocumentedOperation &operation : family.operations) {
            out.open("li").open("a", { { "href", '#' + QByteArray(operation.endpoint.name) } });
            writeMethod(out, operation.endpoint.method);
            out.element("span", operation.endpoint.summary).close("a").close("li");
        }
        out.close("ul").close("li");
    }
    out.open("li").element("a", "Objects", { { "href", "#objects" } }).close("li");
    out.open("li").element("a", "Problems", { { "href", "/docs/api/problems" } }).close("li");
    out.close("ul");
    out.element("strong", "Guides");
    out.open("ul");
    writeGuideLinks(out);
    out.close("ul").close("div").close("nav");
}

void writeBasics(Html &out, const openapi::Addresses &addresses)
{
    out.element("h1", "Triage Desk API");
    out.open("p", { { "class", "soft" } }).text("Version " TRIAGE_VERSION " at ");
    out.element("code", addresses.publicUrl.toUtf8()).text(" · ");
    out.element("a", "OpenAPI document", { { "href", "/openapi.json" } }).close("p");
    out.prose(openapi::introduction());

    out.element("h2", "Basics", { { "id", "basics" } });
    out.element("h4", "A first request");
    out.open("pre", { { "tabindex", "0" } })
        .element("code",
                 "export TOKEN=ib_…\ncurl '" + addresses.publicUrl.toUtf8()
                     + "/api/v0/feedback?limit=5' \\\n  -H \"Authorization: Bearer $TOKEN\"");
    out.close("pre");
    out.element("h4", "Answers");
    out.prose("What was asked for is in `data`. `meta.links.api.self` is its path in the API, "
              "`meta.links.web.self` the "
              "page where a person opens it, and `meta.related` holds the links of what is inside it. Paths "
              "have no "
              "domain: join them to the base URL.");
    out.element("h4", "Lists");
    out.prose(
        "Lists take `page` and `limit`. Their `meta` says how many items and pages there are; `next` and "
        "`prev` "
        "are the paths of the pages around this one with the same filters, to be requested as they are. "
        "`meta.links.items` has the links of each item by its id.");
    out.element("h4", "Sending a request again");
    out.prose(
        "Where an answer does not come, nobody knows whether the request was done. Every POST takes "
        "the header "
        "`Idempotency-Key` with a random text, such as a UUID: sent again with the same key, body and query "
        "within 24 hours, "
        "the request is done once and answered with the first answer, marked `Idempotency-Replayed: "
        "true`. Errors are "
        "not kept: after one, the same key tries again. What changes nothing, such as a preview, is done "
        "each "
        "time. The same key with another body or query is refused. "
        "PUT, PATCH and "
        "DELETE can be sent again as they are.");
    out.element("h4", "Limits");
    out.prose("How much feedback a token may create at once is limited. `RateLimit-Policy` says what is "
              "allowed and "
              "`RateLimit` what is left; what is too much is answered 429, and `Retry-After` says in how "
              "many seconds to "
              "send it again.");
    out.element("h4", "Errors");
    out.open("p")
        .text("Anything but a success is a problem document. Its ")
        .element("code", "type")
        .text(" is stable, and ");
    out.element("a", "each type has a page", { { "href", "/docs/api/problems" } });
    out.text(" that says what it means and what to do. Any request can also be refused because it is broken "
             "as HTTP, is "
             "too large, or was not answered in time:");
    for (const ProblemType type : openapi::problemsOfAnyRequest()) {
        out.text(type == openapi::problemsOfAnyRequest().front() ? " " : ", ");
        out.element("a", slugOf(type).data(), { { "href", problemPath(type) } });
    }
    out.text(".").close("p");
}

void writeOverview(Html &out, const Family &family)
{
    out.open("table");
    for (const DocumentedOperation &operation : family.operations) {
        out.open("tr").open("td").open("a", { { "href", '#' + QByteArray(operation.endpoint.name) } });
        out.text(operation.endpoint.summary).close("a").close("td").open("td");
        writeMethod(out, operation.endpoint.method);
        out.text(" ").element("code",
                              { operation.endpoint.path.data(), qsizetype(operation.endpoint.path.size()) });
        out.close("td").close("tr");
    }
    out.close("table");
}

void writeObjects(Html &out, const openapi::Components &components)
{
    std::vector<openapi::Components::Named> objects = components.all();
    std::sort(objects.begin(), objects.end(), [](const auto &a, const auto &b) { return a.name < b.name; });
    out.element("h2", "Objects", { { "id", "objects" } });
    out.open("p", { { "class", "list" } });
    for (const openapi::Components::Named &each : objects)
        out.element("a", each.name, { { "href", "#object-" + each.name } }).text(" ");
    out.close("p");
    for (const openapi::Components::Named &each : objects) {
        out.element("h3", each.name, { { "id", "object-" + each.name } });
        if (!each.schema.description.isEmpty())
            out.prose(each.schema.description);
        if (!each.schema.properties.empty() || each.schema.kind == openapi::Schema::Kind::Union)
            writeMembers(out, each.schema);
    }
}

} // namespace

Payload docsPage(const Catalogue &catalogue, const openapi::Addresses &addresses)
{
    Html body;
    body.open("div", { { "class", "guide" } });
    writeContents(body, catalogue);
    body.open("main");
    writeBasics(body, addresses);
    for (const Family &family : catalogue.families()) {
        body.element("h2", family.name, { { "id", anchorOf(family) } });
        body.prose(family.description);
        writeOverview(body, family);
        for (const DocumentedOperation &operation : family.operations)
            writeOperation(body, operation, catalogue.components(), addresses);
    }
    writeObjects(body, catalogue.components());
    body.close("main").close("div");
    return page("Triage Desk API", body);
}

} // namespace triage::api::pages
