// SPDX-License-Identifier: GPL-3.0-or-later
// Indexes texts again that an earlier version indexed without their language.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"

#include <chrono>

namespace triage::services {

/// A part of the work.
struct ReindexedPart
{
    int texts = 0; ///< The number of texts that were found; 0: none is left.
    std::chrono::nanoseconds locked{}; ///< The time for which the organization's lock was held.
};

/// Tells the language of some of an organization's texts and indexes them by it, the newest first. Nothing
/// else happens to the items. The texts are read and analysed before the lock is taken; those of items that
/// changed meanwhile are left to a later part. Several backends may do that at the same time, and an older
/// one may add texts meanwhile.
Result<ReindexedPart> reindexSome(storage::Connection &connection, OrganizationId organization, int limit);

} // namespace triage::services
