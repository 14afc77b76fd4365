// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/serverstep.h"

#include "commands/serversteps.h"

#include <utility>

namespace triage::app {

ServerStep::ServerStep(ServerSteps &steps, const QString &text, BufferId buffer)
    : QUndoCommand(text), m_steps(&steps)
{
    m_state->step = this;
    m_state->buffer = buffer;
}

ServerStep::~ServerStep()
{
    m_state->step = nullptr;
}

void ServerStep::undo()
{
    run(&StepChanges::undo, ServerSteps::tr("Undone: %1").arg(text()));
}

void ServerStep::redo()
{
    if (!std::exchange(m_isSent, false))
        run(&StepChanges::redo, text());
}

void ServerStep::run(ServerChange StepChanges::*change, const QString &doneText)
{
    if (m_state->isRefused)
        setObsolete(true);
    else if (m_steps)
        m_steps->enqueue([steps = m_steps, state = m_state, change, doneText] {
            return runChange(steps, state, change, doneText);
        });
}

Task<> ServerStep::runChange(QPointer<ServerSteps> steps, std::shared_ptr<State> state,
                             ServerChange StepChanges::*change, QString doneText)
{
    if (state->isRefused || !steps)
        co_return;
    auto running = ((*state).changes.*change)();
    const Result<void> done = co_await running;
    if (!done)
        state->isRefused = true;
    if (!steps)
        co_return;
    if (done) {
        Q_EMIT steps->done(doneText);
    } else {
        steps->dropRefused();
        Q_EMIT steps->refused(done.error().detail, state->buffer);
    }
}

PendingStep::PendingStep(ServerSteps &steps, std::shared_ptr<ServerStep::State> state)
    : m_steps(&steps), m_state(std::move(state))
{
}

PendingStep::~PendingStep()
{
    if (m_state->changes.undo)
        return;
    m_state->isRefused = true;
    if (m_steps)
        m_steps->end();
}

void PendingStep::done(StepChanges changes)
{
    if (m_state->changes.undo)
        return;
    m_state->changes = std::move(changes);
    if (m_steps)
        m_steps->end();
}

void PendingStep::setText(const QString &text)
{
    if (m_state->step)
        m_state->step->setText(text);
}

void PendingStep::drop()
{
    m_state->isRefused = true;
    if (m_steps)
        m_steps->dropRefused();
}

} // namespace triage::app
