// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/theirvalues.h"

#include "store/outbox/itemline.h"

namespace triage::app {

void noteTheirTriage(OutboxEntry &entry, OutboxEntryState state, const SendOutcome &outcome)
{
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
