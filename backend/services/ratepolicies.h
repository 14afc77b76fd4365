// SPDX-License-Identifier: GPL-3.0-or-later
// The rate limits of feedback creation.
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
struct RatePolicies
{
    RatePolicy fullAccess{ 100, std::chrono::seconds(1), 200 }; ///< Of each full-access token.
    RatePolicy widget{ 10, std::chrono::seconds(1), 30 }; ///< Of each widget token.
    RatePolicy address{ 30, std::chrono::seconds(60), 30 }; ///< Of each client address under a widget token.

    static RatePolicies off() { return { {}, {}, {} }; }

    friend bool operator==(const RatePolicies &, const RatePolicies &) = default;
};

/// "off", or some of full=100/200, widget=10/30 and address=30, separated by commas: how many a second and
/// how many at once, for addresses how many a minute; each may be off. What is not named keeps its default.
Result<RatePolicies> ratePoliciesFrom(const QString &text);

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

} // namespace triage::services
