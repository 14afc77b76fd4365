// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the fields of a webhook against each other and against what the operator allows.
#pragma once

#include "domain/webhook.h"
#include "outgoing/outgoing.h"
#include "problem.h"

#include <optional>

namespace triage::services {

/// Returns why messages cannot be sent to a URL: its form, http where the operator allows no network, or an
/// address in it that is not public.
std::optional<Problem> faultOfUrl(const QString &text, const outgoing::Outgoing &outgoing);
/// Returns why a template does not fit the format of a webhook.
std::optional<Problem> faultOfFormat(const Webhook &webhook);

} // namespace triage::services
