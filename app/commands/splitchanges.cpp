// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/splitchanges.h"

#include "commands/administration.h"
#include "commands/seenchange.h"
#include "contract/endpoints.h"

namespace triage::app {

namespace {

Problem changedSince()
{
    return problem(ProblemType::Conflict,
                   Administration::tr("Not undone: somebody changed the text in the meantime."));
}

QString remainder(const Feedback &seen, const NewSplit &split)
{
    QString rest = seen.description;
    return rest.remove(rest.indexOf(split.description), split.description.size());
}

/// Gives the item its text back, unless it has another one by now than the split left.
Task<Result<void>> giveBack(StepContext context, Feedback seen, QString rest)
{
    const auto whyNot = [rest](const Feedback &now) {
        return now.description == rest ? std::nullopt : std::optional(changedSince());
    };
    FeedbackPatch patch;
    patch.description = seen.description;
    auto patching = patchIf<Feedback, FeedbackPatch, FeedbackId>(
        context.client, api::getFeedback, api::updateFeedback, std::move(patch), whyNot, seen.id);
    const auto patched = co_await patching;
    co_return patched ? Result<void>() : patched.error();
}

/// Deletes the part, unless somebody has written in it.
Task<Result<void>> undoSplit(StepContext context, Feedback seen, NewSplit split,
                             std::shared_ptr<Feedback> part)
{
    auto reading = context.client->send(api::getFeedback, part->id);
    const Result<Feedback> now = co_await reading;
    if (!now)
        co_return now.error();
    if (now->title != part->title || now->description != part->description)
        co_return changedSince();
    if (split.remove) {
        auto giving = giveBack(context, seen, remainder(seen, split));
        const Result<void> given = co_await giving;
        if (!given)
            co_return given.error();
    }
    auto removing = context.client->send(api::deleteFeedback, part->id);
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

} // namespace

StepChanges undoOfSplit(const StepContext &context, const Feedback &seen, const NewSplit &split,
                        const Feedback &part)
{
    const auto last = std::make_shared<Feedback>(part);
    return { [=] { return undoSplit(context, seen, split, last); },
             [=] {
                 return splitAgain(context, seen.id, split, last);
             } };
}

} // namespace triage::app
