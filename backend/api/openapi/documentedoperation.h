// SPDX-License-Identifier: GPL-3.0-or-later
// One operation of the API as the document describes it, derived from its endpoint, whose types contain
// nearly everything.
#pragma once

#include "api/notfound.h"
#include "api/openapi/documentedparameters.h"
#include "api/openapi/documentedreply.h"
#include "api/openapi/schema.h"
#include "contract/endpoint.h"
#include "domain/buffer.h"
#include "domain/tagchange.h"
#include "problem.h"

#include <QByteArray>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace triage::api::openapi {

/// The documentation that the types of an endpoint do not contain.
struct Details
{
    const char *description = ""; ///< Sentences beyond the summary.
    std::vector<DocumentedParameter> query = {};
    std::vector<DocumentedParameter> headers = {};
    std::vector<ProblemType> problems = {}; ///< Beyond those that follow from access, keys, query and body.
    bool mayBeNothing = false; ///< A success may also be 204: there is nothing to answer with.
    bool mayContinue = false; ///< A success may also be 202: it goes on, and Location says where to look.
    bool mayBeFile = false; ///< A success may also be a file of feedback.
};

struct DocumentedOperation
{
    EndpointInfo endpoint;
    QByteArray description;
    std::vector<DocumentedParameter> parameters;
    std::optional<DocumentedContent> body;
    std::optional<DocumentedContent> reply;
    bool hasLocation = false; ///< A success names the path of what was created.
    bool hasTag = false; ///< A success has an ETag.
    bool mayBeNothing = false; ///< A success may also be 204.
    bool mayContinue = false; ///< A success may also be 202 with the path at which to look how far it is.
    bool isPaged = false; ///< A success is a page of a list.
    bool mayBeFile = false; ///< A success may also be a file of feedback.
    std::vector<ProblemType>
        problems; ///< Every problem that the operation can answer with, in the order of all problem types.
};

/// The schema of a key in a path, and the problem of a key that names nothing.
struct KeyKind
{
    Schema schema;
    ProblemType missing;
};

KeyKind keyKind(Type<BufferKey>);
KeyKind keyKind(Type<TagName>);

template <typename Tag>
KeyKind keyKind(Type<Id<Tag>>)
{
    Schema schema = detail::identifier(exampleId<Id<Tag>>());
    schema.description = "Opaque identifier.";
    return { schema, notFound<Id<Tag>>().type };
}

/// Returns the problems that any request can cause, whichever operation it names: it is malformed as HTTP, or
/// its body is unacceptable.
std::span<const ProblemType> problemsOfAnyRequest();

/// Creates the operation from the endpoint's types and details.
DocumentedOperation makeOperation(const EndpointInfo &endpoint, const std::vector<KeyKind> &keys,
                                  Details details);

/// Returns the path with an example for each key.
QByteArray examplePath(std::string_view path, const std::vector<DocumentedParameter> &parameters);

/// Returns the operation of an endpoint. Adds its schemas to the components.
template <typename Reply, typename Body, typename... Keys>
DocumentedOperation describe(const Endpoint<Reply, Body, Keys...> &endpoint, Components &components,
                             Details details)
{
    DocumentedOperation operation
        = makeOperation(infoOf(endpoint), { keyKind(Type<Keys>())... }, std::move(details));
    if constexpr (!std::is_same_v<Body, NoBody>) {
        const Schema schema = components.object<Body>(Direction::Body);
        operation.body = DocumentedContent{ schema, exampleOf(schema, components) };
    }
    const QByteArray self = examplePath(endpoint.path, operation.parameters);
    operation.hasTag
        = isResource<Reply> && (endpoint.method == Method::Get || endpoint.method == Method::Patch);
    if (operation.hasTag && endpoint.method == Method::Get)
        operation.parameters.push_back(ifNoneMatchHeader());
    operation.isPaged = isPaged<Reply>;
    operation.hasLocation = endpoint.status == 201 && hasPath<Reply>;
    operation.reply = replyContent(Type<Reply>(), components, self);
    return operation;
}

} // namespace triage::api::openapi
