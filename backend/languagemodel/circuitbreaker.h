// SPDX-License-Identifier: GPL-3.0-or-later
// Suspends calls after repeated failures: those of one organization, or all calls to an endpoint.
#pragma once

#include "domain/ids.h"

#include <QByteArray>

#include <chrono>
#include <map>
#include <memory>
#include <mutex>

namespace triage::languagemodel {

/// Thread-safe.
class CircuitBreaker
{
public:
    using Clock = std::chrono::steady_clock;
    enum class Admission {
        Granted,
        Trial, ///< The first call after a rest. The others follow when it succeeds.
        Denied,
    };

    CircuitBreaker(int maxFailures, std::chrono::milliseconds rest) : m_maxFailures(maxFailures), m_rest(rest)
    {
    }

    /// Returns whether a call may be made now.
    Admission admits(Clock::time_point now = Clock::now());
    void succeeded();
    /// Returns whether calls are suspended from now on, because this was one failure too many in a row.
    bool failed(Clock::time_point now = Clock::now());
    /// Suspends calls for at least the time.
    void suspend(std::chrono::milliseconds time, Clock::time_point now = Clock::now());
    /// Records that an admitted call ended without saying anything about the reason for the rest.
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

/// A breaker for each organization: texts that an endpoint cannot answer suspend the calls of their
/// organization only. Thread-safe.
class OrganizationBreakers
{
public:
    OrganizationBreakers(int maxFailures, std::chrono::milliseconds rest)
        : m_maxFailures(maxFailures), m_rest(rest)
    {
    }

    std::shared_ptr<CircuitBreaker> of(OrganizationId organization);

private:
    const int m_maxFailures;
    const std::chrono::milliseconds m_rest;
    std::mutex m_mutex;
    std::map<OrganizationId, std::shared_ptr<CircuitBreaker>> m_breakers;
};

/// Returns the rest that the value of a Retry-After header asks for, one hour at most; 0 if the header is
/// missing or invalid.
std::chrono::milliseconds restAskedFor(const QByteArray &retryAfter);

} // namespace triage::languagemodel
