// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/bufferchanges.h"

#include "client/retry.h"
#include "commands/seenchange.h"
#include "commands/serversteps.h"
#include "contract/endpoints.h"
#include "store/values/patchvalues.h"

#include <QCoroTimer>
#include <QLocale>
#include <QTimer>

namespace triage::app {

namespace {

Problem changedSince()
{
    return problem(ProblemType::Conflict,
                   ServerSteps::tr("Not undone: somebody else changed the buffer in the meantime."));
}

/// Patches the buffer if it has the expected values.
Task<Result<void>> patchIfStill(StepContext context, BufferId id, BufferPatch expected, BufferPatch wanted)
{
    const auto whyNot = [expected](const Buffer &now) {
        return hasValues(now, expected) ? std::nullopt : std::optional(changedSince());
    };
    auto patching
        = stored(context,
                 patchIf<Buffer, BufferPatch, BufferKey>(context.client, api::getBuffer, api::updateBuffer,
                                                         std::move(wanted), whyNot, BufferKey{ id, {} }));
    const Result<Changed<Buffer>> changed = co_await patching;
    co_return changed ? Result<void>() : changed.error();
}

Task<Result<void>> restore(StepContext context, BufferId id)
{
    auto restoring = stored(context, context.client->send(api::restoreBuffer, BufferKey{ id, {} }));
    const Result<Buffer> buffer = co_await restoring;
    co_return buffer ? Result<void>() : buffer.error();
}

Task<Result<void>> remove(StepContext context, BufferId id)
{
    return removed(context, id, context.client->send(api::deleteBuffer, BufferKey{ id, {} }));
}

constexpr std::chrono::seconds betweenLooks{ 1 };
/// The number of failures in a row after which a request that may not have reached the server is given up:
/// seconds.
constexpr int fewFailures = 4;

/// Waits before the next request.
Task<> rest(std::chrono::milliseconds time = betweenLooks)
{
    QTimer pause;
    pause.setSingleShot(true);
    pause.start(time);
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
        const bool isAway = !answer && isPassing(answer.error());
        const int most = isAway && answer.error().retryAfter.count() > 0 ? maxPatientFailures : fewFailures;
        if (!isAway || failures >= most || !context.steps)
            co_return answer;
        auto resting = rest(patientDelay(answer.error(), failures));
        co_await resting;
        if (!context.steps)
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
        if (move && context.steps)
            follower(*move);
        const bool isAway = !move && isPassing(move.error());
        if (move ? move->status != MoveStatus::Running : !isAway || failures == maxPatientFailures)
            co_return move;
        auto resting = rest(move ? betweenLooks : patientDelay(move.error(), failures));
        co_await resting;
        if (!context.steps)
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
        if (*isAnswered || !context.steps)
            co_return;
        auto asked = context.client->send(api::listMoves);
        const Result<Page<Move>> moves = co_await asked;
        if (!moves || *isAnswered || !context.steps)
            continue;
        for (const Move &each : moves->items) {
            if (each.status == MoveStatus::Running && each.source == from && each.destination == to)
                follower(each);
        }
    }
}

/// Called once it is known that the server has begun a move: from then on it can be undone.
using MoveBegun = std::function<void(MoveId)>;

Task<Result<Move>> moveItems(StepContext context, BufferId from, MoveAll body, MoveFollower follower,
                             MoveBegun begun = {})
{
    Request request = ApiClient::request(api::infoOf(api::moveAllFeedback), { toString(from) });
    request.body = bodyOf(body);
    request.idempotencyKey = makeIdempotencyKey();
    request.timeout = std::chrono::minutes(1);
    const MoveBegun tell = std::exchange(begun, nullptr); // the caller may keep the task
    const auto isAnswered = std::make_shared<bool>(false);
    followUnanswered(context, from, *idFromString<BufferTag>(body.destination), isAnswered, follower);
    auto asked = performPatiently(context, std::move(request));
    const Result<Answer> answer = co_await asked;
    *isAnswered = true;
    if (!answer)
        co_return answer.error();
    const Result<MoveId> id = valueOf<api::MovedCount>(*answer);
    if (!id)
        co_return id.error();
    if (tell && context.steps)
        tell(*id);
    auto ending = awaitEnd(context, *id, std::move(follower));
    const Result<Move> move = co_await ending;
    co_return move;
}

/// Says what the undoing of a move left where it was, after the step has said that it is undone.
void sayWhatStayed(const StepContext &context, const Move &move)
{
    if (!context.steps || move.status != MoveStatus::Undone || move.left == 0)
        return;
    const QString text
        = ServerSteps::tr("%Ln feedback stayed, because it was moved since", nullptr, int(move.left));
    const auto say = [steps = context.steps.data(), text] {
        Q_EMIT steps->done(text);
    };
    QMetaObject::invokeMethod(context.steps, say, Qt::QueuedConnection);
}

Task<Result<void>> undoMove(StepContext context, MoveId id, MoveFollower follower)
{
    auto asked = context.client->send(api::undoMove, id);
    const Result<Move> begun = co_await asked;
    if (!begun)
        co_return begun.error();
    auto ending = awaitEnd(context, id, std::move(follower));
    const Result<Move> undone = co_await ending;
    if (!undone)
        co_return undone.error();
    sayWhatStayed(context, *undone);
    co_return {};
}

/// Moves the items again, and remembers the new move.
Task<Result<void>> moveAgain(StepContext context, std::shared_ptr<Move> move, MoveAll body,
                             MoveFollower follower)
{
    auto moving = moveItems(context, move->source, std::move(body), std::move(follower));
    const Result<Move> again = co_await moving;
    if (!again)
        co_return again.error();
    *move = *again;
    co_return {};
}

StepChanges undoOfMove(const StepContext &context, const Move &move, const MoveAll &body,
                       const MoveFollower &follower)
{
    const auto last = std::make_shared<Move>(move);
    return { [=] { return undoMove(context, last->id, follower); },
             [=] {
                 return moveAgain(context, last, body, follower);
             } };
}

QString nameOf(const StepContext &context, BufferId id)
{
    return context.steps->store().bufferName(id);
}

/// Says how many items were moved, and how many were announced if that is another number.
QString movedText(const StepContext &context, const Move &move, std::optional<qint64> announced)
{
    const QString from = nameOf(context, move.source);
    const QString to = nameOf(context, move.destination);
    if (!announced || *announced == move.moved)
        return ServerSteps::tr("Moved %Ln from %1 to %2", nullptr, int(move.moved)).arg(from, to);
    const QLocale locale;
    return ServerSteps::tr("Moved %1 instead of %2 from %3 to %4", "numbers of items, buffers")
        .arg(locale.toString(move.moved), locale.toString(*announced), from, to);
}

Task<Result<Move>> moveAsStep(StepContext context, BufferId from, BufferId to, bool onlyOpen,
                              std::optional<qint64> announced, MoveFollower follower,
                              std::shared_ptr<PendingStep> step)
{
    const auto pending = std::exchange(step, nullptr); // the caller may keep the task
    const MoveAll body{ toString(to), onlyOpen };
    // One that the server is slow with, or sets aside, must not hold up the undo of anything else.
    auto begun = [context, from, to, body, follower, pending](MoveId id) {
        Move move;
        move.id = id;
        move.source = from;
        move.destination = to;
        pending->done(undoOfMove(context, move, body, follower));
    };
    auto moving = moveItems(context, from, body, follower, std::move(begun));
    const Result<Move> moved = co_await moving;
    if (!context.steps)
        co_return moved;
    if (!moved) { // its dialog may be closed by then
        Q_EMIT context.steps->refused(moved.error().detail, from);
    } else if (moved->status == MoveStatus::Done) { // and was not undone meanwhile, which says so itself
        if (moved->moved == 0)
            pending->drop();
        Q_EMIT context.steps->done(movedText(context, *moved, announced));
    }
    co_return moved;
}

Task<Result<Buffer>> editAsStep(StepContext context, BufferId id, BufferPatch patch,
                                std::optional<Buffer> seen, std::shared_ptr<PendingStep> step)
{
    const auto pending = std::exchange(step, nullptr); // as above
    auto patching = stored(context, patchSeen(context.client, id, patch, std::move(seen)));
    const Result<Changed<Buffer>> changed = co_await patching;
    if (!changed)
        co_return changed.error();
    if (context.steps && !hasValues(changed->before, patch)) {
        const BufferPatch before = valuesOf(patch, changed->before);
        StepChanges changes{ [=] { return patchIfStill(context, id, patch, before); },
                             [=] {
                                 return patchIfStill(context, id, before, patch);
                             } };
        pending->done(std::move(changes));
    }
    co_return changed->after;
}

Task<Result<void>> deleteAsStep(StepContext context, BufferId id, std::shared_ptr<PendingStep> step)
{
    const auto pending = std::exchange(step, nullptr); // as above
    auto removing = remove(context, id);
    const Result<void> removed = co_await removing;
    if (removed && context.steps) {
        StepChanges changes{ [=] { return restore(context, id); },
                             [=] {
                                 return remove(context, id);
                             } };
        pending->done(std::move(changes));
    }
    co_return removed;
}

} // namespace

