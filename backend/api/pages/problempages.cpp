// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/problempages.h"

#include "api/openapi/problemtext.h"
#include "api/openapi/schemajson.h"

#include <algorithm>

namespace triage::api::pages {

namespace {

/// Returns a sentence about the party at fault.
const char *categoryText(ProblemType type)
{
    const std::optional<Category> category = categoryOf(type);
    if (!category)
        return "None: it is nobody's mistake but ours.";
    switch (*category) {
    case Category::User:
        return "user: the detail is safe to show to the end user. Where the calling program is at fault "
               "this time, it is integration.";
    case Category::Integration:
        return "integration: the calling program or its setup is at fault. Show something general "
               "and log the detail.";
    }
    Q_UNREACHABLE();
}

void writeFacts(Html &out, ProblemType type, const openapi::Addresses &addresses)
{
    out.open("dl");
    out.element("dt", "Status").element("dd", QByteArray::number(statusOf(type)));
    out.element("dt", "Type").open("dd");
    out.element("code", addresses.problemsBase.toUtf8() + '/' + slugOf(type).data()).close("dd");
    out.element("dt", "Category").element("dd", categoryText(type));
    out.close("dl");
}

void writeOperations(Html &out, ProblemType type, const openapi::Catalogue &catalogue)
{
    Html list;
    for (const openapi::Family &family : catalogue.families()) {
        for (const openapi::DocumentedOperation &operation : family.operations) {
            if (std::find(operation.problems.begin(), operation.problems.end(), type)
                == operation.problems.end())
                continue;
            const QByteArray anchor = "/docs#" + QByteArray(operation.endpoint.name);
            list.open("li").element("a", operation.endpoint.summary, { { "href", anchor } }).close("li");
        }
    }
    if (list.bytes().isEmpty())
        return;
    out.element("h2", "Operations that give it");
    out.open("ul").add(list).close("ul");
}

} // namespace

QByteArray problemPath(ProblemType type)
{
    return "/docs/api/problems/" + QByteArray(slugOf(type).data());
}

Payload problemIndex()
{
    Html body;
    body.open("div", { { "class", "alone" } }).open("main");
    body.open("p").element("a", "Triage Desk API", { { "href", "/docs" } }).close("p");
    body.element("h1", "Problems");
    body.prose("What is not a success is answered with a problem document (RFC 9457). Its `type` ends with "
               "one of these "
               "names and is stable: programs can switch on it.");
    body.open("table");
    for (const ProblemType type : allProblemTypes()) {
        body.open("tr").open("td").element("a", slugOf(type).data(), { { "href", problemPath(type) } });
        body.element("span", QByteArray::number(statusOf(type)), { { "class", "rules" } }).close("td");
        body.phrase("td", openapi::textOf(type).meaning).close("tr");
    }
    body.close("table").close("main").close("div");
    return page("Problems – Triage Desk API", body);
}

Payload problemPage(ProblemType type, const openapi::Catalogue &catalogue,
                    const openapi::Addresses &addresses)
{
    const openapi::ProblemText text = openapi::textOf(type);
    const QByteArray title = titleOf(type).toUtf8();
    Html body;
    body.open("div", { { "class", "alone" } }).open("main");
    body.open("p").element("a", "Triage Desk API", { { "href", "/docs" } }).text(" / ");
    body.element("a", "Problems", { { "href", "/docs/api/problems" } }).close("p");
    body.element("h1", title);
    body.prose(text.meaning);
    writeFacts(body, type, addresses);
    body.element("h2", "What to do");
    body.prose(text.remedy);
    body.element("h2", "Example");
    const QByteArray example = openapi::exampleDocument(type, addresses.problemsBase);
    body.open("pre", { { "tabindex", "0" } }).element("code", openapi::indented(example)).close("pre");
    writeOperations(body, type, catalogue);
    body.close("main").close("div");
    return page(title + " – Triage Desk API", body);
}

} // namespace triage::api::pages
