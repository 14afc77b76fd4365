// SPDX-License-Identifier: GPL-3.0-or-later
// Suggestions for items that were there before the server made any.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "result.h"

namespace triage::services {

class DuplicateFinder;

/// Looks through the next items of an organization's backlog, stores what they are probably the same as, and
/// remembers how far it has come in the same transaction. Nothing else happens to the items. Waits for
/// the index in memory: until it is built, nothing is done. Returns whether there may be something to do.
/// Several backends may do that at the same time.
Result<bool> suggestForOlder(storage::Connection &connection, OrganizationId organization,
                             DuplicateFinder &finder, int limit);

} // namespace triage::services
