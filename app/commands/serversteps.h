// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the undo stack that are changes of the server's data.
#pragma once

#include "commands/serverstep.h"

#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>
#include <memory>

class QUndoStack;

namespace triage::app {

/// Every change that the server makes at once, and that can be undone, begins here.
class ServerSteps : public QObject
{
    Q_OBJECT
public:
    /// Without a stack, nothing can be undone.
    explicit ServerSteps(QUndoStack *stack, QObject *parent = nullptr);
    ~ServerSteps() override;

    /// Puts a step for a change that is being sent on the undo stack. Undoing waits until the change is
    /// answered: no longer than a request may take.
    std::shared_ptr<PendingStep> begin(const QString &text, BufferId buffer = {});

Q_SIGNALS:
    /// A step was undone or redone: "Undone: Edit buffer Billing".
    void done(const QString &text);
    /// An undo or redo was refused. The step left the stack.
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

    QPointer<QUndoStack> m_stack;
    std::deque<PendingCall> m_pending;
    int m_underway = 0; ///< Changes that are sent and not answered.
    bool m_isWorking = false;
};

} // namespace triage::app
