// SPDX-License-Identifier: GPL-3.0-or-later
// The time by the clock of the database. The server stores and sends only times of this clock, and compares
// stored times with it. The clock of this machine may differ; it is used for certificates and the log.
#pragma once

#include "timestamp.h"

#include <QDate>

#include <chrono>

class QTimeZone;

namespace triage::storage {

/// Notes a time that the database has just returned to a statement that began at that moment. A statement
/// that took more than a second, because it connected or was repeated, counts only while no time is known.
/// Callable in any thread.
void noteDatabaseTime(Timestamp time, std::chrono::steady_clock::time_point begun);
/// Returns the time by the last one that was noted and the monotonic clock; that of this machine before. It
/// is ahead by the duration of that statement at most. It is behind only if the clock of the database was set
/// ahead, or this machine was suspended, since. Callable in any thread.
Timestamp databaseTime();
/// Returns the day in that zone by databaseTime().
QDate databaseDay(const QTimeZone &zone);

} // namespace triage::storage
