// SPDX-License-Identifier: GPL-3.0-or-later
// A change of a buffer as a step of the undo stack, undone and redone on the server.
#pragma once

#include "commands/administration.h"

#include <QUndoCommand>

namespace triage::app {

/// Returns the buffer's values of the patch's fields, as a patch.
BufferPatch valuesOf(const BufferPatch &patch, const Buffer &buffer);
/// Returns whether the buffer has the values of the patch.
bool hasValues(const Buffer &buffer, const BufferPatch &patch);
/// Returns whether the patch changes the buffer.
bool changesAnything(const BufferPatch &patch, const Buffer &buffer);

/// The change is already done when the step is pushed, so the first redo does nothing. The result of an undo
/// arrives later: a step whose undo was refused is obsolete.
class BufferStep : public QUndoCommand
{
public:
    BufferStep(Administration &administration, BufferId buffer, const QString &text);

    void undo() override;
    void redo() override;

protected:
    /// Checks the precondition of an undo (or redo) and sends its request. The change consists of static
    /// coroutines on values only, because the step may be destroyed before they end.
    using ServerChange = std::function<Task<Result<void>>()>;
    virtual ServerChange undoing(Administration &administration) const = 0;
    virtual ServerChange redoing(Administration &administration) const = 0;

    static ApiClient &clientOf(Administration &administration) { return administration.m_client; }
    static StoreSync syncOf(Administration &administration) { return administration.m_sync; }

private:
    void run(ServerChange change, const QString &doneText);
    static Task<> runChange(QPointer<Administration> administration, BufferId buffer, ServerChange change,
                            QString doneText, std::shared_ptr<bool> isRefused);

    QPointer<Administration> m_administration;
    BufferId m_buffer;
    bool m_isDone = true; ///< True until the first redo.
    std::shared_ptr<bool> m_isRefused = std::make_shared<bool>(false);
};

/// The edit of a buffer.
class EditBufferStep : public BufferStep
{
public:
    EditBufferStep(Administration &administration, const Buffer &buffer, BufferPatch before,
                   BufferPatch after);

protected:
    ServerChange undoing(Administration &administration) const override;
    ServerChange redoing(Administration &administration) const override;

private:
    ServerChange patching(Administration &administration, const BufferPatch &expected,
                          const BufferPatch &wanted) const;

    BufferId m_id;
    BufferPatch m_before;
    BufferPatch m_after;
};

/// The deletion of a buffer.
class DeleteBufferStep : public BufferStep
{
public:
    DeleteBufferStep(Administration &administration, BufferId id, const QString &name);

protected:
    ServerChange undoing(Administration &administration) const override;
    ServerChange redoing(Administration &administration) const override;

private:
    BufferId m_id;
};

} // namespace triage::app
