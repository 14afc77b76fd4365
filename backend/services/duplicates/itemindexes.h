// SPDX-License-Identifier: GPL-3.0-or-later
// The items of organizations by their words, in memory and as new as the database.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "neighbours/neighbourindex.h"
#include "stores/routingstore.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace triage::services {

/// The older items that are most like some items.
struct NearestItems
{
    Language home; ///< The language of texts that are too short to tell.
    std::vector<std::vector<neighbours::Neighbour>> ofItems; ///< In the order of the items.
};

/// PostgreSQL is the source of truth: an index follows the changes of an organization in their order, so that
/// new, edited, deleted and restored items are in it on every backend as soon as they are committed. A thread
/// builds it when it is needed for the second time, and drops the least recently used ones when memory is
/// short. Thread-safe.
class ItemIndexes
{
public:
    struct Limits
    {
        std::size_t memory = std::size_t(256) << 20; ///< In bytes, for all indexes; one takes at most half.
        qint64 items = 1'000'000; ///< The newest items of an organization.
    };

    ItemIndexes(storage::ConnectionConfig connection, Limits limits);
    ~ItemIndexes();
    ItemIndexes(const ItemIndexes &) = delete;
    ItemIndexes &operator=(const ItemIndexes &) = delete;

    /// Brings the index to the state of the database and searches it. Returns std::nullopt on the
    /// first call for an organization, while its index is being built, and if there are many changes to
    /// follow; then the caller has to do without.
    std::optional<NearestItems> nearest(storage::Connection &connection, OrganizationId organization,
                                        std::span<const storage::ClaimedItem> items, std::size_t limit);

    /// Returns the number of indexes and their approximate memory.
    int size() const;
    std::size_t bytes() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::services
