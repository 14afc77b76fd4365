// SPDX-License-Identifier: GPL-3.0-or-later
// Gathers what changed until it is told.
#pragma once

#include "store/localstore.h"

#include <unordered_map>
#include <unordered_set>

namespace triage::app {

/// Each item is named once; what happened to it last counts.
class ChangeCollector
{
public:
    void itemChanged(FeedbackId id) { m_items[id] = false; }
    void itemRemoved(FeedbackId id) { m_items[id] = true; }
    void timelineChanged(FeedbackId id) { m_timelines.insert(id); }
    void add(const StoreChange &change);
    /// Flags; set them directly.
    StoreChange &flags() { return m_flags; }
    bool isEmpty() const;
    StoreChange take();

private:
    std::unordered_map<FeedbackId, bool> m_items; ///< Whether it was removed.
    std::unordered_set<FeedbackId> m_timelines;
    StoreChange m_flags;
};

} // namespace triage::app
