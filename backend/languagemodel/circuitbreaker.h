// SPDX-License-Identifier: GPL-3.0-or-later
// Leaving an endpoint alone for a while after it failed again and again.
#pragma once

#include <chrono>
#include <mutex>

namespace triage::languagemodel {

/// Thread-safe.
class CircuitBreaker
{
public:
    using Clock = std::chrono::steady_clock;

    CircuitBreaker(int failures, std::chrono::milliseconds rest) : m_most(failures), m_rest(rest) { }

    /// Whether a call may be made now. After the rest one may try it, the others when that went well.
    bool admits(Clock::time_point now = Clock::now());
    void succeeded();
    void failed(Clock::time_point now = Clock::now());
    /// A call that was admitted came to no end that says anything.
    void undecided();
    bool isOpen(Clock::time_point now = Clock::now()) const;

private:
    const int m_most;
    const std::chrono::milliseconds m_rest;
    mutable std::mutex m_mutex;
    int m_failures = 0;
    Clock::time_point m_openUntil{};
    bool m_isTrying = false;
};

} // namespace triage::languagemodel
