// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that the OpenAPI document is put together from; for document.cpp.
#pragma once

#include "api/openapi/document.h"

namespace triage::api::openapi {

/// Writes a member whose value is a string in valid UTF-8.
inline void writeWords(JsonWriter &out, const char *name, QByteArrayView utf8)
{
    out.key(name);
    out.utf8(utf8);
}

/// Writes the operation object: parameters, body, answers.
void writeOperation(JsonWriter &out, const DocumentedOperation &operation, const QByteArray &tag,
                    const Addresses &addresses);
/// Writes the schema that all problem documents have in common.
void writeProblemSchema(JsonWriter &out);
/// Writes the components besides the schemas: security, headers, examples of problems, answers that all
/// operations share.
void writeSharedParts(JsonWriter &out, const Catalogue &catalogue, const Addresses &addresses);
/// Writes a response object for problems of these types, all with this status if one is given.
void writeProblems(JsonWriter &out, std::span<const ProblemType> types, std::optional<int> status,
                   const Addresses &addresses);

} // namespace triage::api::openapi
