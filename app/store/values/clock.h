// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of this machine and of the server.
#pragma once

#include "timestamp.h"

#include <QDateTime>
#include <QElapsedTimer>

#include <atomic>
#include <chrono>
#include <cstdlib>

namespace triage::app {

namespace detail {
inline std::atomic<qint64> serverLead = 0; ///< In milliseconds.
}

/// Returns the time by the clock of this machine, which may be wrong.
inline Timestamp localTime()
{
    return Timestamp(QDateTime::currentMSecsSinceEpoch());
}

/// Returns the time by the server's clock, which ages and wake-ups follow, so that they are the same on all
/// machines.
inline Timestamp currentTime()
{
    return Timestamp(localTime().milliseconds() + detail::serverLead);
}

/// Returns a time in the zone of the person.
inline QDateTime inPersonsZone(Timestamp at)
{
    return QDateTime::fromMSecsSinceEpoch(at.milliseconds());
}

/// Returns the person's day of a time.
inline QDate dayOf(Timestamp at)
{
    return inPersonsZone(at).date();
}

/// Returns the time by the server's clock in the zone of the person.
inline QDateTime currentDateTime()
{
    return inPersonsZone(currentTime());
}

/// Returns the person's day by the server's clock: what lists, plots, dialogs and texts call today.
inline QDate today()
{
    return dayOf(currentTime());
}

/// Returns how far the server's clock is ahead of this machine's.
inline std::chrono::milliseconds serverLead()
{
    return std::chrono::milliseconds(detail::serverLead);
}

/// Follows the server's clock: an answer that has just arrived was sent at that time.
inline void setServerTime(Timestamp time)
{
    constexpr qint64 tolerance = 2'000; // the time is exact to a second, and the answer took a moment
    const qint64 lead = time.milliseconds() - localTime().milliseconds();
    if (std::abs(lead - detail::serverLead) > tolerance)
        detail::serverLead = std::abs(lead) > tolerance ? lead : 0;
}

/// Returns the time that passed since the program started, on top of the time of that moment. Waits are
/// counted with it, because the clock of a machine may be put right at any time.
inline Timestamp steadyTime()
{
    static const qint64 start = QDateTime::currentMSecsSinceEpoch();
    static const QElapsedTimer elapsed = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return Timestamp(start + elapsed.elapsed());
}

} // namespace triage::app
