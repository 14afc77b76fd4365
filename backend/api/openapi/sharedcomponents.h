// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the components of the OpenAPI document that all operations share.
#pragma once

#include "api/openapi/document.h"

namespace triage::api::openapi {

/// Writes the schema that all problem documents have in common.
void writeProblemSchema(JsonWriter &out);
/// Writes the components besides the schemas: security, headers, examples of problems, answers that all
/// operations share.
void writeSharedComponents(JsonWriter &out, const Catalogue &catalogue, const Addresses &addresses);

} // namespace triage::api::openapi
