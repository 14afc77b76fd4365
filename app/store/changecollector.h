// SPDX-License-Identifier: GPL-3.0-or-later
// Collects changes until they are announced.
#pragma once

#include "store/localstore.h"

#include <unordered_map>
#include <unordered_set>

namespace triage::app {

/// Names each item once, with its last change.
class ChangeCollector
{
public:
    void itemChanged(FeedbackId id) { m_items[id] = false; }
    void itemRemoved(FeedbackId id) { m_items[id] = true; }
    void timelineChanged(FeedbackId id) { m_timelines.insert(id); }
    void add(const StoreChange &change);
    /// The flags; callers set them directly.
    StoreChange &flags() { return m_flags; }
    bool isEmpty() const;
    StoreChange take();

private:
    std::unordered_map<FeedbackId, bool> m_items; ///< True for removed items.
    std::unordered_set<FeedbackId> m_own;
    std::unordered_set<FeedbackId> m_timelines;
    StoreChange m_flags;
};

} // namespace triage::app
