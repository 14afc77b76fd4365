// SPDX-License-Identifier: GPL-3.0-or-later
// What people changed and the server has not confirmed: laid over the server's values of each item.
#pragma once

#include "store/values/cacheditem.h"
#include "store/values/operation.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace triage::app {

/// Lives in the writer thread; nothing here is on disk (the outbox is).
class Overlay
{
public:
    using Shared = std::shared_ptr<const Operation>;

    /// How an entry counts.
    enum class Part {
        Applies, ///< Waits or is under way.
        Refused, ///< Has no effect, and what comes behind it on the same item waits without effect too.
        Overridden, ///< A conflict: has no effect.
    };

    void add(qint64 entry, Shared operation, Part part);
    void setPart(qint64 entry, FeedbackId item, Part part);
    /// Puts another operation in the entry's place.
    void replace(qint64 entry, Shared operation);
    void remove(qint64 entry, FeedbackId item);
    /// The server took it: its effect stays until no page of the feed that was asked for before can arrive
    /// any more.
    void acknowledge(qint64 entry, FeedbackId item, qint64 lastStalePage);
    /// Items whose acknowledged operations are certain to be in the server's values from this page on.
    std::vector<FeedbackId> confirm(qint64 page);

    /// The server's values with everything that applies on top.
    std::optional<CachedItem> shown(FeedbackId id, std::optional<CachedItem> server) const;
    Shared operation(qint64 entry, FeedbackId item) const;
    std::vector<FeedbackId> items() const;

private:
    struct Layer
    {
        qint64 entry = 0;
        Shared operation;
        Part part = Part::Applies;
        qint64 lastStalePage = 0; ///< Of an acknowledged one.
        bool acknowledged = false;
    };

    Layer *find(qint64 entry, FeedbackId item);

    std::unordered_map<FeedbackId, std::vector<Layer>> m_items;
    std::vector<std::pair<FeedbackId, qint64>>
        m_acknowledged; ///< With the last page that may be stale, ascending.
};

} // namespace triage::app
