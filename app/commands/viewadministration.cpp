// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/viewadministration.h"

#include "commands/administration.h"
#include "commands/seenchange.h"
#include "commands/viewchanges.h"
#include "commands/vieworder.h"
#include "contract/endpoints.h"
#include "fields/json.h"
#include "store/values/patchvalues.h"

namespace triage::app {

namespace {

template <typename T>
Task<Result<T>> afterwards(Task<Result<T>> asked, std::function<void(const T &)> done)
{
    Result<T> answer = co_await asked;
    if (answer)
        done(*answer);
    done = nullptr; // the caller may keep the task, but the step knows the answer
    co_return answer;
}

Task<Result<void>> afterwardsDo(Task<Result<void>> asked, std::function<void()> done)
{
    Result<void> answer = co_await asked;
    if (answer)
        done();
    done = nullptr;
    co_return answer;
}

Task<Result<void>> afterDeletion(Task<Result<SavedView>> asked, std::function<void(const SavedView &)> done)
{
    auto deleting = afterwards<SavedView>(std::move(asked), std::move(done));
    const Result<SavedView> deleted = co_await deleting;
    co_return deleted ? Result<void>() : deleted.error();
}

/// Returns a Conflict if another person changed a field of the patch since the view was seen.
std::optional<Problem> whyOvertaken(const ViewPatch &patch, const SavedView &seen, const SavedView &now)
{
    if (hasValues(now, valuesOf(patch, seen)) || hasValues(now, patch))
        return {};
    return problem(ProblemType::Conflict,
                   ViewAdministration::tr("Someone changed this view while it was open here. Save again to "
                                          "replace their version: %1")
                       .arg(now.name));
}

Task<Result<std::optional<FeedbackId>>> takenIn(QPointer<ViewAdministration> self, Task<Result<Answer>> asked,
                                                std::function<void(FeedbackId)> taken)
{
    const Result<Answer> answer = co_await asked;
    const auto tell = std::exchange(taken, nullptr); // ends the step with this function
    if (!answer)
        co_return answer.error();
    constexpr int noContent = 204;
    if (answer->status == noContent)
        co_return std::optional<FeedbackId>();
    const Result<Feedback> item = valueOf<api::One<Feedback>>(*answer);
    if (!item)
        co_return item.error();
    if (self)
        tell(item->id);
    co_return std::optional(item->id);
}

} // namespace

ViewAdministration::ViewAdministration(Administration &owner, ApiClient &client, LocalStore &store)
    : QObject(&owner), m_owner(owner), m_client(client), m_store(store), m_sync(store)
{
}

StepContext ViewAdministration::context()
{
    return { this, &m_client, m_sync };
}

ViewId ViewAdministration::currentId(ViewId id) const
{
    for (auto next = m_successors.find(id); next != m_successors.end(); next = m_successors.find(id))
        id = next->second;
    return id;
}

Task<Result<SavedView>> ViewAdministration::create(NewView view)
{
    auto done = [self = QPointer<ViewAdministration>(this),
                 step = m_owner.steps().begin(tr("Create view %1").arg(view.name))](const SavedView &made) {
        if (!self)
            return;
        self->m_sync.applyView(made);
        step->done(undoOfView(self->context(), *self, std::nullopt, made));
    };
    return afterwards<SavedView>(m_client.send(api::createView, std::move(view)), std::move(done));
}

Task<Result<SavedView>> ViewAdministration::update(ViewId id, ViewPatch patch, std::optional<SavedView> seen)
{
    auto whyNot = [patch, seen](const SavedView &now) {
        return seen ? whyOvertaken(patch, *seen, now) : std::nullopt;
    };
    auto done = [self = QPointer<ViewAdministration>(this),
                 step = m_owner.steps().begin(tr("Change view %1").arg(nameOf(currentId(id))))](
                    const Changed<SavedView> &changed) {
        if (!self)
            return;
        self->m_sync.applyView(changed.after);
        if (changed.before.updatedAt != changed.after.updatedAt)
            step->done(undoOfView(self->context(), *self, changed.before, changed.after));
    };
    return afterChange<SavedView>(patchIf<SavedView, ViewPatch, ViewId>(&m_client, api::getView,
                                                                        api::updateView, std::move(patch),
                                                                        std::move(whyNot), currentId(id)),
                                  std::move(done));
}

Task<Result<void>> ViewAdministration::move(const QString &name, std::vector<ViewPlace> places)
{
    auto done = [self = QPointer<ViewAdministration>(this), places,
                 step = m_owner.steps().begin(tr("Move view %1").arg(name))] {
        if (self)
            step->done(undoOfPositions(self->context(), *self, places));
    };
    return afterwardsDo(setPositions(context(), this, places), std::move(done));
}

Task<Result<void>> ViewAdministration::remove(ViewId id)
{
    const ViewId now = currentId(id);
    auto done = [self = QPointer<ViewAdministration>(this),
                 step = m_owner.steps().begin(tr("Delete view %1").arg(nameOf(now)))](const SavedView &was) {
        if (!self)
            return;
        step->setText(tr("Delete view %1").arg(was.name));
        self->m_sync.dropView(was.id);
        step->done(undoOfView(self->context(), *self, was, std::nullopt));
    };
    return afterDeletion(deleteIf(&m_client, now), std::move(done));
}

QString ViewAdministration::nameOf(ViewId id) const
{
    const SavedView *known = m_store.view(id);
    return known ? known->name : QString();
}

std::optional<QString> ViewAdministration::whyNotChange(const SavedView &view) const
{
    const std::optional<Me> me = m_store.me();
    if (me && (view.owner == me->member.id || me->role == Role::Admin))
        return std::nullopt;
    return tr("Only its owner and administrators may change this view");
}

Task<Result<std::optional<FeedbackId>>> ViewAdministration::takeNext(NextTaken from)
{
    Request request = ApiClient::request(api::infoOf(api::takeNextFeedback));
    request.body = bodyOf(from);
    auto taken = [this, step = m_owner.steps().begin(tr("Assign the next item to you"))](FeedbackId item) {
        step->done(undoOfTaking(context(), item));
    };
    return takenIn(this, m_client.perform(std::move(request)), std::move(taken));
}

} // namespace triage::app

#include "moc_viewadministration.cpp"
