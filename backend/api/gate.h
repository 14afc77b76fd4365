// SPDX-License-Identifier: GPL-3.0-or-later
// Who may do what: the checks between a request's token and its body.
#pragma once

#include "contract/endpoint.h"
#include "domain/caller.h"
#include "http/message.h"
#include "result.h"

#include <QByteArray>

namespace triage::api {

/// The token of the Authorization header, well formed. Unauthorized where there is none, InvalidTokenFormat
/// where it is not what we issue.
Result<QByteArray> tokenOf(const http::Request &request);

/// Whether the caller may use the operation from where it calls: WidgetTokenRestricted, ForbiddenOrigin,
/// AdminRequired.
Result<void> authorize(const Caller &caller, const EndpointInfo &endpoint, const http::Request &request);

/// Whether a widget token's allowlist has the request's origin.
bool isAllowedOrigin(const Caller &caller, const std::optional<QByteArray> &origin);

/// UnsupportedMediaType where a body is of a type that the operation does not take.
Result<void> checkMediaType(const EndpointInfo &endpoint, const http::Request &request);

} // namespace triage::api
