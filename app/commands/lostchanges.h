// SPDX-License-Identifier: GPL-3.0-or-later
// The plan that makes changes again which a restored server lacks.
#pragma once

#include "commands/plan.h"
#include "domain/note.h"

#include <vector>

namespace triage::app {

/// Returns whether planRedo() can make that change again: the item is there, and the record has all values.
/// The record of an edit has no words, and that of a split no parts.
bool canRedo(const LocalStore &store, const Note &lost);
/// Writes the person's notes again, and gives the items the buffers, states, owners, snoozes, tags and merges
/// that the changes led to, but for a snooze that is over by now. `lost` has the newest change first. What is
/// so already stays as it is.
Plan planRedo(const LocalStore &store, const std::vector<Note> &lost);

} // namespace triage::app
