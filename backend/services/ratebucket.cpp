// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/ratebucket.h"

#include <algorithm>

namespace triage::services {

RateBucket::RateBucket(const RatePolicy &policy, Microseconds fullAt, Microseconds now)
    : m_policy(policy), m_interval(Microseconds(policy.period) / policy.count),
      m_fullAt(std::max(fullAt, now)), m_now(now)
{
    // The bucket is at most empty, even if the limit was lower before or the clock was set back.
    m_fullAt = std::min(m_fullAt, now + policy.burst * m_interval);
}

int RateBucket::left() const
{
    return int((m_policy.burst * m_interval - untilFull()) / m_interval);
}

void RateBucket::consume()
{
    m_fullAt += m_interval;
}

RateBucket::Microseconds RateBucket::untilOne() const
{
    return std::max(Microseconds(0), untilFull() - (m_policy.burst - 1) * m_interval);
}

} // namespace triage::services
