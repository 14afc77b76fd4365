// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single items and pages of rows for the thread of the store.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/values/storerecords.h"

#include <span>
#include <vector>

namespace triage::app {

/// A row as the cache has it; buffers in the order of identifiers, its delivery is not known here.
std::vector<ListRow> readRows(LocalDatabase &database, std::span<const FeedbackId> ids);
std::optional<ShownItem> readShownItem(LocalDatabase &database, FeedbackId id);
/// Notes and activities, oldest first; names of authors are not known here.
std::vector<Note> readNotes(LocalDatabase &database, FeedbackId id);
/// The largest identifier of the item's notes; not valid: it has none.
NoteId newestNote(LocalDatabase &database, FeedbackId id);

} // namespace triage::app
