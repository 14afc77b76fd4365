// SPDX-License-Identifier: GPL-3.0-or-later
// A change of the server's data as a step of the undo stack, undone and redone on the server.
#pragma once

#include "client/apiclient.h"
#include "domain/ids.h"
#include "store/storesync.h"

#include <QPointer>
#include <QUndoCommand>

#include <functional>
#include <memory>

namespace triage::app {

class ServerSteps;

/// The things that the requests of a step need.
struct StepContext
{
    QPointer<ServerSteps> steps; ///< Null once the store must no longer be changed.
    ApiClient *client;
    StoreSync sync;
};

/// Passes the server's answer to the store too, whether or not anything still waits for it: the dialog that
/// sent the request may be closed by then.
template <typename T>
Task<Result<T>> stored(StepContext context, Task<Result<T>> asked)
{
    Result<T> answer = co_await asked;
    if (answer && context.steps) {
        if constexpr (requires { answer->after; })
            context.sync.applyAnswer(answer->after);
        else
            context.sync.applyAnswer(*answer);
    }
    co_return answer;
}

/// Likewise removes what the server has deleted from the store.
template <typename T, typename Id>
Task<Result<T>> removed(StepContext context, Id id, Task<Result<T>> asked)
{
    Result<T> answer = co_await asked;
    if (answer && context.steps)
        context.sync.applyAnswer(Tombstone{ id });
    co_return answer;
}

/// A request that undoes or redoes a change, if its precondition holds. It consists of static coroutines on
/// values only, because the step may be destroyed before they end.
using ServerChange = std::function<Task<Result<void>>()>;

/// The requests that undo a change and make it again.
struct StepChanges
{
    ServerChange undo;
    ServerChange redo;
};

/// The step is on the stack from the moment in which its change is sent. An undo waits until the change is
/// answered, so that it never undoes the step before instead. A step whose change or undo was refused is
/// obsolete.
class ServerStep : public QUndoCommand
{
public:
    /// The knowledge of the change, which outlives the step.
    struct State
    {
        ServerStep *step = nullptr; ///< Null if the step was destroyed.
        bool isRefused = false;
        StepChanges changes = {}; ///< Set after the change was answered.
        BufferId buffer = {}; ///< The buffer that it is about, if it is about one.
    };

    ServerStep(ServerSteps &steps, const QString &text, BufferId buffer);
    ~ServerStep() override;

    void undo() override;
    void redo() override;
    const std::shared_ptr<State> &state() const { return m_state; }

private:
    void run(ServerChange StepChanges::*change, const QString &doneText);
    static Task<> runChange(QPointer<ServerSteps> steps, std::shared_ptr<State> state,
                            ServerChange StepChanges::*change, QString doneText);

    QPointer<ServerSteps> m_steps;
    std::shared_ptr<State> m_state = std::make_shared<State>();
    bool m_isSent = true; ///< True until the first redo, which has nothing to do.
};

/// A change that was sent and not yet answered, with its step: later undos wait for it. If it is destroyed
/// without done(), nothing was changed, and the step leaves the stack.
class PendingStep
{
public:
    PendingStep(ServerSteps &steps, std::shared_ptr<ServerStep::State> state);
    ~PendingStep();
    Q_DISABLE_COPY_MOVE(PendingStep)

    /// The change was made, or goes on at the server where it can be undone: undos no longer wait for it.
    /// Later calls do nothing.
    void done(StepChanges changes);
    /// Replaces the text of the step, where it was not known before the answer.
    void setText(const QString &text);
    /// The change turned out to change nothing: its step leaves the stack.
    void drop();

private:
    QPointer<ServerSteps> m_steps;
    std::shared_ptr<ServerStep::State> m_state;
};

} // namespace triage::app
