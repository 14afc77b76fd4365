// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/callthrottle.h"

#include <algorithm>

namespace triage::languagemodel {

CallThrottle::CallThrottle(int concurrency, int perMinute)
    : m_perSecond(perMinute / 60.0), m_maxTokens(std::max(1.0, perMinute / 6.0)), m_free(concurrency),
      m_tokens(m_maxTokens)
{
}

CallThrottle::Clock::time_point CallThrottle::nextAt(Clock::time_point now)
{
    if (m_perSecond <= 0)
        return now;
    const double passed = std::chrono::duration<double>(now - m_filledAt).count();
    m_tokens = std::min(m_maxTokens, m_tokens + passed * m_perSecond);
    m_filledAt = now;
    if (m_tokens >= 1)
        return now;
    const std::chrono::duration<double> missing((1 - m_tokens) / m_perSecond);
    return now + std::chrono::duration_cast<Clock::duration>(missing) + std::chrono::milliseconds(1);
}

bool CallThrottle::begin(Clock::time_point deadline)
{
    std::unique_lock lock(m_mutex);
    while (!m_isStopped) {
        const Clock::time_point now = Clock::now();
        if (m_free > 0) {
            const Clock::time_point next = nextAt(now);
            if (next <= now) {
                --m_free;
                m_tokens -= 1;
                return true;
            }
            if (next > deadline)
                return false;
            m_changed.wait_until(lock, next);
        } else if (m_changed.wait_until(lock, deadline) == std::cv_status::timeout && m_free == 0) {
            return false;
        }
    }
    return false;
}

void CallThrottle::end()
{
    {
        const std::lock_guard lock(m_mutex);
        ++m_free;
    }
    m_changed.notify_all();
}

bool CallThrottle::waitFor(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_mutex);
    return !m_changed.wait_for(lock, time, [this] { return m_isStopped; });
}

void CallThrottle::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopped = true;
    }
    m_changed.notify_all();
}

bool CallThrottle::isStopped() const
{
    const std::lock_guard lock(m_mutex);
    return m_isStopped;
}

} // namespace triage::languagemodel
