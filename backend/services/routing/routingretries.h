// SPDX-License-Identifier: GPL-3.0-or-later
// Routing again of items whose routing failed or fell back to the embedded classifier.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"

#include <vector>

namespace triage::services {

/// Queues every item of an organization whose routing failed. Returns the number of items.
Result<int> retryFailed(storage::Connection &connection, OrganizationId organization);

/// Queues the next items behind the given one that were routed without the language model because it gave no
/// answer: a few, so that it can answer before they have waited too long. Returns the items; an empty
/// list after the last ones.
Result<std::vector<FeedbackId>> retryFallbacks(storage::Connection &connection, OrganizationId organization,
                                               FeedbackId after);

} // namespace triage::services
