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
struct RemovalStatements
{
    /// Lists at most :limit things that are due for :retention_seconds, of all organizations, in a total
    /// order with the oldest first, after the first :stayed.
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

/// Removes the things of one kind that are due, of all organizations, a part in each transaction.
class Removal
{
public:
    Removal(RemovalStatements statements, std::chrono::seconds retention);

    /// Removes not more than a hundred parts. What fails is logged, and tried again after the others that are
    /// due. Some of those have their turn only in the next pass over all, because things that left the list
    /// since their turn count as still there. Returns true if there may be more: the next call goes on.
    Result<bool> operator()(Connection &connection);

private:
    RemovalStatements m_statements;
    std::chrono::seconds m_retention;
    int m_stayed = 0; ///< At least the number of the oldest things that had their turn and are still due.
    bool m_isAnyRemoved = false; ///< In the current pass over all that are due.
};

} // namespace triage::storage
