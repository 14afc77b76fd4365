// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of buffers on the server, and what undoes them.
#pragma once

#include "commands/serverstep.h"
#include "domain/buffer.h"
#include "domain/move.h"

namespace triage::app {

/// Called with a move of all items of a buffer, or with its undoing, while it goes on and when it ends.
using MoveFollower = std::function<void(const Move &)>;

/// Called once it is known that the server has begun a move: from then on it can be undone.
using MoveBegun = std::function<void(MoveId)>;

/// Moves all items of a buffer into another one. Returns the move after its end.
Task<Result<Move>> moveAllItems(StepContext context, BufferId from, BufferId to, MoveFollower follower,
                                MoveBegun begun = {});
/// Returns what undoes that, whatever the number of items, and also while it goes on.
StepChanges undoOfMove(const StepContext &context, const Move &move, const MoveFollower &follower);
/// Returns what undoes the edit of a buffer. `before` has the values that the fields of `after` had.
StepChanges undoOfEdit(const StepContext &context, BufferId buffer, const BufferPatch &before,
                       const BufferPatch &after);
/// Returns what undoes the deletion of a buffer.
StepChanges undoOfDeletion(const StepContext &context, BufferId buffer);

} // namespace triage::app
