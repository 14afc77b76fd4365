// SPDX-License-Identifier: GPL-3.0-or-later
// The changes that the server makes at once, as steps of the undo stack, and who may make them.
#pragma once

#include "commands/serverstep.h"

#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>

class QUndoStack;

namespace triage::app {

/// Every change that the server makes at once, and that can be undone, begins here. Changes arrive in the
/// store through the change feed, and at once if the answer contains them. Undoing sends a request again, and
/// is refused if another person changed the same since.
class ServerSteps : public QObject
{
    Q_OBJECT
public:
    /// Without a stack, nothing can be undone.
    ServerSteps(ApiClient &client, LocalStore &store, QUndoStack *stack, QObject *parent = nullptr);
    ~ServerSteps() override;

    /// Puts a step for a change that is being sent on the undo stack. Undoing waits until the change is
    /// answered: no longer than a request may take.
    std::shared_ptr<PendingStep> begin(const QString &text, BufferId buffer = {});
    /// Returns the things that the requests of a change need.
    StepContext context() { return { this, &m_client, StoreSync(m_store) }; }
    const LocalStore &store() const { return m_store; }

    /// A deleted view that is made again has another identifier: returns the one that a view has by now.
    ViewId currentId(ViewId id) const;
    void replace(ViewId id, ViewId by) { m_successors[id] = by; }

    /// Returns why the person may not change buffers, tokens, members and the organization, or std::nullopt
    /// if it is possible.
    std::optional<QString> whyNotAdminister() const;

Q_SIGNALS:
    /// A step was undone or redone, or has ended: "Undone: Edit buffer Billing".
    void done(const QString &text);
    /// An undo or redo was refused, or a move failed. The step left the stack.
    void refused(const QString &why, triage::BufferId buffer);

private:
    friend class PendingStep;
    friend class ServerStep;
    using PendingCall = std::function<Task<>()>;

    /// Runs calls of the undo stack one after the other, in the order of the key presses.
    void enqueue(PendingCall call);
    void startWork();
    void end();
    void dropRefused();
    static Task<> work(QPointer<ServerSteps> self);

    ApiClient &m_client;
    LocalStore &m_store;
    QPointer<QUndoStack> m_stack;
    std::deque<PendingCall> m_pending;
    int m_underway = 0; ///< Changes that are sent and not answered.
    bool m_isWorking = false;
    std::map<ViewId, ViewId> m_successors; ///< Views that were made again when their deletion was undone.
};

} // namespace triage::app
