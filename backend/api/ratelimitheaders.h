// SPDX-License-Identifier: GPL-3.0-or-later
// Writes rate limits as the headers of the IETF's draft: RateLimit-Policy describes the limits, RateLimit the
// remaining requests.
#pragma once

#include "http/message.h"
#include "services/ratepolicies.h"

#include <span>

namespace triage::api {

/// Returns for example RateLimit-Policy: "default";q=200;w=2 and RateLimit: "default";r=199;t=1. Returns no
/// headers if there are no limits.
http::Headers rateLimitHeaders(std::span<const services::Allowance> allowances);

} // namespace triage::api
