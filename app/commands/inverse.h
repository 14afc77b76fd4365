// SPDX-License-Identifier: GPL-3.0-or-later
// Operations backwards: what undoes one, and whether it still stands as it was left.
#pragma once

#include "commands/plan.h"
#include "store/values/storerecords.h"

#include <optional>

namespace triage::app {

/// Whether a command with this operation is undone by its inverse. Deletes, notes and retries are not: they
/// are held.
bool hasInverse(const Operation &operation);
/// The operation that undoes another; only where hasInverse().
Operation inverseOf(const Operation &operation);
/// The operations that undo others, the last one first.
Operations inverseOf(const Operations &operations);

/// An item's buffers and values, as much as is needed to compare.
class CurrentValues
{
public:
    explicit CurrentValues(const LocalStore &store) : m_store(store) { }
    /// Reads the rows of these items at once.
    void read(const Operations &operations);
    /// Whether the item is as the operation left it; false also where it is gone.
    bool isCurrent(const Operation &operation) const;
    bool exists(FeedbackId id) const { return find(id) != nullptr; }

private:
    const ListRow *find(FeedbackId id) const;

    const LocalStore &m_store;
    std::vector<ListRow> m_rows; ///< By id.
};

} // namespace triage::app
