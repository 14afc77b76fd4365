// SPDX-License-Identifier: GPL-3.0-or-later
// The time by the clock of the database, which ends snoozes and tokens. The clock of this machine may differ.
#pragma once

#include "timestamp.h"

namespace triage::storage {

/// Notes a time that the database has just returned. Callable in any thread.
void noteDatabaseTime(Timestamp time);
/// Returns the time by the last one that was noted and the monotonic clock; that of this machine before.
/// Callable in any thread.
Timestamp databaseTime();

} // namespace triage::storage
