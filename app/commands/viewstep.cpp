// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/viewstep.h"

#include "commands/patchvalues.h"
#include "commands/seenchange.h"
#include "commands/viewadministration.h"
#include "contract/endpoints.h"

namespace triage::app {

namespace {

Problem viewChangedSince()
{
    return problem(ProblemType::Conflict,
                   ViewAdministration::tr("Not undone: somebody else changed the view in the meantime."));
}

/// Returns the fields in which the two differ, with the values of the second.
ViewPatch difference(const SavedView &from, const SavedView &to)
{
    ViewPatch patch;
    if (from.name != to.name)
        patch.name = to.name;
    if (from.icon != to.icon)
        patch.icon = to.icon;
    if (from.filter != to.filter)
        patch.filter = to.filter;
    if (from.sortBy != to.sortBy)
        patch.sortBy = to.sortBy;
    if (from.order != to.order)
        patch.order = to.order;
    if (from.visibility != to.visibility)
        patch.visibility = to.visibility;
    if (from.position != to.position)
        patch.position = to.position;
    return patch;
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

Task<Result<void>> changeBack(QPointer<ViewAdministration> self, ApiClient *client, StoreSync sync,
                              SavedView from, SavedView to)
{
    const ViewPatch wanted = difference(from, to);
    const ViewPatch expected = difference(to, from);
    const auto whyNot = [expected](const SavedView &now) {
        return hasValues(now, expected) ? std::nullopt : std::optional(viewChangedSince());
    };
    auto patching = patchIf<SavedView, ViewPatch, ViewId>(client, api::getView, api::updateView, wanted,
                                                          whyNot, self->currentId(from.id));
    const Result<Changed<SavedView>> changed = co_await patching;
    if (!changed)
        co_return changed.error();
    if (self)
        sync.applyView(changed->after);
    co_return {};
}

Task<Result<void>> make(QPointer<ViewAdministration> self, ApiClient *client, StoreSync sync, SavedView view)
{
    auto asked = client->send(api::createView, copyOf(view));
    const Result<SavedView> made = co_await asked;
    if (!made)
        co_return made.error();
    if (self) {
        self->replace(view.id, made->id);
        sync.applyView(*made);
    }
    co_return {};
}

/// Deletes the view if nobody changed it since.
Task<Result<void>> unmake(QPointer<ViewAdministration> self, ApiClient *client, StoreSync sync,
                          SavedView view)
{
    const ViewId id = self->currentId(view.id);
    auto asked = client->perform(ApiClient::request(api::infoOf(api::getView), { toString(id) }));
    const Result<Answer> answer = co_await asked;
    if (!answer)
        co_return answer.error();
    const Result<SavedView> now = valueOf<api::One<SavedView>>(*answer);
    if (!now)
        co_return now.error();
    if (!isSame(*now, view))
        co_return viewChangedSince();
    Request request = ApiClient::request(api::infoOf(api::deleteView), { toString(id) });
    if (!answer->tag.isEmpty())
        request.headers.append({ "If-Match", answer->tag });
    auto sent = client->perform(std::move(request));
    const Result<Answer> done = co_await sent;
    if (!done)
        co_return done.error();
    if (self)
        sync.dropView(id);
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

} // namespace

ViewPatch valuesOf(const ViewPatch &patch, const SavedView &view)
{
    ViewPatch values;
    copyIfSent(patch.name, view.name, values.name);
    copyIfSent(patch.icon, view.icon, values.icon);
    copyIfSent(patch.filter, view.filter, values.filter);
    copyIfSent(patch.sortBy, view.sortBy, values.sortBy);
    copyIfSent(patch.order, view.order, values.order);
    copyIfSent(patch.visibility, view.visibility, values.visibility);
    copyIfSent(patch.position, view.position, values.position);
    return values;
}

bool hasValues(const SavedView &view, const ViewPatch &patch)
{
    return matches(view.name, patch.name) && matches(view.icon, patch.icon)
        && matches(view.filter, patch.filter) && matches(view.sortBy, patch.sortBy)
        && matches(view.order, patch.order) && matches(view.visibility, patch.visibility)
        && matches(view.position, patch.position);
}

ViewStep::ViewStep(Administration &administration, const QString &text, std::optional<SavedView> before,
                   std::optional<SavedView> after)
    : BufferStep(administration, BufferId(), text), m_before(std::move(before)), m_after(std::move(after))
{
}

BufferStep::ServerChange ViewStep::change(Administration &administration,
                                          const std::optional<SavedView> &from,
                                          const std::optional<SavedView> &to)
{
    return [views = QPointer<ViewAdministration>(&administration.views()), client = &clientOf(administration),
            sync = syncOf(administration), from, to] {
        if (!to)
            return unmake(views, client, sync, *from);
        return from ? changeBack(views, client, sync, *from, *to) : make(views, client, sync, *to);
    };
}

BufferStep::ServerChange ViewStep::undoing(Administration &administration) const
{
    return change(administration, m_after, m_before);
}

BufferStep::ServerChange ViewStep::redoing(Administration &administration) const
{
    return change(administration, m_before, m_after);
}

TakenStep::TakenStep(Administration &administration, FeedbackId item)
    : BufferStep(administration, BufferId(), ViewAdministration::tr("Take the next item")), m_item(item)
{
}

BufferStep::ServerChange TakenStep::undoing(Administration &administration) const
{
    return [client = &clientOf(administration), item = m_item] {
        return giveBack(client, item);
    };
}

BufferStep::ServerChange TakenStep::redoing(Administration &administration) const
{
    return [client = &clientOf(administration), item = m_item] {
        return takeAgain(client, item);
    };
}

} // namespace triage::app
