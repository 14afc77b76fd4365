// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions that calibration learns from.
#pragma once

#include "routing/calibration.h"
#include "stores/learningstore.h"

namespace triage::services {

/// Returns the newest decisions of a classifier, each by its best candidate, with what people said about it.
Result<std::vector<routing::LabelledDecision>>
labelledDecisions(storage::Connection &connection, OrganizationId organization, const QString &classifier);

} // namespace triage::services
