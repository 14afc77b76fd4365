// SPDX-License-Identifier: GPL-3.0-or-later
// Sets the texts of people apart in the results of tools: every text that is not one of a fixed form stands
// in a member named untrusted_text of its object, so that no program takes it for an instruction.
#pragma once

#include "api/openapi/schema.h"
#include "fields/jsonvalue.h"
#include "fields/jsonwriter.h"

#include <vector>

namespace triage::mcp {

using api::openapi::Components;
using api::openapi::Property;
using api::openapi::Schema;

inline constexpr char untrustedText[] = "untrusted_text";

/// Returns the schema with what it refers to in the place of references.
Schema inlined(const Schema &schema, const Components &components);

/// Returns the schema of a sheltered value of an inlined schema.
Schema sheltered(const Schema &schema);

/// A member to write, with the schema of its value.
struct Member
{
    const Property *property;
    JsonValue value;
};

/// Writes members into an object that was begun: those that can be trusted, then those that cannot.
void writeMembers(JsonWriter &out, const std::vector<Member> &members);
/// Writes a value of an inlined schema. Members that the schema does not list are left out.
void writeSheltered(JsonWriter &out, JsonValue value, const Schema &schema);

} // namespace triage::mcp
