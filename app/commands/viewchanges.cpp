// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/viewchanges.h"

#include "commands/seenchange.h"
#include "commands/serversteps.h"
#include "contract/endpoints.h"
#include "store/values/patchvalues.h"

namespace triage::app {

namespace {

Problem viewChangedSince()
{
    return problem(ProblemType::Conflict,
                   ServerSteps::tr("Not undone: somebody else changed the view in the meantime."));
}

bool isSame(const SavedView &one, const SavedView &other)
{
    return one.name == other.name && one.icon == other.icon && one.filter == other.filter
        && one.sortBy == other.sortBy && one.order == other.order && one.visibility == other.visibility;
}

NewView copyOf(const SavedView &view)
{
    return { view.name, view.icon, view.filter, view.sortBy, view.order, view.visibility, view.position };
}

Task<Result<void>> changeBack(StepContext context, SavedView from, SavedView to)
{
    const auto wanted = difference<ViewPatch>(from, to);
    const auto expected = difference<ViewPatch>(to, from);
    const auto whyNot = [expected](const SavedView &now) {
        return hasValues(now, expected) ? std::nullopt : std::optional(viewChangedSince());
    };
    return patchView(std::move(context), from.id, wanted, whyNot);
}

Task<Result<void>> make(StepContext context, SavedView view)
{
    auto asked = stored(context, context.client->send(api::createView, copyOf(view)));
    const Result<SavedView> made = co_await asked;
    if (!made)
        co_return made.error();
    if (context.steps)
        context.steps->replace(view.id, made->id);
    co_return {};
}

/// Deletes a view and returns what it was, unless `whyNot` says for what it is now why that must not be.
Task<Result<SavedView>> deleteIf(ApiClient *client, ViewId id,
                                 std::function<std::optional<Problem>(const SavedView &)> whyNot = {})
{
    const QStringList path{ toString(id) };
    auto deleting
        = writeIf<SavedView>(client, ApiClient::request(api::infoOf(api::getView), path),
                             ApiClient::request(api::infoOf(api::deleteView), path), std::move(whyNot));
    const Result<Written<SavedView>> deleted = co_await deleting;
    if (!deleted)
        co_return deleted.error();
    co_return deleted->before;
}

/// Deletes the view if nobody changed it since.
Task<Result<void>> unmake(StepContext context, SavedView view)
{
    const ViewId id = context.steps->currentId(view.id);
    const auto whyNot = [view](const SavedView &now) {
        return isSame(now, view) ? std::nullopt : std::optional(viewChangedSince());
    };
    auto deleting = removed(context, id, deleteIf(context.client, id, whyNot));
    const Result<SavedView> deleted = co_await deleting;
    co_return deleted ? Result<void>() : deleted.error();
}

Task<Result<void>> giveBack(ApiClient *client, FeedbackId item)
{
    TriagePatch patch;
    patch.owner = std::optional<MemberId>();
    auto asked = client->send(api::updateTriage, std::move(patch), item);
    const auto answer = co_await asked;
    if (!answer)
        co_return answer.error();
    co_return {};
}

Task<Result<void>> takeAgain(ApiClient *client, FeedbackId item)
{
    auto asked = client->send(api::takeFeedback, item);
    const auto answer = co_await asked;
    if (!answer)
        co_return answer.error();
    co_return {};
}

StepChanges undoOfTaking(const StepContext &context, FeedbackId item)
{
    return { [client = context.client, item] { return giveBack(client, item); },
             [client = context.client, item] {
                 return takeAgain(client, item);
             } };
}

ServerChange change(const StepContext &context, const std::optional<SavedView> &from,
                    const std::optional<SavedView> &to)
{
    return [context, from, to] {
        if (!to)
            return unmake(context, *from);
        return from ? changeBack(context, *from, *to) : make(context, *to);
    };
}

/// Returns what undoes the creation, change or deletion of a view: nothing before, or nothing after.
StepChanges undoOfView(const StepContext &context, const std::optional<SavedView> &before,
                       const std::optional<SavedView> &after)
{
    return { change(context, after, before), change(context, before, after) };
}

/// Returns a Conflict if another person changed a field of the patch since the view was seen.
std::optional<Problem> whyOvertaken(const ViewPatch &patch, const SavedView &seen, const SavedView &now)
{
    if (hasValues(now, valuesOf(patch, seen)) || hasValues(now, patch))
        return {};
    return problem(ProblemType::Conflict,
                   ServerSteps::tr("Someone changed this view while it was open here. Save again to "
                                   "replace their version: %1")
                       .arg(now.name));
}

QString nameOf(const ServerSteps &steps, ViewId id)
{
    const SavedView *known = steps.store().view(id);
    return known ? known->name : QString();
}

Task<Result<SavedView>> createAsStep(StepContext context, NewView view, std::shared_ptr<PendingStep> step)
{
    const auto pending = std::exchange(step, nullptr); // the caller may keep the task
    auto creating = stored(context, context.client->send(api::createView, std::move(view)));
    const Result<SavedView> made = co_await creating;
    if (made && context.steps)
        pending->done(undoOfView(context, std::nullopt, *made));
    co_return made;
}

Task<Result<SavedView>> updateAsStep(StepContext context, ViewId id, ViewPatch patch,
                                     std::optional<SavedView> seen, std::shared_ptr<PendingStep> step)
{
    const auto pending = std::exchange(step, nullptr); // as above
    auto whyNot = [patch, seen](const SavedView &now) {
        return seen ? whyOvertaken(patch, *seen, now) : std::nullopt;
    };
    auto patching
        = stored(context,
                 patchIf<SavedView, ViewPatch, ViewId>(context.client, api::getView, api::updateView,
                                                       std::move(patch), std::move(whyNot), id));
    const Result<Changed<SavedView>> changed = co_await patching;
    if (!changed)
        co_return changed.error();
    if (context.steps && changed->before.updatedAt != changed->after.updatedAt)
        pending->done(undoOfView(context, changed->before, changed->after));
    co_return changed->after;
}

Task<Result<void>> deleteAsStep(StepContext context, ViewId id, std::shared_ptr<PendingStep> step)
{
    const auto pending = std::exchange(step, nullptr); // as above
    auto deleting = removed(context, id, deleteIf(context.client, id));
    const Result<SavedView> was = co_await deleting;
    if (!was)
        co_return was.error();
    if (context.steps) {
        pending->setText(ServerSteps::tr("Delete view %1").arg(was->name));
        pending->done(undoOfView(context, *was, std::nullopt));
    }
    co_return {};
}

Task<Result<std::optional<FeedbackId>>> takeAsStep(StepContext context, NextTaken from,
                                                   std::shared_ptr<PendingStep> step)
{
    const auto pending = std::exchange(step, nullptr); // as above
    const auto requestOf = [from](const QString &timeZone) {
        NextTaken inZone = from;
        inZone.timeZone = timeZone.isEmpty() ? std::nullopt : std::optional(timeZone);
        Request request = ApiClient::request(api::infoOf(api::takeNextFeedback));
        request.body = bodyOf(inZone);
        return request;
    };
    auto taking = context.client->performInZone(requestOf, from.timeZone.value_or(QString()));
    const Result<Answer> answer = co_await taking;
    if (!answer)
        co_return answer.error();
    constexpr int noContent = 204;
    if (answer->status == noContent)
        co_return std::optional<FeedbackId>();
    const Result<Feedback> item = valueOf<api::One<Feedback>>(*answer);
    if (!item)
        co_return item.error();
    if (context.steps)
        pending->done(undoOfTaking(context, item->id));
    co_return std::optional(item->id);
}

} // namespace

Task<Result<void>> patchView(StepContext context, ViewId id, ViewPatch patch,
                             std::function<std::optional<Problem>(const SavedView &)> whyNot)
{
    auto patching = stored(
        context,
        patchIf<SavedView, ViewPatch, ViewId>(context.client, api::getView, api::updateView, std::move(patch),
                                              std::move(whyNot), context.steps->currentId(id)));
    const Result<Changed<SavedView>> changed = co_await patching;
    co_return changed ? Result<void>() : changed.error();
}

Task<Result<SavedView>> createView(ServerSteps &steps, NewView view)
{
    auto step = steps.begin(ServerSteps::tr("Create view %1").arg(view.name));
    return createAsStep(steps.context(), std::move(view), std::move(step));
}

Task<Result<SavedView>> updateView(ServerSteps &steps, ViewId id, ViewPatch patch,
                                   std::optional<SavedView> seen)
{
    const ViewId now = steps.currentId(id);
    auto step = steps.begin(ServerSteps::tr("Change view %1").arg(nameOf(steps, now)));
    return updateAsStep(steps.context(), now, std::move(patch), std::move(seen), std::move(step));
}

Task<Result<void>> deleteView(ServerSteps &steps, ViewId id)
{
    const ViewId now = steps.currentId(id);
    return deleteAsStep(steps.context(), now,
                        steps.begin(ServerSteps::tr("Delete view %1").arg(nameOf(steps, now))));
}

Task<Result<std::optional<FeedbackId>>> takeNext(ServerSteps &steps, NextTaken from)
{
    return takeAsStep(steps.context(), std::move(from),
                      steps.begin(ServerSteps::tr("Assign the next item to you")));
}

std::optional<QString> whyNotChange(const LocalStore &store, const SavedView &view)
{
    const std::optional<Me> me = store.me();
    if (me && (view.owner == me->member.id || me->role == Role::Admin))
        return std::nullopt;
    return ServerSteps::tr("Only its owner and administrators may change this view");
}

} // namespace triage::app
