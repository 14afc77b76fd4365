// SPDX-License-Identifier: GPL-3.0-or-later
// Enforces the rate limits: exactly, in the transaction that stores the accepted feedback or reaction, and
// without a query if a bucket is known to be empty.
#pragma once

#include "domain/caller.h"
#include "services/ratebucket.h"
#include "services/ratepolicies.h"
#include "stores/ratewriter.h"

#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace triage::services {

/// A bucket that a request draws from, and its limit.
struct Charge
{
    const char *name = ""; ///< The name of the limit, for clients.
    storage::BucketKey bucket;
    RatePolicy policy;
};

/// Returns what feedback or a reaction of the caller draws from. The address is that of the client, and
/// matters only under a widget token.
std::vector<Charge> chargesOf(const RatePolicies &limits, const Caller &caller, const QString &address);

/// A bucket that is empty until the given time.
struct ExhaustedBucket
{
    storage::BucketKey bucket;
    std::chrono::steady_clock::time_point until;
};

/// Returns RateLimited, with the time to wait.
Problem rateLimited(std::chrono::steady_clock::duration wait);

/// The buckets of a transaction. The organization's lock makes them exact, even if several backends draw from
/// them at once. The time is that of the database, which all backends share.
class RateLimiter
{
public:
    /// Reads all buckets of the charges in one statement; executes none if there are no charges. begun is a
    /// time of this machine's clock that is not later than the beginning of the transaction.
    static Result<RateLimiter> open(storage::Transaction &tx, const std::vector<Charge> &charges,
                                    std::chrono::steady_clock::time_point begun);

    /// Removes one token from every bucket. If one is empty, leaves all as they are and returns the one that
    /// is empty for longest.
    std::optional<ExhaustedBucket> consume(std::span<const Charge> charges);
    /// Returns what is left of each limit now.
    std::vector<Allowance> allowances(std::span<const Charge> charges) const;
    /// Returns whether a bucket was further ahead of the clock than an empty one is, because the clock was
    /// set back. save() stores it as empty; a transaction that is rolled back needs correct().
    bool hasCorrected() const { return m_hasCorrected; }
    /// Writes the buckets that were drawn from or corrected, in one statement.
    Result<void> save(storage::Transaction &tx);
    /// Stores the corrected buckets of the charges in a transaction of its own. Without that, they would be
    /// found empty until the clock has caught up.
    static Result<void> correct(storage::Connection &connection, OrganizationId organization,
                                const std::vector<Charge> &charges);

private:
    std::chrono::microseconds m_now{ 0 };
    std::chrono::steady_clock::time_point m_begun;
    std::map<storage::BucketKey, RateBucket> m_buckets;
    std::map<storage::BucketKey, qint64> m_changed;
    bool m_hasCorrected = false;
};

/// Remembers empty buckets. A bucket found empty stays empty until it has gained a token, whatever other
/// backends do, so the database need not be asked. Lives in one thread.
class ExhaustedBuckets
{
public:
    void add(OrganizationId organization, const ExhaustedBucket &empty);

    struct Refusal
    {
        Problem problem;
        std::vector<Allowance> allowances;
    };
    /// Returns a refusal if one of the buckets is known to be empty.
    std::optional<Refusal> refusal(OrganizationId organization, std::span<const Charge> charges);

private:
    std::map<std::pair<OrganizationId, storage::BucketKey>, std::chrono::steady_clock::time_point> m_empty;
};

} // namespace triage::services
