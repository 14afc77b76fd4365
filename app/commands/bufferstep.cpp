// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/bufferstep.h"

#include "commands/patchvalues.h"
#include "commands/seenchange.h"
#include "contract/endpoints.h"

namespace triage::app {

namespace {

Problem changedSince()
{
    return problem(ProblemType::Conflict,
                   Administration::tr("Not undone: somebody else changed the buffer in the meantime."));
}

/// Stores the buffer of the server's answer.
Task<Result<void>> keep(QPointer<Administration> self, StoreSync sync, Task<Result<Buffer>> asked)
{
    const Result<Buffer> buffer = co_await asked;
    if (!buffer)
        co_return buffer.error();
    if (self)
        sync.applyBuffer(*buffer);
    co_return {};
}

/// Patches the buffer if it has the expected values.
Task<Result<void>> patchIfStill(QPointer<Administration> self, ApiClient *client, StoreSync sync, BufferId id,
                                BufferPatch expected, BufferPatch wanted)
{
    const auto whyNot = [expected](const Buffer &now) {
        return hasValues(now, expected) ? std::nullopt : std::optional(changedSince());
    };
    auto patching = patchIf<Buffer, BufferPatch, BufferKey>(client, api::getBuffer, api::updateBuffer,
                                                            std::move(wanted), whyNot, BufferKey{ id, {} });
    const Result<Changed<Buffer>> changed = co_await patching;
    if (!changed)
        co_return changed.error();
    if (self)
        sync.applyBuffer(changed->after);
    co_return {};
}

Task<Result<void>> removeAgain(QPointer<Administration> self, ApiClient *client, StoreSync sync, BufferId id)
{
    auto asked = client->send(api::deleteBuffer, BufferKey{ id, {} });
    Result<void> removed = co_await asked;
    if (self && removed)
        sync.dropBuffer(id);
    co_return removed;
}

} // namespace

BufferPatch valuesOf(const BufferPatch &patch, const Buffer &buffer)
{
    BufferPatch values;
    copyIfSent(patch.name, buffer.name, values.name);
    copyIfSent(patch.description, buffer.description, values.description);
    copyIfSent(patch.icon, buffer.icon, values.icon);
    copyIfSent(patch.routingInstructions, buffer.routingInstructions, values.routingInstructions);
    copyIfSent(patch.needsReview, buffer.needsReview, values.needsReview);
    return values;
}

bool hasValues(const Buffer &buffer, const BufferPatch &patch)
{
    return matches(buffer.name, patch.name) && matches(buffer.description, patch.description)
        && matches(buffer.icon, patch.icon) && matches(buffer.routingInstructions, patch.routingInstructions)
        && matches(buffer.needsReview, patch.needsReview);
}

bool changesAnything(const BufferPatch &patch, const Buffer &buffer)
{
    return !hasValues(buffer, patch);
}

BufferStep::BufferStep(Administration &administration, BufferId buffer, const QString &text)
    : QUndoCommand(text), m_administration(&administration), m_buffer(buffer)
{
}

void BufferStep::undo()
{
    if (m_administration)
        run(undoing(*m_administration), Administration::tr("Undone: %1").arg(text()));
}

void BufferStep::redo()
{
    if (std::exchange(m_isDone, false))
        return;
    if (m_administration)
        run(redoing(*m_administration), text());
}

void BufferStep::run(ServerChange change, const QString &doneText)
{
    if (*m_isRefused) {
        setObsolete(true);
        return;
    }
    auto all = [administration = m_administration, buffer = m_buffer, change = std::move(change), doneText,
                isRefused = m_isRefused] {
        return runChange(administration, buffer, change, doneText, isRefused);
    };
    m_administration->enqueue(std::move(all));
}

Task<> BufferStep::runChange(QPointer<Administration> administration, BufferId buffer, ServerChange change,
                             QString doneText, std::shared_ptr<bool> isRefused)
{
    if (*isRefused || !administration)
        co_return;
    auto running = change();
    const Result<void> done = co_await running;
    if (!done)
        *isRefused = true;
    if (!administration)
        co_return;
    if (done)
        Q_EMIT administration->stepDone(doneText);
    else
        Q_EMIT administration->undoRefused(done.error().detail, buffer);
}

EditBufferStep::EditBufferStep(Administration &administration, const Buffer &buffer, BufferPatch before,
                               BufferPatch after)
    : BufferStep(administration, buffer.id, Administration::tr("Edit buffer %1").arg(buffer.name)),
      m_id(buffer.id), m_before(std::move(before)), m_after(std::move(after))
{
}

BufferStep::ServerChange EditBufferStep::patching(Administration &administration, const BufferPatch &expected,
                                                  const BufferPatch &wanted) const
{
    return [self = QPointer<Administration>(&administration), client = &clientOf(administration),
            sync = syncOf(administration), id = m_id, expected, wanted] {
        return patchIfStill(self, client, sync, id, expected, wanted);
    };
}

BufferStep::ServerChange EditBufferStep::undoing(Administration &administration) const
{
    return patching(administration, m_after, m_before);
}

BufferStep::ServerChange EditBufferStep::redoing(Administration &administration) const
{
    return patching(administration, m_before, m_after);
}

DeleteBufferStep::DeleteBufferStep(Administration &administration, BufferId id, const QString &name)
    : BufferStep(administration, id, Administration::tr("Delete buffer %1").arg(name)), m_id(id)
{
}

BufferStep::ServerChange DeleteBufferStep::undoing(Administration &administration) const
{
    return [self = QPointer<Administration>(&administration), client = &clientOf(administration),
            sync = syncOf(administration), id = m_id] {
        return keep(self, sync, client->send(api::restoreBuffer, BufferKey{ id, {} }));
    };
}

BufferStep::ServerChange DeleteBufferStep::redoing(Administration &administration) const
{
    return [self = QPointer<Administration>(&administration), client = &clientOf(administration),
            sync = syncOf(administration), id = m_id] {
        return removeAgain(self, client, sync, id);
    };
}

} // namespace triage::app
