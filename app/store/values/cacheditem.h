// SPDX-License-Identifier: GPL-3.0-or-later
// An item as the cache keeps it, once as the server has it and once as it is shown.
#pragma once

#include "domain/feedback.h"
#include "store/values/operation.h"

#include <optional>
#include <vector>

namespace triage::app {

/// The values of an item with what only this machine knows of it.
struct CachedItem
{
    Feedback feedback;
    std::vector<BufferId> buffers; ///< By identifier, each once.
    bool isNew = false;
    bool fetched = false; ///< Asked for beyond the cache limit: it stays for this session.

    bool isUnassigned() const { return buffers.empty() && feedback.routingStatus != RoutingStatus::Pending; }
    friend bool operator==(const CachedItem &, const CachedItem &) = default;
};

/// An item on both sides; without a value: it is not there.
struct ItemState
{
    std::optional<CachedItem> server;
    std::optional<CachedItem> shown;

    friend bool operator==(const ItemState &, const ItemState &) = default;
};

/// What the operation makes of the item; doing it twice is doing it once.
void applyOperation(std::optional<CachedItem> &item, const Operation &operation);

} // namespace triage::app
