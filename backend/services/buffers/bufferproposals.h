// SPDX-License-Identifier: GPL-3.0-or-later
// Proposes buffers for feedback that fits none. They are created with needs_review, so that people approve or
// refuse them.
#pragma once

#include "result.h"
#include "stores/proposalstore.h"

namespace triage::services {

/// The maximum number of proposals that await approval at once.
inline constexpr int maxOpenProposals = 3;

/// Examines the unassigned feedback of an organization, and creates the buffers that it suggests, with that
/// feedback in them. Returns the number of created buffers. A refused buffer is not proposed again. If
/// several backends do so at the same time, each buffer is created once.
Result<int> proposeBuffers(storage::Connection &connection, OrganizationId organization);

} // namespace triage::services
