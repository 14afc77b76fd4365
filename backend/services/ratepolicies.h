// SPDX-License-Identifier: GPL-3.0-or-later
// The rate limits of feedback and reactions.
#pragma once

#include "result.h"

#include <QString>

#include <chrono>
#include <optional>

namespace triage::services {

/// Allows count requests in a period on average, and up to burst at once.
struct RatePolicy
{
    int count = 0; ///< 0 means no limit.
    std::chrono::seconds period{ 1 };
    int burst = 0;

    bool isOff() const { return count == 0; }
    /// Returns the time that an empty bucket takes to fill, in whole seconds.
    std::chrono::seconds window() const;

    friend bool operator==(const RatePolicy &, const RatePolicy &) = default;
};

/// The limits of one backend. All backends on a database should have the same.
struct RatePolicies
{
    RatePolicy fullAccess{ 100, std::chrono::seconds(1), 200 }; ///< For each full-access token.
    RatePolicy widget{ 10, std::chrono::seconds(1), 30 }; ///< For each widget token.
    RatePolicy address{ 30, std::chrono::seconds(60), 30 }; ///< For each client address under a widget token.

    static RatePolicies off() { return { {}, {}, {} }; }

    friend bool operator==(const RatePolicies &, const RatePolicies &) = default;
};

/// Parses "off", or some of full=100/200, widget=10/30 and address=30, separated by commas: requests per
/// second and burst; for addresses requests per minute. Each may be off. A limit that is not named keeps its
/// default.
Result<RatePolicies> ratePoliciesFrom(const QString &text);

/// The remaining allowance of a limit, for the headers of an answer.
struct Allowance
{
    const char *name = ""; ///< The name of the limit, for clients.
    RatePolicy policy;
    std::optional<int> left; ///< Not set if the limit was not checked, because another one already refuses.
    std::chrono::seconds reset{
        0
    }; ///< The time until the bucket is full; if the limit refuses, until it admits a request.

    friend bool operator==(const Allowance &, const Allowance &) = default;
};

} // namespace triage::services
