// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/buffers/buffermoves.h"

#include "stores/bufferstore.h"
#include "stores/learningstore.h"
#include "stores/statisticsstore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::BufferMove;
using storage::BufferMoveWriter;
using storage::BufferStore;
using storage::Transaction;

namespace {

/// The number of items that are moved in the transaction of the request itself.
constexpr int movedAtOnce = 500;

/// Moves the next items. Those that are back where they were teach again what they taught there. Returns true
/// if these were the last.
Result<bool> moveItems(Transaction &tx, BufferMove &move, int limit)
{
    storage::StatisticsWriter statistics(tx);
    if (const auto deferred = statistics.deferCounting(); !deferred)
        return deferred.error();
    const auto isEnd = BufferMoveWriter(tx).moveItems(move, limit);
    if (!isEnd)
        return isEnd;
    storage::LearningWriter learning(tx);
    if (const auto restored = learning.restore(); !restored)
        return restored.error();
    if (const auto labelled = learning.labelDecisions(); !labelled)
        return labelled.error();
    if (const auto counted = statistics.countActs(); !counted)
        return counted.error();
    return isEnd;
}

Problem isOccupied()
{
    return problem(ProblemType::Conflict,
                   u"All items of one of these buffers are being moved. Wait until that is finished."_s);
}

/// Returns the running move between the buffers, if there is one. Conflict if another one interferes.
Result<std::optional<storage::BufferMoveId>> findRunning(BufferMoveWriter &moves, BufferId source,
                                                         BufferId destination)
{
    const auto running = moves.running(source, destination);
    if (!running)
        return running.error();
    std::optional<storage::BufferMoveId> same;
    for (const storage::RunningMove &each : *running) {
        if (each.source != source || each.destination != destination)
            return isOccupied();
        same = each.id;
    }
    return same;
}

/// Returns the move that a request with this key began, if there is one.
Result<std::optional<StartedMove>> findRepeated(BufferMoveWriter &moves, const storage::MoveRequest &request)
{
    const auto found = moves.ofRequest(request.key);
    if (!found)
        return found.error();
    if (!*found)
        return std::optional<StartedMove>();
    const auto &[id, body] = **found;
    if (body != request.body)
        return keyUsedForAnotherBody();
    const auto progress = moves.progress(id);
    if (!progress)
        return progress.error();
    return std::optional(
        StartedMove{ progress->hasEnded ? std::nullopt : std::optional(id), progress->moved });
}

} // namespace

Result<StartedMove> startMove(Transaction &tx, const BufferKey &source, const BufferKey &destination,
                              MemberId member, const std::optional<storage::MoveRequest> &request)
{
    BufferMoveWriter moves(tx);
    if (request) {
        const auto repeated = findRepeated(moves, *request);
        if (!repeated)
            return repeated.error();
        if (*repeated)
            return **repeated;
    }
    BufferStore buffers(tx.connection(), tx.organization());
    const auto from = buffers.find(source);
    if (!from)
        return from.error();
    const auto to = buffers.find(destination);
    if (!to)
        return to.error();
    if (from->id == to->id)
        return invalidField(u"destination_buffer_id"_s,
                            u"destination_buffer_id must name another buffer than the one in the path."_s);
    const auto running = findRunning(moves, from->id, to->id);
    if (!running)
        return running.error();
    if (*running)
        return StartedMove{ *running, 0 };
    const auto last = moves.lastItem(from->id);
    if (!last)
        return last.error();
    if (!*last)
        return StartedMove();
    const Activity activity{ .code = activitycode::moved, .buffers = { from->name, to->name } };
    BufferMove move{ .source = from->id,
                     .destination = to->id,
                     .member = member,
                     .activity = toText(activity),
                     .parts = QString::fromUtf8(toJson(activity)),
                     .last = **last };
    const auto isEnd = moveItems(tx, move, movedAtOnce);
    if (!isEnd)
        return isEnd.error();
    if (*isEnd)
        return StartedMove{ std::nullopt, move.moved };
    const auto rest = moves.insert(move, request);
    if (!rest)
        return rest.error();
    return StartedMove{ *rest, move.moved };
}

Result<bool> continueMove(Transaction &tx, storage::BufferMoveId id, int limit)
{
    BufferMoveWriter moves(tx);
    const auto found = moves.find(id);
    if (!found)
        return found.error();
    if (!*found)
        return true;
    BufferMove move = **found;
    const auto isEnd = moveItems(tx, move, limit);
    if (!isEnd)
        return isEnd;
    if (const auto stored = moves.advance(id, move, *isEnd); !stored)
        return stored.error();
    return isEnd;
}

} // namespace triage::services
