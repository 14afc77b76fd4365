// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of JSON-RPC 2.0 as the Model Context Protocol uses them.
#pragma once

#include "fields/jsondocument.h"
#include "fields/jsonwriter.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace triage::mcp {

/// The codes of errors: those of JSON-RPC, and those of the Model Context Protocol.
namespace rpccode {
inline constexpr int parseError = -32700;
inline constexpr int invalidRequest = -32600;
inline constexpr int methodNotFound = -32601;
inline constexpr int invalidParams = -32602;
inline constexpr int internalError = -32603;
inline constexpr int resourceNotFound = -32002; ///< In versions before 2026-07-28 only.
inline constexpr int headerMismatch = -32020;
inline constexpr int unsupportedVersion = -32022;
} // namespace rpccode

/// An error as the answer to a request.
struct RpcError
{
    int code = rpccode::internalError;
    QString message;
    int status = 200; ///< The status of the HTTP answer.
    QByteArray data = {}; ///< JSON; empty for none.
};

/// A request, or a notification, which has no id and gets no result.
struct RpcRequest
{
    QByteArray id; ///< JSON; empty for a notification.
    QString method;
    JsonValue params; ///< An object, or absent.
    JsonDocument document; ///< Owns the values.

    bool isNotification() const { return id.isEmpty(); }
    /// Returns a member of params._meta.
    JsonValue meta(const char *name) const { return params.member("_meta").member(name); }
};

/// A request, or the reason why a body or an element of a batch is none.
using ParsedRequest = std::variant<RpcRequest, RpcError>;

/// Parses the body of a request. The error has the status 400.
ParsedRequest parseRequest(QByteArrayView body);

/// An element of a batch.
struct BatchElement
{
    QByteArray id; ///< JSON; empty if there is none that an error could name.
    ParsedRequest request;
};

/// The messages that a batch may have. Each may be a call of a tool, and one call is answered after the
/// other.
inline constexpr qsizetype maxBatch = 20;

/// Returns true if the body is a list of messages.
bool isBatch(QByteArrayView body);
/// Parses a batch. Leaves out answers, which nobody asked for. The error has the status 400.
std::variant<std::vector<BatchElement>, RpcError> parseBatch(QByteArrayView body);

/// Returns the id of a message, also if the message is not valid otherwise; else nothing.
QByteArray idOf(QByteArrayView body);

/// Returns the answer with an error. An empty id becomes null.
QByteArray errorMessage(const QByteArray &id, const RpcError &error);

} // namespace triage::mcp
