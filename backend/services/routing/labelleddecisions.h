// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions that calibration learns from.
#pragma once

#include "routing/calibration.h"
#include "stores/learningstore.h"

namespace triage::services {

/// Returns the last decisions of a classifier that people were asked about and answered, each by its best
/// candidate; oldest first.
Result<std::vector<routing::LabelledDecision>>
labelledDecisions(storage::Connection &connection, OrganizationId organization, const QString &classifier);

} // namespace triage::services
