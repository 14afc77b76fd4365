// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/databaseclock.h"

#include <QDateTime>
#include <QTimeZone>

#include <atomic>
#include <limits>

using namespace std::chrono_literals;

namespace triage::storage {

namespace {

constexpr qint64 unknown = std::numeric_limits<qint64>::max();

/// The time of the database when the monotonic clock was 0.
std::atomic<qint64> start = unknown;

} // namespace

void noteDatabaseTime(Timestamp time, std::chrono::steady_clock::time_point begun)
{
    const bool isExact = std::chrono::steady_clock::now() - begun <= 1s;
    const qint64 found = time.milliseconds()
        - std::chrono::floor<std::chrono::milliseconds>(begun.time_since_epoch()).count();
    qint64 none = unknown;
    if (isExact)
        start = found;
    else
        start.compare_exchange_strong(none, found);
}

Timestamp databaseTime()
{
    const qint64 known = start;
    if (known == unknown)
        return Timestamp(QDateTime::currentMSecsSinceEpoch());
    const auto passed = std::chrono::steady_clock::now().time_since_epoch();
    return Timestamp(known + std::chrono::ceil<std::chrono::milliseconds>(passed).count());
}

QDate databaseDay(const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(databaseTime().milliseconds(), zone).date();
}

} // namespace triage::storage
