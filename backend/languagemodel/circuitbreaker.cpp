// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/circuitbreaker.h"

namespace triage::languagemodel {

bool CircuitBreaker::admits(Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    if (m_failures < m_maxFailures)
        return true;
    if (now < m_openUntil || m_isTrying)
        return false;
    m_isTrying = true;
    return true;
}

void CircuitBreaker::succeeded()
{
    const std::lock_guard lock(m_mutex);
    m_failures = 0;
    m_isTrying = false;
}

void CircuitBreaker::failed(Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    ++m_failures;
    m_isTrying = false;
    if (m_failures >= m_maxFailures)
        m_openUntil = now + m_rest;
}

void CircuitBreaker::undecided()
{
    const std::lock_guard lock(m_mutex);
    m_isTrying = false;
}

bool CircuitBreaker::isOpen(Clock::time_point now) const
{
    const std::lock_guard lock(m_mutex);
    return m_failures >= m_maxFailures && now < m_openUntil;
}

} // namespace triage::languagemodel
