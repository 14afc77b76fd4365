// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the number of concurrent calls and of calls a minute, and shares them among organizations.
#pragma once

#include "domain/ids.h"

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>

namespace triage::languagemodel {

/// Thread-safe. Callers wait for their turn: the organization whose last call began first comes first. One
/// organization never has all concurrent calls, if there may be more than one, so that slow calls of one do
/// not hold up the others. Calls of a limited rate are evenly spaced: no minute has more of them.
class CallThrottle
{
public:
    using Clock = std::chrono::steady_clock;

    /// A perMinute of 0 means no limit.
    CallThrottle(int concurrency, int perMinute);

    /// Waits until a call may begin. Returns false if that would be after the deadline or after stop(). Each
    /// call that began must be ended with end().
    bool begin(OrganizationId organization, Clock::time_point deadline);
    void end(OrganizationId organization);
    /// Waits unless stopped. Returns whether it waited the whole time.
    bool waitFor(std::chrono::milliseconds time);
    void stop();
    bool isStopped() const;

private:
    struct Share
    {
        int running = 0;
        int waiting = 0;
        Clock::time_point begunAt{}; ///< The begin of the last call.
    };

    bool waitForTurn(std::unique_lock<std::mutex> &lock, const Share &share, Clock::time_point deadline);
    bool hasTurn(const Share &share) const;

    const Clock::duration m_interval; ///< Between the begins of two calls.
    const int m_maxOfOrganization;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_free;
    Clock::time_point m_nextAt{}; ///< No call begins earlier.
    std::map<OrganizationId, Share> m_shares;
    bool m_isStopped = false;
};

} // namespace triage::languagemodel
