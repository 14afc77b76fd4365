// SPDX-License-Identifier: GPL-3.0-or-later
// Undoes and redoes that a part of an item's text became another item.
#pragma once

#include "commands/serverstep.h"
#include "domain/feedback.h"

namespace triage::app {

/// Returns what undoes that the split of the item made the part. `seen` is the item before it.
StepChanges undoOfSplit(const StepContext &context, const Feedback &seen, const NewSplit &split,
                        const Feedback &part);

} // namespace triage::app
