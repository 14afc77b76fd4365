// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the number of concurrent calls and of calls a minute.
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

    /// A perMinute of 0 means no limit.
    CallThrottle(int concurrency, int perMinute);

    /// Waits until a call may begin. Returns false if that would be after the deadline or after stop(). Each
    /// call that began must be ended with end().
    bool begin(Clock::time_point deadline);
    void end();
    /// Waits unless stopped. Returns whether it waited the whole time.
    bool waitFor(std::chrono::milliseconds time);
    void stop();
    bool isStopped() const;

private:
    /// Returns the time at which the bucket has a token; now or earlier if it has one already.
    Clock::time_point nextAt(Clock::time_point now);

    const double m_perSecond;
    const double m_maxTokens;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_free;
    double m_tokens;
    Clock::time_point m_filledAt = Clock::now();
    bool m_isStopped = false;
};

} // namespace triage::languagemodel
