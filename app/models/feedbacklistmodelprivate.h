// SPDX-License-Identifier: GPL-3.0-or-later
// What the list model knows.
#pragma once

#include "models/feedbacklistmodel.h"
#include "models/rowcache.h"

#include <QTimer>

#include <optional>
#include <unordered_set>

namespace triage::app {

struct FeedbackListModel::Private
{
    explicit Private(LocalStore &localStore) : store(localStore), cache(localStore) { }

    LocalStore &store;
    mutable RowCache cache;
    Filter filter;
    std::vector<FeedbackId> ids;
    std::vector<FeedbackId> held;
    std::unordered_set<FeedbackId>
        departed; ///< Were here since the list was shown: coming back they are no news.
    StoreChange meanwhile; ///< What changed while a list was under way.
    bool listing = false;
    bool fresh = true; ///< The next list replaces everything.
    bool complete = true;
    bool hold = false;
    bool suspended = false;
    QTimer again; ///< For searches.
    FeedbackId oldestComplete; ///< Not complete: items before it are here only in part.
    FeedbackId lastFetched; ///< The last item that the server sent; not valid: it sent none yet.
    int fetchedCount = 0; ///< How many it sent.
    bool olderFailed = false;
    bool reachedEnd = false; ///< The server has said that there are no more.
    mutable std::optional<FeedbackId> askedFor; ///< The item that older ones were asked for last.

    /// Whether the list goes on where the cache ends, as the newest items are what the cache keeps.
    bool endsWithCache() const { return isByCreation() && filter.order == SortOrder::Descending; }
    /// Whether an item keeps its place for as long as it is in the list: nobody changes when it was created.
    bool isByCreation() const
    {
        return filter.sortBy == SortBy::CreatedAt
            || (filter.sortBy == SortBy::Relevance && !filter.isSearch());
    }
    /// Behind the oldestComplete something may be missing between any two items: none is shown before all are
    /// there.
    bool isBeyondComplete(FeedbackId id) const { return !complete && endsWithCache() && id < oldestComplete; }
    FeedbackId lastKnown() const
    {
        if (!endsWithCache() || ids.empty() || (lastFetched != FeedbackId() && lastFetched < ids.back()))
            return lastFetched;
        return ids.back();
    }
    mutable int pageToLoad = -1;
    QString server;
    QString organization;
};

} // namespace triage::app
