// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/splitchanges.h"

#include "commands/seenchange.h"
#include "commands/serversteps.h"
#include "contract/endpoints.h"

#include <algorithm>

namespace triage::app {

namespace {

Problem changedSince()
{
    return problem(ProblemType::Conflict,
                   ServerSteps::tr("Not undone: somebody worked on it in the meantime."));
}

QString remainder(const Feedback &seen, const NewSplit &split)
{
    QString rest = seen.description;
    return rest.remove(rest.indexOf(split.description), split.description.size());
}

/// Gives the item its text back, unless it has another one by now than the split left.
Task<Result<void>> giveBack(StepContext context, Feedback seen, QString rest)
{
    const auto whyNot = [rest, before = seen.description](const Feedback &now) {
        const bool isOurs = now.description == rest || now.description == before;
        return isOurs ? std::nullopt : std::optional(changedSince());
    };
    FeedbackPatch patch;
    patch.description = seen.description;
    auto patching = patchIf<Feedback, FeedbackPatch, FeedbackId>(
        context.client, api::getFeedback, api::updateFeedback, std::move(patch), whyNot, seen.id);
    const auto patched = co_await patching;
    co_return patched ? Result<void>() : patched.error();
}

/// Returns a problem if somebody has written a note on the part, or worked on it.
Task<Result<void>> requireUntouched(StepContext context, FeedbackId part)
{
    auto readingTriage = context.client->send(api::getTriage, part);
    const Result<Triage> triage = co_await readingTriage;
    if (!triage)
        co_return triage.error();
    auto readingNotes = context.client->send(api::listNotes, part);
    const auto notes = co_await readingNotes;
    if (!notes)
        co_return notes.error();
    const bool hasNotes
        = std::ranges::any_of(*notes, [](const Note &each) { return each.kind == NoteKind::Note; });
    const bool isNew = triage->state == TriageState::Open && !triage->owner && !triage->snoozedUntil
        && triage->tags.empty() && !triage->duplicateOf && triage->duplicateCount == 0;
    co_return hasNotes || !isNew ? Result<void>(changedSince()) : Result<void>();
}

/// Deletes the part as it was read, unless somebody has worked on it since.
Task<Result<void>> removePart(StepContext context, FeedbackId part, QByteArray tag)
{
    Request request = ApiClient::request(api::infoOf(api::deleteFeedback), { toString(part) });
    if (!tag.isEmpty())
        request.headers.append({ "If-Match", tag });
    auto removing = context.client->perform(std::move(request));
    const Result<Answer> removed = co_await removing;
    if (removed)
        co_return {};
    co_return removed.error().type == ProblemType::PreconditionFailed ? changedSince() : removed.error();
}

/// Brings the words back and deletes the part. The words come back also where somebody has deleted the
/// part.
Task<Result<void>> undoSplit(StepContext context, Feedback seen, NewSplit split,
                             std::shared_ptr<Feedback> part)
{
    auto reading
        = context.client->perform(ApiClient::request(api::infoOf(api::getFeedback), { toString(part->id) }));
    const Result<Answer> answer = co_await reading;
    const bool isGone = !answer && answer.error().type == ProblemType::FeedbackNotFound;
    if (!answer && !isGone)
        co_return answer.error();
    if (answer) {
        const Result<Feedback> now = valueOf<api::One<Feedback>>(*answer);
        if (!now)
            co_return now.error();
        if (now->title != part->title || now->description != part->description)
            co_return changedSince();
        auto looking = requireUntouched(context, part->id);
        const Result<void> untouched = co_await looking;
        if (!untouched)
            co_return untouched.error();
    }
    if (split.remove) {
        auto giving = giveBack(context, seen, remainder(seen, split));
        const Result<void> given = co_await giving;
        if (!given)
            co_return given.error();
    }
    if (isGone)
        co_return {};
    auto removing = removePart(context, part->id, answer->tag);
    const Result<void> removed = co_await removing;
    co_return removed;
}

/// Splits the item again, and remembers the new part.
Task<Result<void>> splitAgain(StepContext context, FeedbackId item, NewSplit split,
                              std::shared_ptr<Feedback> part)
{
    auto splitting = context.client->send(api::splitFeedback, std::move(split), item);
    const Result<Feedback> made = co_await splitting;
    if (!made)
        co_return made.error();
    *part = *made;
    co_return {};
}

Task<Result<Feedback>> splitAsStep(StepContext context, Feedback seen, NewSplit split,
                                   std::shared_ptr<PendingStep> step)
{
    const auto pending = std::exchange(step, nullptr); // the caller may keep the task
    auto splitting = context.client->send(api::splitFeedback, split, seen.id);
    const Result<Feedback> part = co_await splitting;
    if (!part || !context.steps)
        co_return part;
    const auto last = std::make_shared<Feedback>(*part);
    StepChanges changes{ [=] { return undoSplit(context, seen, split, last); },
                         [=] {
                             return splitAgain(context, seen.id, split, last);
                         } };
    pending->done(std::move(changes));
    Q_EMIT context.steps->done(
        ServerSteps::tr("Split off “%1”").arg(part->title.value_or(part->description.left(40))));
    co_return part;
}

} // namespace

Task<Result<Feedback>> splitFeedback(ServerSteps &steps, Feedback seen, NewSplit split)
{
    return splitAsStep(steps.context(), std::move(seen), std::move(split),
                       steps.begin(ServerSteps::tr("Split off")));
}

} // namespace triage::app
