// SPDX-License-Identifier: GPL-3.0-or-later
// The two eras of the Model Context Protocol. Since 2026-07-28 every request carries its version and the
// program that sends it; before, a client said both once, in `initialize`. Each request tells its own era.
#pragma once

#include "http/message.h"
#include "mcp/rpcmessage.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <variant>

namespace triage::mcp {

inline constexpr const char *modernVersion = "2026-07-28";
/// The older versions that are served, newest first.
inline constexpr std::array legacyVersions{ "2025-11-25", "2025-06-18", "2025-03-26" };
/// The only version that has batches.
inline constexpr const char *batchVersion = "2025-03-26";

/// The era and the program of a request, as the request says.
struct Sender
{
    bool isModern = false;
    QString program; ///< Name and version of the program, as it says of itself.
};

/// Returns the sender of a request. The error is that of a request whose version is unknown, whose metadata
/// is incomplete or whose headers contradict its body.
std::variant<Sender, RpcError> senderOf(const RpcRequest &request, const http::Headers &headers);

/// Returns true if the body of a request with these headers may be a batch: in 2025-03-26, whose clients send
/// no header with their version, and in no version after it.
bool takesBatches(const http::Headers &headers);

/// Returns the version to serve a client that asks for one in `initialize`.
QByteArray negotiated(const QString &wanted);

} // namespace triage::mcp
