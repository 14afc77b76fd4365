// SPDX-License-Identifier: GPL-3.0-or-later
// POST /mcp: lets agents use the API's operations as tools, with the rights of their token. It keeps nothing
// between two requests.
#pragma once

#include "api/api.h"
#include "api/gate.h"
#include "mcp/era.h"
#include "mcp/tool.h"
#include "mcp/toolrunner.h"
#include "services/callreceipts.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace triage::mcp {

inline constexpr api::Endpoint<api::Plain<RawJson>, RawJson> callMcp{
    "mcp",        api::Method::Post,
    api::mcpPath, api::Access::Member,
    200,          "Call tools (Model Context Protocol)",
    false,        true
};

/// Answers the messages of agents. Lives in the HTTP thread, and must outlive the API's requests.
class McpServer
{
public:
    McpServer(api::Api &api, storage::Database &database);

    /// Adds the operation to the API.
    void addRoute();

private:
    using Answer = std::variant<QByteArray, RpcError>; ///< The members of a result, or an error.
    /// A message that answers another one; empty for a notification.
    struct Reply
    {
        Reply(QByteArray message, int code, bool writes = false)
            : json(std::move(message)), status(code), mayHaveWritten(writes)
        {
        }
        QByteArray json;
        int status;
        bool mayHaveWritten; ///< It says whether something was written.
    };

    api::Task<Result<api::Payload>> answer(api::Call call);
    api::Task<Result<api::Payload>> answerBatch(api::Call call);
    api::Task<Reply> reply(QByteArray id, ParsedRequest parsed, api::Call call);
    api::Task<Answer> answerMethod(RpcRequest request, Sender sender, api::Call call);
    api::Task<Answer> callTool(RpcRequest request, api::Call call);
    api::Task<Answer> listResources(api::Call call);
    api::Task<Answer> readResource(RpcRequest request, Sender sender, api::Call call);
    /// Runs a tool with one argument, for resources.
    api::Task<Result<QByteArray>> runWith(const Tool *tool, QByteArray argument, QString value,
                                          api::Call call);
    /// Withholds what was read for a caller whose token does not stand any more. What says whether something
    /// was written stays.
    api::Task<void> withholdReads(api::Call call, const std::vector<QByteArray> *ids,
                                  std::vector<Reply> *replies);
    Answer listTools(const api::Call &call) const;
    const Tool *find(const QString &name) const;
    /// Returns the tool that a request calls; nullptr if it calls none.
    const Tool *toolOf(const RpcRequest &request) const;

    api::Api &m_api;
    services::CallReceipts m_receipts;
    ToolRunner m_runner;
    std::vector<Tool> m_tools;
    std::vector<QByteArray> m_toolsJson; ///< In the order of the tools.
};

} // namespace triage::mcp
