// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of this machine and of the server.
#pragma once

#include "timestamp.h"

#include <QDateTime>
#include <QTimeZone>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <limits>

namespace triage::app {

/// Returns the time by the clock of this machine, which may be wrong.
inline Timestamp localTime()
{
    return Timestamp(QDateTime::currentMSecsSinceEpoch());
}

/// Returns the time that passed since the program started, also while the machine was suspended, on top of
/// the time of that moment. Waits are counted with it, because the clock of a machine may be put right at any
/// time.
inline Timestamp steadyTime()
{
    const auto sinceBoot = [] {
        timespec now{};
        ::clock_gettime(CLOCK_BOOTTIME, &now);
        return qint64(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
    };
    static const qint64 boot = localTime().milliseconds() - sinceBoot();
    return Timestamp(boot + sinceBoot());
}

namespace detail {
constexpr qint64 unknown = std::numeric_limits<qint64>::min();
/// How far the server's clock is ahead of steadyTime(), in milliseconds.
inline std::atomic<qint64> serverLead = unknown;
} // namespace detail

/// Returns the time by the server's clock, which ages and wake-ups follow, so that they are the same on all
/// machines. A step of this machine's clock does not change it. Before the first answer of a server it is the
/// time of this machine.
inline Timestamp currentTime()
{
    const qint64 lead = detail::serverLead;
    return lead == detail::unknown ? localTime() : Timestamp(steadyTime().milliseconds() + lead);
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

/// Returns the person's time zone as IANA names it; empty where the system does not name it.
inline QString timeZoneName(QByteArray systemName = QTimeZone::systemTimeZoneId())
{
    // A system may name its zone by the folder in which it lies.
    for (const QByteArrayView folder : { "posix/", "right/" }) {
        if (systemName.startsWith(folder))
            systemName.remove(0, folder.size());
    }
    return QString::fromLatin1(systemName);
}

/// Returns how far the server's clock is ahead of this machine's.
inline std::chrono::milliseconds serverLead()
{
    return std::chrono::milliseconds(currentTime().milliseconds() - localTime().milliseconds());
}

/// Follows the server's clock: an answer that has just arrived was sent at that time.
inline void setServerTime(Timestamp time)
{
    constexpr qint64 tolerance = 2'000; // the time is exact to a second, and the answer took a moment
    const auto isAbout = [time](Timestamp other) {
        return std::abs(time.milliseconds() - other.milliseconds()) <= tolerance;
    };
    if (detail::serverLead != detail::unknown && isAbout(currentTime()))
        return;
    const Timestamp local = localTime();
    detail::serverLead = (isAbout(local) ? local : time).milliseconds() - steadyTime().milliseconds();
}

} // namespace triage::app
