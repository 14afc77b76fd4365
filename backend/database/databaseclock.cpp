// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/databaseclock.h"

#include <QDateTime>

#include <atomic>
#include <limits>

namespace triage::storage {

namespace {

constexpr qint64 unknown = std::numeric_limits<qint64>::max();

/// The time of the database when the monotonic clock was 0.
std::atomic<qint64> start = unknown;

} // namespace

void noteDatabaseTime(Timestamp time, std::chrono::steady_clock::time_point sent)
{
    start = time.milliseconds()
        - std::chrono::floor<std::chrono::milliseconds>(sent.time_since_epoch()).count();
}

Timestamp databaseTime()
{
    const qint64 known = start;
    if (known == unknown)
        return Timestamp(QDateTime::currentMSecsSinceEpoch());
    const auto passed = std::chrono::steady_clock::now().time_since_epoch();
    return Timestamp(known + std::chrono::ceil<std::chrono::milliseconds>(passed).count());
}

} // namespace triage::storage
