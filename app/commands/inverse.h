// SPDX-License-Identifier: GPL-3.0-or-later
// Inverse operations, and the check that an operation's result is still current.
#pragma once

#include "commands/plan.h"
#include "store/storechange.h"
#include "store/values/storerecords.h"
#include "store/values/takenmerges.h"

#include <optional>

namespace triage::app {

/// Returns whether this operation is undone by its inverse. Deletes, notes and retries are not: they are
/// held.
bool hasInverse(const Operation &operation);
/// Returns the operation that undoes another; only if hasInverse().
Operation inverseOf(const Operation &operation);
/// Returns the operations that undo others, in reverse order. Reviews that they ended are open again after
/// the last of them, because moving an item back ends its review, too.
Operations inverseOf(const Operations &operations);

/// Notes in the operations whose items need review now, so that undoing them keeps the reviews open.
void noteReviews(const LocalStore &store, Operations &operations);
/// Forgets the merges that were taken back where the feed has told of it, or the item is gone.
void forgetTold(const LocalStore &store, const StoreChange &change, TakenMerges &taken);
/// Returns the change of an item's review flag to this value from the other one.
Operation reviewFlag(FeedbackId id, bool needsReview);
/// Returns the confirmation that an item is where it belongs, if it is not to be reviewed. It starts from no
/// value of the flag, and its inverse sets none.
Operation confirmation(FeedbackId id);
/// Returns whether the operation ends the review of its item, or confirms it, and changes nothing else.
bool onlyConfirms(const Operation &operation);
/// Returns whether the operation decides about its item, as triage mode counts it. Words, tags and people do
/// not.
bool decides(const Operation &operation);

/// The buffers and values of items, as far as needed for comparison.
class CurrentValues
{
public:
    explicit CurrentValues(const LocalStore &store, const TakenMerges *taken = nullptr)
        : m_store(store), m_taken(taken)
    {
    }
    /// Reads the rows of these items at once.
    void read(const Operations &operations);
    /// Returns whether the item is as the operation left it; false if it was deleted.
    bool isCurrent(const Operation &operation) const;
    bool exists(FeedbackId id) const { return find(id) != nullptr; }
    bool needsReview(FeedbackId id) const;

private:
    const ListRow *find(FeedbackId id) const;
    bool isTriageCurrent(const SetTriage &change, Triage record) const;
    bool isMergeCurrent(const SetDuplicate &merge, FeedbackId now) const;

    const LocalStore &m_store;
    const TakenMerges *m_taken;
    std::vector<ListRow> m_rows; ///< By id.
};

} // namespace triage::app
