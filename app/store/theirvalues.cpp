// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/theirvalues.h"

#include "store/outbox/itemline.h"

namespace triage::app {

namespace {

/// Redoing the undo of a merge that another person's replaced takes the item out of theirs.
void startFromTheirMerge(SetDuplicate &back, const SendOutcome &outcome)
{
    const auto server
        = outcome.serverTriage.isEmpty() ? Result<Triage>(Problem()) : readTriage(outcome.serverTriage);
    if (!server)
        return;
    back.before = server->duplicateOf.value_or(FeedbackId());
    back.takesBack = false;
}

} // namespace

void noteTheirTriage(OutboxEntry &entry, OutboxEntryState state, const SendOutcome &outcome)
{
    auto *merge = std::get_if<SetDuplicate>(&entry.operation);
    if (merge && merge->takesBack && state == OutboxEntryState::Conflict)
        return startFromTheirMerge(*merge, outcome);
    auto *change = std::get_if<SetTriage>(&entry.operation);
    const auto server = change && !outcome.serverTriage.isEmpty() ? readTriage(outcome.serverTriage)
                                                                  : Result<Triage>(Problem());
    if (!change || !server)
        return;
    entry.sending.change().trouble.theirs = theirsOf(*change, *server);
    if (state == OutboxEntryState::Conflict)
        change->before = valuesOf(*change->patch, *server);
}

} // namespace triage::app
