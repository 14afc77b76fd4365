// SPDX-License-Identifier: GPL-3.0-or-later
// Reads lists from the cache: the table of filters in the SQL of SQLite.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/localstore.h"
#include "store/values/filter.h"

#include <optional>
#include <span>
#include <vector>

namespace triage::app {

/// The items of a list in their order.
struct ListedItems
{
    std::vector<FeedbackId> ids;
    bool isSimilar = false; ///< See Listing.
    std::optional<StateCounts> sections{}; ///< See Listing.
};

/// Numbers of hits of a search that decide how it is read.
struct SearchSizes
{
    /// With more hits, taking them out of the sorted list is faster than reading and sorting each of them.
    std::size_t many = 3'000;
    /// A search with more hits is listed newest first instead of by relevance: words that occur everywhere
    /// say nothing about relevance. Ranking 15,000 hits of a hundred words that contain three letters takes a
    /// tenth of a second.
    std::size_t rankable = 10'000;
};

/// Reads the filter's list. A search whose words no item has is read with typing errors.
ListedItems readList(LocalDatabase &database, const Filter &filter, const SearchSizes &sizes = {});
/// Counts the items of the filter's list in each state; see LocalStore::countStates().
StateCounts readStateCounts(LocalDatabase &database, const Filter &filter);
/// Reads the best hits of a search, best first; the newest if there are very many.
std::vector<FeedbackId> readBest(LocalDatabase &database, const QString &search, int limit);
/// Reads the positions of items in the filter's list; see LocalStore::positionsOf().
std::vector<ListPosition> readPositions(LocalDatabase &database, const Filter &filter,
                                        std::span<const FeedbackId> ids);

} // namespace triage::app
