// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that the OpenAPI document is put together from; for document.cpp.
#pragma once

#include "api/openapi/document.h"

namespace triage::api::openapi {

/// A member whose value is a string in valid UTF-8.
inline void writeWords(JsonWriter &out, const char *name, QByteArrayView utf8)
{
    out.key(name);
    out.utf8(utf8);
}

/// The operation object: parameters, body, answers.
void writeOperation(JsonWriter &out, const DocumentedOperation &operation, const QByteArray &tag,
                    const Addresses &addresses);
/// What every problem document is like.
void writeProblemSchema(JsonWriter &out);
/// Components beside the schemas: security, headers, examples of problems, answers that all operations share.
void writeSharedParts(JsonWriter &out, const Catalogue &catalogue, const Addresses &addresses);
/// A response object for problems of these types, all of one status unless there is none.
void writeProblems(JsonWriter &out, std::span<const ProblemType> types, std::optional<int> status,
                   const Addresses &addresses);

} // namespace triage::api::openapi
