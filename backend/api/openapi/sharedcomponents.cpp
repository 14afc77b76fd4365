// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/sharedcomponents.h"

#include "api/openapi/operationjson.h"
#include "api/openapi/problemtext.h"
#include "api/openapi/schemajson.h"

#include <algorithm>

namespace triage::api::openapi {

namespace {

/// Returns the problems that operations refer to; others need no examples.
std::vector<ProblemType> usedProblems(const Catalogue &catalogue)
{
    std::vector<ProblemType> used(problemsOfAnyRequest().begin(), problemsOfAnyRequest().end());
    for (const Family &family : catalogue.families()) {
        for (const DocumentedOperation &operation : family.operations)
            used.insert(used.end(), operation.problems.begin(), operation.problems.end());
    }
    std::vector<ProblemType> ordered;
    std::copy_if(allProblemTypes().begin(), allProblemTypes().end(), std::back_inserter(ordered),
                 [&](ProblemType type) { return std::find(used.begin(), used.end(), type) != used.end(); });
    return ordered;
}

void writeProblemExamples(JsonWriter &out, const Catalogue &catalogue, const Addresses &addresses)
{
    out.key("examples");
    out.beginObject();
    for (const ProblemType type : usedProblems(catalogue)) {
        out.key(QByteArray(slugOf(type).data()).constData());
        out.beginObject();
        writeTextMember(out, "summary", titleOf(type).toUtf8());
        writeTextMember(out, "description", textOf(type).meaning + QByteArray(" ") + textOf(type).remedy);
        out.key("value");
        out.raw(exampleDocument(type, addresses.problemsBase));
        out.endObject();
    }
    out.endObject();
}

void writeSharedHeader(JsonWriter &out, const char *name, const char *description, const char *schema)
{
    out.key(name);
    out.beginObject();
    writeTextMember(out, "description", description);
    out.key("schema");
    out.raw(schema);
    out.endObject();
}

void writeHeaders(JsonWriter &out, bool rateLimited)
{
    out.key("headers");
    out.beginObject();
    writeSharedHeader(out, "X-Request-Id",
                      "The request's own identifier, or a new one; the service's log names it too.",
                      R"({"type":"string","maxLength":128})");
    writeSharedHeader(out, "ETag",
                      "Stands for the answer, for `If-None-Match`, and for what PATCH can change of it, for "
                      "`If-Match`. It is opaque.",
                      R"({"type":"string","examples":["W/\"1d2ae0a4ce19dd2c.5a1b6c0fb1a2c3d4\""]})");
    writeSharedHeader(out, "Link",
                      "The next and the previous page, as far as there are any and their paths are no longer "
                      "than 1,000 bytes "
                      "(RFC 8288). `meta.next` and `meta.prev` always name them.",
                      R"({"type":"string","examples":["</api/v0/feedback?page=2&limit=20>; rel=\"next\""]})");
    writeSharedHeader(
        out, "Location", "The path of what was created, or of what goes on.",
        R"({"type":"string","format":"uri-reference","examples":["/api/v0/feedback/0340b8gqtcd2t"]})");
    writeSharedHeader(out, "WWW-Authenticate", "How to authenticate.",
                      R"({"type":"string","const":"Bearer"})");
    writeSharedHeader(out, "Retry-After", "In how many seconds to try again.",
                      R"({"type":"integer","minimum":1})");
    writeSharedHeader(out, "Idempotency-Replayed",
                      "The request was done before, under its Idempotency-Key; this is the answer from then.",
                      R"({"type":"string","const":"true"})");
    if (rateLimited) {
        writeSharedHeader(
            out, "RateLimit",
            "The remaining requests of each limit, in the form of the IETF's draft on rate limit headers: "
            "`r` more requests at once, and all of `q` after `t` seconds without any; if the limit refused "
            "the request, one more after `t` seconds. Left out if the operator has switched limits off.",
            R"({"type":"string","examples":["\"default\";r=199;t=1"]})");
        writeSharedHeader(
            out, "RateLimit-Policy",
            "Each limit, in the form of the IETF's draft on rate limit headers: `q` requests at once, "
            "replenished over `w` seconds. `default` counts for the token, `address` for the "
            "client's address "
            "under a widget token. Left out if the operator has switched limits off.",
            R"({"type":"string","examples":["\"default\";q=200;w=2"]})");
    }
    out.endObject();
}

} // namespace

void writeProblemSchema(JsonWriter &out)
{
    Schema type = text();
    type.format = "uri";
    Property category
        = property("category", detail::words({ "user", "integration" }),
                   "user: the end user sent something that is refused, and detail is safe to show. "
                   "integration: the calling program is at fault; show something general and log detail. "
                   "Left out of internal-error.");
    Property field
        = property("field", text(),
                   "The field, parameter or header at fault; only where a value is missing or invalid.");
    category.required = field.required = false;
    Schema problem = answerObject({
        property("type", type,
                 "Which problem: the address of a page that explains it. Its last part is stable across "
                 "releases and servers, safe to switch on."),
        property("title", text(), "The type's name."),
        property("status", integer(), "The HTTP status."),
        property("detail", text(), "What is wrong this time, for people; it may change between releases."),
        category,
        field,
    });
    problem.description = "What went wrong (RFC 9457).";
    writeSchema(out, problem);
}

void writeSharedComponents(JsonWriter &out, const Catalogue &catalogue, const Addresses &addresses)
{
    const std::vector<ProblemType> used = usedProblems(catalogue);
    out.key("responses");
    out.beginObject();
    out.key("AnyRequest");
    writeProblems(out, problemsOfAnyRequest(), std::nullopt);
    out.endObject();
    writeProblemExamples(out, catalogue, addresses);
    writeHeaders(out, std::find(used.begin(), used.end(), ProblemType::RateLimited) != used.end());
    out.key("securitySchemes");
    out.beginObject();
    out.key("token");
    out.beginObject();
    writeTextMember(out, "type", "http");
    writeTextMember(out, "scheme", "bearer");
    writeTextMember(
        out, "description",
        "A full-access token (ib_…) from a server, or a widget token (ibw_…) from an allowed origin "
        "in a browser "
        "where the operation takes them.");
    out.endObject();
    out.endObject();
}

} // namespace triage::api::openapi
