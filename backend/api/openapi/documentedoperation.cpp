// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/documentedoperation.h"

#include <algorithm>
#include <array>
#include <span>

namespace triage::api::openapi {

namespace {

constexpr std::array ofAnyRequest{
    ProblemType::BadRequest,           ProblemType::RequestTimeout,    ProblemType::PayloadTooLarge,
    ProblemType::UnsupportedMediaType, ProblemType::ExpectationFailed, ProblemType::HeadersTooLarge,
    ProblemType::NotImplemented,       ProblemType::GatewayTimeout,    ProblemType::HttpVersionNotSupported,
};

/// Returns the identifier after this one, both as JSON.
QByteArray nextExample(const QByteArray &json)
{
    const auto id = decodeId(QString::fromLatin1(json.mid(1, json.size() - 2)));
    return '"' + encodeId(id.value_or(0) + 1) + '"';
}

/// Returns the names in braces.
std::vector<QByteArray> keysOf(std::string_view path)
{
    std::vector<QByteArray> keys;
    std::size_t open = path.find('{');
    while (open != std::string_view::npos) {
        const std::size_t close = path.find('}', open);
        keys.emplace_back(path.data() + open + 1, qsizetype(close - open - 1));
        open = path.find('{', close);
    }
    return keys;
}

void addAccessProblems(Access access, std::vector<ProblemType> &problems)
{
    if (access == Access::Open)
        return;
    problems.insert(problems.end(),
                    { ProblemType::Unauthorized, ProblemType::InvalidTokenFormat, ProblemType::InvalidToken,
                      ProblemType::WidgetTokenRestricted });
    if (access == Access::Widget)
        problems.push_back(ProblemType::ForbiddenOrigin);
    if (access == Access::Admin)
        problems.push_back(ProblemType::AdminRequired);
}

/// Returns each problem type once, in the order of all problem types.
std::vector<ProblemType> inOrder(const std::vector<ProblemType> &problems)
{
    std::vector<ProblemType> ordered;
    for (const ProblemType type : allProblemTypes()) {
        if (std::find(problems.begin(), problems.end(), type) != problems.end())
            ordered.push_back(type);
    }
    return ordered;
}

/// Returns true for changes to a resource that exists.
bool isChange(const EndpointInfo &endpoint)
{
    return endpoint.method == Method::Patch || endpoint.method == Method::Delete;
}

std::vector<ProblemType> problemsOf(const EndpointInfo &endpoint, const std::vector<KeyKind> &keys,
                                    const Details &details)
{
    std::vector<ProblemType> problems = details.problems;
    addAccessProblems(endpoint.access, problems);
    // A read-only token may send what only asks.
    if (endpoint.access != Access::Open && endpoint.isWrite())
        problems.push_back(ProblemType::Forbidden);
    for (const KeyKind &key : keys)
        problems.push_back(key.missing);
    if (endpoint.hasBody)
        problems.insert(problems.end(),
                        { ProblemType::MissingRequiredField, ProblemType::InvalidFieldValue });
    // Every POST accepts an Idempotency-Key, which may be invalid.
    if (!details.query.empty() || endpoint.method == Method::Post)
        problems.push_back(ProblemType::InvalidFieldValue);
    // Every change to a resource accepts an If-Match, which may be invalid or out of date.
    if (isChange(endpoint))
        problems.insert(problems.end(), { ProblemType::InvalidFieldValue, ProblemType::PreconditionFailed });
    // Reads have no body, so that its type and size are irrelevant.
    if (endpoint.hasBody)
        problems.push_back(ProblemType::PayloadTooLarge);
    if (endpoint.method != Method::Get)
        problems.push_back(ProblemType::UnsupportedMediaType);
    problems.push_back(ProblemType::InternalError);
    if (endpoint.access != Access::Open)
        problems.push_back(ProblemType::ServiceUnavailable);
    return inOrder(problems);
}

} // namespace

KeyKind keyKind(Type<BufferKey>)
{
    Schema schema = text();
    schema.description = "Identifier or slug of the buffer.";
    schema.example = "\"crashes\"";
    return { schema, ProblemType::BufferNotFound };
}

KeyKind keyKind(Type<TagName>)
{
    Schema schema = text();
    schema.description = "A tag, percent-encoded. It need not be in its normal form.";
    schema.example = "\"exports\"";
    return { schema, ProblemType::TagNotFound };
}

std::span<const ProblemType> problemsOfAnyRequest()
{
    return ofAnyRequest;
}

DocumentedOperation makeOperation(const EndpointInfo &endpoint, const std::vector<KeyKind> &keys,
                                  Details details)
{
    DocumentedOperation operation;
    operation.endpoint = endpoint;
    operation.description = details.description;
    operation.mayBeNothing = details.mayBeNothing;
    operation.mayContinue = details.mayContinue;
    operation.mayBeFile = details.mayBeFile;
    operation.problems = problemsOf(endpoint, keys, details);
    const std::vector<QByteArray> names = keysOf(endpoint.path);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        Schema schema = keys[i].schema;
        // Two keys of the same kind name different resources.
        if (i > 0 && schema.example == keys[i - 1].schema.example)
            schema.example = nextExample(schema.example);
        operation.parameters.push_back(
            { DocumentedParameter::Place::Path, names.at(i), std::move(schema), true, {} });
    }
    for (DocumentedParameter &each : details.query)
        operation.parameters.push_back(std::move(each));
    for (DocumentedParameter &each : details.headers)
        operation.parameters.push_back(std::move(each));
    if (endpoint.method == Method::Post)
        operation.parameters.push_back(idempotencyHeader());
    if (isChange(endpoint))
        operation.parameters.push_back(ifMatchHeader());
    return operation;
}

QByteArray examplePath(std::string_view path, const std::vector<DocumentedParameter> &parameters)
{
    QByteArray filled(path.data(), qsizetype(path.size()));
    for (const DocumentedParameter &each : parameters) {
        if (each.place == DocumentedParameter::Place::Path)
            filled.replace('{' + each.name + '}', each.schema.example.mid(1, each.schema.example.size() - 2));
    }
    return filled;
}

} // namespace triage::api::openapi
