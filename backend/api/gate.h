// SPDX-License-Identifier: GPL-3.0-or-later
// Access control: the checks between a request's token and its body, which is then waited for.
#pragma once

#include "contract/endpoint.h"
#include "database/awaitable.h"
#include "domain/caller.h"
#include "domain/transfer.h"
#include "http/message.h"
#include "result.h"

#include <QByteArray>

namespace triage::api {

/// The path at which agents call operations (Model Context Protocol).
inline constexpr char mcpPath[] = "/mcp";

/// Returns the well-formed token of the Authorization header. Unauthorized if there is none,
/// InvalidTokenFormat if it is not one of ours.
Result<QByteArray> tokenOf(const http::Request &request);

/// Checks that the caller may use the operation from its origin: WidgetTokenRestricted, ForbiddenOrigin,
/// AdminRequired; Forbidden if the operation writes and the token is read-only.
Result<void> authorize(const Caller &caller, const EndpointInfo &endpoint, const http::Request &request);

/// Returns the role that the member of a caller must still have when the operation writes.
inline Role neededRole(const EndpointInfo &endpoint)
{
    return endpoint.access == Access::Admin ? Role::Admin : Role::Member;
}

/// Returns true if a widget token's allowlist contains the request's origin.
bool isAllowedOrigin(const Caller &caller, const std::optional<QByteArray> &origin);

/// Returns the format of a file of feedback that the body is by its type: text/csv, application/jsonl or
/// application/x-ndjson.
std::optional<TransferFormat> fileFormatOf(const http::Headers &headers);

/// Returns the media type of a file of feedback, one of those above, that the client prefers to JSON; empty
/// if it prefers none.
QByteArray preferredFileType(const http::Headers &headers);
/// Returns the format of a file of feedback of that type.
std::optional<TransferFormat> fileFormatOf(const QByteArray &mediaType);

/// Returns UnsupportedMediaType if the operation does not accept the type of the body, which need not have
/// arrived yet.
Result<void> checkMediaType(const EndpointInfo &endpoint, const http::Request &request);

/// Has the body of the request read, which must still be arriving, or the next piece of a streamed one.
/// Returns why it does not come, if it does not.
storage::Awaitable<Result<QByteArray>> bodyOf(const http::Request &request, const Caller &caller);

} // namespace triage::api
