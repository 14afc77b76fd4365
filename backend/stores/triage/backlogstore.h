// SPDX-License-Identifier: GPL-3.0-or-later
// Items of which it was never asked whether they say the same as others: those before the server did that.
#pragma once

#include "database/transaction.h"
#include "result.h"
#include "stores/routingstore.h"
#include "stores/scopedstore.h"

#include <optional>
#include <vector>

namespace triage::storage {

/// The next items of an organization's backlog, newest first.
struct BacklogPart
{
    FeedbackId before; ///< Where the part begins: all of its items are older.
    std::optional<FeedbackId> rest; ///< Where the next part begins; nothing if this is the last one.
    std::vector<ClaimedItem> items; ///< Those of the part that are open and no duplicates.
};

class BacklogStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Looks at that many items. Nothing if the backlog is done.
    Result<std::optional<BacklogPart>> next(int limit);
};

/// Remembers that a part is done, inside the transaction that stores what was found. Conflict if another
/// backend was faster.
Result<void> finishPart(Transaction &tx, const BacklogPart &part);

/// Returns organizations with a backlog.
Result<std::vector<OrganizationId>> organizationsWithBacklog(Connection &connection, int limit);

} // namespace triage::storage
