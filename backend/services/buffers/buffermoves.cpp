// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/buffers/buffermoves.h"

#include "stores/bufferstore.h"
#include "stores/learningstore.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::BufferMove;
using storage::BufferMoveWriter;
using storage::BufferStore;
using storage::Transaction;

namespace {

/// The number of items that are moved in the transaction of the request itself.
constexpr int movedAtOnce = 500;

/// Moves the next items, or brings them back. Those that a move brings back where they were teach again what
/// they taught there. Returns their number.
Result<int> moveItems(Transaction &tx, MoveId id, BufferMove &move, int limit)
{
    const auto items = BufferMoveWriter(tx).moveItems(id, move, limit);
    if (!items || move.isUndone)
        return items;
    storage::LearningWriter learning(tx);
    if (const auto restored = learning.restore(); !restored)
        return restored.error();
    if (const auto labelled = learning.labelDecisions(); !labelled)
        return labelled.error();
    return items;
}

Problem isOccupied()
{
    return problem(ProblemType::Conflict,
                   u"All items of one of these buffers are being moved. Wait until that is finished."_s);
}

/// Returns the same move if it is running. Conflict if another one interferes, or one whose items are brought
/// back.
Result<std::optional<MoveId>> findRunning(BufferMoveWriter &moves, BufferId source, BufferId destination,
                                          bool onlyOpen)
{
    const auto running = moves.running(source, destination);
    if (!running)
        return running.error();
    std::optional<MoveId> same;
    for (const storage::RunningMove &each : *running) {
        if (each.source != source || each.destination != destination || each.onlyOpen != onlyOpen
            || each.isUndone)
            return isOccupied();
        same = each.id;
    }
    return same;
}

/// Returns the move that a request with this key began, if there is one.
Result<std::optional<MoveId>> findRepeated(BufferMoveWriter &moves, const storage::MoveRequest &request)
{
    const auto found = moves.ofRequest(request.key);
    if (!found)
        return found.error();
    if (!*found)
        return std::optional<MoveId>();
    const auto &[id, body] = **found;
    if (body != request.body)
        return keyUsedForAnotherBody();
    return std::optional(id);
}

/// Determines the last item to move and the number of items.
Result<void> readExtent(BufferMoveWriter &moves, const Buffer &source, BufferMove &move)
{
    std::optional<FeedbackId> last;
    if (move.onlyOpen) {
        const auto open = moves.openItems(source.id);
        if (!open)
            return open.error();
        std::tie(last, move.total) = *open;
    } else {
        const auto any = moves.lastItem(source.id);
        if (!any)
            return any.error();
        last = *any;
        move.total = source.feedbackCount;
    }
    move.last = last.value_or(FeedbackId());
    move.hasEnded = !last;
    return {};
}

/// Conflict if a running move would interfere with bringing the items of this one back.
Result<void> requireRest(BufferMoveWriter &moves, MoveId id, const BufferMove &move)
{
    for (const auto &[from, to] :
         { std::pair(move.destination, move.source), std::pair(move.source, move.destination) }) {
        const auto running = moves.running(from, to);
        if (!running)
            return running.error();
        for (const storage::RunningMove &each : *running) {
            if (each.id != id)
                return isOccupied();
        }
    }
    return {};
}

Problem cannotBeUndone(const QString &why)
{
    return problem(ProblemType::Conflict, why);
}

} // namespace

Result<Move> startMove(Transaction &tx, const BufferKey &source, const BufferKey &destination, bool onlyOpen,
                       MemberId member, const std::optional<storage::MoveRequest> &request)
{
    BufferMoveWriter moves(tx);
    if (request) {
        const auto repeated = findRepeated(moves, *request);
        if (!repeated)
            return repeated.error();
        if (*repeated)
            return moves.get(**repeated);
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
    const auto running = findRunning(moves, from->id, to->id, onlyOpen);
    if (!running)
        return running.error();
    if (*running)
        return moves.get(**running);
    const Activity activity{ .code = activitycode::moved, .buffers = { from->name, to->name } };
    BufferMove move{ .source = from->id,
                     .destination = to->id,
                     .member = member,
                     .activity = toText(activity),
                     .parts = QString::fromUtf8(toJson(activity)),
                     .onlyOpen = onlyOpen };
    if (const auto extent = readExtent(moves, *from, move); !extent)
        return extent.error();
    const auto id = tx.take<MoveId>();
    if (!move.hasEnded) {
        if (const auto items = moveItems(tx, id, move, movedAtOnce); !items)
            return items.error();
    }
    if (const auto inserted = moves.insert(id, move, request); !inserted)
        return inserted.error();
    return moves.get(id);
}

Result<Move> undoMove(Transaction &tx, MoveId id, MemberId member)
{
    BufferMoveWriter moves(tx);
    const auto found = moves.find(id);
    if (!found)
        return found.error();
    if (!*found)
        return storage::moveNotFound();
    const BufferMove &move = **found;
    if (move.isUndone)
        return cannotBeUndone(move.hasEnded ? u"The move is undone already."_s
                                            : u"The move is being undone already."_s);
    const auto source = BufferStore(tx.connection(), tx.organization()).find(BufferKey{ move.source, {} });
    if (!source && source.error().type == ProblemType::BufferNotFound)
        return cannotBeUndone(u"The buffer of the items is deleted. Restore it first."_s);
    if (!source)
        return source.error();
    if (const auto free = requireRest(moves, id, move); !free)
        return free.error();
    if (const auto begun = moves.beginUndo(id, member); !begun)
        return begun.error();
    if (const auto first = continueMove(tx, id, movedAtOnce); !first)
        return first.error();
    return moves.get(id);
}

Result<std::optional<int>> continueMove(Transaction &tx, MoveId id, int limit)
{
    BufferMoveWriter moves(tx);
    const auto found = moves.find(id);
    if (!found)
        return found.error();
    if (!*found || (*found)->hasEnded)
        return std::optional<int>();
    BufferMove move = **found;
    const auto items = moveItems(tx, id, move, limit);
    if (!items)
        return items.error();
    if (const auto stored = moves.advance(id, move); !stored)
        return stored.error();
    return move.hasEnded ? std::nullopt : std::optional(*items);
}

} // namespace triage::services
