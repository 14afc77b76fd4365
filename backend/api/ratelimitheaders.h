// SPDX-License-Identifier: GPL-3.0-or-later
// Rate limits as the headers of the IETF's draft: RateLimit-Policy says what is allowed, RateLimit what is
// left.
#pragma once

#include "http/message.h"
#include "services/ratelimits.h"

#include <span>

namespace triage::api {

/// For example RateLimit-Policy: "default";q=200;w=2 and RateLimit: "default";r=199;t=1. Nothing where there
/// are no limits.
http::Headers rateLimitHeaders(std::span<const services::Allowance> allowances);

} // namespace triage::api
