// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a tool: turns its arguments into calls of the API's operations and their answers into its result.
#pragma once

#include "api/api.h"
#include "fields/jsondocument.h"
#include "mcp/tool.h"
#include "services/callreceipts.h"

#include <QByteArray>

namespace triage::mcp {

/// The arguments of a call, with the document that owns them.
struct Arguments
{
    JsonDocument document;
    JsonValue values; ///< An object, or absent.
};

class ToolRunner
{
public:
    ToolRunner(api::Api &api, services::CallReceipts &receipts) : m_api(api), m_receipts(receipts) { }

    /// Returns the structured result as JSON, or the problem of the first operation that fails. The call is
    /// that of the request: its caller and its headers count. The tool must outlive the task.
    api::Task<Result<QByteArray>> run(const Tool *tool, Arguments arguments, api::Call call);

private:
    /// Executes a change that has no receipt of its own, unless it was executed under the key before.
    api::Task<Result<void>> executeOnce(const Tool *tool, const BoundStep *step, Arguments arguments,
                                        api::Call call);

    api::Api &m_api;
    services::CallReceipts &m_receipts;
};

} // namespace triage::mcp
