// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of a rate limit: how a bucket fills and empties.
#pragma once

#include "services/ratepolicies.h"

#include <chrono>

namespace triage::services {

/// A bucket at one moment. It holds burst tokens when full and gains one every period / count. Its whole
/// state is the time at which it is full again (GCRA), so it needs no upkeep while it is unused.
class RateBucket
{
public:
    using Microseconds = std::chrono::microseconds;

    /// fullAt and now are times of the same clock, from any origin.
    RateBucket(const RatePolicy &policy, Microseconds fullAt, Microseconds now);

    bool isEmpty() const { return left() < 1; }
    /// Returns the number of tokens.
    int left() const;
    /// Removes one token. The bucket must not be empty.
    void consume();
    Microseconds fullAt() const { return m_fullAt; }
    /// Returns the time until there is a token; 0 if there is one.
    Microseconds untilOne() const;
    Microseconds untilFull() const { return m_fullAt - m_now; }

private:
    RatePolicy m_policy;
    Microseconds m_interval; ///< The time in which it gains one token.
    Microseconds m_fullAt; ///< Never earlier than now.
    Microseconds m_now;
};

} // namespace triage::services
