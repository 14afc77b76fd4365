// SPDX-License-Identifier: GPL-3.0-or-later
// The time by the clock of the database, which ends snoozes and tokens. The clock of this machine may differ.
#pragma once

#include "timestamp.h"

#include <chrono>

namespace triage::storage {

/// Notes a time that the database has just returned to a statement that began at that moment. A statement
/// that took more than a second, because it connected or was repeated, counts only while no time is known.
/// Callable in any thread.
void noteDatabaseTime(Timestamp time, std::chrono::steady_clock::time_point begun);
/// Returns the time by the last one that was noted and the monotonic clock; that of this machine before. It
/// is ahead by the duration of that statement at most. It is behind only if the clock of the database was set
/// ahead, or this machine was suspended, since. Callable in any thread.
Timestamp databaseTime();

} // namespace triage::storage
