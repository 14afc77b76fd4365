// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of a rate limit: how a bucket fills and empties.
#pragma once

#include "services/ratepolicies.h"

#include <chrono>

namespace triage::services {

/// A bucket at one moment. It holds burst tokens when it is full and gains one every period / count. It is no
/// more than the time at which it is full again (GCRA), so that it needs no upkeep while nobody takes from
/// it.
class RateBucket
{
public:
    using Microseconds = std::chrono::microseconds;

    /// fullAt and now by the same clock, since any beginning.
    RateBucket(const RatePolicy &policy, Microseconds fullAt, Microseconds now);

    bool isEmpty() const { return left() < 1; }
    /// How many can be taken.
    int left() const;
    /// Takes one; only where it is not empty.
    void consume();
    Microseconds fullAt() const { return m_fullAt; }
    /// Until one can be taken; 0 where one can.
    Microseconds untilOne() const;
    Microseconds untilFull() const { return m_fullAt - m_now; }

private:
    RatePolicy m_policy;
    Microseconds m_interval; ///< In which one more is gained.
    Microseconds m_fullAt; ///< Never before now.
    Microseconds m_now;
};

} // namespace triage::services
