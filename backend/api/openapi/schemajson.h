// SPDX-License-Identifier: GPL-3.0-or-later
// Writes schemas as JSON Schema, and values that fit them.
#pragma once

#include "api/openapi/schema.h"
#include "fields/jsonwriter.h"

#include <QByteArray>

namespace triage::api::openapi {

/// The example of a text whose field has none. A test keeps it out of the document.
inline constexpr char textWithoutExample[] = R"("text")";

/// Writes the JSON Schema of a value.
void writeSchema(JsonWriter &out, const Schema &schema);
/// Returns a value that fits the schema, as JSON: from the examples of the field tables as far as there are
/// any.
QByteArray exampleOf(const Schema &schema, const Components &components);
/// Returns the JSON indented for people, members in their order.
QByteArray indented(QByteArrayView json);

} // namespace triage::api::openapi
