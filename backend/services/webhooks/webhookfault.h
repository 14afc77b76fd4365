// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the fields of a webhook against each other and against what the operator allows.
#pragma once

#include "domain/webhook.h"
#include "problem.h"

#include <optional>

namespace triage::services {

/// Returns why a webhook cannot be stored: its URL, or a template that does not fit its format. URLs with
/// http are faults unless `allowsPlain`.
std::optional<Problem> faultOf(const Webhook &webhook, bool allowsPlain);

} // namespace triage::services
