// SPDX-License-Identifier: GPL-3.0-or-later
// Removes for good what was deleted or ended long enough ago, a part at a time.
#pragma once

#include "database/connection.h"
#include "result.h"

#include <chrono>
#include <initializer_list>
#include <vector>

namespace triage::storage {

/// The statements that remove things of one kind. Each thing has an organization and an identifier.
struct Removal
{
    /// Lists what is due for :retention_seconds, of all organizations.
    const char *expired;
    /// Begins each part, under the organization's lock. Returns no row if :id is not to be removed, whatever
    /// was listed before. Its first run makes the removal final: from then on the thing is not found.
    const char *begin;
    std::vector<const char *> parts; ///< Each removes at most :limit rows that belong to :id.
    const char *end; ///< Removes :id itself; nullptr if that is nothing more than its parts.
};

/// Runs each of the statements, which remove, change or return at most :limit rows of all organizations,
/// until it has none left, but not more than twenty times. A statement that comes to fewer has none left, or
/// the rest is locked by others, and is left to a later call. Returns true if one may have more: the next
/// call goes on.
Result<bool> runInBatches(Connection &connection, std::initializer_list<const char *> statements,
                          int rowsOfBatch = 5000);

/// Removes what is due, a part in each transaction, but not more than a hundred parts in a call. What fails
/// is logged, and tried again in a later call. Returns true if there may be more: the next call goes on.
Result<bool> removeInParts(Connection &connection, const Removal &removal, std::chrono::seconds retention);

} // namespace triage::storage
