// SPDX-License-Identifier: GPL-3.0-or-later
// A Problem as the HTTP answer of the contract.
#pragma once

#include "http/message.h"
#include "problem.h"

namespace triage::http {

/// The problem document with its status, and the headers that belong to it: Retry-After, WWW-Authenticate.
/// The type's URI begins with problemsBase.
Response problemResponse(const Problem &problem, const QString &problemsBase);

} // namespace triage::http
