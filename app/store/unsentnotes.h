// SPDX-License-Identifier: GPL-3.0-or-later
// The notes of the outbox, as a timeline shows them.
#pragma once

#include "store/values/operation.h"
#include "store/values/storerecords.h"

#include <unordered_map>
#include <vector>

namespace triage::app {

/// The newest note of the item when an entry's note was sent first; by entry.
using NewestNotes = std::unordered_map<OutboxEntryId, NoteId>;

/// Returns the unsent notes among the entries of an item. Those that are among `known`, the notes that the
/// server has, are left out.
std::vector<TimelineEntry> unsentNotes(const std::vector<const OutboxEntry *> &entries,
                                       const std::vector<Note> &known, const std::optional<Me> &me,
                                       const NewestNotes &newestNotes);

} // namespace triage::app
