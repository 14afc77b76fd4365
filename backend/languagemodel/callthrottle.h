// SPDX-License-Identifier: GPL-3.0-or-later
// How many calls at once and how many a minute.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace triage::languagemodel {

/// Thread-safe. Callers wait for their turn.
class CallThrottle
{
public:
    using Clock = std::chrono::steady_clock;

    /// perMinute 0: as many as come.
    CallThrottle(int atOnce, int perMinute);

    /// Waits until a call may begin; false where that would be after the deadline, or it was stopped. end()
    /// ends it.
    bool begin(Clock::time_point deadline);
    void end();
    /// Waits, unless it is stopped; whether it waited to the end.
    bool waitFor(std::chrono::milliseconds time);
    void stop();
    bool isStopped() const;

private:
    /// When the bucket has one; now or earlier: it has.
    Clock::time_point nextAt(Clock::time_point now);

    const double m_perSecond;
    const double m_most;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_free;
    double m_tokens;
    Clock::time_point m_filledAt = Clock::now();
    bool m_isStopped = false;
};

} // namespace triage::languagemodel
