// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/operationjson.h"

#include "api/openapi/schemajson.h"

#include <QByteArrayList>

#include <algorithm>
#include <array>
#include <map>

namespace triage::api::openapi {

namespace {

const char *placeWord(DocumentedParameter::Place place)
{
    switch (place) {
    case DocumentedParameter::Place::Path:
        return "path";
    case DocumentedParameter::Place::Query:
        return "query";
    case DocumentedParameter::Place::Header:
        return "header";
    }
    Q_UNREACHABLE();
}

void writeParameters(JsonWriter &out, const std::vector<DocumentedParameter> &parameters)
{
    if (parameters.empty())
        return;
    out.key("parameters");
    out.beginArray();
    for (const DocumentedParameter &each : parameters) {
        out.beginObject();
        writeTextMember(out, "name", each.name);
        writeTextMember(out, "in", placeWord(each.place));
        out.key("required");
        out.boolean(each.required);
        writeTextMember(out, "description", each.schema.description);
        Schema schema = each.schema;
        schema.description.clear();
        JsonWriter written;
        writeSchema(written, schema);
        QByteArray json = written.take();
        if (!each.fallback.isEmpty())
            json.insert(json.size() - 1, ",\"default\":" + each.fallback);
        out.key("schema");
        out.raw(json);
        out.endObject();
    }
    out.endArray();
}

void writeFileTypes(JsonWriter &out)
{
    constexpr const char *csv = "external_id,description\nT-17,The export crashes.\n";
    constexpr const char *lines = "{\"external_id\":\"T-17\",\"description\":\"The export crashes.\"}\n";
    const std::array files{ std::pair{ "text/csv", csv }, std::pair{ "application/jsonl", lines },
                            std::pair{ "application/x-ndjson", lines } };
    for (const auto &[type, example] : files) {
        Schema schema = text();
        schema.description = "A whole file in UTF-8, as the guide on import and export describes it.";
        JsonWriter written;
        written.utf8(example);
        writeMediaType(out, type, { schema, written.take() });
    }
}

void writeBody(JsonWriter &out, const DocumentedOperation &operation)
{
    if (!operation.body)
        return;
    out.key("requestBody");
    out.beginObject();
    out.key("required");
    out.boolean(true);
    out.key("content");
    out.beginObject();
    writeMediaType(out, "application/json", *operation.body);
    if (operation.endpoint.method == Method::Patch)
        writeMediaType(out, "application/merge-patch+json", *operation.body);
    if (operation.endpoint.takesFile)
        writeFileTypes(out);
    out.endObject();
    out.endObject();
}

void writeHeaderNames(JsonWriter &out, const QByteArrayList &names)
{
    out.key("headers");
    out.beginObject();
    for (const QByteArray &name : names) {
        out.key(name.constData());
        out.raw("{\"$ref\":\"#/components/headers/" + name + "\"}");
    }
    out.endObject();
}

const char *successWord(int status)
{
    switch (status) {
    case 201:
        return "Created.";
    case 202:
        return "Accepted: it is done in the background.";
    case 204:
        return "Done; there is nothing to say.";
    default:
        return "Success.";
    }
}

void writeSuccess(JsonWriter &out, const DocumentedOperation &operation, int status, bool hasLocation)
{
    out.key(QByteArray::number(status).constData());
    out.beginObject();
    writeTextMember(out, "description", successWord(status));
    QByteArrayList headers{ "X-Request-Id" };
    if (hasLocation)
        headers << "Location";
    if (operation.hasTag)
        headers << "ETag";
    if (operation.isPaged)
        headers << "Link";
    if (operation.endpoint.method == Method::Post)
        headers << "Idempotency-Replayed";
    if (std::find(operation.problems.begin(), operation.problems.end(), ProblemType::RateLimited)
        != operation.problems.end())
        headers << "RateLimit"
                << "RateLimit-Policy";
    writeHeaderNames(out, headers);
    if (operation.reply) {
        out.key("content");
        out.beginObject();
        writeMediaType(out, "application/json", *operation.reply);
        if (operation.mayBeFile)
            writeFileTypes(out);
        out.endObject();
    }
    out.endObject();
}

void writeUnchanged(JsonWriter &out)
{
    out.key("304");
    out.beginObject();
    writeTextMember(out, "description", "The answer is the one whose ETag the request names.");
    writeHeaderNames(out, { "X-Request-Id", "ETag" });
    out.endObject();
}

void writeNone(JsonWriter &out)
{
    out.key("204");
    out.beginObject();
    writeTextMember(out, "description", "There is none.");
    writeHeaderNames(out, { "X-Request-Id" });
    out.endObject();
}

void writeHeaders(JsonWriter &out, int status)
{
    QByteArrayList names{ "X-Request-Id" };
    if (status == 401)
        names << "WWW-Authenticate";
    if (status == 429 || status == 503)
        names << "Retry-After";
    if (status == 429)
        names << "RateLimit"
              << "RateLimit-Policy";
    writeHeaderNames(out, names);
}

QByteArray namesOf(std::span<const ProblemType> types)
{
    QByteArrayList names;
    for (const ProblemType type : types)
        names << '`' + QByteArray(slugOf(type).data()) + '`';
    return names.join(", ");
}

/// Writes the schema Problem, narrowed to these types.
void writeNarrowedProblem(JsonWriter &out, std::span<const ProblemType> types, std::optional<int> status)
{
    out.beginObject();
    out.key("allOf");
    out.beginArray();
    out.raw(R"({"$ref":"#/components/schemas/Problem"})");
    out.beginObject();
    out.key("type");
    out.ascii("object");
    out.key("properties");
    out.beginObject();
    out.key("type");
    out.beginObject();
    QByteArrayList names;
    for (const ProblemType type : types)
        names << slugOf(type).data();
    // Without the address of this deployment, which clients made from the document would carry elsewhere.
    out.key("pattern");
    out.ascii("/(" + names.join('|') + ")$");
    out.key("x-problem-types");
    out.raw("[\"" + names.join("\",\"") + "\"]");
    out.endObject();
    if (status) {
        out.key("status");
        out.raw("{\"const\":" + QByteArray::number(*status) + '}');
    }
    out.endObject();
    out.endObject();
    out.endArray();
    out.endObject();
}

void writeAnswers(JsonWriter &out, const DocumentedOperation &operation)
{
    std::map<int, std::vector<ProblemType>> byStatus;
    for (const ProblemType type : operation.problems)
        byStatus[statusOf(type)].push_back(type);
    out.key("responses");
    out.beginObject();
    writeSuccess(out, operation, operation.endpoint.status, operation.hasLocation);
    if (operation.mayContinue)
        writeSuccess(out, operation, 202, true);
    if (operation.mayBeNothing)
        writeNone(out);
    if (operation.hasTag && operation.endpoint.method == Method::Get)
        writeUnchanged(out);
    for (const auto &[status, types] : byStatus) {
        out.key(QByteArray::number(status).constData());
        writeProblems(out, types, status);
    }
    out.key("default");
    out.raw(R"({"$ref":"#/components/responses/AnyRequest"})");
    out.endObject();
}

} // namespace

void writeMediaType(JsonWriter &out, const char *type, const DocumentedContent &content)
{
    out.key(type);
    out.beginObject();
    out.key("schema");
    writeSchema(out, content.schema);
    out.key("example");
    out.raw(content.example);
    out.endObject();
}

void writeProblems(JsonWriter &out, std::span<const ProblemType> types, std::optional<int> status)
{
    out.beginObject();
    writeTextMember(out, "description", (types.size() > 1 ? "One of " : "") + namesOf(types) + '.');
    writeHeaders(out, status.value_or(0));
    out.key("content");
    out.beginObject();
    out.key("application/problem+json");
    out.beginObject();
    out.key("schema");
    writeNarrowedProblem(out, types, status);
    out.key("examples");
    out.beginObject();
    for (const ProblemType type : types) {
        const QByteArray name = slugOf(type).data();
        out.key(name.constData());
        out.raw("{\"$ref\":\"#/components/examples/" + name + "\"}");
    }
    out.endObject();
    out.endObject();
    out.endObject();
    out.endObject();
}

void writeOperation(JsonWriter &out, const DocumentedOperation &operation, const QByteArray &tag)
{
    out.beginObject();
    writeTextMember(out, "operationId", operation.endpoint.name);
    out.key("tags");
    out.raw("[\"" + tag + "\"]");
    writeTextMember(out, "summary", operation.endpoint.summary);
    const QByteArray summary = operation.endpoint.summary + QByteArray(".");
    writeTextMember(out, "description", operation.description.isEmpty() ? summary : operation.description);
    if (operation.endpoint.access == Access::Open) {
        out.key("security");
        out.raw("[]");
    }
    writeParameters(out, operation.parameters);
    writeBody(out, operation);
    writeAnswers(out, operation);
    out.endObject();
}

} // namespace triage::api::openapi
