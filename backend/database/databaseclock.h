// SPDX-License-Identifier: GPL-3.0-or-later
// The time by the clock of the database, which ends snoozes and tokens. The clock of this machine may differ.
#pragma once

#include "timestamp.h"

#include <chrono>

namespace triage::storage {

/// Notes a time that the database returned to a statement that was sent at that moment. Callable in any
/// thread.
void noteDatabaseTime(Timestamp time, std::chrono::steady_clock::time_point sent);
/// Returns the time by the last one that was noted and the monotonic clock; that of this machine before. It
/// is ahead by the duration of the statement at most, never behind: no token lives longer by it. Callable in
/// any thread.
Timestamp databaseTime();

} // namespace triage::storage
