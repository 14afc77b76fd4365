// SPDX-License-Identifier: GPL-3.0-or-later
// Rate limits of feedback creation: what is allowed, and how a bucket fills and empties.
#pragma once

#include "result.h"

#include <QString>

#include <chrono>
#include <optional>

namespace triage::services {

/// So many in a period on average, and up to burst of them at once.
struct RatePolicy
{
    int count = 0; ///< 0: no limit.
    std::chrono::seconds period{ 1 };
    int burst = 0;

    bool isOff() const { return count == 0; }
    /// How long an empty bucket takes until it is full, in whole seconds.
    std::chrono::seconds window() const;

    friend bool operator==(const RatePolicy &, const RatePolicy &) = default;
};

/// The limits of one backend. All backends on a database are meant to have the same.
struct RateLimits
{
    RatePolicy fullAccess{ 100, std::chrono::seconds(1), 200 }; ///< Of each full-access token.
    RatePolicy widget{ 10, std::chrono::seconds(1), 30 }; ///< Of each widget token.
    RatePolicy address{ 30, std::chrono::seconds(60), 30 }; ///< Of each client address under a widget token.

    static RateLimits off() { return { {}, {}, {} }; }

    friend bool operator==(const RateLimits &, const RateLimits &) = default;
};

/// "off", or some of full=100/200, widget=10/30 and address=30, separated by commas: how many a second and
/// how many at once, for addresses how many a minute; each may be off. What is not named keeps its default.
Result<RateLimits> rateLimitsFrom(const QString &text);

/// What is left of a limit: what the answer's headers tell.
struct Allowance
{
    const char *name = ""; ///< Of the limit, for clients.
    RatePolicy policy;
    std::optional<int>
        left; ///< Nothing where the limit was not looked at, because another one refuses already.
    std::chrono::seconds reset{
        0
    }; ///< Until all of it is there again; where it refuses, until it lets one through.

    friend bool operator==(const Allowance &, const Allowance &) = default;
};

/// A bucket at one moment. It holds burst tokens when it is full and gains one every period / count. It is no
/// more than the time at which it is full again (GCRA), so that it needs no upkeep while nobody takes from
/// it.
class Bucket
{
public:
    using Microseconds = std::chrono::microseconds;

    /// fullAt and now by the same clock, since any beginning.
    Bucket(const RatePolicy &policy, Microseconds fullAt, Microseconds now);

    bool isEmpty() const { return left() < 1; }
    /// How many can be taken.
    int left() const;
    /// Takes one; only where it is not empty.
    void take();
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
