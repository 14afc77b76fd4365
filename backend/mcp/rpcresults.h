// SPDX-License-Identifier: GPL-3.0-or-later
// The results of methods and tools, as members of a JSON object.
#pragma once

#include "fields/jsonwriter.h"
#include "mcp/era.h"
#include "mcp/rpcmessage.h"
#include "result.h"

#include <QByteArray>

#include <functional>
#include <variant>

namespace triage::mcp {

inline constexpr char feedbackUri[] = "triage://feedback/"; ///< The beginning of addresses.
inline constexpr char bufferUri[] = "triage://buffer/";

/// Returns members of an object, without its braces. The results below are such members too.
QByteArray members(const std::function<void(JsonWriter &)> &write);

/// Returns the result of initialize.
QByteArray initialized(const RpcRequest &request);
/// Returns the result of server/discover.
QByteArray discovered();
/// Returns the result of prompts/list.
QByteArray listedPrompts();
/// Returns the result of resources/templates/list.
QByteArray listedTemplates();
/// Returns the result of prompts/get. The error is that of an unknown prompt or a wrong argument.
std::variant<QByteArray, RpcError> promptAnswer(const RpcRequest &request);

/// Returns the result of a tool that was called.
QByteArray toolResult(const QByteArray &structured);
/// Returns a problem as the result of a tool, so that the model reads what to do about it.
QByteArray toolProblem(const Problem &problem);

/// Returns the whole message with a result.
QByteArray completed(const RpcRequest &request, const Sender &sender, const QByteArray &result);

} // namespace triage::mcp
