// SPDX-License-Identifier: GPL-3.0-or-later
// Finds older items that probably say the same as new ones.
#pragma once

#include "duplicates/comparison.h"
#include "routing/calibration.h"
#include "services/duplicates/itemindexes.h"
#include "services/feedback/wordsearch.h"
#include "stores/routingstore.h"
#include "stores/triage/suggestionstore.h"

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>

namespace triage::services {

/// Compares an item with the few older ones whose words are most like its own, by an index in memory. While
/// that is not there, it compares with those that share the words that tell most about it, by the search
/// index. The cost does not grow with the amount of feedback. Thread-safe.
class DuplicateFinder
{
public:
    /// Works with the search index alone if there are no indexes in memory.
    explicit DuplicateFinder(ItemIndexes *indexes = nullptr) : m_indexes(indexes) { }

    /// Returns the pairs to suggest, at most mergerules::maxSuggestions of each item. Only reads.
    Result<std::vector<storage::FoundDuplicate>> find(storage::Connection &connection,
                                                      OrganizationId organization,
                                                      std::span<const storage::ClaimedItem> items);

private:
    /// A value that is read again every few minutes.
    template <typename T>
    struct Remembered
    {
        std::shared_ptr<const T> value;
        std::chrono::steady_clock::time_point until;
    };

    /// Returns the candidates of all items, and the language of texts that are too short to tell.
    Result<std::vector<storage::DuplicateCandidate>>
    candidates(storage::Connection &connection, OrganizationId organization,
               std::span<const storage::ClaimedItem> items,
               const std::unordered_map<FeedbackId, storage::ComparedFacts> &facts, double texts,
               Language *home);
    std::shared_ptr<const routing::Rarity> rarity(storage::Connection &connection, double texts);
    Result<routing::Calibration> calibration(storage::Connection &connection, OrganizationId organization);

    ItemIndexes *const m_indexes;
    std::mutex m_mutex;
    WordShares m_shares;
    Remembered<routing::Rarity> m_rarity;
    std::map<OrganizationId, Remembered<routing::Calibration>> m_calibrations; ///< By what people answered.
};

} // namespace triage::services
