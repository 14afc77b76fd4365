// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/bufferchanges.h"

#include "commands/administration.h"
#include "commands/seenchange.h"
#include "contract/endpoints.h"
#include "store/values/patchvalues.h"

namespace triage::app {

namespace {

Problem changedSince()
{
    return problem(ProblemType::Conflict,
                   Administration::tr("Not undone: somebody else changed the buffer in the meantime."));
}

/// Patches the buffer if it has the expected values.
Task<Result<void>> patchIfStill(StepContext context, BufferId id, BufferPatch expected, BufferPatch wanted)
{
    const auto whyNot = [expected](const Buffer &now) {
        return hasValues(now, expected) ? std::nullopt : std::optional(changedSince());
    };
    auto patching = patchIf<Buffer, BufferPatch, BufferKey>(context.client, api::getBuffer, api::updateBuffer,
                                                            std::move(wanted), whyNot, BufferKey{ id, {} });
    const Result<Changed<Buffer>> changed = co_await patching;
    if (!changed)
        co_return changed.error();
    if (context.alive)
        context.sync.applyBuffer(changed->after);
    co_return {};
}

Task<Result<void>> restore(StepContext context, BufferId id)
{
    auto asked = context.client->send(api::restoreBuffer, BufferKey{ id, {} });
    const Result<Buffer> buffer = co_await asked;
    if (!buffer)
        co_return buffer.error();
    if (context.alive)
        context.sync.applyBuffer(*buffer);
    co_return {};
}

Task<Result<void>> remove(StepContext context, BufferId id)
{
    auto asked = context.client->send(api::deleteBuffer, BufferKey{ id, {} });
    Result<void> removed = co_await asked;
    if (context.alive && removed)
        context.sync.dropBuffer(id);
    co_return removed;
}

} // namespace

StepChanges undoOfEdit(const StepContext &context, BufferId buffer, const BufferPatch &before,
                       const BufferPatch &after)
{
    return { [=] { return patchIfStill(context, buffer, after, before); },
             [=] {
                 return patchIfStill(context, buffer, before, after);
             } };
}

StepChanges undoOfDeletion(const StepContext &context, BufferId buffer)
{
    return { [=] { return restore(context, buffer); },
             [=] {
                 return remove(context, buffer);
             } };
}

} // namespace triage::app
