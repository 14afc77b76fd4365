// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/bufferchanges.h"

#include "commands/administration.h"
#include "commands/seenchange.h"
#include "contract/endpoints.h"
#include "store/values/patchvalues.h"

#include <QCoroTimer>
#include <QTimer>

namespace triage::app {

namespace {

Problem changedSince()
{
    return problem(ProblemType::Conflict,
                   Administration::tr("Not undone: somebody else changed the buffer in the meantime."));
}

/// Patches the buffer if it has the expected values.
Task<Result<void>> patchIfStill(StepContext context, BufferId id, BufferPatch expected, BufferPatch wanted)
{
    const auto whyNot = [expected](const Buffer &now) {
        return hasValues(now, expected) ? std::nullopt : std::optional(changedSince());
    };
    auto patching = patchIf<Buffer, BufferPatch, BufferKey>(context.client, api::getBuffer, api::updateBuffer,
                                                            std::move(wanted), whyNot, BufferKey{ id, {} });
    const Result<Changed<Buffer>> changed = co_await patching;
    if (!changed)
        co_return changed.error();
    if (context.alive)
        context.sync.applyBuffer(changed->after);
    co_return {};
}

Task<Result<void>> restore(StepContext context, BufferId id)
{
    auto asked = context.client->send(api::restoreBuffer, BufferKey{ id, {} });
    const Result<Buffer> buffer = co_await asked;
    if (!buffer)
        co_return buffer.error();
    if (context.alive)
        context.sync.applyBuffer(*buffer);
    co_return {};
}

Task<Result<void>> remove(StepContext context, BufferId id)
{
    auto asked = context.client->send(api::deleteBuffer, BufferKey{ id, {} });
    Result<void> removed = co_await asked;
    if (context.alive && removed)
        context.sync.dropBuffer(id);
    co_return removed;
}

constexpr std::chrono::seconds betweenLooks{ 1 };
constexpr int patience = 600; ///< The number of requests in a row that may fail while a move goes on.
constexpr int fewFailures = 5; ///< The same for a request that may not have reached the server.

/// Waits before the next request.
Task<> rest()
{
    QTimer pause;
    pause.setSingleShot(true);
    pause.start(betweenLooks);
    co_await pause;
}

/// Sends the request until it is answered: the server may be away after it has begun, and the same key leads
/// to the same move. A server that asks to come back is waited for; one that cannot be reached is not for
/// long.
Task<Result<Answer>> performPatiently(StepContext context, Request request)
{
    for (int failures = 1;; ++failures) {
        auto asked = context.client->perform(request);
        Result<Answer> answer = co_await asked;
        const bool isAway = !answer && answer.error().type == ProblemType::ServiceUnavailable;
        const int most = isAway && answer.error().retryAfter.count() > 0 ? patience : fewFailures;
        if (!isAway || failures >= most || !context.alive)
            co_return answer;
        auto resting = rest();
        co_await resting;
        if (!context.alive)
            co_return answer;
    }
}

/// Waits until the move, or its undoing, has ended.
Task<Result<Move>> awaitEnd(StepContext context, MoveId id, MoveFollower follower)
{
    for (int failures = 0;;) {
        auto asked = context.client->send(api::getMove, id);
        const Result<Move> move = co_await asked;
        failures = move ? 0 : failures + 1;
        if (move && context.alive)
            follower(*move);
        const bool isAway = !move && move.error().type == ProblemType::ServiceUnavailable;
        if (move ? move->status != MoveStatus::Running : !isAway || failures == patience)
            co_return move;
        auto resting = rest();
        co_await resting;
        if (!context.alive)
            co_return unavailable(QString(), betweenLooks);
    }
}

/// Follows the move of a request that is not answered yet: the server answers after its end, or after half a
/// minute.
Task<> followUnanswered(StepContext context, BufferId from, BufferId to, std::shared_ptr<bool> isAnswered,
                        MoveFollower follower)
{
    while (true) {
        auto resting = rest();
        co_await resting;
        if (*isAnswered || !context.alive)
            co_return;
        auto asked = context.client->send(api::listMoves);
        const Result<Page<Move>> moves = co_await asked;
        if (!moves || *isAnswered || !context.alive)
            continue;
        for (const Move &each : moves->items) {
            if (each.status == MoveStatus::Running && each.source == from && each.destination == to)
                follower(each);
        }
    }
}

Task<Result<void>> undoMove(StepContext context, MoveId id, MoveFollower follower)
{
    auto asked = context.client->send(api::undoMove, id);
    const Result<Move> begun = co_await asked;
    if (!begun)
        co_return begun.error();
    auto ending = awaitEnd(context, id, std::move(follower));
    const Result<Move> undone = co_await ending;
    co_return undone ? Result<void>() : undone.error();
}

/// Moves everything again, and remembers the new move.
Task<Result<void>> moveAgain(StepContext context, std::shared_ptr<Move> move, MoveFollower follower)
{
    auto moving = moveAllItems(context, move->source, move->destination, std::move(follower));
    const Result<Move> again = co_await moving;
    if (!again)
        co_return again.error();
    *move = *again;
    co_return {};
}

} // namespace

Task<Result<Move>> moveAllItems(StepContext context, BufferId from, BufferId to, MoveFollower follower,
                                MoveBegun begun)
{
    Request request = ApiClient::request(api::infoOf(api::moveAllFeedback), { toString(from) });
    request.body = bodyOf(MoveAll{ toString(to) });
    request.idempotencyKey = makeIdempotencyKey();
    request.timeout = std::chrono::minutes(1);
    const MoveBegun tell = std::exchange(begun, nullptr); // the caller may keep the task
    const auto isAnswered = std::make_shared<bool>(false);
    followUnanswered(context, from, to, isAnswered, follower);
    auto asked = performPatiently(context, std::move(request));
    const Result<Answer> answer = co_await asked;
    *isAnswered = true;
    if (!answer)
        co_return answer.error();
    const Result<MoveId> id = valueOf<api::MovedCount>(*answer);
    if (!id)
        co_return id.error();
    if (tell && context.alive)
        tell(*id);
    auto ending = awaitEnd(context, *id, std::move(follower));
    const Result<Move> move = co_await ending;
    co_return move;
}

StepChanges undoOfMove(const StepContext &context, const Move &move, const MoveFollower &follower)
{
    const auto last = std::make_shared<Move>(move);
    return { [=] { return undoMove(context, last->id, follower); },
             [=] {
                 return moveAgain(context, last, follower);
             } };
}

StepChanges undoOfEdit(const StepContext &context, BufferId buffer, const BufferPatch &before,
                       const BufferPatch &after)
{
    return { [=] { return patchIfStill(context, buffer, after, before); },
             [=] {
                 return patchIfStill(context, buffer, before, after);
             } };
}

StepChanges undoOfDeletion(const StepContext &context, BufferId buffer)
{
    return { [=] { return restore(context, buffer); },
             [=] {
                 return remove(context, buffer);
             } };
}

} // namespace triage::app
