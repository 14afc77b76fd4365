// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a part of an item's text another item, which the server does at once.
#pragma once

#include "commands/serverstep.h"
#include "domain/feedback.h"

namespace triage::app {

/// Splits an item, which can be undone, and returns the new item. `seen` is the item as the person saw it.
Task<Result<Feedback>> splitFeedback(ServerSteps &steps, Feedback seen, NewSplit split);

} // namespace triage::app
