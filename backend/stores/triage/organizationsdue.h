// SPDX-License-Identifier: GPL-3.0-or-later
// Reads which organizations have work for a background job.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"

#include <vector>

namespace triage::storage {

/// Returns the organizations that the statement names in its first column, at most `limit`.
Result<std::vector<OrganizationId>> organizationsDue(Connection &connection, QByteArrayView statement,
                                                     int limit);

} // namespace triage::storage
