// SPDX-License-Identifier: GPL-3.0-or-later
// The lists of the local store, and what it tells of its changes.
#pragma once

#include "store/values/filter.h"
#include "store/values/storerecords.h"

#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace triage::app {

/// The changes of one or more commits, so that models update exactly these. Announced at most every 30 ms
/// unless a person made one.
struct StoreChange
{
    std::vector<FeedbackId> changed; ///< New or other values, buffers, flags or delivery.
    std::vector<FeedbackId> removed;
    /// Items whose sent changes the feed has confirmed, with everything that the server changed with them.
    std::vector<FeedbackId> confirmed;
    std::vector<FeedbackId> own; ///< Those of them that an act of this person changed or removed.
    std::vector<FeedbackId> woken; ///< Those of the changed items whose snooze has ended.
    std::vector<FeedbackId> timelines; ///< Items whose notes or activities changed.
    bool buffers = false; ///< A buffer or its count changed.
    bool counts = false;
    bool organization = false; ///< The organization, its members or the own account changed.
    bool notices = false; ///< There are new notices, or they were read.
    bool views = false; ///< A view changed, or the number of its items on the server.
    /// Everything must be read again: the cache was rebuilt, or too much changed to name it.
    bool everything = false;

    /// Returns whether the item has other values or is gone.
    bool concerns(FeedbackId id) const
    {
        return std::find(changed.begin(), changed.end(), id) != changed.end()
            || std::find(removed.begin(), removed.end(), id) != removed.end();
    }
};

/// The sections of a list in their order, each by the number of its items.
inline constexpr std::array stateSections{ &StateCounts::open, &StateCounts::snoozed, &StateCounts::done,
                                           &StateCounts::declined };

/// The list of a Filter: identifiers in order.
struct Listing
{
    Filter filter;
    std::vector<FeedbackId> ids;
    bool complete = true; ///< False if the server has older items than the cache.
    bool isSimilar = false; ///< Nothing has the words of the search: these have words with a typing error.
    std::optional<StateCounts> sections{}; ///< The sizes of its sections, if it has any.
};

/// The position of an item in a list; see positionsOf().
struct ListPosition
{
    FeedbackId id;
    bool belongs = false;
    Timestamp time; ///< The sort key of a list that is sorted by a time.
    QString text; ///< The sort key of a list that is sorted by title.
};

} // namespace triage::app
