// SPDX-License-Identifier: GPL-3.0-or-later
// An item of the cache, with the server's values and with those that are shown.
#pragma once

#include "domain/feedback.h"
#include "domain/triage.h"
#include "store/values/operation.h"

#include <optional>
#include <vector>

namespace triage::app {

/// The values of an item, with those that only this machine has.
struct CachedItem
{
    Feedback feedback;
    std::vector<BufferId> buffers; ///< Sorted by identifier, without duplicates.
    Triage triage; ///< The record without the item's identifier, so that all that nobody touched are equal.
    bool isNew = false;
    bool fetched = false; ///< Fetched beyond the cache limit; kept for this session.
    std::optional<Timestamp> backSince = {}; ///< See ListRow.

    bool isUnassigned() const { return buffers.empty() && feedback.routingStatus != RoutingStatus::Pending; }
    bool isOpen() const { return triage.state == TriageState::Open; }
    /// Returns whether there is something to be done about the item now. Another item stands for a duplicate.
    bool isAwake() const { return isOpen() && !triage.snoozedUntil && !triage.duplicateOf; }
    friend bool operator==(const CachedItem &, const CachedItem &) = default;
};

/// Both states of an item. A state without a value means that the item does not exist there.
struct ItemState
{
    std::optional<CachedItem> server;
    std::optional<CachedItem> shown;

    friend bool operator==(const ItemState &, const ItemState &) = default;
};

/// Applies the operation to the item. Idempotent.
void applyOperation(std::optional<CachedItem> &item, const Operation &operation);

} // namespace triage::app
