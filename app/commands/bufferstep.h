// SPDX-License-Identifier: GPL-3.0-or-later
// A change of a buffer as a step of the undo stack: undone and done again at the server.
#pragma once

#include "commands/administration.h"

#include <QUndoCommand>

namespace triage::app {

/// What the fields of a patch have in that buffer, as a patch.
BufferPatch valuesOf(const BufferPatch &patch, const Buffer &buffer);
/// Whether the buffer has the values of the patch.
bool hasValues(const Buffer &buffer, const BufferPatch &patch);
/// The patch without what the buffer has already.
bool changesAnything(const BufferPatch &patch, const Buffer &buffer);

/// Something was done already when the step is pushed; so the first redo does nothing. Undoing answers later:
/// a step whose undo was refused is obsolete.
class BufferStep : public QUndoCommand
{
public:
    BufferStep(Administration &administration, BufferId buffer, const QString &text);

    void undo() override;
    void redo() override;

protected:
    /// What has to be so before the step is undone (or done again), and what is sent then. Static coroutines
    /// of values only: the step may be gone before they end.
    using Job = std::function<Task<Result<void>>()>;
    virtual Job undoing(Administration &administration) const = 0;
    virtual Job redoing(Administration &administration) const = 0;

    static ApiClient &clientOf(Administration &administration) { return administration.m_client; }
    static StoreSync syncOf(Administration &administration) { return administration.m_sync; }

private:
    void run(Job job, const QString &doneText);
    static Task<> runJob(QPointer<Administration> administration, BufferId buffer, Job job, QString doneText,
                         std::shared_ptr<bool> isRefused);

    QPointer<Administration> m_administration;
    BufferId m_buffer;
    bool m_isDone = true; ///< At the first redo.
    std::shared_ptr<bool> m_isRefused = std::make_shared<bool>(false);
};

/// A patched buffer.
class EditBufferStep : public BufferStep
{
public:
    EditBufferStep(Administration &administration, const Buffer &buffer, BufferPatch before,
                   BufferPatch after);

protected:
    Job undoing(Administration &administration) const override;
    Job redoing(Administration &administration) const override;

private:
    Job patching(Administration &administration, const BufferPatch &expected,
                 const BufferPatch &wanted) const;

    BufferId m_id;
    BufferPatch m_before;
    BufferPatch m_after;
};

/// A deleted buffer.
class DeleteBufferStep : public BufferStep
{
public:
    DeleteBufferStep(Administration &administration, BufferId id, const QString &name);

protected:
    Job undoing(Administration &administration) const override;
    Job redoing(Administration &administration) const override;

private:
    BufferId m_id;
};

} // namespace triage::app
