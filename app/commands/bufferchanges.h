// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of buffers, which the server makes at once.
#pragma once

#include "commands/serverstep.h"
#include "domain/buffer.h"
#include "domain/move.h"

namespace triage::app {

/// Called with a move of all items of a buffer, or with its undoing, while it goes on and when it ends.
using MoveFollower = std::function<void(const Move &)>;

Task<Result<Buffer>> createBuffer(ServerSteps &steps, NewBuffer buffer);
/// Edits a buffer, which can be undone. `seen` has the values that the person changed. If the server has
/// others by now, the result is a Conflict and nothing changes; without it, whatever is there is replaced.
Task<Result<Buffer>> updateBuffer(ServerSteps &steps, BufferId id, BufferPatch patch,
                                  std::optional<Buffer> seen = {});
/// Deletes a buffer, which can be undone.
Task<Result<void>> deleteBuffer(ServerSteps &steps, BufferId id);
Task<Result<Buffer>> restoreBuffer(ServerSteps &steps, BufferId id);
/// Moves all items of a buffer into another one, in whatever state, or only the open ones. Returns the move
/// after its end. Whatever their number, that can be undone, also while it goes on. `announced` is the number
/// that the person was shown before; if the server moves another one, the message about the end says so.
Task<Result<Move>> moveAll(ServerSteps &steps, BufferId from, BufferId to, MoveFollower follower,
                           bool onlyOpen = false, std::optional<qint64> announced = {});

} // namespace triage::app
