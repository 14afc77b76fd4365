// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/databaseclock.h"

#include <QDateTime>

#include <atomic>
#include <chrono>
#include <limits>

namespace triage::storage {

namespace {

constexpr qint64 unknown = std::numeric_limits<qint64>::max();

/// The time of the database when the monotonic clock was 0.
std::atomic<qint64> start = unknown;

qint64 monotonic()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

void noteDatabaseTime(Timestamp time)
{
    start = time.milliseconds() - monotonic();
}

Timestamp databaseTime()
{
    const qint64 known = start;
    return Timestamp(known == unknown ? QDateTime::currentMSecsSinceEpoch() : known + monotonic());
}

} // namespace triage::storage
