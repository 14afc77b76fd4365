// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for the body of a request that has passed the checks on its head.
#pragma once

#include "database/awaitable.h"
#include "domain/caller.h"
#include "http/message.h"
#include "result.h"

namespace triage::api {

/// Has the body of the request read, which must still be arriving, or the next piece of a streamed one.
/// Returns why it does not come, if it does not.
storage::Awaitable<Result<QByteArray>> bodyOf(const http::Request &request, const Caller &caller);

} // namespace triage::api
