// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which of two values of the server may be the older one, by when they were requested.
#pragma once

#include "store/feedpage.h"
#include "store/values/storenumbers.h"

#include <map>

namespace triage::app {

/// Pages of the feed, lists and answers to changes arrive in another order than the server made them. For
/// buffers, views and members, remembers during which page's request the last value or deletion arrived. For
/// items, the overlay does this with what a person changed.
class Recency
{
public:
    /// Notes a value or deletion that arrived while that page was the next one to arrive.
    void receive(const FeedEntry &entry, FeedPageNumber page);
    /// Returns whether something arrived since then that may be newer than what was requested then.
    bool isOvertaken(const FeedEntry &entry, FeedPageNumber requested) const;
    /// Forgets everything, for an empty cache.
    void clear() { m_received.clear(); }

private:
    using Key = decltype(Tombstone::id);
    static std::optional<Key> keyOf(const FeedEntry &entry);

    std::map<Key, FeedPageNumber> m_received;
};

} // namespace triage::app
