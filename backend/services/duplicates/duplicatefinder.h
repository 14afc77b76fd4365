// SPDX-License-Identifier: GPL-3.0-or-later
// Finds older items that probably say the same as new ones.
#pragma once

#include "duplicates/comparison.h"
#include "routing/calibration.h"
#include "services/feedback/wordsearch.h"
#include "stores/routingstore.h"
#include "stores/triage/suggestionstore.h"

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <span>

namespace triage::services {

/// Compares an item with the older ones that share its rarest words, so that the cost does not grow with the
/// amount of feedback. Thread-safe.
class DuplicateFinder
{
public:
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

    std::shared_ptr<const routing::Rarity> rarity(storage::Connection &connection, double texts);
    Result<routing::Calibration> calibration(storage::Connection &connection, OrganizationId organization);

    std::mutex m_mutex;
    WordShares m_shares;
    Remembered<routing::Rarity> m_rarity;
    std::map<OrganizationId, Remembered<routing::Calibration>> m_calibrations; ///< By what people answered.
};

} // namespace triage::services
