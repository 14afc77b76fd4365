// SPDX-License-Identifier: GPL-3.0-or-later
// How far down a list is known: what the cache keeps, and what the server sent of older items.
#pragma once

#include "store/olderitems.h"
#include "store/values/filter.h"

#include <optional>
#include <vector>

namespace triage::app {

/// Knows which items of a list may be missing and after which item older ones are to be requested.
class ListExtent
{
public:
    ListExtent() { reset(Filter{}); }

    /// Begins a list of which the server has sent nothing yet.
    void reset(const Filter &filter);

    bool isComplete() const { return m_complete; }
    /// Returns whether items may be missing before or after this one. Such items are not shown until all of
    /// them are here.
    bool isBeyond(FeedbackId id) const { return !m_complete && m_endsWithCache && id < m_oldestComplete; }
    /// Returns whether the list ends where the cache ends. After older items were fetched from the server,
    /// the cache evicts nothing more.
    bool followsCache() const { return m_fetchedCount == 0; }
    /// Follows the end of the cache. Returns whether the list is incomplete and ends somewhere else now.
    bool setNewestEvicted(FeedbackId newestEvicted);
    /// Follows a page of older items that the server sent.
    void add(const OlderPage &page);

    /// Returns whether the row is near the end of what is known.
    bool isNearEnd(int row, const std::vector<FeedbackId> &rows) const;
    /// Returns whether nothing of the list is known yet.
    bool isUnknown(const std::vector<FeedbackId> &rows) const;
    /// Returns the item after which older ones are to be requested now. Returns nothing if there are none, or
    /// if this returned the same item before.
    std::optional<FeedbackId> takeRequest(const std::vector<FeedbackId> &rows);
    /// Forgets the last request, so that the same one may be made again.
    void forgetRequest() { m_requestedAfter.reset(); }

private:
    FeedbackId lastKnown(const std::vector<FeedbackId> &rows) const;

    bool m_endsWithCache = true; ///< The newest items of the list are what the cache keeps.
    bool m_complete = true;
    bool m_reachedEnd = false; ///< The server said that there are no more items.
    FeedbackId m_oldestComplete; ///< In an incomplete list, older items are here only in part.
    FeedbackId m_lastFetched; ///< The last item that the server sent; invalid before the first.
    int m_fetchedCount = 0; ///< The number of items that the server sent.
    std::optional<FeedbackId> m_requestedAfter; ///< The item after which older ones were requested last.
};

} // namespace triage::app
