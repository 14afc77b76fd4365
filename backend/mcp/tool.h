// SPDX-License-Identifier: GPL-3.0-or-later
// The tools that agents may call. Each is made of operations of the API, whose documentation has the schemas
// of its arguments and of its result.
#pragma once

#include "api/openapi/catalogue.h"
#include "mcp/shelter.h"

#include <QByteArray>
#include <QByteArrayList>

#include <optional>
#include <vector>

namespace triage::mcp {

/// The greatest number of items that a call names or returns.
inline constexpr int maxItems = 50;
inline constexpr char idempotencyKey[] = "idempotency_key";

/// One operation that a tool executes.
struct Step
{
    QByteArray operation;
    /// The member of the result that holds what it answers; empty: its members are those of the result.
    QByteArray member = {};
    QByteArray query = {}; ///< A query that it always has, as key=value&key=value.
    /// The members of listed items to keep; empty: all.
    QByteArrayList only = {};
    /// The argument that has to have this operation's member as its value for the step to run.
    QByteArray chosenBy = {};
    bool isQuiet = false; ///< Its answer is not part of the result.
    bool keepsLast = false; ///< A list that is too long keeps its end.
};

/// A tool as it is declared.
struct ToolPlan
{
    QByteArray name;
    QByteArray title;
    QByteArray description;
    std::vector<Step> steps;
    QByteArrayList arguments
        = {}; ///< The names of parameters and members of bodies; keys of paths always are.
    bool needsWriting = false; ///< Offered to tokens that may write only.
    bool isListed = true; ///< False for what only resources use.
};

/// A step with what the catalogue says of its operation.
struct BoundStep
{
    Step step;
    api::EndpointInfo endpoint;
    std::vector<QByteArray> keys; ///< The keys of the path.
    std::vector<Property> query;
    std::vector<Property> body;
    std::optional<Property> data; ///< Inlined; a list is named items. Nothing if the answer has no content.
    std::vector<Property> meta; ///< The members of meta that are part of the result.
};

/// A tool that is ready to be called.
struct Tool
{
    ToolPlan plan;
    std::vector<BoundStep> steps;
    std::vector<Property> arguments; ///< All of them, in the order of the schema.
    bool writes = false; ///< One of its operations changes something.

    /// Returns true if it is offered to a token.
    bool isFor(bool readOnly) const { return !readOnly || (!writes && !plan.needsWriting); }
};

/// Binds plans to operations. Ends the program if a plan names an operation or argument that does not exist.
std::vector<Tool> boundTools(const std::vector<ToolPlan> &plans, const api::openapi::Catalogue &catalogue);

/// Writes a tool as an element of the answer to tools/list.
void writeTool(JsonWriter &out, const Tool &tool);
/// Writes the members of the result that a step answers with.
void writeAnswer(JsonWriter &out, const BoundStep &step, JsonValue answer);

} // namespace triage::mcp
