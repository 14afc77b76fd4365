// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/viewchanges.h"

#include "commands/seenchange.h"
#include "commands/viewadministration.h"
#include "contract/endpoints.h"
#include "store/values/patchvalues.h"

namespace triage::app {

namespace {

Problem viewChangedSince()
{
    return problem(ProblemType::Conflict,
                   ViewAdministration::tr("Not undone: somebody else changed the view in the meantime."));
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

/// The views are alive as long as the context is.
Task<Result<void>> changeBack(StepContext context, ViewAdministration *views, SavedView from, SavedView to)
{
    const auto wanted = difference<ViewPatch>(from, to);
    const auto expected = difference<ViewPatch>(to, from);
    const auto whyNot = [expected](const SavedView &now) {
        return hasValues(now, expected) ? std::nullopt : std::optional(viewChangedSince());
    };
    auto patching = patchIf<SavedView, ViewPatch, ViewId>(context.client, api::getView, api::updateView,
                                                          wanted, whyNot, views->currentId(from.id));
    const Result<Changed<SavedView>> changed = co_await patching;
    if (!changed)
        co_return changed.error();
    if (context.alive)
        context.sync.applyView(changed->after);
    co_return {};
}

Task<Result<void>> make(StepContext context, ViewAdministration *views, SavedView view)
{
    auto asked = context.client->send(api::createView, copyOf(view));
    const Result<SavedView> made = co_await asked;
    if (!made)
        co_return made.error();
    if (context.alive) {
        views->replace(view.id, made->id);
        context.sync.applyView(*made);
    }
    co_return {};
}

/// Deletes the view if nobody changed it since.
Task<Result<void>> unmake(StepContext context, ViewAdministration *views, SavedView view)
{
    const ViewId id = views->currentId(view.id);
    const auto whyNot = [view](const SavedView &now) {
        return isSame(now, view) ? std::nullopt : std::optional(viewChangedSince());
    };
    auto deleting = deleteIf(context.client, id, whyNot);
    const Result<SavedView> deleted = co_await deleting;
    if (!deleted)
        co_return deleted.error();
    if (context.alive)
        context.sync.dropView(id);
    co_return {};
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

ServerChange change(const StepContext &context, ViewAdministration &views,
                    const std::optional<SavedView> &from, const std::optional<SavedView> &to)
{
    return [context, views = &views, from, to] {
        if (!to)
            return unmake(context, views, *from);
        return from ? changeBack(context, views, *from, *to) : make(context, views, *to);
    };
}

} // namespace

Task<Result<SavedView>> deleteIf(ApiClient *client, ViewId id,
                                 std::function<std::optional<Problem>(const SavedView &)> whyNot)
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

StepChanges undoOfView(const StepContext &context, ViewAdministration &views,
                       const std::optional<SavedView> &before, const std::optional<SavedView> &after)
{
    return { change(context, views, after, before), change(context, views, before, after) };
}

StepChanges undoOfTaking(const StepContext &context, FeedbackId item)
{
    return { [client = context.client, item] { return giveBack(client, item); },
             [client = context.client, item] {
                 return takeAgain(client, item);
             } };
}

} // namespace triage::app
