// SPDX-License-Identifier: GPL-3.0-or-later
// What undoes changes of buffers on the server.
#pragma once

#include "commands/serverstep.h"
#include "domain/buffer.h"

namespace triage::app {

/// Returns what undoes the edit of a buffer. `before` has the values that the fields of `after` had.
StepChanges undoOfEdit(const StepContext &context, BufferId buffer, const BufferPatch &before,
                       const BufferPatch &after);
/// Returns what undoes the deletion of a buffer.
StepChanges undoOfDeletion(const StepContext &context, BufferId buffer);

} // namespace triage::app
