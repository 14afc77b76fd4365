// SPDX-License-Identifier: GPL-3.0-or-later
// Writes operations as OpenAPI describes them.
#pragma once

#include "api/openapi/document.h"

namespace triage::api::openapi {

/// Writes a member whose value is a string in valid UTF-8.
inline void writeTextMember(JsonWriter &out, const char *name, QByteArrayView utf8)
{
    out.key(name);
    out.utf8(utf8);
}

/// Writes the content of a body or an answer with its media type.
void writeMediaType(JsonWriter &out, const char *type, const DocumentedContent &content);
/// Writes the operation object: parameters, body, answers.
void writeOperation(JsonWriter &out, const DocumentedOperation &operation, const QByteArray &tag);
/// Writes a response object for problems of these types, all with this status if one is given.
void writeProblems(JsonWriter &out, std::span<const ProblemType> types, std::optional<int> status);

} // namespace triage::api::openapi
