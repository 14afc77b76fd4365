// SPDX-License-Identifier: GPL-3.0-or-later
// The unsent operations of one item, and what becomes of later ones if an earlier one does not happen.
#pragma once

#include "store/values/operation.h"

#include <vector>

namespace triage::app {

/// Entries that leave the outbox, and entries with other operations than before.
struct LineChange
{
    std::vector<OutboxEntry> removed;
    std::vector<OutboxEntry> changed;
};

/// The entries of an item in the outbox, oldest first. Pure: returns what is to be changed.
class ItemLine
{
public:
    explicit ItemLine(std::vector<OutboxEntry> entries) : m_entries(std::move(entries)) { }

    /// Returns whether later acts replace what the entry does, so that a person need not decide about it.
    bool isReplaced(const OutboxEntry &entry) const;
    /// Returns the entry and the later ones of the same act: if a move could not assign the item to its new
    /// buffer, it must not remove it from the old one.
    std::vector<OutboxEntry> restOfAct(const OutboxEntry &entry) const;
    /// Returns what becomes of later acts if the entry does not happen. They start from what was before it:
    /// after "move from A to B" is gone, "move from B to C" is a move from A to C.
    LineChange without(const OutboxEntry &gone) const;
    /// Returns the refused changes of buffers that a new change of buffers replaces.
    std::vector<OutboxEntry> replacedByMove() const;

private:
    std::vector<OutboxEntry> laterActs(const OutboxEntry &entry) const;

    std::vector<OutboxEntry> m_entries;
};

/// Returns whether the operation changes the buffers of an item.
bool changesBuffers(const Operation &operation);

/// Returns the server's value of the first field that the edit changes and that differs from its value
/// before.
QString theirsOf(const EditFeedback &edit, const Feedback &server);
QString theirsOf(const SetTriage &change, const Triage &server);

} // namespace triage::app
