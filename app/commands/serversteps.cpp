// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/serversteps.h"

#include <QUndoStack>

namespace triage::app {

ServerSteps::ServerSteps(ApiClient &client, LocalStore &store, QUndoStack *stack, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_stack(stack)
{
}

ServerSteps::~ServerSteps() = default;

std::shared_ptr<PendingStep> ServerSteps::begin(const QString &text, BufferId buffer)
{
    auto *step = new ServerStep(*this, text, buffer);
    auto pending = std::make_shared<PendingStep>(*this, step->state());
    ++m_underway;
    if (m_stack)
        m_stack->push(step);
    else
        delete step;
    return pending;
}

void ServerSteps::end()
{
    --m_underway;
    dropRefused();
    startWork();
}

/// Steps between others leave when an undo comes to them.
void ServerSteps::dropRefused()
{
    const auto isRefused = [this](int index) {
        const auto *step = dynamic_cast<const ServerStep *>(m_stack->command(index));
        return step && step->state()->isRefused;
    };
    while (m_stack && m_stack->canUndo() && isRefused(m_stack->index() - 1))
        m_stack->undo();
    while (m_stack && m_stack->canRedo() && isRefused(m_stack->index()))
        m_stack->redo();
}

void ServerSteps::enqueue(PendingCall call)
{
    m_pending.push_back(std::move(call));
    startWork();
}

/// Starts only when no change is under way: before its answer it is not known how a change is undone.
void ServerSteps::startWork()
{
    if (!m_isWorking && m_underway == 0 && !m_pending.empty())
        work(this);
}

Task<> ServerSteps::work(QPointer<ServerSteps> self)
{
    self->m_isWorking = true;
    while (self && self->m_underway == 0 && !self->m_pending.empty()) {
        const PendingCall call = std::move(self->m_pending.front());
        self->m_pending.pop_front();
        Task<> working = call();
        co_await working;
    }
    if (self)
        self->m_isWorking = false;
}

ViewId ServerSteps::currentId(ViewId id) const
{
    for (auto next = m_successors.find(id); next != m_successors.end(); next = m_successors.find(id))
        id = next->second;
    return id;
}

std::optional<QString> ServerSteps::whyNotAdminister() const
{
    const std::optional<Me> me = m_store.me();
    if (!me)
        return tr("It is not known yet what you may do. Connect to the server first.");
    if (me->role != Role::Admin)
        return tr("Only administrators of %1 may do this.").arg(me->organization.name);
    return std::nullopt;
}

} // namespace triage::app

#include "moc_serversteps.cpp"
