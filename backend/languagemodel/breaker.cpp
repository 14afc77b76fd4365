// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/breaker.h"

namespace triage::languagemodel {

bool Breaker::admits(Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    if (m_failures < m_most)
        return true;
    if (now < m_openUntil || m_isTrying)
        return false;
    m_isTrying = true;
    return true;
}

void Breaker::succeeded()
{
    const std::lock_guard lock(m_mutex);
    m_failures = 0;
    m_isTrying = false;
}

void Breaker::failed(Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    ++m_failures;
    m_isTrying = false;
    if (m_failures >= m_most)
        m_openUntil = now + m_rest;
}

void Breaker::undecided()
{
    const std::lock_guard lock(m_mutex);
    m_isTrying = false;
}

bool Breaker::isOpen(Clock::time_point now) const
{
    const std::lock_guard lock(m_mutex);
    return m_failures >= m_most && now < m_openUntil;
}

} // namespace triage::languagemodel
