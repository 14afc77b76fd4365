// SPDX-License-Identifier: GPL-3.0-or-later
// What calibration learns from.
#pragma once

#include "routing/calibration.h"
#include "stores/learningstore.h"

namespace triage::services {

/// The last decisions of a classifier that people were asked about and said something to, by their best
/// candidate; oldest first.
Result<std::vector<routing::LabelledDecision>>
labelledDecisions(storage::Connection &connection, OrganizationId organization, const QString &classifier);

} // namespace triage::services
