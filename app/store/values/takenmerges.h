// SPDX-License-Identifier: GPL-3.0-or-later
// The merges that this session took back, of which the feed may not have told yet.
#pragma once

#include "store/values/operation.h"

#include <utility>
#include <vector>

namespace triage::app {

/// A merge brings the duplicates of its item along and wakes the item that stands for them; only the server
/// gives both back. Until the feed tells of it, their values look like changes of somebody else.
class TakenMerges
{
public:
    /// Notes the merges that the operations take back.
    void note(const std::vector<Operation> &operations);
    /// Forgets the merges of an item of which the feed has told.
    void forget(FeedbackId item);
    bool isEmpty() const { return m_merges.empty(); }
    /// Returns whether a duplicate of `original` is shown as one of `now` only because the merges that
    /// brought it there are being taken back.
    bool bringBack(FeedbackId original, FeedbackId now) const;
    /// Returns whether a merge into the item was taken back, which lets it sleep again.
    bool wereInto(FeedbackId item) const;

private:
    /// Oldest first: an item, and the one that it was a duplicate of.
    std::vector<std::pair<FeedbackId, FeedbackId>> m_merges;
};

} // namespace triage::app
