// SPDX-License-Identifier: GPL-3.0-or-later
// The values of another person, which a refused change is compared with.
#pragma once

#include "store/storesync.h"

namespace triage::app {

/// Keeps the server's values of a triage record in the entry: for display, and in a conflict as the values
/// that the change starts from when it is sent again.
void noteTheirTriage(OutboxEntry &entry, OutboxEntryState state, const SendOutcome &outcome);

} // namespace triage::app
