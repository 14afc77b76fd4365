// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a Problem to the HTTP answer of the contract.
#pragma once

#include "http/message.h"
#include "problem.h"

namespace triage::http {

/// Returns the problem document with its status and headers: Retry-After, WWW-Authenticate.
Response problemResponse(const Problem &problem, const QString &problemsBase);

} // namespace triage::http
