// SPDX-License-Identifier: GPL-3.0-or-later
// Moving all items of a buffer: at once if they are few, otherwise a part at a time in the background.
#pragma once

#include "domain/buffer.h"
#include "domain/move.h"
#include "services/idempotencyguard.h"
#include "stores/parts/buffermovestore.h"

#include <optional>

namespace triage::services {

/// Moves the first items of a buffer, all or the open ones, and leaves the others to a worker. Returns how
/// far the move is. Joins the same move if it is running, or if this request began it before. Conflict
/// if another running move empties one of the buffers or fills the source: the result would depend on which
/// of them reaches an item first.
Result<Move> startMove(storage::Transaction &tx, const BufferKey &source, const BufferKey &destination,
                       bool onlyOpen, MemberId member, const std::optional<storage::MoveRequest> &request);

/// Brings the first items of a move back that are still where it put them, and leaves the others to a worker.
/// Returns how far that is. Conflict if the move is undone already, if another running move interferes, or if
/// the source is deleted. A move that is running ends with it.
Result<Move> undoMove(storage::Transaction &tx, MoveId id, MemberId member);

/// Moves the next items of a move or brings them back, at most limit. Returns their number, or std::nullopt
/// if the move has ended.
Result<std::optional<int>> continueMove(storage::Transaction &tx, MoveId id, int limit);

} // namespace triage::services
