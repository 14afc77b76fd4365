// SPDX-License-Identifier: GPL-3.0-or-later
// Proposing buffers for feedback that fits none: made with needs_review, so that people approve or refuse
// them.
#pragma once

#include "result.h"
#include "stores/proposalstore.h"

namespace triage::services {

/// So many proposals may wait for somebody's approval at once.
inline constexpr int maxOpenProposals = 3;

/// Looks at the unassigned feedback of an organization and makes the buffers that it asks for, with the items
/// that asked for them in it. How many were made. What was refused before is not proposed again; of several
/// backends that look at the same time one makes each.
Result<int> proposeBuffers(storage::Connection &connection, OrganizationId organization);

} // namespace triage::services
