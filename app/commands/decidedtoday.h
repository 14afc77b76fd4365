// SPDX-License-Identifier: GPL-3.0-or-later
// The number of decisions that a person made today, kept with the account on this computer.
#pragma once

#include "store/localstore.h"

namespace triage::app {

/// Returns the number of decisions about items, see decides(), since midnight by the server's clock, without
/// those that were undone.
qint64 decidedToday(const LocalStore &store);
/// Adds decisions, or takes them off where the number is negative. Those of another day change nothing.
void countDecisions(LocalStore &store, qint64 number, Timestamp madeAt);

} // namespace triage::app
