// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/callthrottle.h"

#include <algorithm>

namespace triage::languagemodel {

CallThrottle::CallThrottle(int concurrency, int perMinute)
    : m_interval(perMinute > 0 ? Clock::duration(std::chrono::minutes(1)) / perMinute : Clock::duration(0)),
      m_maxOfOrganization(std::max(1, concurrency - 1)), m_free(concurrency)
{
}

bool CallThrottle::hasTurn(const Share &share) const
{
    const auto mayBegin = [this](const Share &each) {
        return each.waiting > 0 && each.running < m_maxOfOrganization;
    };
    return m_free > 0 && mayBegin(share)
        && std::none_of(m_shares.begin(), m_shares.end(), [&](const auto &other) {
               return mayBegin(other.second) && other.second.begunAt < share.begunAt;
           });
}

bool CallThrottle::waitForTurn(std::unique_lock<std::mutex> &lock, const Share &share,
                               Clock::time_point deadline)
{
    while (!m_isStopped) {
        const Clock::time_point now = Clock::now();
        const bool isNext = hasTurn(share);
        if (isNext && m_nextAt <= now)
            return true;
        if (isNext ? m_nextAt > deadline : now >= deadline)
            return false;
        m_changed.wait_until(lock, isNext ? m_nextAt : deadline);
    }
    return false;
}

bool CallThrottle::begin(OrganizationId organization, Clock::time_point deadline)
{
    std::unique_lock lock(m_mutex);
    Share &share = m_shares[organization];
    ++share.waiting;
    const bool begins = waitForTurn(lock, share, deadline);
    --share.waiting;
    if (begins) {
        ++share.running;
        --m_free;
        share.begunAt = Clock::now();
        m_nextAt = share.begunAt + m_interval;
    }
    lock.unlock();
    m_changed.notify_all(); // it is another one's turn
    return begins;
}

void CallThrottle::end(OrganizationId organization)
{
    {
        const std::lock_guard lock(m_mutex);
        --m_shares[organization].running;
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