Task<Result<Buffer>> createBuffer(ServerSteps &steps, NewBuffer buffer)
{
    const StepContext context = steps.context();
    return stored(context, context.client->send(api::createBuffer, std::move(buffer)));
}

Task<Result<Buffer>> updateBuffer(ServerSteps &steps, BufferId id, BufferPatch patch,
                                  std::optional<Buffer> seen)
{
    const QString name = seen ? seen->name : nameOf(steps.context(), id);
    auto step = steps.begin(ServerSteps::tr("Edit buffer %1").arg(name), id);
    return editAsStep(steps.context(), id, std::move(patch), std::move(seen), std::move(step));
}

Task<Result<void>> deleteBuffer(ServerSteps &steps, BufferId id)
{
    auto step = steps.begin(ServerSteps::tr("Delete buffer %1").arg(nameOf(steps.context(), id)), id);
    return deleteAsStep(steps.context(), id, std::move(step));
}

Task<Result<Buffer>> restoreBuffer(ServerSteps &steps, BufferId id)
{
    const StepContext context = steps.context();
    return stored(context, context.client->send(api::restoreBuffer, BufferKey{ id, {} }));
}

Task<Result<Move>> moveAll(ServerSteps &steps, BufferId from, BufferId to, MoveFollower follower,
                           bool onlyOpen, std::optional<qint64> announced)
{
    const StepContext context = steps.context();
    const QString text = onlyOpen ? ServerSteps::tr("Move open feedback from %1 to %2")
                                  : ServerSteps::tr("Move everything from %1 to %2");
    return moveAsStep(context, from, to, onlyOpen, announced, std::move(follower),
                      steps.begin(text.arg(nameOf(context, from), nameOf(context, to)), from));
}

} // namespace triage::app
