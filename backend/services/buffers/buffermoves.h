// SPDX-License-Identifier: GPL-3.0-or-later
// Moving all items of a buffer: at once if they are few, otherwise a part at a time in the background.
#pragma once

#include "domain/buffer.h"
#include "services/idempotencyguard.h"
#include "stores/parts/buffermovestore.h"

#include <optional>

namespace triage::services {

/// A move that has begun.
struct StartedMove
{
    std::optional<storage::BufferMoveId> rest; ///< The move that continues in the background, if one does.
    qint64 moved = 0;
};

/// Moves the first items, and stores a move for the others. Joins a move between the same buffers that is
/// running, and the one that this request began before. Conflict if another running move empties one of the
/// buffers or fills the source: the result would depend on which of them reaches an item first.
Result<StartedMove> startMove(storage::Transaction &tx, const BufferKey &source, const BufferKey &destination,
                              MemberId member, const std::optional<storage::MoveRequest> &request);

/// Moves the next items of a move, at most limit. Returns true if it has ended.
Result<bool> continueMove(storage::Transaction &tx, storage::BufferMoveId id, int limit);

} // namespace triage::services
