// SPDX-License-Identifier: GPL-3.0-or-later
// Suspends calls to an endpoint after repeated failures.
#pragma once

#include <chrono>
#include <mutex>

namespace triage::languagemodel {

/// Thread-safe.
class CircuitBreaker
{
public:
    using Clock = std::chrono::steady_clock;

    CircuitBreaker(int maxFailures, std::chrono::milliseconds rest) : m_maxFailures(maxFailures), m_rest(rest)
    {
    }

    /// Returns whether a call may be made now. After the rest time one call is admitted; the others follow
    /// when it succeeds.
    bool admits(Clock::time_point now = Clock::now());
    void succeeded();
    void failed(Clock::time_point now = Clock::now());
    /// Records that an admitted call ended without saying anything about the endpoint.
    void undecided();
    bool isOpen(Clock::time_point now = Clock::now()) const;

private:
    const int m_maxFailures;
    const std::chrono::milliseconds m_rest;
    mutable std::mutex m_mutex;
    int m_failures = 0;
    Clock::time_point m_openUntil{};
    bool m_isTrying = false;
};

} // namespace triage::languagemodel
